// SPDX-License-Identifier: MIT
#pragma once

#include "opening/file/terms.h"
#include "rules/ruleset.h"

#include <QString>

namespace kagetsu::catalogue {

// All shipped procedures together need a twentieth of this.
constexpr qint64 MaxProcedureBytes = 1'000'000;

enum class ProcedureFileError : std::uint8_t {
    Unreadable, // `systemText` says why
    NoFile, // a folder, or a device
    TooLarge, // more than MaxProcedureBytes
    BadText, // `faults` say why, in the order of the text
    IdTaken, // `id` is that of a procedure there is already
};

// Why a file of procedures is not used; then nothing of it is.
struct ProcedureFileFault
{
    QString path;
    ProcedureFileError error = ProcedureFileError::Unreadable;
    QString systemText;
    std::vector<opening::ProcedureFault> faults;
    QString id;
};

// What a file of an organiser says, of procedures or of anything else that is agreed; BadText and IdTaken are for
// those who read it.
Result<std::string, ProcedureFileFault> readTextOf(const QString &path);
Result<std::vector<opening::Procedure>, ProcedureFileFault> readProcedureFile(const QString &path);

// What can be chosen for a new game, and what is wrong with the files that bring nothing to it.
struct ProcedureList
{
    std::vector<opening::Procedure> procedures;
    std::vector<ProcedureFileFault> faults;
};

// The shipped procedures, then those of the .json files in this folder in the order of their names. A missing folder
// has none, nor has an empty name.
ProcedureList proceduresWith(const QString &folder);

// Adds what a file brings; an organiser's own procedure takes the place of one with the same id. The ids that came, in
// the order of the file.
Result<std::vector<std::string>, ProcedureFileFault> addFile(
    std::vector<opening::Procedure> &procedures, const QString &path);

// Adds the procedure that the terms carry, when there is none of its id.
void addCarried(std::vector<opening::Procedure> &procedures, const opening::Terms &terms);
// The terms for a game by this procedure as it stands; they carry it when it is not shipped.
opening::Terms termsFor(const opening::Procedure &procedure);

// The procedures that can be played under this rule on this board, those made for the rule first.
std::vector<const opening::Procedure *> offeredProcedures(
    const std::vector<opening::Procedure> &procedures, rules::Rule rule, int boardSize);

// Rule and board of a game.
struct GameKind
{
    rules::Rule rule = rules::Rule::Renju;
    int boardSize = rules::DefaultBoardSize;

    friend bool operator==(const GameKind &, const GameKind &) = default;
};
// What is nearest to this game and can be played by the procedure; nothing when no board is.
std::optional<GameKind> gameFor(const opening::Procedure &procedure, const GameKind &wanted);

} // namespace kagetsu::catalogue
