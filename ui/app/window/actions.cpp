// SPDX-License-Identifier: MIT
#include "ui/app/window/actions.h"

#include "ui/app/window/plaintext.h"
#include "ui/controls/lineicon.h"

#include <QCoreApplication>

#include <utility>

namespace kagetsu::ui {

namespace {

struct ActionRow
{
    Command command;
    ActionGroup group;
    const char *id;
    const char *text;
    const char *tip;
    const char *icon; // name of an icon in resources/icons, or ""
    const char *keys; // portable text, alternatives after a blank
    bool checkable = false;
};

constexpr const char *Context = "kagetsu::ui::Actions";

// Plain letters and digits belong to the board, where they are typed as coordinates: every key here has a modifier.
constexpr ActionRow Rows[] {
    //: A place of the window: two people, or one and the computer, play a game.
    { Command::PlacePlay, ActionGroup::Places, "placePlay", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "&Play"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Begin a game, or resume one"), "place-play", "Alt+1 Ctrl+H" },
    //: A place of the window: games that were played or opened.
    { Command::PlaceGames, ActionGroup::Places, "placeGames", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "&Games"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Games played here, and records that were opened"), "games",
        "Alt+2" },
    //: A place of the window: courses, tasks and lessons.
    { Command::PlaceLearn, ActionGroup::Places, "placeLearn", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "&Learn"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Courses, practice and lessons"), "learn", "Alt+3" },
    //: A place of the window: tournaments and the waiting room.
    { Command::PlaceEvents, ActionGroup::Places, "placeEvents", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "&Events"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Tournaments, and games in the waiting room"), "events", "Alt+4" },
    //: A place of the window: a disputed position is judged, and journals are examined.
    { Command::PlaceVerdict, ActionGroup::Places, "placeVerdict", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "&Verdict"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Judge a position, or examine the journal of a game"), "verdict",
        "Alt+5" },
    { Command::NewGame, ActionGroup::File, "newGame", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "&New game…"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Choose players, rules, opening and clock"), "new", "Ctrl+N" },
    { Command::ComputerGame, ActionGroup::File, "computerGame",
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Play against t&he computer…"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Choose how strong the computer is, and start a game"), "",
        "Ctrl+Alt+P" },
    { Command::ClockOnly, ActionGroup::File, "clockOnly",
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "&Clock only (physical board)…"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Two clocks for two players using a physical board"), "",
        "Ctrl+Shift+N" },
    { Command::Tournament, ActionGroup::File, "tournament", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Tournaments…"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Entries, rounds, results and standings of an event"), "",
        "Ctrl+Alt+T" },
    { Command::Open, ActionGroup::File, "open", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "&Open record…"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions",
            "Open games, libraries or positions: SGF, RenLib, RenjuNet, Piskvork, PlayOK, text"),
        "open", "Ctrl+O" },
    { Command::OpenText, ActionGroup::File, "openText",
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Open from clip&board"),
        QT_TRANSLATE_NOOP(
            "kagetsu::ui::Actions", "Open the text on the clipboard: a line of moves, a drawn board or a record"),
        "", "Ctrl+Shift+O" },
    { Command::NewRecord, ActionGroup::File, "newRecord", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "New &record…"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "An empty record with any board size and rule"), "", "Ctrl+Alt+N" },
    { Command::Save, ActionGroup::File, "save", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "&Save"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Save the changes to this record"), "save", "Ctrl+S" },
    { Command::SaveAs, ActionGroup::File, "saveAs", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Save &as…"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Save this record under another name"), "", "Ctrl+Shift+S" },
    { Command::CopyMoves, ActionGroup::Copy, "copyMoves", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Cop&y moves"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions",
            "The moves up to the position shown, as text; at the start of the game, its whole main line"),
        "", "Ctrl+Shift+C" },
    { Command::CopyRecord, ActionGroup::Copy, "copyRecord",
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Copy game as SG&F"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "The whole game with variations and comments, as text"), "", "" },
    { Command::CopyBoard, ActionGroup::Copy, "copyBoard",
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Copy &board as text"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "The position shown, drawn with letters"), "", "" },
    { Command::CopyPicture, ActionGroup::Copy, "copyPicture",
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Copy board as p&icture"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "The position shown, with numbers and marks, as a picture"), "",
        "Ctrl+Alt+C" },
    { Command::Share, ActionGroup::Copy, "share", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "S&hare…"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions",
            "Show the game to others: a picture, a moving picture, a code for a phone, the moves, a link"),
        "", "Ctrl+Shift+E" },
    { Command::Phones, ActionGroup::Copy, "phones",
        //: Menu: the game at the table, on the phones of people in the room.
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Sho&w on phones…"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions",
            "Let everybody in the room follow this game on a phone: board and clocks, by a QR code"),
        "", "" },
    { Command::Diagram, ActionGroup::Copy, "diagram", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "&Diagram…"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions",
            "A picture of the board for paper or the screen: choose what it shows, then save, copy or print it"),
        "", "Ctrl+Shift+D" },
    { Command::BoardToClass, ActionGroup::Copy, "boardToClass",
        //: Menu: puts the board of this page on the projector, a proof or a win step by step.
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Show board to c&lass"),
        QT_TRANSLATE_NOOP(
            "kagetsu::ui::Actions", "The board on the projector; a proof or a win that is shown comes step by step"),
        "", "Ctrl+Shift+F5" },
    { Command::Charset, ActionGroup::File, "charset", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Text enco&ding…"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Choose the text encoding of this file"), "", "" },
    { Command::ShowGames, ActionGroup::File, "showGames", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Saved &games…"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Open an automatically saved game"), "", "Ctrl+G" },
    { Command::Library, ActionGroup::File, "library",
        //: Menu: all games that somebody has, in one file.
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Game li&brary"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "All games that you have, found by player, event, year or opening"),
        "", "Ctrl+Shift+G" },
    { Command::Lesson, ActionGroup::File, "lesson", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "&Lessons"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Learn and practise what is forbidden and what is not"), "",
        "Ctrl+L" },
    { Command::Worksheet, ActionGroup::File, "worksheet",
        //: Tasks on paper, to be solved with a pencil.
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "&Worksheet…"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions",
            "Tasks on paper: from this lesson, from endless tasks, or from positions in this record"),
        "", "Ctrl+Shift+K" },
    { Command::Back, ActionGroup::File, "back", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "&Back"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Back to the first page of this place"), "leave", "" },
    { Command::ToTable, ActionGroup::File, "toTable", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Back to the &table"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Back to the table of the game that has just ended"), "place-play",
        "Ctrl+Alt+B" },
    { Command::Rematch, ActionGroup::File, "rematchNow", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Re&match"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Another game on the same terms; the other player opens"), "rematch",
        "Ctrl+Alt+R" },
    { Command::ToRecord, ActionGroup::File, "toRecord",
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Back to the re&cord"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Back to the record in which this game began"), "games",
        "Ctrl+Alt+W" },
    { Command::Quit, ActionGroup::File, "quit", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "&Quit"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Close the program; a running game can be resumed later"), "",
        "Ctrl+Q" },
    { Command::Pause, ActionGroup::Game, "pause", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "&Pause"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Stop both clocks and cover the board, or resume"), "pause",
        "Ctrl+P F8 Pause" },
    { Command::ClaimFive, ActionGroup::Game, "claimFive", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Declare fi&ve"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Declare that you have made five"), "", "Ctrl+5" },
    { Command::ClaimFoul, ActionGroup::Game, "claimFoul",
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Claim a &forbidden move"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Claim that one of your opponent's stones was forbidden"), "",
        "Ctrl+F" },
    { Command::ClaimTime, ActionGroup::Game, "claimTime",
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Claim a win on &time"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Claim that your opponent's flag has fallen"), "", "Ctrl+T" },
    { Command::CallArbiter, ActionGroup::Game, "callArbiter",
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "&Call the arbiter"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Stop both clocks until the arbiter resumes the game"), "",
        "Ctrl+Shift+H" },
    { Command::OfferDraw, ActionGroup::Game, "offerDraw", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Offer a &draw"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "The opponent may accept, decline or play on"), "", "Ctrl+D" },
    { Command::TakeBack, ActionGroup::Game, "takeBack",
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Ask to take a move &back"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "The opponent must agree"), "", "Ctrl+Z" },
    { Command::Pass, ActionGroup::Game, "pass", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "P&ass"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Pass without placing a stone"), "", "Ctrl+Shift+P" },
    { Command::Resign, ActionGroup::Game, "resign", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "&Resign"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Resign the game"), "", "Ctrl+R" },
    { Command::Annul, ActionGroup::Game, "annul", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "&End without a result"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Both players agree to stop playing"), "", "" },
    { Command::Arbiter, ActionGroup::Arbiter, "arbiter", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Arb&iter's desk"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions",
            "Correct clocks and moves, rule on claims, give warnings, declare and confirm results"),
        "", "Ctrl+Shift+A" },
    { Command::StepBack, ActionGroup::Arbiter, "stepBack",
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Arbiter: step bac&k in the opening…"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Undo the last stone, choice, number or offer of the opening"), "",
        "" },
    { Command::OverruleSymmetry, ActionGroup::Arbiter, "overruleSymmetry",
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Arbiter: allow e&qual fifth moves…"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions",
            "Let Black offer fifth moves that make the same shape in different places on the board"),
        "", "" },
    { Command::Verdict, ActionGroup::Arbiter, "verdict", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "&Verdict desk"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions",
            "Set up or paste a position, ask which points are forbidden and why, and print the answer"),
        "", "Ctrl+E" },
    { Command::PastePosition, ActionGroup::Arbiter, "pastePosition",
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Position as te&xt…"),
        QT_TRANSLATE_NOOP(
            "kagetsu::ui::Actions", "Paste a board, a line of moves or a game record into the verdict desk"),
        "", "Ctrl+V" },
    { Command::VerdictPaper, ActionGroup::Arbiter, "verdictPaper",
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "P&rint the verdict…"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Print the answer of the verdict desk, with its proof and the rule"),
        "", "Ctrl+Shift+V" },
    { Command::Unplayed, ActionGroup::Arbiter, "unplayed",
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Game n&ot played…"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Enter a no-show, a forfeit or a bye"), "", "" },
    { Command::Moments, ActionGroup::Arbiter, "moments",
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Ti&meline of a journal…"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions",
            "Go through the journal of a game line by line: position, clocks, presses, verdicts"),
        "", "Ctrl+Shift+M" },
    { Command::Protocol, ActionGroup::Arbiter, "protocol", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "&Protocol…"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "View, print or save the protocol of this game for signing"), "",
        "Ctrl+J" },
    { Command::JournalProtocol, ActionGroup::Arbiter, "journalProtocol",
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Protocol of a &journal…"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Choose the journal of a game and see its protocol"), "",
        "Ctrl+Shift+J" },
    { Command::ScoreSheet, ActionGroup::Arbiter, "scoreSheet",
        //: A paper on which the moves of a game are written by hand.
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "S&core sheet…"),
        QT_TRANSLATE_NOOP(
            "kagetsu::ui::Actions", "A sheet for writing moves by hand, blank or with the heading filled in"),
        "", "" },
    { Command::First, ActionGroup::Replay, "first", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "&First move"), "",
        "first", "Ctrl+Home" },
    { Command::Previous, ActionGroup::Replay, "previous", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "&Previous move"),
        "", "previous", "Ctrl+Left" },
    { Command::Next, ActionGroup::Replay, "next", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "&Next move"), "", "next",
        "Ctrl+Right" },
    { Command::Last, ActionGroup::Replay, "last", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "&Last move"), "", "last",
        "Ctrl+End" },
    { Command::ProofForward, ActionGroup::Proof, "proofForward",
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "&Next step of the proof"), "", "", "Ctrl+Down" },
    { Command::ProofBack, ActionGroup::Proof, "proofBack",
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "&Previous step of the proof"), "", "", "Ctrl+Up" },
    { Command::ProofWhole, ActionGroup::Proof, "proofWhole",
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Switch between &all reasons and the shortest proof"), "", "",
        "Ctrl+Shift+Down" },
    { Command::WhyRow, ActionGroup::Proof, "whyRow",
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Why no three in the &row?"), "", "", "Ctrl+Alt+1" },
    { Command::WhyColumn, ActionGroup::Proof, "whyColumn",
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Why no three in the &column?"), "", "", "Ctrl+Alt+2" },
    { Command::WhyRising, ActionGroup::Proof, "whyRising",
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Why no three on the r&ising diagonal?"), "", "", "Ctrl+Alt+3" },
    { Command::WhyFalling, ActionGroup::Proof, "whyFalling",
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Why no three on the &falling diagonal?"), "", "", "Ctrl+Alt+4" },
    { Command::TurnBoard, ActionGroup::View, "turnBoard", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Ro&tate board"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Rotate by a quarter turn; the coordinates move with the stones"),
        "turn", "Ctrl+B" },
    { Command::MirrorBoard, ActionGroup::View, "mirrorBoard",
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "&Mirror board"), "", "", "Ctrl+Shift+B" },
    { Command::Numbers, ActionGroup::View, "numbers", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Move &numbers"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Show the move number on every stone"), "numbers", "Ctrl+M", true },
    { Command::Signs, ActionGroup::View, "signs", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Forbidden point&s"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Show or hide forbidden points, where this game allows it"), "signs",
        "Ctrl+I", true },
    { Command::SeemingSigns, ActionGroup::View, "seemingSigns",
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "False f&orbidden points"),
        QT_TRANSLATE_NOOP(
            "kagetsu::ui::Actions", "Show points that look forbidden but are not, where this game allows it"),
        "", "Ctrl+Shift+I", true },
    { Command::NextMoves, ActionGroup::View, "nextMoves",
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Ne&xt moves in a record"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Ring the points where the record continues"), "", "Ctrl+Shift+X",
        true },
    { Command::Drawer, ActionGroup::View, "drawer", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Mov&es and reasons"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Show moves, opening and reasons beside the game"), "moves", "F9",
        true },
    { Command::FaceToFace, ActionGroup::View, "faceToFace", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "F&ace to face"),
        QT_TRANSLATE_NOOP(
            "kagetsu::ui::Actions", "Turn one player's card upside down, for a screen that lies between the players"),
        "", "Ctrl+Shift+F", true },
    { Command::FullScreen, ActionGroup::View, "fullScreen", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "F&ull screen"),
        "", "fullscreen", "F11", true },
    { Command::LargerText, ActionGroup::View, "largerText", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "&Larger text"),
        "", "", "Ctrl++ Ctrl+=" },
    { Command::SmallerText, ActionGroup::View, "smallerText",
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Smalle&r text"), "", "", "Ctrl+-" },
    { Command::NormalText, ActionGroup::View, "normalText",
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Normal text si&ze"), "", "", "Ctrl+0" },
    { Command::ReadClocks, ActionGroup::Hearing, "readClocks",
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Read both &clocks"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Have the time of both players read aloud"), "", "F5" },
    { Command::ReadMoves, ActionGroup::Hearing, "readMoves",
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Read the last &moves"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Have the last four moves read aloud"), "", "F6" },
    { Command::ReadAround, ActionGroup::Hearing, "readAround",
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Read the stones &around the cursor"),
        QT_TRANSLATE_NOOP(
            "kagetsu::ui::Actions", "Have the stones on the four lines through the cursor's point read aloud"),
        "", "F7" },
    { Command::ToAnswers, ActionGroup::Hearing, "toAnswers",
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Go to &offers and claims"),
        QT_TRANSLATE_NOOP(
            "kagetsu::ui::Actions", "Go to the offer or question waiting for a player's answer, or to the claims"),
        "", "F12" },
    { Command::Search, ActionGroup::Help, "search", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Searc&h…"),
        QT_TRANSLATE_NOOP(
            "kagetsu::ui::Actions", "Find a command, setting, player, game, opening or page of the manual by its name"),
        "search", "Ctrl+K" },
    { Command::Settings, ActionGroup::Help, "settings", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Sett&ings…"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Colours, board and stones, sounds, language and other preferences"),
        "settings", "Ctrl+," },
    { Command::Manual, ActionGroup::Help, "manual", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "&Manual"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "How to use Kagetsu, in a window beside this one"), "help", "F1" },
    // Shift is left out, because it presses a clock beside a real board.
    { Command::Keys, ActionGroup::Help, "keys", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "&Keyboard shortcuts"),
        QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Show all keyboard shortcuts"), "", "Ctrl+F1" },
    { Command::About, ActionGroup::Help, "about", QT_TRANSLATE_NOOP("kagetsu::ui::Actions", "Abo&ut Kagetsu"), "", "",
        "" },
};

QString translated(const char *text)
{
    return *text ? QCoreApplication::translate(Context, text) : QString();
}

} // namespace

Actions::Actions(QObject *parent)
    : QObject(parent)
{
    for (const ActionRow &row : Rows) {
        auto *action = new QAction(this);
        action->setObjectName(QLatin1String(row.id));
        action->setCheckable(row.checkable);
        action->setProperty("line", QLatin1String(row.icon)); // for widgets that paint it in a colour of their own
        action->setIconVisibleInMenu(!row.checkable); // it would take the place of the check mark
        QList<QKeySequence> keys;
        const QStringList alternatives = QString::fromLatin1(row.keys).split(QLatin1Char(' '), Qt::SkipEmptyParts);
        for (const QString &key : alternatives)
            keys.append(QKeySequence(key, QKeySequence::PortableText));
        action->setShortcuts(keys);
        m_actions.insert(row.command, action);
    }
    retranslate();
}

QList<QAction *> Actions::group(ActionGroup group) const
{
    QList<QAction *> actions;
    for (const ActionRow &row : Rows) {
        if (row.group == group)
            actions.append(m_actions.value(row.command));
    }
    return actions;
}

QList<Command> Actions::unhandled() const
{
    QList<Command> commands;
    for (const ActionRow &row : Rows) {
        if (!m_handled.contains(row.command))
            commands.append(row.command);
    }
    return commands;
}

QString Actions::groupTitle(ActionGroup group)
{
    switch (group) {
    case ActionGroup::Places:
        //: Title: the five places of the window, such as Play and Learn.
        return tr("Places");
    case ActionGroup::File: return tr("File");
    case ActionGroup::Copy: return tr("Copy");
    case ActionGroup::Game: return tr("Game");
    case ActionGroup::Arbiter:
        //: Menu: the arbiter's desk, verdicts, journals and protocols.
        return tr("Arbiter");
    case ActionGroup::Replay: return tr("Replay");
    case ActionGroup::Proof:
        //: Menu: the proof why a point is forbidden or not.
        return tr("Proof");
    case ActionGroup::View: return tr("View");
    case ActionGroup::Hearing:
        //: Menu: what is read aloud, by a screen reader or a voice.
        return tr("Reading aloud");
    case ActionGroup::Help: return tr("Help");
    }
    return {};
}

void Actions::retranslate()
{
    for (const ActionRow &row : Rows) {
        QAction *action = m_actions.value(row.command);
        if (row.command == Command::Pause && m_pauseKey == match::PauseKey::Arbiter)
            name(*action, tr("Resume the &clocks…"), tr("The arbiter gives the reason and resumes the game"));
        else if (row.command == Command::Pause && m_pauseKey == match::PauseKey::Resume)
            name(*action, tr("Resume the &clocks"), QString());
        else if (row.command == Command::Pause && m_pauseKey == match::PauseKey::Stop)
            name(*action, tr("Stop both &clocks"), tr("Both stay stopped until the arbiter resumes the game"));
        else
            name(*action, translated(row.text), *row.tip ? translated(row.tip) : QString());
    }
}

void Actions::name(QAction &action, const QString &text, const QString &tip)
{
    action.setText(text);
    const QString plain = plainText(text);
    const QString told = tip.isEmpty() ? plain : tip;
    const QString keys = action.shortcut().toString(QKeySequence::NativeText);
    action.setToolTip(keys.isEmpty() ? told : QStringLiteral("%1 (%2)").arg(told, keys));
    action.setStatusTip(told);
    action.setIconText(plain);
}

void Actions::setPauseKey(match::PauseKey key)
{
    if (std::exchange(m_pauseKey, key) != key)
        retranslate();
}

void Actions::setIconColours(const QColor &colour, const QColor &disabled)
{
    for (const ActionRow &row : Rows) {
        if (*row.icon)
            m_actions.value(row.command)->setIcon(lineIcon(QLatin1String(row.icon), colour, disabled));
    }
}

} // namespace kagetsu::ui
