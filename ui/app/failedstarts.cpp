// SPDX-License-Identifier: MIT
#include "ui/app/failedstarts.h"

#include <QFile>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

FailedStarts::FailedStarts(const QString &settingsFile)
{
    if (!QFile::exists(settingsFile))
        return;
    m_file = settingsFile + QStringLiteral(".starting");
    QFile file(m_file);
    if (file.open(QIODevice::ReadOnly)) {
        constexpr int Most = 99; // limit, whatever the file contains
        m_failures = std::clamp(file.read(8).trimmed().toInt(), 0, Most);
        file.close();
    }
    if (file.open(QIODevice::WriteOnly | QIODevice::Truncate))
        file.write(QByteArray::number(m_failures + 1));
}

FailedStarts::~FailedStarts()
{
    succeed();
}

void FailedStarts::succeed()
{
    if (!m_file.isEmpty())
        QFile::remove(std::exchange(m_file, {}));
}

} // namespace kagetsu::ui
