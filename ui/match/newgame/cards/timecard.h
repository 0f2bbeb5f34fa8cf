// SPDX-License-Identifier: MIT
#pragma once

#include "ui/match/newgame/cards/dialogcard.h"
#include "ui/match/newgame/newgamechoices.h"

#include <optional>
#include <span>

namespace kagetsu::ui {

class ChoiceChips;
class TimeField;
class TimeFinder;

// How much time each player has: a usual control by one tap, any other written. Beside a real board it is the first
// thing that is asked, and large: any control can be found there, by what the clocks on tables call it too.
class TimeCard : public DialogCard
{
    Q_OBJECT

public:
    explicit TimeCard(match::PlayedOn playedOn, QWidget *parent = nullptr);

    void fill(const NewGameChoices &choices);
    void read(NewGameChoices &choices) const;
    bool isReadable() const;
    // Where the time is still to be chosen.
    void ask();

signals:
    // A known control was tapped, or one taken with Enter: nothing else is to be asked of the time.
    void taken();

private:
    void follow();
    QString text() const;
    void setText(const QString &text);
    std::optional<clock::TimeControl> control() const;
    std::span<const char *const> usual() const;

    ChoiceChips *m_usual;
    TimeField *m_time = nullptr; // or the other one
    TimeFinder *m_finder = nullptr;
};

} // namespace kagetsu::ui
