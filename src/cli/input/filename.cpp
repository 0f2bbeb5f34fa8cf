// SPDX-License-Identifier: MIT
#include "cli/input/filename.h"

#include <QFile>

namespace kagetsu::cli {

std::optional<QString> fileNameOf(const std::string &bytes)
{
    const QString name = QFile::decodeName(bytes.c_str());
    return QFile::encodeName(name) == QByteArray::fromStdString(bytes) ? std::optional(name) : std::nullopt;
}

} // namespace kagetsu::cli
