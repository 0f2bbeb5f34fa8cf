// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/reason.h"

#include <QWidget>

class QLabel;
class QLineEdit;

namespace kagetsu::ui {

class ComboBox;

// Asks why a result is corrected or points are ruled: one of the usual reasons, or the user's own words. Nothing is
// chosen at first, so that a stray key cannot give a reason (tournament.md#corrections).
class ReasonBox : public QWidget
{
    Q_OBJECT

public:
    explicit ReasonBox(QWidget *parent = nullptr);

    tournament::Reason reason() const;

signals:
    void changed();

private:
    void speak();

    QLabel *m_label;
    ComboBox *m_kinds;
    QLineEdit *m_words;
};

} // namespace kagetsu::ui
