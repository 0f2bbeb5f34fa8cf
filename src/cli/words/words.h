// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace kagetsu::cli {

// A code for scripts ("equivalent-offer"), with its sentence.
struct Words
{
    std::string_view code;
    std::string text;
};

} // namespace kagetsu::cli
