// SPDX-License-Identifier: MIT
#pragma once

#include "cli/commands/command.h"
#include "tournament/postgres/eventlink.h"

#include <optional>
#include <string>

namespace kagetsu::cli {

// Tells why something on a server, or the link to it, cannot be used.
ExitStatus tellLinkFault(const std::string &file, const tournament::StoreFault &fault);
// Reads the link to an event; tells the fault if there is none.
std::optional<tournament::EventLink> readLink(const std::string &file);

} // namespace kagetsu::cli
