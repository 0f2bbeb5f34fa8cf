// SPDX-License-Identifier: MIT
#include "ui/app/places/gamerows.h"

#include "opening/pattern/catalogue.h"
#include "text/common/foreigntext.h"
#include "text/common/moments.h"
#include "text/opening/opening.h"
#include "text/record/result.h"
#include "text/rules/rules.h"

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

// Returns the name of the opening as the file has it, otherwise by the first three stones; empty if they are no
// pattern.
QString openingOf(const record::Game &game)
{
    if (!game.info.openingName.empty())
        return text::foreignText(game.info.openingName);
    opening::PatternStones stones;
    std::size_t count = 0;
    for (const record::NodeId node : game.tree.mainLine()) {
        const std::optional<record::Move> move = game.tree.move(node);
        if (!move)
            continue;
        if (move->kind != record::Move::Kind::Stone)
            return {};
        stones[count++] = move->point;
        if (count == stones.size())
            break;
    }
    if (count < stones.size() || game.tree.columns() != game.tree.rows())
        return {};
    const auto named = opening::identify(stones, game.tree.columns());
    return named ? text::patternName(*named->pattern) : QString();
}

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
        parts += openingOf(*read.game);
        row.found += text::foreignText(info.event) + QLatin1Char(' ');
    }
    parts.removeAll(QString());
    const QString when = text::shortMoment(row.when.toLocalTime());
    row.detail = parts.isEmpty() ? when : parts.join(QStringLiteral(" · ")) + QLatin1Char('\n') + when;
    row.found = (row.found + row.title + QLatin1Char(' ') + row.detail + QLatin1Char(' ') + file.fileName()).toLower();
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

bool isFound(const GameRow &row, const QString &search)
{
    const QStringList words = search.toLower().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::all_of(words.begin(), words.end(), [&row](const QString &word) { return row.found.contains(word); });
}

} // namespace kagetsu::ui
