// SPDX-License-Identifier: MIT
#include "ui/tournament/paper/logpaper.h"

#include "text/common/foreigntext.h"
#include "text/common/moments.h"
#include "text/tournament/happenings.h"
#include "ui/print/paper/languagescope.h"
#include "ui/tournament/paper/eventpaper.h"
#include "ui/tournament/paper/paperwords.h"

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
    const std::vector<text::ToldLine> told = text::toldLog(paper.log);
    for (const std::size_t line : paper.lines) {
        const text::ToldLine &each = told[line];
        table.rows.push_back({ text::shortMoment(QDateTime::fromMSecsSinceEpoch(each.done.when.count())), each.text,
            each.correction, text::foreignText(each.done.who).simplified() });
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
