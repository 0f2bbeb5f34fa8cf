// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/theme.h"

#include <QWidget>

#include <array>

class QLabel;
class QToolButton;

namespace kagetsu::ui {

// The four buttons that go along a line, and where in it one is.
class StepBar : public QWidget
{
    Q_OBJECT

public:
    explicit StepBar(QWidget *parent = nullptr);

    void setPlace(int place, int end);
    void setTheme(const Theme &theme);

signals:
    void firstWanted();
    void previousWanted();
    void nextWanted();
    void lastWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    QToolButton *button(const char *name, void (StepBar::*wanted)());
    void retranslate();

    std::array<QToolButton *, 4> m_buttons;
    QLabel *m_count;
};

} // namespace kagetsu::ui
