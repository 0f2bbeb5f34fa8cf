// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/postgres/eventlink.h"

#include <QStringList>

namespace kagetsu::tournament {

// Starts and stops PostgreSQL in a folder of its own, as the user who calls, without anything to configure
// (tournament.md#a-server-of-ones-own).
class OwnServer
{
public:
    struct Fault
    {
        enum class Code : std::uint8_t {
            NoProgram, // PostgreSQL or openssl is not installed; `detail` names it
            AsRoot, // PostgreSQL refuses to work for the administrator
            Failed, // `detail` has the words of the program
        };

        Code code = Code::Failed;
        std::string detail {};
    };

    struct Place
    {
        QString folder; // is made if it does not exist
        // On which it answers; all but this computer's are encrypted. If empty and 0: as it was made, or 127.0.0.1 and
        // 5432.
        QString address {};
        int port = 0;
        QStringList runAs {}; // a command that runs another as another user; empty for the present one
    };

    // Makes the server if the folder has none, and starts it unless it runs. Returns the link of its owner, in which
    // the event is empty. Takes some seconds the first time.
    static Result<EventLink, Fault> start(const Place &place);
    // Stops it; everything that was confirmed is on the disk.
    static Result<Done, Fault> stop(const Place &place);
    static bool isRunning(const Place &place);
    // Returns the path of the owner's link, which start() writes.
    static QString linkPath(const Place &place);
};

} // namespace kagetsu::tournament
