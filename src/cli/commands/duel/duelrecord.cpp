// SPDX-License-Identifier: MIT
#include "cli/commands/duel/duelrecord.h"

#include "cli/commands/duel/contestants.h"
#include "record/formats/rulestext.h"

#include <utility>

namespace kagetsu::cli {

using contest::End;
using record::Reason;
using rules::Side;

namespace {

// Returns the reason why the last stone is forbidden.
Reason foulOf(const contest::PlayedGame &played, const contest::Terms &terms)
{
    rules::Position before(terms.board.size);
    for (std::size_t i = 0; i + 1 < played.stones.size(); ++i)
        before.place(played.stones[i], i % 2 == 0 ? Side::Black : Side::White);
    const Side side = played.stones.size() % 2 == 1 ? Side::Black : Side::White;
    const rules::FoulKinds kinds = rules::judge(before, played.stones.back(), side, terms.board.rules).fouls;
    return kinds.overline ? Reason::Overline : kinds.doubleFour ? Reason::DoubleFour : Reason::DoubleThree;
}

Reason reasonOf(const contest::PlayedGame &played, const contest::Terms &terms)
{
    switch (played.ending.end) {
    case End::Five: return Reason::Five;
    case End::Full: return Reason::FullBoard;
    case End::Forbidden: return foulOf(played, terms);
    case End::Illegal: return Reason::Adjudicated;
    case End::Late:
    case End::Hung: return Reason::TimePerMove;
    case End::Crashed: return Reason::Device;
    }
    return Reason::None;
}

record::GameResult resultOf(const contest::PlayedGame &played, const contest::Terms &terms)
{
    const auto &winner = played.ending.winner;
    const record::Winner side = !winner ? record::Winner::Draw
        : *winner == Side::Black        ? record::Winner::Black
                                        : record::Winner::White;
    return { side, reasonOf(played, terms) };
}

std::string commentOf(const contest::PlayedGame &played)
{
    const std::string loser = played.ending.winner == Side::Black ? "White" : "Black";
    switch (played.ending.end) {
    case End::Illegal: {
        const bool isPoint = rules::isOn(*played.illegal, rules::MaxBoardSize);
        return "Illegal move by " + loser + (isPoint ? ": " + rules::toText(*played.illegal) : std::string());
    }
    case End::Late: return loser + " moved too late.";
    case End::Hung: return loser + " did not move.";
    case End::Crashed: return "The program of " + loser + " ended.";
    default: return {};
    }
}

} // namespace

record::Game recordOf(
    const contest::PlayedGame &played, const contest::Contestants &contestants, const contest::Terms &terms)
{
    record::Game game { {}, record::GameTree(terms.board.size, terms.board.size), {} };
    const bool isFirstBlack = played.black == contest::Who::First;
    game.info.black.name = nameOf(contestants[isFirstBlack ? 0 : 1]);
    game.info.white.name = nameOf(contestants[isFirstBlack ? 1 : 0]);
    game.info.round = std::to_string(played.number + 1);
    game.info.rules = record::rulesText(terms.board.rules.rule);
    game.info.result = resultOf(played, terms);
    game.info.remark = "Stones of the opening: " + std::to_string(played.opened);
    record::NodeId node = record::GameTree::root();
    Side side = Side::Black;
    for (const rules::Point point : played.stones)
        node = game.tree.append(node, std::exchange(side, rules::other(side)), point);
    game.tree.setComment(node, commentOf(played));
    return game;
}

std::string_view nameOf(contest::Who who)
{
    return who == contest::Who::First ? "first" : "second";
}

std::string_view nameOf(contest::End end)
{
    switch (end) {
    case End::Five: return "five";
    case End::Full: return "full";
    case End::Forbidden: return "forbidden";
    case End::Illegal: return "illegal";
    case End::Late: return "late";
    case End::Hung: return "hung";
    case End::Crashed: return "crashed";
    }
    return {};
}

} // namespace kagetsu::cli
