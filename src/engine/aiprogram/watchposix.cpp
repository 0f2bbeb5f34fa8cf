// SPDX-License-Identifier: MIT
#include "engine/aiprogram/watch.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string_view>
#include <system_error>
#include <thread>
#include <unistd.h>

namespace kagetsu::aiprogram {

namespace {

constexpr int MostPasses = 100;
constexpr std::chrono::milliseconds Pause { 5 };

// True if the process has the mark in its environment. A zombie process has no environment any more.
bool isMarked(const std::filesystem::path &process, const std::string &mark)
{
    std::ifstream file(process / "environ", std::ios::binary);
    const std::string environment { std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>() };
    // Entries end with a zero byte.
    const std::string entry = mark + '\0';
    return environment.starts_with(entry) || environment.find('\0' + entry) != std::string::npos;
}

// True for the processes that Wine starts once for all programs of a prefix. Names are cut to 15 characters, as the
// kernel does.
bool isSharedByWine(const std::filesystem::path &process)
{
    constexpr std::string_view Shared[] { "wineserver", "wineserver32", "wineserver64", "services.exe",
        "winedevice.exe", "plugplay.exe", "svchost.exe", "rpcss.exe", "explorer.exe" };
    std::ifstream file(process / "comm");
    std::string name;
    std::getline(file, name);
    return std::find(std::begin(Shared), std::end(Shared), name) != std::end(Shared);
}

// Ends the marked processes once, and returns how many it found.
int endOnce(const std::string &mark)
{
    int found = 0;
    std::error_code error;
    for (std::filesystem::directory_iterator each("/proc", error), end; !error && each != end; each.increment(error)) {
        const std::string name = each->path().filename().string();
        pid_t process = 0;
        const auto [rest, fault] = std::from_chars(name.data(), name.data() + name.size(), process);
        if (fault != std::errc() || rest != name.data() + name.size() || process == ::getpid())
            continue;
        if (isMarked(each->path(), mark) && !isSharedByWine(each->path()) && ::kill(process, SIGKILL) == 0)
            ++found;
    }
    return found;
}

} // namespace

void endMarked(const std::string &mark)
{
    for (int pass = 0; pass < MostPasses && endOnce(mark) > 0; ++pass)
        std::this_thread::sleep_for(Pause);
}

void watch(const std::string &mark)
{
    for (const int signal : { SIGTERM, SIGINT, SIGHUP })
        std::signal(signal, SIG_IGN);
    std::array<char, 256> ignored;
    ssize_t count = 0;
    do {
        count = ::read(STDIN_FILENO, ignored.data(), ignored.size());
    } while (count > 0 || (count < 0 && errno == EINTR));
    endMarked(mark);
}

} // namespace kagetsu::aiprogram
