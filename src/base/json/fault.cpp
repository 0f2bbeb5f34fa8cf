// SPDX-License-Identifier: MIT
#include "base/json/fault.h"

#include "base/json/place.h"

#include <algorithm>
#include <tuple>

namespace kagetsu::json {

std::vector<DocumentFault> Faults::located(std::string_view text) const
{
    std::vector<DocumentFault> faults = m_all;
    for (DocumentFault &fault : faults)
        locate(text, fault);
    std::stable_sort(faults.begin(), faults.end(), [](const DocumentFault &one, const DocumentFault &two) {
        return std::tie(one.line, one.column) < std::tie(two.line, two.column);
    });
    return faults;
}

void Faults::add(Error error, const std::string &pointer)
{
    const auto isThere = [&](const DocumentFault &fault) { return fault.pointer == pointer; };
    if (!isFull() && std::none_of(m_all.begin(), m_all.end(), isThere))
        m_all.push_back({ error, 0, 0, pointer });
}

} // namespace kagetsu::json
