// SPDX-License-Identifier: MIT
#pragma once

#include "ui/match/opening/guide/stepline.h"

class QLabel;

namespace kagetsu::ui {

// Shows the outcome of an opening: its procedure, its pattern, its steps, and what was offered but not taken.
class OpeningStory : public QWidget
{
    Q_OBJECT

public:
    explicit OpeningStory(QWidget *parent = nullptr);

    void show(const opening::Opening &opening, const text::Names &names, bool renju);
    using QWidget::show;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void place();

    QLabel *m_procedure;
    QLabel *m_start;
    QLabel *m_others;
    StepLine *m_line;
};

} // namespace kagetsu::ui
