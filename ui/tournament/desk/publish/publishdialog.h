// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"
#include "ui/tournament/desk/publish/publishplan.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace kagetsu::ui {

class ComboBox;
class DialogFoot;
class FieldGrid;
class TableButton;
class TickSearch;

// Asks where the public pages of an event are to be, what they show of names, and when (venue.md#names).
class PublishDialog : public QDialog
{
    Q_OBJECT

public:
    // `told` says how the last publication went; empty if there was none. Names of the section can be left out one by
    // one.
    PublishDialog(
        const PublishPlan &plan, const tournament::Section &section, const QString &told, QWidget *parent = nullptr);

    // Returns the plan as it was typed; without a folder if publishing is to end.
    PublishPlan plan() const;

private:
    void layOut();
    void speak();
    void follow();
    void chooseFolder();

    PublishPlan m_plan;
    const tournament::Section m_section; // the event may change meanwhile
    QString m_told;
    bool m_ends = false;
    FieldGrid *m_form;
    QLineEdit *m_folder;
    TableButton *m_choose;
    ComboBox *m_names;
    ComboBox *m_delay;
    QSpinBox *m_minutes;
    QCheckBox *m_live;
    QCheckBox *m_indexed;
    QLabel *m_unnamedLabel;
    TickSearch *m_unnamed;
    QLabel *m_state;
    TableButton *m_end;
    DialogFoot *m_foot;
};

} // namespace kagetsu::ui
