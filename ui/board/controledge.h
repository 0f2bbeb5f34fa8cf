// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/theme.h"

namespace kagetsu::ui {

// Returns the colour for edges of controls and fields and for lines that carry meaning: at least three to one against
// every page background [WCAG 1.4.11], for readers with weak eyesight. Theme::border is fainter and only separates
// things.
inline QColor controlEdge(const Theme &theme)
{
    switch (theme.kind) {
    case Theme::Kind::Light: return QColor::fromRgb(0x8A8276);
    case Theme::Kind::Dark: return QColor::fromRgb(0x8A8378);
    case Theme::Kind::HighContrast:
    case Theme::Kind::HighContrastLight: break;
    }
    return theme.border;
}

} // namespace kagetsu::ui
