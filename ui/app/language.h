// SPDX-License-Identifier: MIT
#pragma once

#include "translations/catalogues.h"

#include <QTranslator>

namespace kagetsu::ui {

// Returns the shipped language that best fits the desktop's preferences.
QString systemLanguage();

// Holds the translators of the current language. Switching at run time sends every widget a LanguageChange event.
class LanguageSwitch
{
public:
    LanguageSwitch() = default;
    explicit LanguageSwitch(const QString &code) { use(code); }

    // Switches to a language; an empty or unknown code means the desktop's language.
    void use(const QString &code);
    const QString &current() const { return m_current; }

private:
    Catalogue m_program;
    QTranslator m_qt;
    QString m_current;
    QString m_desktop; // family of the desktop's font, before a language chose its own
};

} // namespace kagetsu::ui
