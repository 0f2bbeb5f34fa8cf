// SPDX-License-Identifier: MIT
#include "venue/live/livegame.h"

#include "match/journal/recovery.h"

#include <algorithm>

namespace kagetsu::venue {

namespace {

constexpr std::int64_t Silence = 15000; // milliseconds

record::GameTree treeOf(const match::Match &match)
{
    const int size = match.setup().boardSize;
    record::GameTree tree(size, size);
    record::NodeId at = record::GameTree::root();
    for (const match::Move &move : match.moves())
        at = tree.append(at, move.point ? record::Move::stone(move.side, *move.point) : record::Move::pass(move.side));
    return tree;
}

} // namespace

std::optional<LiveGame> liveGameOf(QByteArrayView journal, std::int64_t moment)
{
    journal::JournalText text = journal::readJournal(journal);
    const auto isLater = [moment](const journal::Entry &entry) { return entry.wall.toMSecsSinceEpoch() > moment; };
    text.entries.erase(std::ranges::find_if(text.entries, isLater), text.entries.end());
    if (text.entries.empty())
        return std::nullopt; // it had not begun
    const auto recovery = journal::recover(text);
    if (!recovery || recovery->match.isOver() || recovery->match.phase() == match::Phase::NotStarted)
        return std::nullopt;
    const match::Match &match = recovery->match;
    const auto key = tournament::keyFromId(match.setup().id);
    if (!key)
        return std::nullopt;
    // Heartbeats tell nothing new, so that the same is shown until something happens.
    const auto last = std::ranges::find_if(
        text.entries.rbegin(), text.entries.rend(), [](const auto &entry) { return !isRoutine(entry.event.what); });
    const std::int64_t heard = recovery->lastWall.toMSecsSinceEpoch();
    const bool isSilent = moment - heard > Silence;
    const clock::Moment when = isSilent ? match.lastMoment() : last->event.at;
    LiveGame game { *key, treeOf(match), {}, {}, isSilent ? heard : last->wall.toMSecsSinceEpoch() };
    for (const Seat seat : BothSeats) {
        game.sides[seat] = match.sideOf(seat);
        game.clocks[seat] = match.clock().reading(seat, when);
        game.clocks[seat].running = game.clocks[seat].running && !isSilent;
    }
    return game;
}

} // namespace kagetsu::venue
