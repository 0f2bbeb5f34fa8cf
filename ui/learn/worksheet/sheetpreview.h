// SPDX-License-Identifier: MIT
#pragma once

#include "ui/learn/worksheet/sheetpages.h"

#include <QWidget>

#include <memory>

namespace kagetsu::ui {

// Shows a page of a sheet as it will be printed.
class SheetPreview : public QWidget
{
    Q_OBJECT

public:
    explicit SheetPreview(QWidget *parent = nullptr);

    // Sets the pages; without any, an empty page is shown.
    void setPages(std::shared_ptr<const SheetPages> pages);
    const SheetPages *pages() const { return m_pages.get(); }
    int page() const { return m_page; }
    int pageCount() const { return m_pages ? m_pages->pages() : 0; }
    void goTo(int page);

    QSize sizeHint() const override { return { 420, 590 }; }

signals:
    void pageChanged();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    std::shared_ptr<const SheetPages> m_pages;
    int m_page = 0;
    int m_turned = 0; // accumulated turn of the wheel, in its own units
};

} // namespace kagetsu::ui
