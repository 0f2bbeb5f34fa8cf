// SPDX-License-Identifier: MIT
#include "ui/app/tournament/eventpages.h"

#include "match/catalogue/procedures.h"
#include "match/host/matchhost.h"
#include "match/host/timesource.h"
#include "ui/app/language.h"
#include "ui/app/match/gamerecovery.h"
#include "ui/app/match/gamestarter.h"
#include "ui/app/match/runninggame.h"
#include "ui/app/places/eventshome.h"
#include "ui/app/settings/settings.h"
#include "ui/app/window/actions.h"
#include "ui/app/window/pagerouter.h"
#include "ui/app/window/pages.h"
#include "ui/app/window/printpreviews.h"
#include "ui/app/window/windowservices.h"
#include "ui/controls/device/folders.h"
#include "ui/match/newgame/presetchoices.h"
#include "ui/print/paper/paperdialog.h"
#include "ui/print/phones/gameonphones.h"
#include "ui/tournament/desk/eventfiles.h"
#include "ui/tournament/desk/openevent.h"
#include "ui/tournament/desk/tablegames.h"
#include "ui/tournament/page/tournamentpage.h"

#include <algorithm>

namespace kagetsu::ui {

EventPages::EventPages(
    const WindowServices &window, const LanguageSwitch &language, GameStarter &starter, GameRecovery &recovery)
    : QObject(window.window)
    , m_window(window)
    , m_starter(starter)
    , m_recovery(recovery)
    , m_openEvent(new OpenEvent(
          window.folders, [&window] { return tournament::Milliseconds(window.time.wall().toMSecsSinceEpoch()); },
          [&language] { return language.current(); }, window.window))
    , m_phones(new GameOnPhones(
          window.host, PhoneServing::network(),
          [this](const tournament::GameKey &game) { return m_openEvent->phoneRule(game); },
          [&language] { return language.current(); }, window.window))
{
    window.actions.on(Command::Tournament, this, [this] { show(); });
    connectDesk();
    connectResults();
    connectPhones();
}

void EventPages::connectDesk()
{
    connect(m_openEvent, &OpenEvent::pageMade, this, [this](TournamentPage *made) {
        m_window.game->leave(); // no clock runs where nobody sees it
        m_window.pages->add(*made);
        m_window.router->assign(*made, Place::Events);
        m_window.pages->open(*made);
    });
    PrintPreviews *papers = m_window.papers;
    connect(m_openEvent, &OpenEvent::paperWanted, papers, [papers](const Paper &paper) { papers->show(paper); });
    connect(m_openEvent, &OpenEvent::protocolWanted, papers, &PrintPreviews::showProtocol);
    connect(m_openEvent, &OpenEvent::startWanted, this, &EventPages::homeWanted);
    connect(m_openEvent, &OpenEvent::gameWanted, this, &EventPages::play);
    connect(m_openEvent, &OpenEvent::recordWanted, this, &EventPages::recordWanted);
    connect(m_openEvent, &OpenEvent::journalWanted, this, &EventPages::journalWanted);
}

void EventPages::connectResults()
{
    host::MatchHost *host = m_window.host;
    // Heartbeats need not be reported at once.
    connect(host, &host::MatchHost::happened, this, [this, host](const match::Events &events) {
        if (!std::ranges::all_of(events, [](const match::Event &event) { return isRoutine(event.what); }))
            m_openEvent->gameWentOn(host->match());
    });
    connect(host, &host::MatchHost::matchChanged, this, [this, host] { m_openEvent->gameWentOn(host->match()); });
    connect(host, &host::MatchHost::gameSaved, this,
        [this, host](const QString &path) { m_openEvent->takeResult(host->match(), path); });
    connect(host, &host::MatchHost::saveFailed, this, [this, host] { m_openEvent->takeResult(host->match(), {}); });
}

// A game at the table may be one of the tournament.
void EventPages::connectPhones()
{
    m_window.actions[Command::Phones]->setVisible(hasDevice<PageServing>());
    m_window.actions.on(Command::Phones, this, [this] { m_phones->ask(); });
    connect(m_openEvent, &OpenEvent::changed, m_phones, &GameOnPhones::followEvent);
    connect(m_phones, &GameOnPhones::changed, this, [this] { emit shownOnPhones(m_phones->sign()); });
}

EventsHome *EventPages::newHome()
{
    auto *home = new EventsHome(
        m_window.folders.events,
        [this] {
            return m_openEvent->page() ? std::optional(QString::fromStdString(m_openEvent->event().details.name))
                                       : std::nullopt;
        },
        m_window.pages);
    connect(home, &EventsHome::newWanted, m_openEvent, &OpenEvent::create);
    connect(home, &EventsHome::fileWanted, m_openEvent, &OpenEvent::chooseFile);
    connect(home, &EventsHome::joinWanted, m_openEvent, &OpenEvent::joinOther);
    connect(home, &EventsHome::eventWanted, this, &EventPages::open);
    connect(home, &EventsHome::openEventWanted, this, [this] { m_window.pages->open(*m_openEvent->page()); });
    return home;
}

void EventPages::show()
{
    if (!m_window.game->agreesToLeave())
        return;
    const Page *page = m_openEvent->page();
    if (!page || page == &m_window.pages->current()) {
        m_openEvent->choose();
        return;
    }
    m_window.game->leave(); // no clock runs where nobody sees it
    m_window.pages->open(*m_openEvent->page());
}

void EventPages::open(const QString &path)
{
    // An event that was not open is shown by now.
    if (!m_openEvent->open(path) || &m_window.pages->current() == m_openEvent->page())
        return;
    m_window.game->leave();
    m_window.pages->open(*m_openEvent->page());
}

QStringList EventPages::readLists(const QStringList &paths)
{
    TournamentPage *page = m_openEvent->page();
    if (!page || page != &m_window.pages->current())
        return paths;
    QStringList lists;
    QStringList others;
    for (const QString &path : paths)
        (isListFile(path, page->takesLists()) ? lists : others) += path;
    if (!lists.isEmpty())
        page->readLists(lists);
    return others;
}

void EventPages::play()
{
    const std::optional<tournament::GameKey> game = m_openEvent->wanted();
    if (!game || !m_window.game->agreesToLeave() || !m_starter.hasFolders())
        return;
    m_window.game->leave(); // it may be this game
    if (const QString journal = m_openEvent->wantedJournal(); !journal.isEmpty()) {
        m_recovery.resume(journal);
        return;
    }
    NewGameChoices choices = m_window.settings.newGame;
    const preset::Preset *preset =
        catalogue::presetsIn(m_window.folders.presets).find(m_openEvent->section()->settings.rules);
    if (preset)
        choices = withPreset(choices, { *preset, 0 });
    const std::vector<opening::Procedure> procedures =
        catalogue::proceduresWith(m_window.folders.procedures).procedures;
    if (!chosenOpening(choices, procedures))
        choices.opening = NewGameChoices {}.opening;
    const std::optional<match::PlayedOn> where = m_openEvent->askWhere(gameLine(choices, procedures));
    if (!where)
        return;
    match::MatchSetup setup = setupOf(choices, procedures, /*rightOpens=*/false, {});
    if (*where == match::PlayedOn::PhysicalBoard)
        setup = onTheTable(setup, /*onlyTime=*/false);
    seat(m_openEvent->event(), *game, setup);
    m_starter.begin(setup);
}

} // namespace kagetsu::ui
