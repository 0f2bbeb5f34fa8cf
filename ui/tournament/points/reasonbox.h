// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/reason.h"

#include <QWidget>

class QLabel;
class QLineEdit;

namespace kagetsu::ui {

class ComboBox;

// Why a result is corrected or points are ruled: one of the usual reasons, or one's own words. At first none is chosen,
// so that nobody gives one by a stray key (tournament.md#corrections).
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
