// SPDX-License-Identifier: MIT
#include "ui/tournament/paper/projector/projectorsheets.h"

#include "text/tournament/papertexts.h"
#include "ui/tournament/paper/pairingpaper.h"
#include "ui/tournament/paper/paperwords.h"
#include "ui/tournament/paper/standingspaper.h"

#include <algorithm>

namespace kagetsu::ui {

std::vector<ProjectorSheet> projectorSheets(const tournament::Section &section)
{
    int last = 0;
    for (std::size_t i = 0; i < section.rounds.size(); ++i) {
        if (section.rounds[i].state != tournament::Round::State::Draft)
            last = static_cast<int>(i) + 1;
    }
    std::vector<ProjectorSheet> sheets;
    if (last > 0)
        sheets.push_back({ EventPapers::tr("Pairings for round %1").arg(last), pairingTableOf(section, last) });
    sheets.push_back({ text::standingsTitle(section), standingsTableOf(section) });
    return sheets;
}

std::vector<ProjectorScreen> screensOf(const std::vector<ProjectorSheet> &sheets, std::size_t mostRows)
{
    std::vector<ProjectorScreen> screens;
    const std::size_t most = std::max<std::size_t>(mostRows, 1);
    for (std::size_t sheet = 0; sheet < sheets.size(); ++sheet) {
        const std::size_t rows = sheets[sheet].table.rows.size();
        const std::size_t count = (rows + most - 1) / most;
        // Screens get equal numbers of rows as far as possible, so that the last one does not have a single row.
        for (std::size_t i = 0; i < count; ++i) {
            const std::size_t first = rows * i / count;
            screens.push_back({ sheet, first, rows * (i + 1) / count - first });
        }
    }
    return screens;
}

} // namespace kagetsu::ui
