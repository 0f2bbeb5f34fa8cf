// SPDX-License-Identifier: MIT
#include "ui/clockonly/clockpage.h"

#include "ui/board/words.h"
#include "ui/clockonly/clockbar.h"
#include "ui/clockonly/notebar.h"
#include "ui/clockonly/resultdialog.h"
#include "ui/clockonly/shiftkey.h"
#include "ui/look/resulttext.h"
#include "ui/look/sentences.h"
#include "ui/look/tablebutton.h"
#include "ui/match/words.h"
#include "ui/words/awaited.h"
#include "ui/words/doublegame.h"
#include "ui/words/journal.h"
#include "ui/words/sleep.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>

#include <algorithm>

namespace kagetsu::ui {

using match::Phase;

namespace {

constexpr int Margin = 10;

} // namespace

ClockPage::ClockPage(MatchHost *host, QWidget *parent)
    : Page(parent)
    , m_host(host)
    , m_bar(new ClockBar(this))
    , m_notes(new NoteBar(host, this))
    , m_start(m_bar->addButton("startClock"))
    , m_arrived(m_bar->addButton("arrivedClock"))
    , m_pause(m_bar->addButton("pauseClock"))
    , m_stop(m_bar->addButton("stopBothClocks"))
    , m_desk(m_bar->addButton("deskClock"))
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
        connect(
            m_calls[seat], &TableButton::clicked, this, [this, seat] { m_host->execute(match::CallArbiter { seat }); });
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
            m_host->execute(match::Arrive { *awaited });
        setFocus(Qt::OtherFocusReason);
    });
    connect(m_pause, &TableButton::clicked, this, &ClockPage::pauseOrResume);
    m_stop->setSign(TableIcon::Pause);
    connect(m_stop, &TableButton::clicked, this, &ClockPage::pauseOrResume);
    connect(m_desk, &TableButton::clicked, this, &ClockPage::arbiterWanted);
    connect(m_count, &TableButton::clicked, this, &ClockPage::countSleep);
    connect(m_time, &TableButton::clicked, this, &ClockPage::claimTime);
    connect(m_result, &TableButton::clicked, this, &ClockPage::askResult);
    connect(m_colours, &TableButton::clicked, this, [this] { m_host->execute(match::ExchangeColours {}); });
    connect(m_noting, &TableButton::toggled, this, [this](bool shown) {
        m_notes->setVisible(shown);
        sync();
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

    connect(m_host, &MatchHost::matchChanged, this, &ClockPage::takeUpMatch);
    connect(m_host, &MatchHost::happened, this, [this](const match::Events &events) {
        if (events.size() == 1 && match::isRoutine(events.front().what))
            return;
        m_refusal.clear();
        m_countPressed = false;
        sync();
    });
    connect(m_host, &MatchHost::refused, this, [this](const match::Refusal &refusal) {
        m_refusal = refusalText(refusal);
        sync();
    });
    connect(m_host, &MatchHost::journalFailed, this, &ClockPage::sync);
    connect(m_host, &MatchHost::journalRecovered, this, &ClockPage::sync);
    setTheme(m_theme);
    retranslate();
    takeUpMatch();
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
    sync();
    setFocus(Qt::OtherFocusReason);
}

void ClockPage::takeUpMatch()
{
    m_waiting.reset();
    m_refusal.clear();
    for (const Seat seat : BothSeats) {
        m_faces[seat]->setSource(m_host->hasMatch()
                ? ClockFace::Source([host = m_host, seat] { return host->reading(seat); })
                : ClockFace::Source(),
            m_host->match().clock().control(seat));
    }
    sync();
}

void ClockPage::sync()
{
    if (!m_waiting && !m_host->match().isOnTheTable())
        return; // another page's match
    const match::Match &match = m_host->match();
    const Names names = namesOf(setup());
    for (const Seat seat : BothSeats) {
        const Seat black = m_waiting ? Seat::A : match.ownerOf(rules::Side::Black);
        m_faces[seat]->setPlayer(names[seat], seat == black);
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
    const Names names = namesOf(setup());
    if (m_waiting)
        return tr("A tap on either clock, or Space, starts the clock of %1.").arg(names.a);
    if (m_host->stalledBy())
        return journalFaultText(*m_host->stalledBy());
    const match::Match &match = m_host->match();
    if (match.isOver()) {
        const QString result = resultText(
            match.result(), names[match.ownerOf(rules::Side::Black)], names[match.ownerOf(rules::Side::White)]);
        //: %1: twelve letters and digits that stand for the journal of the game, to be written down or photographed.
        const QString code = tr("Code of the journal: %1").arg(m_host->endCode());
        return joinSentences(
            joinSentences(result, standingText(match)), m_host->endCode().isEmpty() ? QString() : code);
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
        return match.isHeld() ? joinSentences(sleepText(match), tr("The arbiter decides, and lets them go on."))
                              : sleepText(match);
    }
    if (const std::optional<Seat> caller = match.arbiterCalledBy())
        return tr("%1 has called the arbiter. Only the arbiter lets the clocks go on.").arg(names[*caller]);
    if (match.isHeld())
        return tr("Both clocks are stopped. Only the arbiter lets them go on.");
    if (match.isPaused())
        return tr("Paused: both clocks stand.");
    //: %1 is the number of the turn, %2 the player whose clock runs.
    const QString turn =
        tr("Turn %1: %2").arg(QString::number(match.turns().size() + 1), names[match.toAct().value_or(Seat::A)]);
    if (const std::optional<clock::Moment> until = match.forfeitMoment())
        return QStringLiteral("%1 · %2").arg(turn, awaitedText(match, m_host->wallAt(*until)));
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
        m_arrived->setText(arrivalText(match));
    const bool isArbitrated = match::stopsForArbiter(setup());
    const bool isHeld = match.isHeld() && !match.isRecovered();
    m_stop->setVisible(open && isArbitrated && !stalled && !match.isPaused());
    m_desk->setVisible(open && setup().arbiter && isHeld);
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
    m_colours->setVisible(open && m_host->wouldAccept(match::ExchangeColours {}));
    m_noting->setVisible(open);
    m_notes->setVisible(open && m_noting->isChecked());
    const std::optional<match::DoubleStanding> standing = match::standingOf(match);
    m_second->setVisible(begun && standing && !standing->isComplete);
    m_new->setVisible(begun && match.isOver());
    m_protocol->setVisible(begun && match.isOver());
    m_layout->setText(m_places == ClockPlaces::Facing ? tr("Side by side") : tr("Face to face"));
    for (TableButton *button : m_bar->findChildren<TableButton *>())
        button->setAccessibleName(button->text());
}

void ClockPage::press(Seat seat)
{
    if (m_waiting) {
        const match::MatchSetup agreed = *m_waiting; // the page forgets it as soon as the match begins
        emit startWanted(agreed);
        return;
    }
    const match::Match &match = m_host->match();
    // As on a table: the raised lever of a standing clock, or of the other side, moves nothing.
    if (match.isOver() || m_host->stalledBy() || !match.clock().isRunning() || match.toAct() != seat)
        return;
    m_host->execute(match::Press { seat });
}

void ClockPage::pressRunning()
{
    press(m_host->match().toAct().value_or(Seat::A));
}

void ClockPage::pauseOrResume()
{
    if (m_waiting || !m_host->hasMatch())
        return;
    if (m_host->stalledBy())
        m_host->retry();
    else if (m_host->match().isHeld() && !m_host->match().isRecovered())
        emit arbiterWanted();
    else if (m_host->match().isPaused())
        m_host->execute(match::Resume {});
    else if (match::stopsForArbiter(setup()))
        m_host->execute(match::stopAtOnce());
    else
        m_host->execute(match::Pause { m_host->match().toAct().value_or(Seat::A) });
    setFocus(Qt::OtherFocusReason);
}

void ClockPage::countSleep()
{
    if (m_countPressed)
        m_host->execute(match::AgreeSleep {});
    else
        m_countPressed = true;
    sync();
}

void ClockPage::claimTime()
{
    for (const Seat seat : BothSeats) {
        if (m_host->wouldAccept(match::ClaimTime { seat })) {
            m_host->execute(match::ClaimTime { seat });
            return;
        }
    }
    m_host->execute(match::ClaimTime { otherSeat(m_host->match().toAct().value_or(Seat::A)) });
}

void ClockPage::askResult()
{
    // Whoever has ended a game stops the clocks first.
    const match::Match &match = m_host->match();
    if (match.clock().isRunning() && setup().pauses)
        m_host->execute(match::Pause { match.toAct().value_or(Seat::A) });
    ResultDialog dialog(match, m_theme, this);
    if (dialog.exec() == QDialog::Accepted)
        m_host->execute(match::Conclude { dialog.result() });
    setFocus(Qt::OtherFocusReason);
}

QString ClockPage::caption() const
{
    if (!m_waiting && !m_host->hasMatch())
        return {};
    return gameCaption(setup());
}

QString ClockPage::title() const
{
    return m_waiting || m_host->hasMatch() ? gameTitle(setup()) : QString();
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
    can.saves = !m_waiting && m_host->hasMatch();
    return can;
}

void ClockPage::setTheme(const Theme &theme)
{
    m_theme = theme;
    for (const Seat seat : BothSeats)
        m_faces[seat]->setTheme(theme);
    for (const Seat seat : BothSeats)
        m_calls[seat]->setTheme(theme);
    m_bar->setTheme(theme);
    m_notes->setTheme(theme);
}

void ClockPage::setPlaces(ClockPlaces places)
{
    m_places = places;
    syncButtons();
    place();
}

void ClockPage::place()
{
    const QRect room = rect().adjusted(Margin, Margin, -Margin, -Margin);
    const int bar = m_bar->heightForWidth(room.width());
    const int notes = m_notes->isHidden() ? 0 : m_notes->heightForWidth(room.width()) + Margin;
    const int between = bar + notes;
    ClockFace *left = m_faces[seatAtLeft()];
    ClockFace *right = m_faces[otherSeat(seatAtLeft())];
    const bool calls = !m_calls.a->isHidden();
    const int call = calls ? TouchSize + Margin : 0;
    int top = room.top();
    if (m_places == ClockPlaces::Facing) {
        const int half = std::max(60, (room.height() - between - 2 * Margin) / 2 - call);
        right->setGeometry(room.left(), top, room.width(), half);
        left->setGeometry(room.left(), room.bottom() + 1 - half, room.width(), half);
        m_calls[otherSeat(seatAtLeft())]->setGeometry(room.left(), top + half + Margin, room.width(), TouchSize);
        m_calls[seatAtLeft()]->setGeometry(
            room.left(), room.bottom() + 1 - half - Margin - TouchSize, room.width(), TouchSize);
        top += half + call + Margin;
    } else {
        const int half = (room.width() - Margin) / 2;
        const int high = std::max(60, room.height() - between - Margin - call);
        left->setGeometry(room.left(), top, half, high);
        right->setGeometry(room.right() + 1 - half, top, half, high);
        m_calls[seatAtLeft()]->setGeometry(room.left(), top + high + Margin, half, TouchSize);
        m_calls[otherSeat(seatAtLeft())]->setGeometry(room.right() + 1 - half, top + high + Margin, half, TouchSize);
        top += high + call + Margin;
    }
    m_calls[otherSeat(seatAtLeft())]->setTurned(m_places == ClockPlaces::Facing);
    m_calls[seatAtLeft()]->setTurned(false);
    left->setTurned(false);
    right->setTurned(m_places == ClockPlaces::Facing);
    m_bar->setGeometry(room.left(), top, room.width(), bar);
    m_bar->arrange();
    if (notes > 0)
        m_notes->setGeometry(room.left(), top + bar, room.width(), notes - Margin);
    // A name is read from as far as the digits.
    for (const Seat seat : BothSeats) {
        ClockFace *face = m_faces[seat];
        QFont large = font();
        const int pixels = std::min(face->width() / 16, face->height() / 10);
        large.setPixelSize(std::clamp(pixels, 13, 96));
        if (face->font() != large)
            face->setFont(large);
    }
}

void ClockPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    place();
}

// Space and both Shifts are the clock's, wherever the keys go in this window: whoever looks at the board presses blind.
// A button of the bar that has the keys is pressed with Enter.
bool ClockPage::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease;
    if (!isKey || !watched->isWidgetType() || static_cast<QWidget *>(watched)->window() != window())
        return Page::eventFilter(watched, event);
    const auto &key = *static_cast<QKeyEvent *>(event);
    if (event->type() == QEvent::KeyRelease)
        m_repeat.letGo(key);
    else if (!m_notes->isTyping() && !QApplication::activeModalWidget() && !QApplication::activePopupWidget())
        return takeKey(key);
    return Page::eventFilter(watched, event);
}

bool ClockPage::takeKey(const QKeyEvent &key)
{
    const std::optional<ShiftKey> shift = shiftKeyOf(key);
    const bool isSpace = key.key() == Qt::Key_Space && !(key.modifiers() & ~Qt::KeypadModifier);
    if (!isSpace && !shift)
        return false;
    if (m_repeat.isRepeat(key))
        return true;
    if (isSpace)
        pressRunning();
    else
        press(*shift == ShiftKey::Left ? seatAtLeft() : otherSeat(seatAtLeft()));
    return true;
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

void ClockPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        sync();
    }
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
    m_new->setText(tr("New clock"));
    m_protocol->setText(tr("Protocol"));
    //: Button: the two clocks change places, for players who sit the other way round.
    m_seats->setText(tr("Change places"));
    m_full->setText(tr("Full screen"));
}

} // namespace kagetsu::ui
