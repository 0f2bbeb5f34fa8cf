// SPDX-License-Identifier: MIT
#include "ui/match/procedures.h"

#include <QFile>

namespace kagetsu::ui {

const std::vector<opening::Procedure> &shippedProcedures()
{
    static const std::vector<opening::Procedure> procedures = [] {
        QFile file(QStringLiteral(":/data/openings.json"));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("the opening procedures are missing from the program");
        auto read = opening::readProcedures(file.readAll().toStdString());
        if (!read)
            qFatal("the opening procedures shipped with the program cannot be read: %s", read.fault().pointer.c_str());
        return std::move(read).value();
    }();
    return procedures;
}

} // namespace kagetsu::ui
