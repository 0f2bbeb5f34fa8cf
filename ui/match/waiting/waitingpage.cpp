// SPDX-License-Identifier: MIT
#include "ui/match/waiting/waitingpage.h"

#include "text/common/foreigntext.h"
#include "text/common/moments.h"
#include "text/match/doublegame.h"
#include "text/match/setup.h"
#include "text/preset/presets.h"
#include "text/record/result.h"
#include "text/rules/rules.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/style/skin.h"
#include "ui/controls/tablebutton.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/match/waiting/beginningfield.h"

#include <QBoxLayout>
#include <QDateTime>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QScrollArea>
#include <QTimer>

#include <algorithm>

namespace kagetsu::ui {

using clock::Duration;

namespace {

constexpr int StackBelow = 620; // pixels of width for the two cards side by side

// Returns whole seconds passed as "3:05" or "1:03:05".
QString watchText(Duration time)
{
    const std::int64_t seconds = std::chrono::abs(time) / clock::Second;
    const auto two = [](std::int64_t value) { return QStringLiteral("%1").arg(value, 2, 10, QLatin1Char('0')); };
    const std::int64_t minutes = seconds / 60;
    const QString tail = two(seconds % 60);
    return minutes < 60 ? QStringLiteral("%1:%2").arg(minutes).arg(tail)
                        : QStringLiteral("%1:%2:%3").arg(minutes / 60).arg(two(minutes % 60), tail);
}

} // namespace

WaitingPage::WaitingPage(const host::TimeSource *time, QWidget *parent)
    : Page(parent)
    , m_time(time)
    , m_clock(&m_clocks.try_emplace(std::string(), *time).first->second)
    , m_timer(new QTimer(this))
    , m_title(wrappedLabel("waitingTitle", this))
    , m_players(wrappedLabel("waitingPlayers", this))
    , m_schedule(new BeginningField(this))
    , m_count(wrappedLabel("waitingCount", this))
    , m_clockSet(new QFrame(this))
    , m_clockSetText(wrappedLabel("clockSetText", m_clockSet))
    , m_keepTime(new TableButton(m_clockSet))
    , m_takeTime(new TableButton(m_clockSet))
    , m_cardLayout(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_status(wrappedLabel("waitingStatus", this))
    , m_rules(wrappedLabel("waitingRules", this))
    , m_drop(new TableButton(this))
    , m_start(new TableButton(this))
{
    setObjectName(QStringLiteral("waitingPage"));
    setFocusPolicy(Qt::StrongFocus);
    m_drop->setObjectName(QStringLiteral("dropWaiting"));
    m_start->setObjectName(QStringLiteral("startWaiting"));
    m_start->setWeight(TableButton::Weight::Main);
    m_rules->setProperty("muted", true);
    m_status->setProperty("head", true);
    for (QLabel *label : { m_title, m_players, m_count, m_clockSetText, m_status, m_rules })
        label->setAlignment(Qt::AlignHCenter);
    layOut();
    connectParts();
}

void WaitingPage::layOut()
{
    m_clockSet->setObjectName(QStringLiteral("clockSet"));
    m_clockSet->setProperty("card", true);
    m_keepTime->setObjectName(QStringLiteral("keepTime"));
    m_takeTime->setObjectName(QStringLiteral("takeTime"));
    auto *answers = new QHBoxLayout;
    answers->setSpacing(8);
    answers->addStretch();
    answers->addWidget(m_keepTime);
    answers->addWidget(m_takeTime);
    answers->addStretch();
    auto *question = new QVBoxLayout(m_clockSet);
    question->setContentsMargins(14, 10, 14, 14);
    question->addWidget(m_clockSetText);
    question->addLayout(answers);
    m_clockSet->hide();

    m_cardLayout->setSpacing(12);
    for (const Seat seat : BothSeats) {
        m_cards[seat] = makeCard(seat);
        m_cardLayout->addWidget(m_cards[seat].whole, 1);
    }
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->setContentsMargins(14, 6, 14, 14);
    buttons->addStretch();
    buttons->addWidget(m_drop);
    buttons->addWidget(m_start);
    buttons->addStretch();

    auto *content = new QWidget;
    content->setObjectName(QStringLiteral("waitingContent"));
    auto *column = new QVBoxLayout;
    column->setSpacing(12);
    column->addStretch(2);
    for (QWidget *part : std::initializer_list<QWidget *> { m_title, m_players, m_schedule, m_count, m_clockSet })
        column->addWidget(part);
    column->addLayout(m_cardLayout);
    column->addWidget(m_status);
    column->addWidget(m_rules);
    column->addStretch(1);
    auto *row = new QHBoxLayout(content);
    row->setContentsMargins(14, 14, 14, 14);
    row->addStretch(1);
    row->addLayout(column, 8);
    row->addStretch(1);
    auto *scroll = new QScrollArea(this);
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(scroll, 1);
    whole->addLayout(buttons); // visible however low the window is
}

void WaitingPage::connectParts()
{
    m_timer->setObjectName(QStringLiteral("waitingTimer"));
    m_timer->setSingleShot(true);
    m_timer->setTimerType(Qt::PreciseTimer);
    connect(m_timer, &QTimer::timeout, this, &WaitingPage::sync);
    connect(m_schedule, &BeginningField::chosen, this, &WaitingPage::schedule);
    connect(m_schedule, &BeginningField::orderWanted, this, [this] { emit orderWanted(*m_game.scheduled, now()); });
    connect(m_keepTime, &TableButton::clicked, this, [this] { decideTime(/*follows=*/false); });
    connect(m_takeTime, &TableButton::clicked, this, [this] { decideTime(/*follows=*/true); });
    connect(m_start, &TableButton::clicked, this, &WaitingPage::start);
    connect(m_drop, &TableButton::clicked, this, [this] { emit droppedWanted(m_game.setup.id); });
    onLanguage(*this, [this] {
        retranslate();
        emit stateChanged();
    });
}

WaitingPage::SeatCard WaitingPage::makeCard(Seat seat)
{
    const bool isA = seat == Seat::A;
    auto *frame = new QFrame;
    frame->setProperty("card", true);
    SeatCard card;
    card.whole = frame;
    card.name = wrappedLabel(isA ? "waitingNameA" : "waitingNameB", frame);
    card.name->setProperty("head", true);
    card.role = wrappedLabel(isA ? "waitingRoleA" : "waitingRoleB", frame);
    card.role->setProperty("muted", true);
    card.here = new BigButton(isA ? "hereA" : "hereB");
    card.here->setCheckable(true);
    card.here->setMinimumHeight(64);
    card.here->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    card.lateness = wrappedLabel(isA ? "latenessA" : "latenessB", frame);
    card.charge = wrappedLabel(isA ? "chargeA" : "chargeB", frame);
    card.charge->setProperty("muted", true);
    auto *column = new QVBoxLayout(frame);
    column->setContentsMargins(14, 10, 14, 14);
    column->setSpacing(6);
    for (QWidget *part :
        std::initializer_list<QWidget *> { card.name, card.role, card.here, card.lateness, card.charge })
        column->addWidget(part);
    connect(card.here, &QToolButton::clicked, this, [this, seat] { toggle(seat); });
    return card;
}

void WaitingPage::wait(const journal::WaitingGame &game)
{
    m_game = game;
    m_clock = &m_clocks.try_emplace(game.setup.id, *m_time).first->second;
    if (m_game.scheduled)
        m_schedule->setMoment(*m_game.scheduled);
    retranslate();
    emit stateChanged();
    leadOn();
}

// Moves the focus to a player who is still away, then to the start.
void WaitingPage::leadOn()
{
    const bool bothHere = m_game.came.a && m_game.came.b;
    QWidget *next = bothHere ? static_cast<QWidget *>(m_start) : m_cards[m_game.came.a ? Seat::B : Seat::A].here;
    next->setFocus(Qt::OtherFocusReason);
}

std::int64_t WaitingPage::now() const
{
    return m_clock->now();
}

void WaitingPage::decideTime(bool follows)
{
    const std::optional<Duration> by = m_clock->set();
    if (!by)
        return;
    if (follows) {
        // Players who have arrived keep their waiting time.
        for (const Seat seat : BothSeats) {
            if (m_game.came[seat])
                *m_game.came[seat] += by->count();
        }
        m_clock->follow();
    } else {
        m_clock->stay();
    }
    m_game.clockSets.push_back({ now(), by->count(), follows });
    emit changed(m_game);
    sync();
    leadOn();
}

void WaitingPage::syncClockSet()
{
    const std::optional<Duration> by = m_game.scheduled ? m_clock->set() : std::nullopt;
    m_clockSet->setVisible(by.has_value());
    if (!by)
        return;
    const auto shown = [](std::int64_t moment) {
        return text::shortTime(QDateTime::fromMSecsSinceEpoch(moment).time());
    };
    const QString here = shown(now());
    const QString there = shown(now() + by->count());
    //: Somebody set the clock of the computer; %1 is a length of time, %2 the time of day by the waiting room.
    m_clockSetText->setText((*by > Duration { 0 }
            ? tr("The computer's clock was set forward by %1. Going by the time that has passed, it is %2.")
            : tr("The computer's clock was set back by %1. Going by the time that has passed, it is %2."))
            .arg(watchText(*by), here));
    //: Buttons that choose between two times of day.
    const QString keep = tr("Keep %1").arg(here);
    const QString take = tr("Change to %1").arg(there);
    for (const auto &[button, text] : { std::pair(m_keepTime, keep), std::pair(m_takeTime, take) }) {
        button->setText(text);
        button->setAccessibleName(text);
    }
}

void WaitingPage::schedule(std::int64_t moment)
{
    m_game.scheduled = moment;
    m_schedule->setMoment(moment);
    emit changed(m_game);
    sync();
}

void WaitingPage::moveBeginning(std::int64_t moment, const QString &reason)
{
    m_game.moved.push_back({ now(), *m_game.scheduled, reason.toStdString() });
    schedule(moment);
    leadOn();
}

void WaitingPage::toggle(Seat seat)
{
    std::optional<std::int64_t> &came = m_game.came[seat];
    if (came)
        m_game.undone.push_back({ seat, *came, now() });
    came = came ? std::nullopt : std::optional(now());
    emit changed(m_game);
    sync();
    leadOn();
}

// Called for a key, which may be pressed twice: the first arrival counts, and only the button takes it back.
void WaitingPage::arrive(Seat seat)
{
    if (!m_game.came[seat])
        toggle(seat);
}

void WaitingPage::start()
{
    if (m_start->isEnabled())
        emit startWanted(journal::setupAt(now(), m_game));
}

QString WaitingPage::caption() const
{
    return text::gameCaption(m_game.setup);
}

QString WaitingPage::title() const
{
    return text::gameTitle(m_game.setup, m_game.setup.left);
}

QString WaitingPage::statusText() const
{
    const text::Names names = text::namesOf(m_game.setup);
    const bool bothHere = m_game.came.a && m_game.came.b;
    if (!m_game.scheduled)
        return bothHere ? tr("Both are here. The game can begin.")
                        : tr("The game begins as soon as both are ready. Nobody is late.");
    if (m_clock->set())
        return tr("First choose which time counts.");
    const match::Waiting waiting = journal::waitingAt(now(), m_game);
    if (waiting.isOver)
        // Before any step of the opening, Black belongs to the opener.
        return text::resultText(match::resultOf(waiting, m_game.setup.lateness, Seat::A), names.a, names.b);
    if (bothHere)
        return tr("Both are here. The game can begin.");
    if (now() < *m_game.scheduled)
        return tr("No clock runs before the start.");
    if (!waiting.running)
        return tr("Neither player is here. No clock runs until one of them arrives.");
    if (!m_game.came.a && !m_game.came.b)
        return tr(
            "Neither player is here. The clock of %1, who acts first, is running, and its time counts against both.")
            .arg(names.a);
    if (m_game.came.a)
        return tr("%1 is not here, and this player's clock is running. %2 may begin.").arg(names.b, names.a);
    return tr("%1 is not here, and this player's clock is running.").arg(names[*waiting.running]);
}

void WaitingPage::sync()
{
    match::Waiting waiting;
    if (m_game.scheduled) {
        waiting = journal::waitingAt(now(), m_game);
        Duration since(now() - *m_game.scheduled);
        if (waiting.isOver) // the count stops there
            since = std::min(since, m_game.setup.lateness.limit);
        m_schedule->setPassed(since >= Duration { 0 });
        m_count->setText(since < Duration { 0 }
                ? tr("%1 until the start").arg(watchText(clock::Second - Duration { 1 } - since))
                : tr("%1 since the start").arg(watchText(since)));
    }
    syncClockSet();
    for (const Seat seat : BothSeats)
        syncCard(seat, waiting);
    m_status->setText(statusText());
    const bool bothHere = m_game.came.a && m_game.came.b;
    const bool isDecided = !m_game.scheduled || !m_clock->set();
    m_start->setEnabled(isDecided && (waiting.isOver || journal::mayBegin(now(), m_game)));
    const QString text =
        //: Button of the waiting room when a player is too late: the game ends without being played.
        waiting.isOver ? tr("Record the result")
        : m_start->isEnabled() && !bothHere
        //: Button: the opener begins; %1 is the player who is late.
        ? tr("Begin without %1").arg(text::namesOf(m_game.setup).b)
        : tr("Start the game");
    if (text != m_start->text()) {
        m_start->setText(text);
        m_start->setAccessibleName(text);
    }
    wakeLater(waiting);
}

// Wakes at the next full second, or when somebody becomes too late. At other times, without a schedule, and once the
// game is decided, nothing visible can change.
void WaitingPage::wakeLater(const match::Waiting &waiting)
{
    if (!isVisible() || !m_game.scheduled || waiting.isOver) {
        m_timer->stop();
        return;
    }
    const match::LatenessRules &rules = m_game.setup.lateness;
    const Duration since(now() - *m_game.scheduled);
    const Duration within = since % clock::Second;
    Duration next = within < Duration { 0 } ? -within : clock::Second - within;
    const Duration tooLate = rules.limit + Duration { rules.inclusive ? 0 : 1 } - since;
    if (tooLate > Duration { 0 })
        next = std::min(next, tooLate);
    m_timer->start(next);
}

void WaitingPage::syncCard(Seat seat, const match::Waiting &waiting)
{
    const SeatCard &card = m_cards[seat];
    const std::optional<std::int64_t> &came = m_game.came[seat];
    card.here->setChecked(came.has_value());
    if (!m_game.scheduled) {
        card.lateness->setText(came ? tr("Here.") : tr("Not here yet."));
        card.charge->clear();
        return;
    }
    const Duration late(came.value_or(now()) - *m_game.scheduled);
    const bool isLate = late > Duration { 0 };
    if (waiting.isOut[seat])
        card.lateness->setText(
            came ? tr("Too late: arrived %1 after the start.").arg(watchText(late)) : tr("Too late, and not here."));
    else if (came)
        card.lateness->setText(isLate ? tr("Arrived %1 late.").arg(watchText(late)) : tr("Here on time."));
    else
        card.lateness->setText(isLate ? tr("Not here, %1 late so far.").arg(watchText(late)) : tr("Not here yet."));
    const Duration charged = waiting.charged[seat];
    card.charge->setText(waiting.isOut[seat] || charged == Duration { 0 } ? QString()
            : came ? tr("%1 will be deducted from the clock.").arg(watchText(charged))
                   : tr("%1 would be deducted from the clock.").arg(watchText(charged)));
}

void WaitingPage::retranslate()
{
    const text::Names names = text::namesOf(m_game.setup);
    m_title->setText(tr("Waiting room"));
    //: %1 and %2 are the players.
    const QString players = tr("%1 against %2").arg(names.a, names.b);
    const QString game = text::gameOfTwoText(m_game.setup);
    m_players->setText(game.isEmpty() ? players : QStringLiteral("%1 · %2").arg(players, game));
    const auto name = [](TableButton *button, const QString &text, const QString &spoken) {
        button->setText(text);
        button->setAccessibleName(spoken);
    };
    //: Button: this game is not played after all.
    name(m_drop, tr("Cancel game"), tr("Cancel game"));
    for (const Seat seat : BothSeats) {
        const SeatCard &card = m_cards[seat];
        card.name->setText(names[seat]);
        card.role->setText(seat == Seat::A ? tr("Opens the game and acts first.") : tr("Waits for the opening."));
        //: Button and key by which a player says that he has come: "Aoki is here (1)".
        const QString here = tr("%1 is here (%2)").arg(names[seat], QString::number(seat == Seat::A ? 1 : 2));
        card.here->setText(text::withoutMarks(here));
        card.here->setAccessibleName(here);
    }
    m_schedule->setVisible(m_game.scheduled.has_value());
    m_count->setVisible(m_game.scheduled.has_value());
    m_rules->setVisible(m_game.scheduled.has_value());
    m_rules->setText(text::latenessText(m_game.setup.lateness));
    sync();
}

void WaitingPage::paintEvent(QPaintEvent *event)
{
    QPainter(this).fillRect(event->rect(), theme().window);
}

void WaitingPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    const bool wide = width() >= StackBelow;
    m_cardLayout->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    const auto sized = [this](QLabel *label, qreal factor) {
        QFont large = font();
        large.setPointSizeF(font().pointSizeF() * factor);
        large.setWeight(QFont::DemiBold);
        label->setFont(large);
    };
    sized(m_title, 1.8);
    sized(m_count, wide ? 2.6 : 1.8);
    for (const Seat seat : BothSeats)
        sized(m_cards[seat].name, 1.3);
}

void WaitingPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_1)
        arrive(Seat::A);
    else if (event->key() == Qt::Key_2)
        arrive(Seat::B);
    else
        Page::keyPressEvent(event);
}

void WaitingPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    sync();
}

void WaitingPage::hideEvent(QHideEvent *event)
{
    Page::hideEvent(event);
    m_timer->stop();
}

} // namespace kagetsu::ui
