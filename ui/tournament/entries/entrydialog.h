// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/csv/entryfields.h"

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
    void speak();
    // Writes the fields into `details`. Returns false if one of them is not valid.
    bool write(tournament::EntryDetails &details) const;

    tournament::EntryDetails m_entry; // the details before editing
    FieldGrid *m_grid;
    std::vector<std::pair<tournament::CsvHead, QLineEdit *>> m_lines;
    ComboBox *m_sex;
    DialogFoot *m_foot;
};

} // namespace kagetsu::ui
