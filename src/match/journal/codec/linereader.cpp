// SPDX-License-Identifier: MIT
#include "match/journal/codec/eventcodec.h"
#include "match/journal/readon.h"

#include <QCryptographicHash>

#include <algorithm>

namespace kagetsu::journal {

namespace {

constexpr qsizetype HashDigits = 64;
constexpr QByteArrayView HashMember = ",\"hash\":\"";
constexpr QByteArrayView LineEnd = "\"}";
constexpr qsizetype HashTail = HashMember.size() + HashDigits + LineEnd.size();

QByteArray formatHead()
{
    return "{\"format\":\"" + QByteArray(FormatName) + "\",\"version\":";
}

// Reads one line: its event, its chain and everything else in it.
class LineReader
{
public:
    LineReader(QByteArrayView line, const ChainEnd &before, clock::Moment earliest)
        : m_line(line)
        , m_before(before)
        , m_earliest(earliest)
    {
    }

    Result<Entry, JournalFault> read() const
    {
        if (const auto column = brokenAt())
            return fault(FaultCode::BrokenChain, *column, {});
        if (const auto at = json::excessAt({ m_line.data(), static_cast<std::size_t>(m_line.size()) }))
            return fault(FaultCode::NotJson, static_cast<int>(*at) + 1, {});
        const Json json = Json::parse(m_line.begin(), m_line.end(), nullptr, /*allow_exceptions=*/false);
        if (json.is_discarded())
            return fault(FaultCode::NotJson, 1, {});
        json::Faults faults(1);
        Entry entry;
        const Members members = readMembers(json::Node(json, faults), entry);
        if (faults.isFull()) {
            const FieldFault found = fieldFault(faults, json);
            return fault(found.code, columnOf(found.field), found.field);
        }
        auto what = happeningFrom(members.type, members.payload);
        if (!what) {
            const FieldFault &inner = what.fault();
            const std::string field = inner.code == FaultCode::UnknownEvent ? "type"
                : inner.field.empty()                                       ? "payload"
                                                                            : "payload." + inner.field;
            return fault(inner.code, columnOf(field), field);
        }
        entry.event.what = std::move(what).value();
        if (members.actor != actorOf(entry.event.what))
            return fault(FaultCode::WrongField, columnOf("actor"), "actor");
        return entry;
    }

private:
    // Returns the column (from 1) where the chain is broken.
    std::optional<int> brokenAt() const
    {
        const qsizetype hashed = m_line.size() - HashTail;
        if (hashed < 0 || m_line.sliced(hashed, HashMember.size()) != HashMember || !m_line.endsWith(LineEnd))
            return 1;
        const QByteArray hash = QCryptographicHash::hash(m_line.first(hashed), QCryptographicHash::Sha256).toHex();
        if (hashOf() != hash)
            return static_cast<int>(hashed) + 2;
        return std::nullopt;
    }
    QByteArrayView hashOf() const { return m_line.sliced(m_line.size() - LineEnd.size() - HashDigits, HashDigits); }

    struct Members
    {
        std::string actor;
        std::string type;
        Json payload;
    };

    Members readMembers(const json::Node &node, Entry &entry) const
    {
        Members members;
        json::Reader io(node);
        const auto text = [&io](std::string_view name) {
            std::string value;
            io.member(name, value, json::Text);
            return value;
        };
        if (m_before.sequence == 0) {
            io.check("format", text("format") == FormatName);
            int version = 0;
            io.member("version", version, json::Number { FormatVersion, FormatVersion });
        }
        io.member("seq", entry.end.sequence, json::Number { 1, INT64_MAX });
        io.check("seq", entry.end.sequence == m_before.sequence + 1, NotInChain);
        io.member("mono_ms", entry.event.at, Time);
        io.check("mono_ms", entry.event.at >= m_earliest);
        entry.wall = QDateTime::fromString(QString::fromStdString(text("wall")), Qt::ISODateWithMs);
        io.check("wall", entry.wall.isValid() && entry.wall.timeSpec() != Qt::LocalTime);
        members.actor = text("actor");
        members.type = text("type");
        if (io.has("payload"))
            members.payload = node->at("payload");
        bool more = false;
        if (io.has("more")) {
            io.member("more", more, json::Flag);
            io.check("more", more);
        }
        entry.completes = !more;
        if (io.has("clocks"))
            entry.clocks = json::toText(node->at("clocks"));
        io.check("prev", text("prev") == m_before.hash.toStdString(), NotInChain);
        entry.end.hash = hashOf().toByteArray();
        text("hash");
        io.end();
        entry.end.length = m_before.length + m_line.size() + 1;
        return members;
    }

    // Returns the column where the member begins whose path ends with this name; 1 if it is missing.
    int columnOf(const std::string &field) const
    {
        std::string name = field.substr(field.rfind('.') + 1);
        name = name.substr(0, name.find('['));
        const QByteArray key = '"' + QByteArray::fromStdString(name) + "\":";
        return static_cast<int>(std::max<qsizetype>(m_line.indexOf(key), 0)) + 1;
    }
    static Fault<JournalFault> fault(FaultCode code, int column, std::string field)
    {
        return Fault { JournalFault { .code = code, .column = column, .field = std::move(field) } };
    }

    QByteArrayView m_line;
    const ChainEnd &m_before;
    clock::Moment m_earliest;
};

// Checks the beginning of a first line before its chain, because another version may chain differently.
std::optional<FaultCode> headFault(QByteArrayView bytes)
{
    const QByteArray head = formatHead();
    if (!bytes.startsWith(head))
        return head.startsWith(bytes) ? FaultCode::Torn : FaultCode::Foreign;
    const QByteArrayView rest = bytes.sliced(head.size());
    qsizetype digits = 0;
    while (digits < rest.size() && rest[digits] >= '0' && rest[digits] <= '9')
        ++digits;
    if (digits == rest.size())
        return FaultCode::Torn;
    if (rest.first(digits).toInt() != FormatVersion || rest[digits] != ',')
        return digits > 0 && rest[digits] == ',' ? FaultCode::NewerVersion : FaultCode::Foreign;
    return std::nullopt;
}

} // namespace

bool looksLikeJournal(QByteArrayView head)
{
    const QByteArray expected = formatHead();
    return head.startsWith(expected) || expected.startsWith(head);
}

JournalText readJournal(QByteArrayView bytes)
{
    return readJournalFrom(bytes, {}, clock::Moment(0));
}

JournalText readJournalFrom(QByteArrayView bytes, ChainEnd end, clock::Moment earliest)
{
    JournalText text;
    const std::optional<FaultCode> head = end.sequence == 0 ? headFault(bytes) : std::nullopt;
    if (head) {
        text.fault = JournalFault { .code = *head, .line = 1, .column = 1 };
        return text;
    }
    const qint64 begin = end.length;
    const std::int64_t firstLine = end.sequence + 1;
    while (end.length - begin < bytes.size()) {
        const QByteArrayView rest = bytes.sliced(end.length - begin);
        const qsizetype size = rest.indexOf('\n');
        if (size < 0)
            break;
        const QByteArrayView line = rest.first(size);
        auto entry = LineReader(line, end, earliest).read();
        if (!entry) {
            // A journal has no zero bytes: in the last line they are blocks that a stopped computer never wrote.
            const bool isLast = size + 1 == rest.size();
            if (isLast && entry.fault().code == FaultCode::BrokenChain && line.contains('\0'))
                break;
            text.fault = entry.fault();
            text.fault->line = static_cast<int>(end.sequence) + 1;
            break;
        }
        end = entry->end;
        earliest = entry->event.at;
        text.entries.push_back(std::move(entry).value());
    }
    while (!text.entries.empty() && !text.entries.back().completes)
        text.entries.pop_back();
    if (text.fault)
        return text;
    if (text.entries.empty())
        text.fault = JournalFault { .code = FaultCode::Torn, .line = static_cast<int>(firstLine), .column = 1 };
    else
        text.tornBytes = bytes.size() - (text.entries.back().end.length - begin);
    return text;
}

} // namespace kagetsu::journal
