// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"
#include "tournament/model/event.h"
#include "ui/controls/device/eventkeeping.h"
#include "ui/tournament/paper/projector/hallboard.h"

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

namespace kagetsu::ui {

// A board of the hall as the desk sees it: everything that its table has reported.
struct DeskBoard
{
    HallBoard board; // whose clocks are on the axis of the desk
    int number = 0; // of the table in its round
    int moves = 0;
    QString computer; // that plays it
    QString journal; // path of the copy
    QString happened; // what happened last, as a sentence
    bool isUrgent = false; // a claim, a call, a flag, or an arbiter is waited for
    bool isOver = false;
    bool isDamaged = false; // the rest of its journal cannot be read
    bool isHeard = false; // whether its computer gives signs of life
    tournament::Milliseconds silent { 0 }; // since then

    friend bool operator==(const DeskBoard &, const DeskBoard &) = default;
};

// Reads, in another thread, the boards of open rounds that tables have reported. Each line of a journal is read once.
class DeskBoards : public QObject
{
    Q_OBJECT

public:
    explicit DeskBoards(std::function<tournament::Milliseconds()> now, QObject *parent = nullptr);
    ~DeskBoards() override;

    // Call it when the event or what was heard has changed.
    void follow(const tournament::Event &event, const TableHearing::State &heard);
    // Returns the boards that were read last: urgent ones first, then by table, ended ones last.
    const std::vector<DeskBoard> &boards() const { return m_boards; }

signals:
    void changed();

private:
    class Reader;
    struct Subject
    {
        tournament::Event event;
        TableHearing::State heard;
        tournament::Milliseconds now { 0 };
    };

    void read();

    std::function<tournament::Milliseconds()> m_now;
    std::shared_ptr<Reader> m_reader; // used by one task at a time
    std::shared_ptr<const Subject> m_next; // what is to be read next
    std::vector<DeskBoard> m_boards;
    background::Task m_task;
};

} // namespace kagetsu::ui
