// SPDX-License-Identifier: MIT
#pragma once

#include "ui/controls/layout/page.h"

#include <QStackedWidget>

namespace kagetsu::ui {

// The pages of the window, of which one is shown. All use the same display settings for their boards.
class Pages : public QStackedWidget
{
    Q_OBJECT

public:
    using QStackedWidget::QStackedWidget;

    // Creates a page when it is first needed, which keeps startup fast.
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
    // Shows a page and gives it the focus.
    void open(Page &page);

    void setShown(const Shown &shown);
    // Call it when the text size has changed.
    void refit();

    bool event(QEvent *event) override;

signals:
    // Emitted when the least size of the current page changed.
    void leastSizeChanged();
    // Emitted when another page is shown, or the caption or abilities of one have changed.
    void stateChanged();
    // Emitted when the board of the current page should be shared.
    void shareWanted();

private:
    QList<Page *> all() const;

    Shown m_shown;
};

} // namespace kagetsu::ui
