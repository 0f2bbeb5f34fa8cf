// SPDX-License-Identifier: MIT
#include "text/tournament/lists.h"

#include "text/common/foreigntext.h"
#include "text/common/sentences.h"
#include "text/tournament/tournamentterms.h"

#include <QCoreApplication>

#include <algorithm>

namespace kagetsu::text {

namespace {

using namespace tournament;

struct ListWords
{
    Q_DECLARE_TR_FUNCTIONS(ListWords)
};

QString kindText(RowFate::Kind kind)
{
    switch (kind) {
    //: What becomes of a row of a list of players: a title above the table.
    case RowFate::Kind::Above: return ListWords::tr("Left out: above the headings");
    //: What becomes of a row of a list of players: it names the columns.
    case RowFate::Kind::Head: return ListWords::tr("Headings");
    //: What becomes of a row of a list of players.
    case RowFate::Kind::Entered: return ListWords::tr("Added");
    //: What becomes of a row of a list of players.
    case RowFate::Kind::Namesake: return ListWords::tr("Added; another player has this name");
    //: What becomes of a row of a list of players.
    case RowFate::Kind::Known: return ListWords::tr("Left out: already on the list");
    //: What becomes of a row of a list of players.
    case RowFate::Kind::NoName: return ListWords::tr("Left out: no name");
    //: What becomes of a row of a list of players.
    case RowFate::Kind::TooMany: return ListWords::tr("Left out: too many rows");
    }
    return {};
}

} // namespace

QString entryColumnName(EntryColumn column)
{
    switch (column) {
    //: What a column of a list of players means: nothing that is taken.
    case EntryColumn::Ignored: return ListWords::tr("Leave out");
    case EntryColumn::Number: return csvHeadName(CsvHead::Number);
    case EntryColumn::Name: return csvHeadName(CsvHead::Name);
    case EntryColumn::FamilyName: return ListWords::tr("Family name");
    case EntryColumn::GivenName: return ListWords::tr("Given name");
    //: The name after the father, between or behind the other names of a person.
    case EntryColumn::Patronymic: return ListWords::tr("Patronymic");
    case EntryColumn::Rating: return csvHeadName(CsvHead::Rating);
    case EntryColumn::Rank: return csvHeadName(CsvHead::Rank);
    case EntryColumn::Club: return csvHeadName(CsvHead::Club);
    case EntryColumn::Country: return csvHeadName(CsvHead::Country);
    case EntryColumn::Members: return csvHeadName(CsvHead::Members);
    case EntryColumn::Title: return csvHeadName(CsvHead::Title);
    case EntryColumn::Sex: return csvHeadName(CsvHead::Sex);
    case EntryColumn::Birth: return csvHeadName(CsvHead::Birth);
    case EntryColumn::FederationId: return csvHeadName(CsvHead::FederationId);
    case EntryColumn::RatedGames: return csvHeadName(CsvHead::RatedGames);
    case EntryColumn::RatingFactor: return csvHeadName(CsvHead::RatingFactor);
    }
    return {};
}

QString listedTexts(const std::vector<std::string> &texts)
{
    constexpr std::size_t MostTold = 8;
    QStringList all;
    for (std::size_t i = 0; i < std::min(MostTold, texts.size()); ++i)
        all += foreignText(texts[i]);
    if (texts.size() > MostTold)
        all += QStringLiteral("…");
    return joinNames(all);
}

QStringList listReadingTexts(const EntryList &list)
{
    QStringList texts;
    if (list.guessed)
        //: Of a file with a list of players; %1 is the name of an encoding.
        texts += ListWords::tr("The text encoding was taken to be %1.")
                     .arg(QString::fromStdString(std::string(nameOf(*list.guessed))));
    if (!list.leftOut.empty())
        //: Of a list of players; %1 is a list of headings.
        texts += ListWords::tr("Columns left out: %1.").arg(listedTexts(list.leftOut));
    return texts;
}

QString rowFateText(const RowFate &fate)
{
    QStringList unread;
    for (const EntryRowFault::Why why : fate.unread) {
        if (const std::optional<CsvHead> field = unreadField(why))
            unread += csvHeadName(*field);
    }
    const QString kind = kindText(fate.kind);
    return unread.isEmpty()
        ? kind
        //: What becomes of a row of a list of players: %1 is "Added" and the like, %2 names columns, such as "Rating".
        : ListWords::tr("%1; could not be read: %2").arg(kind, unread.join(QStringLiteral(", ")));
}

} // namespace kagetsu::text
