// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>

class QWidget;

namespace kagetsu::ui {

// Asks for a new PIN, twice, after the one so far, and offers to have none. What is to be kept (sign/pin.h), empty for
// none; nothing when all stays as it is. The chief arbiter's PIN does for any other, should it be forgotten.
std::optional<QString> askPin(const QString &title, const QString &kept, const QString &keptOfChief, QWidget *parent);

} // namespace kagetsu::ui
