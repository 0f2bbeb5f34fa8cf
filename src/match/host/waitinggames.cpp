// SPDX-License-Identifier: MIT
#include "match/host/waitinggames.h"

#include "base/file/safefile.h"
#include "match/journal/folder.h"
#include "match/journal/journal.h"
#include "match/model/doublegame.h"

#include <QDir>
#include <QFile>

namespace kagetsu::host {

namespace {

const QString KeptSuffix = QStringLiteral(".json");

Result<journal::WaitingGame, catalogue::ProcedureFileFault> readKept(const QFileInfo &file)
{
    const auto text = catalogue::readTextOf(file.filePath());
    if (!text)
        return Fault { text.fault() };
    auto game = journal::waitingGameFrom(QByteArray::fromStdString(*text));
    if (!game)
        return Fault { catalogue::ProcedureFileFault {
            file.filePath(), catalogue::ProcedureFileError::BadText, {}, { game.fault() }, {} } };
    return std::move(game).value();
}

} // namespace

bool hasBegun(const std::string &id, const QString &journals)
{
    const QString path = QDir(journals).filePath(QString::fromStdString(id) + QLatin1String(journal::JournalSuffix));
    return QFile::exists(path) || QFile::exists(journal::putAwayPath(path));
}

QString keptPath(const QString &folder, const std::string &id)
{
    return QDir(folder).filePath(QString::fromStdString(id) + KeptSuffix);
}

Result<file::Descriptor, QString> keepGame(const QString &folder, const journal::WaitingGame &game)
{
    if (!journal::canBeFileName(game.setup.id) || !QDir().mkpath(folder))
        return Fault { folder };
    file::SafeFile file(keptPath(folder, game.setup.id));
    std::optional<file::Descriptor> held;
    if (file.open() && file.write(journal::toBytes(game)))
        held = file.commitLocked();
    if (!held)
        return Fault { file.errorString() };
    return *std::move(held);
}

bool keepSecondOf(const match::Match &first, const QString &folder, const QString &journals)
{
    const std::optional<match::DoubleStanding> standing = match::standingOf(first);
    if (!standing || standing->isComplete)
        return true;
    const match::MatchSetup second = match::secondGame(first);
    return QFile::exists(keptPath(folder, second.id)) || hasBegun(second.id, journals)
        || keepGame(folder, { second, {}, {} }).hasValue();
}

WaitingGames waitingGames(const QString &folder, const QString &journals)
{
    WaitingGames kept;
    const QFileInfoList files = QDir(folder).entryInfoList({ QLatin1Char('*') + KeptSuffix }, QDir::Files, QDir::Time);
    for (const QFileInfo &file : files) {
        auto game = readKept(file);
        if (!game)
            kept.broken.push_back(game.fault());
        else if (!hasBegun(game->setup.id, journals))
            kept.games.push_back({ file.filePath(), std::move(game).value() });
    }
    return kept;
}

} // namespace kagetsu::host
