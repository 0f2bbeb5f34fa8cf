// SPDX-License-Identifier: MIT
#pragma once

#include "document/line.h"
#include "document/recorddocument.h"
#include "ui/proof/pointsigns.h"
#include "ui/study/tree/samepositions.h"

namespace kagetsu::ui {

// The forbidden stone that ended a game: what it was played on, and its point.
struct EndingFoul
{
    ProofScene before;
    rules::Point point;
};

// What takes the longest to find out about a node. The page finds it once and keeps it while it looks at the node and
// nothing is edited.
struct NodeFacts
{
    std::optional<rules::Position> position; // on a square board
    rules::Side toMove = rules::Side::Black;
    std::optional<ProofScene> judged; // the position, if anything can be forbidden in it
    std::optional<EndingFoul> ending;
    std::vector<rules::FoulPoint> fouls; // points that are forbidden; none where the game has ended by one
    std::vector<rules::FoulPoint> seeming; // that only look so, where that is wanted
    std::vector<record::KnownStone> known; // into other branches
    SameList same;
};

struct WantedFacts
{
    bool similar = false; // positions, too
    bool seeming = false;
};

// As far as the snapshot, which may be older than the tree or none, knows the node.
NodeFacts factsOf(const document::RecordDocument &document, const document::Line &line, const TreeSnapshot *snapshot,
    WantedFacts wanted);
// The same of a game by this rule.
NodeFacts factsOf(const record::Game &game, std::optional<rules::Rule> rule, const document::Line &line,
    const TreeSnapshot *snapshot, WantedFacts wanted);

// Of a library. A snapshot knows them; without one, just after reading, nothing is loose yet.
int positionsOf(const record::GameTree &tree, const TreeSnapshot *snapshot);

} // namespace kagetsu::ui
