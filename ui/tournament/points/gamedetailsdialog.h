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

// What is known of the games of a table beside their results: times, warnings, the reason. Games that were played here
// bring it; of others it is typed, as standings can ask for it (tournament.md#criteria-of-renju).
class GameDetailsDialog : public QDialog
{
    Q_OBJECT

public:
    // Of a match in which one game at least has a result.
    GameDetailsDialog(const tournament::Section &section, const tournament::Match &match, QWidget *parent = nullptr);

    // The reports that were changed, each with its game.
    std::vector<std::pair<int, tournament::GameReport>> changed() const;

protected:
    void keyPressEvent(QKeyEvent *event) override;

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
    void layOut();
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
