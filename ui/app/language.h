// SPDX-License-Identifier: MIT
#pragma once

#include "translations/catalogues.h"

#include <QTranslator>

#include <functional>

namespace kagetsu::ui {

// Returns the shipped language that best fits the desktop's preferences.
QString systemLanguage();

// Holds the translators of the current language. Switching at run time sends every widget a LanguageChange event.
class LanguageSwitch
{
public:
    // Says whether the computer has a font for a language (a code).
    using CanShow = std::function<bool(const QString &)>;

    LanguageSwitch();
    explicit LanguageSwitch(CanShow canShow);
    explicit LanguageSwitch(const QString &code);

    // Switches to a language; an empty or unknown code means the desktop's language. If no font can show it, the
    // current one stays, or English at the start.
    void use(const QString &code);
    const QString &current() const { return m_current; }
    // Returns the language that was asked for; the current one is another if no font can show it.
    const QString &wanted() const { return m_wanted; }

private:
    CanShow m_canShow;
    Catalogue m_program;
    QTranslator m_qt;
    QString m_current;
    QString m_wanted;
    QString m_desktop; // family of the desktop's font, before a language chose its own
};

} // namespace kagetsu::ui
