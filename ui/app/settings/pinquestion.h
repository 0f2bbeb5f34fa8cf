// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>

class QWidget;

namespace kagetsu::ui {

// Asks for a new PIN, twice, after the current one, and offers to have none. Returns the PIN to store
// (base/signing/pin.h), empty for none; nothing if there is no change. The chief arbiter's PIN is accepted for any
// other, in case that was forgotten.
std::optional<QString> askPin(const QString &title, const QString &kept, const QString &keptOfChief, QWidget *parent);

} // namespace kagetsu::ui
