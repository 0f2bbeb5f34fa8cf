// SPDX-License-Identifier: MIT
#pragma once

#include "text/opening/opening.h"
#include "ui/arbiter/orders/arbiterorder.h"

#include <QWidget>

#include <vector>

class QBoxLayout;
class QLabel;
class QToolButton;

namespace kagetsu::ui {

class BoardWidget;
class JournalReplayClock;
class ProofPanel;

// Shows the current game at the table beside the arbiter's orders: both clocks with the most frequent orders, open
// claims and requests, and the board of the record.
class DeskGame : public QWidget
{
    Q_OBJECT

public:
    explicit DeskGame(QWidget *parent = nullptr);

    // Shows the game; `verdict` is the panel whose proof is marked on the board, if it shows one.
    void showGame(const match::Match &match, const ProofPanel *verdict);
    void showClocks(const match::Match &match, clock::Moment now);
    // Sets whether the game is above the orders, without room for the board, and whether the window is so low that open
    // requests have no room either.
    void setNarrow(bool narrow, bool low);

signals:
    void ordered(kagetsu::ui::ArbiterOrder action, std::optional<kagetsu::Seat> seat);
    // Emitted when this much time is to be added for a player.
    void timeWanted(kagetsu::Seat seat, kagetsu::clock::Duration time);
    void stopOrGoWanted();
    void pointActivated(kagetsu::rules::Point point);
    void backWanted();

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct SeatPanel
    {
        QWidget *whole = nullptr;
        JournalReplayClock *clock = nullptr;
        QToolButton *give = nullptr;
        QToolButton *warn = nullptr;
        QWidget *amounts = nullptr; // buttons, each for an amount of time to add
    };
    SeatPanel makeSeat(Seat seat);
    static bool mayResume(const match::Match &match);
    void retranslate();
    // Places the players as they sit at the table.
    void arrangeSeats(Seat left);
    // Returns the buttons that have shortcut keys, in the order of the keys.
    std::vector<QToolButton *> keyedButtons() const;
    void arrangeRulings();
    void arrangeAmounts();

    text::Names m_names;
    bool m_runs = false;
    bool m_hasRoomForAmounts = true;
    QBoxLayout *m_seatLayout;
    Seat m_left = Seat::A;
    PerSeat<SeatPanel> m_seats;
    QLabel *m_state;
    BoardWidget *m_board;
    QToolButton *m_stop;
    QToolButton *m_back;
    QBoxLayout *m_rulingRow;
    QWidget *m_rulings; // for the open claim
    QToolButton *m_uphold;
    QToolButton *m_reject;
};

} // namespace kagetsu::ui
