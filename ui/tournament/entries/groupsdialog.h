// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/formats/groups.h"

#include <QDialog>
#include <QStringList>

class QLabel;
class QSpinBox;

namespace kagetsu::ui {

class ComboBox;
class FieldGrid;
class DialogFoot;
class TableButton;

// Asks how the players of a section are distributed over groups, and shows the groups before it is done
// (tournament.md#groups).
class GroupsDialog : public QDialog
{
    Q_OBJECT

public:
    // `players` are given by pairing number. Existing sections for the groups keep their names, and their number is
    // proposed. New ones are named `name` with a letter or, without a name, as groups with letters.
    GroupsDialog(
        const QStringList &players, const QStringList &sections, const QString &name, QWidget *parent = nullptr);

    tournament::Groups groups() const;
    std::vector<std::string> names() const; // names of the groups

private:
    void speak();
    void follow();
    void drawAgain();
    QString nameOf(int group) const;

    QStringList m_players;
    QStringList m_sections;
    QString m_name;
    std::uint64_t m_seed;
    FieldGrid *m_fields;
    QSpinBox *m_count;
    ComboBox *m_way;
    TableButton *m_again;
    QLabel *m_shown;
    DialogFoot *m_foot;
};

} // namespace kagetsu::ui
