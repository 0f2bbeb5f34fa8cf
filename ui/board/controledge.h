// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/theme.h"

namespace kagetsu::ui {

// The edge of what is pressed or written in, and lines that mean something: three to one against every ground of the
// pages [WCAG 1.4.11], so that it is found with weak eyes. Theme::border is fainter; it only parts one thing from
// another.
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
