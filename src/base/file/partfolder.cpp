// SPDX-License-Identifier: MIT
#include "base/file/partfolder.h"

#include "base/file/partfile.h"

#include <QDir>
#include <QFileInfo>

namespace kagetsu::file {

PartFolder::PartFolder(const QString &besideWhat)
{
    const QString path = newPartName(QFileInfo(besideWhat).absolutePath());
    if (makeOwnFolder(path) != 0)
        return;
    m_path = path;
    m_lock = openAt(path, Open::Read);
    if (m_lock.isOpen())
        tryLock(m_lock);
}

PartFolder::~PartFolder()
{
    if (!m_path.isEmpty())
        QDir(m_path).removeRecursively();
}

} // namespace kagetsu::file
