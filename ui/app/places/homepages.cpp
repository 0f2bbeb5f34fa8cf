// SPDX-License-Identifier: MIT
#include "ui/app/places/homepages.h"

#include "match/catalogue/procedures.h"
#include "ui/app/gamestandings.h"
#include "ui/app/learn/lessonpages.h"
#include "ui/app/match/gamerecovery.h"
#include "ui/app/match/runninggame.h"
#include "ui/app/match/waitingroom.h"
#include "ui/app/places/entryreader.h"
#include "ui/app/places/eventshome.h"
#include "ui/app/places/gameshome.h"
#include "ui/app/places/learnhome.h"
#include "ui/app/places/playhome.h"
#include "ui/app/places/verdicthome.h"
#include "ui/app/records/recordpages.h"
#include "ui/app/records/studyfiles.h"
#include "ui/app/records/typeddrafts.h"
#include "ui/app/settings/settings.h"
#include "ui/app/tournament/eventpages.h"
#include "ui/app/window/actions.h"
#include "ui/app/window/pagerouter.h"
#include "ui/app/window/pages.h"
#include "ui/app/window/windowservices.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/match/newgame/newgamechoices.h"

#include <QDir>

#include <algorithm>
#include <iterator>

namespace kagetsu::ui {

namespace {

struct PlaceCommand
{
    Command command;
    Place place;
};

constexpr PlaceCommand PlaceCommands[] {
    { Command::PlacePlay, Place::Play },
    { Command::PlaceGames, Place::Games },
    { Command::PlaceLearn, Place::Learn },
    { Command::PlaceEvents, Place::Events },
    { Command::PlaceVerdict, Place::Verdict },
};

} // namespace

HomePages::HomePages(const WindowServices &window, PlayHome *play, const Targets &targets)
    : QObject(window.window)
    , m_window(window)
    , m_play(play)
    , m_targets(targets)
    , m_reader(new EntryReader(play, [this](const std::vector<StartEntry> &entries) { take(entries); }))
{
    setHomes();
    connect(play, &PlayHome::dailyWanted, &targets.lessons, &LessonPages::showDaily);
    connect(play, &PlayHome::unfinishedWanted, this, &HomePages::offerRecovery);
    connect(play, &PlayHome::entryWanted, this, &HomePages::open);
    connect(&targets.lessons, &LessonPages::dueChanged, this, &HomePages::showDue);
    connect(&targets.records, &RecordPages::changed, this, &HomePages::refreshCardsInSight);
    connect(&targets.typed, &TypedDrafts::changed, this, &HomePages::refreshCards);
    for (const auto &[command, place] : PlaceCommands)
        window.actions.on(command, this, [this, to = place] { show(to); });
    window.actions.on(Command::Back, this, [this] {
        if (m_window.game->isLookingAway())
            m_window.game->goBack();
        else
            show(m_window.router->place());
    });
    if (window.settings.newGame.wasPlayed)
        play->setAgain(QString()); // its terms are read after the first frame
    expectEntries();
}

void HomePages::setHomes()
{
    PageRouter *router = m_window.router;
    router->setHome(Place::Play, [this] { return m_play; });
    router->home(Place::Play);
    router->setHome(Place::Games, [this]() -> Page * { return newGamesHome(); });
    router->setHome(Place::Learn, [this]() -> Page * { return m_targets.lessons.newHome(); });
    router->setHome(Place::Events, [this]() -> Page * {
        m_events = m_targets.events.newHome();
        m_events->setWaiting(m_waiting);
        connect(m_events, &EventsHome::entryWanted, this, &HomePages::open);
        return m_events;
    });
    router->setHome(Place::Verdict, [this]() -> Page * {
        const Actions &actions = m_window.actions;
        auto *home = new VerdictHome(actions[Command::Verdict],
            { actions[Command::Moments], actions[Command::JournalProtocol], actions[Command::ScoreSheet],
                actions[Command::Unplayed] },
            m_window.folders.journals, m_window.pages);
        connect(home, &VerdictHome::journalWanted, this, &HomePages::journalWanted);
        return home;
    });
}

GamesHome *HomePages::newGamesHome()
{
    const Actions &actions = m_window.actions;
    m_games = new GamesHome([this] { return sources(); }, actions[Command::NewGame],
        { actions[Command::Open], actions[Command::OpenText], actions[Command::NewRecord], actions[Command::Library] },
        m_window.pages);
    connect(m_games, &GamesHome::openWanted, &m_targets.records, &RecordPages::open);
    connect(m_games, &GamesHome::entryWanted, this, &HomePages::open);
    connect(m_games, &GamesHome::refused, this,
        [this](const QString &reason) { AskDialog::tell(m_window.window, "message", reason); });
    connect(m_games, &GamesHome::forgetWanted, this, [this](const QString &path) {
        m_window.settings.recentFiles.removeAll(path);
        m_window.saveSettings();
    });
    connect(m_games, &GamesHome::rememberWanted, this, [this](const QString &path) {
        m_window.settings.rememberFile(path);
        m_window.saveSettings();
    });
    refreshCards();
    return m_games;
}

void HomePages::expectEntries()
{
    const Folders &folders = m_window.folders;
    for (const QString &folder : { folders.games, folders.journals, folders.waiting, folders.drafts }) {
        if (!QDir(folder).isEmpty(QDir::Files)) {
            m_play->expectEntries();
            return;
        }
    }
}

void HomePages::show(Place place)
{
    if (!m_window.game->agreesToLeave())
        return;
    m_window.game->leave();
    refresh();
    showDue(); // the date may have changed
    m_window.router->showHome(place);
}

void HomePages::showDue()
{
    m_play->setDue(m_targets.lessons.dueCount());
}

void HomePages::refresh()
{
    const NewGameChoices &last = m_window.settings.newGame;
    const std::vector<opening::Procedure> procedures =
        catalogue::proceduresWith(m_window.folders.procedures).procedures;
    const bool canBePlayed = last.wasPlayed && chosenOpening(last, procedures);
    m_play->setStandings(canBePlayed ? m_targets.standings.seriesText() : QString(), m_targets.standings.ladderText());
    m_play->setAgain(canBePlayed ? std::optional(termsLine(last, procedures)) : std::nullopt);
    refreshCards();
}

StartSources HomePages::sources() const
{
    return { .folders = m_window.folders,
        .recentFiles = m_window.settings.recentFiles,
        .choices = m_targets.records.files().context().choices(),
        .damaged = m_targets.recovery.damaged() };
}

void HomePages::refreshCards()
{
    StartSources read = sources();
    std::vector<StartEntry> records;
    const OpenRecords &open = m_targets.records.openRecords();
    for (const OpenRecord &record : open.records()) {
        if (!record.isModified && !m_games)
            continue; // only the home page of games shows it, and each card takes a copy and a picture
        records.push_back(editedEntry(record.id, open.looked(record.id)));
        if (record.isModified)
            read.edited.push_back(records.back());
    }
    m_reader->read(read);
    if (m_games) {
        m_games->setOpen(records);
        m_games->refresh();
    }
}

void HomePages::refreshCardsInSight()
{
    if (m_window.router->isHome())
        refreshCards();
}

void HomePages::take(const std::vector<StartEntry> &entries)
{
    m_entries = entries;
    m_play->setEntries(entries);
    m_waiting.clear();
    std::copy_if(entries.begin(), entries.end(), std::back_inserter(m_waiting),
        [](const StartEntry &entry) { return entry.kind == StartEntry::Kind::Waiting; });
    if (m_events)
        m_events->setWaiting(m_waiting);
}

void HomePages::open(const StartEntry &entry)
{
    switch (entry.kind) {
    case StartEntry::Kind::Unfinished:
        // The user is told what is missing from a game before resuming it.
        if (entry.isWhole)
            m_targets.recovery.resume(entry.path);
        else
            offerRecovery();
        return;
    case StartEntry::Kind::Waiting:
        if (!m_targets.waiting.openFile(entry.path))
            refresh(); // it is gone
        return;
    case StartEntry::Kind::Unreadable: offerRecovery(); return;
    case StartEntry::Kind::Draft: offerDrafts(); return;
    case StartEntry::Kind::Typed: m_targets.typed.open(entry.path); return;
    case StartEntry::Kind::Edited: m_targets.records.openRecords().show(entry.id); return;
    case StartEntry::Kind::Journal: emit journalWanted(entry.path); return;
    case StartEntry::Kind::Game:
    case StartEntry::Kind::Record:
        m_targets.records.open(entry.path); // a record with unsaved edits is shown as it is
        return;
    }
}

void HomePages::offerRecovery()
{
    m_targets.recovery.offer();
    refresh();
}

void HomePages::offerDrafts()
{
    m_targets.records.offerDrafts();
    refresh();
}

void HomePages::searchGames(const QString &text)
{
    show(Place::Games);
    if (m_games && &m_window.pages->current() == m_games)
        m_games->search(text);
}

} // namespace kagetsu::ui
