// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

class QLabel;
class QSpinBox;

namespace kagetsu::ui {

class DialogFoot;
class FieldGrid;
class TableButton;

// Asks in how many minutes the round begins, which the projector then counts down.
class CountdownDialog : public QDialog
{
    Q_OBJECT

public:
    // `isRunning`: there is a countdown, which can be ended.
    CountdownDialog(bool isRunning, QWidget *parent);

    // Returns 0 if there is to be no countdown.
    int minutes() const;

private:
    void speak();

    FieldGrid *m_form;
    QSpinBox *m_minutes;
    TableButton *m_end;
    DialogFoot *m_foot;
    bool m_ends = false;
};

} // namespace kagetsu::ui
