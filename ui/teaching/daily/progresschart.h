// SPDX-License-Identifier: MIT
#pragma once

#include "practice/book.h"

#include <QWidget>

#include <vector>

namespace kagetsu::ui {

// How many tasks of each kind lie in which box: a row a kind, a bar a box with the number above it. The same in words
// for who does not see it.
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

    std::vector<practice::KindProgress> m_progress; // in the order of task::AllKinds
};

} // namespace kagetsu::ui
