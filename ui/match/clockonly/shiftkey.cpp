// SPDX-License-Identifier: MIT
#include "ui/match/clockonly/shiftkey.h"

#include <QKeyEvent>

namespace kagetsu::ui {

namespace {

// Qt has one key for both. They are told apart by the symbols of X11 and Wayland or, if a layout has other symbols
// there, by the positions of the keys (kernel key codes, eight higher on X11 and Wayland).
constexpr quint32 LeftSymbol = 0xffe1;
constexpr quint32 RightSymbol = 0xffe2;
constexpr quint32 LeftPlace = 42;
constexpr quint32 RightPlace = 54;
constexpr quint32 Shifted = 8;

} // namespace

std::optional<ShiftKey> shiftKeyOf(const QKeyEvent &event)
{
    const Qt::KeyboardModifiers others = event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    if (event.key() != Qt::Key_Shift || others)
        return std::nullopt;
    const quint32 symbol = event.nativeVirtualKey();
    const quint32 place = event.nativeScanCode();
    if (symbol == LeftSymbol || place == LeftPlace || place == LeftPlace + Shifted)
        return ShiftKey::Left;
    if (symbol == RightSymbol || place == RightPlace || place == RightPlace + Shifted)
        return ShiftKey::Right;
    return std::nullopt;
}

} // namespace kagetsu::ui
