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

// What a draft belongs to. It is the first line of the file, as JSON; the bytes of the draft follow it.
struct Head
{
    QString kind {}; // what can open it, such as "task"; "record" if the line has none, as in older versions
    QString key {}; // which one of its kind, such as the path of a lesson; empty if there can be only one
    QString name {}; // the name that its user gave it
    QDateTime written {};
    QJsonObject more {}; // anything else that the kind needs before the bytes are read

    friend bool operator==(const Head &, const Head &) = default;
};

// Returns the head as a line, including its line feed.
QByteArray lineOf(const Head &head);
// Reads a head; returns nothing if the line is not one.
std::optional<Head> headOf(const QByteArray &line);

// A draft on disk that no running program holds.
struct Draft
{
    QString file;
    Head head;

    // Returns what follows the head; nothing if the file cannot be read.
    std::optional<QByteArray> bytes() const;
};

// The drafts in a folder whose programs no longer run.
struct LeftBehind
{
    QList<Draft> drafts; // the newest first
    QStringList unreadable; // files without a head, which nobody touches
};
LeftBehind leftBehind(const QString &folder);
// Returns the drafts of one kind, the newest first.
QList<Draft> leftBehind(const QString &folder, const QString &kind);

// Removes the file unless another program has taken the draft up meanwhile.
void remove(const Draft &draft);

} // namespace kagetsu::draft
