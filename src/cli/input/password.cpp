// SPDX-License-Identifier: MIT
#include "cli/input/password.h"

#include "base/file/platform.h"
#include "cli/input/input.h"
#include "cli/output/message.h"

#include <iostream>

namespace kagetsu::cli {

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
    if (!file::isTerminal(file::Stream::Input)) {
        printMessage({ of, 0, 0 }, Severity::Error, "needs-password",
            "The key is protected by a password, and there is no terminal to ask for it. Use --password-file.");
        return std::nullopt;
    }
    const file::UnseenTyping unseen;
    std::cerr << "Password of " << of << ": " << std::flush;
    const bool isRead = static_cast<bool>(std::getline(std::cin, password));
    std::cerr << '\n';
    return isRead ? std::optional(password) : std::nullopt;
}

} // namespace kagetsu::cli
