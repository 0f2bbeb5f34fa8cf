// SPDX-License-Identifier: MIT
#include "engine/process/platform.h"

#include <QProcess>

#include <cerrno>
#include <cstdio>
#include <memory>
#include <signal.h>
#include <string>
#include <sys/stat.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

namespace kagetsu::engine {

const bool ProcessGroup::CanBeLeft = true;

ProcessGroup::ProcessGroup(QProcess &process)
{
    process.setChildProcessModifier([] {
        ::setpgid(0, 0);
#ifdef __linux__
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
    });
}

void giveOwnSession(QProcess &process)
{
    process.setChildProcessModifier([] { ::setsid(); });
}

void ProcessGroup::urge(std::int64_t process, Urge urge)
{
    if (process <= 1)
        return;
    const auto id = static_cast<pid_t>(process);
    const int signal = urge == Urge::Kill ? SIGKILL : SIGTERM;
    ::kill(-id, signal);
}

std::optional<std::int64_t> residentBytes(std::int64_t process)
{
    const std::string path = "/proc/" + std::to_string(process) + "/statm";
    const std::unique_ptr<FILE, int (*)(FILE *)> file(std::fopen(path.c_str(), "re"), &std::fclose);
    long long total = 0;
    long long resident = 0;
    if (!file || std::fscanf(file.get(), "%lld %lld", &total, &resident) != 2)
        return std::nullopt;
    return resident * ::sysconf(_SC_PAGESIZE);
}

bool hasClosedOutput(std::int64_t process)
{
    const std::string descriptors = "/proc/" + std::to_string(process) + "/fd";
    struct stat status {};
    return ::access(descriptors.c_str(), X_OK) == 0 && ::lstat((descriptors + "/1").c_str(), &status) != 0
        && errno == ENOENT && ::lstat((descriptors + "/0").c_str(), &status) == 0;
}

} // namespace kagetsu::engine
