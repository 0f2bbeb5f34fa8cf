// SPDX-License-Identifier: MIT
#pragma once

#include "ui/match/newgame/cards/dialogcard.h"
#include "ui/match/newgame/newgamechoices.h"

class QCheckBox;

namespace kagetsu::ui {

class TimeField;

// Asks what is seldom agreed about the two seats: a second game with exchanged seats, and a different time for one
// player.
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
