// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace kagetsu {

// Returns the version of this program as --version and the About box show it: "1.2.0 (commit 0123456789ab, Qt 6.4.2)" for a
// release, "1.2.0+git202611291847.0123456789ab (…)" for a later commit. `qt` is the version of Qt in use, empty for none;
// what git could not tell is left out. The rule is in cmake/KagetsuVersion.cmake. Only programs may link kagetsu_version,
// because it is compiled anew after each commit.
std::string versionText(std::string_view qt);

} // namespace kagetsu
