// SPDX-License-Identifier: MIT
#pragma once

#include "ui/match/newgame/cards/dialogcard.h"
#include "ui/match/newgame/newgamechoices.h"

#include <array>

class QLineEdit;

namespace kagetsu::ui {

// Asks for the heading of a game's papers: event, round, table, place, arbiter, and both players' clubs. Every field is
// optional and is kept for the next game.
class OccasionCard : public DialogCard
{
    Q_OBJECT

public:
    explicit OccasionCard(QWidget *parent = nullptr);

    void fill(const NewGameChoices &choices);
    void read(NewGameChoices &choices) const;
    // Sets the names that tell the two clubs apart.
    void setPlayers(const QString &left, const QString &right);

private:
    enum Field : std::uint8_t { Event, Round, Table, Place, Arbiter, LeftClub, RightClub, FieldCount };

    std::array<QLabel *, FieldCount> m_labels {};
    std::array<QLineEdit *, FieldCount> m_fields {};
    QString m_left;
    QString m_right;
};

} // namespace kagetsu::ui
