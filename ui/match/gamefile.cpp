// SPDX-License-Identifier: MIT
#include "ui/match/gamefile.h"

#include "match/recordof.h"
#include "record/sgfwriter.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace kagetsu::ui {

namespace {

// Names may be anything people write; file systems differ in what they bear, and in how long.
QString forFile(const std::string &name)
{
    QString result;
    for (const QChar c : QString::fromStdString(name).simplified()) {
        const bool bad = c < QLatin1Char(' ') || QStringLiteral("/\\:*?\"<>|").contains(c);
        result += bad ? QLatin1Char('_') : c;
    }
    while (result.startsWith(QLatin1Char('.')))
        result.remove(0, 1);
    while (result.toUtf8().size() > 60)
        result.chop(result.back().isLowSurrogate() ? 2 : 1);
    result = result.trimmed();
    return result.isEmpty() ? QStringLiteral("_") : result;
}

} // namespace

QByteArray sgfOf(const match::Events &events, const QDateTime &day)
{
    const std::string date = day.toString(QStringLiteral("yyyy-MM-dd")).toStdString();
    return QByteArray::fromStdString(record::writeSgf(match::recordOf(events, date)));
}

QString fileNameOf(const match::MatchSetup &setup, const QDateTime &day)
{
    return day.toString(QStringLiteral("yyyy-MM-dd")) + QLatin1Char(' ') + forFile(setup.names.a)
        + QStringLiteral(" - ") + forFile(setup.names.b) + QStringLiteral(".sgf");
}

Result<QString, SaveFault> saveInto(const QString &folder, const QString &fileName, const QByteArray &bytes)
{
    const QDir directory(folder);
    directory.mkpath(QStringLiteral("."));
    const QFileInfo wanted(fileName);
    for (int copy = 1;; ++copy) {
        const QString name = copy == 1
            ? fileName
            : wanted.completeBaseName() + QLatin1Char('-') + QString::number(copy) + QLatin1Char('.') + wanted.suffix();
        const QString path = directory.filePath(name);
        // Taking the name first makes sure that no other program's file is written over.
        QFile place(path);
        if (!place.open(QIODevice::WriteOnly | QIODevice::NewOnly)) {
            if (place.exists())
                continue;
            return Fault { SaveFault { path, place.errorString() } };
        }
        place.close();
        QSaveFile file(path);
        if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
            return path;
        const QString reason = file.errorString();
        place.remove();
        return Fault { SaveFault { path, reason } };
    }
}

} // namespace kagetsu::ui
