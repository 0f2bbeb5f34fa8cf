// SPDX-License-Identifier: MIT
#include "ui/shell/records/studymerger.h"

#include "ui/shell/records/studycontext.h"
#include "ui/shell/settings/settings.h"
#include "ui/study/page/recordpage.h"
#include "ui/study/panels/conflictdialog.h"

#include <QFileDialog>
#include <QFileInfo>

namespace kagetsu::ui {

StudyMerger::StudyMerger(StudyContext &desk)
    : QObject(&desk)
    , m_desk(desk)
    , m_work(desk.window())
{
}

void StudyMerger::mergeFiles()
{
    const QStringList paths = QFileDialog::getOpenFileNames(m_desk.window(), tr("Merge files into this record"),
        m_desk.settings().lastFolder, StudyContext::readableFiles());
    if (!paths.isEmpty())
        merge(paths);
}

void StudyMerger::mergeFolder()
{
    const QString folder = QFileDialog::getExistingDirectory(
        m_desk.window(), tr("Merge a folder into this record"), m_desk.settings().lastFolder);
    if (!folder.isEmpty())
        merge({ folder });
}

void StudyMerger::merge(const QStringList &paths)
{
    qint64 bytes = 0;
    bool hasFolders = false;
    for (const QString &path : paths) {
        bytes += QFileInfo(path).size();
        hasFolders = hasFolders || QFileInfo(path).isDir();
    }
    const Document document = m_desk.page().record().document();
    const record::GameTree &tree = document->tree();
    const document::MergeTarget target { tree.columns(), tree.rows(), document->isLibrary(),
        m_desk.page().record().path() };
    const auto amount = hasFolders ? background::Amount::Large
                                   : std::max(document::amountOfBytes(bytes), document::amountOf(tree.nodeCount()));
    m_work.run(
        amount, tr("Merging…"),
        [paths, target, choices = m_desk.choices(), base = document->shared(), node = m_desk.page().node()](
            background::State &state) {
            Merge merge { readToMerge(paths, choices, target, state), {} };
            if (!state.isCancelled())
                merge.merged = document::merged(base, node, *merge.read.trees);
            return merge;
        },
        [this, document](Merge merge) { take(document, std::move(merge)); });
}

void StudyMerger::take(const Document &document, Merge merge)
{
    if (isGone(document))
        return;
    if (document->shared() != merge.merged.edited.base) {
        again(document, std::move(merge));
        return;
    }
    // Nothing is merged before all is answered: who gives it up finds the record as it was.
    const record::MergeConflicts conflicts = merge.merged.conflicts;
    std::vector<record::ConflictChoice> choices;
    if (!conflicts.empty()) {
        ConflictDialog dialog(merge.merged.edited.game->tree, conflicts, m_desk.window());
        if (dialog.exec() != QDialog::Accepted || isGone(document))
            return;
        choices = dialog.choices();
    }
    if (!document->adopt({ tr("Merge files") }, m_desk.page().node(), std::move(merge.merged.edited))) {
        again(document, std::move(merge));
        return;
    }
    if (!conflicts.empty())
        resolve(document, conflicts, choices);
    if (merge.read.trees->empty() && merge.read.left.isEmpty())
        m_desk.tell(tr("There are no records in this folder."));
    if (!merge.read.left.isEmpty())
        m_desk.tell(tr("Some files were not merged."), merge.read.left);
}

void StudyMerger::again(const Document &document, Merge merge)
{
    merge.merged = {}; // as large as the record
    m_work.run(
        background::Amount::Large, tr("Merging…"),
        [merge = std::move(merge), node = m_desk.page().node(), base = document->shared()](
            background::State &) mutable {
            merge.merged = document::merged(base, node, *merge.read.trees);
            return std::move(merge);
        },
        [this, document](Merge made) { take(document, std::move(made)); });
}

void StudyMerger::resolve(const Document &document, const record::MergeConflicts &conflicts,
    const std::vector<record::ConflictChoice> &choices)
{
    const record::NodeId node = m_desk.page().node();
    m_work.run(
        document::amountOf(document->tree().nodeCount()), tr("Merging…"),
        [conflicts, choices, node, base = document->shared()](
            background::State &) { return document::resolved(base, node, conflicts, choices); },
        [this, document, conflicts, choices](document::RecordDocument::EditedCopy edited) {
            if (isGone(document))
                return;
            if (!document->adopt({ tr("Choices after merging") }, m_desk.page().node(), std::move(edited)))
                resolve(document, conflicts, choices);
        });
}

bool StudyMerger::isGone(const Document &document) const
{
    if (m_desk.page().record().document() == document)
        return false;
    m_desk.tell(tr("Another game is shown now. Nothing was merged into it."));
    return true;
}

} // namespace kagetsu::ui
