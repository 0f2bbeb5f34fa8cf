// SPDX-License-Identifier: MIT
#include "venue/server/admission.h"
#include "venue/server/localaddress.h"
#include "venue/server/pagerequest.h"

#include <QTest>

namespace tst_servedrequests {

using namespace kagetsu::server;

namespace {

Limits limitsOf(int connections, int ofOne, int perSecond, int ofOnePerSecond)
{
    Limits limits;
    limits.connections = connections;
    limits.ofOne = ofOne;
    limits.perSecond = perSecond;
    limits.ofOnePerSecond = ofOnePerSecond;
    return limits;
}

} // namespace

// What phones ask, and how much of it is taken.
class TestServedRequests : public QObject
{
    Q_OBJECT

private slots:
    void questionsAreReadOrRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("expected"); // 0 for a question that is not whole, 200 for one that is taken

        const auto row = [](const char *name, const QByteArray &bytes, int expected) {
            QTest::newRow(name) << bytes << expected;
        };
        row("a question", "GET /a HTTP/1.1\r\nHost: h\r\n\r\n", 200);
        row("only the head", "HEAD /a HTTP/1.1\r\nHost: h\r\n\r\n", 200);
        row("an empty line before it", "\r\nGET /a HTTP/1.1\r\nHost: h\r\n\r\n", 200);
        row("a letter beyond ASCII in a name", "GET / HTTP/1.1\r\nHost: h\r\nX-\xC3\xA4: 1\r\n\r\n", 400);
        row("a value with letters of a name", "GET / HTTP/1.1\r\nHost: h\r\nFrom: \xE8\x8A\xB1\r\n\r\n", 200);
        row("a query", "GET /a?b=c HTTP/1.1\r\nHost: h\r\n\r\n", 200);
        row("the older version", "GET /a HTTP/1.0\r\n\r\n", 200);
        row("a body of no length", "GET /a HTTP/1.1\r\nHost: h\r\nContent-Length: 0\r\n\r\n", 200);
        row("nothing", "", 0);
        row("half of it", "GET /a HTTP/1.1\r\nHost: h\r\n", 0);
        row("the first letter", "G", 0);

        row("another method", "POST /a HTTP/1.1\r\nHost: h\r\n\r\n", 405);
        row("a method nobody has", "BREW /a HTTP/1.1\r\nHost: h\r\n\r\n", 405);
        row("small letters", "get /a HTTP/1.1\r\nHost: h\r\n\r\n", 405);
        row("a later version", "GET /a HTTP/2.0\r\nHost: h\r\n\r\n", 505);
        row("no version", "GET /a\r\nHost: h\r\n\r\n", 400);
        row("another protocol", "GET /a FTP/1.1\r\nHost: h\r\n\r\n", 400);
        row("no host", "GET /a HTTP/1.1\r\n\r\n", 400);
        row("two hosts", "GET /a HTTP/1.1\r\nHost: h\r\nHost: i\r\n\r\n", 400);
        row("a body", "GET /a HTTP/1.1\r\nHost: h\r\nContent-Length: 4\r\n\r\nbody", 400);
        row("a body in pieces", "GET /a HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n", 400);
        row("a whole address", "GET http://h/a HTTP/1.1\r\nHost: h\r\n\r\n", 400);
        row("an anchor", "GET /a#b HTTP/1.1\r\nHost: h\r\n\r\n", 400);
        row("no path", "GET  HTTP/1.1\r\nHost: h\r\n\r\n", 400);
        row("a blank in the path", "GET /a b HTTP/1.1\r\nHost: h\r\n\r\n", 400);
        row("a letter beyond ASCII in the path", "GET /\xE8\x8A\xB1 HTTP/1.1\r\nHost: h\r\n\r\n", 400);
        row("a field that goes on", "GET / HTTP/1.1\r\nHost: h\r\nX: a\r\n b\r\n\r\n", 400);
        row("a blank before the colon", "GET / HTTP/1.1\r\nHost : h\r\n\r\n", 400);
        row("a line that is no field", "GET / HTTP/1.1\r\nHost: h\r\nnothing\r\n\r\n", 400);
        row("a zero byte", QByteArray("GET / HTTP/1.1\r\nHost: h\r\nX: a\0b\r\n\r\n", 35), 400);
        row("lines without their CR", "GET / HTTP/1.1\nHost: h\n\n", 400);
        row("a CR inside a value", "GET / HTTP/1.1\r\nHost: h\rX: y\r\n\r\n", 400);
        row("the greeting of another protocol", QByteArray("\x16\x03\x01\x02\x00\x01", 6), 400);
        row("a path without end", "GET /" + QByteArray(MostHead, 'a'), 431);
        row("a field without end", "GET / HTTP/1.1\r\nHost: h\r\nX: " + QByteArray(MostHead, 'a'), 431);
        row("fields without end", "GET / HTTP/1.1\r\nHost: h\r\n" + QByteArray("A: b\r\n").repeated(2000), 431);
    }
    void questionsAreReadOrRefused()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const int, expected);
        const ReadRequest read = readRequest(bytes);
        switch (read.state) {
        case ReadRequest::State::Incomplete: QCOMPARE(0, expected); break;
        case ReadRequest::State::Whole: QCOMPARE(200, expected); break;
        case ReadRequest::State::Refused: QCOMPARE(static_cast<int>(read.refusal), expected); break;
        }
    }

    void partsAreTold()
    {
        const QByteArray first = "HEAD /x/en/live.html?a HTTP/1.1\r\nhOST: 10.0.0.7:8017 \r\n"
                                 "If-None-Match: \"a\"\r\nIf-None-Match: W/\"b\"\r\n\r\n";
        const ReadRequest read = readRequest(first + "GET /next");
        QCOMPARE(read.length, first.size());
        QVERIFY(read.request.isHead);
        QCOMPARE(read.request.path, QByteArray("/x/en/live.html"));
        QCOMPARE(read.request.host, QByteArray("10.0.0.7:8017"));
        QCOMPARE(read.request.known, QByteArray("\"a\",W/\"b\""));
        QVERIFY(read.request.keepsOpen);
    }

    void whetherMoreFollowsIsTold()
    {
        const auto stays = [](const QByteArray &version, const QByteArray &connection) {
            return readRequest("GET / " + version + "\r\nHost: h\r\n" + connection + "\r\n").request.keepsOpen;
        };
        QVERIFY(stays("HTTP/1.1", ""));
        QVERIFY(!stays("HTTP/1.1", "Connection: Close\r\n"));
        QVERIFY(!stays("HTTP/1.1", "Connection: keep-alive, close\r\n"));
        QVERIFY(!stays("HTTP/1.0", ""));
        QVERIFY(stays("HTTP/1.0", "Connection: keep-alive\r\n"));
    }

    // Whatever the bytes, cut anywhere: nothing is taken that the whole would not be.
    void piecesNeverBecomeAnotherQuestion()
    {
        const QByteArray whole = "\r\nGET /a/b HTTP/1.1\r\nHost: h\r\nAccept: text/html\r\n\r\n";
        for (qsizetype length = 0; length < whole.size(); ++length)
            QVERIFY(readRequest(whole.first(length)).state == ReadRequest::State::Incomplete);
        QVERIFY(readRequest(whole).state == ReadRequest::State::Whole);
    }

    void connectionsAreCounted()
    {
        Admission admission(limitsOf(3, 2, 1000, 100));
        QVERIFY(admission.connect("10.0.0.1", 0));
        QVERIFY(admission.connect("10.0.0.1", 0));
        QVERIFY(!admission.connect("10.0.0.1", 0)); // one address has its share
        QVERIFY(admission.connect("10.0.0.2", 0));
        QVERIFY(!admission.connect("10.0.0.3", 0)); // and all have theirs
        admission.disconnect("10.0.0.1", 1);
        QVERIFY(admission.connect("10.0.0.3", 1));
        QCOMPARE(admission.connections(), 3);
    }

    void questionsAreCounted()
    {
        Admission admission(limitsOf(9, 9, 1000, 10));
        QVERIFY(!admission.ask("10.0.0.1", 0)); // who is not there cannot ask
        QVERIFY(admission.connect("10.0.0.1", 0));
        int taken = 0;
        while (admission.ask("10.0.0.1", 0))
            ++taken;
        QCOMPARE(taken, 20);
        QVERIFY(!admission.ask("10.0.0.1", 90));
        QVERIFY(admission.ask("10.0.0.1", 190));
        // A clock that is set back gives nothing.
        QVERIFY(!admission.ask("10.0.0.1", 0));
    }

    void everybodyTogetherIsLimited()
    {
        Admission admission(limitsOf(9, 9, 5, 100));
        QVERIFY(admission.connect("10.0.0.1", 0) && admission.connect("10.0.0.2", 0));
        int taken = 0;
        while (admission.ask(taken % 2 ? "10.0.0.1" : "10.0.0.2", 0))
            ++taken;
        QCOMPARE(taken, 10);
    }

    // Coming back with a new connection gains nothing, and who is gone is not remembered for ever.
    void addressesAreForgottenWhenThatGainsNothing()
    {
        Admission admission(limitsOf(9, 9, 1000, 10));
        QVERIFY(admission.connect("10.0.0.1", 0));
        while (admission.ask("10.0.0.1", 0)) { }
        admission.disconnect("10.0.0.1", 1);
        QVERIFY(admission.connect("10.0.0.1", 2));
        QVERIFY(!admission.ask("10.0.0.1", 2));
        admission.disconnect("10.0.0.1", 3);
        QCOMPARE(admission.addresses(), qsizetype(1));
        QVERIFY(admission.connect("10.0.0.2", 5000));
        QCOMPARE(admission.addresses(), qsizetype(1));
    }

    void onlyLocalNetworksAreServed()
    {
        const auto number = [](std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint32_t d) {
            return (a << 24) | (b << 16) | (c << 8) | d;
        };
        for (const std::uint32_t local : { number(10, 0, 0, 1), number(172, 16, 0, 1), number(172, 31, 255, 255),
                 number(192, 168, 178, 20), number(169, 254, 7, 7), number(127, 0, 0, 1) })
            QVERIFY(isLocal(local));
        for (const std::uint32_t other : { number(8, 8, 8, 8), number(172, 15, 0, 1), number(172, 32, 0, 1),
                 number(192, 169, 0, 1), number(11, 0, 0, 1), number(100, 64, 0, 1), number(0, 0, 0, 0) })
            QVERIFY(!isLocal(other));
    }

    void secretsUseEveryBit()
    {
        QCOMPARE(secretOf(0), QByteArray("000000000000"));
        for (int bit = 0; bit < 60; ++bit)
            QVERIFY(secretOf(std::uint64_t(1) << bit) != secretOf(0));
        QCOMPARE(secretOf(~std::uint64_t(0)), QByteArray("zzzzzzzzzzzz"));
    }
};

} // namespace tst_servedrequests

QTEST_GUILESS_MAIN(tst_servedrequests::TestServedRequests)
#include "tst_servedrequests.moc"
