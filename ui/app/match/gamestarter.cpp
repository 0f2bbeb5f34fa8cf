// SPDX-License-Identifier: MIT
#include "ui/app/match/gamestarter.h"

#include "base/background/task.h"
#include "match/catalogue/procedures.h"
#include "match/host/matchhost.h"
#include "match/host/timesource.h"
#include "match/journal/codec/waitinggame.h"
#include "match/model/doublegame.h"
#include "text/common/foreigntext.h"
#include "text/journal/journalfaults.h"
#include "ui/app/engines/enginemanager.h"
#include "ui/app/gamestandings.h"
#include "ui/app/match/gamepages.h"
#include "ui/app/match/runninggame.h"
#include "ui/app/match/waitingroom.h"
#include "ui/app/settings/settings.h"
#include "ui/app/window/actions.h"
#include "ui/app/window/pages.h"
#include "ui/app/window/windowservices.h"
#include "ui/controls/device/folders.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/controls/drafts/draftkeeper.h"
#include "ui/match/clockonly/clockpage.h"
#include "ui/match/newgame/computerdialog.h"
#include "ui/match/newgame/knownplayers.h"
#include "ui/match/newgame/newgamedialog.h"
#include "ui/match/newgame/unplayeddialog.h"

#include <QUuid>

#include <utility>

namespace kagetsu::ui {

GameStarter::GameStarter(const WindowServices &window, EngineManager &engines, GamePages &pages, WaitingRoom &waiting,
    const Standings &standings)
    : QObject(window.window)
    , m_window(window)
    , m_engines(engines)
    , m_pages(pages)
    , m_waiting(waiting)
    , m_standings(standings)
{
    window.actions.on(Command::NewGame, this, [this] { newGame(); });
    window.actions.on(Command::ComputerGame, this, [this] { newComputerGame(); });
    window.actions.on(Command::ClockOnly, this, [this] { newClock(); });
    window.actions.on(Command::Unplayed, this, [this] { enterUnplayed(); });
}

std::optional<GameStarter::Asked> GameStarter::askSetup(match::PlayedOn playedOn, Asking asking)
{
    if (!m_window.game->agreesToLeave())
        return std::nullopt;
    NewGameDialog dialog(m_window.settings.newGame, catalogue::proceduresWith(m_window.folders.procedures), playedOn,
        m_window.folders.presets, m_window.window);
    dialog.setKnownPlayers(m_window.settings.players);
    const bool isTaken = asking == Asking::AsLastTime && dialog.takeAgain();
    if (m_leftChoices && !isTaken)
        dialog.resume(*m_leftChoices);
    DraftKeeper draft(dialog,
        { QStringLiteral("newGame"), dialog.isOnPhysicalBoard() ? QStringLiteral("clock") : QString() },
        dialog.draftState());
    background::Task oldPlayers;
    if (!m_window.settings.knowsOldPlayers && !isTaken) {
        oldPlayers.start(
            [folder = m_window.folders.games](background::State &state) { return playersIn(folder, state); },
            [this, &dialog](const QStringList &names) {
                m_window.settings.knowsOldPlayers = true;
                m_window.settings.rememberPlayers(m_window.settings.players + names);
                dialog.setKnownPlayers(m_window.settings.players);
            });
    }
    if (!isTaken && dialog.exec() != QDialog::Accepted) {
        // Abandoned choices are offered next time.
        m_leftChoices = dialog.isChanged() ? std::optional(dialog.choices()) : std::nullopt;
        return std::nullopt;
    }
    m_leftChoices.reset();
    m_window.settings.newGame = dialog.next();
    m_window.settings.rememberPlayers({ m_window.settings.newGame.left, m_window.settings.newGame.right });
    m_window.settings.guard = m_window.settings.newGame.guard;
    m_window.saveSettings();
    m_pages.takeSettings();
    if (!hasFolders())
        return std::nullopt;
    return Asked { dialog.setup(), dialog.isToWait() };
}

bool GameStarter::hasFolders()
{
    QString blocked;
    if (m_window.folders.make(blocked))
        return true;
    AskDialog::tell(m_window.window, "message",
        tr("Could not create the folder %1, so the game could not be saved. No game was started.")
            .arg(text::foreignPath(blocked)));
    return false;
}

bool GameStarter::start(const match::MatchSetup &setup)
{
    const auto started = m_window.host->startMatch(setup, m_window.folders.journals);
    if (!started) {
        AskDialog::tell(m_window.window, "message", text::journalFaultText(started.fault()));
        return false;
    }
    m_waiting.forget(setup.id); // the journal has it from now on
    return true;
}

void GameStarter::begin(const match::MatchSetup &setup)
{
    // If a player is late, the clock is already running.
    const bool runs = match::isDecidedByLateness(setup) || match::awaitedAtStart(setup);
    if (setup.playedOn == match::PlayedOn::PhysicalBoard && !runs) {
        m_window.game->leave();
        m_pages.clocks().prepare(setup);
        m_window.pages->open(m_pages.clocks());
        return;
    }
    if (setup.playedOn == match::PlayedOn::PhysicalBoard)
        m_pages.clocks();
    else
        m_pages.table();
    m_window.game->leave();
    if (start(setup))
        m_pages.showMatch();
    else
        emit homeWanted();
}

void GameStarter::secondGame()
{
    const match::Match &first = m_window.host->match();
    const std::optional<match::DoubleStanding> standing = match::standingOf(first);
    if (!standing || standing->isComplete)
        return;
    const match::MatchSetup second = match::secondGame(first);
    if (m_waiting.isStillToCome(second))
        begin(second);
}

void GameStarter::rematch()
{
    const match::Match &last = m_window.host->match();
    if (!last.isOver())
        return;
    begin(match::rematch(last, QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString()));
}

// Enters the result of a game that nobody played: a match that ends as it begins.
void GameStarter::enterUnplayed()
{
    if (!m_window.game->agreesToLeave())
        return;
    UnplayedDialog dialog(m_window.settings.newGame, m_window.window);
    DraftKeeper draft(dialog, { QStringLiteral("unplayed") });
    dialog.setKnownPlayers(m_window.settings.players);
    if (dialog.exec() != QDialog::Accepted || !hasFolders())
        return;
    const std::vector<opening::Procedure> procedures =
        catalogue::proceduresWith(m_window.folders.procedures).procedures;
    NewGameChoices choices = dialog.choices();
    const QString id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    if (!chosenOpening(choices, procedures))
        choices.opening = NewGameChoices {}.opening; // its own procedure is gone
    m_window.game->leave();
    match::MatchSetup setup = setupOf(choices, procedures, /*rightOpens=*/false, id);
    // How an unplayed game is entered does not change what was agreed for it.
    if (setup.preset)
        setup.preset->changed =
            setupOf(m_window.settings.newGame, procedures, /*rightOpens=*/false, id).preset->changed;
    if (!start(setup))
        return emit homeWanted();
    m_window.game->carryOut(match::Intervene { match::Declare { dialog.result() }, dialog.grounds() });
    m_pages.showMatch();
}

void GameStarter::newGame()
{
    ask(match::PlayedOn::Screen);
}

void GameStarter::newGameAsLastTime()
{
    ask(match::PlayedOn::Screen, Asking::AsLastTime);
}

void GameStarter::newGameWith(const opening::Procedure &procedure)
{
    NewGameChoices choices = m_window.settings.newGame;
    // A preset may leave no choice of the opening.
    choices.preset = {};
    choices.opening = catalogue::termsFor(procedure);
    if (const auto kind = catalogue::gameFor(procedure, { choices.rules.rule, choices.boardSize })) {
        choices.rules.rule = kind->rule;
        choices.boardSize = kind->boardSize;
    }
    m_leftChoices = choices;
    newGame();
}

void GameStarter::newComputerGame()
{
    if (!m_window.game->agreesToLeave())
        return;
    ComputerDialog dialog(m_window.settings.computerGame, m_engines.profiles(),
        catalogue::proceduresWith(m_window.folders.procedures), m_window.window);
    dialog.setKnownPlayers(m_window.settings.players);
    DraftKeeper draft(dialog, { QStringLiteral("computerGame") });
    connect(&dialog, &ComputerDialog::enginesWanted, this, [this, &dialog] {
        m_engines.manage(&dialog);
        dialog.setEngines(m_engines.profiles());
    });
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_window.settings.computerGame = dialog.next();
    m_window.settings.rememberPlayers({ m_window.settings.computerGame.game.left });
    m_window.saveSettings();
    if (hasFolders())
        begin(dialog.setup());
}

void GameStarter::newClock()
{
    ask(match::PlayedOn::PhysicalBoard);
}

void GameStarter::ask(match::PlayedOn playedOn, Asking asking)
{
    const std::optional<Asked> asked = askSetup(playedOn, asking);
    if (!asked)
        return;
    if (!asked->waits) {
        begin(m_standings.continued(asked->setup));
        return;
    }
    // Most rounds begin at a full quarter of an hour.
    constexpr qint64 Quarter = 15 * 60 * 1000;
    const qint64 now = m_window.time.wall().toMSecsSinceEpoch();
    m_waiting.open({ asked->setup, (now / Quarter + 1) * Quarter, {} });
}

} // namespace kagetsu::ui
