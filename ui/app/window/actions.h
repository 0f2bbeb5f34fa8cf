// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/match.h"
#include "match/model/pauses.h"
#include "ui/controls/layout/pagecommand.h"

#include <QAction>
#include <QHash>
#include <QList>
#include <QObject>
#include <QSet>

#include <utility>

namespace kagetsu::ui {

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
    // Returns the commands that nobody handles so far.
    QList<Command> unhandled() const;
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
