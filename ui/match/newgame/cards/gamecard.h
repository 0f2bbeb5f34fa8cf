// SPDX-License-Identifier: MIT
#pragma once

#include "ui/match/newgame/cards/dialogcard.h"
#include "ui/match/newgame/newgamechoices.h"
#include "ui/match/opening/choice/termseditor.h"

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace kagetsu::ui {

class ChoiceChips;
class TableButton;

// Asks what is played: the rule, the board, and the opening procedure with its conditions.
class GameCard : public DialogCard
{
    Q_OBJECT

public:
    explicit GameCard(catalogue::ProcedureList procedures, QWidget *parent = nullptr);

    void fill(const NewGameChoices &choices);
    void read(NewGameChoices &choices) const;
    rules::RuleSet rules() const;
    const std::vector<opening::Procedure> &procedures() const { return m_list.procedures; }
    // Sets the names to use in conditions about the players.
    void setPlayers(const QString &left, const QString &right);

private:
    void build();
    void fillOpenings();
    void takeOpening(const QString &id);
    void follow();
    void writeConditions();
    void explain();

    catalogue::ProcedureList m_list;
    opening::Terms m_terms;
    SwapDenial m_denial;
    QString m_left;
    QString m_right;
    QLabel *m_ruleLabel;
    QComboBox *m_rule;
    QLabel *m_ruleSummary;
    QCheckBox *m_edgeBlocks;
    QCheckBox *m_exactlyFive;
    QLabel *m_sizeLabel;
    QSpinBox *m_size;
    QLabel *m_openingLabel;
    ChoiceChips *m_opening;
    QLabel *m_about; // what the procedure is, in its own words
    QLabel *m_conditions; // where it differs from the usual terms
    QLabel *m_fault;
    TableButton *m_explain;
};

} // namespace kagetsu::ui
