// SPDX-License-Identifier: MIT
#include "record/text/offeredcharsets.h"

#include <algorithm>

namespace kagetsu::record {

std::vector<Charset> usualCharsets()
{
    return { Charset::Utf8, Charset::Gb18030, Charset::Big5, Charset::ShiftJis, Charset::EucJp, Charset::EucKr,
        Charset::Windows1251, Charset::Koi8R, Charset::Iso8859_1, Charset::Windows1250, Charset::Iso8859_2,
        Charset::Windows1253, Charset::Windows1254, Charset::Windows1257 };
}

std::vector<Charset> offeredCharsets()
{
    std::vector<Charset> offered = usualCharsets();
    const std::size_t usual = offered.size();
    for (const Charset charset : allCharsets()) {
        const auto end = offered.begin() + static_cast<std::ptrdiff_t>(usual);
        if (std::find(offered.begin(), end, charset) == end)
            offered.push_back(charset);
    }
    return offered;
}

} // namespace kagetsu::record
