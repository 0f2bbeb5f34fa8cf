// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <set>

namespace kagetsu::ui {

// Shows the pages of a lesson as a row of dots: a tick for finished pages, and a ring around the current one. If there
// is no room for all pages, it shows nothing, because the page number beside it is enough.
class PageDots : public QWidget
{
    Q_OBJECT

public:
    explicit PageDots(QWidget *parent = nullptr);

    // Pages are counted from 0.
    void setPages(int count, int shown, const std::set<int> &done);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_count = 0;
    int m_shown = 0;
    std::set<int> m_done;
};

} // namespace kagetsu::ui
