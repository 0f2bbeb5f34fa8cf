// SPDX-License-Identifier: MIT
#include "ui/clockonly/clockpage.h"

#include "ui/board/inforce.h"
#include "ui/clockonly/clockbar.h"
#include "ui/clockonly/notebar.h"
#include "ui/look/controls/tablebutton.h"
#include "ui/match/clock/clockwords.h"
#include "wording/journal/faults.h"
#include "wording/match/awaited.h"
#include "wording/match/doublegame.h"
#include "wording/match/setup.h"
#include "wording/match/sleep.h"
#include "wording/record/result.h"
#include "wording/rules/rules.h"
#include "wording/text/sentences.h"

#include <QCoreApplication>

#include <algorithm>

namespace kagetsu::ui {

using match::Phase;

ClockPage::ClockPage(session::MatchHost *host, QWidget *parent)
    : Page(parent)
    , m_host(host)
    , m_redraw([this] { sync(); })
    , m_bar(new ClockBar(this))
    , m_notes(new NoteBar(host, this))
    , m_start(m_bar->addButton("startClock"))
    , m_arrived(m_bar->addButton("arrivedClock"))
    , m_pause(m_bar->addButton("pauseClock"))
    , m_stop(m_bar->addButton("stopBothClocks"))
    , m_desk(m_bar->addButton("deskClock"))
    , m_set(m_bar->addButton("setByHand"))
    , m_undo(m_bar->addButton("undoSetting"))
    , m_count(m_bar->addButton("countSleepClock"))
    , m_time(m_bar->addButton("claimTimeClock"))
    , m_result(m_bar->addButton("resultClock"))
    , m_colours(m_bar->addButton("exchangeColours"))
    , m_noting(m_bar->addButton("noteMoves"))
    , m_second(m_bar->addButton("secondGameClock"))
    , m_new(m_bar->addButton("newClock"))
    , m_protocol(m_bar->addButton("protocolClock"))
    , m_seats(m_bar->addButton("changePlaces"))
    , m_layout(m_bar->addButton("clockLayout"))
    , m_full(m_bar->addButton("clockFullScreen"))
{
    setObjectName(QStringLiteral("clockPage"));
    setFocusPolicy(Qt::StrongFocus);
    for (const Seat seat : BothSeats) {
        m_faces[seat] = new ClockFace(this);
        m_faces[seat]->setDigitsFirst(true);
        m_faces[seat]->setCounter(true);
        m_faces[seat]->setObjectName(seat == Seat::A ? QStringLiteral("clockA") : QStringLiteral("clockB"));
        connect(m_faces[seat], &ClockFace::pressed, this, [this, seat] {
            setFocus(Qt::MouseFocusReason);
            press(seat);
        });
    }
    shareFigures(m_faces.a, m_faces.b);
    for (const Seat seat : BothSeats) {
        m_calls[seat] = new TableButton(this);
        m_calls[seat]->setObjectName(seat == Seat::A ? QStringLiteral("callA") : QStringLiteral("callB"));
        m_calls[seat]->setFocusPolicy(Qt::TabFocus);
        m_calls[seat]->setSign(TableIcon::Pause);
        connect(m_calls[seat], &TableButton::clicked, this, [this, seat] { give(match::CallArbiter { seat }); });
    }
    m_start->setWeight(TableButton::Weight::Main);
    m_start->setSign(TableIcon::Play);
    m_time->setSign(TableIcon::Flag);
    m_colours->setSign(TableIcon::Swap);
    m_noting->setCheckable(true);
    m_notes->hide();

    connect(m_start, &TableButton::clicked, this, &ClockPage::pressRunning);
    m_arrived->setWeight(TableButton::Weight::Main);
    connect(m_arrived, &TableButton::clicked, this, [this] {
        if (const std::optional<Seat> awaited = m_host->match().awaited())
            give(match::Arrive { *awaited });
        setFocus(Qt::OtherFocusReason);
    });
    connect(m_pause, &TableButton::clicked, this, &ClockPage::pauseOrResume);
    m_stop->setSign(TableIcon::Pause);
    connect(m_stop, &TableButton::clicked, this, &ClockPage::pauseOrResume);
    connect(m_desk, &TableButton::clicked, this, &ClockPage::arbiterWanted);
    connect(m_set, &TableButton::clicked, this, &ClockPage::handSettingWanted);
    connect(m_undo, &TableButton::clicked, this, &ClockPage::undoSetting);
    connect(m_count, &TableButton::clicked, this, &ClockPage::countSleep);
    connect(m_time, &TableButton::clicked, this, &ClockPage::claimTime);
    connect(m_result, &TableButton::clicked, this, &ClockPage::askResult);
    connect(m_colours, &TableButton::clicked, this, [this] { give(match::ExchangeColours {}); });
    connect(m_noting, &TableButton::toggled, this, [this](bool shown) {
        m_notes->setVisible(shown);
        m_redraw.due();
        shown ? m_notes->takeKeys() : setFocus(Qt::OtherFocusReason);
    });
    connect(m_notes, &NoteBar::left, this, [this] { setFocus(Qt::OtherFocusReason); });
    m_second->setWeight(TableButton::Weight::Main);
    connect(m_second, &TableButton::clicked, this, [this] { emit secondGameWanted(otherSeat(seatAtLeft())); });
    connect(m_new, &TableButton::clicked, this, &ClockPage::newClockWanted);
    connect(m_protocol, &TableButton::clicked, this, &ClockPage::protocolWanted);
    connect(m_seats, &TableButton::clicked, this, [this] {
        m_exchanged = !m_exchanged;
        place();
    });
    connect(m_layout, &TableButton::clicked, this, [this] {
        setPlaces(m_places == ClockPlaces::Facing ? ClockPlaces::SideBySide : ClockPlaces::Facing);
        emit placesChanged(m_places);
    });
    connect(m_full, &TableButton::clicked, this, &ClockPage::fullScreenWanted);

    connect(m_host, &session::MatchHost::matchChanged, this, &ClockPage::takeUpMatch);
    connect(m_host, &session::MatchHost::happened, this, [this](const match::Events &events) {
        if (events.size() == 1 && match::isRoutine(events.front().what))
            return;
        m_refusal.clear();
        m_countPressed = false;
        m_setOrders = std::min(m_setOrders, m_host->match().undoableOrders());
        m_redraw.due();
    });
    const auto redraw = [this] { m_redraw.due(); };
    connect(m_host, &session::MatchHost::journalFailed, this, redraw);
    connect(m_host, &session::MatchHost::journalRecovered, this, redraw);
    retranslate();
    takeUpMatch();
    onChange(*this, QEvent::LanguageChange, [this] {
        retranslate();
        m_redraw.due();
    });
}

const match::MatchSetup &ClockPage::setup() const
{
    return m_waiting ? *m_waiting : m_host->match().setup();
}

void ClockPage::prepare(const match::MatchSetup &setup, Seat left)
{
    m_waiting = setup;
    m_exchanged = left == Seat::B;
    const clock::Clock clock(setup.time);
    for (const Seat seat : BothSeats)
        m_faces[seat]->setWidest({}); // of another match
    for (const Seat seat : BothSeats)
        m_faces[seat]->setSource(
            [reading = clock.reading(seat, clock::Moment { 0 })] { return reading; }, setup.time[seat]);
    m_noting->setChecked(false);
    m_redraw.due();
    setFocus(Qt::OtherFocusReason);
}

void ClockPage::takeUpMatch()
{
    m_waiting.reset();
    m_refusal.clear();
    m_setOrders = 0;
    for (const Seat seat : BothSeats) {
        m_faces[seat]->setSource(m_host->hasMatch()
                ? ClockFace::Source([host = m_host, seat] { return host->reading(seat); })
                : ClockFace::Source(),
            m_host->match().clock().control(seat));
    }
    m_redraw.due();
}

void ClockPage::sync()
{
    if (!m_waiting && !m_host->match().isOnPhysicalBoard())
        return; // another page's match
    const match::Match &match = m_host->match();
    const wording::Names names = wording::namesOf(setup());
    for (const Seat seat : BothSeats) {
        const Seat black = m_waiting ? Seat::A : match.ownerOf(rules::Side::Black);
        m_faces[seat]->setPlayer(names[seat], seat == black);
        m_faces[seat]->setColourless(setup().onlyTime);
        m_calls[seat]->setText(tr("Call the arbiter"));
        //: For whoever hears the button: %1 is the player.
        m_calls[seat]->setAccessibleName(tr("%1 calls the arbiter").arg(names[seat]));
        m_faces[seat]->setWarnings(m_waiting ? 0 : match.warnings(seat));
        m_faces[seat]->refresh();
    }
    m_bar->setStatus(statusText());
    m_notes->sync();
    syncButtons();
    place();
    emit stateChanged();
}

QString ClockPage::statusText() const
{
    const wording::Names names = wording::namesOf(setup());
    if (m_waiting)
        return tr("A tap on either clock, or Space, starts the clock of %1.").arg(names.a);
    if (m_host->stalledBy())
        return wording::journalFaultText(*m_host->stalledBy());
    const match::Match &match = m_host->match();
    if (match.isOver()) {
        const QString result = wording::resultText(
            match.result(), names[match.ownerOf(rules::Side::Black)], names[match.ownerOf(rules::Side::White)]);
        //: %1: twelve letters and digits that stand for the journal of the game, to be written down or photographed.
        const QString code = tr("Code of the journal: %1").arg(m_host->endCode());
        return wording::joinSentences(wording::joinSentences(result, wording::standingText(match)),
            m_host->endCode().isEmpty() ? QString() : code);
    }
    if (!m_refusal.isEmpty())
        return m_refusal;
    if (match.phase() == Phase::Flagged)
        return tr("The time of %1 is over.").arg(names[*match.flaggedSeat()]);
    if (match.isRecovered())
        return tr("The game is here again. Both clocks stand until you go on.");
    if (match.isAdjourned())
        return tr("Adjourned: both clocks stand until the arbiter lets the game go on.");
    if (match.sleep()) {
        return match.isHeld() && setup().arbiter
            ? wording::joinSentences(wording::sleepText(match), tr("The arbiter decides, and lets them go on."))
            : wording::sleepText(match);
    }
    if (const std::optional<Seat> caller = match.arbiterCalledBy())
        return tr("%1 has called the arbiter. Only the arbiter lets the clocks go on.").arg(names[*caller]);
    if (match.isHeld() && setup().arbiter)
        return tr("Both clocks are stopped. Only the arbiter lets them go on.");
    if (match.isPaused())
        return tr("Paused: both clocks stand.");
    // As the counters of both have it, which can be set by hand.
    const int number = match.clock().seat(Seat::A).turns + match.clock().seat(Seat::B).turns + 1;
    //: %1 is the number of the turn, %2 the player whose clock runs.
    const QString turn = tr("Turn %1: %2").arg(QString::number(number), names[match.toAct().value_or(Seat::A)]);
    if (const std::optional<clock::Moment> until = match.forfeitMoment())
        return QStringLiteral("%1 · %2").arg(turn, wording::awaitedText(match, m_host->wallAt(*until)));
    return turn;
}

void ClockPage::syncButtons()
{
    const match::Match &match = m_host->match();
    const bool begun = !m_waiting && m_host->hasMatch();
    const bool open = begun && !match.isOver();
    const bool flagged = open && match.phase() == Phase::Flagged;
    const bool stalled = m_host->stalledBy().has_value();
    m_start->setVisible(m_waiting.has_value());
    m_arrived->setVisible(open && match.awaited());
    if (match.awaited())
        m_arrived->setText(wording::arrivalText(match));
    const bool isArbitrated = match::stopsForArbiter(setup());
    const bool isHeld = match.isHeld() && !match.isRecovered() && setup().arbiter;
    m_stop->setVisible(open && isArbitrated && !stalled && !match.isPaused());
    m_desk->setVisible(open && isHeld);
    m_set->setVisible(areClocksThePlayers() || (open && isHeld && !stalled));
    m_undo->setVisible(areClocksThePlayers() && match.canUndoOrder());
    for (const Seat seat : BothSeats)
        m_calls[seat]->setVisible(open && setup().arbiter && !stalled && !match.isPaused());
    m_pause->setVisible(open && !flagged && !isHeld && (stalled || match.isPaused() || setup().pauses));
    const bool goesOn = stalled || match.isPaused();
    m_pause->setSign(goesOn ? TableIcon::Play : TableIcon::Pause);
    m_pause->setWeight(goesOn ? TableButton::Weight::Main : TableButton::Weight::Plain);
    m_count->setVisible(open && !match.isHeld() && !match.isRecovered() && match.canCountSleep());
    //: Button: what the machine slept is to count as thinking time. The second text asks back.
    m_count->setText(m_countPressed ? tr("Really count it") : tr("Count the sleep"));
    m_pause->setText(stalled ? tr("Try again") : goesOn ? tr("Resume") : tr("Pause"));
    // Under this policy nobody is told that a flag is down, so the button is always there.
    m_time->setVisible(flagged || (open && setup().flagPolicy == match::FlagPolicy::Claim));
    m_time->setWeight(flagged ? TableButton::Weight::Main : TableButton::Weight::Plain);
    m_result->setVisible(open);
    m_seats->show();
    m_layout->show();
    m_colours->setVisible(open && !setup().onlyTime && m_host->wouldAccept(match::ExchangeColours {}));
    m_noting->setVisible(open);
    m_notes->setVisible(open && m_noting->isChecked());
    const std::optional<match::DoubleStanding> standing = match::standingOf(match);
    m_second->setVisible(begun && standing && !standing->isComplete);
    m_new->setVisible(m_waiting || (begun && match.isOver()));
    //: Button, before a game has begun: back to the question how much time there is.
    m_new->setText(m_waiting ? tr("Other time…") : tr("New clock"));
    m_protocol->setVisible(begun && match.isOver());
    m_full->setText(isFull() ? tr("Leave full screen") : tr("Full screen"));
    m_layout->setText(m_places == ClockPlaces::Facing ? tr("Side by side") : tr("Face to face"));
    // The room is the digits' then; when the clocks stand all of it is there again.
    if (isFull() && open && match.clock().isRunning()) {
        for (TableButton *button : { m_result, m_colours, m_seats, m_layout })
            button->hide();
        m_noting->setVisible(m_noting->isChecked());
    }
    for (TableButton *button : m_bar->findChildren<TableButton *>())
        button->setAccessibleName(button->text());
}

bool ClockPage::isFull() const
{
    return window()->isFullScreen();
}

QString ClockPage::caption() const
{
    if (!m_waiting && !m_host->hasMatch())
        return {};
    return wording::gameCaption(setup());
}

QString ClockPage::title() const
{
    return m_waiting || m_host->hasMatch() ? wording::gameTitle(setup()) : QString();
}

std::optional<OfferedFile> ClockPage::file() const
{
    if (m_waiting || !m_host->hasMatch())
        return std::nullopt;
    return OfferedFile { m_host->sgf(), m_host->fileName() };
}

Page::Abilities ClockPage::abilities() const
{
    Abilities can;
    can.saves = can.plays = !m_waiting && m_host->hasMatch();
    return can;
}

void ClockPage::setShown(const Shown &shown)
{
    for (const Seat seat : BothSeats) {
        m_faces[seat]->setTenths(tenthsBelow(shown.tenths));
        m_faces[seat]->setCounter(shown.counters);
    }
}

void ClockPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    place();
}

void ClockPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    QCoreApplication::instance()->installEventFilter(this);
}

void ClockPage::hideEvent(QHideEvent *event)
{
    QCoreApplication::instance()->removeEventFilter(this);
    Page::hideEvent(event);
}

void ClockPage::retranslate()
{
    m_start->setText(tr("Start"));
    //: Button: both clocks stand until the arbiter lets the game go on.
    m_stop->setText(tr("Stop both clocks"));
    m_desk->setText(tr("Arbiter's desk"));
    //: Button: the opponent's time is over.
    m_time->setText(tr("Claim time"));
    //: Button: opens the list of ways a game can end.
    m_result->setText(tr("Result…"));
    //: Button: the players exchange Black and White, in an opening.
    m_colours->setText(tr("Exchange colours"));
    //: Button: shows where the moves of the board can be written down.
    m_noting->setText(tr("Note moves"));
    //: Button after the first of two games: the second begins, with exchanged seats.
    m_second->setText(tr("Second game"));
    //: Button: both clocks stand, and what is on them is written anew.
    m_set->setText(tr("Set by hand…"));
    //: Button: what was set by hand is as it was before.
    m_undo->setText(tr("Undo the setting"));
    m_protocol->setText(tr("Protocol"));
    //: Button: the two clocks change places, for players who sit the other way round.
    m_seats->setText(tr("Change places"));
}

} // namespace kagetsu::ui
