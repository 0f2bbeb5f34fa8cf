// SPDX-License-Identifier: MIT
#include "venue/pages/gamefiles.h"

#include "record/sgf/sgfwriter.h"
#include "text/common/foreigntext.h"
#include "venue/pages/boardsvg.h"
#include "venue/pages/pagenames.h"

#include <QCryptographicHash>

#include <algorithm>
#include <iterator>
#include <map>

namespace kagetsu::venue {

namespace {

using namespace tournament;

// By it a folder knows its files again (markedpages.h).
QString markOf(const PublicPicture &picture)
{
    return QStringLiteral("Kagetsu ") + QString::fromStdString(picture.id);
}

void addPicture(const RecordedGame &game, const QString &path, const QString &mark, const PageSink &sink)
{
    const record::GameInfo &info = game.record.info;
    const QString title = text::foreignText(info.black.name).simplified() + QStringLiteral(" – ")
        + text::foreignText(info.white.name).simplified();
    sink.put(path, boardFile(game.record.tree, title, mark));
}

struct RoundGames
{
    QByteArray records;
    SectionRecords games;
};

// A library has one size of board, and no header: what it is of stands at its beginning.
bool addLibrary(const PublicPicture &picture, const QString &path, RoundGames &round, const PageSink &sink)
{
    record::GameTree &first = round.games.games.front().record.tree;
    const std::string note =
        picture.details.name + (picture.details.name.empty() ? "" : "\n") + markOf(picture).toStdString();
    first.setComment(record::GameTree::root(), note);
    const auto library = libraryOf(round.games);
    if (!library || library->otherSize > 0)
        return false;
    sink.put(path, QByteArray::fromStdString(library->bytes));
    return true;
}

} // namespace

QByteArray hashOf(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha1);
}

GameFiles addGameFiles(const PublicPicture &picture, const PublicSection &section, const PageSink &sink)
{
    GameFiles files;
    const int id = section.section.id;
    const auto isKept = [&sink](
                            const QString &path, const QByteArray &key) { return sink.keep && sink.keep(path, key); };
    std::map<int, RoundGames> rounds;
    for (const RecordedGame &game : section.games) {
        files.records.push_back(QByteArray::fromStdString(record::writeSgf(game.record)));
        const QByteArray &sgf = files.records.back();
        sink.put(recordName(id, game.round, game.table, game.game), sgf);
        const QString path = boardName(id, game.round, game.table, game.game);
        if (!isKept(path, hashOf(sgf)))
            addPicture(game, path, markOf(picture), sink);
        rounds[game.round].records += sgf;
    }
    for (auto &[round, games] : rounds) {
        sink.put(roundRecordsName(id, round), games.records);
        const QString path = roundLibraryName(id, round);
        const QByteArray name = QByteArray::fromStdString(picture.details.name);
        if (isKept(path, hashOf(games.records + name))) {
            files.libraries.insert(round);
            continue;
        }
        std::ranges::copy_if(section.games, std::back_inserter(games.games.games),
            [number = round](const RecordedGame &game) { return game.round == number; });
        if (addLibrary(picture, path, games, sink))
            files.libraries.insert(round);
    }
    return files;
}

} // namespace kagetsu::venue
