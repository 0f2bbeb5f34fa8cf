// SPDX-License-Identifier: MIT
#include "library/search/librarylist.h"
#include "ui/library/playermodel.h"

#include <QTest>

#include <random>

namespace tst_playermodel {

using namespace kagetsu;
using namespace kagetsu::ui;
using library::Facts;

// Games of few players in few years, some without a date, an event or a result.
std::shared_ptr<const library::Catalogue> randomCatalogue()
{
    library::Contents contents;
    contents.players = { { 1, "Ann Lee", "Club" }, { 2, "Bob", {} }, { 3, "Lee Ann", {} }, { 4, "中村茂", {} } };
    contents.events = { { 1, "Open", {} }, { 2, "Cup", {} } };
    std::mt19937 random(20261130);
    const auto below = [&random](unsigned end) { return random() % end; };
    for (std::int64_t id = 1; id <= 300; ++id) {
        const int year = below(5) == 0 ? 0 : 2019 + static_cast<int>(below(3));
        Facts facts(1 + below(4), below(5), below(3), year);
        facts.setWinner(static_cast<record::Winner>(below(4)));
        facts.setRule(static_cast<int>(below(3)));
        facts.setOpening(static_cast<int>(below(4)));
        facts.setKind(below(6) == 0 ? library::GameKind::Engines : library::GameKind::People);
        facts.setPlain(true);
        const int day = year == 0 ? 0 : year * 10000 + 100 * static_cast<int>(below(13)) + static_cast<int>(below(29));
        contents.games.add(15, id, facts, std::string("\x70", 1), day);
    }
    contents.games.finish();
    return std::make_shared<const library::Catalogue>(std::move(contents));
}

// The results of a player, row by row.
class TestPlayerModel : public QObject
{
    Q_OBJECT

private slots:
    // A game of the player with himself counts on both sides, but is listed once.
    void everyNumberLeadsToItsGames_data()
    {
        QTest::addColumn<unsigned>("kinds");
        QTest::newRow("between people") << library::bitOf(library::GameKind::People);
        QTest::newRow("all") << ~0u;
    }
    void everyNumberLeadsToItsGames()
    {
        QFETCH(unsigned, kinds);
        const auto catalogue = randomCatalogue();
        PlayerModel model;
        model.setResults(playerResults(catalogue, 1, kinds));
        QCOMPARE(model.results().name, QStringLiteral("Ann Lee"));
        QVERIFY(model.results().filter.player->contains(3)); // the same words in another order
        int counted = 0;
        for (int row = 0; row < model.rowCount(); ++row) {
            const auto games = model.gamesAt(row);
            if (!games)
                continue;
            std::uint32_t listed = 0;
            const auto places = listGames(*catalogue, {}, *games, {});
            for (const library::GamePlace place : *places) {
                const Facts &facts = catalogue->contents.games.blocks()[place.block]->facts(place.index);
                for (const rules::Side side : { rules::Side::Black, rules::Side::White }) {
                    listed += games->player->contains(facts.player(side)) && games->side.value_or(side) == side
                            && (!games->opponent || games->opponent->contains(facts.player(rules::other(side))))
                        ? 1
                        : 0;
                }
            }
            QVERIFY2(listed == model.scoreAt(row).games, qPrintable(model.headAt(row)));
            ++counted;
        }
        QVERIFY(counted > 15);
    }

    void rowsAreInGroupsAndReadAsSentences()
    {
        PlayerModel model;
        model.setResults(playerResults(randomCatalogue(), 4, ~0u));
        QStringList headings;
        for (int row = 0; row < model.rowCount(); ++row) {
            if (model.isHeading(row))
                headings += model.headAt(row);
        }
        QCOMPARE(headings,
            QStringList({ QStringLiteral("Streaks"), QStringLiteral("Years"), QStringLiteral("Openings with Black"),
                QStringLiteral("Openings with White"), QStringLiteral("Opponents"), QStringLiteral("Events"),
                QStringLiteral("Rules") }));
        const library::OwnScore &all = model.results().statistics.all;
        QCOMPARE(model.index(0).data(Qt::AccessibleTextRole).toString(),
            QStringLiteral("All games: games %1. Won %2, drawn %3, lost %4")
                .arg(all.games)
                .arg(all.won)
                .arg(all.drawn)
                .arg(all.lost));
        QCOMPARE(model.toldAt(0)(), QStringLiteral("中村茂 · All games"));
        const int last = model.rowCount() - 1;
        QCOMPARE(model.toldAt(last)(), QStringLiteral("中村茂 · Rules · ") + model.headAt(last));
        QVERIFY(!model.flags(model.index(3)).testFlag(Qt::ItemIsSelectable)); // a heading
    }

    void somebodyWithoutGamesHasOneRow()
    {
        PlayerModel model;
        model.setResults(playerResults(randomCatalogue(), 9, ~0u));
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.scoreAt(0).games, 0u);
    }
};

} // namespace tst_playermodel

QTEST_MAIN(tst_playermodel::TestPlayerModel)
#include "tst_playermodel.moc"
