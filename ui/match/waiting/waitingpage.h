// SPDX-License-Identifier: MIT
#pragma once

#include "journal/codec/waitinggame.h"
#include "ui/look/layout/page.h"
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

// The room before a game: when it is to begin, who is here, what coming late costs each so far, and who is too late
// (refereeing.md#lateness). One tap or key a player says that he has come, Start begins the game with what it cost,
// also for the opener alone, or writes down what it came to.
class WaitingPage : public Page
{
    Q_OBJECT

public:
    // The source must outlive the page.
    explicit WaitingPage(const session::TimeSource *time, QWidget *parent = nullptr);

    void wait(const journal::WaitingGame &game);
    const journal::WaitingGame &game() const { return m_game; }
    // What stands in the line that says how the room waits.
    QString statusText() const;

    QString caption() const override;
    QString title() const override;

public slots:
    // Who came by mistake has not come, which is written down.
    void toggle(kagetsu::Seat seat);
    void arrive(kagetsu::Seat seat);
    void start();
    // By an order, when the beginning that was agreed has passed.
    void moveBeginning(std::int64_t moment, const QString &reason);

signals:
    // To be kept at once.
    void changed(const kagetsu::journal::WaitingGame &game);
    void startWanted(const kagetsu::match::MatchSetup &setup);
    // The beginning has passed, and is to be moved by who may: moveBeginning() does it.
    void orderWanted(std::int64_t scheduled, std::int64_t now);
    // The game of this id is not to be played after all.
    void droppedWanted(const std::string &id);

protected:
    void hideEvent(QHideEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
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

    const session::TimeSource *m_time;
    std::map<std::string, RoomClock> m_clocks; // of each game that was waited for here, by its id
    RoomClock *m_clock;
    journal::WaitingGame m_game;
    QTimer *m_timer;
    QLabel *m_title;
    QLabel *m_players;
    BeginningField *m_schedule;
    QLabel *m_count; // down to the beginning and up from it
    QFrame *m_clockSet; // asks which time holds after somebody set the computer's clock
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
