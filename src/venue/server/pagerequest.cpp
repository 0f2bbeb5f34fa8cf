// SPDX-License-Identifier: MIT
#include "venue/server/pagerequest.h"

#include "base/result.h"

#include <QList>

#include <algorithm>
#include <optional>

namespace kagetsu::server {

namespace {

constexpr QByteArrayView LineEnd("\r\n");

ReadRequest refused(Status status)
{
    ReadRequest read;
    read.state = ReadRequest::State::Refused;
    read.refusal = status;
    return read;
}

// The letters of methods and names of fields [HTTP 5.6.2].
bool isToken(QByteArrayView text)
{
    constexpr QByteArrayView Signs("!#$%&'*+-.^_`|~");
    return !text.isEmpty() && std::ranges::all_of(text, [&](char letter) {
        return (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z')
            || Signs.contains(letter);
    });
}

bool isVisible(QByteArrayView text)
{
    return std::ranges::all_of(text, [](char letter) { return letter > ' ' && letter < 0x7f; });
}

// A value may have blanks and letters beyond ASCII, but no other controls.
bool isFieldValue(QByteArrayView text)
{
    return std::ranges::all_of(text, [](char letter) {
        const auto byte = static_cast<unsigned char>(letter);
        return byte == '\t' || (byte >= ' ' && byte != 0x7f);
    });
}

bool isNamed(QByteArrayView name, QByteArrayView wanted)
{
    return name.compare(wanted, Qt::CaseInsensitive) == 0;
}

bool isListed(QByteArrayView list, QByteArrayView wanted)
{
    const QList<QByteArray> members = list.toByteArray().split(',');
    return std::ranges::any_of(members, [&](const QByteArray &each) { return isNamed(each.trimmed(), wanted); });
}

struct Fields
{
    QByteArray host;
    QByteArray known;
    int hosts = 0;
    bool closes = false;
    bool stays = false;
    bool hasBody = false;
    QByteArray length; // as told, if it was told once
    int lengths = 0;
    bool isInPieces = false;
};

// Takes one field; false if it is none.
bool take(Fields &fields, QByteArrayView line)
{
    const qsizetype colon = line.indexOf(':');
    if (colon <= 0 || !isToken(line.first(colon)))
        return false; // also a line that continues the one before, which nobody sends any more [HTTP11 5.2]
    const QByteArrayView name = line.first(colon);
    const QByteArrayView value = line.sliced(colon + 1).trimmed();
    if (!isFieldValue(value))
        return false;
    if (isNamed(name, "Host")) {
        fields.host = value.toByteArray();
        ++fields.hosts;
    } else if (isNamed(name, "If-None-Match")) {
        if (!fields.known.isEmpty())
            fields.known += ',';
        fields.known += value;
    } else if (isNamed(name, "Connection")) {
        fields.closes = fields.closes || isListed(value, "close");
        fields.stays = fields.stays || isListed(value, "keep-alive");
    } else if (isNamed(name, "Content-Length")) {
        fields.hasBody = fields.hasBody || value != QByteArrayView("0");
        fields.length = value.toByteArray();
        ++fields.lengths;
    } else if (isNamed(name, "Transfer-Encoding")) {
        fields.hasBody = true;
        fields.isInPieces = true;
    }
    return true;
}

// The parts of "GET /path HTTP/1.1".
struct FirstLine
{
    QByteArrayView method;
    QByteArrayView target;
    QByteArrayView version;
};

std::optional<FirstLine> partsOf(QByteArrayView line)
{
    const qsizetype first = line.indexOf(' ');
    const qsizetype last = line.lastIndexOf(' ');
    if (first <= 0 || last == first)
        return std::nullopt;
    return FirstLine { line.first(first), line.sliced(first + 1, last - first - 1), line.sliced(last + 1) };
}

// Returns the length of a body, or why it is not read.
Result<qsizetype, Status> bodyLength(const Fields &fields)
{
    if (fields.isInPieces || fields.lengths > 1)
        return Fault { Status::BadRequest };
    if (fields.lengths == 0)
        return Fault { Status::LengthRequired };
    const bool isNumber =
        !fields.length.isEmpty() && std::ranges::all_of(fields.length, [](char c) { return c >= '0' && c <= '9'; });
    if (!isNumber)
        return Fault { Status::BadRequest };
    constexpr qsizetype MostDigits = 9;
    if (fields.length.size() > MostDigits || fields.length.toLongLong() > MostBody)
        return Fault { Status::TooLarge };
    return qsizetype(fields.length.toLongLong());
}

} // namespace

ReadRequest readRequest(QByteArrayView bytes, bool takesAnswers)
{
    // One empty line before a question is passed over [HTTP11 2.2].
    const qsizetype begin = bytes.startsWith(LineEnd) ? LineEnd.size() : 0;
    const QByteArrayView room = bytes.sliced(begin).first(std::min(bytes.size() - begin, MostHead));
    const qsizetype end = room.indexOf(QByteArrayView("\r\n\r\n"));
    if (end < 0) {
        if (room.size() >= MostHead)
            return refused(Status::HeadTooLarge);
        // What can never become a question is refused before it is long: another protocol, or a line without its CR.
        const qsizetype bare = room.indexOf('\n');
        const bool mayBegin = room.isEmpty() || isToken(room.first(1)) || bytes == QByteArrayView("\r");
        if (bare == 0 || (bare > 0 && room[bare - 1] != '\r') || !mayBegin)
            return refused(Status::BadRequest);
        return {};
    }

    const QByteArrayView head = room.first(end);
    const qsizetype firstBreak = head.indexOf(LineEnd);
    const qsizetype firstEnd = firstBreak < 0 ? head.size() : firstBreak;
    const std::optional<FirstLine> first = partsOf(head.first(firstEnd));
    if (!first || !isToken(first->method) || !isVisible(first->target))
        return refused(Status::BadRequest);
    if (!first->version.startsWith("HTTP/"))
        return refused(Status::BadRequest);
    if (first->version != QByteArrayView("HTTP/1.1") && first->version != QByteArrayView("HTTP/1.0"))
        return refused(Status::OtherVersion);
    const bool isGet = first->method == QByteArrayView("GET");
    const bool isPost = takesAnswers && first->method == QByteArrayView("POST");
    if (!isGet && !isPost && first->method != QByteArrayView("HEAD"))
        return refused(Status::MethodNotAllowed);
    if (!first->target.startsWith('/') || first->target.contains('#'))
        return refused(Status::BadRequest); // addresses of whole pages are for proxies

    Fields fields;
    for (qsizetype at = firstEnd + LineEnd.size(); at < head.size();) {
        const qsizetype next = head.indexOf(LineEnd, at);
        const qsizetype lineEnd = next < 0 ? head.size() : next;
        if (!take(fields, head.sliced(at, lineEnd - at)))
            return refused(Status::BadRequest);
        at = lineEnd + LineEnd.size();
    }
    const bool isOld = first->version == QByteArrayView("HTTP/1.0");
    if ((fields.hasBody && !isPost) || fields.hosts > 1 || (fields.hosts == 0 && !isOld))
        return refused(Status::BadRequest);

    ReadRequest read;
    read.length = begin + end + 4;
    if (isPost) {
        const auto length = bodyLength(fields);
        if (!length)
            return refused(length.fault());
        if (bytes.size() - read.length < length.value())
            return {};
        read.request.body = bytes.sliced(read.length, length.value()).toByteArray();
        read.length += length.value();
    }
    read.state = ReadRequest::State::Whole;
    read.request.isHead = !isGet && !isPost;
    read.request.isPost = isPost;
    const qsizetype query = first->target.indexOf('?');
    read.request.path = (query < 0 ? first->target : first->target.first(query)).toByteArray();
    read.request.host = fields.host;
    read.request.known = fields.known;
    read.request.keepsOpen = !fields.closes && (!isOld || fields.stays);
    return read;
}

} // namespace kagetsu::server
