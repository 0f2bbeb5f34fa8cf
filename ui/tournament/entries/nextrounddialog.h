// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

#include <QDialog>

#include <array>
#include <optional>

class QLabel;
class QSpinBox;

namespace kagetsu::ui {

class BigButton;
class ComboBox;
class DialogFoot;
class FieldGrid;

// Asks what is fixed for one entry before the next round is paired (tournament.md#what-a-swiss-round-needs): that it
// plays, a bye and its kind, or an opponent with sides and table.
class NextRoundDialog : public QDialog
{
    Q_OBJECT

public:
    NextRoundDialog(const tournament::Section &section, tournament::EntryId entry, QWidget *parent);

    // Returns what was chosen; nothing if the entry is paired like everybody else.
    std::optional<tournament::Lock> lock() const;

private:
    enum Plan { Paired, HalfBye, Absent, FullBye, FixedPair, PlanCount };
    enum Opener { AsBalanced, ThisOne, TheOther };

    void layOut();
    void showLock(const tournament::Section &section, const tournament::Lock &lock);
    void speak();
    void choose(Plan plan);
    Plan chosen() const;

    tournament::EntryId m_entry;
    QString m_name;
    int m_nextRound;
    QLabel *m_head;
    std::array<BigButton *, PlanCount> m_plans;
    FieldGrid *m_pair; // fields for a fixed pair
    ComboBox *m_opponent;
    ComboBox *m_opener;
    QSpinBox *m_table;
    DialogFoot *m_foot;
};

} // namespace kagetsu::ui
