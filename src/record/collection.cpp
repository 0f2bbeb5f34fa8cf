// SPDX-License-Identifier: MIT
#include "record/collection.h"

#include "record/sgf/interpreter.h"
#include "record/sgf/result.h"
#include "record/sgf/scanner.h"
#include "record/sgf/syntax/decode.h"
#include "record/sgf/syntax/values.h"
#include "record/sgf/writer.h"

#include <algorithm>
#include <deque>
#include <utility>

namespace kagetsu::record {

namespace {

// What the first pass over a file finds: the borders of the trees, and what their first nodes say.
class BorderSink
{
public:
    struct Tree
    {
        std::size_t begin = 0;
        std::size_t end = 0;
        CollectionEntry entry;
    };

    explicit BorderSink(std::string_view text)
        : m_text(text)
    {
    }

    void treeBegin(std::size_t offset)
    {
        m_trees.push_back({ offset, offset, {} });
        m_entry = &m_trees.back().entry;
        entry().number = static_cast<int>(m_trees.size());
        entry().gameType = 1;
        m_inTree = true;
        m_mainEnd = -1;
        m_header = -1;
        m_leaves = 0;
        m_last = -1;
        m_hasGame = false;
        m_hasSize = false;
        m_re = {};
        m_xrs = {};
    }

    void treeEnd(std::size_t offset)
    {
        Tree &tree = m_trees.back();
        tree.end = offset;
        tree.entry.variations = std::max(0, m_leaves);
        tree.entry.result = resultFromSgf(sgf::unescapeSimple(m_re), sgf::unescapeSimple(m_xrs));
        m_inTree = false;
    }

    void node(int number, int parent, std::size_t)
    {
        // In file order the first child follows its parent at once; every other child begins a variation.
        if (parent == m_mainEnd && number == m_mainEnd + 1)
            m_mainEnd = number;
        if (parent != number - 1)
            ++m_leaves;
        m_last = number;
        entry().nodes = number + 1;
    }

    void property(std::string_view, sgf::Id id, std::size_t)
    {
        m_id = id;
        m_isFirst = true;
        if (m_header < 0)
            m_header = m_mainEnd == m_last ? m_last : 0;
        if (m_mainEnd == m_last && (id == sgf::Id::B || id == sgf::Id::W))
            ++entry().mainMoves;
    }

    // The same that reading the game takes: the first value that says something, in the header or else later on the
    // main line, where each property has one.
    void value(std::size_t begin, std::size_t end)
    {
        const bool isFirst = std::exchange(m_isFirst, false);
        const std::string_view raw = m_text.substr(begin, end - begin);
        if (m_header == m_last) {
            readInfoValue(raw);
            if (isFirst)
                readRootValue(raw);
        } else if (isFirst && m_mainEnd == m_last) {
            readInfoValue(raw);
        }
    }

    void finding(Code code, std::size_t offset)
    {
        if (m_inTree)
            ++entry().messages;
        else
            m_findings.add({ code, offset });
    }

    std::deque<Tree> &trees() { return m_trees; }
    const Findings &findings() const { return m_findings; }

private:
    CollectionEntry &entry() { return *m_entry; }

    static void setOnce(std::string &target, std::string_view raw)
    {
        if (target.empty())
            target = sgf::unescapeSimple(raw);
    }

    void readInfoValue(std::string_view raw)
    {
        CollectionEntry &target = entry();
        switch (m_id) {
        case sgf::Id::PB:
            return setOnce(target.black.name, raw);
        case sgf::Id::PW:
            return setOnce(target.white.name, raw);
        case sgf::Id::BR:
            return setOnce(target.black.rank, raw);
        case sgf::Id::WR:
            return setOnce(target.white.rank, raw);
        case sgf::Id::BT:
            return setOnce(target.black.team, raw);
        case sgf::Id::WT:
            return setOnce(target.white.team, raw);
        case sgf::Id::GN:
            return setOnce(target.gameName, raw);
        case sgf::Id::EV:
            return setOnce(target.event, raw);
        case sgf::Id::RO:
            return setOnce(target.round, raw);
        case sgf::Id::DT:
            return setOnce(target.date, raw);
        case sgf::Id::RU:
            return setOnce(target.rules, raw);
        case sgf::Id::RE:
            m_re = m_re.empty() ? raw : m_re;
            return;
        case sgf::Id::XRS:
            m_xrs = m_xrs.empty() ? raw : m_xrs;
            return;
        default:
            return;
        }
    }

    void readRootValue(std::string_view raw)
    {
        CollectionEntry &target = entry();
        if (m_id == sgf::Id::GM && !std::exchange(m_hasGame, true))
            target.gameType = sgf::readNumber(raw).value_or(sgf::Read<int> { target.gameType }).value;
        if (m_id != sgf::Id::SZ || raw.empty() || std::exchange(m_hasSize, true))
            return;
        if (const auto size = sgf::readSize(raw)) {
            target.columns = size->value.columns;
            target.rows = size->value.rows;
        }
    }

    std::string_view m_text;
    std::deque<Tree> m_trees; // entries are large, and how many come is not known
    CollectionEntry *m_entry = nullptr; // of the last one
    Findings m_findings; // outside the trees
    bool m_inTree = false;
    int m_mainEnd = -1; // last node of the main line
    int m_header = -1; // the first node that is not empty
    int m_last = -1;
    int m_leaves = 0; // lines besides the main one
    sgf::Id m_id = sgf::Id::Unknown;
    bool m_isFirst = false;
    bool m_hasGame = false;
    bool m_hasSize = false;
    std::string_view m_re;
    std::string_view m_xrs;
};

} // namespace

std::string_view Collection::text(std::size_t index) const
{
    const Place &place = m_places[index];
    return std::string_view(*m_text).substr(place.begin, place.end - place.begin);
}

bool Collection::keepsOthers() const
{
    // A tree that names another charset than it is written in would be read by that name once it stands alone.
    return m_format == Format::Sgf && std::all_of(m_charsets.begin(), m_charsets.end(), [](const std::string &name) {
        return name == nameOf(Charset::Utf8);
    }) && std::none_of(m_messages.begin(), m_messages.end(), [](const Message &message) {
        return message.code == Code::CharsetMismatch;
    });
}

CollectionEntry Collection::entry(std::size_t index) const
{
    return m_lister ? m_lister(text(index), index) : m_entries[index];
}

Game Collection::readGame(std::size_t index) const
{
    const Place &place = m_places[index];
    const std::string_view treeText = text(index);
    if (m_reader) {
        Game game = m_reader(treeText, static_cast<int>(index) + 1, place.line, place.column);
        game.info.charset = m_charsets[place.charset];
        return game;
    }
    sgf::RawTree raw = sgf::parseTree(treeText, static_cast<std::size_t>(m_entries[index].nodes));
    sgf::Interpreted interpreted = sgf::interpret(raw);
    interpreted.info.charset = m_charsets[place.charset];
    std::vector<Message> messages =
        raw.findings.messages(treeText, static_cast<int>(index) + 1, place.line, place.column);
    for (Message &message : messages) {
        if (message.node >= 0)
            message.place = interpreted.nodes[static_cast<std::size_t>(message.node)];
    }
    return { std::move(interpreted.info), std::move(interpreted.tree), std::move(messages) };
}

Collection readCollection(std::string bytes, const ReadOptions &options)
{
    Collection collection;
    if (bytes.size() > MostRecordBytes) {
        collection.m_messages.push_back({ Code::TooLarge, 1, 1, 0, -1, 0, {} });
        bytes.clear();
    }
    sgf::DecodedFile file = sgf::decodeFile(std::move(bytes), charsetFromName(options.charset));
    collection.m_charset = nameOf(file.stretches.front().charset);
    collection.m_charsetGuessed = file.isGuessed;
    for (const sgf::DecodedFile::Stretch &stretch : file.stretches)
        collection.m_charsets.emplace_back(nameOf(stretch.charset));
    collection.m_messages.insert(collection.m_messages.end(), file.messages.begin(), file.messages.end());
    collection.m_text = std::make_shared<const std::string>(std::move(file.text));
    const std::string_view text = *collection.m_text;

    BorderSink sink(text);
    sgf::Scanner<BorderSink>(text, sink).run();
    PlaceFinder where(text);
    std::uint32_t charset = 0;
    collection.m_places.reserve(sink.trees().size());
    collection.m_entries.reserve(sink.trees().size());
    for (BorderSink::Tree &tree : sink.trees()) {
        where.goTo(tree.begin);
        while (charset + 1 < file.stretches.size() && file.stretches[charset + 1].begin <= tree.begin)
            ++charset;
        collection.m_places.push_back({ tree.begin, tree.end, where.line(), where.column(), charset });
        collection.m_entries.push_back(std::move(tree.entry));
    }
    const std::vector<Message> outside = sink.findings().messages(text, 0);
    collection.m_messages.insert(collection.m_messages.end(), outside.begin(), outside.end());
    return collection;
}

void writeCollection(const Collection &collection, std::size_t index, const Game &game,
    const std::function<void(std::string_view)> &sink)
{
    if (!collection.keepsOthers()) {
        for (std::size_t i = 0; i < collection.size(); ++i)
            writeSgf(i == index ? game : collection.readGame(i), sink);
        return;
    }
    const std::string_view text = *collection.m_text;
    const Collection::Place &place = collection.m_places[index];
    sink(text.substr(0, place.begin));
    std::string rewritten = writeSgf(game);
    // the line feed at its end is that of a file
    rewritten.pop_back();
    sink(rewritten);
    sink(text.substr(place.end));
}

} // namespace kagetsu::record
