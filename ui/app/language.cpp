// SPDX-License-Identifier: MIT
#include "ui/app/language.h"

#include "ui/controls/style/faces.h"

#include <QApplication>
#include <QFont>
#include <QLibraryInfo>
#include <QLocale>

#include <utility>

namespace kagetsu::ui {

QString systemLanguage()
{
    for (const QString &wish : QLocale::system().uiLanguages()) {
        if (const Language *language = languageFor(wish))
            return language->code;
    }
    return shippedLanguages().constFirst().code;
}

LanguageSwitch::LanguageSwitch()
    : LanguageSwitch(&hasFaceFor)
{
}

LanguageSwitch::LanguageSwitch(CanShow canShow)
    : m_canShow(std::move(canShow))
{
}

LanguageSwitch::LanguageSwitch(const QString &code)
    : LanguageSwitch()
{
    use(code);
}

void LanguageSwitch::use(const QString &code)
{
    m_wanted = catalogueCodes().contains(code) ? code : systemLanguage();
    QString wanted = m_wanted;
    if (wanted != m_current && !m_canShow(wanted))
        wanted = m_current.isEmpty() ? shippedLanguages().constFirst().code : m_current;
    if (wanted == m_current)
        return;
    QCoreApplication::removeTranslator(&m_program);
    QCoreApplication::removeTranslator(&m_qt);
    m_current = wanted;
    // Numbers, dates and lists of names follow the language as well.
    QLocale::setDefault(QLocale(wanted));
    if (m_qt.load(QStringLiteral("qtbase_%1").arg(wanted), QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    // Chinese characters have different shapes in different languages, whatever language the system uses.
    QFont font = QApplication::font();
    if (m_desktop.isEmpty())
        m_desktop = font.family();
    font.setFamilies(screenFaces(m_desktop, wanted));
    keepRegionsApart(font, wanted);
    QApplication::setFont(font);
    // English has a catalogue too: it holds the plural forms.
    if (m_program.loadLanguage(wanted))
        QCoreApplication::installTranslator(&m_program);
}

} // namespace kagetsu::ui
