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

    void clocksStandWhenTheProgramIsSilent()
    {
        Driver driver(setupOf({ 1 }, { 2 }));
        driver.playAll({ "H8" });
        const std::int64_t heard = Noon + driver.now().count();
        QVERIFY(liveGameOf(journalOf(driver), heard + 15000)->clocks.b.running);
        const auto silent = liveGameOf(journalOf(driver), heard + 15001);
        QVERIFY(silent && !silent->clocks.b.running && !silent->clocks.a.running);
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
