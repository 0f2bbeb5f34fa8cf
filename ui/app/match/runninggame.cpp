// SPDX-License-Identifier: MIT
#include "ui/app/match/runninggame.h"

#include "match/host/diskthread.h"
#include "match/host/gamefile.h"
#include "match/host/matchhost.h"
#include "text/match/refusal.h"
#include "ui/app/window/pages.h"
#include "ui/app/window/windowframe.h"
#include "ui/arbiter/desk/arbitergate.h"
#include "ui/arbiter/desk/arbiterpage.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/match/table/gamestrip.h"

#include <QFile>
#include <QPushButton>

namespace kagetsu::ui {

RunningGame::RunningGame(host::MatchHost *host, DeskPins &pins, Pages *pages, WindowFrame *frame, QWidget *window)
    : QObject(window)
    , m_host(host)
    , m_pins(pins)
    , m_pages(pages)
    , m_frame(frame)
    , m_window(window)
{
}

bool RunningGame::isRunning() const
{
    return m_host->hasMatch() && !m_host->match().isOver();
}

bool RunningGame::agreesToLeave()
{
    if (!isRunning())
        return true;
    if (host::isUntouched(m_host->match())) {
        m_host->halt(); // no clock runs while the next game is being agreed
        return true;
    }
    // Says what would be lost while nothing can be saved.
    const std::optional<journal::JournalFault> &stalled = m_host->stalledBy();
    const QString lost = !stalled ? QString()
        : stalled->code == journal::FaultCode::NotFound
        ? tr("Its file is no longer on the disk. If you leave now, the game is lost.")
        : tr("The last move could not be saved. If you leave now, it is lost.");
    if (m_host->match().setup().arbiter)
        return letsArbiterLeave(lost);
    AskDialog question(m_window, "leaveGame", tr("A game is being played."),
        lost.isEmpty() ? tr("It is saved, with both clocks, and can be resumed later.") : lost);
    const QPushButton *leave = question.add(tr("Leave game"), AskDialog::Role::Accept);
    question.addCancel();
    if (question.ask() != leave)
        return false;
    // No clock runs while the next game is being agreed.
    if (isRunning() && !m_host->match().isRecovered())
        m_host->halt();
    return true;
}

// A player alone cannot leave a game that an arbiter supervises; whoever does is recorded.
bool RunningGame::letsArbiterLeave(const QString &lost)
{
    ArbiterGate gate(m_pins, m_window, tr("A game with an arbiter is being played."),
        lost.isEmpty() ? tr("Only the arbiter can close it. Both clocks then stop until the arbiter resumes the game.")
                       : lost);
    if (gate.exec() != QDialog::Accepted)
        return false;
    if (isRunning() && m_host->wouldAccept(match::stopAtOnce()))
        static_cast<void>(m_host->execute(match::stopAtOnce()));
    return true;
}

bool RunningGame::isLookingAway() const
{
    return m_strip && !m_strip->isHidden();
}

bool RunningGame::mayLook(match::View view)
{
    if (!isRunning() || !m_host->match().setup().arbiter) {
        if (!agreesToLeave())
            return false;
        leave();
        return true;
    }
    if (!isLookingAway()) {
        ArbiterGate gate(m_pins, m_window, tr("A game with an arbiter is being played."),
            tr("The arbiter can open another page. The game and its clocks keep running, and the journal records "
               "this."));
        if (gate.exec() != QDialog::Accepted)
            return false;
        if (!isRunning())
            return true; // it has ended meanwhile
    }
    // Looking away is not allowed if it cannot be recorded.
    if (!carryOut(match::Intervene { match::LookAway { view }, { match::Ground::Unstated, {} } }))
        return false;
    if (!isLookingAway())
        showStrip();
    return true;
}

void RunningGame::showStrip()
{
    if (!qobject_cast<ArbiterPage *>(&m_pages->current()))
        m_playedOn = &m_pages->current();
    if (!m_strip) {
        m_strip = new GameStrip(m_host, m_frame);
        m_strip->setTenths(m_tenths);
        m_frame->addOnTop(m_strip);
        connect(m_strip, &GameStrip::backWanted, this, &RunningGame::goBack);
    }
    m_strip->show();
}

void RunningGame::goBack()
{
    if (isRunning()) // nothing unnecessary is added after the end of a journal
        static_cast<void>(m_host->execute(match::Intervene { match::LookAway {}, { match::Ground::Unstated, {} } }));
    m_pages->open(*m_playedOn);
}

void RunningGame::leave()
{
    if (!isRunning())
        return;
    const QString untouched = host::isUntouched(m_host->match()) ? m_host->journalPath() : QString();
    m_host->leave();
    if (!untouched.isEmpty())
        // It would only be in the way at the next start.
        host::DiskThread().run([&untouched] { QFile::remove(untouched); });
}

bool RunningGame::carryOut(const match::Command &command)
{
    const auto done = m_host->execute(command);
    if (const auto *refusal = done ? nullptr : std::get_if<match::Refusal>(&done.fault()))
        AskDialog::tell(m_window, "message", text::refusalText(*refusal));
    return done.hasValue();
}

void RunningGame::setTenths(Tenths tenths)
{
    m_tenths = tenths;
    if (m_strip)
        m_strip->setTenths(tenths);
}

void RunningGame::updateStrip(bool isBesideGame)
{
    if (m_strip && (!isBesideGame || !m_host->hasMatch()))
        m_strip->hide();
}

} // namespace kagetsu::ui
