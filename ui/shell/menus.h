// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/theme.h"
#include "ui/look/page.h"
#include "ui/match/announcer.h"
#include "ui/match/guard.h"

#include <QList>
#include <QStringList>

#include <functional>

class QAction;
class QMenu;

namespace kagetsu::ui {

class Actions;

// What is in force and shown with a tick.
struct MenuChoices
{
    Theme::Kind theme = Theme::Kind::Light;
    QString language;
    Guard guard = Guard::OneTap;
    QStringList recentFiles; // paths, the last one first
    Announcing announcing;
    bool canSpeak = false;
    // Of a running match: the players, and whether nothing is announced of their clocks.
    PerSeat<QString> players;
    PerSeat<bool> muted;
};

struct MenuHandlers
{
    std::function<void(Theme::Kind)> theme;
    std::function<void(const QString &)> language;
    std::function<void(Guard)> guard;
    std::function<void(const QString &)> recentFile;
    std::function<void(const Announcing &)> announcing;
    std::function<void(Seat, bool)> mute;
};

// Fills the menu behind the tool bar's first button: all actions by group, those of the page shown, the records opened
// last, and the choices of colours, language and guard.
void fillMenu(QMenu &menu, const Actions &actions, const QList<Page::Section> &ofPage, const MenuChoices &chosen,
    const MenuHandlers &handlers);

} // namespace kagetsu::ui
