// SPDX-License-Identifier: MIT
#include "ui/record/edit/branchclip.h"

#include "record/collection.h"
#include "record/edit/branch.h"
#include "record/edit/editconflict.h"
#include "record/renlib/convert.h"
#include "record/sgf/sgfwriter.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

#include <algorithm>

namespace kagetsu::ui {

using record::GameTree;
using record::NodeId;

namespace {

NodeId pasteBranch(record::RecordEdits &edits, NodeId below, const GameTree &from, NodeId top)
{
    if (from.parent(top) == GameTree::root())
        return edits.paste(below, from, top);
    const GameTree copy = record::branchOf(from, top);
    return edits.paste(below, copy, copy.firstChild(GameTree::root()));
}

// A quick guess: whether it really is a record is determined when it is read.
bool holdsRecord(const QString &text)
{
    return text.contains(QLatin1String("(;"));
}

bool haveSameSize(const GameTree &one, const GameTree &other)
{
    return one.columns() == other.columns() && one.rows() == other.rows();
}

// Converts a branch of a library for programs that know no libraries.
record::Game gameOf(const GameTree &library)
{
    record::ExportLosses losses;
    return record::gameFromLibrary(library, losses);
}

} // namespace

background::Amount amountOf(const CopiedBranches &branches)
{
    const bool isLarge = std::any_of(branches.tops.begin(), branches.tops.end(), [&branches](NodeId top) {
        return document::amountOfBranch(branches.game->tree, top) == background::Amount::Large;
    });
    return isLarge ? background::Amount::Large : background::Amount::Small;
}

NodeId pasteBranches(record::RecordEdits &edits, NodeId below, const CopiedBranches &branches)
{
    NodeId first = record::NoNode;
    for (const NodeId top : branches.tops) {
        const NodeId made = pasteBranch(edits, below, branches.game->tree, top);
        first = first == record::NoNode ? made : first;
    }
    return first;
}

std::optional<rules::Point> conflictOfPaste(const GameTree &into, NodeId below, const CopiedBranches &branches)
{
    for (const NodeId top : branches.tops) {
        if (const auto taken = record::conflictOfPaste(into, below, branches.game->tree, top))
            return taken;
    }
    return std::nullopt;
}

BranchClip::BranchClip(QObject *parent)
    : QObject(parent)
{
    connect(QGuiApplication::clipboard(), &QClipboard::dataChanged, this, &BranchClip::followClipboard);
}

void BranchClip::copy(const document::RecordDocument &document, NodeId branch)
{
    if (document::amountOfBranch(document.tree(), branch) == background::Amount::Large) {
        m_copied = { document.shared(), { branch } };
    } else {
        auto copy = std::make_shared<record::Game>();
        copy->info.rules = document.game().info.rules;
        copy->tree = record::branchOf(document.tree(), branch);
        m_text = QString::fromStdString(record::writeSgf(document.isLibrary() ? gameOf(copy->tree) : *copy));
        m_copied = { copy, copy->tree.children(GameTree::root()) };
        QGuiApplication::clipboard()->setText(m_text);
    }
    m_isClipboardNewer = false;
    emit changed();
}

// The contents copied by another program are read only when they are pasted.
void BranchClip::followClipboard()
{
    const QClipboard &clipboard = *QGuiApplication::clipboard();
    if (clipboard.ownsClipboard())
        m_isClipboardNewer = clipboard.text() != m_text && holdsRecord(clipboard.text());
    else
        m_isClipboardNewer = clipboard.mimeData() != nullptr && clipboard.mimeData()->hasText();
    emit changed();
}

bool BranchClip::fits(const GameTree &tree) const
{
    return m_copied && haveSameSize(m_copied->game->tree, tree);
}

bool BranchClip::canPasteInto(const GameTree &tree) const
{
    return m_isClipboardNewer || fits(tree);
}

std::variant<CopiedBranches, QString> BranchClip::contentFor(const GameTree &tree) const
{
    if (!m_isClipboardNewer)
        return *m_copied;
    const QString text = QGuiApplication::clipboard()->text();
    if (!holdsRecord(text) && fits(tree))
        return *m_copied;
    const record::Collection games = record::readCollection(text.toStdString());
    if (games.size() == 0)
        return tr("The clipboard holds no record. Nothing was pasted.");
    auto game = std::make_shared<record::Game>(games.readGame(0));
    std::vector<NodeId> tops = game->tree.children(GameTree::root());
    if (!haveSameSize(game->tree, tree))
        return tr("The record on the clipboard has a different board size. Nothing was pasted.");
    if (tops.empty())
        return tr("The record on the clipboard has no moves. Nothing was pasted.");
    return CopiedBranches { std::move(game), std::move(tops) };
}

} // namespace kagetsu::ui
