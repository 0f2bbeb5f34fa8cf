// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/csv/listpreview.h"
#include "ui/controls/celltable.h"

#include <QDialog>

#include <functional>

class QLabel;
class QSpinBox;
class QTableView;

namespace kagetsu::ui {

class BoxHeader;
class ComboBox;
class DialogFoot;
class FieldGrid;

// Shows a list of players before anybody is entered: the meaning of each column, which can be changed, and what happens
// to each row (tournament.md#tables-for-spreadsheets).
class ListDialog : public QDialog
{
    Q_OBJECT

public:
    // Reads the list again when another sheet of a workbook or another encoding of a text is chosen.
    using Read = std::function<tournament::ListTable(const tournament::ListChoices &choices)>;

    // `table` is the result of `read`. It must be a list, or a text that may be one in another encoding
    // (mayBeInAnotherEncoding).
    ListDialog(tournament::ListTable table, Read read, const tournament::Section &section, QWidget *parent = nullptr);

    // Returns the preview for the current choices.
    const tournament::ListPreview &preview() const { return m_preview; }

private:
    void layOut();
    void take(tournament::ListTable table);
    void chooseSheet(int sheet);
    void chooseCharset();
    void follow();
    void speak();
    std::vector<Cells::Row> rows() const;

    tournament::ListTable m_table;
    Read m_read;
    tournament::Section m_section; // a copy, because the event may change meanwhile
    tournament::EntryColumns m_columns;
    tournament::ListPreview m_preview;
    FieldGrid *m_grid;
    ComboBox *m_sheet;
    ComboBox *m_charset; // the encoding of a text file
    QSpinBox *m_above;
    QLabel *m_summary;
    CellModel *m_model;
    QTableView *m_view;
    BoxHeader *m_head;
    DialogFoot *m_foot;
};

} // namespace kagetsu::ui
