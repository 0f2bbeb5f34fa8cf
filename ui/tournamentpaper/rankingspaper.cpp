// SPDX-License-Identifier: MIT
#include "ui/tournamentpaper/rankingspaper.h"

#include "ui/paper/languagescope.h"
#include "ui/tournamentpaper/paperwords.h"
#include "wording/tournament/rankings.h"

namespace kagetsu::ui {

namespace {

Table tableOf(const wording::RankingList &list)
{
    Table table;
    for (const wording::RankingList::Column &column : list.columns)
        table.columns.push_back({ column.head, column.isNumber });
    for (const wording::RankingList::Row &row : list.rows)
        table.rows.push_back(row.cells);
    return table;
}

// The rule is below the list, like the criteria, so that it never ends a page alone.
void addList(Document &document, const wording::RankingList &list)
{
    document.blocks.push_back(tableOf(list));
    if (!list.note.isEmpty())
        document.blocks.push_back(Paragraph { list.note });
}

Document paperOfList(const EventPaper &paper, const wording::RankingList &list)
{
    Document document = beginPaper(paper, list.title);
    addCorrected(document, paper);
    addList(document, list);
    return document;
}

} // namespace

void addCategories(Document &document, const tournament::Section &whole, const tournament::Section &shown)
{
    for (std::size_t i = 0; i < whole.rankings.categories.size(); ++i) {
        const wording::RankingList list = wording::categoryList(whole, shown, i);
        document.blocks.push_back(Heading { list.title });
        addList(document, list);
    }
    if (whole.rankings.prizes.empty())
        return;
    const wording::RankingList prizes = wording::prizeList(whole, shown);
    document.blocks.push_back(Heading { prizes.title });
    addList(document, prizes);
}

Document categoriesPaper(const EventPaper &paper, const tournament::Section &whole, const QString &language)
{
    const LanguageScope scope(language);
    Document document = beginPaper(paper, EventPapers::tr("Categories and prizes"));
    addCorrected(document, paper);
    addCategories(document, whole, paper.section);
    return document;
}

Document clubPaper(const EventPaper &paper, const tournament::Section &whole, const QString &language)
{
    const LanguageScope scope(language);
    return paperOfList(paper, wording::clubList(whole, paper.section));
}

Document ratingPaper(const EventPaper &paper, const tournament::Section &whole, const QString &language)
{
    const LanguageScope scope(language);
    return paperOfList(paper, wording::ratingList(whole, paper.section));
}

} // namespace kagetsu::ui
