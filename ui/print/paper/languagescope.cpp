// SPDX-License-Identifier: MIT
#include "ui/print/paper/languagescope.h"

#include <QCoreApplication>
#include <QEvent>

namespace kagetsu::ui {

LanguageScope::LanguageScope(const QString &code)
{
    qApp->installEventFilter(this);
    QLocale::setDefault(QLocale(code));
    if (m_translator.loadLanguage(code))
        QCoreApplication::installTranslator(&m_translator);
}

LanguageScope::~LanguageScope()
{
    QCoreApplication::removeTranslator(&m_translator);
    QLocale::setDefault(m_before);
}

bool LanguageScope::eventFilter(QObject *watched, QEvent *event)
{
    return watched == qApp && event->type() == QEvent::LanguageChange;
}

} // namespace kagetsu::ui
