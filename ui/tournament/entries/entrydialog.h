// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/entry.h"

#include <QDialog>

class QLineEdit;

namespace kagetsu::ui {

class ComboBox;
class DialogFoot;
class FieldGrid;

// All that is known of a player, to be written over.
class EntryDialog : public QDialog
{
    Q_OBJECT

public:
    explicit EntryDialog(const tournament::EntryDetails &entry, QWidget *parent = nullptr);

    tournament::EntryDetails details() const;

private:
    void layOut();
    void speak();
    // Only what can be understood can be accepted.
    void follow();

    tournament::EntryDetails m_entry; // as it was
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
