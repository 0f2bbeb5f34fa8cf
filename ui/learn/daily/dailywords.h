// SPDX-License-Identifier: MIT
#pragma once

#include "learn/practice/card.h"
#include "text/common/moments.h"

#include <QDate>

namespace kagetsu::ui {

// Returns a day as a date.
inline QString dayText(practice::Day day)
{
    return text::shortDate(QDate(1970, 1, 1).addDays(day));
}

} // namespace kagetsu::ui
