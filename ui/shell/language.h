// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>
#include <QTranslator>

namespace kagetsu::ui {

struct Language
{
    QString code; // "zh_CN"; of the catalogue
    QString name; // in the language itself, never translated
};

// The languages the program is shipped in, English first.
const QList<Language> &shippedLanguages();

// The shipped language that fits the desktop's wishes best.
QString systemLanguage();

// Holds the translators of the language in force. Switching while running sends every widget a LanguageChange event.
class LanguageSwitch
{
public:
    // "" or an unknown code: the desktop's language.
    void use(const QString &code);
    const QString &current() const { return m_current; }

private:
    QTranslator m_program;
    QTranslator m_qt;
    QString m_current;
};

} // namespace kagetsu::ui
