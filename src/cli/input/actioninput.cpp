// SPDX-License-Identifier: MIT
#include "cli/input/actioninput.h"

#include "cli/input/input.h"
#include "cli/words/jsonwords.h"
#include "tournament/codec/actioncodec.h"

#include <sstream>

namespace kagetsu::cli {

namespace {

// An action, with its place for messages.
struct WrittenAction
{
    std::string text;
    std::string file;
    int line = 0;
};

std::optional<std::vector<WrittenAction>> writtenActions(const std::vector<std::string> &typed)
{
    std::vector<WrittenAction> written;
    for (const std::string &action : typed) {
        if (action != "-") {
            written.push_back({ action, {}, 0 });
            continue;
        }
        Input input(action);
        std::string text;
        if (!input.readAll(text))
            return std::nullopt;
        std::istringstream lines(text);
        int number = 0;
        for (std::string line; std::getline(lines, line);) {
            ++number;
            if (line.find_first_not_of(" \t\r") != std::string::npos)
                written.push_back({ line, input.name(), number });
        }
    }
    return written;
}

std::optional<tournament::Action> read(const WrittenAction &written)
{
    auto action = tournament::actionFrom(written.text);
    if (action)
        return std::move(action).value();
    json::DocumentFault fault = action.fault();
    fault.line = written.file.empty() ? fault.line : written.line;
    tellFault(written.file.empty() ? "ACTION" : written.file, fault);
    return std::nullopt;
}

} // namespace

std::optional<std::vector<tournament::Action>> readActions(const std::vector<std::string> &typed)
{
    const auto written = writtenActions(typed);
    if (!written)
        return std::nullopt;
    std::vector<tournament::Action> actions;
    for (const WrittenAction &each : *written) {
        auto action = read(each);
        if (!action)
            return std::nullopt;
        actions.push_back(std::move(*action));
    }
    return actions;
}

} // namespace kagetsu::cli
