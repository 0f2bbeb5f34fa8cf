// SPDX-License-Identifier: MIT
#pragma once

#include "practice/card.h"
#include "wording/text/moments.h"

#include <QDate>

namespace kagetsu::ui {

// Returns a day as a date.
inline QString dayText(practice::Day day)
{
    return wording::shortDate(QDate(1970, 1, 1).addDays(day));
}

} // namespace kagetsu::ui
