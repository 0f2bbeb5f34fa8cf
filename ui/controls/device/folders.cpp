// SPDX-License-Identifier: MIT
#include "ui/controls/device/folders.h"

#include <QCoreApplication>
#include <QDir>
#include <QStandardPaths>

namespace kagetsu::ui {

Folders Folders::in(const QString &data)
{
    const QDir folder(data);
    return { QDir::cleanPath(folder.absoluteFilePath(QStringLiteral("journals"))),
        QDir::cleanPath(folder.absoluteFilePath(QStringLiteral("games"))),
        QDir::cleanPath(folder.absoluteFilePath(QStringLiteral("openings"))),
        QDir::cleanPath(folder.absoluteFilePath(QStringLiteral("presets"))),
        QDir::cleanPath(folder.absoluteFilePath(QStringLiteral("drafts"))),
        QDir::cleanPath(folder.absoluteFilePath(QStringLiteral("waiting"))),
        QDir::cleanPath(folder.absoluteFilePath(QStringLiteral("events"))),
        QDir::cleanPath(folder.absoluteFilePath(QStringLiteral("engines"))),
        QDir::cleanPath(folder.absoluteFilePath(QStringLiteral("pupils.json"))),
        QDir::cleanPath(folder.absoluteFilePath(QStringLiteral("practice.sqlite"))),
        QDir::cleanPath(folder.absoluteFilePath(QStringLiteral("library.sqlite"))) };
}

QString Folders::carried(const QString &programs)
{
    const QString folder = QDir::cleanPath(programs + QStringLiteral("/../kagetsu-data"));
    return QDir(folder).exists() ? folder : QString();
}

Folders Folders::standard()
{
    const QString own = carried(QCoreApplication::applicationDirPath());
    return !own.isEmpty() ? in(own) : in(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
}

bool Folders::make(QString &blocked) const
{
    for (const QString &folder : { journals, games, procedures }) {
        if (!QDir().mkpath(folder)) {
            blocked = folder;
            return false;
        }
    }
    return true;
}

} // namespace kagetsu::ui
