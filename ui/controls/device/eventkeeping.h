// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/store.h"
#include "ui/controls/device/device.h"

#include <QString>

#include <functional>
#include <memory>
#include <vector>

namespace kagetsu::ui {

class EventKeepingMaker;

// What reports the games of a table to the server of their event (tournament.md#tables-that-report), in a thread of its
// own, until it is destroyed. Nobody ever waits for it.
class TableReports
{
public:
    struct State
    {
        std::optional<tournament::StoreFault> fault; // tried again by itself; ReadOnly if the link may only look
        std::int64_t sentLines = 0;
        std::vector<QString> refused; // journals that the server has otherwise, or that are damaged

        friend bool operator==(const State &, const State &) = default;
    };

    virtual ~TableReports() = default;
    // Has what was written into a journal sent at once.
    virtual void wake() = 0;
};

// What hears the tables of an event, in a thread of its own, until it is destroyed. Nobody ever waits for it.
class TableHearing
{
public:
    struct Table
    {
        std::string name;
        bool isHeard = false; // false if it was never heard of but by its journals
        bool isDesk = false; // which enters its results itself
        tournament::Milliseconds silent { 0 }; // since it was heard of last
        tournament::Milliseconds ahead { 0 }; // of its wall clock before that of this computer

        friend bool operator==(const Table &, const Table &) = default;
    };
    struct Journal
    {
        QString path; // of the copy
        QString table; // the name of who reports it
        std::int64_t lines = 0;
        bool isDamaged = false; // what the server has after these lines is no journal

        friend bool operator==(const Journal &, const Journal &) = default;
    };
    struct State
    {
        std::optional<tournament::StoreFault> fault;
        std::vector<Journal> journals;
        std::vector<Table> tables;
        bool takesResults = false; // true for one desk alone

        friend bool operator==(const State &, const State &) = default;
    };

    virtual ~TableHearing() = default;
};

// The database of events (tournament.md#the-file-of-an-event).
class EventKeeping
{
public:
    using Maker = EventKeepingMaker;
    static constexpr const char *Module = "eventkeeping";

    virtual ~EventKeeping() = default;
    // Returns a store for one event; several can be open at once.
    virtual std::unique_ptr<tournament::Store> store() const = 0;
    // Joins an event on a server with a join code, and returns the path of its link, which is written into this folder.
    // Takes some seconds at most; may be called in any thread.
    virtual Result<std::string, tournament::StoreFault> join(
        const std::string &code, const std::string &folder) const = 0;

    // Returns the id of the event that a link leads to; empty if the file is no link.
    virtual std::string linkedEvent(const QString &path) const = 0;
    // Where journals are, and what a desk is told of this program.
    struct Reporting
    {
        QString link;
        std::vector<QString> folders; // of journals
        std::string version; // of this program
        std::function<tournament::Milliseconds()> now; // wall time; called in another thread
    };
    // These return null if the file is no link. `changed` is called in another thread.
    virtual std::unique_ptr<TableReports> report(
        const Reporting &what, std::function<void(const TableReports::State &)> changed) const = 0;
    // Copies what tables report into a folder. `now` returns the wall time, and is called in that thread, too.
    virtual std::unique_ptr<TableHearing> hear(const QString &link, const QString &folder,
        std::function<tournament::Milliseconds()> now,
        std::function<void(const TableHearing::State &)> changed) const = 0;
};

class EventKeepingMaker : public DeviceMaker<EventKeeping>
{
};

} // namespace kagetsu::ui

Q_DECLARE_INTERFACE(kagetsu::ui::EventKeepingMaker, "kagetsu/eventkeeping/2")
