// SPDX-License-Identifier: MIT
#pragma once

#include "record/document/line.h"
#include "record/document/recorddocument.h"
#include "ui/record/proof/pointsigns.h"
#include "ui/record/tree/samepositions.h"

namespace kagetsu::ui {

// The forbidden stone that ended a game: the position it was played in, and its point.
struct EndingFoul
{
    ProofScene before;
    rules::Point point;
};

// Holds what takes longest to compute about a node. The page computes it once and keeps it until it shows another node
// or something is edited.
struct NodeFacts
{
    std::optional<rules::Position> position; // only on a square board
    rules::Side toMove = rules::Side::Black;
    std::optional<ProofScene> judged; // the position, if anything can be forbidden in it
    std::optional<EndingFoul> ending;
    std::vector<rules::FoulPoint> fouls; // forbidden points; none if the game ended by a forbidden move
    std::vector<rules::FoulPoint> seeming; // false forbidden points, if wanted
    std::vector<record::KnownStone> known; // stones that lead into other branches
    SameList same;
};

// Which of the costly facts are wanted.
struct WantedFacts
{
    bool similar = false; // whether similar positions are included
    bool seeming = false;
};

// Computes the facts as far as the snapshot, which may be missing or older than the tree, knows the node.
NodeFacts factsOf(const document::RecordDocument &document, const document::Line &line, const TreeSnapshot *snapshot,
    WantedFacts wanted);
// The same for a game under this rule.
NodeFacts factsOf(const record::Game &game, std::optional<rules::Rule> rule, const document::Line &line,
    const TreeSnapshot *snapshot, WantedFacts wanted);

// Returns the number of positions of a library. A snapshot knows it; without one, just after reading, no nodes are
// detached yet.
int positionsOf(const record::GameTree &tree, const TreeSnapshot *snapshot);

} // namespace kagetsu::ui
