// SPDX-License-Identifier: MIT
#include "document/disk/drafts.h"

#include "file/safefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

#include <algorithm>
#include <array>

namespace kagetsu::document {

namespace {

constexpr std::array DamageNames { "none", "repaired", "incomplete" };

KnownFile knownFileOf(const QJsonObject &object)
{
    KnownFile known;
    known.keptOriginal = object.value(QStringLiteral("keptOriginal")).toBool();
    const QString damage = object.value(QStringLiteral("damage")).toString();
    for (std::size_t i = 0; i < DamageNames.size(); ++i) {
        if (damage == QLatin1String(DamageNames[i]))
            known.damage = static_cast<Damage>(i);
    }
    // Older drafts do not tell it.
    if (object.contains(QStringLiteral("sha256")))
        known.stamp = FileStamp { object.value(QStringLiteral("size")).toInteger(-1),
            QByteArray::fromHex(object.value(QStringLiteral("sha256")).toString().toLatin1()) };
    return known;
}

// A line of JSON, then the bytes.
QByteArray headOf(const DraftInfo &info)
{
    QJsonObject object { { QStringLiteral("path"), info.path }, { QStringLiteral("name"), info.name },
        { QStringLiteral("library"), info.isLibrary }, { QStringLiteral("charset"), info.charset },
        { QStringLiteral("written"), info.written.toString(Qt::ISODateWithMs) },
        { QStringLiteral("damage"), QLatin1String(DamageNames[static_cast<std::size_t>(info.file.damage)]) },
        { QStringLiteral("keptOriginal"), info.file.keptOriginal } };
    if (info.file.stamp) {
        object.insert(QStringLiteral("size"), info.file.stamp->size);
        object.insert(QStringLiteral("sha256"), QString::fromLatin1(info.file.stamp->digest.toHex()));
    }
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
    draft.info.file = knownFileOf(object);
    return draft;
}

} // namespace

Result<OpenedRecord, OpenFault> Draft::open(const std::function<bool(double)> &mayContinue) const
{
    QByteArray bytes;
    QFile draft(file);
    if (draft.open(QIODevice::ReadOnly)) {
        draft.readLine();
        bytes = draft.readAll();
    }
    OpenChoices choices;
    choices.charset = info.isLibrary ? info.charset.toStdString() : std::string("UTF-8");
    choices.mayContinue = mayContinue;
    auto record = openRecord(bytes.toStdString(), info.name, choices);
    // The bytes tell what they are, whatever the name ends in.
    if (!record)
        record = openRecord(bytes.toStdString(), QStringLiteral("draft.sgf"), choices, info.name);
    if (record) {
        record.value().path = info.path;
        record.value().name = info.name;
        record.value().file = info.file;
    }
    return record;
}

DraftInfo draftInfoOf(const Record &record, const QDateTime &now)
{
    return { record.path(), record.fileName(), record.format() == RecordFormat::Library,
        QString::fromStdString(record.document()->game().info.charset), now, record.file() };
}

DraftFile::DraftFile(QString folder)
    : m_folder(std::move(folder))
    , m_path(QDir(m_folder).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces) + QStringLiteral(".draft")))
{
}

DraftFile::DraftFile(const Draft &left)
    : m_folder(QFileInfo(left.file).absolutePath())
    , m_path(left.file)
    , m_held(file::openAt(m_path, file::Open::Read))
{
    file::tryLock(m_held);
}

std::shared_ptr<DraftFile> DraftFile::takeUp(const Draft &left)
{
    return file::isLocked(left.file) ? nullptr : std::make_shared<DraftFile>(left);
}

bool DraftFile::keep(std::uint64_t turn, const DraftInfo &info, const QByteArray &bytes)
{
    if (!QDir().mkpath(m_folder))
        return false;
    file::SafeFile file(m_path);
    const bool isOnDisk = file.open() && file.write(headOf(info)) && file.write(bytes) && file.sync();
    const std::lock_guard guard(m_mutex);
    if (m_isDropped || turn < m_keptTurn)
        return true; // it comes too late
    if (!isOnDisk)
        return false;
    m_keptTurn = turn;
    std::optional<file::Descriptor> held = file.commitLocked();
    if (held)
        m_held = *std::move(held);
    return held.has_value();
}

bool DraftFile::keep(std::uint64_t turn, DraftInfo info, RecordContent content, const background::State &state)
{
    auto saved = savedAs(content, info.isLibrary ? RecordFormat::Library : RecordFormat::Sgf);
    info.isLibrary = info.isLibrary && saved.hasValue();
    const QByteArray bytes = saved ? saved->bytes : savedAs(content, RecordFormat::Sgf)->bytes;
    content = {}; // an edit needs no copy of it from here on
    return state.isCancelled() || keep(turn, info, bytes);
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

Drafts::Drafts(QString folder)
    : m_folder(std::move(folder))
    , m_file(std::make_shared<DraftFile>(m_folder))
{
}

void Drafts::drop()
{
    m_file->drop();
    m_file = std::make_shared<DraftFile>(m_folder);
}

QList<Draft> Drafts::leftBehind() const
{
    QList<Draft> drafts;
    const QDir folder(m_folder);
    const QStringList names = folder.entryList({ QStringLiteral("*.draft") }, QDir::Files);
    for (const QString &name : names) {
        const QString path = folder.filePath(name);
        // The place's own, too, where a file system has no locks.
        if (path == m_file->path() || file::isLocked(path))
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
    if (!file::isLocked(draft.file))
        QFile::remove(draft.file);
}

} // namespace kagetsu::document
