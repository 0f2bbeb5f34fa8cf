// SPDX-License-Identifier: MIT
#pragma once

#include "ui/match/newgame/cards/dialogcard.h"
#include "ui/match/newgame/newgamechoices.h"

class QButtonGroup;

namespace kagetsu::ui {

class NameField;

// Asks who plays and who opens.
class PlayersCard : public DialogCard
{
    Q_OBJECT

public:
    explicit PlayersCard(QWidget *parent = nullptr);

    void fill(const NewGameChoices &choices);
    void read(NewGameChoices &choices) const;
    // Sets the players known here, the most recent first.
    void setKnown(const QStringList &names);
    NameField *left() const { return m_left; }

private:
    void follow();

    NameField *m_left;
    NameField *m_right;
    QLabel *m_opens;
    QButtonGroup *m_opener;
};

} // namespace kagetsu::ui
