// SPDX-License-Identifier: MIT
#include "ui/shell/records/studymerger.h"

#include "record/renlib/convert.h"
#include "ui/shell/records/recordfiles.h"
#include "ui/shell/records/studycontext.h"
#include "ui/shell/settings/settings.h"
#include "ui/study/page/recordpage.h"
#include "ui/study/panels/conflictdialog.h"
#include "wording/text/foreigntext.h"

#include <QDirIterator>
#include <QFileDialog>
#include <QFileInfo>

namespace kagetsu::ui {

namespace {

// What a tree must be like to be merged into the one shown.
struct Target
{
    int columns;
    int rows;
    bool isLibrary;
};

record::GameTree treeFor(const record::Game &game, bool isLibrary, bool intoLibrary)
{
    if (isLibrary == intoLibrary)
        return game.tree;
    if (isLibrary) {
        record::ExportLosses losses;
        return record::gameFromLibrary(game.tree, losses).tree;
    }
    record::LibraryBuilder builder;
    builder.add(game);
    return builder.take();
}

// The records of a folder are those that no other file is taken for by its name.
QStringList withoutFolders(const QStringList &paths, const QString &self)
{
    const QStringList names { QStringLiteral("*.sgf"), QStringLiteral("*.lib"), QStringLiteral("*.rif"),
        QStringLiteral("*.psq"), QStringLiteral("*.pos") };
    QStringList files;
    for (const QString &path : paths) {
        if (!QFileInfo(path).isDir()) {
            files += path;
            continue;
        }
        QStringList found;
        for (QDirIterator each(path, names, QDir::Files, QDirIterator::Subdirectories); each.hasNext();) {
            const QString file = each.next();
            if (QFileInfo(file) != QFileInfo(self))
                found += file;
        }
        found.sort();
        files += found;
    }
    return files;
}

std::vector<record::GameTree> treesOf(const QStringList &files,
    const std::function<OpenChoices(const QString &)> &choices, const Target &target, QStringList &left,
    background::State &state)
{
    std::vector<record::GameTree> trees;
    const auto add = [&](const QString &name, const record::Game &game, bool isLibrary) {
        if (game.tree.columns() == target.columns && game.tree.rows() == target.rows)
            trees.push_back(treeFor(game, isLibrary, target.isLibrary));
        else
            left += StudyMerger::tr("%1: the board has another size.").arg(name);
    };
    double done = 0;
    for (const QString &path : files) {
        if (!state.advance(done++ / static_cast<double>(files.size())))
            break;
        const QString name = wording::foreignText(QFileInfo(path).fileName());
        ReadRecord file = readRecord(path, choices(path));
        if (!file.record) {
            left += file.sentence;
        } else if (const auto *library = std::get_if<record::Library>(&file.record->content)) {
            add(name, library->game, /*isLibrary=*/true);
        } else {
            const auto &games = std::get<record::Collection>(file.record->content);
            for (std::size_t i = 0; i < games.size() && !state.isCancelled(); ++i)
                add(name, games.readGame(i), /*isLibrary=*/false);
        }
    }
    return trees;
}

} // namespace

StudyMerger::StudyMerger(StudyContext &desk)
    : QObject(&desk)
    , m_desk(desk)
    , m_work(desk.window())
{
}

void StudyMerger::mergeFiles()
{
    const QStringList paths = QFileDialog::getOpenFileNames(
        m_desk.window(), tr("Merge files into this record"), m_desk.settings().lastFolder, readableFiles());
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
    const Target target { tree.columns(), tree.rows(), document->isLibrary() };
    const auto amount =
        hasFolders ? background::Amount::Large : std::max(amountOfBytes(bytes), amountOf(tree.nodeCount()));
    m_work.run(
        amount, tr("Merging…"),
        [paths, target, choices = m_desk.choices(), self = m_desk.page().record().path(), base = document->shared(),
            node = m_desk.page().node()](background::State &state) {
            Merge merge;
            merge.trees = std::make_shared<const std::vector<record::GameTree>>(
                treesOf(withoutFolders(paths, self), choices, target, merge.left, state));
            if (!state.isCancelled())
                merge.merged = merged(base, node, *merge.trees);
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
    if (merge.trees->empty() && merge.left.isEmpty())
        m_desk.tell(tr("There are no records in this folder."));
    if (!merge.left.isEmpty())
        m_desk.tell(tr("Some files were not merged."), merge.left);
}

void StudyMerger::again(const Document &document, Merge merge)
{
    merge.merged = {}; // as large as the record
    m_work.run(
        background::Amount::Large, tr("Merging…"),
        [merge = std::move(merge), node = m_desk.page().node(), base = document->shared()](
            background::State &) mutable {
            merge.merged = merged(base, node, *merge.trees);
            return std::move(merge);
        },
        [this, document](Merge made) { take(document, std::move(made)); });
}

void StudyMerger::resolve(const Document &document, const record::MergeConflicts &conflicts,
    const std::vector<record::ConflictChoice> &choices)
{
    const record::NodeId node = m_desk.page().node();
    m_work.run(
        amountOf(document->tree().nodeCount()), tr("Merging…"),
        [conflicts, choices, node, base = document->shared()](
            background::State &) { return resolved(base, node, conflicts, choices); },
        [this, document, conflicts, choices](RecordDocument::EditedCopy edited) {
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
