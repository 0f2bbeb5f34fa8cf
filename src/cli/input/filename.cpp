// SPDX-License-Identifier: MIT
#include "cli/input/filename.h"

#include <QFile>

#include <filesystem>

namespace kagetsu::cli {

std::optional<QString> fileNameOf(const std::string &bytes)
{
    const QString name = QFile::decodeName(bytes.c_str());
    return QFile::encodeName(name) == QByteArray::fromStdString(bytes) ? std::optional(name) : std::nullopt;
}

bool isSameFile(const std::string &in, const std::string &out)
{
    std::error_code ignored;
    return in != "-" && out != "-" && std::filesystem::equivalent(in, out, ignored);
}

} // namespace kagetsu::cli
