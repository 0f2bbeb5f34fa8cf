// SPDX-License-Identifier: MIT
#include "ui/shell/app/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

#include <algorithm>

namespace kagetsu::ui {

namespace {

bool isShipped(const QString &code)
{
    const auto &languages = shippedLanguages();
    return std::any_of(
        languages.begin(), languages.end(), [&](const Language &language) { return language.code == code; });
}

} // namespace

QString systemLanguage()
{
    const QStringList wishes = QLocale::system().uiLanguages();
    for (const QString &wish : wishes) {
        const QString tongue = wish.section(QLatin1Char('-'), 0, 0);
        for (const Language &language : shippedLanguages()) {
            if (language.code.section(QLatin1Char('_'), 0, 0) == tongue)
                return language.code;
        }
    }
    return QStringLiteral("en");
}

void LanguageSwitch::use(const QString &code)
{
    const QString wanted = isShipped(code) ? code : systemLanguage();
    if (wanted == m_current)
        return;
    QCoreApplication::removeTranslator(&m_program);
    QCoreApplication::removeTranslator(&m_qt);
    m_current = wanted;
    // Numbers, dates and lists of names follow the language too.
    QLocale::setDefault(QLocale(wanted));
    if (m_qt.load(QStringLiteral("qtbase_%1").arg(wanted), QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    // English too has a catalogue: it holds the plural forms.
    if (m_program.load(catalogueFile(wanted)))
        QCoreApplication::installTranslator(&m_program);
}

} // namespace kagetsu::ui
