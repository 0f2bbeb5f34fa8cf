// SPDX-License-Identifier: MIT
#include "../../../match/model/driver.h"
#include "../../../venue/club.h"
#include "match/journal/journal.h"
#include "match/journal/journaltext.h"
#include "translations/catalogues.h"
#include "ui/tournament/desk/countdowndialog.h"
#include "ui/tournament/desk/eventprojector.h"
#include "ui/tournament/paper/projector/projectorwidget.h"

#include <QAction>
#include <QApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QWidget>

namespace tst_eventprojector {

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

using Kind = ProjectorScreen::Kind;

const std::int64_t Noon = QDateTime::fromString("2031-05-04T12:00:00Z", Qt::ISODate).toMSecsSinceEpoch();

// An event with a projector, and a game at table 1 that began at noon.
struct Hall : club::Club
{
    tournament::EntryId ann = enter("Ann Secret", 2014);
    tournament::EntryId bob = enter("Bob");
    QTemporaryDir journals;
    venue::PageSettings settings;
    QString address;
    tournament::Milliseconds time { Noon };
    QWidget window;
    EventProjector projector { [this] {
                                  const tournament::Event &event = log.event();
                                  return EventProjector::Subject { &event, &event.sections.front(),
                                      { &log, "id7", journals.path(), settings }, address };
                              },
        [this] { return time; }, &window };

    Hall()
    {
        publish({ { ann, bob } });
        projector.setInterval(20);
        window.show();
    }
    // Has this game stand in the folder of journals.
    void play(std::initializer_list<std::string_view> moves)
    {
        match::MatchSetup setup = plainSetup();
        setup.id = tournament::idOf({ "id7", 1, 1, ann, bob, 0, 1 });
        Driver driver(setup);
        driver.playAll(moves);
        QByteArray bytes;
        journal::ChainEnd end;
        match::Match match;
        for (const match::Events &decision : driver.decisions()) {
            for (const match::Event &event : decision)
                match.fold(event);
            bytes += journal::writeLines(
                decision, match, QDateTime::fromMSecsSinceEpoch(Noon + decision.back().at.count()).toUTC(), end);
        }
        QFile file(journals.filePath(QString::fromStdString(setup.id) + QLatin1String(journal::JournalSuffix)));
        if (!file.open(QIODevice::WriteOnly))
            qFatal("no journal");
        file.write(bytes);
        time = tournament::Milliseconds(Noon + driver.now().count());
    }
    // Returns true if a screen of this kind takes its turn.
    bool has(Kind kind) const
    {
        ProjectorWidget *widget = projector.shown();
        bool isThere = false;
        for (std::size_t i = 0; i < widget->screens(); ++i, widget->turn(1))
            isThere = isThere || widget->kind() == kind;
        return isThere;
    }
    QString boards() const
    {
        ProjectorWidget *widget = projector.shown();
        QString told;
        for (std::size_t i = 0; i < widget->screens(); ++i, widget->turn(1)) {
            if (widget->kind() == Kind::Boards)
                told = widget->accessibleDescription();
        }
        return told;
    }
};

} // namespace

// The event in the hall (venue.md#the-projector).
class TestEventProjector : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_english.loadLanguage(QStringLiteral("en")));
        QCoreApplication::installTranslator(&m_english);
    }

    void itFillsTheScreenUntilEsc()
    {
        Hall hall;
        hall.projector.actions().constFirst()->trigger();
        ProjectorWidget *widget = hall.projector.shown();
        QVERIFY(widget && widget->isFullScreen());
        QVERIFY(hall.has(Kind::Rows));
        QVERIFY(!hall.has(Kind::Boards) && !hall.has(Kind::Code) && !hall.has(Kind::Countdown));
        QTest::keyClick(widget, Qt::Key_Escape);
        QTRY_VERIFY(!hall.projector.shown());
        hall.projector.show(); // again
        hall.projector.end(); // with the event
        QVERIFY(!hall.projector.shown());
    }

    void boardsComeFromTheJournalsOfTheEvent()
    {
        Hall hall;
        hall.play({ "H8", "I9" });
        hall.projector.show();
        QTRY_COMPARE(hall.boards(), QStringLiteral("Table 1: A. S. – Bob")); // the minor's name as the event says
        hall.settings.names = venue::NameShown::Number;
        hall.projector.refresh();
        QTRY_COMPARE(hall.boards(), QStringLiteral("Table 1: #1 – #2"));
        hall.report(1, 1, tournament::Outcome::AWon);
        hall.projector.refresh();
        QTRY_VERIFY(hall.boards().isEmpty());
    }

    void theDelayHoldsInTheHallToo()
    {
        Hall hall;
        hall.settings.delay = { venue::Delay::Kind::RoundEnd, 15 };
        hall.play({ "H8", "I9" });
        hall.projector.show();
        QTest::qWait(100);
        QVERIFY(hall.boards().isEmpty());
        hall.settings.delay = { venue::Delay::Kind::Minutes, 15 };
        hall.projector.refresh();
        QTest::qWait(100);
        QVERIFY(hall.boards().isEmpty());
        hall.time += std::chrono::minutes(15);
        QTRY_VERIFY(!hall.boards().isEmpty());
    }

    void theCodeIsThereWhilePhonesAreServed()
    {
        Hall hall;
        hall.projector.show();
        hall.address = QStringLiteral("http://127.0.0.1:8017/0123456789ab/");
        hall.projector.refresh();
        QVERIFY(hall.has(Kind::Code));
        hall.address.clear();
        hall.projector.refresh();
        QVERIFY(!hall.has(Kind::Code));
    }

    void theOrganiserSetsTheCountdown()
    {
        Hall hall;
        const auto answer = [](const char *button, int minutes) {
            QTimer::singleShot(0, qApp, [button, minutes] {
                QWidget *dialog = QApplication::activeModalWidget();
                dialog->findChild<QSpinBox *>(QStringLiteral("countdownMinutes"))->setValue(minutes);
                dialog->findChild<QAbstractButton *>(QLatin1String(button))->click();
            });
        };
        answer("cancelCountdown", 5);
        hall.projector.actions().at(1)->trigger();
        QVERIFY(!hall.projector.shown());
        answer("startCountdown", 5);
        hall.projector.actions().at(1)->trigger();
        QVERIFY(hall.projector.shown()); // nobody sets it for nothing
        QVERIFY(hall.projector.shown()->kind() == Kind::Countdown);
        QCOMPARE(hall.projector.shown()->accessibleDescription(), QStringLiteral("5:00"));
        answer("endCountdown", 5);
        hall.projector.actions().at(1)->trigger();
        QVERIFY(!hall.has(Kind::Countdown));
    }

private:
    Catalogue m_english;
};

} // namespace tst_eventprojector

QTEST_MAIN(tst_eventprojector::TestEventProjector)
#include "tst_eventprojector.moc"
