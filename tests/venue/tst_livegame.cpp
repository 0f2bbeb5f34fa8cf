// SPDX-License-Identifier: MIT
#include "../match/model/driver.h"
#include "club.h"
#include "match/journal/journaltext.h"
#include "translations/catalogues.h"
#include "venue/folder/publishing.h"
#include "venue/folder/runningjournals.h"
#include "venue/pages/site.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_livegame {

using namespace club;
using namespace kagetsu;
using namespace kagetsu::venue;

namespace {

const std::int64_t Noon = QDateTime::fromString("2031-05-04T12:00:00Z", Qt::ISODate).toMSecsSinceEpoch();

// A game of table 1 in round 1 of the event "id7", which begins at noon.
match::MatchSetup setupOf(EntryId opener, EntryId second)
{
    match::MatchSetup setup = plainSetup();
    setup.id = tournament::idOf({ "id7", 1, 1, opener, second, 0, 1 });
    return setup;
}

QByteArray journalOf(const Driver &driver)
{
    QByteArray bytes;
    journal::ChainEnd end;
    match::Match match;
    for (const match::Events &decision : driver.decisions()) {
        for (const match::Event &event : decision)
            match.fold(event);
        bytes += journal::writeLines(
            decision, match, QDateTime::fromMSecsSinceEpoch(Noon + decision.back().at.count()).toUTC(), end);
    }
    return bytes;
}

struct Played : Club
{
    EntryId ann = enter("Ann Secret");
    EntryId bob = enter("Bob");

    Played() { publish({ { ann, bob } }); }
};

// The page of live boards at the moment of the last deed.
QByteArray livePageOf(const Played &club, const Driver &driver)
{
    const Milliseconds now(Noon + driver.now().count());
    PageSettings settings;
    settings.isLive = true;
    settings.languages = { "en" };
    PublicPicture picture = venue::pictureOf(club.log, "id7", settings, now, records());
    picture.live = liveGames(picture, settings, now, { journalOf(driver) });
    QByteArray page;
    const auto take = [&page](const QString &path, const QByteArray &bytes) {
        if (path == "en/live.html")
            page = bytes;
    };
    makeSite(picture, settings, { take, {} });
    return page;
}

} // namespace

// Boards while they are played (venue.md#live-boards).
class TestLiveGame : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_english.loadLanguage(QStringLiteral("en")));
        QCoreApplication::installTranslator(&m_english);
    }

    void stonesAndClocksAreRead()
    {
        Driver driver(setupOf({ 1 }, { 2 }));
        driver.playAll({ "H8", "I9", "J10" }); // each a second after the other
        const auto game = liveGameOf(journalOf(driver), Noon + 4000);
        QVERIFY(game);
        QCOMPARE(game->tree.mainLine().size(), std::size_t(4));
        QVERIFY(game->sides.a == rules::Side::Black);
        QVERIFY(game->clocks.b.running && !game->clocks.a.running);
        QCOMPARE(game->at, Noon + driver.now().count());
        QCOMPARE(game->clocks.b.shown.count(), driver.match().clock().reading(Seat::B, driver.now()).shown.count());
    }

    // What is shown is the same until something happens, so no page is written each second.
    void heartbeatsChangeNothing()
    {
        Driver driver(setupOf({ 1 }, { 2 }));
        driver.playAll({ "H8" });
        const auto before = liveGameOf(journalOf(driver), Noon + driver.now().count());
        for (int beat = 0; beat < 3; ++beat) {
            driver.wait(1s);
            QVERIFY(!driver.give(match::Beat {}));
        }
        QVERIFY(driver.count<match::Beaten>() > 0);
        QVERIFY(liveGameOf(journalOf(driver), Noon + driver.now().count()) == before);
    }

    void whatIsLaterThanTheMomentIsNotTold()
    {
        Driver driver(setupOf({ 1 }, { 2 }));
        driver.playAll({ "H8", "I9" });
        const std::int64_t second = driver.match().moves().at(1).at.count();
        const auto stones = [&](std::int64_t moment) {
            const auto game = liveGameOf(journalOf(driver), Noon + moment);
            return game ? int(game->tree.mainLine().size()) - 1 : -1;
        };
        QCOMPARE(stones(second), 2);
        QCOMPARE(stones(second - 1), 1);
        QCOMPARE(stones(-1), -1); // it had not begun
    }

    // No event tells that the main time or a period ended, so a face that counted on from the last move stood at zero.
    void aPeriodThatBeganIsShown()
    {
        match::MatchSetup setup = setupOf({ 1 }, { 2 });
        clock::TimeControl control;
        control.stages = { clock::MainStage { .time = 10s }, clock::ByoYomiStage { .periods = 3, .period = 20s } };
        setup.time = { control, control };
        Driver driver(setup);
        driver.playAll({ "H8" });
        const auto afterBeats = [&](int seconds) {
            for (int beat = 0; beat < seconds; ++beat) {
                driver.wait(1s);
                if (driver.give(match::Beat {}))
                    qFatal("a heartbeat was refused");
            }
            return *liveGameOf(journalOf(driver), Noon + driver.now().count());
        };
        const LiveGame inMain = afterBeats(9);
        QVERIFY(!inMain.clocks.b.period);
        const LiveGame began = afterBeats(1);
        QVERIFY(began.clocks.b.period && began.clocks.b.running);
        QCOMPARE(began.clocks.b.periods, 3);
        QCOMPARE(began.clocks.b.shown.count(), 20000);
        QCOMPARE(began.at, Noon + driver.now().count());
        QVERIFY(afterBeats(19) == began); // nothing is written each second
        const LiveGame second = afterBeats(5);
        QCOMPARE(second.clocks.b.periods, 2);
        QCOMPARE(second.clocks.b.shown.count() - (Noon + driver.now().count() - second.at), 16000);
    }

    void aBankIsShownUnitByUnit()
    {
        match::MatchSetup setup = setupOf({ 1 }, { 2 });
        clock::TimeControl control;
        control.stages = { clock::BankStage { .free = 5s, .units = 4, .unit = 10s } };
        setup.time = { control, control };
        Driver driver(setup);
        driver.playAll({ "H8" });
        for (int beat = 0; beat < 6; ++beat) {
            driver.wait(1s);
            QVERIFY(!driver.give(match::Beat {}));
        }
        const auto game = liveGameOf(journalOf(driver), Noon + driver.now().count());
        const clock::Reading now = driver.match().clock().reading(Seat::B, driver.now());
        QCOMPARE(game->clocks.b.periods, now.periods);
        QCOMPARE(game->clocks.b.shown.count() - (Noon + driver.now().count() - game->at), now.shown.count());
    }

    void aClockOnThePage_data()
    {
        QTest::addColumn<int>("form");
        QTest::addColumn<QByteArray>("face");
        QTest::newRow("a delay beside the main time") << 0 << QByteArray("data-left=\"60000\" data-wait=\"5000\"");
        QTest::newRow("a delay in the main time") << 1 << QByteArray("data-left=\"65000\" data-wait=\"0\"");
        QTest::newRow("a limit of each move alone") << 2 << QByteArray("data-left=\"30000\" data-wait=\"0\"");
        QTest::newRow("main time and a limit") << 3 << QByteArray("data-left=\"60000\" data-wait=\"0\"");
    }
    void aClockOnThePage()
    {
        QFETCH(int, form);
        QFETCH(QByteArray, face);
        Played club;
        match::MatchSetup setup = setupOf(club.ann, club.bob);
        clock::TimeControl control;
        if (form != 2)
            control.stages = { clock::MainStage { .time = 60s } };
        if (form < 2)
            control.stages = { clock::MainStage { .time = 60s,
                .delay = 5s,
                .delayForm = form == 0 ? clock::DelayForm::Us : clock::DelayForm::Bronstein } };
        if (form >= 2)
            control.perMove = 30s;
        setup.time = { control, control };
        Driver driver(setup);
        driver.playAll({ "H8" });
        const QByteArray page = livePageOf(club, driver);
        QVERIFY2(page.contains(face), page.constData());
    }

    void clocksStandWhenTheProgramIsSilent()
    {
        Driver driver(setupOf({ 1 }, { 2 }));
        driver.playAll({ "H8" });
        const std::int64_t heard = Noon + driver.now().count();
        QVERIFY(liveGameOf(journalOf(driver), heard + 15000)->clocks.b.running);
        const auto silent = liveGameOf(journalOf(driver), heard + 15001);
        QVERIFY(silent && !silent->clocks.b.running && !silent->clocks.a.running);
    }

    // Nobody may study the position while no time runs.
    void aCoveredBoardHasNoStones()
    {
        Driver driver(setupOf({ 1 }, { 2 }));
        driver.playAll({ "H8", "I9" });
        const auto nodes = [&] {
            return liveGameOf(journalOf(driver), Noon + driver.now().count())->tree.mainLine().size();
        };
        QVERIFY(!driver.give(match::Pause { Seat::A }));
        QCOMPARE(nodes(), std::size_t(1));
        driver.wait(1s);
        QVERIFY(!driver.give(match::Resume {}));
        QCOMPARE(nodes(), std::size_t(3));
    }

    void whatIsNoGameOfAnEventOrIsOverIsNothing()
    {
        Driver other(plainSetup());
        other.playAll({ "H8" });
        QVERIFY(!liveGameOf(journalOf(other), Noon + 10000));
        Driver driver(setupOf({ 1 }, { 2 }));
        driver.playAll({ "H8", "I9" });
        QVERIFY(!driver.give(match::Resign { Seat::A }));
        QVERIFY(!liveGameOf(journalOf(driver), Noon + driver.now().count()));
        QVERIFY(!liveGameOf("{\"seq\":1}\n", Noon));
        QVERIFY(!liveGameOf({}, Noon));
    }

    void theDelayHoldsForBoards()
    {
        Played club;
        Driver driver(setupOf(club.ann, club.bob));
        driver.playAll({ "H8", "I9" });
        const std::vector<QByteArray> journals { journalOf(driver) };
        const Milliseconds now(Noon + driver.now().count());
        PageSettings settings;
        const auto shown = [&](Milliseconds moment) {
            return liveGames(
                venue::pictureOf(club.log, "id7", settings, moment, records()), settings, moment, journals);
        };
        QCOMPARE(shown(now).size(), std::size_t(1));
        settings.delay.kind = Delay::Kind::Minutes;
        QVERIFY(shown(now).empty());
        const auto later = shown(now + 15min);
        QCOMPARE(later.size(), std::size_t(1));
        QCOMPARE(later.front().at, (now + 15min).count()); // the clocks run on from there
        settings.delay.kind = Delay::Kind::RoundEnd;
        QVERIFY(shown(now + 100min).empty());
        settings.delay.kind = Delay::Kind::None;
        club.report(1, 1, Outcome::AWon);
        QVERIFY(shown(now).empty());
    }

    // Its journal is put away at once, which tells nobody that it has ended.
    void aGameIsShownToItsEndAfterTheDelay()
    {
        Driver driver(setupOf({ 1 }, { 2 }));
        driver.playAll({ "H8", "I9" });
        const QTemporaryDir room;
        QVERIFY(QDir(room.path()).mkdir("finished"));
        const QString name = QString::fromStdString(driver.match().setup().id) + ".jsonl";
        const Milliseconds end(Noon + driver.now().count());
        const auto keep = [&](const QString &path) {
            QFile file(room.filePath(path));
            return file.open(QIODevice::WriteOnly) && file.write(journalOf(driver)) > 0 && file.flush()
                && file.setFileTime(QDateTime::fromMSecsSinceEpoch(end.count()), QFileDevice::FileModificationTime);
        };
        QVERIFY(keep("finished/" + name));
        Delay delay { Delay::Kind::Minutes, 15 };
        const auto shown = [&](Milliseconds now) { return runningJournals(room.path(), "id7", delay, now).size(); };
        QCOMPARE(shown(end), std::size_t(1));
        QCOMPARE(shown(end + 15min - 1ms), std::size_t(1));
        QCOMPARE(shown(end + 15min), std::size_t(0)); // everybody has seen its end
        delay.minutes = 0;
        QCOMPARE(shown(end + 1min - 1ms), std::size_t(1)); // as for results
        for (const Delay::Kind kind : { Delay::Kind::None, Delay::Kind::RoundEnd }) {
            delay.kind = kind;
            QCOMPARE(shown(end), std::size_t(0));
        }
        QVERIFY(keep(name)); // one that is played
        QCOMPARE(shown(end + 100min), std::size_t(1));
    }

    void thePageShowsTheBoardAndHidesNames()
    {
        Played club;
        Driver driver(setupOf(club.ann, club.bob));
        driver.playAll({ "H8", "I9" });
        const Milliseconds now(Noon + driver.now().count());
        PageSettings settings;
        settings.isLive = true;
        settings.languages = { "en" };
        settings.names = NameShown::Number;
        PublicPicture picture = venue::pictureOf(club.log, "id7", settings, now, records());
        picture.live = liveGames(picture, settings, now, { journalOf(driver) });
        std::map<QString, QByteArray> files;
        makeSite(
            picture, settings, { [&files](const QString &path, const QByteArray &bytes) { files[path] = bytes; }, {} });
        const QByteArray &page = files.at("en/live.html");
        QVERIFY(page.contains("data-poll=\"2\""));
        QCOMPARE(page.count("data-n=\""), 2);
        QCOMPARE(page.count(" data-left=\""), 1); // one clock runs
        QVERIFY(page.contains("<b>14:59</b>") || page.contains("<b>15:00</b>"));
        QVERIFY(!page.contains("Ann") && page.contains("#1"));
        QVERIFY(files.at("en/index.html").contains("href=\"live.html\""));
        picture.live.clear();
        makeSite(
            picture, settings, { [&files](const QString &path, const QByteArray &bytes) { files[path] = bytes; }, {} });
        QVERIFY(files.at("en/live.html").contains("No game is being shown now."));
        QVERIFY(!files.at("en/index.html").contains("live.html"));
    }

    // A move writes one page in each language and leaves all others; another game is told on other pages, too.
    void aMoveWritesItsPageAlone()
    {
        Played club;
        Driver driver(setupOf(club.ann, club.bob));
        driver.playAll({ "H8" });
        const QTemporaryDir room;
        const QString folder = room.filePath("pages");
        PageSettings settings;
        settings.isLive = true;
        settings.languages = { "en", "ja" };
        Publisher publisher(folder, "id7", settings);
        const auto now = [&] { return Milliseconds(Noon + driver.now().count()); };
        const auto look = [&] { return *publisher.publishLive(now(), { journalOf(driver) }); };
        QVERIFY(look() == LiveLook::Same); // nothing was published yet
        QVERIFY(publisher.publish(club.log, now(), records()));
        QVERIFY(look() == LiveLook::Others);
        const auto all = publisher.publish(club.log, now(), records(), { journalOf(driver) });
        QVERIFY(all);
        QVERIFY(look() == LiveLook::Same);
        driver.playAll({ "I9" });
        QVERIFY(look() == LiveLook::Written);
        QFile page(folder + "/ja/live.html");
        QVERIFY(page.open(QIODevice::ReadOnly));
        QCOMPARE(page.readAll().count("data-n=\""), 2);
        const auto again = publisher.publish(club.log, now(), records(), { journalOf(driver) });
        QCOMPARE(again->files, all->files);
        QCOMPARE(again->written, 0);
        QCOMPARE(again->removed, 0);
    }

private:
    Catalogue m_english;
};

} // namespace tst_livegame

QTEST_GUILESS_MAIN(tst_livegame::TestLiveGame)
#include "tst_livegame.moc"
