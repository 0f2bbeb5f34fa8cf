// SPDX-License-Identifier: MIT
#include "ui/tournament/standings/sumtext.h"

#include "ui/tournament/words/eventwords.h"
#include "wording/tournament/numbers.h"
#include "wording/tournament/terms.h"

#include <QCoreApplication>
#include <QStringList>

#include <cstdlib>

namespace kagetsu::ui {

using tournament::Criterion;
using tournament::Term;

namespace {

struct SumWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::SumWords)
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
    QString amount = wording::amountText(kindOfTerms(criterion.kind), term.amount);
    if (term.weight != 2)
        amount = QStringLiteral("%1 × %2").arg(wording::pointsText({ term.weight }), amount);
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
    const QString added = wording::amountText(kindOfTerms(criterion.kind), std::abs(value.added));
    return text + (value.added < 0 ? QStringLiteral(" − ") : QStringLiteral(" + ")) + added;
}

bool isEncounter(Criterion::Kind kind)
{
    return kind == Criterion::Kind::DirectFide || kind == Criterion::Kind::DirectExtended;
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
    const QString code =
        criterion.kind == Criterion::Kind::Points ? SumWords::tr("Points") : wording::criterionShort(criterion);
    const QString name = entryName(section, standing.entry);
    if (!value.hasEffect)
        return noEffectText(criterion, code, name);
    QStringList parts;
    for (std::size_t i = 0; i < value.terms.size(); ++i)
        parts += termText(criterion, value.terms[i], opponentText(section, facts, value.terms[i], i));
    //: %1 is the code of a criterion such as SOS, %2 a player, %3 the value.
    const QString head = SumWords::tr("%1 of %2 = %3").arg(code, name, wording::valueText(criterion, value));
    if (parts.isEmpty())
        return head;
    const QString sum = termsText(criterion, value, parts);
    if (isEncounter(criterion.kind))
        //: %1 is a place, %2 the results against those who are tied, such as "Aoki 1 + Chen ½".
        return head + QLatin1Char('\n')
            + SumWords::tr("Place %1 among those who are tied, whatever games between them that were not played would "
                           "have given. Points against them: %2")
                  .arg(wording::valueText(criterion, value), sum);
    return head + QStringLiteral("\n= ") + sum;
}

} // namespace kagetsu::ui
