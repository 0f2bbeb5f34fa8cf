// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"

#include <QWidget>

#include <vector>

class QLineEdit;
class QSortFilterProxyModel;

namespace kagetsu::ui {

class BigButton;
class CellModel;
class EventHost;
class LongTable;

// Shows everything that was done to an event, line by line, with a search field (tournament.md#actions-and-their-log).
class LogView : public QWidget
{
    Q_OBJECT

public:
    // The host must outlive this view.
    explicit LogView(EventHost &host, QWidget *parent = nullptr);

    // Returns the lines of the log that match the search, from 0. These are printed and copied.
    std::vector<std::size_t> shownLines() const;

signals:
    // Emitted when these lines are to be printed or written to a file.
    void paperWanted(const std::vector<std::size_t> &lines);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void layOut();
    void follow();
    void copy();
    void speak();

    EventHost &m_host;
    CellModel *m_model;
    QSortFilterProxyModel *m_found;
    QLineEdit *m_search;
    LongTable *m_table;
    BigButton *m_copy;
    BigButton *m_print;
    background::Task m_reading;
    bool m_isDue = true; // true if the event has changed since the log was read
};

} // namespace kagetsu::ui
