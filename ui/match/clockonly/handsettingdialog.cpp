// SPDX-License-Identifier: MIT
#include "ui/match/clockonly/handsettingdialog.h"

#include "clock/facetext.h"
#include "text/match/setup.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/tablebutton.h"
#include "ui/match/clock/clockwords.h"
#include "ui/match/clockonly/seatsetting.h"
#include "ui/match/newgame/choicechips.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>

namespace kagetsu::ui {

namespace {

// Width in letters per line from which the two are side by side.
constexpr int WideLetters = 70;

QString idOf(Seat seat)
{
    return seat == Seat::A ? QStringLiteral("a") : QStringLiteral("b");
}

} // namespace

HandSettingDialog::HandSettingDialog(const match::Match &match, clock::Moment now, Seat left, QWidget *parent)
    : QDialog(parent)
    , m_match(match)
    , m_now(now)
    , m_sides(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_turn(new ChoiceChips)
    , m_told(new QLabel)
    , m_take(new TableButton(this))
{
    setObjectName(QStringLiteral("handSetting"));
    setWindowTitle(tr("Set clocks by hand"));
    const text::Names names = text::namesOf(match.setup());
    m_sides->setSpacing(10);
    for (const Seat seat : { left, otherSeat(left) }) {
        m_settings[seat] = new SeatSetting(names[seat], match.clock().control(seat), match.clock().reading(seat, now));
        m_settings[seat]->setObjectName(QStringLiteral("setting-") + idOf(seat));
        m_sides->addWidget(m_settings[seat], 1);
        connect(m_settings[seat], &SeatSetting::changed, this, &HandSettingDialog::follow);
    }
    auto *turn = new QLabel(tr("Whose clock runs next?"));
    turn->setProperty("head", true);
    m_turn->setObjectName(QStringLiteral("setTurn"));
    QList<ChoiceChips::Chip> chips;
    for (const Seat seat : { left, otherSeat(left) })
        chips.append({ idOf(seat), names[seat], {} });
    m_turn->setChips(chips);
    m_turn->setCurrent(idOf(match.toAct().value_or(Seat::A)));
    connect(m_turn, &ChoiceChips::chosen, this, &HandSettingDialog::follow);
    m_told->setObjectName(QStringLiteral("setTold"));
    m_told->setWordWrap(true);
    m_told->setProperty("muted", true);

    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(14, 14, 14, 4);
    column->setSpacing(10);
    column->addLayout(m_sides);
    column->addWidget(turn);
    column->addWidget(m_turn);
    column->addWidget(m_told);
    column->addStretch(1);
    auto *scroll = new QScrollArea(this);
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    m_take->setObjectName(QStringLiteral("takeSetting"));
    //: Button: what was set by hand counts from now on.
    m_take->setText(tr("Set both clocks"));
    m_take->setWeight(TableButton::Weight::Main);
    connect(m_take, &TableButton::clicked, this, &HandSettingDialog::accept);
    auto *cancel = new TableButton(this);
    cancel->setObjectName(QStringLiteral("cancelSetting"));
    cancel->setText(tr("Cancel"));
    connect(cancel, &TableButton::clicked, this, &HandSettingDialog::reject);
    for (TableButton *button : { m_take, cancel })
        button->setAccessibleName(button->text());
    auto *bottom = new QHBoxLayout;
    bottom->setContentsMargins(14, 4, 14, 12);
    bottom->setSpacing(8);
    bottom->addWidget(cancel);
    bottom->addStretch();
    bottom->addWidget(m_take);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(scroll, 1);
    layout->addLayout(bottom);
    setMinimumWidth(300);
    fitDialog(*this);
    follow();
    const int letter = letterWidth(fontMetrics());
    const QSize room = parent ? parent->window()->size() - QSize(16, 32) : QSize(800, 700);
    resize(QSize(std::min(110 * letter, room.width()), 1));
    resizeEvent(nullptr);
    content->layout()->activate();
    const int height = content->layout()->sizeHint().height() + m_take->sizeHint().height() + 32;
    resize(QSize(width(), height).boundedTo(room));
    m_settings[left]->time()->setFocus();
    m_settings[left]->time()->selectAll();
}

QString HandSettingDialog::standing(const match::Match &match, Seat seat) const
{
    const clock::Reading reading = match.clock().reading(seat, m_now);
    const clock::TimeControl &control = match.clock().control(seat);
    QStringList parts { clockDigits(reading, control, clock::NoTenths), restText(reading, control),
        counterText(reading.turns) };
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

void HandSettingDialog::follow()
{
    HandSetting setting;
    bool isReadable = true;
    for (const Seat seat : BothSeats) {
        const auto read = m_settings[seat]->setting();
        isReadable = isReadable && read;
        setting.clocks[seat] = read.value_or(clock::ClockSetting());
    }
    setting.turn = m_turn->current() == idOf(Seat::A) ? Seat::A : Seat::B;
    m_orders = isReadable ? ordersOf(setting, m_match) : std::vector<match::Intervention>();
    const std::optional<match::Match> after = afterOrders(m_orders, m_match, m_now);
    for (const Seat seat : BothSeats) {
        const QString before = standing(m_match, seat);
        const QString then = after ? standing(*after, seat) : before;
        const bool isChange = then != before;
        if (!m_settings[seat]->setting())
            m_settings[seat]->setChange(tr("Enter hours, minutes and seconds, such as 0:15:00."), /*isChange=*/true);
        else if (isChange)
            //: What is on a clock, and what would be there.
            m_settings[seat]->setChange(tr("%1  →  %2").arg(before, then), isChange);
        else
            m_settings[seat]->setChange(before, isChange);
    }
    const text::Names names = text::namesOf(m_match.setup());
    const std::optional<Seat> turn = m_match.toAct();
    if (!isReadable || m_orders.empty())
        m_told->setText(tr("Nothing has been changed yet."));
    else if (!after)
        m_told->setText(tr("The clocks cannot be set to these values."));
    else if (after->isOver())
        m_told->setText(tr("This ends the game at once."));
    else if (setting.turn != turn && turn)
        //: Two players: whose clock was running, and whose will.
        m_told->setText(tr("The turn goes from %1 to %2. Both clocks are stopped until you resume.")
                            .arg(names[*turn], names[*setting.turn]));
    else
        m_told->setText(tr("Both clocks are stopped until you resume."));
    m_take->setEnabled(!m_orders.empty() && after);
}

void HandSettingDialog::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isEnter)
        QDialog::keyPressEvent(event);
    else if (m_take->isEnabled() && !event->isAutoRepeat())
        accept();
}

void HandSettingDialog::resizeEvent(QResizeEvent *event)
{
    if (event)
        QDialog::resizeEvent(event);
    const bool isWide = width() >= WideLetters * letterWidth(fontMetrics());
    m_sides->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

} // namespace kagetsu::ui
