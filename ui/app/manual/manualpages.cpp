// SPDX-License-Identifier: MIT
#include "ui/app/manual/manualpages.h"

#include <QFile>

namespace kagetsu::ui {

namespace {

QString nameOf(ManualPage page)
{
    switch (page) {
    case ManualPage::Index: return QStringLiteral("index");
    case ManualPage::Players: return QStringLiteral("players");
    case ManualPage::Clock: return QStringLiteral("clock");
    case ManualPage::Arbiters: return QStringLiteral("arbiters");
    case ManualPage::Teaching: return QStringLiteral("teaching");
    case ManualPage::Records: return QStringLiteral("records");
    case ManualPage::CommandLine: return QStringLiteral("command-line");
    }
    return {};
}

QString fileOf(ManualPage page)
{
    return nameOf(page) + QStringLiteral(".md");
}

QString folderOf(const QString &language)
{
    return QStringLiteral("/docs/manual/") + language + QLatin1Char('/');
}

} // namespace

QString manualLanguage(const QString &code)
{
    return QFile::exists(QLatin1Char(':') + folderOf(code) + fileOf(ManualPage::Index)) ? code : QStringLiteral("en");
}

QUrl manualUrl(ManualPage page, const QString &language)
{
    return QUrl(QStringLiteral("qrc:") + folderOf(language) + fileOf(page));
}

std::optional<ManualPage> manualPageOf(const QUrl &url)
{
    for (const ManualPage page : AllManualPages) {
        if (url.path().startsWith(QLatin1String("/docs/manual/")) && url.fileName() == fileOf(page))
            return page;
    }
    return std::nullopt;
}

QString manualText(const QUrl &url)
{
    QFile file(QLatin1Char(':') + url.path());
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString manualTitle(ManualPage page, const QString &language)
{
    return manualText(manualUrl(page, language)).section(QLatin1Char('\n'), 0, 0).mid(2);
}

QString manualAnchor(const QString &heading)
{
    QString anchor;
    for (const QChar sign : heading.toLower()) {
        if (sign.isLetterOrNumber() || sign == QLatin1Char('-') || sign == QLatin1Char('_'))
            anchor += sign;
        else if (sign.isSpace())
            anchor += QLatin1Char('-');
    }
    return anchor;
}

} // namespace kagetsu::ui
