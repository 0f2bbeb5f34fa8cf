// SPDX-License-Identifier: MIT
#pragma once

#include "match/journal/codec/waitinggame.h"
#include "ui/controls/layout/page.h"
#include "ui/match/waiting/roomclock.h"

#include <map>

class QBoxLayout;
class QFrame;
class QLabel;
class QTimer;
class QToolButton;

namespace kagetsu::ui {

class BeginningField;
class TableButton;

// The waiting room before a game: when it is to begin, who is here, what being late has cost each so far, and who is
// too late (match.md#lateness). Each player checks in with one tap or key. Start begins the game with the time
// deducted, also if only the opener is here, or records the result if it is already decided.
class WaitingPage : public Page
{
    Q_OBJECT

public:
    // The source must outlive the page.
    explicit WaitingPage(const host::TimeSource *time, QWidget *parent = nullptr);

    void wait(const journal::WaitingGame &game);
    const journal::WaitingGame &game() const { return m_game; }
    // Returns the text of the line that describes the state of the room.
    QString statusText() const;

    QString caption() const override;
    QString title() const override;

public slots:
    // Checks a player in, or out again after a mistake, which is recorded.
    void toggle(kagetsu::Seat seat);
    void arrive(kagetsu::Seat seat);
    void start();
    // Moves the beginning by an order, after the agreed one has passed.
    void moveBeginning(std::int64_t moment, const QString &reason);

signals:
    // Emitted when the game changed and must be saved at once.
    void changed(const kagetsu::journal::WaitingGame &game);
    void startWanted(const kagetsu::match::MatchSetup &setup);
    // Emitted when the beginning has passed and somebody wants to move it; moveBeginning() does so.
    void orderWanted(std::int64_t scheduled, std::int64_t now);
    // Emitted when the game with this id is called off.
    void droppedWanted(const std::string &id);

protected:
    void hideEvent(QHideEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void layOut();
    void connectParts();
    struct SeatCard
    {
        QWidget *whole = nullptr;
        QLabel *name = nullptr;
        QLabel *role = nullptr;
        QToolButton *here = nullptr;
        QLabel *lateness = nullptr;
        QLabel *charge = nullptr;
    };
    SeatCard makeCard(Seat seat);
    std::int64_t now() const;
    void decideTime(bool follows);
    void syncClockSet();
    void schedule(std::int64_t moment);
    void leadOn();
    void sync();
    void wakeLater(const match::Waiting &waiting);
    void syncCard(Seat seat, const match::Waiting &waiting);
    void retranslate();

    const host::TimeSource *m_time;
    std::map<std::string, RoomClock> m_clocks; // clock of each game that waited here, by the game's id
    RoomClock *m_clock;
    journal::WaitingGame m_game;
    QTimer *m_timer;
    QLabel *m_title;
    QLabel *m_players;
    BeginningField *m_schedule;
    QLabel *m_count; // time until the beginning, then time since
    QFrame *m_clockSet; // asks which time counts after somebody set the computer's clock
    QLabel *m_clockSetText;
    TableButton *m_keepTime;
    TableButton *m_takeTime;
    QBoxLayout *m_cardLayout;
    PerSeat<SeatCard> m_cards;
    QLabel *m_status;
    QLabel *m_rules;
    TableButton *m_drop;
    TableButton *m_start;
};

} // namespace kagetsu::ui
