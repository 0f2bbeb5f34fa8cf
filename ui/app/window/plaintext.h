// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace kagetsu::ui {

// Returns the text of an action as read by people: without the mnemonic marker, "新对局(&N)…" and "&New game…" alike,
// and without the ellipsis that announces a dialog.
inline QString plainText(QString text)
{
    constexpr int Appended = 4; // length of (&N)
    const qsizetype mark = text.indexOf(QLatin1String("(&"));
    if (mark >= 0 && text.indexOf(QLatin1Char(')'), mark) == mark + Appended - 1)
        text.remove(mark, Appended);
    return text.remove(QLatin1Char('&')).remove(QChar(0x2026));
}

} // namespace kagetsu::ui
