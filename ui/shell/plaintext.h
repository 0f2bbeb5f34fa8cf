// SPDX-License-Identifier: MIT
#pragma once

#include <QRegularExpression>
#include <QString>

namespace kagetsu::ui {

// The text of an action as people read it: without the mark of its menu letter, "新对局(&N)…" and "&New game…" alike,
// and without the dots that say a question will follow.
inline QString plainText(QString text)
{
    static const QRegularExpression appended(QStringLiteral("\\(&\\w\\)"));
    return text.remove(appended).remove(QLatin1Char('&')).remove(QChar(0x2026));
}

} // namespace kagetsu::ui
