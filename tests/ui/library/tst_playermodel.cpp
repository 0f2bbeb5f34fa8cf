// SPDX-License-Identifier: MIT
#include "library/search/librarylist.h"
#include "record/collection.h"
#include "ui/library/playermodel.h"
#include "ui/library/preparationmodel.h"

#include <QItemSelectionModel>
#include <QSignalSpy>
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

    // Ann plays three games against different players; lines of mine meet two of them.
    void aPreparationLeadsToItsGames()
    {
        const auto read = [](const std::string &sgf) {
            return record::readRecords("(;GM[4]SZ[15]" + sgf + ")").readGame(0);
        };
        library::Contents contents;
        contents.players = { { 1, "Ann", {} }, { 2, "Bob", {} }, { 3, "Carl", {} } };
        const auto add = [&](const std::string &sgf, std::uint32_t black, std::uint32_t white, int day) {
            const library::StoredGame game = library::storedGame(read(sgf), {});
            Facts facts(black, white, 0, day / 10000);
            facts.setWinner(record::Winner::Black);
            facts.setPlain(true);
            contents.games.add(15, 1 + std::int64_t(contents.games.count()), facts, game.moves, day);
        };
        add(";B[hh];W[hg];B[ig];W[jf]", 2, 1, 20250102);
        add(";B[hh];W[hg];B[ig];W[jf];B[aa]", 3, 1, 20260102);
        add(";B[hh];W[ig];B[aa]", 1, 2, 20240102);
        contents.games.finish();
        PreparationQuestion question;
        question.catalogue = std::make_shared<const library::Catalogue>(std::move(contents));
        question.opponent = 1;
        question.me = QStringLiteral("bob");
        question.recentFrom = 2025;
        question.lines = { { std::make_shared<const library::Study>(7, "mine", read(";B[hh];W[hg];B[ig];W[ii]")),
            {} } };
        auto answer = answerTo(question);
        QVERIFY(answer);
        QVERIFY(!answerTo(question, [] { return true; }));
        PreparationModel model;
        QCOMPARE(model.rowCount(), 0);
        model.setAnswer(*std::move(answer));
        library::OpeningHabits habits;
        habits.byProcedure[{ rules::Side::White, "RIF" }] = { 2, 0, 0, 2 };
        habits.byOffers[3] = { 1, 1, 0, 0 };
        // Whoever reads the rows stays where they were.
        QItemSelectionModel places(&model);
        places.setCurrentIndex(model.index(2), QItemSelectionModel::NoUpdate);
        const int before = model.rowCount();
        const QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        model.setHabits(habits);
        QCOMPARE(places.currentIndex(), model.index(2));
        QCOMPARE(inserted.size(), 1);
        QCOMPARE(inserted[0].at(2).toInt(), model.rowCount() - 1);
        QCOMPARE(model.rowCount(), before + 4); // two headings, two rows
        const auto rowOf = [&](const QString &name) {
            for (int row = 0; row < model.rowCount(); ++row) {
                if (model.headAt(row) == name)
                    return row;
            }
            return -1;
        };
        QCOMPARE(model.scoreAt(rowOf(QStringLiteral("Since 2025"))).games, 2u);
        QCOMPARE(model.scoreAt(rowOf(QStringLiteral("Against bob"))).games, 2u);
        const int newest = rowOf(QStringLiteral("2026-01-02 · White against Carl"));
        QVERIFY(newest > rowOf(QStringLiteral("Last games")));
        QCOMPARE(model.detailAt(newest), QStringLiteral("Lost · known up to move 4 · in your lines up to move 3"));
        QVERIFY(!model.hasScore(newest));
        QCOMPARE(std::get<library::GameAtPly>(model.targetAt(newest)), (library::GameAtPly { 2, 4 }));
        const int leaves = rowOf(QStringLiteral("H8 H9 I9 → J10"));
        QCOMPARE(model.scoreAt(leaves).games, 2u);
        QCOMPARE(std::get<std::vector<library::GameAtPly>>(model.targetAt(leaves)),
            (std::vector<library::GameAtPly> { { 1, 4 }, { 2, 4 } }));
        const int meets = rowOf(QStringLiteral("H8 H9 I9"));
        QCOMPARE(std::get<OwnPlace>(model.targetAt(meets)).node, record::NodeId(3));
        QVERIFY(model.toldAt(meets)().startsWith(QStringLiteral("Ann · Where games come off your lines")));
        QVERIFY(rowOf(QStringLiteral("RIF")) > rowOf(QStringLiteral("Procedures with White")));
        QVERIFY(!model.opens(rowOf(QStringLiteral("3 fifth move(s)"))));
        model.clear();
        QCOMPARE(model.rowCount(), 0);
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
