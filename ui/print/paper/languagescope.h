// SPDX-License-Identifier: MIT
#pragma once

#include "translations/catalogues.h"

#include <QLocale>
#include <QObject>

namespace kagetsu::ui {

// While it lives, tr() and the default locale use this language, and no widget is notified: a paper is written in the
// language of its readers, whatever the window's language is. Do not process events meanwhile.
class LanguageScope : public QObject
{
    Q_OBJECT

public:
    // `code` is one of catalogueCodes().
    explicit LanguageScope(const QString &code);
    ~LanguageScope() override;

protected:
    // Hides the change of language from the windows.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QLocale m_before;
    Catalogue m_translator;
};

} // namespace kagetsu::ui
