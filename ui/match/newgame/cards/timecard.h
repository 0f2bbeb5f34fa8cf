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
class TimeNumbers;

// Asks how much time each player has: a usual control by one tap, any other typed. With a real board it comes first and
// is large, and any control can be found there, also by its name on common chess clocks.
class TimeCard : public DialogCard
{
    Q_OBJECT

public:
    explicit TimeCard(match::PlayedOn playedOn, QWidget *parent = nullptr);

    void fill(const NewGameChoices &choices);
    void read(NewGameChoices &choices) const;
    bool isReadable() const;
    // Moves the focus to the time if it is still to be chosen.
    void ask();

signals:
    // Emitted when a known control was tapped, or one confirmed with Enter: no further question about the time is
    // needed.
    void taken();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void lay();
    void follow();
    QString text() const;
    void setText(const QString &text);
    std::optional<clock::TimeControl> control() const;
    std::span<const char *const> usual() const;

    ChoiceChips *m_usual;
    TimeNumbers *m_numbers = nullptr; // only with m_time
    TimeField *m_time = nullptr; // either this one or m_finder
    TimeFinder *m_finder = nullptr;
};

} // namespace kagetsu::ui
