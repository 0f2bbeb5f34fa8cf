// SPDX-License-Identifier: MIT
#pragma once

#include "learn/practice/book.h"

#include <QWidget>

#include <vector>

namespace kagetsu::ui {

// Shows how many tasks of each kind are in which box: one row for each kind, and one bar with a number for each box.
// Screen readers get the same in words.
class ProgressChart : public QWidget
{
    Q_OBJECT

public:
    explicit ProgressChart(QWidget *parent = nullptr);

    void show(std::vector<practice::KindProgress> progress);
    using QWidget::show;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int rowHeight() const;
    void write();

    std::vector<practice::KindProgress> m_progress; // kinds in the order of task::AllKinds
};

} // namespace kagetsu::ui
