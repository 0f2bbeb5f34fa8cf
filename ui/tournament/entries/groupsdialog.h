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

// Asks how the players of a section are spread over groups, and shows them before it is done (tournament.md#groups).
class GroupsDialog : public QDialog
{
    Q_OBJECT

public:
    // The players by their pairing numbers. Sections that are there for groups keep their names, and so many groups are
    // proposed; others are called `name` and a letter, or are groups by their letters.
    GroupsDialog(
        const QStringList &players, const QStringList &sections, const QString &name, QWidget *parent = nullptr);

    tournament::Groups groups() const;
    std::vector<std::string> names() const; // of the groups

private:
    void layOut();
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
