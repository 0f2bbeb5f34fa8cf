// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/entry.h"

#include <QDialog>

class QLineEdit;

namespace kagetsu::ui {

class ComboBox;
class DialogFoot;
class FieldGrid;

// Edits all details of a player.
class EntryDialog : public QDialog
{
    Q_OBJECT

public:
    explicit EntryDialog(const tournament::EntryDetails &entry, QWidget *parent = nullptr);

    tournament::EntryDetails details() const;

private:
    void layOut();
    void speak();
    // Enables the dialog's button only if all fields are valid.
    void follow();

    tournament::EntryDetails m_entry; // the details before editing
    FieldGrid *m_grid;
    QLineEdit *m_name;
    QLineEdit *m_club;
    QLineEdit *m_country;
    QLineEdit *m_rating;
    QLineEdit *m_rank;
    QLineEdit *m_title;
    QLineEdit *m_birth;
    ComboBox *m_sex;
    QLineEdit *m_federationId;
    DialogFoot *m_foot;
};

} // namespace kagetsu::ui
