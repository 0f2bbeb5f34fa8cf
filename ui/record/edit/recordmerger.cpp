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
    if (const std::optional<document::Lines> lines = askedLines())
        merge(paths, choices, *lines);
}

void RecordMerger::merge(const QStringList &paths, const document::ChoicesFor &choices, document::Lines lines)
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
        [paths, choices, lines, amount, self = m_page.record().path(), kind = document->kind(),
            base = document->shared(), node = m_page.node()](background::State &state) {
            Merge merge { .read = readToMerge(paths, choices, { base->tree, kind, self }, state),
                .merged = {},
                .lines = lines,
                .choices = {},
                .amount = amount };
            if (!state.isCancelled())
                merge.merged = document::merged(base, node, *merge.read.trees, lines, {}, state);
            return merge;
        },
        [this, document](Merge merge) { take(document, std::move(merge)); });
}

std::optional<document::Lines> RecordMerger::askedLines()
{
    const Document document = m_page.record().document();
    if (!record::takesJoins(document->tree()))
        return document::Lines::Apart;
    AskDialog dialog(m_page.window(), "joinLines",
        tr("Should lines be joined where they come to a position that this record has elsewhere?"),
        tr("If they are joined, what follows stands once, where this record has the position, even if it was turned, "
           "mirrored or reached by other moves."));
    QPushButton *apart = dialog.add(tr("Keep lines apart"), AskDialog::Role::Accept);
    const QPushButton *join = dialog.add(tr("Join lines"), AskDialog::Role::Other);
    dialog.addCancel();
    dialog.setDefault(apart);
    const QPushButton *chosen = dialog.ask();
    if ((chosen != join && chosen != apart) || isGone(document))
        return std::nullopt;
    return chosen == join ? document::Lines::Joined : document::Lines::Apart;
}

void RecordMerger::take(const Document &document, Merge merge)
{
    if (isGone(document))
        return;
    if (document->shared() != merge.merged.edited.base) {
        merge.choices.clear();
        again(document, std::move(merge));
        return;
    }
    // Nothing is merged before every question is answered: a user who cancels finds the record unchanged.
    if (!merge.merged.conflicts.empty()) {
        ConflictDialog dialog(merge.merged.edited.game->tree, merge.merged.conflicts, m_page.window());
        if (dialog.exec() != QDialog::Accepted || isGone(document))
            return;
        if (document->shared() == merge.merged.edited.base)
            merge.choices = dialog.choices();
        again(document, std::move(merge));
        return;
    }
    if (!document->adopt({ tr("Merge files") }, m_page.node(), std::move(merge.merged.edited))) {
        merge.choices.clear();
        again(document, std::move(merge));
        return;
    }
    if (merge.read.trees->empty() && merge.read.left.isEmpty())
        m_page.tell(tr("There are no records in this folder."));
    if (!merge.read.left.isEmpty())
        m_page.tell(tr("Some files were not merged."), merge.read.left);
}

void RecordMerger::again(const Document &document, Merge merge)
{
    merge.merged = {}; // as large as the record
    m_work->run(
        merge.amount, tr("Merging…"),
        [merge, node = m_page.node(), base = document->shared()](background::State &state) mutable {
            merge.merged = document::merged(base, node, *merge.read.trees, merge.lines, merge.choices, state);
            return std::move(merge);
        },
        [this, document](Merge made) { take(document, std::move(made)); });
}

bool RecordMerger::isGone(const Document &document) const
{
    if (m_page.record().document() == document)
        return false;
    m_page.tell(tr("Another game is shown now. Nothing was merged into it."));
    return true;
}

} // namespace kagetsu::ui
