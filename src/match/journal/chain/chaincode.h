// SPDX-License-Identifier: MIT
#pragma once

#include "match/journal/journaltext.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace kagetsu::journal {

// Returns the hash of one line of a journal in a form that is short enough to be written down or photographed when a
// game ends. A person who rewrites the whole file can make its chain valid again, but not with the same code. It is 60
// bits of the hash as twelve digits of base 32 in Crockford's alphabet: "7KQ2-M4XA-99TD".
std::string chainCode(QByteArrayView hash);
// Reads a code as people type it and returns it as chainCode() writes it: hyphens may be missing, blanks and small
// letters are accepted, O stands for 0 and I or L for 1. Returns nothing if the text is not a code.
std::optional<std::string> readChainCode(std::string_view text);

// Returns the end of the last line of the decision that ended the match (the latest one if the game was reopened);
// nothing while it has not ended. Later lines, such as confirmations by the players, do not change it. `lines` must be
// usable ones (see Recovery).
std::optional<ChainEnd> endOfMatch(std::span<const Entry> lines);

} // namespace kagetsu::journal
