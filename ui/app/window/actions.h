// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/match.h"

#include <QAction>
#include <QHash>
#include <QList>
#include <QObject>
#include <QSet>

#include <utility>

namespace kagetsu::ui {

// Everything that a user can ask the program for by name.
enum class Command {
    PlacePlay,
    PlaceGames,
    PlaceLearn,
    PlaceEvents,
    PlaceVerdict,
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
    Share,
    Diagram,
    ShowGames,
    Library,
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
    Search,
    Back,
    ToTable,
    Rematch,
    ToRecord,
    Manual,
    Keys,
    About,
};

// The part of the menu that contains an action.
enum class ActionGroup { Places, File, Copy, Game, Arbiter, Replay, Proof, View, Hearing, Help };

// The actions, declared once in a table from which menu, tool bar and keyboard overview are made.
class Actions : public QObject
{
    Q_OBJECT

public:
    explicit Actions(QObject *parent = nullptr);

    QAction *operator[](Command command) const { return m_actions.value(command); }
    // Calls `handler` when the action is triggered, as long as `context` exists.
    template <class Handler>
    void on(Command command, QObject *context, Handler handler)
    {
        connect(m_actions.value(command), &QAction::triggered, context, std::move(handler));
        m_handled.insert(command);
    }
    // Returns the actions that nobody handles so far.
    QList<QAction *> unhandled() const;
    QList<QAction *> group(ActionGroup group) const;
    static QString groupTitle(ActionGroup group);
    // Sets the texts in the current language.
    void retranslate();
    // Sets what Command::Pause says it does.
    void setPauseKey(match::PauseKey key);
    void setIconColours(const QColor &colour, const QColor &disabled);

private:
    void name(QAction &action, const QString &text, const QString &tip);

    QHash<Command, QAction *> m_actions;
    QSet<Command> m_handled;
    match::PauseKey m_pauseKey = match::PauseKey::Pause;
};

} // namespace kagetsu::ui
