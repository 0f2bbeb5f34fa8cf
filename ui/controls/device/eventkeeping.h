// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/store.h"
#include "ui/controls/device/device.h"

namespace kagetsu::ui {

class EventKeepingMaker;

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
};

class EventKeepingMaker : public DeviceMaker<EventKeeping>
{
};

} // namespace kagetsu::ui

Q_DECLARE_INTERFACE(kagetsu::ui::EventKeepingMaker, "kagetsu/eventkeeping/1")
