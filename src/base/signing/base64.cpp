// SPDX-License-Identifier: MIT
#include "base/signing/base64.h"

#include <sodium.h>

namespace kagetsu::signing {

std::string toBase64(const unsigned char *bytes, std::size_t size)
{
    std::string text(sodium_base64_encoded_len(size, sodium_base64_VARIANT_ORIGINAL), '\0');
    sodium_bin2base64(text.data(), text.size(), bytes, size, sodium_base64_VARIANT_ORIGINAL);
    text.pop_back(); // the final NUL
    return text;
}

std::optional<Bytes> fromBase64(std::string_view text, std::size_t size)
{
    Bytes bytes(size);
    std::size_t length = 0;
    const char *end = nullptr;
    const int error = sodium_base642bin(
        bytes.data(), size, text.data(), text.size(), nullptr, &length, &end, sodium_base64_VARIANT_ORIGINAL);
    if (error != 0 || length != size || end != text.data() + text.size())
        return std::nullopt;
    return bytes;
}

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        lines.push_back(line);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

} // namespace kagetsu::signing
