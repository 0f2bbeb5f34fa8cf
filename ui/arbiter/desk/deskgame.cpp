// SPDX-License-Identifier: MIT
#include "ui/arbiter/desk/deskgame.h"

#include "clock/controltext.h"
#include "clock/facetext.h"
#include "text/match/setup.h"
#include "ui/arbiter/orders/orderwords.h"
#include "ui/arbiter/replay/replayclock.h"
#include "ui/board/boardwidget.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/record/proof/proofpanel.h"

#include <QBoxLayout>
#include <QLabel>
#include <QShortcut>

namespace kagetsu::ui {

namespace {

using namespace std::chrono_literals;

constexpr int WidestBeside = 480; // beside the orders
constexpr clock::Duration Amounts[] { 1min, 2min, 5min }; // amounts added with one tap

// Shortcuts of the buttons in keyedButtons().
constexpr QKeyCombination Keys[] { Qt::Key_F8, Qt::CTRL | Qt::Key_1, Qt::CTRL | Qt::Key_2, Qt::CTRL | Qt::Key_3,
    Qt::CTRL | Qt::Key_4, Qt::CTRL | Qt::Key_5, Qt::CTRL | Qt::Key_6 };

} // namespace

DeskGame::DeskGame(QWidget *parent)
    : QWidget(parent)
    , m_seatLayout(new QHBoxLayout)
    , m_state(wrappedLabel("state"))
    , m_board(new BoardWidget)
    , m_stop(new BigButton("stopClocks"))
    , m_back(new BigButton("backToTable"))
    , m_rulings(new QWidget)
    , m_uphold(new BigButton("uphold"))
    , m_reject(new BigButton("reject"))
{
    m_seatLayout->setSpacing(6);
    for (const Seat seat : BothSeats) {
        m_seats[seat] = makeSeat(seat);
        m_seatLayout->addWidget(m_seats[seat].whole, 1);
    }
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
    auto *rulings = m_rulingRow = new QBoxLayout(QBoxLayout::LeftToRight, m_rulings);
    rulings->setContentsMargins(0, 0, 0, 0);
    rulings->setSpacing(4);
    const std::pair<QToolButton *, ArbiterOrder> both[] { { m_uphold, ArbiterOrder::UpholdClaim },
        { m_reject, ArbiterOrder::RejectClaim } };
    for (const auto &[button, action] : both) {
        rulings->addWidget(button, 1);
        connect(button, &QToolButton::clicked, this, [this, chosen = action] { emit ordered(chosen, std::nullopt); });
    }
    column->addWidget(m_rulings);
    column->addLayout(m_seatLayout);
    column->addWidget(m_state);
    column->addWidget(m_board, 1);
    column->addStretch(); // where the board is hidden
    connect(m_stop, &QToolButton::clicked, this, &DeskGame::stopOrGoWanted);
    connect(m_back, &QToolButton::clicked, this, &DeskGame::backWanted);
    connect(m_board, &BoardWidget::pointActivated, this, &DeskGame::pointActivated);
    // Not the button's own shortcut, which would press it a moment later, after the next key.
    for (std::size_t i = 0; i < std::size(Keys); ++i) {
        auto *shortcut = new QShortcut(Keys[i], this);
        connect(shortcut, &QShortcut::activated, this, [this, i] {
            if (QToolButton *pressed = keyedButtons()[i]; pressed->isVisible())
                pressed->click();
        });
    }
    arrangeSeats(m_left);
    onLanguage(*this, [this] { retranslate(); });
}

DeskGame::SeatPanel DeskGame::makeSeat(Seat seat)
{
    const bool isA = seat == Seat::A;
    SeatPanel panel;
    panel.whole = new QWidget;
    panel.clock = new JournalReplayClock;
    panel.give = new BigButton(isA ? "giveA" : "giveB");
    panel.warn = new BigButton(isA ? "warnA" : "warnB");
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(4);
    const std::pair<QToolButton *, ArbiterOrder> actions[] { { panel.give, ArbiterOrder::GiveTime },
        { panel.warn, ArbiterOrder::WarnPlayer } };
    for (const auto &[button, action] : actions) {
        buttons->addWidget(button, 1);
        connect(button, &QToolButton::clicked, this, [this, chosen = action, seat] { emit ordered(chosen, seat); });
    }
    panel.amounts = new QWidget;
    auto *amounts = new QHBoxLayout(panel.amounts);
    amounts->setContentsMargins(0, 0, 0, 0);
    amounts->setSpacing(4);
    for (const clock::Duration amount : Amounts) {
        const QString name = QString::fromStdString(clock::toText(amount));
        auto *button = new BigButton(qPrintable((isA ? QStringLiteral("giveA") : QStringLiteral("giveB")) + name));
        button->setProperty("tight", true);
        button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        amounts->addWidget(button, 1);
        connect(button, &QToolButton::clicked, this, [this, amount, seat] { emit timeWanted(seat, amount); });
    }
    auto *column = new QVBoxLayout(panel.whole);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(panel.clock);
    column->addLayout(buttons);
    column->addWidget(panel.amounts);
    return panel;
}

std::vector<QToolButton *> DeskGame::keyedButtons() const
{
    const SeatPanel &left = m_seats[m_left];
    const SeatPanel &right = m_seats[otherSeat(m_left)];
    return { m_stop, left.give, right.give, left.warn, right.warn, m_uphold, m_reject };
}

void DeskGame::arrangeSeats(Seat left)
{
    m_left = left;
    QWidget *last = nullptr;
    for (const Seat seat : { left, otherSeat(left) }) {
        const SeatPanel &panel = m_seats[seat];
        m_seatLayout->removeWidget(panel.whole);
        m_seatLayout->addWidget(panel.whole, 1);
        QList<QWidget *> stops { panel.give, panel.warn };
        for (QToolButton *amount : panel.amounts->findChildren<QToolButton *>(Qt::FindDirectChildrenOnly))
            stops += amount;
        for (QWidget *stop : stops) {
            if (last)
                setTabOrder(last, stop);
            last = stop;
        }
    }
    const auto keyed = keyedButtons();
    for (std::size_t i = 0; i < keyed.size(); ++i)
        keyed[i]->setToolTip(QKeySequence(Keys[i]).toString(QKeySequence::NativeText));
}

// True if both clocks are stopped and only the arbiter's word is missing.
bool DeskGame::mayResume(const match::Match &match)
{
    return !match.isOver() && match.phase() != match::Phase::Flagged && !match.pendingClaim();
}

void DeskGame::showGame(const match::Match &match, const ProofPanel *verdict)
{
    m_names = text::namesOf(match.setup());
    if (match.left() != m_left)
        arrangeSeats(match.left());
    m_runs = match.clock().isRunning();
    m_rulings->setVisible(match.pendingClaim().has_value());
    m_stop->setEnabled(m_runs || mayResume(match));
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
    if (verdict && match.pendingClaim())
        verdict->layMarks(picture);
    m_board->setPicture(picture);
    retranslate();
}

void DeskGame::showClocks(const match::Match &match, clock::Moment now)
{
    for (const Seat seat : BothSeats)
        m_seats[seat].clock->show(
            m_names[seat], match.sideOf(seat), match.clock().reading(seat, now), match.clock().control(seat));
}

void DeskGame::setNarrow(bool narrow, bool low)
{
    setMaximumWidth(narrow ? QWIDGETSIZE_MAX : WidestBeside);
    m_board->setVisible(!narrow && !low);
    m_state->setVisible(!narrow || !low);
    for (const Seat seat : BothSeats)
        m_seats[seat].clock->setBrief(true);
    m_hasRoomForAmounts = !narrow && !low;
    arrangeAmounts();
}

// Hides the amounts where large text would make them overlap; the button above offers any time. Their size is compared
// with the most room that the desk gives a seat, so that showing them never creates that room.
void DeskGame::arrangeAmounts()
{
    const bool isBeside = m_seatLayout->direction() == QBoxLayout::LeftToRight;
    const int room = isBeside ? (WidestBeside - m_seatLayout->spacing()) / 2 : WidestBeside;
    for (const Seat seat : BothSeats) {
        const SeatPanel &panel = m_seats[seat];
        int wanted = 0;
        for (const auto *button : panel.amounts->findChildren<QToolButton *>(Qt::FindDirectChildrenOnly))
            wanted += button->sizeHint().width() + panel.amounts->layout()->spacing();
        panel.amounts->setVisible(m_hasRoomForAmounts && wanted <= room);
    }
}

// Puts the buttons below each other where they would be cut.
void DeskGame::arrangeRulings()
{
    const int wanted = 2 * std::max(m_uphold->sizeHint().width(), m_reject->sizeHint().width()) + 4;
    m_rulingRow->setDirection(wanted <= width() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

// A change of font size changes the widths needed.
bool DeskGame::event(QEvent *event)
{
    const bool isDone = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest)
        arrangeAmounts();
    return isDone;
}

void DeskGame::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrangeRulings();
}

void DeskGame::retranslate()
{
    m_back->setText(tr("Back to the table"));
    m_stop->setText(m_runs ? tr("Stop both clocks") : tr("Resume"));
    m_uphold->setText(tr("Uphold the claim"));
    m_reject->setText(tr("Reject the claim"));
    arrangeRulings();
    m_board->setAccessibleName(tr("Position from the record"));
    for (const Seat seat : BothSeats) {
        m_seats[seat].give->setText(tr("+ Time"));
        m_seats[seat].warn->setText(tr("Warn"));
        m_seats[seat].give->setAccessibleName(tr("Add time for %1").arg(m_names[seat]));
        m_seats[seat].warn->setAccessibleName(tr("Warn %1").arg(m_names[seat]));
        const auto buttons = m_seats[seat].amounts->findChildren<QToolButton *>(Qt::FindDirectChildrenOnly);
        for (qsizetype i = 0; i < buttons.size(); ++i) {
            buttons[i]->setText(QLatin1Char('+') + QString::fromStdString(clock::faceText(Amounts[i])));
            //: Button: %1 is a time such as "2 minutes", %2 a player.
            buttons[i]->setAccessibleName(tr("Add %1 for %2").arg(text::durationText(Amounts[i]), m_names[seat]));
            buttons[i]->setToolTip(buttons[i]->accessibleName());
        }
    }
    arrangeAmounts();
}

} // namespace kagetsu::ui
