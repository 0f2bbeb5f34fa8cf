// SPDX-License-Identifier: MIT
#include "ui/opening/procedures.h"

#include "opening/shipped.h"

#include <QDir>
#include <QFile>

#include <algorithm>

namespace kagetsu::ui {

Result<std::vector<opening::Procedure>, ProcedureFileFault> readProcedureFile(const QString &path)
{
    ProcedureFileFault fault { path, ProcedureFileError::Unreadable, {}, {}, {} };
    QFile file(path);
    const bool isOpen = file.open(QIODevice::ReadOnly);
    const std::string text = isOpen ? file.readAll().toStdString() : std::string();
    if (!isOpen || file.error() != QFileDevice::NoError) {
        fault.systemText = file.errorString();
        return Fault { fault };
    }
    auto read = opening::readProcedures(text);
    if (read)
        return std::move(read).value();
    fault.error = ProcedureFileError::BadText;
    fault.faults = opening::checkProcedures(text);
    return Fault { fault };
}

ProcedureList proceduresWith(const QString &folder)
{
    ProcedureList list { opening::shippedProcedures(), {} };
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
            [&](const opening::Procedure &procedure) { return opening::procedureOf(list.procedures, procedure.id); });
        if (taken != found.end()) {
            list.faults.push_back({ path, ProcedureFileError::IdTaken, {}, {}, QString::fromStdString(taken->id) });
            continue;
        }
        list.procedures.insert(list.procedures.end(), found.begin(), found.end());
    }
    return list;
}

} // namespace kagetsu::ui
