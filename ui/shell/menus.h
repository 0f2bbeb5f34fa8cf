// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/theme.h"
#include "ui/match/guard.h"

#include <QString>

#include <functional>

class QMenu;

namespace kagetsu::ui {

class Actions;

// What is in force and shown with a tick.
struct MenuChoices
{
    Theme::Kind theme = Theme::Kind::Light;
    QString language;
    Guard guard = Guard::OneTap;
};

struct MenuHandlers
{
    std::function<void(Theme::Kind)> theme;
    std::function<void(const QString &)> language;
    std::function<void(Guard)> guard;
};

// Fills the menu behind the tool bar's first button: all actions by group, and the choices of colours, language and
// guard.
void fillMenu(QMenu &menu, const Actions &actions, const MenuChoices &chosen, const MenuHandlers &handlers);

} // namespace kagetsu::ui
