// SPDX-License-Identifier: MIT
#include "tournament/postgres/eventlink.h"

#include "base/file/absolutepath.h"
#include "base/file/safefile.h"
#include "base/json/reader.h"

#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>

#include <algorithm>
#include <charconv>

namespace kagetsu::tournament {

namespace {

using Code = StoreFault::Code;

constexpr qint64 MostBytes = 16 << 10;
constexpr std::string_view Kind = "event-link";
// The digits of Crockford's base 32.
constexpr std::string_view Digits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr int PasswordDigits = 20;
constexpr int GroupDigits = 5;

constexpr json::Object LinkFormat { [](auto &io, EventLink &link) {
    std::string kind(Kind);
    io.member("kagetsu", kind, json::Name);
    io.check("kagetsu", kind == Kind, json::Error::UnknownWord);
    io.member("host", link.host, json::Name);
    io.member("port", link.port, json::Number { 1, 65535 });
    io.member("database", link.database, json::Name);
    io.member("user", link.user, json::Name);
    io.unless({}, "password", link.password, json::Text);
    io.member("event", link.event, json::Name);
} };

// Returns nothing if the file is larger than any link, or cannot be read.
std::optional<std::string> bytesOf(const QString &path)
{
    QFile file(file::absolutePath(path));
    if (!QFileInfo(file).isFile() || file.size() > MostBytes || !file.open(QIODevice::ReadOnly))
        return {};
    return file.read(MostBytes).toStdString();
}

bool looksLikeLink(const std::string &bytes)
{
    return bytes.starts_with('{') && bytes.find('"' + std::string(Kind) + '"') != std::string::npos;
}

} // namespace

bool isEventLink(const QString &path)
{
    const auto bytes = bytesOf(path);
    return bytes && looksLikeLink(*bytes);
}

Result<EventLink, StoreFault> readEventLink(const QString &path)
{
    if (!QFileInfo::exists(file::absolutePath(path)))
        return Fault { StoreFault { Code::Missing } };
    const auto bytes = bytesOf(path);
    if (!bytes || !looksLikeLink(*bytes))
        return Fault { StoreFault { Code::NotAnEvent } };
    const auto document = json::parse(*bytes);
    if (!document)
        return Fault { StoreFault { .code = Code::Damaged, .line = std::size_t(document.fault().line) } };
    json::Faults faults(1);
    EventLink link;
    LinkFormat.read(json::Node(*document, faults), link);
    if (!faults.isFull())
        return link;
    const json::DocumentFault fault = faults.located(*bytes).front();
    return Fault { StoreFault { .code = Code::Damaged, .line = std::size_t(fault.line), .pointer = fault.pointer } };
}

namespace {

Result<Done, StoreFault> write(const QString &path, const EventLink &link, file::SafeFile::Place place)
{
    using file::SafeFile;
    SafeFile file(file::absolutePath(path), place, SafeFile::Access::Owner);
    EventLink written = link;
    if (file.open() && file.write(QByteArray::fromStdString(json::toText(LinkFormat.write(written), 2) + '\n'))
        && file.commit())
        return Done();
    return Fault { StoreFault { file.isTaken() ? Code::Exists : Code::Failed, file.errorString().toStdString() } };
}

} // namespace

Result<Done, StoreFault> writeEventLink(const QString &path, const EventLink &link)
{
    return write(path, link, file::SafeFile::Place::New);
}

Result<Done, StoreFault> replaceEventLink(const QString &path, const EventLink &link)
{
    return write(path, link, file::SafeFile::Place::NewOrOld);
}

std::string joinCodeOf(const EventLink &link)
{
    const bool isNumeric = link.host.find(':') != std::string::npos; // IPv6
    const std::string host = isNumeric ? '[' + link.host + ']' : link.host;
    return host + ':' + std::to_string(link.port) + '/' + link.database + '/' + link.user + '/' + link.password;
}

std::optional<EventLink> linkOfJoinCode(std::string_view code)
{
    constexpr std::string_view Blanks = " \t\r\n";
    const std::size_t begin = std::min(code.find_first_not_of(Blanks), code.size());
    code = code.substr(begin, code.find_last_not_of(Blanks) - begin + 1);
    EventLink link;
    const std::size_t afterHost = code.starts_with('[') ? code.find(']') : 0;
    const std::size_t colon = afterHost == std::string_view::npos ? afterHost : code.find(':', afterHost);
    if (colon == std::string_view::npos)
        return {};
    link.host = afterHost == 0 ? code.substr(0, colon) : code.substr(1, afterHost - 1);
    code.remove_prefix(colon + 1);
    const auto end = std::from_chars(code.data(), code.data() + code.size(), link.port);
    code.remove_prefix(std::size_t(end.ptr - code.data()));
    std::string *const parts[] { &link.database, &link.user, &link.password };
    for (std::string *part : parts) {
        if (!code.starts_with('/'))
            return {};
        code.remove_prefix(1);
        *part = code.substr(0, code.find('/'));
        code.remove_prefix(part->size());
    }
    std::ranges::transform(
        link.password, link.password.begin(), [](char c) { return c >= 'a' && c <= 'z' ? char(c - 'a' + 'A') : c; });
    const bool isWhole = end.ec == std::errc() && link.port >= 1 && link.port <= 65535 && code.empty();
    const bool isNamed = !link.host.empty() && link.host.find_first_of(Blanks) == std::string::npos
        && isDeskName(link.database) && isDeskName(link.user) && !link.password.empty();
    return isWhole && isNamed ? std::optional(link) : std::nullopt;
}

bool isDeskName(std::string_view name)
{
    constexpr std::size_t MostLetters = 40;
    const auto isLetter = [](char c) { return c >= 'a' && c <= 'z'; };
    const auto fits = [&](char c) { return isLetter(c) || (c >= '0' && c <= '9') || c == '-' || c == '_'; };
    return !name.empty() && name.size() <= MostLetters && isLetter(name.front()) && std::ranges::all_of(name, fits);
}

std::string newPassword()
{
    std::string password;
    for (int digit = 0; digit < PasswordDigits; ++digit) {
        if (digit > 0 && digit % GroupDigits == 0)
            password += '-';
        password += Digits[QRandomGenerator::system()->bounded(quint32(Digits.size()))];
    }
    return password;
}

} // namespace kagetsu::tournament
