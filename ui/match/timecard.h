// SPDX-License-Identifier: MIT
#pragma once

#include "ui/match/dialogcard.h"
#include "ui/match/newgamechoices.h"

namespace kagetsu::ui {

class ChoiceChips;
class TimeField;
struct Theme;

// How much time each player has: a usual control by one tap, any other written.
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
    void setTheme(const Theme &theme);

protected:
    void retranslate() override;

private:
    void follow();

    ChoiceChips *m_usual;
    TimeField *m_time;
};

} // namespace kagetsu::ui
