// SPDX-License-Identifier: MIT
#include "ui/shell/drafts.h"

#include "file/safefile.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

#include <algorithm>

namespace kagetsu::ui {

namespace {

QString lockOf(const QString &draft)
{
    return draft + QStringLiteral(".lock");
}

// A line of JSON, then the bytes.
QByteArray headOf(const DraftInfo &info)
{
    const QJsonObject object { { QStringLiteral("path"), info.path }, { QStringLiteral("name"), info.name },
        { QStringLiteral("library"), info.isLibrary }, { QStringLiteral("charset"), info.charset },
        { QStringLiteral("written"), info.written.toString(Qt::ISODateWithMs) } };
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

std::optional<Draft> readDraft(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QJsonObject object = QJsonDocument::fromJson(file.readLine()).object();
    if (object.isEmpty())
        return std::nullopt;
    Draft draft;
    draft.file = path;
    draft.info.path = object.value(QStringLiteral("path")).toString();
    draft.info.name = object.value(QStringLiteral("name")).toString();
    draft.info.isLibrary = object.value(QStringLiteral("library")).toBool();
    draft.info.charset = object.value(QStringLiteral("charset")).toString();
    draft.info.written = QDateTime::fromString(object.value(QStringLiteral("written")).toString(), Qt::ISODateWithMs);
    draft.bytes = file.readAll();
    return draft;
}

} // namespace

Drafts::Drafts(QString folder)
    : m_folder(std::move(folder))
{
}

bool Drafts::keep(const DraftInfo &info, const QByteArray &bytes)
{
    if (!QDir().mkpath(m_folder))
        return false;
    if (m_file.isEmpty()) {
        const QString name = QUuid::createUuid().toString(QUuid::WithoutBraces) + QStringLiteral(".draft");
        m_file = QDir(m_folder).filePath(name);
        m_lock = std::make_unique<QLockFile>(lockOf(m_file));
        m_lock->setStaleLockTime(0); // only its program's end frees it
        m_lock->tryLock();
    }
    file::SafeFile file(m_file);
    return file.open() && file.write(headOf(info)) && file.write(bytes) && file.commit();
}

void Drafts::drop()
{
    if (m_file.isEmpty())
        return;
    QFile::remove(m_file);
    m_lock.reset();
    m_file.clear();
}

QList<Draft> Drafts::leftBehind() const
{
    QList<Draft> drafts;
    const QDir folder(m_folder);
    const QStringList names = folder.entryList({ QStringLiteral("*.draft") }, QDir::Files);
    for (const QString &name : names) {
        const QString path = folder.filePath(name);
        QLockFile lock(lockOf(path));
        lock.setStaleLockTime(0);
        if (path == m_file || !lock.tryLock())
            continue;
        if (std::optional<Draft> draft = readDraft(path))
            drafts.append(std::move(*draft));
    }
    std::sort(drafts.begin(), drafts.end(),
        [](const Draft &one, const Draft &two) { return one.info.written > two.info.written; });
    return drafts;
}

void Drafts::remove(const Draft &draft)
{
    QFile::remove(draft.file);
    QFile::remove(lockOf(draft.file));
}

} // namespace kagetsu::ui
