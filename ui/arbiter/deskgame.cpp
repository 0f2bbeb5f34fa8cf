// SPDX-License-Identifier: MIT
#include "ui/arbiter/deskgame.h"

#include "ui/arbiter/deskwords.h"
#include "ui/arbiter/momentclock.h"
#include "ui/board/boardwidget.h"
#include "ui/look/bigbutton.h"
#include "ui/words/setup.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>

namespace kagetsu::ui {

DeskGame::DeskGame(QWidget *parent)
    : QWidget(parent)
    , m_seatLayout(new QBoxLayout(QBoxLayout::TopToBottom))
    , m_state(new QLabel)
    , m_board(new BoardWidget)
    , m_stop(new BigButton("stopClocks"))
    , m_back(new BigButton("backToTable"))
{
    m_seatLayout->setSpacing(6);
    for (const Seat seat : BothSeats) {
        m_seats[seat] = makeSeat(seat);
        m_seatLayout->addWidget(m_seats[seat].whole, 1);
    }
    m_state->setObjectName(QStringLiteral("state"));
    m_state->setWordWrap(true);
    m_state->setTextFormat(Qt::PlainText);
    m_board->setObjectName(QStringLiteral("deskBoard"));
    m_board->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(4);
    buttons->addWidget(m_stop, 1);
    buttons->addWidget(m_back, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addLayout(buttons);
    column->addLayout(m_seatLayout);
    column->addWidget(m_state);
    column->addWidget(m_board, 1);
    connect(m_stop, &QToolButton::clicked, this, &DeskGame::stopOrGoWanted);
    connect(m_back, &QToolButton::clicked, this, &DeskGame::backWanted);
    connect(m_board, &BoardWidget::pointActivated, this, &DeskGame::pointActivated);
    retranslate();
}

DeskGame::SeatPanel DeskGame::makeSeat(Seat seat)
{
    const bool isA = seat == Seat::A;
    SeatPanel panel;
    panel.whole = new QWidget;
    panel.clock = new MomentClock;
    panel.give = new BigButton(isA ? "giveA" : "giveB");
    panel.take = new BigButton(isA ? "takeA" : "takeB");
    panel.set = new BigButton(isA ? "setA" : "setB");
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(4);
    const std::pair<QToolButton *, DeskAction> actions[] { { panel.give, DeskAction::GiveTime },
        { panel.take, DeskAction::TakeTime }, { panel.set, DeskAction::SetTime } };
    for (const auto &[button, action] : actions) {
        button->setProperty("tight", true);
        buttons->addWidget(button, 1);
        connect(button, &QToolButton::clicked, this, [this, chosen = action, seat] { emit ordered(chosen, seat); });
    }
    auto *column = new QVBoxLayout(panel.whole);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(panel.clock);
    column->addLayout(buttons);
    return panel;
}

void DeskGame::showGame(const match::Match &match)
{
    m_names = namesOf(match.setup());
    m_runs = match.clock().isRunning();
    m_state->setText(stateTexts(match).join(QLatin1Char('\n')));
    BoardPicture picture(match.position());
    for (std::size_t i = 0; i < match.moves().size(); ++i) {
        if (const auto &point = match.moves()[i].point) {
            picture.at(*point).number = static_cast<int>(i) + 1;
            picture.lastMove = point;
        }
    }
    if (match.pendingClaim())
        picture.at(match.pendingClaim()->point).signs.disputed = true;
    m_board->setPicture(picture);
    retranslate();
}

void DeskGame::showClocks(const match::Match &match, clock::Moment now)
{
    for (const Seat seat : BothSeats)
        m_seats[seat].clock->show(m_names[seat], match.sideOf(seat), match.clock().reading(seat, now));
}

void DeskGame::setTheme(const Theme &theme)
{
    m_board->setTheme(theme);
}

void DeskGame::setNarrow(bool narrow, bool low)
{
    m_seatLayout->setDirection(narrow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    setMaximumWidth(narrow ? QWIDGETSIZE_MAX : 360);
    m_board->setVisible(!narrow);
    m_state->setVisible(!low);
    for (const Seat seat : BothSeats)
        m_seats[seat].clock->setBrief(narrow);
}

void DeskGame::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void DeskGame::retranslate()
{
    m_back->setText(tr("Back to the table"));
    m_stop->setText(m_runs ? tr("Stop clocks") : tr("Resume"));
    m_board->setAccessibleName(tr("The position of the record"));
    for (const Seat seat : BothSeats) {
        m_seats[seat].give->setText(tr("+ Time"));
        m_seats[seat].take->setText(tr("− Time"));
        m_seats[seat].set->setText(tr("Set"));
        m_seats[seat].give->setAccessibleName(tr("Give time to %1").arg(m_names[seat]));
        m_seats[seat].take->setAccessibleName(tr("Take time from %1").arg(m_names[seat]));
        m_seats[seat].set->setAccessibleName(tr("Set the clock of %1").arg(m_names[seat]));
    }
}

} // namespace kagetsu::ui
