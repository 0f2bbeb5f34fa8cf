// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"

#include <QAction>
#include <QHash>
#include <QList>
#include <QObject>

namespace kagetsu::ui {

// Everything a user can ask the program for by name.
enum class Command {
    NewGame,
    ComputerGame,
    ClockOnly,
    Tournament,
    Open,
    OpenText,
    NewRecord,
    Save,
    SaveAs,
    CopyMoves,
    CopyRecord,
    CopyBoard,
    CopyPicture,
    Diagram,
    ShowGames,
    Charset,
    Protocol,
    JournalProtocol,
    ScoreSheet,
    Moments,
    Unplayed,
    Verdict,
    PastePosition,
    VerdictPaper,
    Lesson,
    Worksheet,
    Quit,
    Pause,
    Pass,
    TakeBack,
    OfferDraw,
    Resign,
    ClaimFive,
    ClaimFoul,
    ClaimTime,
    CallArbiter,
    Annul,
    Arbiter,
    StepBack,
    OverruleSymmetry,
    First,
    Previous,
    Next,
    Last,
    TurnBoard,
    MirrorBoard,
    Numbers,
    Signs,
    SeemingSigns,
    NextMoves,
    ProofForward,
    ProofBack,
    ProofWhole,
    WhyRow,
    WhyColumn,
    WhyRising,
    WhyFalling,
    ReadClocks,
    ReadMoves,
    ReadAround,
    ToAnswers,
    Settings,
    Drawer,
    FaceToFace,
    FullScreen,
    LargerText,
    SmallerText,
    NormalText,
    Home,
    Manual,
    Keys,
    About,
};

// Where an action stands in the menu.
enum class ActionGroup { File, Copy, Game, Arbiter, Replay, Proof, View, Hearing, Help };

// The actions, declared once in a table: menu, tool bar and the sheet of keys read it.
class Actions : public QObject
{
    Q_OBJECT

public:
    explicit Actions(QObject *parent = nullptr);

    QAction *operator[](Command command) const { return m_actions.value(command); }
    QList<QAction *> group(ActionGroup group) const;
    static QString groupTitle(ActionGroup group);
    // Texts in the language in force.
    void retranslate();
    // What Command::Pause says that it does.
    void setPauseKey(match::PauseKey key);
    void setIconColours(const QColor &colour, const QColor &disabled);

private:
    void name(QAction &action, const QString &text, const QString &tip);

    QHash<Command, QAction *> m_actions;
    match::PauseKey m_pauseKey = match::PauseKey::Pause;
};

} // namespace kagetsu::ui
