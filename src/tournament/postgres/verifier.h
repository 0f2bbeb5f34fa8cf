// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace kagetsu::tournament {

// Returns what PostgreSQL stores instead of a password (SCRAM-SHA-256, RFC 5802 and RFC 7677), with a new salt: the
// password itself is never sent, so no log of the server can have it. The password has only printable ASCII.
std::string verifierOf(std::string_view password);
// The same with this salt of 16 bytes, to compare it with others.
std::string verifierOf(std::string_view password, std::string_view salt);

} // namespace kagetsu::tournament
