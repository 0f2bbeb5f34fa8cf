// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

class QProcess;

namespace kagetsu::engine {

// The operations on the processes of engines that each operating system does in its own way. They are in
// platformposix.cpp and platformwindows.cpp.

enum class Urge : std::uint8_t { Terminate, Kill };

// An engine's process and everything it starts, so that all of it can be ended, and does not outlive this program.
class ProcessGroup
{
public:
    // Says whether a process may leave its group, so that a Watcher is needed.
    static const bool CanBeLeft;

    // To be called before the process is started: it begins a group of its own.
    explicit ProcessGroup(QProcess &process);
    // Signals the whole group, `process` being the id of the process that began it. Where a system cannot ask
    // politely, Terminate does nothing.
    void urge(std::int64_t process, Urge urge);

private:
    std::shared_ptr<void> m_job; // the group, where it is not known by the id of its process
};

// Has the process begin a session of its own, so that whatever ends the process group or the terminal of this program
// does not end it.
void giveOwnSession(QProcess &process);
// Returns the process's resident memory in bytes, or nothing if the system does not report it.
std::optional<std::int64_t> residentBytes(std::int64_t process);

// True if the process runs but can no longer write output; false if the system does not report it.
bool hasClosedOutput(std::int64_t process);

} // namespace kagetsu::engine
