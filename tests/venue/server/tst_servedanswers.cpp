// SPDX-License-Identifier: MIT
#include "venue/server/pageanswer.h"

#include <QTest>

namespace tst_servedanswers {

using namespace kagetsu::server;

namespace {

constexpr std::int64_t Noon = 1'935'748'800'000; // 2031-05-05T12:00:00Z

ServedPages twoPages()
{
    ServedPages pages;
    pages.begin();
    pages.put("index.html", "<p>first</p>");
    pages.put("en/live.html", "<p>live</p>");
    pages.put("page-0123456789.css", "p {}");
    pages.put("games/s1-r1-t1-g1.svg", "<svg/>");
    return pages;
}

ServedSite siteOf(ServedPages pages)
{
    return { "abc", "10.0.0.7:8017", pages.end() };
}

Answer get(const QByteArray &path, const QByteArray &known = {}, const QByteArray &host = "10.0.0.7:8017")
{
    Request request;
    request.path = path;
    request.host = host;
    request.known = known;
    return answerTo(request, siteOf(twoPages()), Noon);
}

QByteArray fieldOf(const Answer &answer, const QByteArray &name)
{
    for (const QByteArray &line : answer.head.split('\n')) {
        if (line.startsWith(name + ": "))
            return line.sliced(name.size() + 2).trimmed();
    }
    return {};
}

} // namespace

// What phones are answered.
class TestServedAnswers : public QObject
{
    Q_OBJECT

private slots:
    void pagesAreFound()
    {
        const Answer first = get("/abc/");
        QVERIFY(first.status == Status::Ok);
        QCOMPARE(first.body, QByteArray("<p>first</p>"));
        QVERIFY(first.isPage);
        QVERIFY(first.head.startsWith("HTTP/1.1 200 OK\r\n") && first.head.endsWith("\r\n\r\n"));
        QCOMPARE(fieldOf(first, "Content-Type"), QByteArray("text/html; charset=utf-8"));
        QCOMPARE(fieldOf(first, "Content-Length"), QByteArray("12"));
        QCOMPARE(fieldOf(first, "Date"), QByteArray("Mon, 05 May 2031 12:00:00 GMT"));
        QCOMPARE(get("/abc/en/live.html").body, QByteArray("<p>live</p>"));
        const Answer style = get("/abc/page-0123456789.css");
        QVERIFY(!style.isPage && fieldOf(style, "Cache-Control").contains("immutable"));
        QVERIFY(!fieldOf(first, "Cache-Control").contains("immutable"));
    }

    void nothingElseIsThere_data()
    {
        QTest::addColumn<QByteArray>("path");
        for (const char *path :
            { "/", "/index.html", "/ab/", "/abcd/", "/abc/nothing", "/abc/en", "/abc/en/", "/abc/../abc/",
                "/abc/../../etc/passwd", "/abc//etc/passwd", "/abc/%2e%2e/etc/passwd", "/abc/..%2f..%2fetc%2fpasswd",
                "/abc/./index.html", "/abc/index.html/", "/abc/index.html%00", "/ABC/", "/favicon.ico", "//abc/" })
            QTest::newRow(path) << QByteArray(path);
    }
    void nothingElseIsThere()
    {
        QFETCH(const QByteArray, path);
        const Answer answer = get(path);
        QVERIFY(answer.status == Status::NotFound);
        QVERIFY(!answer.isPage);
        // Nothing tells whether the secret was right.
        QCOMPARE(answer.body, get("/").body);
        QCOMPARE(answer.head, get("/").head);
    }

    // Another site cannot have a visitor's browser ask here in its name.
    void onlyOurNameIsAnswered()
    {
        QVERIFY(get("/abc/", {}, "10.0.0.7").status == Status::NotFound);
        QVERIFY(get("/abc/", {}, "evil.example:8017").status == Status::NotFound);
        QVERIFY(get("/abc/", {}, "").status == Status::NotFound);
    }

    void aPathThatWasTypedWithoutItsEndLeadsToTheFirstPage()
    {
        const Answer answer = get("/abc");
        QVERIFY(answer.status == Status::Redirect);
        QCOMPARE(fieldOf(answer, "Location"), QByteArray("/abc/"));
    }

    // Before the first page is made, a phone waits for it and does not take it for the end.
    void beforeThereArePagesABrowserAsksAgain()
    {
        Request request;
        request.path = "/abc/en/live.html";
        request.host = "10.0.0.7:8017";
        const ServedSite site { "abc", "10.0.0.7:8017" };
        const Answer answer = answerTo(request, site, Noon);
        QVERIFY(answer.status == Status::Unavailable && !answer.isPage);
        QVERIFY(answer.head.startsWith("HTTP/1.1 503 Service Unavailable\r\n"));
        QCOMPARE(fieldOf(answer, "Retry-After"), QByteArray("2"));
        QCOMPARE(fieldOf(answer, "Refresh"), QByteArray("2"));
        for (const char *path : { "/abd/en/live.html", "/abcd/", "/" }) {
            request.path = path;
            QVERIFY(answerTo(request, site, Noon).status == Status::NotFound);
        }
    }

    void whatIsKnownIsNotSentAgain()
    {
        const QByteArray mark = fieldOf(get("/abc/"), "ETag");
        QVERIFY(mark.startsWith('"') && mark.endsWith('"'));
        for (const QByteArray &known : { mark, "W/" + mark, "\"x\", " + mark, QByteArray("*") }) {
            const Answer again = get("/abc/", known);
            QVERIFY(again.status == Status::NotModified);
            QVERIFY(again.body.isEmpty() && again.isPage);
            QCOMPARE(fieldOf(again, "ETag"), mark);
            QCOMPARE(fieldOf(again, "Content-Length"), QByteArray());
        }
        QVERIFY(get("/abc/", "\"x\"").status == Status::Ok);
    }

    // A page of the same length that was changed in the same second has another mark.
    void anotherContentHasAnotherMark()
    {
        ServedPages pages = twoPages();
        const auto before = pages.end();
        pages.begin();
        pages.put("index.html", "<p>fir5t</p>");
        const auto after = pages.end();
        QVERIFY(before->value("index.html").mark != after->value("index.html").mark);
        QVERIFY(!after->contains("en/live.html"));
        QVERIFY(before->contains("en/live.html")); // whoever has the former set keeps it
    }

    void partsReplaceOnlyThemselves()
    {
        ServedPages pages = twoPages();
        pages.end();
        pages.begin();
        pages.put("en/live.html", "<p>later</p>");
        const auto after = pages.endPart();
        QCOMPARE(after->size(), 4);
        QCOMPARE(after->value("en/live.html").bytes, QByteArray("<p>later</p>"));
    }

    void pagesOfTheSameKeyStay()
    {
        ServedPages pages;
        pages.begin();
        QVERIFY(!pages.keep("a.html", "key"));
        pages.put("a.html", "a");
        pages.end();
        pages.begin();
        QVERIFY(!pages.keep("a.html", "other"));
        QVERIFY(pages.keep("a.html", "key"));
        QCOMPARE(pages.end()->value("a.html").bytes, QByteArray("a"));
    }

    void onlyTheHeadIsSentIfOnlyItIsWanted()
    {
        Request request;
        request.path = "/abc/";
        request.host = "10.0.0.7:8017";
        const ServedSite site = siteOf(twoPages());
        const Answer whole = answerTo(request, site, Noon);
        request.isHead = true;
        const Answer head = answerTo(request, site, Noon);
        QCOMPARE(head.head, whole.head);
        QVERIFY(head.body.isEmpty());
        request.path = "/nothing";
        QVERIFY(answerTo(request, site, Noon).body.isEmpty());
    }

    void everyAnswerIsStrict()
    {
        for (const Answer &answer : { get("/abc/"), get("/nothing"), refusalOf(Status::BadRequest, Noon) }) {
            QCOMPARE(fieldOf(answer, "X-Content-Type-Options"), QByteArray("nosniff"));
            QCOMPARE(fieldOf(answer, "Referrer-Policy"), QByteArray("no-referrer"));
            QVERIFY(fieldOf(answer, "Content-Security-Policy").startsWith("default-src 'none'"));
            QVERIFY(!fieldOf(answer, "Content-Security-Policy").contains("unsafe"));
        }
        // A picture has its colours in itself.
        QCOMPARE(fieldOf(get("/abc/games/s1-r1-t1-g1.svg"), "Content-Security-Policy"),
            QByteArray("default-src 'none'; style-src 'unsafe-inline'; sandbox"));
        const Answer refused = refusalOf(Status::MethodNotAllowed, Noon);
        QCOMPARE(fieldOf(refused, "Allow"), QByteArray("GET, HEAD"));
        QCOMPARE(fieldOf(refusalOf(Status::MethodNotAllowed, Noon, /*takesAnswers=*/true), "Allow"),
            QByteArray("GET, HEAD, POST"));
        QVERIFY(refused.closes);
        QCOMPARE(fieldOf(refused, "Connection"), QByteArray("close"));
    }
};

} // namespace tst_servedanswers

QTEST_GUILESS_MAIN(tst_servedanswers::TestServedAnswers)
#include "tst_servedanswers.moc"
