// SPDX-License-Identifier: MIT
#pragma once

#include "ui/match/newgame/cards/dialogcard.h"
#include "ui/match/newgame/newgamechoices.h"

class QCheckBox;
class QComboBox;

namespace kagetsu::ui {

// Asks what the program says, what must be claimed, and what the players may do.
class RefereeCard : public DialogCard
{
    Q_OBJECT

public:
    explicit RefereeCard(match::PlayedOn playedOn, QWidget *parent = nullptr);

    void fill(const NewGameChoices &choices);
    void read(NewGameChoices &choices) const;
    // Hides questions about forbidden moves for rules without them.
    void setRules(const rules::RuleSet &rules);
    // Disables what is locked; `why` is a sentence that explains it.
    void setLocks(preset::Locks locks, const QString &why);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void retranslate();
    // A choice with its meaning below it.
    struct Field
    {
        QLabel *label = nullptr;
        QComboBox *box = nullptr;
        QLabel *meaning = nullptr;
    };
    Field addField(const char *name);
    // Lays the fields out in this many columns, visible fields first.
    void lay(int columns);
    int widthOfTwo() const;
    void follow();

    int m_columns = 0;
    Field m_hints;
    Field m_fouls;
    Field m_fives;
    Field m_flags;
    Field m_falseClaims;
    Field m_guard;
    QCheckBox *m_takeBacks;
    QCheckBox *m_pauses;
    QCheckBox *m_clockWaits;
    QCheckBox *m_arbiter;
    QLabel *m_why;
    preset::Locks m_locks;
};

} // namespace kagetsu::ui
