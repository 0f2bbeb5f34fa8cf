// SPDX-License-Identifier: MIT
#pragma once

#include "ui/look/controls/tablebutton.h"

#include <array>

class QLabel;

namespace kagetsu::ui {

// What the buttons between the clocks do, in the order in which they stand.
enum class ClockDeed : std::uint8_t {
    Start,
    Arrive,
    Pause, // or go on
    Stop, // for the arbiter
    Desk,
    Set, // by hand
    Undo, // that
    CountSleep,
    ClaimTime,
    Result,
    Colours, // are exchanged
    Note, // the moves
    SecondGame,
    NewClock,
    Protocol,
    Seats, // are exchanged
    Layout,
    FullScreen,
};

// What the bar says.
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
    std::array<Button, static_cast<std::size_t>(ClockDeed::FullScreen) + 1> buttons {};

    Button &operator[](ClockDeed deed) { return buttons[static_cast<std::size_t>(deed)]; }
};

// One sentence on how the game stands, and buttons below it in as many rows as they need.
class ClockBar : public QWidget
{
    Q_OBJECT

public:
    explicit ClockBar(QWidget *parent = nullptr);

    void show(const BarScene &scene);
    using QWidget::show;
    QString status() const;
    // The first of the buttons gets them.
    void takeKeys();

    int heightForWidth(int width) const override;
    // To be called after what is shown has changed.
    void arrange();

signals:
    void wanted(kagetsu::ui::ClockDeed deed);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    int layOut(int width, bool place) const;

    QLabel *m_status;
    std::array<TableButton *, std::tuple_size_v<decltype(BarScene::buttons)>> m_buttons {};
};

} // namespace kagetsu::ui
