// SPDX-License-Identifier: MIT
#pragma once

#include "base/enumtable.h"
#include "ui/controls/tablebutton.h"

#include <array>

class QLabel;

namespace kagetsu::ui {

// Functions of the buttons between the clocks, in their order.
enum class ClockAction : std::uint8_t {
    Start,
    Arrive,
    Pause, // or resume
    Stop, // stops the clocks, for the arbiter
    Desk,
    Set, // sets the clocks by hand
    Undo, // undoes setting by hand
    CountSleep,
    ClaimTime,
    Result,
    Colours, // exchanges the colours
    Note, // notes the moves
    SecondGame,
    NewClock,
    Protocol,
    Seats, // exchanges the seats
    Layout,
    FullScreen,
};

// Holds what the bar shows.
struct BarScene
{
    struct Button
    {
        bool isShown = false;
        QString text;
        TableButton::Weight weight = TableButton::Weight::Plain;
        TableIcon sign = TableIcon::None;
        bool isChecked = false;
    };

    QString status;
    std::array<Button, enumCount<ClockAction>()> buttons {};

    Button &operator[](ClockAction action) { return buttons[static_cast<std::size_t>(action)]; }
};

// Shows one sentence about the state of the game, with buttons below it in as many rows as they need.
class ClockBar : public QWidget
{
    Q_OBJECT

public:
    explicit ClockBar(QWidget *parent = nullptr);

    void show(const BarScene &scene);
    using QWidget::show;
    QString status() const;
    // Gives the focus to the first button.
    void takeKeys();

    int heightForWidth(int width) const override;
    // Call it after the contents have changed.
    void arrange();

signals:
    void wanted(kagetsu::ui::ClockAction action);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    int layOut(int width, bool place) const;

    QLabel *m_status;
    std::array<TableButton *, std::tuple_size_v<decltype(BarScene::buttons)>> m_buttons {};
};

} // namespace kagetsu::ui
