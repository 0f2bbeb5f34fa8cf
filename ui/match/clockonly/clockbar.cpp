// SPDX-License-Identifier: MIT
#include "ui/match/clockonly/clockbar.h"

#include "ui/board/inforce.h"

#include <QLabel>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int BarGap = 8;

constexpr EnumTable<ClockAction, const char *> BarNames({
    { ClockAction::Start, "startClock" },
    { ClockAction::Arrive, "arrivedClock" },
    { ClockAction::Pause, "pauseClock" },
    { ClockAction::Stop, "stopBothClocks" },
    { ClockAction::Desk, "deskClock" },
    { ClockAction::Set, "setByHand" },
    { ClockAction::Undo, "undoSetting" },
    { ClockAction::CountSleep, "countSleepClock" },
    { ClockAction::ClaimTime, "claimTimeClock" },
    { ClockAction::Result, "resultClock" },
    { ClockAction::Colours, "exchangeColours" },
    { ClockAction::Note, "noteMoves" },
    { ClockAction::SecondGame, "secondGameClock" },
    { ClockAction::NewClock, "newClock" },
    { ClockAction::Protocol, "protocolClock" },
    { ClockAction::Seats, "changePlaces" },
    { ClockAction::Layout, "clockLayout" },
    { ClockAction::FullScreen, "clockFullScreen" },
});

} // namespace

ClockBar::ClockBar(QWidget *parent)
    : QWidget(parent)
    , m_status(new QLabel(this))
{
    m_status->setObjectName(QStringLiteral("clockStatus"));
    m_status->setAlignment(Qt::AlignCenter);
    m_status->setWordWrap(true);
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i] = new TableButton(this);
        m_buttons[i]->setObjectName(QLatin1String(BarNames[ClockAction(i)]));
        m_buttons[i]->setFocusPolicy(Qt::TabFocus); // a click leaves the focus with the clock
        m_buttons[i]->setCheckable(ClockAction(i) == ClockAction::Note);
        connect(m_buttons[i], &TableButton::clicked, this, [this, i] { emit wanted(ClockAction(i)); });
    }
    onChange(*this, QEvent::FontChange, [this] { arrange(); });
}

void ClockBar::show(const BarScene &scene)
{
    m_status->setText(scene.status);
    m_status->setAccessibleName(scene.status);
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        const BarScene::Button &button = scene.buttons[i];
        m_buttons[i]->setText(button.text);
        m_buttons[i]->setAccessibleName(button.text);
        m_buttons[i]->setWeight(button.weight);
        m_buttons[i]->setSign(button.sign);
        m_buttons[i]->setChecked(button.isChecked);
        m_buttons[i]->setVisible(button.isShown);
    }
}

void ClockBar::takeKeys()
{
    const auto first =
        std::find_if(m_buttons.begin(), m_buttons.end(), [](const TableButton *button) { return button->isVisible(); });
    if (first != m_buttons.end())
        (*first)->setFocus(Qt::ShortcutFocusReason);
}

QString ClockBar::status() const
{
    return m_status->text();
}

int ClockBar::layOut(int width, bool place) const
{
    const QRect any(0, 0, std::max(1, width), 10000);
    const int text =
        fontMetrics().boundingRect(any, Qt::TextWordWrap | Qt::AlignHCenter, m_status->text()).height() + 4;
    if (place)
        m_status->setGeometry(0, 0, width, text);
    int y = text + BarGap / 2;
    QList<TableButton *> row;
    int taken = 0;
    int high = 0;
    const auto finish = [&] {
        int x = (width - (taken - BarGap)) / 2;
        for (TableButton *button : row) {
            const int wide = std::min(button->sizeHint().width(), width);
            if (place)
                button->setGeometry(x, y, wide, high);
            x += wide + BarGap;
        }
        y += row.isEmpty() ? 0 : high + BarGap;
        row.clear();
        taken = 0;
        high = 0;
    };
    for (TableButton *button : m_buttons) {
        if (button->isHidden())
            continue;
        const QSize size = button->sizeHint();
        if (!row.isEmpty() && taken + size.width() > width)
            finish();
        row.append(button);
        taken += size.width() + BarGap;
        high = std::max({ high, size.height(), TouchSize });
    }
    finish();
    return y;
}

int ClockBar::heightForWidth(int width) const
{
    return layOut(width, /*place=*/false);
}

void ClockBar::arrange()
{
    layOut(width(), /*place=*/true);
}

void ClockBar::resizeEvent(QResizeEvent *)
{
    arrange();
}

} // namespace kagetsu::ui
