// SPDX-License-Identifier: MIT
#include "cli/commands/duel/contestants.h"

#include "cli/input/input.h"
#include "cli/output/message.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QProcess>

namespace kagetsu::cli {

namespace {

contest::Contestant ownOf(const QString &program, int level)
{
    return { engine::ownEngine(program.toStdString()), level };
}

std::nullopt_t refuse(const Place &place, const char *code, const std::string &text)
{
    printMessage(place, Severity::Error, code, text);
    return std::nullopt;
}

std::optional<contest::Contestant> fromProfile(const std::string &file)
{
    Input input(file);
    std::string bytes;
    if (!input.readAll(bytes))
        return std::nullopt;
    const auto profiles = engine::readProfiles(bytes);
    if (!profiles) {
        const json::DocumentFault &fault = profiles.fault().front();
        return refuse({ file, fault.line, fault.column }, "bad-profile",
            fault.pointer.empty() ? "This is not an engine profile."
                                  : "This value in the engine profile is not valid: " + fault.pointer);
    }
    if (profiles->size() != 1)
        return refuse({ file, 0, 0 }, "bad-profile", "This file must contain exactly one engine profile.");
    return contest::Contestant { profiles->front(), 0 };
}

// Returns an engine for a command. Its abilities are unknown, so it is asked for everything; if it refuses something,
// the duel ends.
std::optional<contest::Contestant> fromCommand(const std::string &text)
{
    QStringList words = QProcess::splitCommand(QString::fromStdString(text));
    if (words.isEmpty())
        return refuse({}, "no-engine", "An engine must be a level from 1 to 6, a profile or a command.");
    QString program = words.takeFirst();
    const QFileInfo file(program);
    const bool isPath = QDir::fromNativeSeparators(program).contains(u'/');
    const bool isOwn = file.fileName() == QLatin1String(engine::OwnEngineId)
        || file.fileName() == QLatin1String(engine::OwnEngineId) + QLatin1String(".exe");
    if (isOwn && isPath && words.isEmpty())
        return ownOf(file.absoluteFilePath(), engine::HighestLevel);
    if (isPath)
        program = file.absoluteFilePath();
    engine::Profile profile;
    profile.id = profile.name = file.fileName().toStdString();
    profile.program = program.toStdString();
    for (const QString &word : words)
        profile.arguments.push_back(word.toStdString());
    profile.rules = { std::begin(rules::AllRules), std::end(rules::AllRules) };
    profile.smallest = rules::MinBoardSize;
    profile.largest = rules::MaxBoardSize;
    return contest::Contestant { profile, 0 };
}

} // namespace

std::optional<contest::Contestant> contestantFrom(const std::string &text)
{
    if (text.size() == 1 && text[0] >= '0' + engine::LowestLevel && text[0] <= '0' + engine::HighestLevel)
        return ownOf(QCoreApplication::applicationDirPath() + QStringLiteral("/") + QLatin1String(engine::OwnEngineId),
            text[0] - '0');
    return text.ends_with(".json") ? fromProfile(text) : fromCommand(text);
}

std::string nameOf(const contest::Contestant &contestant)
{
    const std::string &name = contestant.profile.name;
    return contestant.level == 0 ? name : name + ' ' + std::to_string(contestant.level);
}

} // namespace kagetsu::cli
