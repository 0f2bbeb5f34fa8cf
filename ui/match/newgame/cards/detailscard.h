// SPDX-License-Identifier: MIT
#pragma once

#include "ui/match/newgame/cards/dialogcard.h"
#include "ui/match/newgame/newgamechoices.h"

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace kagetsu::ui {

class TableButton;

// Holds settings that few people change: the cost of a wrong claim, warnings, draw offers, the move limit, lateness.
// While closed, one line sums up what is agreed.
class DetailsCard : public DialogCard
{
    Q_OBJECT

public:
    explicit DetailsCard(QWidget *parent = nullptr);

    void fill(const NewGameChoices &choices);
    void read(NewGameChoices &choices) const;
    // Locks what the preset decides: penalties and draw offers of a rated game.
    void setLocks(preset::Locks locks);

private:
    void retranslate();
    template <class Box>
    Box *addField(const char *name, int row, int column, int columns = 1);
    void follow();

    TableButton *m_open;
    QLabel *m_summary;
    QWidget *m_fields;
    QGridLayout *m_fieldGrid;
    QList<QLabel *> m_labels; // in the order of the fields
    QSpinBox *m_claimTime;
    QSpinBox *m_warnings;
    QComboBox *m_withdrawal;
    QComboBox *m_bothFlags;
    QComboBox *m_offers;
    QSpinBox *m_offersAfter;
    QSpinBox *m_moveLimit;
    QSpinBox *m_lateLimit;
    QComboBox *m_lateCharge;
    QCheckBox *m_offersOnOpponentsTime;
    QCheckBox *m_lateInclusive;
    match::LatenessRules m_lateness; // includes the settings that are not asked here
    preset::Locks m_locks;
};

} // namespace kagetsu::ui
