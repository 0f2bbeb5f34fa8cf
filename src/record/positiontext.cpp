// SPDX-License-Identifier: MIT
#include "record/positiontext.h"

#include "record/collection.h"
#include "record/plain/movetext.h"
#include "record/text/bytes.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace kagetsu::record {

namespace {

using Unread = PositionTextFault::Reason;

Fault<PositionTextFault> unreadable(Unread reason, int number = 0)
{
    return { { reason, {}, number } };
}

struct Sign
{
    std::string_view text;
    char letter;
};

// The characters used to draw boards, each with the letter of the board text that it stands for.
constexpr std::array Signs { Sign { "X", 'X' }, Sign { "x", 'X' }, Sign { "*", 'X' }, Sign { "●", 'X' },
    Sign { "⚫", 'X' }, Sign { "O", 'O' }, Sign { "o", 'O' }, Sign { "○", 'O' }, Sign { "⚪", 'O' }, Sign { ".", '.' },
    Sign { "+", '.' }, Sign { "-", '.' }, Sign { "_", '.' }, Sign { "·", '.' }, Sign { "?", '.' }, Sign { "!", '.' } };

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

// Returns the row without blanks and row numbers around it.
std::string_view rowAlone(std::string_view text)
{
    while (!text.empty() && (isBlank(text.front()) || isDigit(text.front())))
        text.remove_prefix(1);
    while (!text.empty() && (isBlank(text.back()) || isDigit(text.back())))
        text.remove_suffix(1);
    return text;
}

// True for "A B C D E", the letters below or above a board.
bool isLettersOfBoard(std::string_view line)
{
    char next = 'A';
    for (const char c : line) {
        if (isBlank(c))
            continue;
        if (c != next && c != next - 'A' + 'a')
            return false;
        ++next;
    }
    return next > 'B';
}

// Returns the letters of the board text in these lines, or nothing if the lines contain anything else.
std::optional<std::string> boardLetters(std::string_view text)
{
    std::string letters;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = rowAlone(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (isLettersOfBoard(line))
            continue;
        while (!line.empty()) {
            if (isBlank(line.front())) {
                line.remove_prefix(1);
                continue;
            }
            const auto sign = std::find_if(
                Signs.begin(), Signs.end(), [line](const Sign &each) { return line.starts_with(each.text); });
            if (sign == Signs.end())
                return std::nullopt;
            letters += sign->letter;
            line.remove_prefix(sign->text.size());
        }
    }
    return letters;
}

Result<WrittenPosition, PositionTextFault> readMoves(std::string_view text, int boardSize)
{
    WrittenPosition read;
    read.kind = WrittenPosition::Kind::Moves;
    rules::Position board(boardSize);
    read.start = board;
    MoveScanner scanner(text);
    for (MoveToken token; scanner.next(token);) {
        const int number = static_cast<int>(read.moves.size()) + 1;
        const rules::Side side = number % 2 == 1 ? rules::Side::Black : rules::Side::White;
        const auto stopped = [&](Unread reason) {
            return Fault<PositionTextFault> { { reason, std::string(token.text), number } };
        };
        switch (token.kind) {
        case MoveToken::Kind::Number: break;
        case MoveToken::Kind::Pass: read.moves.push_back(Move::pass(side)); break;
        case MoveToken::Kind::Word: return stopped(Unread::Word);
        case MoveToken::Kind::Stone:
            if (!board.isOn(token.point))
                return stopped(Unread::OffBoard);
            if (!board.isEmpty(token.point))
                return stopped(Unread::Occupied);
            board.place(token.point, side);
            read.moves.push_back(Move::stone(side, token.point));
            break;
        }
    }
    if (read.moves.empty())
        return unreadable(Unread::Empty);
    return read;
}

Result<WrittenPosition, PositionTextFault> readRecord(std::string_view text)
{
    const Collection collection = readCollection(std::string(text));
    if (collection.size() == 0)
        return unreadable(Unread::NoGame);
    const Game game = collection.readGame(0);
    WrittenPosition read;
    read.kind = WrittenPosition::Kind::Record;
    rules::Position board;
    for (const NodeId node : game.tree.mainLine()) {
        const auto reached = game.tree.position(node);
        if (!reached)
            return unreadable(Unread::BoardShape);
        const std::optional<Move> move = game.tree.move(node);
        if (move && move->kind == Move::Kind::Pass) {
            read.moves.push_back(*move);
            continue;
        }
        if (move && move->kind == Move::Kind::Stone && node != GameTree::root()) {
            rules::Position next = board;
            next.place(move->point, move->side);
            if (next == *reached) {
                board = next;
                read.moves.push_back(*move);
                continue;
            }
        }
        // Stones were set up, so the moves before this node do not lead here and are dropped.
        if (board != *reached || node == GameTree::root()) {
            read.start = board = *reached;
            read.moves.clear();
        }
    }
    return read;
}

} // namespace

rules::Position WrittenPosition::after(std::size_t count) const
{
    rules::Position board = start;
    for (std::size_t i = 0; i < count; ++i) {
        if (moves[i].kind == Move::Kind::Stone)
            board.place(moves[i].point, moves[i].side);
    }
    return board;
}

Result<WrittenPosition, PositionTextFault> readPosition(std::string_view text, int boardSize)
{
    if (std::all_of(text.begin(), text.end(), isBlank))
        return unreadable(Unread::Empty);
    // A record contains this (record-sgf.md#r1); a board or a line of moves never does.
    if (text.find("(;") != std::string_view::npos)
        return readRecord(text);
    const std::optional<std::string> letters = boardLetters(text);
    if (!letters || letters->empty())
        return readMoves(text, boardSize);
    const std::optional<rules::Position> board = rules::positionFromText(*letters);
    if (!board)
        return unreadable(Unread::BoardLength, static_cast<int>(letters->size()));
    WrittenPosition read;
    read.start = *board;
    return read;
}

} // namespace kagetsu::record
