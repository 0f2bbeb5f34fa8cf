// SPDX-License-Identifier: MIT
#include "analysis/review/opinion.h"

#include "analysis/review/course.h"

#include <algorithm>

namespace kagetsu::review {

namespace {

using rules::Side;

double shareOf(double blackShare, Side side)
{
    return side == Side::Black ? blackShare : 1 - blackShare;
}

std::optional<int> lesser(std::optional<int> one, std::optional<int> other)
{
    return one && other ? std::min(one, other) : one ? one : other;
}

const Opinion *opinionAt(const Opinions &opinions, std::size_t place)
{
    return place < opinions.size() && opinions[place] ? &*opinions[place] : nullptr;
}

bool isOwnMove(const Opinion &before, const record::Move &move)
{
    return move.kind == record::Move::Kind::Stone && !before.line.empty() && before.line.front() == move.point;
}

Loss lossBetween(const Opinion &before, const Opinion &after, Side mover)
{
    Loss loss { .before = shareOf(before.blackShare, mover),
        .after = shareOf(after.blackShare, mover),
        .depth = lesser(before.depth, after.depth) };
    if (!before.line.empty())
        loss.better = before.line.front();
    if (before.wins == mover && after.wins != mover) {
        loss.kind = LossKind::MissedWin;
        loss.plies = before.plies;
    } else if (after.wins == rules::other(mover) && before.wins != after.wins) {
        loss.kind = LossKind::AllowedWin;
        loss.plies = after.plies;
    }
    return loss;
}

} // namespace

rules::Position positionAt(const Line &line, std::size_t place)
{
    return place < line.moves.size() ? line.moves[place].before : positionAfter(line.moves[place - 1]);
}

Side sideToMoveAt(const Line &line, std::size_t place)
{
    return place < line.moves.size() ? line.moves[place].move.side : rules::other(line.moves[place - 1].move.side);
}

std::vector<std::size_t> openPlaces(const Line &line, const Review &review)
{
    std::vector<std::size_t> open;
    if (review.moves.empty())
        return open;
    const std::vector<std::optional<Side>> course = courseOf(line, review);
    for (std::size_t place = 0; place < course.size(); ++place) {
        if (!course[place] && !positionAt(line, place).isFull())
            open.push_back(place);
    }
    return open;
}

std::vector<std::size_t> announcedPlaces(const Line &line, const Review &review, const Opinions &opinions)
{
    std::vector<std::size_t> announced;
    for (const std::size_t place : openPlaces(line, review)) {
        const Opinion *opinion = opinionAt(opinions, place);
        if (opinion != nullptr && opinion->wins == sideToMoveAt(line, place))
            announced.push_back(place);
    }
    return announced;
}

std::vector<std::optional<Value>> valuesOf(const Line &line, const Review &review, const Opinions &opinions)
{
    std::vector<std::optional<Value>> values;
    const std::vector<std::optional<Side>> course = courseOf(line, review);
    for (std::size_t place = 0; place < course.size(); ++place) {
        std::optional<Value> &value = values.emplace_back();
        if (course[place])
            value = Value { .blackShare = *course[place] == Side::Black ? 1.0 : 0.0, .isProven = true };
        else if (const Opinion *opinion = opinionAt(opinions, place))
            value = Value { .blackShare = opinion->blackShare, .isProven = false, .depth = opinion->depth };
    }
    return values;
}

std::vector<std::pair<std::size_t, Loss>> lossesOf(
    const Line &line, const Review &review, const Opinions &opinions, double least)
{
    std::vector<std::pair<std::size_t, Loss>> losses;
    const std::vector<std::optional<Side>> course = courseOf(line, review);
    for (std::size_t i = 0; i < review.moves.size(); ++i) {
        const Opinion *before = opinionAt(opinions, i);
        const Opinion *after = opinionAt(opinions, i + 1);
        const record::Move &move = line.moves[i].move;
        // What stands on the board after the move must be what the engine was asked about next.
        const bool isFollowed = i + 1 >= line.moves.size()
            || (line.moves[i + 1].move.side == rules::other(move.side)
                && line.moves[i + 1].before == positionAfter(line.moves[i]));
        if (before == nullptr || after == nullptr || course[i] || course[i + 1] || !isFollowed
            || isOwnMove(*before, move) || review.moves[i].foul)
            continue;
        const Loss loss = lossBetween(*before, *after, move.side);
        if (loss.drop() >= least)
            losses.emplace_back(i, loss);
    }
    if (review.turningPoint.move)
        return losses;
    Loss *greatest = nullptr;
    for (auto &[move, loss] : losses) {
        // Of equal ones the later decided more.
        if (line.winner != line.moves[move].move.side && (greatest == nullptr || loss.drop() >= greatest->drop()))
            greatest = &loss;
    }
    if (greatest != nullptr)
        greatest->isGreatest = true;
    return losses;
}

} // namespace kagetsu::review
