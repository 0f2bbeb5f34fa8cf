// SPDX-License-Identifier: MIT
#pragma once

#include "background/task.h"
#include "document/recorddocument.h"
#include "record/edit/recordedits.h"

#include <QObject>

#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace kagetsu::ui {

// Branches that were copied: of a tree of their own, or, where copying it would take long, of the game they stand in.
struct CopiedBranches
{
    std::shared_ptr<const record::Game> game;
    std::vector<record::NodeId> tops;
};

background::Amount amountOf(const CopiedBranches &branches);
// Below a node; tells the first of them. What stands above a branch where it comes from is nothing to the place where
// it goes.
record::NodeId pasteBranches(record::RecordEdits &edits, record::NodeId below, const CopiedBranches &branches);
// A point of a branch that is taken there; then nothing may be pasted.
std::optional<rules::Point> conflictOfPaste(
    const record::GameTree &into, record::NodeId below, const CopiedBranches &branches);

// What was copied last, on this page or, as a record in SGF, by another program or window.
class BranchClip : public QObject
{
    Q_OBJECT

public:
    explicit BranchClip(QObject *parent = nullptr);

    // Also as text, for other programs; what would take long to write stays here.
    void copy(const document::RecordDocument &document, record::NodeId branch);
    // It is of a board of this size, or the clipboard may hold a record.
    bool canPasteInto(const record::GameTree &tree) const;
    // What is to be pasted; of a record from the clipboard all that begins at its root. Or the sentence that says why
    // there is nothing.
    std::variant<CopiedBranches, QString> contentFor(const record::GameTree &tree) const;

signals:
    void changed();

private:
    void followClipboard();
    bool fits(const record::GameTree &tree) const;

    std::optional<CopiedBranches> m_copied;
    QString m_text; // the same as the clipboard has it
    bool m_isClipboardNewer = false; // what it has was copied elsewhere, and may be a record
};

} // namespace kagetsu::ui
