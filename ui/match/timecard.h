// SPDX-License-Identifier: MIT
#pragma once

#include "ui/match/dialogcard.h"
#include "ui/match/newgamechoices.h"

class QCheckBox;

namespace kagetsu::ui {

class TimeField;

// How much time each player has.
class TimeCard : public DialogCard
{
    Q_OBJECT

public:
    explicit TimeCard(QWidget *parent = nullptr);

    void fill(const NewGameChoices &choices);
    void read(NewGameChoices &choices) const;
    bool isReadable() const;
    // Where the time is still to be chosen.
    void ask();

protected:
    void retranslate() override;

private:
    TimeField *m_time;
    QCheckBox *m_odds;
    TimeField *m_timeRight;
};

} // namespace kagetsu::ui
