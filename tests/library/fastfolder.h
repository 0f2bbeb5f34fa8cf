// SPDX-License-Identifier: MIT
#pragma once

#include <QDir>
#include <QString>

namespace kagetsu::library {

// Returns a template for a temporary folder in memory where the system has one: what is forced to disk takes no time.
inline QString fastFolder()
{
    const QString memory = QStringLiteral("/dev/shm");
    return (QDir(memory).exists() ? memory : QDir::tempPath()) + QStringLiteral("/library-XXXXXX");
}

} // namespace kagetsu::library
