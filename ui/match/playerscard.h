// SPDX-License-Identifier: MIT
#pragma once

#include "ui/match/dialogcard.h"
#include "ui/match/newgamechoices.h"

class QButtonGroup;
class QCheckBox;
class QLineEdit;

namespace kagetsu::ui {

// Who plays, who opens, and whether it is a game of two.
class PlayersCard : public DialogCard
{
    Q_OBJECT

public:
    explicit PlayersCard(QWidget *parent = nullptr);

    void fill(const NewGameChoices &choices);
    void read(NewGameChoices &choices) const;
    // Names as they can stand in a sentence: who has none is called by the place.
    QString leftName() const;
    QString rightName() const;
    QLineEdit *left() const { return m_left; }

protected:
    void retranslate() override;

private:
    QLineEdit *m_left;
    QLineEdit *m_right;
    QButtonGroup *m_opener;
    QCheckBox *m_twoGames;
};

} // namespace kagetsu::ui
