// SPDX-License-Identifier: MIT
#include "record/sgf/syntax/goeson.h"

namespace kagetsu::record::sgf {

bool goesOnAsSgf(std::string_view bytes)
{
    std::size_t at = 0;
    const auto skipBlanks = [&] {
        while (at < bytes.size() && (bytes[at] == ' ' || (bytes[at] >= '\t' && bytes[at] <= '\r')))
            ++at;
    };
    skipBlanks();
    bool isClosed = false;
    for (; at < bytes.size() && bytes[at] == ')'; skipBlanks()) {
        ++at;
        isClosed = true;
    }
    if (at == bytes.size())
        return isClosed;
    if (bytes[at] == '(') {
        ++at;
        skipBlanks();
        return at < bytes.size() && bytes[at] == ';';
    }
    if (isClosed)
        return false;
    if (bytes[at] == ';') {
        ++at;
        skipBlanks();
    }
    const std::size_t name = at;
    while (at < bytes.size() && at - name < 3 && bytes[at] >= 'A' && bytes[at] <= 'Z')
        ++at;
    const bool isNamed = at > name;
    skipBlanks();
    return isNamed && at < bytes.size() && bytes[at] == '[';
}

} // namespace kagetsu::record::sgf
