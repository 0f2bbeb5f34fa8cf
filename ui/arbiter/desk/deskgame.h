// SPDX-License-Identifier: MIT
#pragma once

#include "ui/arbiter/orders/arbiterorder.h"
#include "wording/opening/opening.h"

#include <QWidget>

#include <vector>

class QBoxLayout;
class QLabel;
class QToolButton;

namespace kagetsu::ui {

class BoardWidget;
class JournalReplayClock;
class ProofPanel;

// The game at the table as it stands, beside the arbiter's orders: both clocks with the orders that are needed most,
// what waits for an answer, and the board of the record.
class DeskGame : public QWidget
{
    Q_OBJECT

public:
    explicit DeskGame(QWidget *parent = nullptr);

    // With what this panel reads, where it proves something.
    void showGame(const match::Match &match, const ProofPanel *verdict);
    void showClocks(const match::Match &match, clock::Moment now);
    // Above the orders there is no room for the board, nor in a low window for what waits.
    void setNarrow(bool narrow, bool low);

signals:
    void ordered(kagetsu::ui::ArbiterOrder action, std::optional<kagetsu::Seat> seat);
    // So much is to be added for this player.
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
        QWidget *amounts = nullptr; // buttons, each for a time to add
    };
    SeatPanel makeSeat(Seat seat);
    static bool mayResume(const match::Match &match);
    void retranslate();
    // Whoever sits left at the table does so here.
    void arrangeSeats(Seat left);
    // Those that keys press, in the order of the keys.
    std::vector<QToolButton *> keyedButtons() const;
    void arrangeRulings();
    void arrangeAmounts();

    wording::Names m_names;
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
    QWidget *m_rulings; // on the claim that waits
    QToolButton *m_uphold;
    QToolButton *m_reject;
};

} // namespace kagetsu::ui
