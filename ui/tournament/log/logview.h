// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"

#include <QWidget>

#include <vector>

namespace kagetsu::ui {

class BigButton;
class CellSearch;
class EventHost;

// Shows everything that was done to an event, line by line, with a search field (tournament.md#actions-and-their-log).
class LogView : public QWidget
{
    Q_OBJECT

public:
    // The host must outlive this view.
    explicit LogView(EventHost &host, QWidget *parent = nullptr);

signals:
    // Emitted when these lines of the log, from 0, are to be printed or written to a file.
    void paperWanted(const std::vector<std::size_t> &lines);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void follow();
    void speak();

    EventHost &m_host;
    CellSearch *m_lines;
    BigButton *m_copy;
    BigButton *m_print;
    background::Task m_reading;
    bool m_isDue = true; // true if the event has changed since the log was read
};

} // namespace kagetsu::ui
