// SPDX-License-Identifier: MIT
#include "ui/tournamentpaper/logpaper.h"

#include "ui/paper/languagescope.h"
#include "ui/tournamentpaper/eventpaper.h"
#include "ui/tournamentpaper/paperwords.h"
#include "wording/text/foreigntext.h"
#include "wording/text/moments.h"
#include "wording/tournament/happenings.h"

#include <algorithm>

namespace kagetsu::ui {

Document logDocument(const LogPaper &paper, const QString &language)
{
    const LanguageScope scope(language);
    Document document = beginPaper({ paper.event, {}, paper.moment, {} }, EventPapers::tr("Log"));
    Table table;
    table.columns = { { EventPapers::tr("Time"), false, 3 },
        //: The head of a column: what was done to a tournament.
        { EventPapers::tr("Action"), false, 8 }, { EventPapers::tr("Correction"), false, 5 },
        //: The head of a column: who did something to a tournament.
        { EventPapers::tr("By", "log"), false, 3 } };
    const std::vector<wording::ToldLine> told = wording::toldLog(paper.log);
    for (const std::size_t line : paper.lines) {
        const wording::ToldLine &each = told[line];
        table.rows.push_back({ wording::shortMoment(QDateTime::fromMSecsSinceEpoch(each.done.when.count())), each.text,
            each.correction, wording::foreignText(each.done.who).simplified() });
    }
    // Columns without any text are removed.
    for (int column = static_cast<int>(table.columns.size()) - 1; column >= 2; --column) {
        if (std::ranges::any_of(table.rows, [column](const QStringList &row) { return !row[column].isEmpty(); }))
            continue;
        table.columns.erase(table.columns.begin() + column);
        for (QStringList &row : table.rows)
            row.removeAt(column);
    }
    document.blocks.push_back(std::move(table));
    return document;
}

Paper paperOf(const LogPaper &paper)
{
    return { .write = [paper](const QString &language) { return logDocument(paper, language); },
        .name = EventPapers::tr("Log") };
}

} // namespace kagetsu::ui
