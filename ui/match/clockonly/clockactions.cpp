// SPDX-License-Identifier: MIT
// The part of ClockPage that handles what people do.
#include "match/model/pauses.h"
#include "match/model/takeback.h"
#include "text/match/heard.h"
#include "text/match/refusal.h"
#include "ui/board/announce.h"
#include "ui/match/clockonly/clockpage.h"
#include "ui/match/clockonly/handsettingdialog.h"
#include "ui/match/clockonly/resultdialog.h"
#include "ui/match/clockonly/shiftkey.h"

#include <QApplication>
#include <QKeyEvent>

#include <algorithm>

namespace kagetsu::ui {

Page::ActionHandlers ClockPage::actionHandlers()
{
    ActionHandlers handlers;
    if (state().isBegun()) {
        handlers.insert(Command::ReadClocks, [this] {
            announce(text::clocksHeard(m_host->match(), { m_host->reading(Seat::A), m_host->reading(Seat::B) }),
                Told::Asked);
        });
        handlers.insert(Command::ReadMoves, [this] { announce(text::movesHeard(m_host->match()), Told::Asked); });
    }
    handlers.insert(Command::ToAnswers, [this] { m_bar->takeKeys(); });
    if (!state().isOpen())
        return handlers;
    if (match::stopsForArbiter(setup()) || setup().pauses)
        handlers.insert(Command::Pause, [this] { pauseOrResume(); });
    if (!m_host->match().isPaused())
        handlers.insert(Command::ClaimTime, [this] { claimTime(); });
    return handlers;
}

void ClockPage::act(ClockAction action)
{
    switch (action) {
    case ClockAction::Start: pressRunning(); break;
    case ClockAction::Arrive:
        if (const std::optional<Seat> awaited = m_host->match().awaited())
            give(match::Arrive { *awaited });
        setFocus(Qt::OtherFocusReason);
        break;
    case ClockAction::Pause:
    case ClockAction::Stop: pauseOrResume(); break;
    case ClockAction::Desk: emit arbiterWanted(); break;
    case ClockAction::Set: emit handSettingWanted(); break;
    case ClockAction::Undo: undoSetting(); break;
    case ClockAction::CountSleep: countSleep(); break;
    case ClockAction::ClaimTime: claimTime(); break;
    case ClockAction::Result: askResult(); break;
    case ClockAction::Colours: give(match::ExchangeColours {}); break;
    case ClockAction::Note:
        m_isNoting = !m_isNoting;
        m_redraw.due();
        m_isNoting ? m_notes->takeKeys() : setFocus(Qt::OtherFocusReason);
        break;
    case ClockAction::SecondGame: emit secondGameWanted(); break;
    case ClockAction::NewClock: emit newClockWanted(); break;
    case ClockAction::Protocol: emit protocolWanted(); break;
    case ClockAction::Seats: changePlaces(); break;
    case ClockAction::Layout:
        setPlaces(m_places == ClockPlaces::Facing ? ClockPlaces::SideBySide : ClockPlaces::Facing);
        emit placesChanged(m_places);
        break;
    case ClockAction::FullScreen: emit fullScreenWanted(); break;
    }
}

bool ClockPage::give(const match::Command &command)
{
    const Redraw::Event event(m_redraw);
    const auto done = m_host->execute(command);
    if (const auto *refusal = done ? nullptr : std::get_if<match::Refusal>(&done.fault())) {
        m_refusal = text::refusalText(*refusal);
        announce(m_refusal);
        m_redraw.due();
    }
    return done.hasValue();
}

void ClockPage::changePlaces()
{
    if (!m_waiting) {
        give(match::ChangePlaces {});
        return;
    }
    m_waiting->left = otherSeat(m_waiting->left);
    place();
}

void ClockPage::press(Seat seat)
{
    if (m_waiting) {
        const match::MatchSetup agreed = *m_waiting; // the page discards it as soon as the match begins
        emit startWanted(agreed);
        return;
    }
    const match::Match &match = m_host->match();
    // As on a real clock, pressing the raised lever of a stopped clock, or of the other side, does nothing.
    if (match.isOver() || m_host->stalledBy() || !match.clock().isRunning() || match.toAct() != seat)
        return;
    give(match::Press { seat });
}

void ClockPage::pressRunning()
{
    press(m_host->match().toAct().value_or(Seat::A));
}

void ClockPage::pauseOrResume()
{
    if (!state().isBegun())
        return;
    if (m_host->stalledBy()) {
        const Redraw::Event event(m_redraw);
        m_host->retry();
    } else {
        stopOrResume();
    }
    setFocus(Qt::OtherFocusReason);
}

void ClockPage::stopOrResume()
{
    switch (pauseKey(m_host->match())) {
    case match::PauseKey::Arbiter: letGoOn(); return;
    case match::PauseKey::Resume: give(match::Resume {}); return;
    case match::PauseKey::Stop: give(match::stopAtOnce()); return;
    case match::PauseKey::Pause: give(match::Pause { m_host->match().toAct().value_or(Seat::A) }); return;
    }
}

// Lets stopped clocks run again: with an arbiter, through the desk; without one, after the players have set a fallen
// flag back.
void ClockPage::letGoOn()
{
    const match::Match &match = m_host->match();
    if (setup().arbiter)
        emit arbiterWanted();
    else if (const std::optional<Seat> seat = match.toAct())
        give(match::Intervene { match::RunClock { *seat }, groundsOfHand(setup()) });
}

void ClockPage::setByHand()
{
    if (!state().isOpen() || m_host->match().clock().isRunning())
        return;
    HandSettingDialog dialog(m_host->match(), m_host->handMoment(), seatAtLeft(), this);
    if (dialog.exec() == QDialog::Accepted) {
        const Redraw::Event event(m_redraw);
        std::size_t given = 0;
        for (const match::Intervention &order : dialog.orders())
            given += give(match::Intervene { order, groundsOfHand(setup()) }) ? 1 : 0;
        m_setOrders = given;
        m_redraw.due();
    }
    setFocus(Qt::OtherFocusReason);
}

void ClockPage::undoSetting()
{
    const Redraw::Event event(m_redraw);
    const std::size_t orders = std::max<std::size_t>(m_setOrders, 1);
    for (std::size_t i = 0; i < orders && canUndoOrder(m_host->match()); ++i)
        give(match::Intervene { match::UndoOrder {}, groundsOfHand(setup()) });
    m_setOrders = 0;
    m_redraw.due();
    setFocus(Qt::OtherFocusReason);
}

void ClockPage::countSleep()
{
    const Redraw::Event event(m_redraw);
    m_redraw.due();
    if (m_countPressed)
        give(match::AgreeSleep {});
    else
        m_countPressed = true;
}

void ClockPage::claimTime()
{
    for (const Seat seat : BothSeats) {
        if (m_host->wouldAccept(match::ClaimTime { seat })) {
            give(match::ClaimTime { seat });
            return;
        }
    }
    give(match::ClaimTime { otherSeat(m_host->match().toAct().value_or(Seat::A)) });
}

void ClockPage::askResult()
{
    // A user who ends a game first stops the clocks.
    const match::Match &match = m_host->match();
    if (match.clock().isRunning() && setup().pauses)
        give(match::Pause { match.toAct().value_or(Seat::A) });
    ResultDialog dialog(match, this);
    if (dialog.exec() == QDialog::Accepted)
        give(match::Conclude { dialog.result() });
    setFocus(Qt::OtherFocusReason);
}

// Space and both Shift keys belong to the clock, wherever the focus is in this window: users look at the board and
// press without looking. A focused button of the bar is pressed with Enter.
bool ClockPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::WindowStateChange && watched == window())
        m_redraw.due();
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

} // namespace kagetsu::ui
