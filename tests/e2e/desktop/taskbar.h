// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

// Asks all windows on a display to close as a task bar does, including minimised ones, which no key reaches.
bool closeWindows(const QString &display);
