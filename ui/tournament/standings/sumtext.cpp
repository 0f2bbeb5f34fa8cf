// SPDX-License-Identifier: MIT
#include "ui/tournament/standings/sumtext.h"

#include "ui/tournament/words/eventwords.h"
#include "wording/tournament/numbers.h"
#include "wording/tournament/terms.h"

#include <QCoreApplication>
#include <QStringList>

namespace kagetsu::ui {

using tournament::Criterion;
using tournament::Term;

namespace {

struct SumWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::SumWords)
};

QString opponentText(const tournament::Section &section, const tournament::SectionFacts &facts, const Term &term)
{
    //: A round of a tournament.
    return term.opponent ? entryName(section, facts.entries[*term.opponent].id)
                         : SumWords::tr("round %1").arg(term.round);
}

QString termText(const tournament::Section &section, const tournament::SectionFacts &facts, const Criterion &criterion,
    const Term &term)
{
    QString amount = amountText(criterion.kind, term.amount);
    if (term.weight != 2)
        amount = QStringLiteral("%1 × %2").arg(wording::pointsText({ term.weight }), amount);
    if (term.times == 2)
        amount = QStringLiteral("2 × ") + amount;
    const QString text = QStringLiteral("%1 %2").arg(opponentText(section, facts, term), amount);
    return term.times == 0 ? QStringLiteral("(%1)").arg(text) : text;
}

} // namespace

QString valueText(const Criterion &criterion, const tournament::Value &value)
{
    return value.hasEffect ? amountText(criterion.kind, value.amount) : QStringLiteral("–");
}

QString sumText(const tournament::Section &section, const tournament::SectionFacts &facts, const Criterion &criterion,
    const tournament::Standing &standing, const tournament::Value &value)
{
    const QString code =
        criterion.kind == Criterion::Kind::Points ? SumWords::tr("Points") : wording::criterionShort(criterion);
    const QString name = entryName(section, standing.entry);
    if (!value.hasEffect)
        //: %1 is the code of a criterion such as DE, %2 a player.
        return SumWords::tr("%1 of %2: no effect, because not all tied players have met.").arg(code, name);
    QStringList parts;
    for (const Term &term : value.terms)
        parts += termText(section, facts, criterion, term);
    //: %1 is the code of a criterion such as SOS, %2 a player, %3 the value.
    const QString head = SumWords::tr("%1 of %2 = %3").arg(code, name, valueText(criterion, value));
    return parts.isEmpty() ? head : head + QStringLiteral("\n= ") + parts.join(QStringLiteral(" + "));
}

} // namespace kagetsu::ui
