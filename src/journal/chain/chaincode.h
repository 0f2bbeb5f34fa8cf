// SPDX-License-Identifier: MIT
#pragma once

#include "journal/journaltext.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace kagetsu::journal {

// The hash of one line of a journal, short enough to be written down or photographed when a game ends. Who rewrites the
// whole file can make its chain whole again, but not with the same code: 60 bits of the hash, as twelve digits of base
// 32 in Crockford's alphabet, "7KQ2-M4XA-99TD".
std::string chainCode(QByteArrayView hash);
// As chainCode() writes it, from what people type: without hyphens, with blanks, in small letters, O for 0 and I or L
// for 1. Nothing for what is no code.
std::optional<std::string> readChainCode(std::string_view text);

// The last line of the decision by which the match ended, for good so far; nothing while it has not ended. Lines that
// follow, such as the players' confirmations, change nothing in it.
// The lines are usable ones (see Recovery).
std::optional<ChainEnd> endOfMatch(std::span<const Entry> lines);

} // namespace kagetsu::journal
