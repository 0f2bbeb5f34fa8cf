// SPDX-License-Identifier: MIT
#pragma once

#include "translations/catalogues.h"

#include <QTranslator>

namespace kagetsu::ui {

// The shipped language that fits the desktop's wishes best.
QString systemLanguage();

// Holds the translators of the language in force. Switching while running sends every widget a LanguageChange event.
class LanguageSwitch
{
public:
    LanguageSwitch() = default;
    explicit LanguageSwitch(const QString &code) { use(code); }

    // "" or an unknown code: the desktop's language.
    void use(const QString &code);
    const QString &current() const { return m_current; }

private:
    QTranslator m_program;
    QTranslator m_qt;
    QString m_current;
    QString m_desktop; // the family of the desktop's font, before a language chose its own
};

} // namespace kagetsu::ui
