// SPDX-License-Identifier: MIT
#include "venue/folder/pagefolder.h"

#include "base/file/platform.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <cerrno>

namespace kagetsu::venue {

namespace {

constexpr QLatin1String ListName("kagetsu-pages.txt");
constexpr QLatin1String ListHead("kagetsu-pages 1 ");
constexpr QLatin1String PartEnding(".part");

// The list could have been changed by anybody: only what can be one of our names is ever removed.
bool isPageName(const QString &name)
{
    static const QRegularExpression form(
        QStringLiteral("^(?:[A-Za-z0-9-]{1,40}/)?[A-Za-z0-9-]{1,80}\\.(?:html|css|js|svg|sgf)$"));
    return form.match(name).hasMatch();
}

QByteArray hashOfPage(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha1);
}

bool meansFull(int error)
{
#ifdef EDQUOT // not on Windows
    if (error == EDQUOT)
        return true;
#endif
    return error == ENOSPC;
}

std::optional<QByteArray> bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? std::optional(file.readAll()) : std::nullopt;
}

// Returns zero or the errno. Files are not flushed to the disk: they can be made again from the event at any time.
int writeWhole(const QString &path, const QByteArray &bytes)
{
    file::Descriptor part = file::openAt(path, file::Open::New);
    if (!part.isOpen() && errno == EEXIST) { // left by a program that was killed
        if (const int error = file::removeFile(path))
            return error;
        part = file::openAt(path, file::Open::New);
    }
    return part.isOpen() ? file::writeAll(part, bytes.constData(), bytes.size(), 0) : errno;
}

} // namespace

bool PageFolder::fail(FolderFault::Code code, const QString &path)
{
    if (!m_fault)
        m_fault = FolderFault { code, path, {} };
    return false;
}

bool PageFolder::fail(int error, const QString &path)
{
    using Code = FolderFault::Code;
    const bool isReadOnly = error == EACCES || error == EPERM || error == EROFS;
    if (!m_fault)
        m_fault = FolderFault { meansFull(error) ? Code::Full
                : isReadOnly                     ? Code::ReadOnly
                                                 : Code::Failed,
            path, file::errorText(error) };
    return false;
}

std::optional<FolderFault> PageFolder::begin(const QString &event)
{
    m_fault.reset();
    m_put.clear();
    m_written = 0;
    m_removed = 0;
    m_event = event;
    const QFileInfo folder(m_path);
    if (!folder.exists())
        m_known.clear(); // somebody removed it; everything is written again
    if ((folder.exists() && !folder.isDir()) || !QDir().mkpath(m_path))
        fail(FolderFault::Code::NotAFolder, m_path);
    else if (readList(event) && !writeList())
        m_ours.clear();
    return m_fault;
}

// A folder without a list has no files of ours.
bool PageFolder::readList(const QString &event)
{
    m_ours.clear();
    QFile list(pathOf(ListName));
    if (!list.open(QIODevice::ReadOnly))
        return true;
    const QString head = QString::fromUtf8(list.readLine()).trimmed();
    if (head != QString(ListHead) + event)
        return fail(
            head.startsWith(ListHead) ? FolderFault::Code::OtherEvent : FolderFault::Code::NotOurs, pathOf(ListName));
    while (!list.atEnd()) {
        if (const QString name = QString::fromUtf8(list.readLine()).trimmed(); isPageName(name))
            m_ours.insert(name);
    }
    return true;
}

bool PageFolder::writeList()
{
    QStringList names(m_ours.begin(), m_ours.end());
    names.sort();
    const QString text = QString(ListHead) + m_event + QLatin1Char('\n') + names.join(QLatin1Char('\n'));
    const QByteArray bytes = text.toUtf8() + '\n';
    const QString path = pathOf(ListName);
    if (bytesOf(path) == bytes)
        return true;
    int error = writeWhole(path + PartEnding, bytes);
    error = error != 0 ? error : file::renameOver(path + PartEnding, path);
    return error == 0 || fail(error, path);
}

// A name is in the list before its file is there, so that a killed program leaves nothing that nobody would remove.
bool PageFolder::addToList(const QString &name)
{
    QFile list(pathOf(ListName));
    const QByteArray line = name.toUtf8() + '\n';
    if (!list.open(QIODevice::WriteOnly | QIODevice::Append) || list.write(line) != line.size() || !list.flush())
        return fail(errno, list.fileName());
    m_ours.insert(name);
    return true;
}

void PageFolder::put(const QString &name, const QByteArray &bytes)
{
    if (m_fault)
        return;
    m_put.insert(name);
    const QString path = pathOf(name);
    const QFileInfo there(path);
    const bool exists = there.exists() && there.isFile();
    Known content { hashOfPage(bytes), m_keys.take(name), bytes.size() };
    const auto known = m_known.constFind(name);
    bool isSame = exists && known != m_known.constEnd() && known->hash == content.hash && there.size() == content.size;
    if (!isSame && exists && there.size() == content.size)
        isSame = bytesOf(path) == bytes;
    if (!isSame) {
        if (!m_ours.contains(name)) {
            if (file::isTaken(path)) {
                fail(FolderFault::Code::NotOurs, path);
                return;
            }
            if (!addToList(name))
                return;
        }
        if (!write(name, bytes, exists ? std::optional(there.lastModified().toSecsSinceEpoch()) : std::nullopt))
            return;
    } else if (!m_ours.contains(name) && !addToList(name)) {
        return;
    }
    m_known.insert(name, std::move(content));
}

bool PageFolder::write(const QString &name, const QByteArray &bytes, std::optional<qint64> before)
{
    const QString path = pathOf(name);
    if (!QDir().mkpath(QFileInfo(path).path()))
        return fail(FolderFault::Code::NotAFolder, QFileInfo(path).path());
    const QString part = path + PartEnding;
    int error = writeWhole(part, bytes);
    // Servers tell versions apart by the second of the date.
    if (error == 0 && before && QDateTime::currentSecsSinceEpoch() <= *before) {
        QFile file(part);
        if (!file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly)
            || !file.setFileTime(QDateTime::fromSecsSinceEpoch(*before + 1), QFileDevice::FileModificationTime))
            error = errno;
    }
    error = error != 0 ? error : file::renameOver(part, path);
    if (error != 0) {
        (void)file::removeFile(part);
        return fail(error, path);
    }
    ++m_written;
    return true;
}

bool PageFolder::keep(const QString &name, const QByteArray &key)
{
    const auto known = m_known.constFind(name);
    const bool isKept = !m_fault && known != m_known.constEnd() && known->key == key && m_ours.contains(name)
        && QFileInfo(pathOf(name)).size() == known->size;
    if (isKept)
        m_put.insert(name);
    else
        m_keys.insert(name, key);
    return isKept;
}

std::optional<FolderFault> PageFolder::end()
{
    if (m_fault)
        return m_fault;
    QSet<QString> folders;
    const QSet<QString> gone = QSet<QString>(m_ours).subtract(m_put);
    for (const QString &name : gone) {
        const int error = file::removeFile(pathOf(name));
        if (error != 0 && error != ENOENT) {
            fail(error, pathOf(name));
            return m_fault;
        }
        ++m_removed;
        m_known.remove(name);
        if (const qsizetype slash = name.indexOf(QLatin1Char('/')); slash > 0)
            folders.insert(name.left(slash));
    }
    for (const QString &each : folders)
        QDir(m_path).rmdir(each); // stays while something is in it
    m_ours = m_put;
    writeList();
    return m_fault;
}

} // namespace kagetsu::venue
