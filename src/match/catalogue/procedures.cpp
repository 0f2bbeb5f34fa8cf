// SPDX-License-Identifier: MIT
#include "match/catalogue/procedures.h"

#include "opening/file/shipped.h"
#include "opening/play/opening.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cstdlib>

namespace kagetsu::catalogue {

using opening::Procedure;

namespace {

bool isShipped(const Procedure &procedure)
{
    return opening::procedureOf(opening::shippedProcedures(), procedure.id);
}

} // namespace

Result<std::string, ProcedureFileFault> readTextOf(const QString &path)
{
    ProcedureFileFault fault { path, ProcedureFileError::Unreadable, {}, {}, {} };
    const auto refused = [&fault](ProcedureFileError error) {
        fault.error = error;
        return Fault { fault };
    };
    // Reading a pipe would never end, and reading a device may never begin.
    const QFileInfo info(path);
    if (info.exists() && !info.isFile())
        return refused(ProcedureFileError::NoFile);
    if (info.size() > MaxProcedureBytes)
        return refused(ProcedureFileError::TooLarge);
    QFile file(path);
    const bool isOpen = file.open(QIODevice::ReadOnly);
    std::string text = isOpen ? file.read(MaxProcedureBytes).toStdString() : std::string();
    if (!isOpen || file.error() != QFileDevice::NoError) {
        fault.systemText = file.errorString();
        return refused(ProcedureFileError::Unreadable);
    }
    return text;
}

Result<std::vector<Procedure>, ProcedureFileFault> readProcedureFile(const QString &path)
{
    const auto text = readTextOf(path);
    if (!text)
        return Fault { text.fault() };
    auto read = opening::readProcedures(*text);
    if (read)
        return std::move(read).value();
    return Fault { ProcedureFileFault { path, ProcedureFileError::BadText, {}, opening::checkProcedures(*text), {} } };
}

ProcedureList proceduresWith(const QString &folder)
{
    ProcedureList list { opening::shippedProcedures(), {} };
    if (folder.isEmpty())
        return list;
    const QDir dir(folder);
    for (const QString &name : dir.entryList({ QStringLiteral("*.json") }, QDir::Files, QDir::Name)) {
        const QString path = dir.filePath(name);
        auto read = readProcedureFile(path);
        if (!read) {
            list.faults.push_back(read.fault());
            continue;
        }
        const auto &found = read.value();
        const auto taken = std::find_if(found.begin(), found.end(),
            [&](const Procedure &procedure) { return opening::procedureOf(list.procedures, procedure.id); });
        if (taken != found.end()) {
            list.faults.push_back({ path, ProcedureFileError::IdTaken, {}, {}, QString::fromStdString(taken->id) });
            continue;
        }
        list.procedures.insert(list.procedures.end(), found.begin(), found.end());
    }
    return list;
}

Result<std::vector<std::string>, ProcedureFileFault> addFile(std::vector<Procedure> &procedures, const QString &path)
{
    auto read = readProcedureFile(path);
    if (!read)
        return Fault { read.fault() };
    for (const Procedure &procedure : read.value()) {
        if (isShipped(procedure)) {
            return Fault { ProcedureFileFault {
                path, ProcedureFileError::IdTaken, {}, {}, QString::fromStdString(procedure.id) } };
        }
    }
    std::vector<std::string> ids;
    for (Procedure &procedure : read.value()) {
        ids.push_back(procedure.id);
        const auto old = std::find_if(procedures.begin(), procedures.end(),
            [&](const Procedure &candidate) { return candidate.id == procedure.id; });
        if (old == procedures.end())
            procedures.push_back(std::move(procedure));
        else
            *old = std::move(procedure);
    }
    return ids;
}

void addCarried(std::vector<Procedure> &procedures, const opening::Terms &terms)
{
    if (terms.document.empty() || opening::procedureOf(procedures, terms.id))
        return;
    auto read = opening::readProcedures(terms.document);
    if (read && read->size() == 1 && read->front().id == terms.id)
        procedures.push_back(std::move(read).value().front());
}

opening::Terms termsFor(const Procedure &procedure)
{
    opening::Terms terms;
    terms.id = procedure.id;
    if (!isShipped(procedure))
        terms.document = opening::toJson(procedure);
    return terms;
}

std::vector<const Procedure *> offeredProcedures(
    const std::vector<Procedure> &procedures, rules::Rule rule, int boardSize)
{
    std::vector<const Procedure *> offered;
    for (const Procedure &procedure : procedures) {
        if (isOffered(procedure, rule, boardSize))
            offered.push_back(&procedure);
    }
    // Renju players look for renju procedures; the others are there for a free game.
    const opening::Family own = rule == rules::Rule::Renju ? opening::Family::Renju : opening::Family::Gomoku;
    std::stable_partition(
        offered.begin(), offered.end(), [own](const auto *procedure) { return procedure->family == own; });
    return offered;
}

std::optional<GameKind> gameFor(const Procedure &procedure, const GameKind &wanted)
{
    if (isOffered(procedure, wanted.rule, wanted.boardSize))
        return wanted;
    if (isOffered(procedure, rules::Rule::Renju, rules::DefaultBoardSize))
        return GameKind {};
    std::optional<GameKind> best;
    for (int size = rules::MinBoardSize; size <= rules::MaxBoardSize; ++size) {
        const bool nearer = !best || std::abs(size - wanted.boardSize) < std::abs(best->boardSize - wanted.boardSize);
        if (nearer && isOffered(procedure, wanted.rule, size))
            best = GameKind { wanted.rule, size };
    }
    return best;
}

} // namespace kagetsu::catalogue
