// SPDX-License-Identifier: MIT
#pragma once

#include "ui/tournament/round/tablelist.h"

#include <QList>
#include <QWidget>

namespace kagetsu::ui {

class BigButton;
class EvenGrid;

// A row of large buttons with the results that a game can have, for use without a keyboard, and a button for the game
// itself.
class ResultRow : public QWidget
{
    Q_OBJECT

public:
    explicit ResultRow(QWidget *parent = nullptr);

    // Sets the players that the results are for; without names, no button can be pressed.
    void setPlayers(const QString &first, const QString &second);
    // Sets whether the table has a result, which can have details, and whether two teams sit there.
    void setTable(bool hasResult, bool isOfTeams);

signals:
    void chosen(kagetsu::tournament::Outcome outcome);
    void wanted(kagetsu::ui::TableList::RowAction action);

private:
    void speak();
    void makeRoom();

    QString m_first;
    QString m_second;
    EvenGrid *m_grid;
    QList<BigButton *> m_outcomes; // buttons in the order of what is offered
    BigButton *m_clear;
    BigButton *m_ruling;
    BigButton *m_details;
    BigButton *m_lineUps;
    BigButton *m_open;
};

} // namespace kagetsu::ui
