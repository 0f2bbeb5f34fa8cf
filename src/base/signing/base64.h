// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::signing {

// Helpers for the lines of minisign files.

using Bytes = std::vector<unsigned char>;

inline constexpr std::string_view UntrustedComment = "untrusted comment: ";

std::string toBase64(const unsigned char *bytes, std::size_t size);
// Decodes exactly this many bytes, or returns nothing.
std::optional<Bytes> fromBase64(std::string_view text, std::size_t size);

// Returns the lines of a text, which may end with CR LF, without an empty line at the end.
std::vector<std::string_view> linesOf(std::string_view text);

} // namespace kagetsu::signing
