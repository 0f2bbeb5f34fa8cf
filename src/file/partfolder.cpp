// SPDX-License-Identifier: MIT
#include "file/partfolder.h"

#include "file/partfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <fcntl.h>
#include <sys/stat.h>

namespace kagetsu::file {

PartFolder::PartFolder(const QString &besideWhat)
{
    constexpr mode_t OwnersOnly = 0700;
    const QString path = newPartName(QFileInfo(besideWhat).absolutePath());
    if (::mkdir(QFile::encodeName(path).constData(), OwnersOnly) != 0)
        return;
    m_path = path;
    m_lock = openAt(path, O_RDONLY | O_DIRECTORY);
    if (m_lock.isOpen())
        tryLock(m_lock);
}

PartFolder::~PartFolder()
{
    if (!m_path.isEmpty())
        QDir(m_path).removeRecursively();
}

} // namespace kagetsu::file
