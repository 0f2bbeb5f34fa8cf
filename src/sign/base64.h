// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::sign {

// The lines of the files of minisign.

using Bytes = std::vector<unsigned char>;

inline constexpr std::string_view UntrustedComment = "untrusted comment: ";

std::string toBase64(const unsigned char *bytes, std::size_t size);
// Exactly so many bytes, or nothing.
std::optional<Bytes> fromBase64(std::string_view text, std::size_t size);

// The lines of a text, also where they end with CR LF; without an empty one at the end.
std::vector<std::string_view> linesOf(std::string_view text);

} // namespace kagetsu::sign
