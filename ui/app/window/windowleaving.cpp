// SPDX-License-Identifier: MIT
// The part of MainWindow that asks before a running game is left, or before another page is shown beside it.
#include "match/host/diskthread.h"
#include "match/host/gamefile.h"
#include "match/host/matchhost.h"
#include "ui/app/window/mainwindow.h"
#include "ui/app/window/pages.h"
#include "ui/arbiter/desk/arbitergate.h"
#include "ui/arbiter/desk/arbiterpage.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/match/clockonly/clockpage.h"
#include "ui/match/table/gamestrip.h"

#include <QFile>
#include <QPushButton>
#include <QVBoxLayout>

namespace kagetsu::ui {

bool MainWindow::isGameRunning() const
{
    return m_host->hasMatch() && !m_host->match().isOver();
}

bool MainWindow::agreesToLeave()
{
    if (!isGameRunning())
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
    AskDialog question(this, "leaveGame", tr("A game is being played."),
        lost.isEmpty() ? tr("It is saved, with both clocks, and can be resumed later.") : lost);
    const QPushButton *leave = question.add(tr("Leave game"), AskDialog::Role::Accept);
    question.addCancel();
    if (question.ask() != leave)
        return false;
    // No clock runs while the next game is being agreed.
    if (isGameRunning() && !m_host->match().isRecovered())
        m_host->halt();
    return true;
}

// A player alone cannot leave a game that an arbiter supervises; whoever does is recorded.
bool MainWindow::letsArbiterLeave(const QString &lost)
{
    ArbiterGate gate(m_deskPins, this, tr("A game with an arbiter is being played."),
        lost.isEmpty() ? tr("Only the arbiter can close it. Both clocks then stop until the arbiter resumes the game.")
                       : lost);
    if (gate.exec() != QDialog::Accepted)
        return false;
    if (isGameRunning() && m_host->wouldAccept(match::stopAtOnce()))
        static_cast<void>(m_host->execute(match::stopAtOnce()));
    return true;
}

void MainWindow::setClocksByHand()
{
    if (m_host->match().setup().arbiter) {
        ArbiterGate gate(m_deskPins, this, tr("In this game, only the arbiter can set the clocks."),
            tr("Every change is recorded. It can be undone at the arbiter's desk, which asks for the reason."));
        if (gate.exec() != QDialog::Accepted)
            return;
    }
    clocks().setByHand();
}

bool MainWindow::isLookingAway() const
{
    return m_strip && !m_strip->isHidden();
}

bool MainWindow::mayLook(match::View view)
{
    if (!isGameRunning() || !m_host->match().setup().arbiter) {
        if (!agreesToLeave())
            return false;
        leaveGame();
        return true;
    }
    if (!isLookingAway()) {
        ArbiterGate gate(m_deskPins, this, tr("A game with an arbiter is being played."),
            tr("The arbiter can open another page. The game and its clocks keep running, and the journal records "
               "this."));
        if (gate.exec() != QDialog::Accepted)
            return false;
        if (!isGameRunning())
            return true; // it has ended meanwhile
    }
    // Looking away is not allowed if it cannot be recorded.
    if (!carryOut(match::Intervene { match::LookAway { view }, { match::Ground::Unstated, {} } }))
        return false;
    if (!isLookingAway())
        showStrip();
    return true;
}

void MainWindow::showStrip()
{
    if (&page() != m_arbiter)
        m_playedOn = &page();
    if (!m_strip) {
        m_strip = new GameStrip(m_host, centralWidget());
        m_strip->setTenths(m_settings.shown.tenths);
        m_column->insertWidget(0, m_strip);
        connect(m_strip, &GameStrip::backWanted, this, &MainWindow::backToGame);
    }
    m_strip->show();
}

void MainWindow::backToGame()
{
    if (isGameRunning()) // nothing unnecessary is added after the end of a journal
        static_cast<void>(m_host->execute(match::Intervene { match::LookAway {}, { match::Ground::Unstated, {} } }));
    m_pages->open(*m_playedOn);
}

void MainWindow::leaveGame()
{
    if (!isGameRunning())
        return;
    const QString untouched = host::isUntouched(m_host->match()) ? m_host->journalPath() : QString();
    m_host->leave();
    if (!untouched.isEmpty())
        // It would only be in the way at the next start.
        host::DiskThread().run([&untouched] { QFile::remove(untouched); });
}

} // namespace kagetsu::ui
