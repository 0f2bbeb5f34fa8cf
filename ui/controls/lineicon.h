// SPDX-License-Identifier: MIT
#pragma once

#include <QIcon>

namespace kagetsu::ui {

// Returns one of the line icons of resources/icons in this colour, sharp at every size and scale.
QIcon lineIcon(const QString &name, const QColor &colour, const QColor &disabled);

} // namespace kagetsu::ui
