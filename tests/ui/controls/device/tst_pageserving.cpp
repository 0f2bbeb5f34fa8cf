// SPDX-License-Identifier: MIT
#include "ui/controls/device/pageserving.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QRegularExpression>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

namespace tst_pageserving {

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

constexpr const char *Here = "127.0.0.1";

// A server on this computer alone, with two pages.
struct Served
{
    std::unique_ptr<PageServing> network = makeDevice<PageServing>();
    server::ServerSettings settings;
    std::unique_ptr<server::PageServer> server;

    explicit Served(const server::Limits &limits = {})
    {
        settings.address = Here;
        settings.secret = "abc";
        settings.now = [] { return QDateTime::currentMSecsSinceEpoch(); };
        settings.limits = limits;
        auto started = network->start(settings);
        if (!started)
            return;
        server = std::move(started).value();
        show("first");
    }
    void show(const QByteArray &text, qsizetype more = 0) const
    {
        server::ServedPages pages;
        pages.begin();
        pages.put("index.html", "<p>" + text + "</p>");
        pages.put("en/large.html", QByteArray(more, 'x'));
        server->setPages(pages.end());
    }
    QByteArray question(const QByteArray &path, const QByteArray &fields = {}, const QByteArray &method = "GET") const
    {
        return method + ' ' + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(server->port()) + "\r\n"
            + fields + "\r\n";
    }
};

// A phone by its socket.
class Phone
{
public:
    explicit Phone(const Served &served)
    {
        m_socket.connectToHost(Here, static_cast<quint16>(served.server->port()));
        m_isThere = m_socket.waitForConnected(5000);
    }

    bool isThere() const { return m_isThere; }
    void say(const QByteArray &bytes)
    {
        m_socket.write(bytes);
        m_socket.flush();
    }
    // Returns the next answer, whole; empty if the connection ended first.
    QByteArray hear(bool hasBody = true)
    {
        static const QRegularExpression length(QStringLiteral("\r\nContent-Length: (\\d+)\r\n"));
        while (true) {
            if (const qsizetype end = m_heard.indexOf("\r\n\r\n"); end >= 0) {
                const auto told = length.match(QString::fromLatin1(m_heard.first(end + 2)));
                const qsizetype whole = end + 4 + (hasBody && told.hasMatch() ? told.captured(1).toInt() : 0);
                if (m_heard.size() >= whole) {
                    const QByteArray answer = m_heard.first(whole);
                    m_heard.remove(0, whole);
                    return answer;
                }
            }
            if (m_socket.bytesAvailable() == 0 && !m_socket.waitForReadyRead(5000))
                return {};
            m_heard += m_socket.readAll();
        }
    }
    // True once the other side has ended the connection.
    bool isLeft()
    {
        QElapsedTimer time;
        time.start();
        while (m_socket.state() == QAbstractSocket::ConnectedState && time.elapsed() < 10'000) {
            if (m_socket.waitForReadyRead(50))
                m_heard += m_socket.readAll();
        }
        return m_socket.state() != QAbstractSocket::ConnectedState;
    }
    const QByteArray &rest() const { return m_heard; }

private:
    QTcpSocket m_socket;
    QByteArray m_heard;
    bool m_isThere = false;
};

bool isLetIn(const Served &served)
{
    Phone phone(served);
    phone.say(served.question("/abc/"));
    return phone.hear().endsWith("<p>first</p>");
}

server::Limits impatient()
{
    server::Limits limits;
    limits.silence = 200;
    limits.sending = 200;
    limits.parting = 20;
    limits.look = 20;
    return limits;
}

} // namespace

// Pages served to phones, by real sockets of this computer.
class TestPageServing : public QObject
{
    Q_OBJECT

private slots:
    void onePhoneReadsOneConnectionLong()
    {
        const Served served;
        QVERIFY(served.server && served.server->port() > 0);
        Phone phone(served);
        QVERIFY(phone.isThere());
        phone.say(served.question("/abc/"));
        const QByteArray first = phone.hear();
        QVERIFY(first.startsWith("HTTP/1.1 200 OK\r\n") && first.endsWith("<p>first</p>"));
        const QByteArray mark = first.mid(first.indexOf("ETag: ") + 6, 22);
        phone.say(served.question("/abc/", "If-None-Match: " + mark + "\r\n"));
        QVERIFY(phone.hear().startsWith("HTTP/1.1 304 "));
        served.show("second");
        phone.say(served.question("/abc/", "If-None-Match: " + mark + "\r\n"));
        QVERIFY(phone.hear().endsWith("<p>second</p>"));
        phone.say(served.question("/abc/", {}, "HEAD"));
        const QByteArray head = phone.hear(false);
        QVERIFY(head.startsWith("HTTP/1.1 200 OK\r\n") && head.endsWith("\r\n\r\n"));
        QVERIFY(phone.rest().isEmpty());
        phone.say(served.question("/abc/../../etc/passwd"));
        QVERIFY(phone.hear().startsWith("HTTP/1.1 404 "));
        QTRY_COMPARE(served.server->viewers(), 1);
    }

    void questionsInOnePieceAreAnsweredInTheirOrder()
    {
        const Served served;
        Phone phone(served);
        phone.say(served.question("/abc/") + served.question("/abc/none") + served.question("/abc/"));
        QVERIFY(phone.hear().startsWith("HTTP/1.1 200 "));
        QVERIFY(phone.hear().startsWith("HTTP/1.1 404 "));
        QVERIFY(phone.hear().endsWith("<p>first</p>"));
    }

    void aQuestionMayComeLetterByLetter()
    {
        const Served served;
        Phone phone(served);
        for (const char letter : served.question("/abc/")) {
            phone.say(QByteArray(1, letter));
            QTest::qWait(0);
        }
        QVERIFY(phone.hear().endsWith("<p>first</p>"));
    }

    void whatIsNotAQuestionIsRefusedAndEnds_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("answer");
        QTest::newRow("another method") << QByteArray("POST /abc/ HTTP/1.1\r\nHost: h\r\n\r\n") << QByteArray("405");
        QTest::newRow("a head without end")
            << "GET /abc/ HTTP/1.1\r\nHost: h\r\nX: " + QByteArray(200'000, 'x') << QByteArray("431");
        QTest::newRow("another protocol") << QByteArray("\x16\x03\x01\x02", 4) << QByteArray("400");
        QTest::newRow("a body") << QByteArray("GET / HTTP/1.1\r\nHost: h\r\nContent-Length: 9\r\n\r\n")
                                << QByteArray("400");
    }
    void whatIsNotAQuestionIsRefusedAndEnds()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QByteArray, answer);
        const Served served(impatient());
        Phone phone(served);
        phone.say(bytes);
        QVERIFY(phone.hear().startsWith("HTTP/1.1 " + answer));
        QVERIFY(phone.isLeft());
        Phone next(served);
        next.say(served.question("/abc/"));
        QVERIFY(next.hear().endsWith("<p>first</p>"));
    }

    void whoKeepsSilentIsCutOff()
    {
        const Served served(impatient());
        Phone silent(served);
        Phone slow(served);
        slow.say("GET /abc/ HT");
        QVERIFY(silent.isLeft());
        QVERIFY(slow.isLeft());
        QVERIFY(slow.rest().isEmpty());
    }

    // An answer that nobody fetches takes no memory for ever.
    void whoDoesNotFetchTheAnswerIsCutOff()
    {
        server::Limits limits = impatient();
        limits.ofOne = 1; // the next one is let in when this one is gone
        const Served served(limits);
        served.show("first", 40'000'000);
        QTcpSocket deaf;
        deaf.setReadBufferSize(1024);
        deaf.connectToHost(Here, static_cast<quint16>(served.server->port()));
        QVERIFY(deaf.waitForConnected(5000));
        deaf.write(served.question("/abc/en/large.html"));
        deaf.flush();
        QTRY_VERIFY(isLetIn(served));
    }

    void aPhoneThatAsksTooOftenIsToldSo()
    {
        server::Limits limits = impatient();
        limits.ofOnePerSecond = 5;
        const Served served(limits);
        Phone phone(served);
        QByteArray many;
        for (int i = 0; i < 40; ++i)
            many += served.question("/abc/");
        phone.say(many);
        int taken = 0;
        QByteArray answer = phone.hear();
        for (; answer.startsWith("HTTP/1.1 200 "); answer = phone.hear())
            ++taken;
        QVERIFY(taken >= 10 && taken < 40);
        QVERIFY(answer.startsWith("HTTP/1.1 429 ") && answer.contains("\r\nRetry-After: 2\r\n"));
        QVERIFY(phone.isLeft());
    }

    void oneAddressHasOnlySoManyConnections()
    {
        server::Limits limits;
        limits.ofOne = 4;
        const Served served(limits);
        std::vector<std::unique_ptr<Phone>> phones;
        for (int i = 0; i < 4; ++i)
            phones.push_back(std::make_unique<Phone>(served));
        Phone fifth(served);
        QVERIFY(fifth.isLeft());
        phones.front()->say(served.question("/abc/"));
        QVERIFY(phones.front()->hear().endsWith("<p>first</p>"));
        phones.pop_back();
        QTRY_VERIFY(isLetIn(served));
    }

    void theEndCutsEverybodyOff()
    {
        Served served;
        const int port = served.server->port();
        Phone phone(served);
        phone.say(served.question("/abc/"));
        QVERIFY(!phone.hear().isEmpty());
        served.server.reset();
        QVERIFY(phone.isLeft());
        QTcpSocket later;
        later.connectToHost(Here, static_cast<quint16>(port));
        QVERIFY(!later.waitForConnected(2000));
    }

    void aTakenPortGivesWayToAnother()
    {
        QTcpServer other;
        QVERIFY(other.listen(QHostAddress(QString(Here))));
        Served served;
        served.settings.port = other.serverPort();
        const auto started = served.network->start(served.settings);
        QVERIFY(started);
        QVERIFY(started.value()->port() > 0 && started.value()->port() != other.serverPort());
    }

    void onlyALocalNetworkIsServed()
    {
        Served served;
        for (const char *address : { "0.0.0.0", "8.8.8.8", "::1", "::", "", "localhost", "example.org" }) {
            served.settings.address = address;
            const auto started = served.network->start(served.settings);
            QVERIFY(!started);
            QVERIFY(started.fault().code == server::ServerFault::Code::NotLocal);
        }
        // One that this computer does not have.
        served.settings.address = QStringLiteral("10.255.254.253");
        const auto started = served.network->start(served.settings);
        QVERIFY(!started && started.fault().code == server::ServerFault::Code::Gone);
        for (const server::LocalAddress &each : served.network->addresses())
            QVERIFY(!each.address.startsWith("127.") && !each.interface.isEmpty());
    }
};

} // namespace tst_pageserving

QTEST_GUILESS_MAIN(tst_pageserving::TestPageServing)
#include "tst_pageserving.moc"
