// SPDX-License-Identifier: MIT
#pragma once

#include "../../match/host/faketime.h"
#include "opening/procedure.h"
#include "rules/point.h"
#include "ui/board/boardwidget.h"
#include "ui/match/table/tablepage.h"

#include <QAbstractButton>
#include <QTemporaryDir>

#include <memory>

namespace kagetsu::ui {

// Returns a shipped procedure.
const opening::Procedure &procedure(const std::string &id);

// Returns a setup in which Ann opens against Bob: renju without an opening procedure, 15 minutes each.
match::MatchSetup plainSetup();

// A table in a window of its own, with a clock turned by hand and temporary folders.
class Table
{
public:
    explicit Table(const match::MatchSetup &setup, QSize size = { 1280, 800 });
    ~Table();

    const match::Match &match() const { return host->match(); }
    // Presses and releases the left button on the point.
    void click(const char *point);
    void play(std::initializer_list<const char *> points);
    // Types the coordinate and Enter into whatever has the focus.
    void type(const char *point);
    void key(Qt::Key key);
    // Returns the visible button of this name, anywhere in the window.
    QAbstractButton *button(const char *name) const;
    void press(const char *name);
    // Returns the text of a player's bar; empty if none is shown.
    QString notice(Seat seat) const;
    // Returns the text of the card at the end of the game, in one piece; empty if there is no card.
    QString ending() const;
    bool hasActiveTimers() const;

    FakeTime time;
    QTemporaryDir folder;
    std::unique_ptr<host::MatchHost> host;
    std::unique_ptr<TablePage> page;
};

} // namespace kagetsu::ui
