// SPDX-License-Identifier: MIT
#pragma once

#include "ui/arbiter/deskcommand.h"
#include "ui/board/theme.h"
#include "ui/opening/words.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QToolButton;

namespace kagetsu::ui {

class BoardWidget;
class MomentClock;

// The game at the table as it stands, beside the arbiter's orders: both clocks with the orders for each, what waits for
// an answer, and the board of the record.
class DeskGame : public QWidget
{
    Q_OBJECT

public:
    explicit DeskGame(QWidget *parent = nullptr);

    void showGame(const match::Match &match);
    void showClocks(const match::Match &match, clock::Moment now);
    void setTheme(const Theme &theme);
    // Above the orders there is no room for the board, nor in a low window for what waits.
    void setNarrow(bool narrow, bool low);

signals:
    void ordered(kagetsu::ui::DeskAction action, std::optional<kagetsu::Seat> seat);
    void stopOrGoWanted();
    void pointActivated(kagetsu::rules::Point point);
    void backWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    struct SeatPanel
    {
        QWidget *whole = nullptr;
        MomentClock *clock = nullptr;
        QToolButton *give = nullptr;
        QToolButton *take = nullptr;
        QToolButton *set = nullptr;
    };
    SeatPanel makeSeat(Seat seat);
    void retranslate();

    Names m_names;
    bool m_runs = false;
    QBoxLayout *m_seatLayout;
    PerSeat<SeatPanel> m_seats;
    QLabel *m_state;
    BoardWidget *m_board;
    QToolButton *m_stop;
    QToolButton *m_back;
};

} // namespace kagetsu::ui
