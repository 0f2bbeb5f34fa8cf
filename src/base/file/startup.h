// SPDX-License-Identifier: MIT
#pragma once

namespace kagetsu::file {

// Keeps Qt from what makes threads end badly on this system. A program calls it before anything else of Qt.
void useSafeThreads();

} // namespace kagetsu::file
