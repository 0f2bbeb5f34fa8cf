// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QBoxLayout;
class QVBoxLayout;

namespace kagetsu::ui {

class Actions;
class PageRouter;
class Pages;

// Lays out the rail of places and, beside or above it, the pages with the rows above them.
class WindowFrame : public QWidget
{
    Q_OBJECT

public:
    WindowFrame(const Actions &actions, Pages *pages, QWidget *parent);

    PageRouter *router() const { return m_router; }
    // Adds a row above everything else in the column of the pages.
    void addOnTop(QWidget *row);
    // Adds a row directly above the pages.
    void addAbovePages(QWidget *row);

private:
    QVBoxLayout *m_column; // the rows, and the pages
    PageRouter *m_router;
};

} // namespace kagetsu::ui
