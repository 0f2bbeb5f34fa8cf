// SPDX-License-Identifier: MIT
#include "ui/study/document/merging.h"

#include <algorithm>
#include <iterator>

namespace kagetsu::ui {

MergedGame merged(
    std::shared_ptr<const record::Game> base, record::NodeId from, const std::vector<record::GameTree> &others)
{
    record::MergeConflicts conflicts;
    auto edited =
        RecordDocument::editCopy(std::move(base), [&](record::TreeEditor &editor, const record::GameTree &tree) {
            for (const record::GameTree &other : others) {
                record::MergeConflicts more = record::mergeTree(editor, tree, other);
                std::move(more.texts.begin(), more.texts.end(), std::back_inserter(conflicts.texts));
                std::move(more.details.begin(), more.details.end(), std::back_inserter(conflicts.details));
            }
            return from;
        });
    return { std::move(edited), std::move(conflicts) };
}

RecordDocument::EditedCopy resolved(std::shared_ptr<const record::Game> base, record::NodeId from,
    const record::MergeConflicts &conflicts, const std::vector<record::ConflictChoice> &choices)
{
    return RecordDocument::editCopy(std::move(base), [&](record::TreeEditor &editor, const record::GameTree &tree) {
        auto choice = choices.begin();
        for (const record::TextConflict &conflict : conflicts.texts)
            record::resolve(editor, tree, conflict, *choice++);
        for (const record::DetailsConflict &conflict : conflicts.details)
            record::resolve(editor, tree, conflict, *choice++);
        return from;
    });
}

} // namespace kagetsu::ui
