// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

#include <QList>
#include <QWidget>

class QSpinBox;

namespace kagetsu::ui {

class ComboBox;

// The games of a play-off, one per row: opener, second player, result and stage (tournament.md#play-offs). The next row
// appears when the one before it is begun.
class PlayOffGames : public QWidget
{
    Q_OBJECT

public:
    PlayOffGames(
        const tournament::Section &section, const std::vector<tournament::EntryId> &entries, QWidget *parent = nullptr);

    // Returns the games of all complete rows.
    std::vector<tournament::PlayOffGame> games() const;
    // True if a row is begun and not complete.
    bool isAnyOpen() const;
    void speak();
    QList<QWidget *> fields() const; // in the order of the Tab key

signals:
    void changed();

private:
    struct Row
    {
        QWidget *widget;
        ComboBox *opener;
        ComboBox *second;
        ComboBox *result;
        QSpinBox *stage;

        bool isBegun() const;
        bool isComplete() const;
    };

    void addRow();
    void follow(const Row &row, ComboBox *chosen);
    void showRows();

    QList<Row> m_rows;
    QList<std::pair<QString, tournament::EntryId>> m_players;
};

} // namespace kagetsu::ui
