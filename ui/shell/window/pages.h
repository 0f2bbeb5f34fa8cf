// SPDX-License-Identifier: MIT
#pragma once

#include "ui/look/layout/page.h"

#include <QStackedWidget>

namespace kagetsu::ui {

// The pages of the window, of which one is shown. All show the same on their boards.
class Pages : public QStackedWidget
{
    Q_OBJECT

public:
    using QStackedWidget::QStackedWidget;

    // Makes a page when it is first needed, which keeps the start quick.
    template <class P, class... Arguments>
    P &made(P *&page, Arguments... arguments)
    {
        if (!page) {
            page = new P(arguments..., this);
            add(*page);
        }
        return *page;
    }
    void add(Page &page);

    Page &current() const;
    // Shows a page and gives it the keys.
    void open(Page &page);

    void setShown(const Shown &shown);
    // The words have another size.
    void refit();

    bool event(QEvent *event) override;

signals:
    // Of the page shown.
    void leastSizeChanged();
    // Another page is shown, or the caption or abilities of one have changed.
    void stateChanged();

private:
    QList<Page *> all() const;

    Shown m_shown;
};

} // namespace kagetsu::ui
