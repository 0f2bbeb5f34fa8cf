// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/intervention.h"
#include "record/model/result.h"
#include "ui/match/newgame/newgamechoices.h"

#include <QDialog>

class QLineEdit;
class QListWidget;

namespace kagetsu::ui {

class NameField;
class TableButton;

// Records the result of a game that was never played: who did not come, who withdrew beforehand, who had no opponent.
// For rounds that did not use the waiting room. Nothing is preselected, because the result ends up on signed paper.
class UnplayedDialog : public QDialog
{
    Q_OBJECT

public:
    // Event, round and terms are taken from `choices`, as for the next game.
    explicit UnplayedDialog(const NewGameChoices &choices, QWidget *parent = nullptr);

    void setKnownPlayers(const QStringList &names);

    // Returns the terms that a game between these players would have had; valid after acceptance. The first player
    // opens.
    NewGameChoices choices() const;
    // Returns the result; valid after acceptance. Before any step of the opening, Black belongs to the opener.
    record::GameResult result() const;
    match::Grounds grounds() const;

private:
    void name();
    void layOut();
    void follow();
    bool isBye() const;

    NewGameChoices m_choices;
    NameField *m_first;
    NameField *m_second;
    QLineEdit *m_event;
    QLineEdit *m_round;
    QLineEdit *m_table;
    QListWidget *m_results;
    QLineEdit *m_note;
    TableButton *m_take;
    TableButton *m_cancel;
};

} // namespace kagetsu::ui
