// SPDX-License-Identifier: MIT
#include "venue/server/pageanswer.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace kagetsu::server {

namespace {

constexpr QByteArrayView PolicyOfPages(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
// A picture has its colours in itself, and needs nothing else.
constexpr QByteArrayView PolicyOfPictures("default-src 'none'; style-src 'unsafe-inline'; sandbox");

QByteArray reasonOf(Status status)
{
    switch (status) {
    case Status::Ok: return "OK";
    case Status::Redirect: return "Temporary Redirect";
    case Status::NotModified: return "Not Modified";
    case Status::BadRequest: return "Bad Request";
    case Status::Forbidden: return "Forbidden";
    case Status::Conflict: return "Conflict";
    case Status::Gone: return "Gone";
    case Status::LengthRequired: return "Length Required";
    case Status::TooLarge: return "Content Too Large";
    case Status::NotFound: return "Not Found";
    case Status::MethodNotAllowed: return "Method Not Allowed";
    case Status::TooMany: return "Too Many Requests";
    case Status::HeadTooLarge: return "Request Header Fields Too Large";
    case Status::Unavailable: return "Service Unavailable";
    case Status::OtherVersion: return "HTTP Version Not Supported";
    }
    return {};
}

QByteArray dateOf(std::int64_t now)
{
    const QDateTime when = QDateTime::fromMSecsSinceEpoch(now, Qt::UTC);
    return QLocale::c().toString(when, QStringLiteral("ddd, dd MMM yyyy HH:mm:ss")).toLatin1() + " GMT";
}

QByteArray headOf(Status status, std::int64_t now, bool closes)
{
    QByteArray head = "HTTP/1.1 " + QByteArray::number(static_cast<int>(status)) + ' ' + reasonOf(status) + "\r\n";
    head += "Date: " + dateOf(now) + "\r\n";
    head += "X-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\n"
            "Cross-Origin-Resource-Policy: same-origin\r\nX-Robots-Tag: noindex, nofollow\r\n";
    head += closes ? "Connection: close\r\n" : "Connection: keep-alive\r\n";
    return head;
}

// An answer without a page, with its own name as its text.
Answer shortAnswer(Status status, std::int64_t now, bool closes, bool isHead, const QByteArray &field = {})
{
    Answer answer;
    answer.status = status;
    answer.closes = closes;
    const QByteArray text = reasonOf(status) + '\n';
    answer.head = headOf(status, now, closes) + field
        + "Cache-Control: no-store\r\nContent-Security-Policy: default-src 'none'\r\n"
          "Content-Type: text/plain; charset=utf-8\r\nContent-Length: "
        + QByteArray::number(text.size()) + "\r\n\r\n";
    if (!isHead)
        answer.body = text;
    return answer;
}

// True if the browser has these bytes [HTTP 13.1.2].
bool isKnown(const QByteArray &known, const QByteArray &mark)
{
    const QList<QByteArray> all = known.split(',');
    return std::ranges::any_of(all, [&](const QByteArray &each) {
        const QByteArray bare = each.trimmed();
        return bare == "*" || bare == mark || bare == "W/" + mark;
    });
}

Answer pageAnswer(const Request &request, const ServedPage &page, std::int64_t now)
{
    Answer answer;
    const bool isNew = !isKnown(request.known, page.mark);
    answer.status = isNew ? Status::Ok : Status::NotModified;
    answer.closes = !request.keepsOpen;
    answer.isPage = page.type.startsWith("text/html") || page.type.startsWith("application/json");
    answer.head = headOf(answer.status, now, answer.closes) + "ETag: " + page.mark + "\r\nCache-Control: "
        + (page.isForEver ? "private, max-age=31536000, immutable" : "private, no-cache") + "\r\n";
    if (isNew) {
        answer.head += "Content-Security-Policy: ";
        answer.head += page.type == "image/svg+xml" ? PolicyOfPictures : PolicyOfPages;
        answer.head +=
            "\r\nContent-Type: " + page.type + "\r\nContent-Length: " + QByteArray::number(page.bytes.size()) + "\r\n";
        if (!request.isHead)
            answer.body = page.bytes;
    }
    answer.head += "\r\n";
    return answer;
}

} // namespace

Answer answerTo(const Request &request, const ServedSite &site, std::int64_t now, const QString &phone)
{
    const QByteArray root = '/' + site.secret;
    const bool isOurs = request.host.compare(site.authority, Qt::CaseInsensitive) == 0;
    if (!isOurs || site.secret.isEmpty() || !request.path.startsWith(root))
        return shortAnswer(Status::NotFound, now, !request.keepsOpen, request.isHead);
    if (request.isPost) {
        const bool isBox = site.box && request.path == root + "/answer";
        return shortAnswer(isBox ? site.box->take(request.body, phone, now) : Status::NotFound, now, !request.keepsOpen,
            /*isHead=*/false);
    }
    if (request.path == root)
        return shortAnswer(Status::Redirect, now, !request.keepsOpen, request.isHead, "Location: " + root + "/\r\n");
    if (request.path[root.size()] == '/') {
        // A page that asks for itself takes what is not found for the end; one that is read anew asks again.
        if (!site.pages)
            return shortAnswer(
                Status::Unavailable, now, !request.keepsOpen, request.isHead, "Retry-After: 2\r\nRefresh: 2\r\n");
        QByteArray name = request.path.sliced(root.size() + 1);
        if (name.isEmpty() || name.endsWith('/'))
            name += "index.html";
        if (const auto page = site.pages->constFind(name); page != site.pages->constEnd())
            return pageAnswer(request, *page, now);
    }
    return shortAnswer(Status::NotFound, now, !request.keepsOpen, request.isHead);
}

Answer refusalOf(Status status, std::int64_t now, bool takesAnswers)
{
    QByteArray field;
    if (status == Status::MethodNotAllowed)
        field = takesAnswers ? "Allow: GET, HEAD, POST\r\n" : "Allow: GET, HEAD\r\n";
    if (status == Status::TooMany)
        field = "Retry-After: 2\r\n";
    return shortAnswer(status, now, true, false, field);
}

} // namespace kagetsu::server
