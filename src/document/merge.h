// SPDX-License-Identifier: MIT
#pragma once

#include "document/disk/open.h"
#include "document/recorddocument.h"
#include "record/edit/treemerge.h"

#include <QStringList>

namespace kagetsu::document {

// How a file is to be read; any thread may ask.
using ChoicesFor = std::function<OpenChoices(const QString &path)>;

// What files are merged into.
struct MergeTarget
{
    const record::GameTree &tree;
    RecordDocument::Kind kind = RecordDocument::Kind::Game;
    QString path {}; // its own file, which is none of those in its folder
};

// What can be merged of files, and sentences on what cannot.
struct ReadToMerge
{
    std::shared_ptr<const std::vector<record::GameTree>> trees;
    QStringList left;
};

// Reads files, and in folders all records, as trees like the target. Any thread may.
ReadToMerge readToMerge(
    const QStringList &paths, const ChoicesFor &choices, const MergeTarget &target, background::State &state);

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

} // namespace kagetsu::document
