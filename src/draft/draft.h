// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace kagetsu::draft {

// Says what a draft is of. It is the first line of the file, as JSON; the bytes of the draft follow it.
struct Head
{
    QString kind {}; // what can open it, such as "task"; "record" where the line names none, as older versions wrote it
    QString key {}; // which one of its kind, such as the path of a lesson; empty where there is only one
    QString name {}; // what its user calls it
    QDateTime written {};
    QJsonObject more {}; // what else the kind needs to know before the bytes are read

    friend bool operator==(const Head &, const Head &) = default;
};

// With the line feed that ends it.
QByteArray lineOf(const Head &head);
// Nothing where the line is no head.
std::optional<Head> headOf(const QByteArray &line);

// A draft on disk that no running program holds.
struct Draft
{
    QString file;
    Head head;

    // Returns what follows the head; nothing where the file cannot be read.
    std::optional<QByteArray> bytes() const;
};

// What programs that run no more left behind in a folder.
struct LeftBehind
{
    QList<Draft> drafts; // the newest first
    QStringList unreadable; // files without a head; nobody touches them
};
LeftBehind leftBehind(const QString &folder);
// Returns those of one kind, the newest first.
QList<Draft> leftBehind(const QString &folder, const QString &kind);

// Removes the file, unless another program has taken the draft up meanwhile.
void remove(const Draft &draft);

} // namespace kagetsu::draft
