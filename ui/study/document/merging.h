// SPDX-License-Identifier: MIT
#pragma once

#include "record/edit/treemerge.h"
#include "ui/study/document/recorddocument.h"

namespace kagetsu::ui {

// A game with others merged into it, and what could not be put together. Any thread may make it.
struct MergedGame
{
    RecordDocument::EditedCopy edited;
    record::MergeConflicts conflicts;
};

// All trees must have the game's size of board. `from` is the node looked at.
MergedGame merged(
    std::shared_ptr<const record::Game> base, record::NodeId from, const std::vector<record::GameTree> &others);

// The game with the user's answers put in: as many as there are conflicts, texts first.
RecordDocument::EditedCopy resolved(std::shared_ptr<const record::Game> base, record::NodeId from,
    const record::MergeConflicts &conflicts, const std::vector<record::ConflictChoice> &choices);

} // namespace kagetsu::ui
