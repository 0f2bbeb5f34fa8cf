// SPDX-License-Identifier: MIT
#pragma once

#include "ui/controls/layout/page.h"

#include <QAction>
#include <QHash>
#include <QList>
#include <QObject>

namespace kagetsu::ui {

// What can be done to a record on the study page by menu and keys.
enum class StudyCommand {
    Undo,
    Redo,
    Cut,
    Copy,
    Paste,
    Delete,
    Promote,
    MakeMain,
    Pass,
    Insert,
    Bookmark,
    NextVariation,
    PreviousVariation,
    NextFork,
    PreviousFork,
    Analyse,
    PlayOn,
    FindGames,
    FindWin,
    FindOtherWin,
    FindThrees,
    FindOtherThrees,
    FirstMoves,
    Defences,
    Review,
    NextMark,
    PreviousMark,
    ReviewAll,
    PrintReview,
    Find,
    FindNext,
    FindPrevious,
    Replace,
    TurnRecord,
    MirrorRecord,
    AddGame,
    CopyGame,
    PasteGame,
    RenameGame,
    GameUp,
    GameDown,
    RemoveGame,
    Merge,
    MergeFolder,
    BoardSize,
    SaveBranch,
    AddToLibrary,
    Players,
    Statistics,
    MakeTask,
    ShowToClass,
    Drill,
    Gaps,
    Keys,
    Mode,
    Close,
    NextRecord,
    PreviousRecord,
};

// The actions of the study page, declared once in a table. Their keys work while the focus is on the page but not in
// one of its text fields.
class StudyActions : public QObject
{
    Q_OBJECT

public:
    explicit StudyActions(QWidget *page);

    QAction *operator[](StudyCommand command) const { return m_actions.value(command); }
    // Returns the actions in the order of the menu.
    QList<Page::Section> sections() const;
    void retranslate();

private:
    QHash<StudyCommand, QAction *> m_actions;
};

} // namespace kagetsu::ui
