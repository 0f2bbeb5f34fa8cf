// SPDX-License-Identifier: MIT
#include "ui/match/clockonly/clockpage.h"

#include "text/match/doublegame.h"
#include "ui/board/inforce.h"
#include "ui/match/clock/clockwords.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

ClockPage::ClockPage(host::MatchHost *host, QWidget *parent)
    : Page(parent)
    , m_host(host)
    , m_redraw([this] { draw(); })
    , m_notes(new NoteBar(host, this))
    , m_bar(new ClockBar(this))
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
        m_calls[seat] = new TableButton(this);
        m_calls[seat]->setObjectName(seat == Seat::A ? QStringLiteral("callA") : QStringLiteral("callB"));
        m_calls[seat]->setFocusPolicy(Qt::TabFocus);
        m_calls[seat]->setSign(TableIcon::Pause);
        connect(m_calls[seat], &TableButton::clicked, this, [this, seat] { give(match::CallArbiter { seat }); });
    }
    shareFigures(m_faces.a, m_faces.b);
    m_notes->hide();
    //: What has the keys where two players use the program as a clock, for a screen reader.
    onLanguage(*this, [this] { setAccessibleName(tr("Both clocks")); });

    connect(m_bar, &ClockBar::wanted, this, &ClockPage::act);
    connect(m_notes, &NoteBar::left, this, [this] { setFocus(Qt::OtherFocusReason); });
    connect(m_host, &host::MatchHost::matchChanged, this, &ClockPage::takeUpMatch);
    connect(m_host, &host::MatchHost::happened, this, [this](const match::Events &events) {
        if (events.size() == 1 && match::isRoutine(events.front().what))
            return;
        m_refusal.clear();
        m_countPressed = false;
        m_setOrders = std::min(m_setOrders, m_host->match().undoableOrders());
        m_redraw.due();
    });
    const auto redraw = [this] { m_redraw.due(); };
    connect(m_host, &host::MatchHost::journalFailed, this, redraw);
    connect(m_host, &host::MatchHost::journalRecovered, this, redraw);
    connect(m_host, &host::MatchHost::diskSlowChanged, this, redraw);
    takeUpMatch();
    onChange(*this, QEvent::LanguageChange, redraw);
}

const match::MatchSetup &ClockPage::setup() const
{
    return state().setup();
}

ClockPageState ClockPage::state() const
{
    return { *m_host, m_waiting ? &*m_waiting : nullptr, m_refusal, m_countPressed, m_isNoting, m_places,
        window()->isFullScreen() };
}

Seat ClockPage::seatAtLeft() const
{
    return m_waiting ? m_waiting->left : m_host->match().left();
}

void ClockPage::prepare(const match::MatchSetup &setup)
{
    m_waiting = setup;
    const clock::Clock clock(setup.time);
    for (const Seat seat : BothSeats)
        m_faces[seat]->setWidest({}); // it belongs to another match
    for (const Seat seat : BothSeats)
        m_faces[seat]->setSource(
            [reading = clock.reading(seat, clock::Moment { 0 })] { return reading; }, setup.time[seat]);
    m_isNoting = false;
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

void ClockPage::draw()
{
    if (!m_waiting && !m_host->match().isOnPhysicalBoard())
        return; // another page's match
    const ClockScene scene = clockScene(state());
    for (const Seat seat : BothSeats) {
        const ClockScene::Half &half = scene.halves[seat];
        m_faces[seat]->setPlayer(half.name, half.isBlack);
        m_faces[seat]->setColourless(scene.isColourless);
        m_faces[seat]->setWarnings(half.warnings);
        m_faces[seat]->refresh();
        m_calls[seat]->setText(tr("Call the arbiter"));
        //: For whoever hears the button: %1 is the player.
        m_calls[seat]->setAccessibleName(tr("Call the arbiter – %1").arg(half.name));
        m_calls[seat]->setVisible(scene.callsArbiter);
    }
    m_bar->show(scene.bar);
    m_notes->show(scene.notes);
    place();
    emit stateChanged();
}

QString ClockPage::statusText() const
{
    return m_bar->status();
}

QString ClockPage::caption() const
{
    QString game;
    if (m_waiting)
        game = text::gameCaption(setup());
    else if (m_host->hasMatch())
        game = text::gameCaption(m_host->match());
    QStringList parts { game, m_onPhones };
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

void ClockPage::setOnPhones(const QString &sign)
{
    if (std::exchange(m_onPhones, sign) != sign)
        emit stateChanged();
}

QString ClockPage::title() const
{
    return m_waiting || m_host->hasMatch() ? text::gameTitle(setup(), seatAtLeft()) : QString();
}

std::optional<OfferedFile> ClockPage::file() const
{
    if (!state().isBegun())
        return std::nullopt;
    return OfferedFile { m_host->sgf(), m_host->fileName() };
}

Page::Abilities ClockPage::abilities() const
{
    Abilities can;
    can.saves = can.plays = state().isBegun();
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

} // namespace kagetsu::ui
