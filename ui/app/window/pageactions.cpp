// SPDX-License-Identifier: MIT
#include "ui/app/window/pageactions.h"

#include "match/host/matchhost.h"
#include "match/model/pauses.h"
#include "ui/app/match/runninggame.h"
#include "ui/app/records/openrecords.h"
#include "ui/app/settings/settings.h"
#include "ui/app/window/actions.h"
#include "ui/app/window/boardinsight.h"
#include "ui/app/window/pagerouter.h"
#include "ui/app/window/pages.h"
#include "ui/app/window/pagesaver.h"
#include "ui/app/window/windowservices.h"
#include "ui/arbiter/desk/arbiterpage.h"
#include "ui/board/announce.h"
#include "ui/board/boardwidget.h"
#include "ui/board/spokenpoint.h"
#include "ui/controls/device/pageserving.h"
#include "ui/record/proof/proofpanel.h"

#include <utility>

namespace kagetsu::ui {

namespace {

// Returns the cursor, otherwise the last stone, otherwise the middle.
rules::Point pointOfInterest(const BoardWidget &board)
{
    const BoardFrame &frame = board.picture().frame();
    return board.cursor().value_or(board.picture().lastMove.value_or(rules::Point(frame.columns / 2, frame.rows / 2)));
}

} // namespace

PageActions::PageActions(const WindowServices &window, PageSaver &saver, OpenRecords &records)
    : QObject(window.window)
    , m_window(window)
    , m_saver(saver)
    , m_records(records)
{
    connectSaving();
    connectReplay();
    connectShown();
    connectProof();
    window.actions.on(Command::ReadAround, this, [this] {
        const BoardWidget *board = boardInSight(m_window.pages->current());
        announce(board ? spokenSurroundings(board->picture(), pointOfInterest(*board)) : tr("No board is shown here."),
            Told::Asked);
    });
    m_ofPages = window.actions.unhandled();
    for (const Command command : std::as_const(m_ofPages))
        connect(window.actions[command], &QAction::triggered, this, [this, command] { carryOut(command); });
}

bool PageActions::carryOut(Command command)
{
    const auto handler = m_handlers.value(command);
    if (handler)
        handler();
    return handler != nullptr;
}

void PageActions::connectSaving()
{
    m_window.actions.on(Command::Save, this, [this] {
        if (carryOut(Command::Save))
            return;
        if (m_window.pages->current().abilities().saves)
            m_saver.saveAs();
        else
            m_records.saveUnsaved();
    });
    m_window.actions.on(Command::SaveAs, this, [this] {
        if (!carryOut(Command::SaveAs))
            m_saver.saveAs();
    });
}

void PageActions::connectReplay()
{
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
        m_window.actions.on(row.command, this, [this, &row] { (m_window.pages->current().*row.slot)(); });
}

void PageActions::connectShown()
{
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
        m_window.actions.on(row.command, this, [this, &row](bool shown) {
            m_window.settings.shown.*row.what = shown;
            m_window.pages->setShown(m_window.settings.shown);
            m_window.saveSettings();
        });
    }
}

void PageActions::connectProof()
{
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
    for (const ProofAction &row : OnProof) {
        m_window.actions.on(row.command, this, [this, &row] {
            if (ProofPanel *proof = proofInSight())
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
        m_window.actions.on(row.command, this, [this, &row] {
            if (ProofPanel *proof = proofInSight())
                proof->askLine(row.line);
        });
    }
}

ProofPanel *PageActions::proofInSight() const
{
    ProofPanel *proof = m_window.pages->current().proof();
    return proof && proof->isVisible() ? proof : nullptr;
}

void PageActions::showChecks()
{
    const Settings &settings = m_window.settings;
    const Actions &actions = m_window.actions;
    actions[Command::Numbers]->setChecked(settings.shown.numbers);
    actions[Command::Signs]->setChecked(settings.shown.signs);
    actions[Command::SeemingSigns]->setChecked(settings.shown.seemingSigns);
    actions[Command::NextMoves]->setChecked(settings.shown.nextMoves);
    actions[Command::FaceToFace]->setChecked(settings.faceToFace);
}

void PageActions::update()
{
    m_handlers = m_window.pages->current().actionHandlers();
    const Page::Abilities can = m_window.pages->current().abilities();
    enable(can);
    setVisible(can);
    const host::MatchHost *host = m_window.host;
    if (can.plays && !host->match().isOver())
        m_window.actions.setPauseKey(pauseKey(host->match()));
}

void PageActions::enable(const Page::Abilities &can)
{
    const Actions &actions = m_window.actions;
    for (const Command command : std::as_const(m_ofPages))
        actions[command]->setEnabled(m_handlers.contains(command));
    for (QAction *action : actions.group(ActionGroup::Replay))
        action->setEnabled(can.replays);
    for (QAction *action : actions.group(ActionGroup::Proof))
        action->setEnabled(can.judges);
    for (Command command : { Command::TurnBoard, Command::MirrorBoard })
        actions[command]->setEnabled(can.turns);
    for (Command command : { Command::Signs, Command::SeemingSigns })
        actions[command]->setEnabled(can.judges);
    actions[Command::Numbers]->setEnabled(can.numbers);
    for (Command command : { Command::Share, Command::Diagram })
        actions[command]->setEnabled(can.draws);
    // Also the clocks beside a real board.
    const host::MatchHost &host = *m_window.host;
    const bool isLive = can.plays && host.hasMatch() && !host.match().isOver();
    actions[Command::Phones]->setEnabled(isLive && hasDevice<PageServing>());
    // What is played is for its players alone.
    const bool isPlayed = can.plays && m_window.game->isRunning();
    actions[Command::BoardToClass]->setEnabled((can.draws || can.judges) && !can.covers && !isPlayed);
    for (Command command : { Command::Save, Command::SaveAs })
        actions[command]->setEnabled(can.saves || m_handlers.contains(command));
    // Unsaved edits on another page can be saved from here as well, unless a clock would run where nobody sees it.
    if (!m_window.game->isRunning() && m_records.hasUnsaved())
        actions[Command::Save]->setEnabled(true);
    actions[Command::ReadAround]->setEnabled(m_window.pages->current().findChild<BoardWidget *>() != nullptr);
    actions[Command::NextMoves]->setEnabled(can.records);
    // Even for a game that has ended.
    actions[Command::Arbiter]->setEnabled(can.plays || m_window.game->isLookingAway());
    actions[Command::Protocol]->setEnabled((can.plays && !can.covers) || can.arbitrates);
    actions[Command::FaceToFace]->setEnabled(can.seats);
}

void PageActions::setVisible(const Page::Abilities &can)
{
    const Actions &actions = m_window.actions;
    const bool isArbiter = qobject_cast<ArbiterPage *>(&m_window.pages->current());
    actions[Command::Back]->setVisible(!m_window.router->isHome() && !isArbiter);
    actions[Command::Pause]->setVisible(can.plays);
    actions[Command::TurnBoard]->setVisible(can.turns);
    actions[Command::Numbers]->setVisible(can.numbers);
    actions[Command::Drawer]->setVisible(can.seats);
    actions[Command::Signs]->setVisible(can.judges);
}

} // namespace kagetsu::ui
