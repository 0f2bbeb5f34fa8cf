// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/postgres/connection.h"
#include "tournament/sqlite/chain.h"

#include <span>
#include <vector>

namespace kagetsu::tournament {

inline constexpr int ServerVersion = 2;

// Returns NotAnEvent if the server has no tables of ours, and Newer if a later version made them.
std::optional<StoreFault> checkServer(Connection &connection);
// The same, and returns Older if an earlier version made its tables, which do not take journals.
std::optional<StoreFault> checkJournals(Connection &connection);

// Adds a row after the one with this hash. Returns Behind if there is a row of that number already, or none before it.
std::optional<StoreFault> insertRow(
    Connection &connection, const std::string &event, const Row &row, const QByteArray &before);

// What somebody may do on a server.
enum class Role : std::uint8_t {
    Desk,
    Look,
    Table, // reads, and reports the journals of its games
};

// Puts an event on a server, as somebody who may create tables and roles there; the tables are made with the first
// event, and those of an earlier version completed. The event of the link is `id`. Returns Exists if the event is there already.
Result<Done, StoreFault> putOnServer(const EventLink &owner, const std::string &id, std::span<const LogLine> lines);

// Admits a desk, a table, or somebody who only looks, and returns the link of which the join code is made. A name that
// was admitted before gets a new password, so the old one is of no use any more. A server of an earlier version gets the
// tables that it lacks.
Result<EventLink, StoreFault> admit(const EventLink &owner, const std::string &name, Role role);

// An event as it is listed.
struct ListedEvent
{
    std::string id;
    std::string name;
    std::size_t rows = 0;
    Milliseconds last { 0 }; // of the last row; milliseconds since 1970, UTC
};
Result<std::vector<ListedEvent>, StoreFault> eventsOn(const EventLink &link);

// Joins with a join code and writes the link into a folder, under the name of the event and the desk. Returns its path;
// NotAnEvent if this is no join code.
Result<std::string, StoreFault> joinInto(const std::string &code, const std::string &folder);

// Joins with a link from a join code: gives the desk a password that only this computer knows, and writes the link to
// be kept to a path at which nothing exists yet. The event must be on the server; if it is empty, there must be only one.
Result<Done, StoreFault> joinAs(const EventLink &code, const std::string &path);

} // namespace kagetsu::tournament
