// SPDX-License-Identifier: MIT
#pragma once

#include "opening/file/terms.h"
#include "rules/ruleset.h"

#include <QString>

namespace kagetsu::catalogue {

// The largest file that is read, in bytes; all shipped procedures together need a twentieth of this.
constexpr qint64 MaxProcedureBytes = 1'000'000;

enum class ProcedureFileError : std::uint8_t {
    Unreadable, // `systemText` says why
    NoFile, // a folder or a device
    TooLarge, // more than MaxProcedureBytes
    BadText, // `faults` say why, in the order of the text
    IdTaken, // a procedure with the id `id` already exists
};

// Why a file of procedures is not used; none of its procedures are.
struct ProcedureFileFault
{
    QString path;
    ProcedureFileError error = ProcedureFileError::Unreadable;
    QString systemText;
    std::vector<opening::ProcedureFault> faults;
    QString id;
};

// Reads a file of an organiser, with procedures or other terms. Does not return BadText or IdTaken, which are up to the
// caller.
Result<std::string, ProcedureFileFault> readTextOf(const QString &path);
Result<std::vector<opening::Procedure>, ProcedureFileFault> readProcedureFile(const QString &path);

// The procedures that can be chosen for a new game, and the faults of files that could not be used.
struct ProcedureList
{
    std::vector<opening::Procedure> procedures;
    std::vector<ProcedureFileFault> faults;
};

// Returns the shipped procedures, then those of the .json files in this folder in the order of the file names; only the
// shipped ones if the folder is missing or its name is empty.
ProcedureList proceduresWith(const QString &folder);

// Adds the procedures of a file; an organiser's own procedure replaces one with the same id. Returns the added ids, in
// the order of the file.
Result<std::vector<std::string>, ProcedureFileFault> addFile(
    std::vector<opening::Procedure> &procedures, const QString &path);

// Adds the procedure that the terms contain, if there is none with its id.
void addCarried(std::vector<opening::Procedure> &procedures, const opening::Terms &terms);
// Returns the terms for a game by this procedure as it is; they contain it if it is not shipped.
opening::Terms termsFor(const opening::Procedure &procedure);

// Returns the procedures that can be played under this rule on this board, those made for the rule first.
std::vector<const opening::Procedure *> offeredProcedures(
    const std::vector<opening::Procedure> &procedures, rules::Rule rule, int boardSize);

// The rule and the board of a game.
struct GameKind
{
    rules::Rule rule = rules::Rule::Renju;
    int boardSize = rules::DefaultBoardSize;

    friend bool operator==(const GameKind &, const GameKind &) = default;
};
// Returns the rule and board nearest to the wanted ones that the procedure can be played with; nothing if there is no
// such board.
std::optional<GameKind> gameFor(const opening::Procedure &procedure, const GameKind &wanted);

} // namespace kagetsu::catalogue
