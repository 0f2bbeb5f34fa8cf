// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"
#include "record/document/recorddocument.h"
#include "record/edit/recordedits.h"

#include <QObject>

#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace kagetsu::ui {

// Copied branches: in a tree of their own or, if copying would take long, in the game that contains them.
struct CopiedBranches
{
    std::shared_ptr<const record::Game> game;
    std::vector<record::NodeId> tops;
};

// Returns Large if pasting one of the branches takes long.
background::Amount amountOf(const CopiedBranches &branches);
// Pastes the branches below a node and returns the first of them. What is above a branch in its source does not matter
// at the destination.
record::NodeId pasteBranches(record::RecordEdits &edits, record::NodeId below, const CopiedBranches &branches);
// Returns a point of a branch that is occupied at the destination; then nothing may be pasted.
std::optional<rules::Point> conflictOfPaste(
    const record::GameTree &into, record::NodeId below, const CopiedBranches &branches);

// Holds what was copied last, on this page or, as an SGF record, by another program or window.
class BranchClip : public QObject
{
    Q_OBJECT

public:
    explicit BranchClip(QObject *parent = nullptr);

    // Copies a branch, also as text for other programs unless writing it would take long.
    void copy(const document::RecordDocument &document, record::NodeId branch);
    // True if the clip has a branch for a board of this size, or if the clipboard may contain a record.
    bool canPasteInto(const record::GameTree &tree) const;
    // Returns what to paste: of a record on the clipboard, everything that begins at its root. Otherwise a sentence
    // that says why there is nothing.
    std::variant<CopiedBranches, QString> contentFor(const record::GameTree &tree) const;

signals:
    void changed();

private:
    void followClipboard();
    bool fits(const record::GameTree &tree) const;

    std::optional<CopiedBranches> m_copied;
    QString m_text; // the same as on the clipboard
    bool m_isClipboardNewer = false; // the clipboard was filled elsewhere, and may contain a record
};

} // namespace kagetsu::ui
