// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/action.h"

#include <QDialog>

class QBoxLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace kagetsu::ui {

class EventHost;
class FieldGrid;
class PointsBox;
class TableButton;

// Edits the penalties and bonuses of one entry (tournament.md#points): lists them, removes each of them, and adds
// another one. Changes the event immediately.
class AdjustmentsDialog : public QDialog
{
    Q_OBJECT

public:
    // The host must outlive the dialog, and must have this section and entry.
    AdjustmentsDialog(EventHost &host, int section, tournament::EntryId entry, QWidget *parent);

private:
    void layOut();
    void speak();
    void fill();
    void add();
    void carryOut(const tournament::Action &action);
    const tournament::Section &section() const;

    EventHost &m_host;
    int m_section;
    tournament::EntryId m_entry;
    QLabel *m_head;
    QWidget *m_list; // a row for each adjustment
    QBoxLayout *m_rows;
    QLabel *m_refusal;
    FieldGrid *m_fields;
    PointsBox *m_points;
    QSpinBox *m_round;
    QLineEdit *m_reason;
    TableButton *m_close;
    TableButton *m_add;
};

} // namespace kagetsu::ui
