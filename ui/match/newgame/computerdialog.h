// SPDX-License-Identifier: MIT
#pragma once

#include "match/catalogue/procedures.h"
#include "ui/match/newgame/computerchoices.h"

#include <QDialog>

class QLabel;
class QScrollArea;

namespace kagetsu::ui {

class GameCard;
class OpponentCard;
class RefereeCard;
class TableButton;
class TermsButton;
class TimeCard;

// Sets up a game against the computer: strength and opener with one tap each, then Play. Everything else is as last
// time, folded below.
class ComputerDialog : public QDialog
{
    Q_OBJECT

public:
    // The first of the engines is the one that comes with the program.
    ComputerDialog(const ComputerChoices &choices, std::vector<engine::Profile> engines,
        catalogue::ProcedureList procedures, QWidget *parent = nullptr);

    void setKnownPlayers(const QStringList &names);
    // Replaces the engines; the first is the one that comes with the program.
    void setEngines(std::vector<engine::Profile> engines);
    ComputerChoices choices() const;
    // Returns the setup; valid after acceptance.
    match::MatchSetup setup() const;
    Seat personsSeat() const { return m_engineOpens ? Seat::B : Seat::A; }
    // Returns what the dialog starts with next time: the other side opens then.
    ComputerChoices next() const;

    void accept() override;

signals:
    // Emitted when the user wants to add or check engines.
    void enginesWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void fill(const ComputerChoices &choices);
    void follow();
    void openRest(bool open);
    void layOut();
    void setFittingSize();
    const engine::Profile &profileOf(const ComputerChoices &choices) const;

    ComputerChoices m_before;
    std::vector<engine::Profile> m_engines; // never empty
    QScrollArea *m_scroll;
    OpponentCard *m_opponent;
    TermsButton *m_more;
    QLabel *m_fault;
    QWidget *m_rest;
    GameCard *m_game;
    TimeCard *m_time;
    RefereeCard *m_referee;
    TableButton *m_manage;
    TableButton *m_cancel;
    TableButton *m_play;
    QString m_id;
    bool m_engineOpens = false;
};

} // namespace kagetsu::ui
