// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QSpinBox;

namespace kagetsu::ui {

class FieldGrid;
class DialogFoot;

// Edits what is known of the games of a table besides their results: times, warnings, the reason. Games played in
// Kagetsu bring these values; for others they are typed, because standings may need them
// (tournament.md#criteria-of-renju).
class GameDetailsDialog : public QDialog
{
    Q_OBJECT

public:
    // At least one game of the match must have a result.
    GameDetailsDialog(const tournament::Section &section, const tournament::Match &match, QWidget *parent = nullptr);

    // Returns the changed reports, each with its game.
    std::vector<std::pair<int, tournament::GameReport>> changed() const;

private:
    // The fields of one game.
    struct Fields
    {
        int game = 0;
        tournament::GameReport before;
        tournament::PerParty<QLineEdit *> time { nullptr, nullptr };
        tournament::PerParty<QSpinBox *> warnings { nullptr, nullptr };
        QLineEdit *reason = nullptr;
    };

    void addGame(int game, const tournament::GameReport &report);
    void speak();
    void follow();
    tournament::GameReport reportOf(const Fields &fields) const;

    tournament::PerParty<QString> m_names;
    int m_table;
    int m_games;
    std::vector<Fields> m_fields;
    FieldGrid *m_grid;
    QLabel *m_fault;
    DialogFoot *m_foot;
};

} // namespace kagetsu::ui
