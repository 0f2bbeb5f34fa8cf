// SPDX-License-Identifier: MIT
#pragma once

#include "ui/match/newgame/cards/dialogcard.h"
#include "ui/match/newgame/newgamechoices.h"

class QCheckBox;

namespace kagetsu::ui {

class TimeField;

// What is seldom agreed of the two seats: a second game with exchanged seats, another time for one of the players.
class SeatsCard : public DialogCard
{
    Q_OBJECT

public:
    explicit SeatsCard(QWidget *parent = nullptr);

    void fill(const NewGameChoices &choices);
    void read(NewGameChoices &choices) const;
    bool isReadable() const;

private:
    QCheckBox *m_twoGames;
    QCheckBox *m_odds;
    TimeField *m_timeRight;
};

} // namespace kagetsu::ui
