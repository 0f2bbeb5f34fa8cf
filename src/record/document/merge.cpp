// SPDX-License-Identifier: MIT
#include "record/document/merge.h"

#include "record/renlib/convert.h"
#include "text/common/foreigntext.h"
#include "text/record/recordfile.h"

#include <QDirIterator>
#include <QFileInfo>

#include <algorithm>
#include <iterator>
#include <utility>

namespace kagetsu::document {

namespace {

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

// Replaces each folder by the records in it, except the file `self`. Only files whose name endings are used for nothing
// but records are considered.
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

void resolveAll(record::TreeEditor &editor, const record::GameTree &tree, const record::MergeConflicts &conflicts,
    const std::vector<record::ConflictChoice> &choices)
{
    auto choice = choices.begin();
    for (const record::TextConflict &conflict : conflicts.texts)
        record::resolve(editor, tree, conflict, *choice++);
    for (const record::DetailsConflict &conflict : conflicts.details)
        record::resolve(editor, tree, conflict, *choice++);
}

} // namespace

ReadToMerge readToMerge(
    const QStringList &paths, const ChoicesFor &choices, const MergeTarget &target, background::State &state)
{
    std::vector<record::GameTree> trees;
    QStringList left;
    const auto add = [&](const QString &name, const record::Game &game, bool isLibrary) {
        if (game.tree.columns() == target.tree.columns() && game.tree.rows() == target.tree.rows())
            trees.push_back(treeFor(game, isLibrary, target.kind == RecordDocument::Kind::Library));
        else
            left += text::fileFaultText(text::FileFault::OtherBoard, name);
    };
    const QStringList files = withoutFolders(paths, target.path);
    double done = 0;
    for (const QString &path : files) {
        if (!state.advance(done++ / static_cast<double>(files.size())))
            break;
        const QString name = text::foreignText(QFileInfo(path).fileName());
        const auto file = openFile(path, choices(path));
        if (!file) {
            left += file.fault().sentence;
        } else if (const auto *library = std::get_if<record::Library>(&file->content)) {
            add(name, library->game, /*isLibrary=*/true);
        } else {
            const auto &games = std::get<record::Collection>(file->content);
            for (std::size_t i = 0; i < games.size() && !state.isCancelled(); ++i)
                add(name, games.readGame(i), /*isLibrary=*/false);
        }
    }
    return { std::make_shared<const std::vector<record::GameTree>>(std::move(trees)), left };
}

MergedGame merged(std::shared_ptr<const record::Game> base, record::NodeId from,
    const std::vector<record::GameTree> &others, Lines lines, const std::vector<record::ConflictChoice> &choices,
    background::State &state)
{
    record::MergeConflicts conflicts;
    record::LineJoins joins;
    auto edited =
        RecordDocument::editCopy(std::move(base), [&](record::TreeEditor &editor, const record::GameTree &tree) {
            double done = 0;
            for (const record::GameTree &other : others) {
                if (!state.advance(done++ / static_cast<double>(others.size())))
                    return from;
                record::LineJoins met;
                record::MergeConflicts more = lines == Lines::Joined
                    ? record::mergeTree(editor, tree, record::joinedTo(tree, other, met))
                    : record::mergeTree(editor, tree, other);
                joins.turned += met.turned;
                joins.reordered += met.reordered;
                std::move(more.texts.begin(), more.texts.end(), std::back_inserter(conflicts.texts));
                std::move(more.details.begin(), more.details.end(), std::back_inserter(conflicts.details));
            }
            if (choices.empty() || choices.size() != conflicts.size())
                return from;
            resolveAll(editor, tree, std::exchange(conflicts, {}), choices);
            return from;
        });
    return { std::move(edited), std::move(conflicts), joins };
}

} // namespace kagetsu::document
