// SPDX-License-Identifier: MIT
#include "cli/input/password.h"

#include "cli/input/input.h"
#include "cli/output/message.h"

#include <iostream>
#include <termios.h>
#include <unistd.h>

namespace kagetsu::cli {

namespace {

// As long as it lives, a terminal does not show what is typed.
class Unseen
{
public:
    explicit Unseen(int terminal)
        : m_terminal(terminal)
    {
        ::tcgetattr(terminal, &m_before);
        termios unseen = m_before;
        unseen.c_lflag &= ~static_cast<tcflag_t>(ECHO);
        ::tcsetattr(terminal, TCSAFLUSH, &unseen);
    }
    Unseen(const Unseen &) = delete;
    Unseen &operator=(const Unseen &) = delete;
    ~Unseen() { ::tcsetattr(m_terminal, TCSAFLUSH, &m_before); }

private:
    int m_terminal;
    termios m_before {};
};

} // namespace

std::optional<std::string> readPassword(const std::string &file, const std::string &of)
{
    std::string password;
    if (!file.empty()) {
        Input input(file);
        if (input.readLine(password))
            return password;
        if (!input.failed())
            printMessage({ file, 0, 0 }, Severity::Error, "no-password", "The file is empty.");
        return std::nullopt;
    }
    if (::isatty(STDIN_FILENO) == 0) {
        printMessage({ of, 0, 0 }, Severity::Error, "needs-password",
            "The key has a password, and there is no terminal to ask for it; --password-file names a file with it.");
        return std::nullopt;
    }
    const Unseen unseen(STDIN_FILENO);
    std::cerr << "Password of " << of << ": " << std::flush;
    const bool isRead = static_cast<bool>(std::getline(std::cin, password));
    std::cerr << '\n';
    return isRead ? std::optional(password) : std::nullopt;
}

} // namespace kagetsu::cli
