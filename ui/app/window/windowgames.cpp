// SPDX-License-Identifier: MIT
// The part of MainWindow that handles games: how they are agreed, begun, resumed and saved.
#include "base/background/task.h"
#include "match/host/diskthread.h"
#include "match/host/gamefile.h"
#include "match/host/matchhost.h"
#include "match/host/waitinggames.h"
#include "match/journal/codec/waitinggame.h"
#include "match/model/doublegame.h"
#include "text/common/foreigntext.h"
#include "text/common/sentences.h"
#include "text/journal/journalfaults.h"
#include "ui/app/engines/enginedesk.h"
#include "ui/app/leftovers.h"
#include "ui/app/places/playhome.h"
#include "ui/app/records/studyfiles.h"
#include "ui/app/records/waitingfiles.h"
#include "ui/app/window/mainwindow.h"
#include "ui/app/window/pagerouter.h"
#include "ui/app/window/pages.h"
#include "ui/match/clockonly/clockpage.h"
#include "ui/match/newgame/computerdialog.h"
#include "ui/match/newgame/knownplayers.h"
#include "ui/match/newgame/newgamedialog.h"
#include "ui/match/newgame/presetchoices.h"
#include "ui/match/newgame/unplayeddialog.h"
#include "ui/match/table/tablepage.h"
#include "ui/match/waiting/recoverydialog.h"
#include "ui/match/waiting/waitingpage.h"
#include "ui/tournament/desk/eventdesk.h"
#include "ui/tournament/desk/tablegames.h"
#include "ui/tournament/page/tournamentpage.h"

#include <QDir>
#include <QUuid>

#include <utility>

namespace kagetsu::ui {

std::optional<MainWindow::Asked> MainWindow::askSetup(match::PlayedOn playedOn, Asking asking)
{
    if (!agreesToLeave())
        return std::nullopt;
    NewGameDialog dialog(
        m_settings.newGame, catalogue::proceduresWith(m_folders.procedures), playedOn, m_folders.presets, this);
    dialog.setKnownPlayers(m_settings.players);
    const bool isTaken = asking == Asking::AsLastTime && dialog.takeAgain();
    if (m_leftChoices && !isTaken)
        dialog.resume(*m_leftChoices);
    DraftKeeper draft(dialog,
        { QStringLiteral("newGame"), dialog.isOnPhysicalBoard() ? QStringLiteral("clock") : QString() },
        dialog.draftState());
    background::Task oldPlayers;
    if (!m_settings.knowsOldPlayers && !isTaken) {
        oldPlayers.start([folder = m_folders.games](background::State &state) { return playersIn(folder, state); },
            [this, &dialog](const QStringList &names) {
                m_settings.knowsOldPlayers = true;
                m_settings.rememberPlayers(m_settings.players + names);
                dialog.setKnownPlayers(m_settings.players);
            });
    }
    if (!isTaken && dialog.exec() != QDialog::Accepted) {
        // Abandoned choices are offered next time.
        m_leftChoices = dialog.isChanged() ? std::optional(dialog.choices()) : std::nullopt;
        return std::nullopt;
    }
    m_leftChoices.reset();
    m_settings.newGame = dialog.next();
    m_settings.rememberPlayers({ m_settings.newGame.left, m_settings.newGame.right });
    m_settings.guard = m_settings.newGame.guard;
    saveSettings();
    if (m_table)
        m_table->setGuard(m_settings.guard);
    if (!hasFolders())
        return std::nullopt;
    return Asked { dialog.setup(), dialog.isToWait() };
}

bool MainWindow::hasFolders()
{
    QString blocked;
    if (m_folders.make(blocked))
        return true;
    showMessage(tr("Could not create the folder %1, so the game could not be saved. No game was started.")
            .arg(text::foreignPath(blocked)));
    return false;
}

bool MainWindow::startMatch(const match::MatchSetup &setup)
{
    const auto started = m_host->startMatch(setup, m_folders.journals);
    if (!started) {
        showMessage(text::journalFaultText(started.fault()));
        return false;
    }
    m_waitingFiles->forget(setup.id); // the journal has it from now on
    return true;
}

void MainWindow::begin(const match::MatchSetup &setup)
{
    // If a player is late, the clock is already running.
    const bool runs = match::isDecidedByLateness(setup) || match::awaitedAtStart(setup);
    if (setup.playedOn == match::PlayedOn::PhysicalBoard && !runs) {
        leaveGame();
        clocks().prepare(setup);
        m_pages->open(*m_clock);
        return;
    }
    if (setup.playedOn == match::PlayedOn::PhysicalBoard)
        clocks();
    else
        table();
    leaveGame();
    if (startMatch(setup))
        showMatch();
    else
        showStart();
}

void MainWindow::secondGame()
{
    const match::Match &first = m_host->match();
    const std::optional<match::DoubleStanding> standing = match::standingOf(first);
    if (!standing || standing->isComplete)
        return;
    const match::MatchSetup second = match::secondGame(first);
    if (isStillToCome(second))
        begin(second);
}

bool MainWindow::isStillToCome(const match::MatchSetup &setup)
{
    if (!host::hasBegun(setup.id, m_folders.journals))
        return true;
    showMessage(tr("This game has already started in another window."));
    return false;
}

void MainWindow::rematch()
{
    const match::Match &last = m_host->match();
    if (!last.isOver())
        return;
    begin(match::rematch(last, QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString()));
}

// Enters the result of a game that nobody played: a match that ends as it begins.
void MainWindow::enterUnplayed()
{
    if (!agreesToLeave())
        return;
    UnplayedDialog dialog(m_settings.newGame, this);
    DraftKeeper draft(dialog, { QStringLiteral("unplayed") });
    dialog.setKnownPlayers(m_settings.players);
    if (dialog.exec() != QDialog::Accepted || !hasFolders())
        return;
    const std::vector<opening::Procedure> procedures = catalogue::proceduresWith(m_folders.procedures).procedures;
    NewGameChoices choices = dialog.choices();
    const QString id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    if (!chosenOpening(choices, procedures))
        choices.opening = NewGameChoices {}.opening; // its own procedure is gone
    leaveGame();
    match::MatchSetup setup = setupOf(choices, procedures, /*rightOpens=*/false, id);
    // How an unplayed game is entered does not change what was agreed for it.
    if (setup.preset)
        setup.preset->changed = setupOf(m_settings.newGame, procedures, /*rightOpens=*/false, id).preset->changed;
    if (!startMatch(setup))
        return showStart();
    carryOut(match::Intervene { match::Declare { dialog.result() }, dialog.grounds() });
    showMatch();
}

void MainWindow::waitFor(const journal::WaitingGame &game)
{
    if (!isStillToCome(game.setup))
        return;
    leaveGame();
    if (WaitingPage *room = m_waitingFiles->waitFor(game))
        m_pages->setCurrentWidget(room);
    else
        showStart();
}

void MainWindow::newGame()
{
    ask(match::PlayedOn::Screen);
}

void MainWindow::newComputerGame()
{
    if (!agreesToLeave())
        return;
    ComputerDialog dialog(
        m_settings.computerGame, m_engines->profiles(), catalogue::proceduresWith(m_folders.procedures), this);
    dialog.setKnownPlayers(m_settings.players);
    DraftKeeper draft(dialog, { QStringLiteral("computerGame") });
    connect(&dialog, &ComputerDialog::enginesWanted, this, [this, &dialog] {
        m_engines->manage(&dialog);
        dialog.setEngines(m_engines->profiles());
    });
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_settings.computerGame = dialog.next();
    m_settings.rememberPlayers({ m_settings.computerGame.game.left });
    saveSettings();
    if (hasFolders())
        begin(dialog.setup());
}

void MainWindow::showTournament()
{
    if (!agreesToLeave())
        return;
    const Page *shown = &page();
    const auto *desk = static_cast<const Page *>(m_events->page());
    if (!desk || shown == desk) {
        m_events->choose();
        return;
    }
    leaveGame(); // no clock runs where nobody sees it
    m_pages->open(*m_events->page());
}

void MainWindow::openEvent(const QString &path)
{
    if (!m_events->open(path) || &page() == m_events->page()) // an event that was not open is shown by now
        return;
    leaveGame();
    m_pages->open(*m_events->page());
}

// Plays a game with the terms of its section if these are a preset, otherwise with those of the last new game. A game
// that was begun is resumed.
void MainWindow::playTableGame()
{
    const std::optional<tournament::GameKey> game = m_events->wanted();
    if (!game || !agreesToLeave() || !hasFolders())
        return;
    leaveGame(); // it may be this game
    if (const QString journal = m_events->wantedJournal(); !journal.isEmpty()) {
        resumeMatch(journal);
        return;
    }
    NewGameChoices choices = m_settings.newGame;
    const preset::Preset *preset = catalogue::presetsIn(m_folders.presets).find(m_events->section()->settings.rules);
    if (preset)
        choices = withPreset(choices, { *preset, 0 });
    const std::vector<opening::Procedure> procedures = catalogue::proceduresWith(m_folders.procedures).procedures;
    if (!chosenOpening(choices, procedures))
        choices.opening = NewGameChoices {}.opening;
    const std::optional<match::PlayedOn> where = m_events->askWhere(gameLine(choices, procedures));
    if (!where)
        return;
    match::MatchSetup setup = setupOf(choices, procedures, /*rightOpens=*/false, {});
    if (*where == match::PlayedOn::PhysicalBoard)
        setup = onTheTable(setup, /*onlyTime=*/false);
    seat(m_events->event(), *game, setup);
    begin(setup);
}

void MainWindow::newClock()
{
    ask(match::PlayedOn::PhysicalBoard);
}

void MainWindow::ask(match::PlayedOn playedOn, Asking asking)
{
    const std::optional<Asked> asked = askSetup(playedOn, asking);
    if (!asked)
        return;
    if (!asked->waits) {
        begin(asked->setup);
        return;
    }
    // Most rounds begin at a full quarter of an hour.
    constexpr qint64 Quarter = 15 * 60 * 1000;
    const qint64 now = m_time.wall().toMSecsSinceEpoch();
    waitFor({ asked->setup, (now / Quarter + 1) * Quarter, {} });
}

void MainWindow::settle()
{
    clearLeftovers(m_folders, m_settingsKeeper.file());
    openPractice();
    host::Settled settled;
    host::DiskThread().run([&] {
        host::clearUntouchedGames(m_folders.journals);
        settled = host::settleEndedGames(m_folders.journals, m_folders.games, m_folders.waiting, m_settings.signingKey);
    });
    m_damaged = std::move(settled.damaged);
    if (!settled.unsignedWhy.isEmpty())
        m_play->tell(unsignedText(settled.unsignedWhy)); // nothing opens over the page at a start
    if (m_router->isHome())
        refreshShelf();
}

QString MainWindow::unsignedText(const QString &reason)
{
    return text::joinSentences(reason,
        tr("The journals of finished games could not be signed. They are kept, and Kagetsu will try again at the next "
           "start."));
}

void MainWindow::tellUnsigned(const QString &reason)
{
    showMessage(unsignedText(reason));
}

void MainWindow::offerRecovery()
{
    const ChosenGame chosen =
        RecoveryDialog::choose(m_folders.journals, m_folders.waiting, m_damaged, m_time.wall(), this);
    if (!chosen.journal.isEmpty())
        resumeMatch(chosen.journal);
    else if (chosen.waiting)
        waitFor(*chosen.waiting);
    refreshUnfinished();
}

void MainWindow::offerDrafts()
{
    m_files->drafts().offer();
    refreshUnfinished();
}

bool MainWindow::resumeMatch(const QString &journal)
{
    const auto resumed = m_host->resumeMatch(journal);
    if (!resumed) {
        showMessage(text::journalFaultText(resumed.fault()));
        return false;
    }
    showMatch();
    return true;
}

} // namespace kagetsu::ui
