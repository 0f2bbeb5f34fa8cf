// SPDX-License-Identifier: MIT
#include "base/draft/draft.h"

#include "base/file/platform.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>

#include <algorithm>

namespace kagetsu::draft {

namespace {

// A head is far shorter; this limit avoids reading a whole file without line feeds.
constexpr qint64 MostOfHead = 1 << 20;

} // namespace

QByteArray lineOf(const Head &head)
{
    QJsonObject object = head.more;
    object.insert(QStringLiteral("kind"), head.kind);
    object.insert(QStringLiteral("key"), head.key);
    object.insert(QStringLiteral("name"), head.name);
    object.insert(QStringLiteral("written"), head.written.toString(Qt::ISODateWithMs));
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

std::optional<Head> headOf(const QByteArray &line)
{
    QJsonObject object = QJsonDocument::fromJson(line).object();
    if (object.isEmpty())
        return std::nullopt;
    Head head;
    head.kind = object.take(QStringLiteral("kind")).toString(QStringLiteral("record"));
    head.key = object.take(QStringLiteral("key")).toString();
    head.name = object.take(QStringLiteral("name")).toString();
    head.written = QDateTime::fromString(object.take(QStringLiteral("written")).toString(), Qt::ISODateWithMs);
    head.more = object;
    return head;
}

std::optional<QByteArray> Draft::bytes() const
{
    QFile draft(file);
    if (!draft.open(QIODevice::ReadOnly))
        return std::nullopt;
    draft.readLine(MostOfHead);
    return draft.readAll();
}

LeftBehind leftBehind(const QString &folder)
{
    LeftBehind left;
    const QDir drafts(folder);
    const QStringList names = drafts.entryList({ QStringLiteral("*.draft") }, QDir::Files);
    for (const QString &name : names) {
        const QString path = drafts.filePath(name);
        if (file::isLocked(path))
            continue;
        QFile draft(path);
        std::optional<Head> head;
        if (draft.open(QIODevice::ReadOnly))
            head = headOf(draft.readLine(MostOfHead));
        if (head)
            left.drafts.append({ path, *std::move(head) });
        else
            left.unreadable.append(path);
    }
    std::stable_sort(left.drafts.begin(), left.drafts.end(),
        [](const Draft &one, const Draft &two) { return one.head.written > two.head.written; });
    return left;
}

QList<Draft> leftBehind(const QString &folder, const QString &kind)
{
    QList<Draft> drafts = leftBehind(folder).drafts;
    drafts.removeIf([&kind](const Draft &draft) { return draft.head.kind != kind; });
    return drafts;
}

void remove(const Draft &draft)
{
    if (!file::isLocked(draft.file))
        QFile::remove(draft.file);
}

} // namespace kagetsu::draft
