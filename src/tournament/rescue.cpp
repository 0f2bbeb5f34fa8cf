// SPDX-License-Identifier: MIT
#include "tournament/rescue.h"

#include <algorithm>
#include <utility>

namespace kagetsu::tournament {

namespace {

// Returns the index of the row that this line was read from, from 0.
std::size_t rowOfLine(const std::vector<Salvage::Row> &rows, std::size_t line)
{
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (!rows[row].action.empty() && line-- == 0)
            return row;
    }
    return rows.size();
}

// Keeps only what was before this line, as it was then: lines that later rows undo were still in force.
void cutBefore(Salvage &salvage, std::size_t line)
{
    const std::size_t end = rowOfLine(salvage.rows, line);
    for (std::size_t row = end; row < salvage.soundRows; ++row) {
        for (std::size_t struck = 0; struck < line && salvage.rows[row].strikes != 0; ++struck) {
            if (salvage.rows[rowOfLine(salvage.rows, struck)].number == salvage.rows[row].strikes)
                salvage.lines[struck].undone.reset();
        }
    }
    salvage.lines.resize(line);
    salvage.soundRows = end;
    salvage.damage = StoreFault { StoreFault::Code::Damaged, {}, line + 1 };
}

} // namespace

Result<std::optional<Rescue>, StoreFault> rescueFrom(Store &store, const std::string &path)
{
    auto read = store.salvage(path);
    if (!read)
        return Fault { read.fault() };
    Salvage salvage = std::move(read).value();
    auto log = Log::fromLines(salvage.lines);
    while (!log) {
        cutBefore(salvage, log.fault().line);
        log = Log::fromLines(salvage.lines);
    }
    if (!salvage.damage)
        return std::optional<Rescue>();
    salvage.rows.erase(salvage.rows.begin(), salvage.rows.begin() + static_cast<std::ptrdiff_t>(salvage.soundRows));
    return std::optional(Rescue { std::move(salvage.id), std::move(log).value(), *salvage.damage,
        std::move(salvage.rows), salvage.isRestUnreadable });
}

} // namespace kagetsu::tournament
