// SPDX-License-Identifier: MIT
#include "ui/tournament/paper/pairingpaper.h"

#include "text/tournament/pairingrows.h"
#include "text/tournament/papertexts.h"
#include "ui/print/paper/languagescope.h"
#include "ui/tournament/paper/paperwords.h"

#include <QCollator>

#include <algorithm>

namespace kagetsu::ui {

namespace {

using text::PairingRow;
using text::PairingSide;

Table byTable(const std::vector<PairingRow> &rows)
{
    Table table;
    table.columns = { { EventPapers::tr("Table"), true }, { EventPapers::tr("No."), true },
        //: Who begins the opening procedure.
        { EventPapers::tr("Opener") }, { EventPapers::tr("Points"), true }, { EventPapers::tr("Result") },
        { EventPapers::tr("Points"), true }, { EventPapers::tr("No."), true },
        //: Who does not begin the opening procedure.
        { EventPapers::tr("Second player") } };
    for (const PairingRow &row : rows)
        table.rows.push_back({ row.table, row.opener.number, row.opener.name, row.opener.points, row.result,
            row.second.points, row.second.number, row.second.name });
    return table;
}

// Lists each player once, in the alphabetical order of the language.
Table byName(const std::vector<PairingRow> &rows)
{
    Table table;
    table.columns = { { EventPapers::tr("Name") }, { EventPapers::tr("Table"), true },
        //: Whether a player opens or is the second player.
        { EventPapers::tr("Side") }, { EventPapers::tr("Opponent") } };
    for (const PairingRow &row : rows) {
        const bool isBye = row.table.isEmpty();
        table.rows.push_back(
            { row.opener.name, row.table, isBye ? row.result : EventPapers::tr("Opener"), row.second.name });
        if (!isBye)
            table.rows.push_back({ row.second.name, row.table, EventPapers::tr("Second player"), row.opener.name });
    }
    QCollator alphabet;
    alphabet.setNumericMode(true);
    std::stable_sort(table.rows.begin(), table.rows.end(),
        [&alphabet](const QStringList &a, const QStringList &b) { return alphabet.compare(a[0], b[0]) < 0; });
    return table;
}

void addSlip(Document &document, const PairingRow &row, const QString &where, int games)
{
    //: %1 is the event and the round, %2 the number of a table.
    document.blocks.push_back(Heading { EventPapers::tr("%1, table %2").arg(where, row.table) });
    Table form;
    form.isForm = true;
    form.columns = { { EventPapers::tr("Player"), false, 8 } };
    for (int game = 1; game <= games; ++game)
        form.columns.push_back(
            { games == 1 ? EventPapers::tr("Result") : EventPapers::tr("Game %1").arg(game), false, 2 });
    form.columns.push_back({ EventPapers::tr("Time used"), false, 3 });
    for (const PairingSide &side : { row.opener, row.second }) {
        QStringList cells { EventPapers::tr("%1 %2").arg(side.number, side.name).simplified() };
        while (cells.size() < static_cast<qsizetype>(form.columns.size()))
            cells.append(QString());
        form.rows.push_back(cells);
    }
    document.blocks.push_back(std::move(form));
    document.blocks.push_back(Signatures { { row.opener.name, row.second.name, EventPapers::tr("Arbiter") } });
    document.blocks.push_back(CutLine {});
}

} // namespace

Document pairingList(const EventPaper &paper, int round, PairingOrder order, const QString &language)
{
    const LanguageScope scope(language);
    const bool isByTable = order == PairingOrder::ByTable;
    Document document = beginRoundPaper(paper, text::pairingsTitle(round, !isByTable), round);
    const std::vector<PairingRow> rows = text::pairingRows(paper.section, round);
    document.blocks.push_back(isByTable ? byTable(rows) : byName(rows));
    return document;
}

Table pairingTableOf(const tournament::Section &section, int round)
{
    return byTable(text::pairingRows(section, round));
}

Document resultSlips(const EventPaper &paper, int round, const QString &language)
{
    const LanguageScope scope(language);
    Document document = beginPaper(paper, EventPapers::tr("Result slips for round %1").arg(round));
    document.blocks.clear();
    //: %1 is an event.
    const QString where = EventPapers::tr("%1, round %2").arg(eventTitle(paper)).arg(round);
    for (const PairingRow &row : text::pairingRows(paper.section, round)) {
        if (!row.table.isEmpty())
            addSlip(document, row, where, paper.section.settings.options.gamesPerMatch);
    }
    return document;
}

Document tableCards(const EventPaper &paper, int round, const QString &language)
{
    const LanguageScope scope(language);
    Document document = beginPaper(paper, EventPapers::tr("Table cards for round %1").arg(round));
    document.blocks.clear();
    for (const PairingRow &row : text::pairingRows(paper.section, round)) {
        if (row.table.isEmpty())
            continue;
        document.blocks.push_back(LargeText { EventPapers::tr("Table %1").arg(row.table), 40 });
        document.blocks.push_back(LargeText { row.opener.name, 34 });
        document.blocks.push_back(LargeText { QStringLiteral("–"), 20 });
        document.blocks.push_back(LargeText { row.second.name, 34 });
        document.blocks.push_back(CutLine {});
    }
    return document;
}

} // namespace kagetsu::ui
