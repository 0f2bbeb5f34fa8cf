// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>

namespace kagetsu::engine {

// The operations on the processes of engines that each operating system does in its own way. The functions for Linux
// are in platformlinux.cpp. Another system needs one more such file, which CMake chooses by its name.

enum class Urge : std::uint8_t { Terminate, Kill };

// Called in the new process before it becomes the engine. Gives it a process group of its own, so that everything it
// starts can be ended with it, and makes sure that it does not outlive this program.
void beginOwnGroup();
// Called in the new process before it becomes a watcher, so that whatever ends the process group or the terminal of
// this program does not end the watcher.
void beginOwnSession();
// Signals the whole group of this process.
void urgeGroup(std::int64_t process, Urge urge);
// Returns the process's resident memory in bytes, or nothing if the system does not report it.
std::optional<std::int64_t> residentBytes(std::int64_t process);

// True if the process runs but can no longer write output; false if the system does not report it.
bool hasClosedOutput(std::int64_t process);

} // namespace kagetsu::engine
