// SPDX-License-Identifier: MIT
#include "../match/model/driver.h"
#include "club.h"
#include "match/journal/journaltext.h"
#include "translations/catalogues.h"
#include "venue/live/tablegame.h"
#include "venue/pages/tablepages.h"

#include <QDateTime>
#include <QTest>

namespace tst_tablegame {

using namespace kagetsu;
using namespace kagetsu::venue;
using namespace std::chrono_literals;

namespace {

const std::int64_t Noon = QDateTime::fromString("2031-05-04T12:00:00Z", Qt::ISODate).toMSecsSinceEpoch();

match::MatchSetup setupOf(match::Hints hints = match::Hints::Off)
{
    match::MatchSetup setup = plainSetup();
    setup.names = { "Ann <i>", "Bob" };
    setup.hints = hints;
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

std::optional<TableGame> gameOf(const Driver &driver, clock::Duration later = 0s)
{
    return tableGameOf(journalOf(driver), Noon + driver.now().count() + later.count());
}

QMap<QString, QByteArray> pagesOf(const std::optional<TableGame> &game, const TablePageSettings &settings = {})
{
    QMap<QString, QByteArray> pages;
    makeTablePages(game, settings, { [&](const QString &name, const QByteArray &bytes) { pages[name] = bytes; }, {} });
    return pages;
}

} // namespace

// The game at the table, as phones in the room see it (venue.md#show-on-phones).
class TestTableGame : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_english.loadLanguage(QStringLiteral("en")));
        QCoreApplication::installTranslator(&m_english);
    }

    void stonesNamesAndClocksAreShown()
    {
        Driver driver(setupOf());
        driver.playAll({ "H8", "I9", "J10" });
        const auto pages = pagesOf(gameOf(driver));
        const QByteArray page = pages["index.html"];
        QCOMPARE(page.count("data-n=\""), 3);
        QVERIFY(page.contains("Ann &lt;i&gt;") && !page.contains("Ann <i>"));
        QCOMPARE(page.count("class=\"time\""), 2);
        QCOMPARE(page.count("data-left="), 1); // of the clock that runs
        QVERIFY(page.contains("data-poll=\"2\""));
        QVERIFY(!page.contains("atom+xml")); // there is no feed
        for (const char *language : { "en", "zh-CN", "zh-TW", "ja", "ko", "ru" })
            QVERIFY(pages.contains(QStringLiteral("%1/index.html").arg(language)));
        QCOMPARE(pages.size(), 6 + 1 + 3);
        // Every file that a page names is there.
        for (const QString &name : pages.keys()) {
            if (!name.contains('/') && name != "index.html")
                QVERIFY(page.contains(name.toUtf8()) && pages["ja/index.html"].contains("../" + name.toUtf8()));
        }
    }

    void theFirstPageSpeaksTheLanguageOfTheProgram()
    {
        Driver driver(setupOf());
        TablePageSettings settings;
        settings.first = "ja";
        const QByteArray page = pagesOf(gameOf(driver), settings)["index.html"];
        QVERIFY(page.contains("<html lang=\"ja\">"));
        QVERIFY(page.contains("<h1>連珠"));
        QVERIFY(pagesOf(gameOf(driver))["index.html"].contains("<html lang=\"en\">"));
    }

    void beforeTheMomentNothingIsShown()
    {
        Driver driver(setupOf());
        driver.playAll({ "H8", "I9" });
        QVERIFY(!gameOf(driver, -1h));
        QVERIFY(pagesOf({})["index.html"].contains("No game is being shown now."));
        QVERIFY(pagesOf({})["index.html"].contains("data-poll=\"2\""));
        // As it was a second ago.
        QCOMPARE(gameOf(driver, -1s)->board.tree.mainLine().size(), std::size_t(2));
    }

    // Nobody may study the position while no time runs, on a phone as little as at the table.
    void aCoveredBoardIsCoveredOnPhones()
    {
        Driver driver(setupOf());
        driver.playAll({ "H8", "I9" });
        QVERIFY(!driver.give(match::Pause { Seat::A }));
        const auto game = gameOf(driver);
        QVERIFY(game->isCovered);
        const QByteArray page = pagesOf(game)["index.html"];
        QVERIFY(page.contains("The game is paused, and the board is covered."));
        QVERIFY(!page.contains("data-n=") && !page.contains("<svg"));
        QCOMPARE(page.count("class=\"time\""), 2);
        driver.wait(1s);
        QVERIFY(!driver.give(match::Resume {}));
        QCOMPARE(pagesOf(gameOf(driver))["index.html"].count("data-n="), 2);
    }

    void theResultIsShownAndThePageComesToRest()
    {
        Driver driver(setupOf());
        driver.playAll({ "H8", "I9" });
        QVERIFY(!driver.give(match::Resign { Seat::A }));
        const auto game = gameOf(driver);
        QVERIFY(game->isOver);
        const QByteArray page = pagesOf(game)["index.html"];
        QVERIFY(page.contains("class=\"outcome\"") && page.contains("Bob"));
        QVERIFY(!page.contains("data-poll"));
        QCOMPARE(page.count("data-n="), 2);
    }

    void forbiddenPointsAreShownOnlyWhereTheTableShowsThem()
    {
        const auto played = [](match::Hints hints, const std::string &id = {}) {
            match::MatchSetup setup = setupOf(hints);
            if (!id.empty())
                setup.id = id;
            Driver driver(setup);
            // Black has two threes that meet in H8.
            driver.playAll({ "H9", "A1", "H10", "A3", "I8", "A5", "J8", "A7" });
            return gameOf(driver);
        };
        const auto told = played(match::Hints::Always);
        QVERIFY(!told->forbidden.empty());
        const QByteArray page = pagesOf(told)["index.html"];
        QCOMPARE(page.count("class=\"no\""), static_cast<int>(told->forbidden.size()));
        QVERIFY(page.contains("Forbidden points: "));
        QVERIFY(played(match::Hints::Off)->forbidden.empty());
        QVERIFY(played(match::Hints::AfterMove)->forbidden.empty());
        const std::string ofEvent = tournament::idOf({ "id7", 1, 1, { 1 }, { 2 }, 0, 1 });
        QVERIFY(played(match::Hints::Always, ofEvent)->forbidden.empty());
    }

    void aGameOfAnEventHasTheNamesThatTheEventAllows()
    {
        Driver driver(setupOf());
        driver.playAll({ "H8" });
        TablePageSettings settings;
        settings.names = { "A. S.", "#2" };
        settings.minutes = 15;
        for (const QByteArray &page : pagesOf(gameOf(driver), settings)) {
            QVERIFY(!page.contains("Ann") && !page.contains("Bob"));
            if (page.contains("<!DOCTYPE"))
                QVERIFY(page.contains("A. S.") && page.contains("#2") && page.contains("15"));
        }
    }

    void eventsSayHowTheirPlayersAreNamed()
    {
        club::Club event;
        const auto ann = event.enter("Ann Secret", 2014);
        const auto bob = event.enter("Bob");
        PageSettings settings;
        const tournament::GameKey key { "id7", 1, 1, ann, bob, 0, 1 };
        QVERIFY(!publicNames(event.log.event(), settings, key)); // there is no round yet
        event.publish({ { ann, bob } });
        const auto names = publicNames(event.log.event(), settings, key);
        QCOMPARE(names->a, std::string("A. S.")); // a minor
        QCOMPARE(names->b, std::string("Bob"));
        settings.names = NameShown::Number;
        QCOMPARE(publicNames(event.log.event(), settings, key)->b, std::string("#2"));
        QVERIFY(!publicNames(event.log.event(), settings, { "id7", 2, 1, ann, bob, 0, 1 }));
    }

    void titlesTellTheEventOrWhatIsPlayed()
    {
        match::MatchSetup setup = setupOf();
        QVERIFY(pagesOf(gameOf(Driver(setup)))["index.html"].contains("<h1>Renju"));
        setup.event = "Cup <b>";
        setup.round = "3";
        setup.table = "5";
        QVERIFY(pagesOf(gameOf(Driver(setup)))["index.html"].contains("<h1>Cup &lt;b&gt;, Round 3, Table 5</h1>"));
    }

private:
    Catalogue m_english;
};

} // namespace tst_tablegame

QTEST_GUILESS_MAIN(tst_tablegame::TestTableGame)
#include "tst_tablegame.moc"
