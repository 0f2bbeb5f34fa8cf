// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace kagetsu::ui {

// The text of an action as people read it: without the mark of its menu letter, "新对局(&N)…" and "&New game…" alike,
// and without the dots that say a question will follow.
inline QString plainText(QString text)
{
    constexpr int Appended = 4; // (&N)
    const qsizetype mark = text.indexOf(QLatin1String("(&"));
    if (mark >= 0 && text.indexOf(QLatin1Char(')'), mark) == mark + Appended - 1)
        text.remove(mark, Appended);
    return text.remove(QLatin1Char('&')).remove(QChar(0x2026));
}

} // namespace kagetsu::ui
