// SPDX-License-Identifier: MIT
#pragma once

#include <QLocale>
#include <QObject>
#include <QTranslator>

namespace kagetsu::ui {

// While it lives, tr() and the default locale speak this language, and no widget notices: a paper is written in the
// language of its readers, whatever the window's is. Nothing may wait for events meanwhile.
class LanguageScope : public QObject
{
    Q_OBJECT

public:
    // A code of catalogueCodes().
    explicit LanguageScope(const QString &code);
    ~LanguageScope() override;

protected:
    // Keeps the change of language from the windows.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QLocale m_before;
    QTranslator m_translator;
};

} // namespace kagetsu::ui
