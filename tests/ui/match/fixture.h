// SPDX-License-Identifier: MIT
#pragma once

#include "../../session/faketime.h"
#include "opening/procedure.h"
#include "rules/point.h"
#include "ui/board/boardwidget.h"
#include "ui/match/table/tablepage.h"

#include <QAbstractButton>
#include <QTemporaryDir>

#include <memory>

namespace kagetsu::ui {

// A shipped procedure.
const opening::Procedure &procedure(const std::string &id);

// Ann opens against Bob: renju without an opening procedure, 15 minutes each.
match::MatchSetup plainSetup();

// A table in a window of its own, with a hand-turned clock and folders that vanish.
class Table
{
public:
    explicit Table(const match::MatchSetup &setup, QSize size = { 1280, 800 });
    ~Table();

    const match::Match &match() const { return host->match(); }
    // Left button down and up on the point.
    void click(const char *point);
    void play(std::initializer_list<const char *> points);
    // Types the coordinate and Enter into whatever has the focus.
    void type(const char *point);
    void key(Qt::Key key);
    // The button of this name that can be seen, anywhere in the window.
    QAbstractButton *button(const char *name) const;
    void press(const char *name);
    // The text of a player's bar; empty: none is shown.
    QString notice(Seat seat) const;
    // What the card at the end of the game says, in one piece; empty: it is not there.
    QString ending() const;
    bool hasActiveTimers() const;

    FakeTime time;
    QTemporaryDir folder;
    std::unique_ptr<session::MatchHost> host;
    std::unique_ptr<TablePage> page;
};

} // namespace kagetsu::ui
