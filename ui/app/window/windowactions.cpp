// SPDX-License-Identifier: MIT
// The part of MainWindow that handles its actions: where they are, what they do, and when they are enabled.
#include "match/host/matchhost.h"
#include "text/match/setup.h"
#include "ui/app/announcementplayer.h"
#include "ui/app/engines/enginedesk.h"
#include "ui/app/records/studyfiles.h"
#include "ui/app/settings/aboutbox.h"
#include "ui/app/settings/keysdialog.h"
#include "ui/app/settings/settingsdialog.h"
#include "ui/app/sound.h"
#include "ui/app/window/dialogkeys.h"
#include "ui/app/window/mainwindow.h"
#include "ui/app/window/menus.h"
#include "ui/app/window/pagerouter.h"
#include "ui/app/window/pages.h"
#include "ui/app/window/printpreviews.h"
#include "ui/board/announce.h"
#include "ui/board/boardwidget.h"
#include "ui/board/diagramsubject.h"
#include "ui/board/spokenpoint.h"
#include "ui/controls/input/motion.h"
#include "ui/learn/lessonpage.h"
#include "ui/match/table/gamestrip.h"
#include "ui/match/table/tablepage.h"
#include "ui/record/page/studypage.h"
#include "ui/record/proof/proofpanel.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QShortcut>
#include <QToolBar>
#include <QToolButton>

#include <utility>

namespace kagetsu::ui {

namespace {

// Returns the board with the focus, otherwise the largest: a page may show small ones beside it.
const BoardWidget *boardInSight(const QWidget &page)
{
    const BoardWidget *found = nullptr;
    for (const BoardWidget *board : page.findChildren<BoardWidget *>()) {
        if (!board->isVisible())
            continue;
        if (board->hasFocus())
            return board;
        if (!found || board->width() > found->width())
            found = board;
    }
    return found;
}

// Returns the cursor, otherwise the last stone, otherwise the middle.
rules::Point pointOfInterest(const BoardWidget &board)
{
    const BoardFrame &frame = board.picture().frame();
    return board.cursor().value_or(board.picture().lastMove.value_or(rules::Point(frame.columns / 2, frame.rows / 2)));
}

} // namespace

void MainWindow::buildToolBar()
{
    m_bar->setObjectName(QStringLiteral("toolBar"));
    m_bar->setMovable(false);
    m_bar->setContextMenuPolicy(Qt::PreventContextMenu);
    m_menuButton->setObjectName(QStringLiteral("menu"));
    m_menuButton->setPopupMode(QToolButton::InstantPopup);
    // A shortcut of the window, not of the button, which is hidden when a clock fills the screen.
    connect(m_menuKey, &QShortcut::activated, this, [this] {
        if (m_menuButton->isVisible())
            m_menuButton->animateClick();
        else
            m_menu->popup(mapToGlobal(QPoint(0, 0)));
    });
    m_menuButton->setMenu(m_menu);
    // Filled when opened: startup has no time for it, and the contents are then always up to date.
    connect(m_menu, &QMenu::aboutToShow, this, &MainWindow::buildMenu);
    m_bar->insertWidget(m_pageActions, m_menuButton);
    m_bar->insertAction(m_pageActions, m_actions[Command::Back]);
    for (Command command : { Command::Pause, Command::TurnBoard, Command::Numbers, Command::Signs })
        m_bar->addAction(m_actions[command]);
    auto *space = new QWidget(m_bar);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_bar->addWidget(space);
    auto *search = new QToolButton(m_bar);
    search->setObjectName(QStringLiteral("searchButton"));
    search->setDefaultAction(m_actions[Command::Search]);
    m_searchOnBar = m_bar->addWidget(search);
    m_caption->setObjectName(QStringLiteral("caption"));
    m_caption->setContentsMargins(12, 0, 12, 0);
    m_bar->addWidget(m_caption);
    m_bar->addAction(m_actions[Command::Drawer]);
    fit();
    // Every key works, even for actions that are only in the menu.
    for (QAction *action : m_actions.findChildren<QAction *>())
        addAction(action);
}

void MainWindow::buildMenu()
{
    qDeleteAll(m_menu->findChildren<QMenu *>(QString(), Qt::FindDirectChildrenOnly));
    m_menu->clear();
    const QList<Page::Section> ofPage = page().ownActions();
    MenuChoices chosen { m_settings.recentFiles, m_files->shelf().records(), page().ownMenu(), isGameRunning(),
        ofPage.isEmpty(), {}, {} };
    if (isGameRunning() && !m_calls->announcer().isAgreed()) {
        const text::Names names = text::namesOf(m_host->match().setup());
        chosen.players = { names.a, names.b };
        chosen.muted = { m_calls->announcer().isMuted(Seat::A), m_calls->announcer().isMuted(Seat::B) };
    }
    fillMenu(*m_menu, m_actions, ofPage, chosen,
        { [this](const QString &path) {
             if (agreesToLeave())
                 openRecord(path);
         },
            [this](int id) {
                if (agreesToLeave())
                    m_files->shelf().show(id);
            },
            [this](Seat seat, bool muted) { m_calls->announcer().setMuted(seat, muted); } });
    // They are windows of their own, so they do not inherit the font.
    m_menu->setFont(m_bar->font());
    for (QMenu *menu : m_menu->findChildren<QMenu *>())
        menu->setFont(m_bar->font());
}

void MainWindow::showSettings(const QString &search)
{
    Settings inForce = m_settings;
    inForce.language = m_language.current();
    const bool isOwn = isGameRunning() && !m_calls->announcer().isAgreed();
    if (isOwn)
        inForce.announcing.plan = m_calls->announcer().plan();
    SettingsDialog dialog(inForce, Sound::canSpeak(), this);
    connect(&dialog, &SettingsDialog::changed, this, &MainWindow::take);
    Speech &speech = m_calls->sound().speech();
    dialog.setVoiceState(speech.state());
    connect(&speech, &Speech::stateChanged, &dialog, &SettingsDialog::setVoiceState);
    if (m_settings.announcing.voice || m_settings.announcing.moves)
        speech.prepare();
    connect(&dialog, &SettingsDialog::enginesWanted, this, [this, &dialog] { m_engines->manage(&dialog); });
    dialog.search(search);
    dialog.exec();
}

// Takes over the settings of the settings page; others are changed elsewhere.
void MainWindow::take(const Settings &next)
{
    const Settings before = m_settings;
    m_settings.theme = next.theme;
    m_settings.board = next.board;
    if (m_settings.colours() != before.colours())
        applyTheme();
    if (next.textSize != before.textSize)
        setTextSize(next.textSize);
    m_settings.shown = next.shown;
    if (next.shown != before.shown) {
        showChecks();
        m_pages->setShown(next.shown);
        if (m_strip)
            m_strip->setTenths(next.shown.tenths);
    }
    m_settings.guard = m_settings.newGame.guard = next.guard;
    m_settings.motion = next.motion;
    setMotionAllowed(next.motion);
    if (m_table) {
        m_table->setGuard(next.guard);
        m_table->setMotion(next.motion);
    }
    if (m_lesson)
        m_lesson->setMotion(next.motion);
    m_settings.signingKey = next.signingKey;
    m_host->setSigningKey(next.signingKey);
    m_settings.deskPin = next.deskPin;
    m_settings.chiefPin = next.chiefPin;
    m_deskPins.set({ next.deskPin, next.chiefPin });
    m_settings.announcing = next.announcing;
    const bool isOtherLanguage = next.language != m_language.current();
    if (next.announcing.plan != m_calls->announcer().plan())
        m_calls->announcer().setPlan(next.announcing.plan); // kept for the next match if this one has a plan of its own
    m_settings.volume = next.volume;
    m_calls->setVolume(next.volume);
    if (next.volume != before.volume)
        m_calls->tryVolume();
    m_settings.studyKeys = next.studyKeys;
    m_settings.tellsWins = next.tellsWins;
    if (m_record) {
        m_record->setKeys(next.studyKeys);
        m_record->setTellsWins(next.tellsWins);
    }
    if (isOtherLanguage)
        setLanguage(next.language);
    if (isOtherLanguage || next.announcing != before.announcing)
        m_calls->prepareVoice();
    saveSettings();
}

void MainWindow::showChecks()
{
    m_actions[Command::Numbers]->setChecked(m_settings.shown.numbers);
    m_actions[Command::Signs]->setChecked(m_settings.shown.signs);
    m_actions[Command::SeemingSigns]->setChecked(m_settings.shown.seemingSigns);
    m_actions[Command::NextMoves]->setChecked(m_settings.shown.nextMoves);
    m_actions[Command::FaceToFace]->setChecked(m_settings.faceToFace);
}

void MainWindow::connectActions()
{
    m_ofPages = m_actions.findChildren<QAction *>();
    const auto on = [this](Command command, auto handler) {
        connect(m_actions[command], &QAction::triggered, this, handler);
        m_ofPages.removeOne(m_actions[command]);
    };
    on(Command::NewGame, [this] { newGame(); });
    on(Command::ComputerGame, [this] { newComputerGame(); });
    on(Command::Tournament, [this] { showTournament(); });
    on(Command::ClockOnly, [this] { newClock(); });
    on(Command::Open, [this] { openDialog(m_settings.lastFolder); });
    on(Command::NewRecord, [this] {
        if (agreesToLeave())
            m_files->newRecord();
    });
    on(Command::OpenText, [this] { openText(QGuiApplication::clipboard()->text()); });
    on(Command::ShowGames, [this] {
        QString blocked;
        m_folders.make(blocked); // before the first game the folder does not exist, and the dialog would show another
        openDialog(m_folders.games);
    });
    const auto deedOf = [this](Command command) { return m_deeds.value(m_actions[command]->objectName()); };
    on(Command::Save, [this, deedOf] {
        if (const auto deed = deedOf(Command::Save))
            deed();
        else if (page().abilities().saves)
            saveAs();
        else
            m_files->shelf().saveUnsaved();
    });
    on(Command::SaveAs, [this, deedOf] {
        if (const auto deed = deedOf(Command::SaveAs))
            deed();
        else
            saveAs();
    });
    on(Command::Protocol, [this] { showProtocol(m_host->journalPath()); });
    on(Command::JournalProtocol, [this] { openProtocol(); });
    on(Command::ScoreSheet, [this] { showScoreSheet(); });
    on(Command::Arbiter, [this] { showArbiter(); });
    on(Command::Moments, [this] { openMoments(); });
    on(Command::Unplayed, [this] { enterUnplayed(); });
    on(Command::Diagram, [this] {
        if (std::optional<DiagramSubject> subject = page().diagramSubject())
            m_papers->showDiagram(*std::move(subject));
    });
    on(Command::Share, [this] { share(); });
    connect(m_pages, &Pages::shareWanted, this, &MainWindow::share);
    on(Command::Quit, [this] { close(); });
    on(Command::Verdict, [this] { showVerdict(); });
    on(Command::Lesson, [this] { showLesson(); });
    const QList<QAction *> places = m_actions.group(ActionGroup::Places);
    for (qsizetype i = 0; i < places.size(); ++i) {
        connect(places[i], &QAction::triggered, this, [this, i] { showPlace(AllPlaces[static_cast<std::size_t>(i)]); });
        m_ofPages.removeOne(places[i]);
    }
    on(Command::Back, [this] {
        if (isLookingAway())
            backToGame();
        else
            showPlace(m_router->place());
    });
    on(Command::Settings, [this] { showSettings(); });
    on(Command::Search, [this] { showSearch(); });
    on(Command::Manual, [this] { showManual(); });
    on(Command::LargerText, [this] { setTextSize(textSizeBeside(m_settings.textSize, 1)); });
    on(Command::SmallerText, [this] { setTextSize(textSizeBeside(m_settings.textSize, -1)); });
    on(Command::NormalText, [this] { setTextSize(TextSizes.front()); });
    new DialogKeys({ m_actions[Command::Manual], m_actions[Command::LargerText], m_actions[Command::SmallerText],
                       m_actions[Command::NormalText] },
        this);
    on(Command::Keys, [this] { KeysDialog(m_actions, page().ownKeys(), this).exec(); });
    on(Command::About, [this] { showAbout(m_folders, m_latency->figures(), this); });
    on(Command::ReadAround, [this] {
        const BoardWidget *board = boardInSight(page());
        announce(board ? spokenSurroundings(board->picture(), pointOfInterest(*board)) : tr("No board is shown here."),
            Told::Asked);
    });
    on(Command::FullScreen, [this](bool full) { m_place.setFullScreen(full); });

    struct PageAction
    {
        Command command;
        void (Page::*slot)();
    };
    static constexpr PageAction OnPage[] {
        { Command::First, &Page::first },
        { Command::Previous, &Page::previous },
        { Command::Next, &Page::next },
        { Command::Last, &Page::last },
        { Command::TurnBoard, &Page::turnBoard },
        { Command::MirrorBoard, &Page::mirrorBoard },
    };
    for (const PageAction &row : OnPage)
        on(row.command, [this, &row] { (page().*row.slot)(); });

    struct ShownAction
    {
        Command command;
        bool Shown::*what;
    };
    static constexpr ShownAction OnBoards[] {
        { Command::Numbers, &Shown::numbers },
        { Command::Signs, &Shown::signs },
        { Command::SeemingSigns, &Shown::seemingSigns },
        { Command::NextMoves, &Shown::nextMoves },
    };
    for (const ShownAction &row : OnBoards) {
        on(row.command, [this, &row](bool shown) {
            m_settings.shown.*row.what = shown;
            m_pages->setShown(m_settings.shown);
            saveSettings();
        });
    }

    on(Command::Drawer, [this](bool shown) {
        if (m_table)
            m_table->setSideShown(shown);
    });
    on(Command::FaceToFace, [this](bool faces) {
        m_settings.faceToFace = faces;
        if (m_table)
            m_table->setFaceToFace(faces);
        saveSettings();
    });

    struct ProofAction
    {
        Command command;
        void (ProofPanel::*step)();
    };
    static constexpr ProofAction OnProof[] {
        { Command::ProofForward, &ProofPanel::nextStep },
        { Command::ProofBack, &ProofPanel::previousStep },
        { Command::ProofWhole, &ProofPanel::toggleWhole },
    };
    const auto seen = [this] {
        ProofPanel *proof = page().proof();
        return proof && proof->isVisible() ? proof : nullptr;
    };
    for (const ProofAction &row : OnProof) {
        on(row.command, [seen, &row] {
            if (ProofPanel *proof = seen())
                (proof->*row.step)();
        });
    }

    struct LineAction
    {
        Command command;
        rules::Direction line;
    };
    static constexpr LineAction OnLines[] {
        { Command::WhyRow, rules::Direction::Row },
        { Command::WhyColumn, rules::Direction::Column },
        { Command::WhyRising, rules::Direction::Rising },
        { Command::WhyFalling, rules::Direction::Falling },
    };
    for (const LineAction &row : OnLines) {
        on(row.command, [seen, &row] {
            if (ProofPanel *proof = seen())
                proof->askLine(row.line);
        });
    }
    // What the window does not do itself is done by the current page.
    for (QAction *action : std::as_const(m_ofPages)) {
        connect(action, &QAction::triggered, this, [this, action] {
            if (const auto deed = m_deeds.value(action->objectName()))
                deed();
        });
    }
}

void MainWindow::updateActions()
{
    const Page::Abilities can = page().abilities();
    m_deeds = page().deeds();
    for (QAction *action : std::as_const(m_ofPages))
        action->setEnabled(m_deeds.contains(action->objectName()));
    for (QAction *action : m_actions.group(ActionGroup::Replay))
        action->setEnabled(can.replays);
    for (QAction *action : m_actions.group(ActionGroup::Proof))
        action->setEnabled(can.judges);
    for (Command command : { Command::TurnBoard, Command::MirrorBoard })
        m_actions[command]->setEnabled(can.turns);
    for (Command command : { Command::Signs, Command::SeemingSigns })
        m_actions[command]->setEnabled(can.judges);
    m_actions[Command::Numbers]->setEnabled(can.numbers);
    for (Command command : { Command::Share, Command::Diagram })
        m_actions[command]->setEnabled(can.draws);
    for (Command command : { Command::Save, Command::SaveAs })
        m_actions[command]->setEnabled(can.saves || m_deeds.contains(m_actions[command]->objectName()));
    // Unsaved edits on another page can be saved from here as well, unless a clock would run where nobody sees it.
    if (!isGameRunning() && m_files->shelf().hasUnsaved())
        m_actions[Command::Save]->setEnabled(true);
    m_actions[Command::ReadAround]->setEnabled(page().findChild<BoardWidget *>() != nullptr);
    m_actions[Command::NextMoves]->setEnabled(can.records);
    m_actions[Command::Arbiter]->setEnabled(can.plays || isLookingAway()); // even for a game that has ended
    m_actions[Command::Protocol]->setEnabled((can.plays && !can.covers) || can.arbitrates);
    m_actions[Command::Back]->setVisible(!m_router->isHome() && &page() != m_arbiter);
    m_searchOnBar->setVisible(m_router->isHome()); // elsewhere the bar has what belongs to the page
    m_pageActions->setVisible(can.turns || can.numbers || can.judges || can.plays);
    m_actions[Command::Pause]->setVisible(can.plays);
    m_actions[Command::TurnBoard]->setVisible(can.turns);
    m_actions[Command::Numbers]->setVisible(can.numbers);
    m_actions[Command::Drawer]->setVisible(can.seats);
    m_actions[Command::FaceToFace]->setEnabled(can.seats);
    m_actions[Command::Signs]->setVisible(can.judges);
    if (can.plays && !m_host->match().isOver())
        m_actions.setPauseKey(m_host->match().pauseKey());
    m_caption->setText(page().caption());
    fitWords();
    updateTitle();
}

} // namespace kagetsu::ui
