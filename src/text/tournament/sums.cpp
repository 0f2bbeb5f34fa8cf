// SPDX-License-Identifier: MIT
#include "text/tournament/sums.h"

#include "text/tournament/names.h"
#include "text/tournament/numbers.h"
#include "text/tournament/tournamentterms.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cstdlib>

namespace kagetsu::text {

using tournament::Criterion;
using tournament::Standing;
using tournament::Term;

namespace {

struct SumWords
{
    Q_DECLARE_TR_FUNCTIONS(SumWords)
};

QString opponentText(
    const tournament::Section &section, const tournament::SectionFacts &facts, const Term &term, std::size_t place)
{
    if (term.opponent)
        return entryName(section, facts.entries[*term.opponent].id);
    if (term.round > 0)
        //: A round of a tournament.
        return SumWords::tr("round %1").arg(term.round);
    //: A board of a team.
    return SumWords::tr("board %1").arg(place + 1);
}

// Returns the unit of the terms, if it differs from that of the sum.
Criterion::Kind kindOfTerms(Criterion::Kind kind)
{
    return tournament::isInHundredths(kind) ? Criterion::Kind::Buchholz : kind;
}

QString termText(const Criterion &criterion, const Term &term, const QString &from)
{
    QString amount = amountText(kindOfTerms(criterion.kind), term.amount);
    if (term.weight != 2)
        amount = QStringLiteral("%1 × %2").arg(pointsText({ term.weight }), amount);
    if (term.times > 1)
        amount = QStringLiteral("%1 × %2").arg(term.times).arg(amount);
    const QString text = QStringLiteral("%1 %2").arg(from, amount);
    return term.times == 0 ? QStringLiteral("(%1)").arg(text) : text;
}

// Returns "A 4 + B 2", "(A 4 + B 2) / 2" or "(A 2000 + B 2100) / 2 + 43".
QString termsText(const Criterion &criterion, const tournament::Value &value, const QStringList &parts)
{
    QString text = parts.join(QStringLiteral(" + "));
    if (value.divisor > 1)
        text = QStringLiteral("(%1) / %2").arg(text).arg(value.divisor);
    if (value.added == 0)
        return text;
    const QString added = amountText(kindOfTerms(criterion.kind), std::abs(value.added));
    return text + (value.added < 0 ? QStringLiteral(" − ") : QStringLiteral(" + ")) + added;
}

bool isEncounter(Criterion::Kind kind)
{
    return kind == Criterion::Kind::DirectFide || kind == Criterion::Kind::DirectExtended;
}

QString shortName(const Criterion &criterion)
{
    return criterion.kind == Criterion::Kind::Points ? SumWords::tr("Points") : criterionShort(criterion);
}

QString noEffectText(const Criterion &criterion, const QString &code, const QString &name)
{
    if (tournament::isOfRatings(criterion.kind))
        //: %1 is the code of a criterion such as ARO, %2 a player.
        return SumWords::tr("%1 of %2: no effect, because somebody has no rating or nothing was played.")
            .arg(code, name);
    if (isEncounter(criterion.kind))
        //: %1 is the code of a criterion such as FDE, %2 a player.
        return SumWords::tr("%1 of %2: no effect, because it does not separate those who are tied.").arg(code, name);
    //: %1 is the code of a criterion such as DE, %2 a player.
    return SumWords::tr("%1 of %2: no effect, because not all tied players have met.").arg(code, name);
}

} // namespace

QString sumText(const tournament::Section &section, const tournament::SectionFacts &facts, const Criterion &criterion,
    const tournament::Standing &standing, const tournament::Value &value)
{
    const QString code = shortName(criterion);
    const QString name = entryName(section, standing.entry);
    if (!value.hasEffect)
        return noEffectText(criterion, code, name);
    QStringList parts;
    for (std::size_t i = 0; i < value.terms.size(); ++i)
        parts += termText(criterion, value.terms[i], opponentText(section, facts, value.terms[i], i));
    //: %1 is the code of a criterion such as SOS, %2 a player, %3 the value.
    const QString head = SumWords::tr("%1 of %2 = %3").arg(code, name, valueText(criterion, value));
    if (parts.isEmpty())
        return head;
    const QString sum = termsText(criterion, value, parts);
    if (isEncounter(criterion.kind))
        //: %1 is a place, %2 the results against those who are tied, such as "Aoki 1 + Chen ½".
        return head + QLatin1Char('\n')
            + SumWords::tr("Place %1 among those who are tied, whatever games between them that were not played would "
                           "have given. Points against them: %2")
                  .arg(valueText(criterion, value), sum);
    return head + QStringLiteral("\n= ") + sum;
}

RankingList standingsList(const tournament::Section &section, const tournament::PlaceTable &places)
{
    RankingList list;
    //: Column of standings.
    list.columns = { { SumWords::tr("Place"), true }, { SumWords::tr("Name") } };
    for (const Criterion &criterion : places.criteria)
        list.columns.push_back({ shortName(criterion), true, criterionName(criterion) });
    for (const Standing &standing : places.rows) {
        const auto sharing = std::ranges::count(places.rows, standing.place, &Standing::place);
        const QString place = QString::number(standing.place);
        QStringList cells { standing.place == 0 ? QStringLiteral("–")
                : sharing > 1                   ? place + QStringLiteral(" =")
                                                : place,
            entryName(section, standing.entry) };
        for (std::size_t i = 0; i < standing.values.size(); ++i)
            cells += valueText(places.criteria[i], standing.values[i]);
        list.rows.push_back({ cells, {} });
    }
    return list;
}

QString sumText(const tournament::Section &section, const tournament::SectionFacts &facts,
    const tournament::PlaceTable &places, std::size_t row, int column)
{
    if (places.criteria.empty() || row >= places.rows.size())
        return {};
    const Standing &standing = places.rows[row];
    const auto sumOf = [&](std::size_t criterion) {
        return sumText(section, facts, places.criteria[criterion], standing, standing.values[criterion]);
    };
    const auto asked = static_cast<std::size_t>(column - FirstCriterionColumn);
    if (column >= FirstCriterionColumn && asked < standing.values.size())
        return criterionName(places.criteria[asked]) + QLatin1Char('\n') + sumOf(asked);
    if (standing.place == 0)
        return SumWords::tr("These results do not count, because fewer than half of the games were played.");
    if (standing.needed == 0 || standing.values.empty())
        return {};
    return sumOf(std::min(standing.needed, places.criteria.size()) - 1);
}

} // namespace kagetsu::text
