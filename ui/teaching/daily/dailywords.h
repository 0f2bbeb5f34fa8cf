// SPDX-License-Identifier: MIT
#pragma once

#include "practice/card.h"

#include <QDate>
#include <QLocale>

namespace kagetsu::ui {

// "Sunday, 29 November 2026", as the language in force writes it.
inline QString dayText(practice::Day day)
{
    return QLocale().toString(QDate(1970, 1, 1).addDays(day), QLocale::LongFormat);
}

} // namespace kagetsu::ui
