// SPDX-License-Identifier: MIT
#pragma once

#include "opening/procedure.h"
#include "rules/point.h"
#include "session/timesource.h"
#include "ui/board/boardwidget.h"
#include "ui/match/table/tablepage.h"

#include <QAbstractButton>
#include <QTemporaryDir>

#include <memory>

namespace kagetsu::ui {

// A clock turned by hand.
class FakeTime : public session::TimeSource
{
public:
    clock::Moment now() const override { return m_now; }
    QDateTime wall() const override
    {
        return QDateTime(QDate(2031, 5, 4), QTime(12, 0)).addMSecs((m_now + m_slept + m_set).count());
    }
    clock::Duration slept() const override { return m_slept; }
    std::optional<clock::Moment> handAt() const override { return m_hand; }
    void advance(clock::Duration time) { m_now += time; }
    // The program is dealing with a tap or a key that is so old; with none.
    void tapped(clock::Duration age) { m_hand = m_now - age; }
    void letGo() { m_hand.reset(); }
    // The machine sleeps for so long.
    void sleep(clock::Duration time) { m_slept += time; }
    // Somebody sets the clock on the wall.
    void setWall(clock::Duration by) { m_set += by; }

private:
    clock::Moment m_now { 1000000 };
    std::optional<clock::Moment> m_hand;
    clock::Duration m_slept { 0 };
    clock::Duration m_set { 0 };
};

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
