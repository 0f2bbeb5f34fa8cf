// SPDX-License-Identifier: MIT
#include "../../../rules/stones.h"
#include "ui/record/analysis/analysisscene.h"

#include <QTest>

namespace tst_analysisscene {

using namespace kagetsu;
using namespace kagetsu::ui;
using rules::at;
using rules::Side;

namespace {

QString textOf(const engine::Position &position)
{
    QStringList stones;
    for (const engine::PlacedStone &stone : position.stones)
        stones += QLatin1String(stone.side == Side::Black ? "b" : "w")
            + QLatin1Char(static_cast<char>('A' + stone.point.x)) + QString::number(stone.point.y + 1);
    return stones.join(u' ');
}

} // namespace

// What an engine is asked about, and what its answers put on a board.
class TestAnalysisScene : public QObject
{
    Q_OBJECT

private slots:
    void stonesComeInTheirOrder_data()
    {
        QTest::addColumn<QString>("black");
        QTest::addColumn<QString>("white");
        QTest::addColumn<std::vector<PlacedStone>>("played");
        QTest::addColumn<QString>("asked");
        const auto row = [](const char *name, const char *black, const char *white,
                             const std::vector<PlacedStone> &played, const char *asked) {
            QTest::newRow(name) << QString(black) << QString(white) << played << QString(asked);
        };
        row("an empty board", "", "", {}, "");
        row("as they were played", "H8 A1", "I9",
            { { at("H8"), Side::Black }, { at("I9"), Side::White }, { at("A1"), Side::Black } }, "bH8 wI9 bA1");
        row("what was set up comes first", "H8 A1", "I9 B2", { { at("I9"), Side::White } }, "bH8 bA1 wB2 wI9");
        row("what was taken away is left out", "H8", "", { { at("H8"), Side::Black }, { at("I9"), Side::White } },
            "bH8");
        row("a stone that was laid twice is one", "H8", "I9",
            { { at("H8"), Side::Black }, { at("I9"), Side::White }, { at("H8"), Side::Black } }, "wI9 bH8");
        row("another colour lies there now", "H8", "", { { at("H8"), Side::White } }, "bH8");
    }
    void stonesComeInTheirOrder()
    {
        QFETCH(QString, black);
        QFETCH(QString, white);
        QFETCH(std::vector<PlacedStone>, played);
        QFETCH(QString, asked);
        const rules::Position position = rules::stones(black.toStdString(), white.toStdString());
        const engine::Position made = analysedPosition(position, played, Side::White, { .rule = rules::Rule::Caro });
        QStringList wanted = asked.split(u' ');
        QStringList got = textOf(made).split(u' ');
        const auto last = std::min(static_cast<qsizetype>(played.size()), got.size());
        QCOMPARE(got.mid(got.size() - last), wanted.mid(wanted.size() - last));
        wanted.sort();
        got.sort();
        QCOMPARE(got, wanted);
        QCOMPARE(made.toMove, Side::White);
        QCOMPARE(made.size, 15);
        QCOMPARE(made.rules.rule, rules::Rule::Caro);
    }

    void aLineEndsWhereItCannotBePlayed_data()
    {
        QTest::addColumn<std::vector<rules::Point>>("told");
        QTest::addColumn<int>("kept");
        const auto row = [](const char *name, const std::vector<rules::Point> &told, int kept) {
            QTest::newRow(name) << told << kept;
        };
        row("nothing", {}, 0);
        row("all of it", { at("A1"), at("B2") }, 2);
        row("a stone lies there", { at("A1"), at("H8"), at("B2") }, 1);
        row("off the board", { rules::Point(15, 0) }, 0);
        row("below the board", { at("A1"), rules::Point(-1, 3) }, 1);
        row("twice the same", { at("A1"), at("B2"), at("A1") }, 2);
    }
    void aLineEndsWhereItCannotBePlayed()
    {
        QFETCH(std::vector<rules::Point>, told);
        QFETCH(int, kept);
        const engine::Position position = analysedPosition(rules::stones("H8", ""), {}, Side::White, {});
        const std::vector<rules::Point> playable = playableMoves(position, told);
        QCOMPARE(static_cast<int>(playable.size()), kept);
        QVERIFY(std::equal(playable.begin(), playable.end(), told.begin()));
    }

    void marksLieOnTheBoard()
    {
        BoardPicture picture(rules::stones("H8", "I9"));
        picture.at(at("H8")).number = 1;
        picture.lastMove = at("I9");
        const BoardPicture before = picture;
        AnalysisMarks().layOn(picture);
        QVERIFY(picture == before);
        AnalysisMarks { .firstMoves = { { at("A1"), QStringLiteral("+5"), true } } }.layOn(picture);
        QCOMPARE(picture.at(at("A1")).worth, MoveWorth({ QStringLiteral("+5"), true }));
        QCOMPARE(picture.at(at("H8")).number, 1);
        picture = before;
        AnalysisMarks { .line = { { at("A1"), Side::Black }, { at("B2"), Side::White } } }.layOn(picture);
        QCOMPARE(picture.at(at("A1")).thought, rules::Stone::Black);
        QCOMPARE(picture.at(at("B2")).thought, rules::Stone::White);
        QCOMPARE(picture.at(at("B2")).number, 2);
        QCOMPARE(picture.at(at("H8")).number, 0);
        QVERIFY(!picture.lastMove);
    }
};

} // namespace tst_analysisscene

QTEST_GUILESS_MAIN(tst_analysisscene::TestAnalysisScene)
#include "tst_analysisscene.moc"
