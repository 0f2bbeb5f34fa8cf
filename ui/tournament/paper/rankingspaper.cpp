// SPDX-License-Identifier: MIT
#include "ui/tournament/paper/rankingspaper.h"

#include "text/tournament/rankings.h"
#include "tournament/standings/ratingfactor.h"
#include "ui/print/paper/languagescope.h"
#include "ui/tournament/paper/paperwords.h"

namespace kagetsu::ui {

namespace {

Table tableOf(const text::RankingList &list)
{
    Table table;
    for (const text::RankingList::Column &column : list.columns)
        table.columns.push_back({ column.head, column.isNumber });
    for (const text::RankingList::Row &row : list.rows)
        table.rows.push_back(row.cells);
    return table;
}

// The rule is below the list, like the criteria, so that it never ends a page alone.
void addList(Document &document, const text::RankingList &list)
{
    document.blocks.push_back(tableOf(list));
    if (!list.note.isEmpty())
        document.blocks.push_back(Paragraph { list.note });
}

Document paperOfList(const EventPaper &paper, const text::RankingList &list)
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
        const text::RankingList list = text::categoryList(whole, shown, i);
        document.blocks.push_back(Heading { list.title });
        addList(document, list);
    }
    if (whole.rankings.prizes.empty())
        return;
    const text::RankingList prizes = text::prizeList(whole, shown);
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
    return paperOfList(paper, text::clubList(whole, paper.section));
}

Document ratingPaper(const EventPaper &paper, const tournament::Section &whole, const QString &language)
{
    const LanguageScope scope(language);
    return paperOfList(paper, text::ratingList(whole, paper.section, tournament::yearOf(paper.event)));
}

} // namespace kagetsu::ui
