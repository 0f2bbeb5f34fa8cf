// SPDX-License-Identifier: MIT
#include "venue/pages/boardsvg.h"

#include <map>

namespace kagetsu::venue {

namespace {

using record::GameTree;
using record::Move;
using record::NodeId;
using record::Stones;

constexpr int Step = 20; // between two lines
constexpr int Edge = 26; // from the outer line to the border, with room for letters

struct Board
{
    const GameTree &tree;

    int x(int column) const { return Edge + Step * column; }
    int y(int row) const { return Edge + Step * (tree.rows() - 1 - row); }
    int width() const { return 2 * Edge + Step * (tree.columns() - 1); }
    int height() const { return 2 * Edge + Step * (tree.rows() - 1); }
};

void addLines(Html &html, const Board &board)
{
    html << "<path class=\"lines\" d=\"";
    for (int column = 0; column < board.tree.columns(); ++column)
        html << "M" << board.x(column) << " " << Edge << "V" << board.height() - Edge;
    for (int row = 0; row < board.tree.rows(); ++row)
        html << "M" << Edge << " " << board.y(row) << "H" << board.width() - Edge;
    html << "\"/>";
    if (board.tree.columns() == rules::DefaultBoardSize && board.tree.rows() == rules::DefaultBoardSize) {
        for (const rules::Point point :
            { rules::Point(3, 3), rules::Point(3, 11), rules::Point(7, 7), rules::Point(11, 3), rules::Point(11, 11) })
            html << "<circle class=\"star\" cx=\"" << board.x(point.x) << "\" cy=\"" << board.y(point.y)
                 << "\" r=\"2.5\"/>";
    }
}

void addCoordinates(Html &html, const Board &board)
{
    html << "<g class=\"coordinates\">";
    for (int column = 0; column < board.tree.columns(); ++column)
        html << "<text x=\"" << board.x(column) << "\" y=\"" << board.height() - 3 << "\">"
             << QString(QChar('A' + column % 26)) << "</text>";
    for (int row = 0; row < board.tree.rows(); ++row)
        html << "<text x=\"8\" y=\"" << board.y(row) + 4 << "\">" << row + 1 << "</text>";
    html << "</g>";
}

void addStone(Html &html, const Board &board, rules::Point point, rules::Side side, int number, bool isLast)
{
    const int x = board.x(point.x);
    const int y = board.y(point.y);
    html << "<g class=\"";
    if (side == rules::Side::Black)
        html << "b";
    else
        html << "w";
    if (isLast)
        html << " last";
    html << "\"";
    if (number > 0)
        html << " data-n=\"" << number << "\"";
    html << "><circle cx=\"" << x << "\" cy=\"" << y << "\" r=\"9\"/>";
    if (number > 0)
        html << "<text x=\"" << x << "\" y=\"" << y + 3 << "\">" << number << "</text>";
    html << "</g>";
}

bool isOn(const GameTree &tree, rules::Point point)
{
    return point.x >= 0 && point.y >= 0 && point.x < tree.columns() && point.y < tree.rows();
}

// Adds everything within the <svg> element.
void addPosition(Html &html, const Board &board)
{
    const GameTree &tree = board.tree;
    addLines(html, board);
    addCoordinates(html, board);
    const std::vector<NodeId> line = tree.mainLine();
    std::map<rules::Point, int> numbers; // of stones that were moves
    int moves = 0;
    rules::Point last = Move::Nowhere;
    for (const NodeId node : line) {
        if (const auto move = tree.move(node)) {
            ++moves;
            last = move->kind == Move::Kind::Stone ? move->point : Move::Nowhere;
            if (move->kind == Move::Kind::Stone && isOn(tree, move->point))
                numbers[move->point] = moves;
        }
    }
    const Stones stones = tree.stones(line.back());
    for (int row = 0; row < tree.rows(); ++row) {
        for (int column = 0; column < tree.columns(); ++column) {
            const rules::Point point(column, row);
            if (stones.at(point) == rules::Stone::None)
                continue;
            const auto number = numbers.find(point);
            const rules::Side side = stones.at(point) == rules::Stone::Black ? rules::Side::Black : rules::Side::White;
            addStone(html, board, point, side, number == numbers.end() ? 0 : number->second, point == last);
        }
    }
}

} // namespace

void addBoard(Html &html, const GameTree &tree, const QString &inWords, const std::vector<rules::Point> &forbidden)
{
    const Board board { tree };
    html << "<svg class=\"board\" role=\"img\" aria-label=\"" << inWords << "\" viewBox=\"0 0 " << board.width() << " "
         << board.height() << "\">";
    addPosition(html, board);
    constexpr int Arm = 6;
    for (const rules::Point point : forbidden)
        html << "<path class=\"no\" d=\"M" << board.x(point.x) - Arm << " " << board.y(point.y) - Arm << "l" << 2 * Arm
             << " " << 2 * Arm << "m0 " << -2 * Arm << "l" << -2 * Arm << " " << 2 * Arm << "\"/>";
    html << "</svg>\n";
}

QByteArray boardFile(const GameTree &tree, const QString &title, const QString &mark)
{
    const Board board { tree };
    Html html;
    html << "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" << 2 * board.width() << "\" height=\""
         << 2 * board.height() << "\" viewBox=\"0 0 " << board.width() << " " << board.height() << "\">\n<title>"
         << title << "</title>\n<desc>" << mark
         << "</desc>\n<style>.lines { fill: none; stroke: #6b5126; } .star { fill: #6b5126; } text { font: 9px "
            "sans-serif; "
            "text-anchor: middle; fill: #1c1c1c; } .b circle { fill: #111; stroke: #000; } .w circle { fill: #fdfdfd; "
            "stroke: #444; } .b text { fill: #fff; } .last circle { stroke: #c22a2a; stroke-width: 2; }</style>\n"
            "<rect width=\"100%\" height=\"100%\" fill=\"#e9c98f\"/>";
    addPosition(html, board);
    html << "</svg>\n";
    return html.bytes();
}

std::vector<QString> movesOf(const GameTree &tree)
{
    std::vector<QString> moves;
    for (const NodeId node : tree.mainLine()) {
        if (const auto move = tree.move(node))
            moves.push_back(move->kind == Move::Kind::Stone ? QString::fromStdString(rules::toText(move->point))
                                                            : QStringLiteral("–"));
    }
    return moves;
}

} // namespace kagetsu::venue
