// SPDX-License-Identifier: MIT
#include "venue/folder/pagefolder.h"

#include "base/file/platform.h"
#include "venue/folder/markedpages.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QRegularExpression>

#include <cerrno>

namespace kagetsu::venue {

namespace {

constexpr QLatin1String ListName("kagetsu-pages.txt");
constexpr QLatin1String ListHead("kagetsu-pages 1 ");
// The list could have been changed by anybody: only what can be one of our names is ever removed.
bool isPageName(const QString &name)
{
    static const QRegularExpression form(
        QStringLiteral("^(?:[A-Za-z0-9-]{1,40}/)?[A-Za-z0-9-]{1,80}\\.(?:html|css|js|svg|sgf|lib|xml)$"));
    return form.match(name).hasMatch();
}

// A file before it gets its name.
bool isPartName(const QString &name)
{
    static const QRegularExpression form(QStringLiteral("^(?:[A-Za-z0-9-]{1,40}/)?kagetsu-[0-9a-f]{16}\\.part$"));
    return form.match(name).hasMatch();
}

QString newPartName()
{
    return QStringLiteral("kagetsu-%1.part").arg(QRandomGenerator::system()->generate64(), 16, 16, QLatin1Char('0'));
}

// The folder of a name, with "/" at the end; empty for the folder itself.
QString folderOf(const QString &name)
{
    return name.left(name.indexOf(QLatin1Char('/')) + 1);
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

// Returns zero or the errno. Pages are not flushed to the disk: they can be made again from the event at any time.
int writeWhole(const QString &path, const QByteArray &bytes, bool isFlushed = false)
{
    const file::Descriptor file = file::openAt(path, file::Open::New);
    if (!file.isOpen())
        return errno;
    int error = file::writeAll(file, bytes.constData(), bytes.size(), 0);
    if (error == 0 && isFlushed)
        error = file::syncData(file);
    if (error != 0)
        (void)file::removeFile(path);
    return error;
}

// True for what is left of a list when the power fails while it is written.
bool isLostList(const QByteArray &bytes, const QString &head)
{
    const QString text = QString::fromUtf8(bytes).remove(QChar(0));
    return !text.contains(QLatin1Char('\n')) && head.startsWith(text);
}

} // namespace

PageFolder::PageFolder(QString path)
    : m_path(std::move(path))
    , m_part(newPartName())
{
}

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
    m_isBegun = false;
    m_keys.clear();
    const QFileInfo folder(m_path);
    if (!folder.exists())
        m_known.clear(); // somebody removed it; everything is written again
    if ((folder.exists() && !folder.isDir()) || !QDir().mkpath(m_path))
        fail(FolderFault::Code::NotAFolder, m_path);
    else
        m_isBegun = readList() && writeList();
    return m_fault;
}

bool PageFolder::readList()
{
    m_ours.clear();
    m_parts.clear();
    const QString path = pathOf(ListName);
    const std::optional<QByteArray> there = bytesOf(path);
    const QByteArray bytes = there.value_or(QByteArray());
    const QString head = QString(ListHead) + m_event;
    const QStringList lines = QString::fromUtf8(bytes).split(QLatin1Char('\n'));
    const bool isLost = isLostList(bytes, head);
    if (!isLost && lines.constFirst().trimmed() != head)
        return fail(
            lines.constFirst().startsWith(ListHead) ? FolderFault::Code::OtherEvent : FolderFault::Code::NotOurs, path);
    for (const QString &line : lines) {
        const QString name = line.trimmed();
        if (isPageName(name))
            m_ours.insert(name);
        else if (isPartName(name)) // left by a program that was killed
            (void)file::removeFile(pathOf(name));
    }
    if (isLost || !m_hasLooked)
        m_ours.unite(findMarkedPages(m_path, m_event, isLost && there.has_value()));
    m_hasLooked = true;
    if (isLost && there)
        (void)file::removeFile(path); // nothing can be appended to it
    return true;
}

bool PageFolder::writeList()
{
    QStringList names(m_ours.begin(), m_ours.end());
    names.sort();
    const QString text = QString(ListHead) + m_event + QLatin1Char('\n') + names.join(QLatin1Char('\n'));
    const QByteArray bytes = text.toUtf8() + '\n';
    const QString path = pathOf(ListName);
    const std::optional<QByteArray> there = bytesOf(path);
    if (there == bytes)
        return true;
    if (!there) { // a part of it would have no list to be in
        const int error = writeWhole(path, bytes, true);
        return error == 0 || fail(error, path);
    }
    const QString part = listedPart({});
    if (part.isEmpty())
        return false;
    int error = writeWhole(part, bytes, true);
    error = error != 0 ? error : file::renameOver(part, path);
    m_parts.clear();
    return error == 0 || fail(error, path);
}

// A name is in the list before its file is there, so that a killed program leaves nothing that nobody would remove.
bool PageFolder::addToList(const QString &name)
{
    QFile list(pathOf(ListName));
    const QByteArray line = name.toUtf8() + '\n';
    if (!list.open(QIODevice::WriteOnly | QIODevice::Append) || list.write(line) != line.size() || !list.flush())
        return fail(errno, list.fileName());
    return true;
}

QString PageFolder::listedPart(const QString &folder)
{
    const QString name = folder + m_part;
    if (!m_parts.contains(name)) {
        if (!addToList(name))
            return {};
        m_parts.insert(name);
    }
    return pathOf(name);
}

void PageFolder::put(const QString &name, const QByteArray &bytes)
{
    if (!m_isBegun)
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
    if (!m_ours.contains(name)) {
        if (!isSame && file::isTaken(path)) {
            fail(FolderFault::Code::NotOurs, path);
            return;
        }
        if (!addToList(name))
            return;
        m_ours.insert(name);
    }
    if (isSame || write(name, bytes, exists ? std::optional(there.lastModified().toSecsSinceEpoch()) : std::nullopt))
        m_known.insert(name, std::move(content));
    else
        m_known.remove(name);
}

bool PageFolder::write(const QString &name, const QByteArray &bytes, std::optional<qint64> before)
{
    const QString path = pathOf(name);
    if (!QDir().mkpath(QFileInfo(path).path()))
        return fail(FolderFault::Code::NotAFolder, QFileInfo(path).path());
    // A page that cannot be renewed must not stay: it may show what is no longer to be shown. Its room is often enough.
    const QString part = listedPart(folderOf(name));
    if (part.isEmpty()) {
        if (before && m_fault && m_fault->code == FolderFault::Code::Full)
            (void)file::removeFile(path);
        return false;
    }
    int error = writeWhole(part, bytes);
    if (meansFull(error) && before && file::removeFile(path) == 0)
        error = writeWhole(part, bytes);
    if (error != 0)
        return fail(error, path);
    // Servers tell versions apart by the second of the date.
    if (before && QDateTime::currentSecsSinceEpoch() <= *before) {
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
    const bool isKept = m_isBegun && known != m_known.constEnd() && known->key == key && m_ours.contains(name)
        && QFileInfo(pathOf(name)).size() == known->size;
    if (isKept)
        m_put.insert(name);
    else
        m_keys.insert(name, key);
    return isKept;
}

std::mutex &PageFolder::turn()
{
    static std::mutex one;
    return one;
}

std::optional<FolderFault> PageFolder::endPart()
{
    if (m_isBegun)
        writeList();
    m_isBegun = false;
    return m_fault;
}

std::optional<FolderFault> PageFolder::end()
{
    if (!m_isBegun)
        return m_fault;
    m_isBegun = false;
    QSet<QString> folders;
    const QSet<QString> gone = QSet<QString>(m_ours).subtract(m_put);
    for (const QString &name : gone) {
        const int error = file::removeFile(pathOf(name));
        if (error != 0 && error != ENOENT) {
            fail(error, pathOf(name));
            continue;
        }
        ++m_removed;
        m_ours.remove(name);
        m_known.remove(name);
        if (const QString folder = folderOf(name); !folder.isEmpty())
            folders.insert(folder);
    }
    for (const QString &each : folders)
        QDir(m_path).rmdir(each); // stays while something is in it
    writeList();
    return m_fault;
}

} // namespace kagetsu::venue
