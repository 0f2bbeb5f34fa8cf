// SPDX-License-Identifier: MIT
#include "ui/app/places/gamerows.h"

#include "text/common/foreigntext.h"
#include "text/common/moments.h"
#include "text/opening/recordopening.h"
#include "text/record/result.h"
#include "text/rules/rules.h"
#include "ui/app/search/findable.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace kagetsu::ui {

namespace {

struct RowWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::StartEntries)
};

void take(GameRow &row, const BoardPicture &picture)
{
    row.columns = picture.frame().columns;
    row.rows = picture.frame().rows;
    row.lastMove = picture.lastMove;
    for (const rules::Point point : picture.points()) {
        const rules::Stone stone = picture.at(point).stone;
        if (stone != rules::Stone::None)
            row.stones.push_back({ point, stone == rules::Stone::Black ? rules::Side::Black : rules::Side::White });
    }
}

// Fills in what the file says. Returns false for a game whose result is void.
bool describe(GameRow &row, const QFileInfo &file, const StartSources &sources)
{
    QStringList parts;
    const EntryRecord read = readEntryRecord(file, sources.choices);
    if (read.isLarge)
        parts += QLocale().formattedDataSize(file.size());
    if (read.picture)
        take(row, *read.picture);
    if (read.game) {
        const record::GameInfo &info = read.game->info;
        if (row.isSaved && info.result.winner == record::Winner::Void)
            return false;
        const QString black = text::foreignText(info.black.name);
        const QString white = text::foreignText(info.white.name);
        if (!black.isEmpty() || !white.isEmpty()) {
            const QString first = black.isEmpty() ? text::sideName(rules::Side::Black) : black;
            const QString second = white.isEmpty() ? text::sideName(rules::Side::White) : white;
            if (row.isSaved)
                row.title = RowWords::tr("%1 – %2").arg(first, second);
            row.found += first + QLatin1Char(' ') + second + QLatin1Char(' ');
            if (info.result.winner != record::Winner::Unknown)
                parts += text::headText(info.result, first, second);
        }
        parts += text::openingText(*read.game, read.game->tree.mainLine());
        row.found += text::foreignText(info.openingName) + QLatin1Char(' ');
        row.found += text::foreignText(info.event) + QLatin1Char(' ');
    }
    parts.removeAll(QString());
    const QString when = text::shortMoment(row.when.toLocalTime());
    row.detail = parts.isEmpty() ? when : parts.join(QStringLiteral(" · ")) + QLatin1Char('\n') + when;
    row.found = comparable(row.found + row.title + QLatin1Char(' ') + row.detail + QLatin1Char(' ') + file.fileName());
    return true;
}

} // namespace

BoardPicture GameRow::picture() const
{
    BoardPicture picture({ .columns = columns, .rows = rows, .coordinates = CoordinateSides::None });
    for (const PlacedStone &stone : stones)
        picture.place(stone.point, stone.side);
    picture.lastMove = lastMove;
    return picture;
}

std::vector<GameRow> readGameRows(const StartSources &sources, std::size_t most, background::State &state)
{
    const QDir games(sources.folders.games);
    QFileInfoList files = games.entryInfoList({ QStringLiteral("*.sgf") }, QDir::Files);
    for (const QString &path : sources.recentFiles) {
        const QFileInfo file(path);
        if (file.isFile() && file.absoluteDir() != games.absolutePath())
            files += file;
    }
    std::stable_sort(files.begin(), files.end(),
        [](const QFileInfo &one, const QFileInfo &two) { return one.lastModified() > two.lastModified(); });
    std::vector<GameRow> rows;
    for (const QFileInfo &file : files) {
        if (rows.size() >= most || state.isCancelled())
            break;
        GameRow row;
        row.path = file.filePath();
        row.title = text::foreignText(file.completeBaseName());
        row.when = file.lastModified();
        row.isSaved = file.absoluteDir() == games;
        if (!row.isSaved)
            row.title = text::foreignText(file.fileName());
        if (describe(row, file, sources))
            rows.push_back(std::move(row));
    }
    return rows;
}

bool isFound(const GameRow &row, const QStringList &words)
{
    return std::all_of(words.begin(), words.end(), [&row](const QString &word) { return row.found.contains(word); });
}

} // namespace kagetsu::ui
