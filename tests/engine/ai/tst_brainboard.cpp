// SPDX-License-Identifier: MIT
#include "engine/ai/board.h"

#include "rules/judge.h"

#include <memory>
#include <QTest>
#include <random>

namespace tst_brainboard {

using namespace kagetsu;
using namespace kagetsu::ai;
using rules::Side;

class TestBrainBoard : public QObject
{
    Q_OBJECT

private slots:
    void shapes_data();
    void shapes();
    void valuesAreThoseOfANewBoard_data();
    void valuesAreThoseOfANewBoard();
};

void TestBrainBoard::shapes_data()
{
    QTest::addColumn<QString>("row"); // the stone is put on `*`
    QTest::addColumn<int>("rule");
    QTest::addColumn<int>("shape");
    const auto row = [](const char *name, const char *text, rules::Rule rule, Shape shape) {
        QTest::newRow(name) << text << static_cast<int>(rule) << static_cast<int>(shape);
    };
    using rules::Rule;
    row("five", ".....XX*XX.....", Rule::FreeStyle, Shape::Five);
    row("six wins in free style", "....XXX*XX.....", Rule::FreeStyle, Shape::Five);
    row("six is nothing in standard", "....XXX*XX.....", Rule::Standard, Shape::Long);
    row("a straight four", "......X*XX.....", Rule::FreeStyle, Shape::StraightFour);
    row("a four blocked at one end", ".....OX*XX.....", Rule::FreeStyle, Shape::Four);
    row("a four whose other five would be six", "...X..X*XX.....", Rule::Standard, Shape::StraightFour);
    row("a four with a stone behind a gap", "....X.X*XX.....", Rule::Standard, Shape::Four);
    row("an open three", "......X*X......", Rule::FreeStyle, Shape::OpenThree);
    row("a three blocked at one end", ".....OX*X......", Rule::FreeStyle, Shape::Three);
    row("a three that cannot become straight", ".....OX*X.O....", Rule::FreeStyle, Shape::Nothing);
    row("a five blocked at both ends", "....OXX*XXO....", Rule::Caro, Shape::Nothing);
    row("a five blocked at one end", "....OXX*XX.....", Rule::Caro, Shape::Five);
    row("a five at the edge", "..........XX*XX", Rule::Caro, Shape::Five);
}

void TestBrainBoard::shapes()
{
    QFETCH(QString, row);
    QFETCH(int, rule);
    QFETCH(int, shape);
    rules::Position position(15);
    rules::Point point;
    for (int x = 0; x < 15; ++x) {
        if (row[x] == '*')
            point = { x, 7 };
        else if (row[x] != '.')
            position.place({ x, 7 }, row[x] == 'X' ? Side::Black : Side::White);
    }
    const auto board = std::make_unique<Board>(position, rules::RuleSet { .rule = static_cast<rules::Rule>(rule) });
    QCOMPARE(static_cast<int>(board->shape(Board::cellOf(point), 0, Side::Black)), shape);
}

void TestBrainBoard::valuesAreThoseOfANewBoard_data()
{
    QTest::addColumn<int>("rule");
    QTest::addColumn<int>("size");
    for (const rules::Rule rule :
        { rules::Rule::FreeStyle, rules::Rule::Standard, rules::Rule::Renju, rules::Rule::Caro })
        for (const int size : { 5, 15, 22 })
            QTest::addRow("%s on %d", std::string(rules::idOf(rule)).c_str(), size) << static_cast<int>(rule) << size;
}

// After any stones put and taken all is as on a board that was made of the stones left, and what the rules judge.
void TestBrainBoard::valuesAreThoseOfANewBoard()
{
    QFETCH(int, rule);
    QFETCH(int, size);
    const rules::RuleSet rules { .rule = static_cast<rules::Rule>(rule) };
    std::mt19937 random(7);
    const auto board = std::make_unique<Board>(rules::Position(size), rules);
    std::vector<std::pair<Cell, Side>> placed;
    for (int step = 0; step < 12 * size; ++step) {
        if (!placed.empty() && random() % 3 == 0) {
            const auto last = placed.begin() + static_cast<std::ptrdiff_t>(random() % placed.size());
            board->take(last->first, last->second);
            placed.erase(last);
        } else if (!board->isFull()) {
            Cell cell = 0;
            do {
                cell = board->cells()[random() % board->cells().size()];
            } while (!board->isEmpty(cell));
            placed.emplace_back(cell, random() % 2 == 0 ? Side::Black : Side::White);
            board->place(cell, placed.back().second);
        }
    }
    const auto anew = std::make_unique<Board>(board->position(), rules);
    QCOMPARE(board->key(), anew->key());
    QCOMPARE(board->stones(), anew->stones());
    for (const Side side : { Side::Black, Side::White }) {
        QCOMPARE(board->total(side), anew->total(side));
        const rules::FoulKinds kinds = rules.fouls(side);
        for (const Cell cell : board->cells()) {
            QCOMPARE(board->isNearStones(cell), anew->isNearStones(cell));
            if (!board->isEmpty(cell))
                continue;
            for (int direction = 0; direction < Directions; ++direction)
                QCOMPARE(board->shape(cell, direction, side), anew->shape(cell, direction, side));
            const rules::Verdict verdict = judge(board->position(), Board::pointOf(cell), side, rules);
            QCOMPARE(board->best(cell, side) == Shape::Five, verdict.outcome == rules::Outcome::Wins);
            QCOMPARE(board->isForbidden(cell, side), kinds.any() && verdict.outcome == rules::Outcome::Forbidden);
        }
    }
}

} // namespace tst_brainboard

QTEST_GUILESS_MAIN(tst_brainboard::TestBrainBoard)
#include "tst_brainboard.moc"
