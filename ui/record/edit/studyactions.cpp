// SPDX-License-Identifier: MIT
#include "ui/record/edit/studyactions.h"

#include <QCoreApplication>
#include <QWidget>

namespace kagetsu::ui {

namespace {

struct StudyRow
{
    StudyCommand command;
    const char *id;
    const char *text;
    const char *keys; // portable text, alternatives after a blank
    const char *section = nullptr; // the submenu that contains it
};

constexpr const char *ActionWords = "kagetsu::ui::StudyActions";
constexpr const char *GoTo = QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "&Go to");
constexpr const char *Wins = QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Wins by f&ours");
//: Menu: the games of a file, in their order.
constexpr const char *Games = QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Games in t&his file");
constexpr const char *Reviews = QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Re&view");
constexpr const char *WholeRecord = QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "&Whole record");

constexpr StudyRow StudyRows[] {
    //: Menu, with a tick: the record is edited, not only looked at.
    { StudyCommand::Mode, "editMode", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "&Edit this record"), "F2" },
    { StudyCommand::Undo, "undo", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "&Undo"), "Ctrl+Z" },
    { StudyCommand::Redo, "redo", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "&Redo"), "Ctrl+Y Ctrl+Shift+Z" },
    { StudyCommand::Cut, "cut", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Cu&t branch"), "Ctrl+X" },
    { StudyCommand::Copy, "copy", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "&Copy branch"), "Ctrl+C" },
    { StudyCommand::Paste, "paste", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "&Paste branch"), "Ctrl+V" },
    { StudyCommand::Delete, "delete", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "&Delete branch"),
        "Del Ctrl+Del" },
    { StudyCommand::Promote, "promote", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Move variation &forward"),
        "Ctrl+Shift+Left" },
    { StudyCommand::MakeMain, "makeMain", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Make this the &main line"),
        "Ctrl+Shift+Home" },
    { StudyCommand::Pass, "studyPass", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "P&ass"), "Ctrl+Shift+P" },
    { StudyCommand::Insert, "insert", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "&Insert a move after this one"),
        "Ins" },
    { StudyCommand::Bookmark, "bookmark", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "&Bookmark"), "Ctrl+Alt+K" },
    //: Menu: an engine tells what it thinks of the position.
    { StudyCommand::Analyse, "analyse", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Analyse with an engine"),
        "F8" },
    { StudyCommand::FindWin, "findWin", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Find a &win by fours"), "F4",
        Wins },
    { StudyCommand::FindOtherWin, "findOtherWin",
        QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Find a win by fours for the &other side"), "Shift+F4", Wins },
    { StudyCommand::FindThrees, "findThrees",
        QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Find a win by fours and &threes"), "F5", Wins },
    { StudyCommand::FindOtherThrees, "findOtherThrees",
        QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Find a win by fours and threes for the other side"), "Shift+F5",
        Wins },
    { StudyCommand::FirstMoves, "firstMoves", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Mark all &first moves"),
        "", Wins },
    { StudyCommand::Defences, "defences", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Mark all &defences"), "",
        Wins },
    { StudyCommand::Review, "reviewGame", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "&Review this game"),
        "Ctrl+Shift+R", Reviews },
    { StudyCommand::NextMark, "nextMark", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "&Next review mark"),
        "Alt+PgDown", Reviews },
    { StudyCommand::PreviousMark, "previousMark",
        QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "&Previous review mark"), "Alt+PgUp", Reviews },
    { StudyCommand::ReviewAll, "reviewAll",
        QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Review all &games in this file…"), "", Reviews },
    { StudyCommand::PrintReview, "printReview", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Prin&t the review…"),
        "", Reviews },
    { StudyCommand::NextVariation, "nextVariation", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "&Next variation"),
        "Shift+Down", GoTo },
    { StudyCommand::PreviousVariation, "previousVariation",
        QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Pre&vious variation"), "Shift+Up", GoTo },
    { StudyCommand::NextFork, "nextFork", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Next branching p&oint"),
        "Shift+Right", GoTo },
    { StudyCommand::PreviousFork, "previousFork",
        QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Previous branchin&g point"), "Shift+Left", GoTo },
    { StudyCommand::Find, "find", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "&Find…"), "Ctrl+F", GoTo },
    { StudyCommand::FindNext, "findNext", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Find n&ext"), "F3", GoTo },
    { StudyCommand::FindPrevious, "findPrevious", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Find p&revious"),
        "Shift+F3", GoTo },
    { StudyCommand::Replace, "replace", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Re&place…"), "Ctrl+Alt+F",
        GoTo },
    //: Menu: the games of the game library that have the displayed position, and how they went on.
    { StudyCommand::FindGames, "findGames",
        QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Find games with this position"), "Shift+F8", GoTo },
    //: Menu: what games of the game library play and the lines of this record do not answer.
    { StudyCommand::Gaps, "gapsInLines", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Gaps in these lines…"), "",
        GoTo },
    { StudyCommand::AddGame, "addGame", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "&New game in this file…"), "",
        Games },
    { StudyCommand::CopyGame, "copyGame", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "&Copy this game"), "",
        Games },
    { StudyCommand::PasteGame, "pasteGame",
        QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "&Paste games after this one"), "", Games },
    { StudyCommand::RenameGame, "renameGame", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "&Rename this game…"), "",
        Games },
    { StudyCommand::GameUp, "gameUp", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Move this game &up"),
        "Alt+Shift+Up", Games },
    { StudyCommand::GameDown, "gameDown", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Move this game &down"),
        "Alt+Shift+Down", Games },
    { StudyCommand::RemoveGame, "removeGame", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Re&move this game…"), "",
        Games },
    { StudyCommand::TurnRecord, "turnRecord",
        QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Rotate the &whole record"), "", WholeRecord },
    { StudyCommand::MirrorRecord, "mirrorRecord",
        QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Mirror the who&le record"), "", WholeRecord },
    { StudyCommand::Merge, "merge", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Mer&ge files into this record…"),
        "", WholeRecord },
    { StudyCommand::MergeFolder, "mergeFolder",
        QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Merge fol&der into this record…"), "", WholeRecord },
    { StudyCommand::BoardSize, "boardSize",
        QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Board size of t&his library…"), "", WholeRecord },
    { StudyCommand::SaveBranch, "saveBranch",
        QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Save branch as a &new file…"), "" },
    //: Menu: all games of this record become part of the game library.
    { StudyCommand::AddToLibrary, "addToLibrary",
        QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Add to the game li&brary"), "" },
    //: Menu: what the game library knows of the players of this game.
    { StudyCommand::Players, "playersInLibrary",
        QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Players in the game library…"), "" },
    { StudyCommand::Statistics, "statistics",
        QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "&Statistics of this branch…"), "" },
    //: Menu: a game against the computer begins from the position shown.
    { StudyCommand::PlayOn, "playOn", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Play on against the computer"),
        "Ctrl+Alt+G" },
    //: Menu: the position becomes a page of a lesson, on which pupils are asked something.
    { StudyCommand::MakeTask, "makeTask", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Make this position a tas&k…"),
        "" },
    //: Menu: the position on a projector, for a class.
    { StudyCommand::ShowToClass, "showPositionToClass", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Show to class"),
        "" },
    //: Menu: the moves of one side are asked, line by line; the program plays the other side.
    { StudyCommand::Drill, "drillLines", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Drill the lines from here…"),
        "" },
    { StudyCommand::Keys, "studyKeys",
        QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Ke&yboard shortcuts for records…"), "" },
    { StudyCommand::Close, "closeRecord", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "C&lose this record"),
        "Ctrl+W" },
    //: Menu: of the records that are open.
    { StudyCommand::NextRecord, "nextRecord", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Next open record"),
        "Ctrl+Tab" },
    { StudyCommand::PreviousRecord, "previousRecord",
        QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Previous open record"), "Ctrl+Shift+Tab" },
};

} // namespace

StudyActions::StudyActions(QWidget *page)
    : QObject(page)
{
    for (const StudyRow &row : StudyRows) {
        auto *action = new QAction(this);
        action->setObjectName(QLatin1String(row.id));
        QList<QKeySequence> keys;
        const QStringList alternatives = QString::fromLatin1(row.keys).split(QLatin1Char(' '), Qt::SkipEmptyParts);
        for (const QString &key : alternatives)
            keys.append(QKeySequence(key, QKeySequence::PortableText));
        action->setShortcuts(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        page->addAction(action);
        m_actions.insert(row.command, action);
    }
    m_actions.value(StudyCommand::Bookmark)->setCheckable(true);
    m_actions.value(StudyCommand::Mode)->setCheckable(true);
    retranslate();
}

QList<Page::Section> StudyActions::sections() const
{
    QList<Page::Section> sections;
    for (const StudyRow &row : StudyRows) {
        const QString title = row.section ? QCoreApplication::translate(ActionWords, row.section) : QString();
        if (sections.isEmpty() || sections.last().title != title)
            sections.append({ title, {} });
        sections.last().actions.append(m_actions.value(row.command));
    }
    return sections;
}

void StudyActions::retranslate()
{
    for (const StudyRow &row : StudyRows)
        m_actions.value(row.command)->setText(QCoreApplication::translate(ActionWords, row.text));
}

} // namespace kagetsu::ui
