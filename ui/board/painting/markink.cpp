// SPDX-License-Identifier: MIT
#include "ui/board/painting/markink.h"

namespace kagetsu::ui {

namespace {

QColor colourOf(MarkColour colour, const QColor &usual, bool isOnDark)
{
    switch (colour) {
    case MarkColour::Plain: break;
    case MarkColour::Red: return isOnDark ? QColor(0xff8080) : QColor(0x8c0010);
    case MarkColour::Orange: return isOnDark ? QColor(0xffb54a) : QColor(0x7a3600);
    case MarkColour::Green: return isOnDark ? QColor(0x74e090) : QColor(0x08501f);
    case MarkColour::Blue: return isOnDark ? QColor(0x86bcff) : QColor(0x0a3a94);
    case MarkColour::Violet: return isOnDark ? QColor(0xd9a8ff) : QColor(0x5e168a);
    }
    return usual;
}

} // namespace

MarkInk markInk(MarkColour colour, const QColor &usual, bool isOnDark, qreal width, const Theme &theme)
{
    MarkInk ink { colourOf(colour, usual, isOnDark), {} };
    ink.pen = QPen(ink.colour, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    if (!theme.flat)
        return ink;
    switch (colour) {
    case MarkColour::Plain: break;
    case MarkColour::Red: ink.pen.setWidthF(1.9 * width); break;
    case MarkColour::Orange: ink.pen.setDashPattern({ 4, 1.6 }); break;
    case MarkColour::Green: ink.pen.setDashPattern({ 1, 1.2 }); break;
    case MarkColour::Blue: ink.pen.setDashPattern({ 4, 1.3, 1, 1.3 }); break;
    case MarkColour::Violet:
        ink.pen.setWidthF(2.6 * width);
        ink.isDouble = true;
        break;
    }
    return ink;
}

} // namespace kagetsu::ui
