// SPDX-License-Identifier: MIT
#include "record/positiontext.h"

#include <QTest>

namespace tst_positiontext {

using namespace kagetsu;
using record::PositionTextFault;
using record::WrittenPosition;
using Reason = PositionTextFault::Reason;

namespace {

std::string boardOf(const std::string &stones)
{
    return stones + std::string(225 - stones.size(), '.');
}

// The drawing of a paper: numbers beside the rows, letters below.
std::string drawn(const std::string &letters)
{
    std::string text;
    for (int y = 15; y >= 1; --y) {
        text += std::to_string(y) + " ";
        for (int x = 0; x < 15; ++x)
            text += std::string(1, letters[static_cast<std::size_t>((15 - y) * 15 + x)]) + " ";
        text += std::to_string(y) + "\r\n";
    }
    return text + "   A B C D E F G H I J K L M N O\n";
}

} // namespace

// What an arbiter is handed: pasted boards, lines of moves, records.
class TestPositionText : public QObject
{
    Q_OBJECT

private slots:
    void textsAreRead_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("moves");
        QTest::addColumn<QByteArray>("board"); // the beginning of the board text; the rest is empty
        const auto row = [](const char *name, const std::string &text, WrittenPosition::Kind kind, int moves,
                             const std::string &board) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << static_cast<int>(kind) << moves
                                << QByteArray::fromStdString(board);
        };
        using Kind = WrittenPosition::Kind;
        row("225 characters", boardOf("XO.X"), Kind::Board, 0, "XO.X");
        row("a board of another size", "XO..." + std::string(20, '.'), Kind::Board, 0, "XO...");
        row("rows with coordinates around them", drawn(boardOf("XO.X..............O")), Kind::Board, 0,
            "XO.X..............O");
        row("other signs for stones and points", "*o+-_" + std::string(19, '+') + "x", Kind::Board, 0,
            "XO..." + std::string(19, '.') + "X");
        row("round signs", "●○·⚫⚪" + std::string(20, '.'), Kind::Board, 0, "XO.XO");
        row("the point asked about is empty", "X?!.." + std::string(20, '.'), Kind::Board, 0, "X....");
        row("a line of moves", "A15 B15 d15", Kind::Moves, 3, "XO.X");
        row("moves without blanks", "a15b15d15", Kind::Moves, 3, "XO.X");
        row("moves with numbers", "1. A15 B15 2. D15", Kind::Moves, 3, "XO.X");
        row("moves parted by commas and dashes", "A15-B15, D15;\n", Kind::Moves, 3, "XO.X");
        row("a pass among the moves", "A15 Pass D15", Kind::Moves, 3, "X..X");
        row("a record", "(;GM[4]FF[4]SZ[15];B[aa];W[ba];B[da])", Kind::Record, 3, "XO.X");
        row("a record with stones set up", "(;GM[4]FF[4]SZ[15]AB[aa]AW[ba];B[da])", Kind::Record, 1, "XO.X");
        row("a record with a pass", "(;GM[4]FF[4]SZ[15];B[aa];W[];B[da])", Kind::Record, 3, "X..X");
    }
    void textsAreRead()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, kind);
        QFETCH(int, moves);
        QFETCH(QByteArray, board);
        const auto read = record::readPosition(text.toStdString(), 15);
        QVERIFY(read);
        QCOMPARE(static_cast<int>(read->kind), kind);
        QCOMPARE(static_cast<int>(read->moves.size()), moves);
        const rules::Position after = read->after(read->moves.size());
        std::string expected = board.toStdString();
        expected.resize(static_cast<std::size_t>(after.size() * after.size()), '.');
        QCOMPARE(QByteArray::fromStdString(rules::toText(after)), QByteArray::fromStdString(expected));
    }

    void anyMoveOfAGameCanBeGoneTo()
    {
        const auto read = record::readPosition("H8 I9 J10", 15);
        QVERIFY(read);
        QCOMPARE(read->after(0).count(rules::Side::Black), 0);
        QCOMPARE(read->after(1).count(rules::Side::White), 0);
        QVERIFY(read->after(2).at({ 8, 8 }) == rules::Stone::White);
        QCOMPARE(read->after(3).count(rules::Side::Black), 2);
    }

    void faultsAreTold_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("reason");
        QTest::addColumn<QByteArray>("word");
        QTest::addColumn<int>("number");
        const auto row = [](const char *name, const std::string &text, Reason reason, const char *word, int number) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << static_cast<int>(reason) << QByteArray(word)
                                << number;
        };
        row("nothing", " \n", Reason::Empty, "", 0);
        row("nothing but numbers", "1. 2.", Reason::Empty, "", 0);
        row("a board that is no square", std::string(224, '.'), Reason::BoardLength, "", 224);
        row("a word that is no move", "H8 hello I9", Reason::Word, "hello", 2);
        row("a move beyond the edge", "H8 P8", Reason::OffBoard, "P8", 2);
        row("a row beyond the edge", "H8 A16", Reason::OffBoard, "A16", 2);
        row("a stone on a stone", "H8 I9 h8", Reason::Occupied, "h8", 3);
        row("a record with a board of 30", "(;GM[4]SZ[30];B[aa])", Reason::BoardShape, "", 0);
    }
    void faultsAreTold()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, reason);
        QFETCH(QByteArray, word);
        QFETCH(int, number);
        const auto read = record::readPosition(text.toStdString(), 15);
        QVERIFY(!read);
        QCOMPARE(static_cast<int>(read.fault().reason), reason);
        QCOMPARE(QByteArray::fromStdString(read.fault().word), word);
        QCOMPARE(read.fault().number, number);
    }
};

} // namespace tst_positiontext

QTEST_GUILESS_MAIN(tst_positiontext::TestPositionText)
#include "tst_positiontext.moc"
