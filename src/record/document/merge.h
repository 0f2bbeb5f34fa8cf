// SPDX-License-Identifier: MIT
#pragma once

#include "record/document/disk/open.h"
#include "record/document/recorddocument.h"
#include "record/edit/treemerge.h"
#include "record/search/linejoin.h"

#include <QStringList>

namespace kagetsu::document {

// Returns how a file is to be read. May be called in any thread.
using ChoicesFor = std::function<OpenChoices(const QString &path)>;

// The tree that other files are merged into.
struct MergeTarget
{
    const record::GameTree &tree;
    RecordDocument::Kind kind = RecordDocument::Kind::Game;
    QString path {}; // its own file, which is left out when a folder is merged
};

// The trees that were read for merging, and sentences about what could not be used.
struct ReadToMerge
{
    std::shared_ptr<const std::vector<record::GameTree>> trees;
    QStringList left;
};

// Reads files, and all records in folders, as trees of the same kind as the target. May be called in any thread.
ReadToMerge readToMerge(
    const QStringList &paths, const ChoicesFor &choices, const MergeTarget &target, background::State &state);

// A game with others merged into it, and the conflicts that nobody has decided yet. May be made in any thread.
struct MergedGame
{
    RecordDocument::EditedCopy edited;
    record::MergeConflicts conflicts;
    record::LineJoins joins {};
};

// Whether lines that come to the same position in another view or order of moves go on as one.
enum class Lines : std::uint8_t { Joined, Apart };

// Merges trees, which must have the game's board size, as one edit. `from` is the current node. The user's choices, if
// there are any, answer the conflicts of the same merge without them: first those of texts. What is merged when the
// work is cancelled is of no use.
MergedGame merged(std::shared_ptr<const record::Game> base, record::NodeId from,
    const std::vector<record::GameTree> &others, Lines lines, const std::vector<record::ConflictChoice> &choices,
    background::State &state);

} // namespace kagetsu::document
