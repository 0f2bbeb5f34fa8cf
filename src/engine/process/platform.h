// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>

namespace kagetsu::engine {

// What each operating system does in its own way with the processes of engines. Linux has it in platformlinux.cpp;
// another system needs one more such file, and CMake takes the one of its name.

enum class Urge : std::uint8_t { Terminate, Kill };

// In the new process, before it becomes the engine: a group of its own, with which what it starts can be ended, and it
// does not outlive this program.
void beginOwnGroup();
// Likewise in that of a watcher: what ends this program's group or terminal does not end it.
void beginOwnSession();
// The process that began a group, and all of that.
void urgeGroup(std::int64_t process, Urge urge);
// What it has in memory; nothing where the system does not tell.
std::optional<std::int64_t> residentBytes(std::int64_t process);

// It runs and can say nothing any more; false where the system does not tell.
bool hasClosedOutput(std::int64_t process);

} // namespace kagetsu::engine
