// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/store.h"

#include <QString>

#include <optional>
#include <string>
#include <string_view>

namespace kagetsu::tournament {

// Where an event on a server is, and as whom one works on it (tournament.md#an-event-on-a-server). A file of this kind
// stands for the event wherever the file of an event is asked for.
struct EventLink
{
    std::string host; // a name or an address
    int port = 5432;
    std::string database;
    std::string user; // the name of the desk
    std::string password; // if empty, that of the file of passwords of PostgreSQL (~/.pgpass)
    std::string event; // id of the event

    friend bool operator==(const EventLink &, const EventLink &) = default;
};

// Returns true if the file is a link; reads no more than the longest link has.
bool isEventLink(const QString &path);
// Returns Missing, NotAnEvent or Damaged, with the place of the fault, if there is no link in the file.
Result<EventLink, StoreFault> readEventLink(const QString &path);
// Writes a link that only its owner can read; nothing may exist at the path yet.
Result<Done, StoreFault> writeEventLink(const QString &path, const EventLink &link);

// Does the same, and replaces the link there.
Result<Done, StoreFault> replaceEventLink(const QString &path, const EventLink &link);

// The text that lets another computer join an event, such as `192.168.1.5:5432/kagetsu/desk-2/7Q4MX-K2PAB-…`: a link
// without the event, with a password of 100 bits that is replaced when it is first used.
std::string joinCodeOf(const EventLink &link);
// Reads a join code; the event stays empty. Lower case, and blanks at the ends, are accepted.
std::optional<EventLink> linkOfJoinCode(std::string_view code);

// Returns true if a name of a desk can be one on a server: 1 to 40 lower-case letters, digits, hyphens and
// underscores, beginning with a letter.
bool isDeskName(std::string_view name);
// Returns a password of 100 random bits: 20 letters and digits without I, L, O, U, in groups of five.
std::string newPassword();

} // namespace kagetsu::tournament
