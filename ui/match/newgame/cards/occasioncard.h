// SPDX-License-Identifier: MIT
#pragma once

#include "ui/match/newgame/cards/dialogcard.h"
#include "ui/match/newgame/newgamechoices.h"

#include <array>

class QLineEdit;

namespace kagetsu::ui {

// What heads the papers of a game: event, round, table, place, arbiter, and the clubs of both players. All of it may
// stay empty, and is there again for the next game.
class OccasionCard : public DialogCard
{
    Q_OBJECT

public:
    explicit OccasionCard(QWidget *parent = nullptr);

    void fill(const NewGameChoices &choices);
    void read(NewGameChoices &choices) const;
    // As the clubs are told apart.
    void setPlayers(const QString &left, const QString &right);

private:
    enum Field : std::uint8_t { Event, Round, Table, Place, Arbiter, LeftClub, RightClub, FieldCount };

    std::array<QLabel *, FieldCount> m_labels {};
    std::array<QLineEdit *, FieldCount> m_fields {};
    QString m_left;
    QString m_right;
};

} // namespace kagetsu::ui
