// SPDX-License-Identifier: MIT
#pragma once

#include "ui/match/newgame/cards/dialogcard.h"
#include "ui/match/newgame/computerchoices.h"

class QComboBox;
class QLabel;

namespace kagetsu::ui {

class ChoiceChips;
class NameField;

// Asks for the opponent: which engine, how strong, who opens, and the person's own name.
class OpponentCard : public DialogCard
{
    Q_OBJECT

public:
    explicit OpponentCard(QWidget *parent = nullptr);

    // Sets the engines by id and name; the first comes with the program and is the only one with levels.
    void setOpponents(const QList<std::pair<QString, QString>> &opponents);
    void setKnown(const QStringList &names);
    void fill(const ComputerChoices &choices);
    void read(ComputerChoices &choices) const;
    ChoiceChips *levels() const { return m_levels; }

private:
    void writeLevels();
    void writeOpeners();
    void follow();

    QLabel *m_engineLabel;
    QComboBox *m_engine;
    ChoiceChips *m_levels;
    QLabel *m_meaning;
    QLabel *m_opens;
    ChoiceChips *m_opener;
    QLabel *m_nameLabel;
    NameField *m_name;
};

} // namespace kagetsu::ui
