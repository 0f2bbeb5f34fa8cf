// SPDX-License-Identifier: MIT
#include "../../../match/host/faketime.h"
#include "fakenetwork.h"
#include "opening/file/shipped.h"
#include "translations/catalogues.h"
#include "ui/controls/tablebutton.h"
#include "ui/print/phones/codeview.h"
#include "ui/print/phones/gameonphones.h"
#include "ui/print/phones/phonesdialog.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_phones {

using namespace kagetsu;
using namespace kagetsu::ui;
using namespace std::chrono_literals;

namespace {

match::MatchSetup plainSetup()
{
    match::MatchSetup setup;
    setup.id = "20310504-120000-abcd";
    setup.names = { "Ann", "Bob" };
    setup.opening = *opening::procedureOf(opening::shippedProcedures(), "free");
    clock::TimeControl control;
    control.stages.push_back(clock::MainStage { 15min, {}, false, {} });
    setup.time = { control, control };
    return setup;
}

// A game with phones.
struct Shown
{
    FakeTime time;
    QTemporaryDir folder;
    FakeNetwork network;
    host::MatchHost host { time };
    QWidget window;
    std::map<std::string, Result<EventRule, QString>> rules; // by event
    GameOnPhones phones { &host, network.network([this] { return time.wall().toMSecsSinceEpoch(); }),
        [this](const tournament::GameKey &key) { return rules.at(key.event); }, [] { return QStringLiteral("en"); },
        &window };

    explicit Shown(const match::MatchSetup &setup = plainSetup())
    {
        if (!host.startMatch(setup, folder.path()))
            qFatal("no game");
    }
    void play(Seat seat, const char *point)
    {
        time.advance(1s);
        if (!host.execute(match::Act { seat, opening::Place { rules::pointFromText(point, 15).value() } }))
            qFatal("not played");
    }
    void show() { phones.start(QStringLiteral("127.0.0.1")); }
    // Returns what a phone gets that opens the address now; empty if nobody answers.
    QByteArray page() const { return pageAt(phones.serving().address()); }
};

int stonesOf(const QByteArray &page)
{
    return static_cast<int>(page.count("data-n=\""));
}

template <class Widget>
Widget *part(const char *name)
{
    QWidget *dialog = QApplication::activeModalWidget();
    return dialog ? dialog->findChild<Widget *>(QLatin1String(name)) : nullptr;
}

QString wordsOf(const char *name)
{
    const auto *label = part<QLabel>(name);
    return label && label->isVisible() ? label->text() : QString();
}

// Does this in the dialog that is about to open, and then leaves it.
void inDialog(const std::function<void()> &act)
{
    QTimer::singleShot(0, qApp, [act] {
        act();
        if (QWidget *dialog = QApplication::activeModalWidget())
            dialog->close();
    });
}

} // namespace

// The game at the table, on phones (venue.md#show-on-phones).
class TestPhones : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_english.loadLanguage(QStringLiteral("en")));
        QCoreApplication::installTranslator(&m_english);
    }

    // Nothing listens until somebody has read who will see it, and pressed once.
    void oneTapAfterOneWarning()
    {
        Shown shown;
        shown.window.show();
        QVERIFY(!shown.phones.serving().isOn());
        bool wasAsked = false;
        inDialog([&] {
            wasAsked = wordsOf("whoSees").contains("Everybody in this network")
                && wordsOf("whoSees").contains("Forbidden points are not shown.");
            QVERIFY(!part<QWidget>("phonesCode")->isVisible());
            QVERIFY(!part<QWidget>("phonesNetwork")->isVisible()); // there is one alone
            part<TableButton>("startPhones")->click();
            QVERIFY(part<QWidget>("phonesCode")->isVisible());
            QCOMPARE(wordsOf("phonesAddress"), shown.phones.serving().address());
            QVERIFY(!part<QWidget>("stopPhones")->hasFocus()); // an Enter too many ends nothing
            const QImage code = part<CodeView>("phonesCode")->code();
            QVERIFY(code.width() >= 21 + 8 && code.pixelColor(4, 4) == Qt::black && code.pixelColor(0, 0) == Qt::white);
            QCOMPARE(wordsOf("phonesViewers"), QStringLiteral("0 phones are watching."));
        });
        shown.phones.ask();
        QVERIFY(wasAsked);
        QVERIFY(shown.phones.serving().isOn()); // also when the dialog is closed
        QVERIFY(shown.phones.serving().address().startsWith("http://127.0.0.1:"));
        QTRY_VERIFY(shown.page().contains("Ann"));
        inDialog([] { part<TableButton>("stopPhones")->click(); });
        shown.phones.ask();
        QVERIFY(!shown.phones.serving().isOn());
        QVERIFY(shown.phones.sign().isEmpty());
    }

    void whoCancelsShowsNothing()
    {
        Shown shown;
        shown.window.show();
        inDialog([] { part<TableButton>("leavePhones")->click(); });
        shown.phones.ask();
        QVERIFY(!shown.phones.serving().isOn());
    }

    void withoutANetworkItIsSaid()
    {
        Shown shown;
        shown.network.addresses.clear();
        shown.window.show();
        inDialog([&] {
            QVERIFY(wordsOf("phonesFault").contains("no local network"));
            QVERIFY(!part<QWidget>("startPhones")->isVisible());
            shown.network.addresses = { { "127.0.0.1", "Wi-Fi" }, { "127.0.0.2", "eth0" } };
            part<TableButton>("lookAgain")->click();
            QVERIFY(wordsOf("phonesFault").isEmpty());
            auto *networks = part<QComboBox>("phonesNetwork");
            QVERIFY(networks->isVisible());
            QCOMPARE(networks->itemText(1), QStringLiteral("eth0 (127.0.0.2)"));
            networks->setCurrentIndex(1);
            part<TableButton>("startPhones")->click();
        });
        shown.phones.ask();
        QVERIFY(shown.phones.serving().address().startsWith("http://127.0.0.2:"));
    }

    void aNetworkThatIsLeftIsSaid()
    {
        Shown shown;
        shown.show();
        shown.network.addresses.clear();
        QTRY_VERIFY_WITH_TIMEOUT(shown.phones.serving().isLost(), 10'000);
    }

    void anAddressThatIsGoneIsSaid()
    {
        Shown shown;
        shown.phones.start(QStringLiteral("10.255.254.253"));
        QVERIFY(!shown.phones.serving().isOn());
        QVERIFY(shown.phones.serving().fault()->code == server::ServerFault::Code::Gone);
    }

    void eachMoveReachesThePhones()
    {
        Shown shown;
        shown.show();
        QTRY_VERIFY(shown.page().contains("Ann"));
        QCOMPARE(stonesOf(shown.page()), 0);
        shown.play(Seat::A, "H8");
        QTRY_COMPARE(stonesOf(shown.page()), 1);
        shown.play(Seat::B, "I9");
        shown.play(Seat::A, "J10"); // while the pages are made
        QTRY_COMPARE(stonesOf(shown.page()), 3);
    }

    void whoLooksIsCountedQuietly()
    {
        Shown shown;
        shown.show();
        QCOMPARE(shown.phones.sign(), QStringLiteral("On phones: 0"));
        QTRY_VERIFY(shown.page().contains("Ann"));
        QTcpSocket phone;
        const QUrl url(shown.phones.serving().address());
        phone.connectToHost(url.host(), static_cast<quint16>(url.port()));
        QVERIFY(phone.waitForConnected(2000));
        phone.write("GET " + url.path().toLatin1() + " HTTP/1.1\r\nHost: " + url.authority().toLatin1() + "\r\n\r\n");
        phone.flush();
        QTRY_COMPARE(shown.phones.sign(), QStringLiteral("On phones: 1"));
        phone.close();
        QTRY_COMPARE(shown.phones.sign(), QStringLiteral("On phones: 0"));
    }

    void theLastPositionStaysAndThenItEnds()
    {
        Shown shown;
        shown.show();
        shown.play(Seat::A, "H8");
        QVERIFY(shown.host.execute(match::Resign { Seat::B }));
        QTRY_VERIFY(shown.phones.serving().isEnding());
        QVERIFY(shown.page().contains("class=\"outcome\""));
        QCOMPARE(stonesOf(shown.page()), 1);
        const QString address = shown.phones.serving().address();
        shown.phones.serving().stop(); // as after the minute
        QVERIFY(pageAt(address).isEmpty());
        // Another time it has another address.
        shown.show();
        QVERIFY(shown.phones.serving().address() != address);
    }

    void anotherGameIsNotShown()
    {
        Shown shown;
        shown.show();
        shown.play(Seat::A, "H8");
        QTRY_COMPARE(stonesOf(shown.page()), 1);
        match::MatchSetup next = plainSetup();
        next.id = "20310504-130000-abcd";
        next.names = { "Cara", "Dan" };
        QVERIFY(shown.host.startMatch(next, shown.folder.path()).hasValue());
        QVERIFY(shown.phones.serving().isEnding());
        shown.play(Seat::A, "A1");
        QTest::qWait(50);
        const QByteArray page = shown.page();
        QVERIFY(page.contains("Ann") && !page.contains("Cara"));
    }

    void aTournamentHasItsSay()
    {
        match::MatchSetup setup = plainSetup();
        setup.id = tournament::idOf({ "id7", 1, 1, { 1 }, { 2 }, 0, 1 });
        setup.hints = match::Hints::Always;
        Shown shown(setup);
        shown.window.show();
        shown.rules.insert({ "id7", Fault { QStringLiteral("Only after the round.") } });
        QString said;
        inDialog([&] {
            for (const QLabel *label : QApplication::activeModalWidget()->findChildren<QLabel *>())
                said += label->text();
        });
        shown.phones.ask();
        QVERIFY(said.contains("Only after the round."));
        shown.show();
        QVERIFY(!shown.phones.serving().isOn());

        shown.rules.insert_or_assign("id7", Result<EventRule, QString>(EventRule { { "A. S.", "#2" }, 15 }));
        inDialog([&] { said = wordsOf("whoSees"); });
        shown.phones.ask();
        QVERIFY(said.contains("15 minutes later") && said.contains("Forbidden points are not shown."));
        shown.show();
        shown.play(Seat::A, "H8");
        QTRY_VERIFY(shown.page().contains("No game is being shown now."));
        shown.time.advance(16min);
        QTRY_COMPARE_WITH_TIMEOUT(stonesOf(shown.page()), 1, 8000);
        QVERIFY(shown.page().contains("A. S.") && !shown.page().contains("Ann"));
        // A name that is hidden meanwhile is hidden on phones.
        shown.rules.insert_or_assign("id7", Result<EventRule, QString>(EventRule { { "#1", "#2" }, 15 }));
        shown.phones.followEvent();
        QVERIFY(!shown.page().contains("A. S."));
        QTRY_VERIFY(shown.page().contains("#1"));
        // So is another delay, and the game when it is not to be shown any more, also after it has left the table.
        shown.rules.insert_or_assign("id7", Result<EventRule, QString>(EventRule { { "#1", "#2" }, 30 }));
        shown.phones.followEvent();
        QTRY_VERIFY(shown.page().contains("No game is being shown now."));
        QVERIFY(!shown.phones.sign().isEmpty());
        match::MatchSetup next = plainSetup();
        next.id = "20310504-130000-abcd";
        QVERIFY(shown.host.startMatch(next, shown.folder.path()).hasValue());
        QVERIFY(shown.phones.serving().isOn() && shown.phones.sign().isEmpty());
        shown.rules.insert_or_assign(
            "id7", Result<EventRule, QString>(Fault { QStringLiteral("Only after the round.") }));
        shown.phones.followEvent();
        QVERIFY(!shown.phones.serving().isOn());
    }

private:
    Catalogue m_english;
};

} // namespace tst_phones

QTEST_MAIN(tst_phones::TestPhones)
#include "tst_phones.moc"
