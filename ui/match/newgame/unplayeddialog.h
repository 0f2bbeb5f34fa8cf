// SPDX-License-Identifier: MIT
#pragma once

#include "match/intervention.h"
#include "record/model/result.h"
#include "ui/match/newgame/newgamechoices.h"

#include <QDialog>

class QLineEdit;
class QListWidget;

namespace kagetsu::ui {

class NameField;
class TableButton;

// The result of a game that nobody played: who did not come, who gave it up before, who had no opponent. For rounds
// that were not waited for in the program. Nothing is chosen beforehand: it lands on signed paper.
class UnplayedDialog : public QDialog
{
    Q_OBJECT

public:
    // Event, round and terms as for the next game.
    explicit UnplayedDialog(const NewGameChoices &choices, QWidget *parent = nullptr);

    void setKnownPlayers(const QStringList &names);

    // After acceptance: what a game with these players would have been agreed by. The first player opens.
    NewGameChoices choices() const;
    // Likewise; before any step of the opening Black is the opener's.
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
