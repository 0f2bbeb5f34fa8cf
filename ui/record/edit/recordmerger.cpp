// SPDX-License-Identifier: MIT
#include "ui/record/edit/recordmerger.h"

#include "ui/controls/background/taskwithbar.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/record/page/studypage.h"
#include "ui/record/panels/conflictdialog.h"

#include <QFileInfo>
#include <QLocale>
#include <QPushButton>

namespace kagetsu::ui {

RecordMerger::RecordMerger(StudyPage *page)
    : QObject(page)
    , m_page(*page)
    , m_work(new TaskWithBar(page->window()))
{
}

void RecordMerger::merge(const QStringList &paths, const document::ChoicesFor &choices)
{
    qint64 bytes = 0;
    bool hasFolders = false;
    for (const QString &path : paths) {
        bytes += QFileInfo(path).size();
        hasFolders = hasFolders || QFileInfo(path).isDir();
    }
    const Document document = m_page.record().document();
    const record::GameTree &tree = document->tree();
    const auto amount = hasFolders ? background::Amount::Large
                                   : std::max(document::amountOfBytes(bytes), document::amountOf(tree.nodeCount()));
    m_work->run(
        amount, tr("Merging…"),
        [paths, choices, self = m_page.record().path(), kind = document->kind(), base = document->shared(),
            node = m_page.node()](background::State &state) {
            Merge merge { .read = readToMerge(paths, choices, { base->tree, kind, self }, state), .merged = {} };
            if (!state.isCancelled())
                merge.merged = document::merged(base, node, *merge.read.trees, merge.lines);
            return merge;
        },
        [this, document](Merge merge) { take(document, std::move(merge)); });
}

bool RecordMerger::agreesToJoin(const Document &document, Merge &merge)
{
    const record::LineJoins joins = merge.merged.joins;
    if (merge.isAsked || joins.count() == 0)
        return true;
    const QLocale locale;
    AskDialog dialog(m_page.window(), "joinLines", tr("Some lines come to positions that this record has elsewhere."),
        //: %1 and %2 are numbers.
        tr("Lines turned or mirrored: %1. Lines with other moves before: %2. If they are joined, what follows stands "
           "once, "
           "where this record has the position.")
            .arg(locale.toString(static_cast<qulonglong>(joins.turned)),
                locale.toString(static_cast<qulonglong>(joins.reordered))));
    const QPushButton *join = dialog.add(tr("Join lines"), AskDialog::Role::Accept);
    const QPushButton *apart = dialog.add(tr("Keep lines apart"), AskDialog::Role::Other);
    dialog.addCancel();
    const QPushButton *chosen = dialog.ask();
    if ((chosen != join && chosen != apart) || isGone(document))
        return false;
    merge.isAsked = true;
    if (chosen == join)
        return true;
    merge.lines = document::Lines::Apart;
    again(document, std::move(merge));
    return false;
}

void RecordMerger::take(const Document &document, Merge merge)
{
    if (isGone(document))
        return;
    if (document->shared() != merge.merged.edited.base) {
        again(document, std::move(merge));
        return;
    }
    if (!agreesToJoin(document, merge))
        return;
    // Nothing is merged before every question is answered: a user who cancels finds the record unchanged.
    const record::MergeConflicts conflicts = merge.merged.conflicts;
    std::vector<record::ConflictChoice> choices;
    if (!conflicts.empty()) {
        ConflictDialog dialog(merge.merged.edited.game->tree, conflicts, m_page.window());
        if (dialog.exec() != QDialog::Accepted || isGone(document))
            return;
        choices = dialog.choices();
    }
    if (!document->adopt({ tr("Merge files") }, m_page.node(), std::move(merge.merged.edited))) {
        again(document, std::move(merge));
        return;
    }
    if (!conflicts.empty())
        resolve(document, conflicts, choices);
    if (merge.read.trees->empty() && merge.read.left.isEmpty())
        m_page.tell(tr("There are no records in this folder."));
    if (!merge.read.left.isEmpty())
        m_page.tell(tr("Some files were not merged."), merge.read.left);
}

void RecordMerger::again(const Document &document, Merge merge)
{
    merge.merged = {}; // as large as the record
    m_work->run(
        background::Amount::Large, tr("Merging…"),
        [merge = std::move(merge), node = m_page.node(), base = document->shared()](background::State &) mutable {
            merge.merged = document::merged(base, node, *merge.read.trees, merge.lines);
            return std::move(merge);
        },
        [this, document](Merge made) { take(document, std::move(made)); });
}

void RecordMerger::resolve(const Document &document, const record::MergeConflicts &conflicts,
    const std::vector<record::ConflictChoice> &choices)
{
    const record::NodeId node = m_page.node();
    m_work->run(
        document::amountOf(document->tree().nodeCount()), tr("Merging…"),
        [conflicts, choices, node, base = document->shared()](
            background::State &) { return document::resolved(base, node, conflicts, choices); },
        [this, document, conflicts, choices](document::RecordDocument::EditedCopy edited) {
            if (isGone(document))
                return;
            if (!document->adopt({ tr("Choices after merging") }, m_page.node(), std::move(edited)))
                resolve(document, conflicts, choices);
        });
}

bool RecordMerger::isGone(const Document &document) const
{
    if (m_page.record().document() == document)
        return false;
    m_page.tell(tr("Another game is shown now. Nothing was merged into it."));
    return true;
}

} // namespace kagetsu::ui
