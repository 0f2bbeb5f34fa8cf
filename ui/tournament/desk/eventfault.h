// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/store.h"

#include <QString>

class QWidget;

namespace kagetsu::ui {

// Tells why the event at this path could not be opened, or why an action was not carried out.
void tellFault(QWidget *window, const tournament::StoreFault &fault, const QString &path);

} // namespace kagetsu::ui
