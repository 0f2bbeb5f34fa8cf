// SPDX-License-Identifier: MIT
#pragma once

#include <QScrollArea>

namespace kagetsu::ui {

class Pages;

// Holds the pages in a window of any size: a page is never smaller than it needs to be complete, and scrolls if the
// window is.
class PageScroll : public QScrollArea
{
    Q_OBJECT

public:
    explicit PageScroll(Pages *pages, QWidget *parent = nullptr);

    // The window may be arbitrarily small.
    QSize minimumSizeHint() const override { return { 0, 0 }; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();

    Pages *m_pages;
};

} // namespace kagetsu::ui
