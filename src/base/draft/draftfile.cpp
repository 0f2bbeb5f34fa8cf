// SPDX-License-Identifier: MIT
#include "base/draft/draftfile.h"

#include "base/file/safefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <utility>

namespace kagetsu::draft {

DraftFile::DraftFile(QString folder, QString path)
    : m_folder(std::move(folder))
    , m_path(std::move(path))
{
}

DraftFile::DraftFile(QString folder)
    : DraftFile(
          folder, QDir(folder).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces) + QStringLiteral(".draft")))
{
}

std::shared_ptr<DraftFile> DraftFile::takeUp(const Draft &left)
{
    if (file::isLocked(left.file))
        return nullptr;
    const std::shared_ptr<DraftFile> taken(new DraftFile(QFileInfo(left.file).absolutePath(), left.file));
    taken->m_held = file::openAt(left.file, file::Open::Read);
    // Another program may have been quicker; a file system without locks never grants one.
    const bool isHeld = file::tryLock(taken->m_held);
    return isHeld || !file::isLocked(left.file) ? taken : nullptr;
}

bool DraftFile::keep(std::uint64_t turn, const Head &head, const QByteArray &bytes)
{
    if (!QDir().mkpath(m_folder))
        return false;
    file::SafeFile file(m_path);
    const bool isOnDisk = file.open() && file.write(lineOf(head)) && file.write(bytes) && file.sync();
    const std::lock_guard guard(m_mutex);
    if (m_isDropped || turn < m_keptTurn)
        return true; // this state comes too late
    if (!isOnDisk)
        return false;
    m_keptTurn = turn;
    std::optional<file::Descriptor> held = file.commitLocked();
    if (held)
        m_held = *std::move(held);
    return held.has_value();
}

void DraftFile::drop()
{
    const std::lock_guard guard(m_mutex);
    m_isDropped = true;
    if (!m_held.isOpen())
        return;
    QFile::remove(m_path);
    m_held = file::Descriptor();
}

} // namespace kagetsu::draft
