// SPDX-License-Identifier: MIT
#include "record/document/disk/drafts.h"

#include "base/enumtable.h"

#include <QJsonObject>

namespace kagetsu::document {

namespace {

constexpr EnumTable<Damage, QLatin1String> DamageNames({
    { Damage::None, QLatin1String("none") },
    { Damage::Repaired, QLatin1String("repaired") },
    { Damage::Incomplete, QLatin1String("incomplete") },
});

KnownFile knownFileOf(const QJsonObject &object)
{
    KnownFile known;
    known.keptOriginal = object.value(QStringLiteral("keptOriginal")).toBool();
    const QString damage = object.value(QStringLiteral("damage")).toString();
    known.damage = DamageNames.keyOf(damage).value_or(known.damage);
    // Older drafts do not contain a stamp.
    if (object.contains(QStringLiteral("sha256")))
        known.stamp = FileStamp { object.value(QStringLiteral("size")).toInteger(-1),
            QByteArray::fromHex(object.value(QStringLiteral("sha256")).toString().toLatin1()) };
    return known;
}

} // namespace

QString recordDraftKind()
{
    return QStringLiteral("record");
}

DraftInfo draftInfoOf(const Record &record, const QDateTime &now)
{
    return { record.path(), record.fileName(), record.format() == RecordFormat::Library,
        QString::fromStdString(record.document()->game().info.charset), now, record.file() };
}

draft::Head headOf(const DraftInfo &info)
{
    QJsonObject more { { QStringLiteral("path"), info.path }, { QStringLiteral("library"), info.isLibrary },
        { QStringLiteral("charset"), info.charset }, { QStringLiteral("damage"), DamageNames[info.file.damage] },
        { QStringLiteral("keptOriginal"), info.file.keptOriginal } };
    if (info.file.stamp) {
        more.insert(QStringLiteral("size"), info.file.stamp->size);
        more.insert(QStringLiteral("sha256"), QString::fromLatin1(info.file.stamp->digest.toHex()));
    }
    return { recordDraftKind(), {}, info.name, info.written, more };
}

DraftInfo draftInfoOf(const draft::Head &head)
{
    return { head.more.value(QStringLiteral("path")).toString(), head.name,
        head.more.value(QStringLiteral("library")).toBool(), head.more.value(QStringLiteral("charset")).toString(),
        head.written, knownFileOf(head.more) };
}

Result<OpenedRecord, OpenFault> openDraft(const draft::Draft &draft, const std::function<bool(double)> &mayContinue)
{
    const DraftInfo info = draftInfoOf(draft.head);
    const QByteArray bytes = draft.bytes().value_or(QByteArray());
    OpenChoices choices;
    choices.charset = info.isLibrary ? info.charset.toStdString() : std::string("UTF-8");
    choices.mayContinue = mayContinue;
    auto record = openRecord(bytes.toStdString(), info.name, choices);
    // The bytes decide the format, whatever the ending of the name is.
    if (!record)
        record = openRecord(bytes.toStdString(), QStringLiteral("draft.sgf"), choices, info.name);
    if (record) {
        record.value().path = info.path;
        record.value().name = info.name;
        record.value().file = info.file;
    }
    return record;
}

bool keepRecord(
    draft::DraftFile &file, std::uint64_t turn, DraftInfo info, RecordContent content, const background::State &state)
{
    auto saved = savedAs(content, info.isLibrary ? RecordFormat::Library : RecordFormat::Sgf);
    info.isLibrary = info.isLibrary && saved.hasValue();
    const QByteArray bytes = saved ? saved->bytes : savedAs(content, RecordFormat::Sgf)->bytes;
    content = {}; // released here, so that an edit made meanwhile need not copy the game
    return state.isCancelled() || file.keep(turn, headOf(info), bytes);
}

} // namespace kagetsu::document
