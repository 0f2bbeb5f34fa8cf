// SPDX-License-Identifier: MIT
#include "text/tournament/qualification.h"

#include "text/common/foreigntext.h"
#include "text/common/sentences.h"
#include "text/tournament/results.h"
#include "tournament/model/find.h"

#include <QCoreApplication>

#include <algorithm>

namespace kagetsu::text {

namespace {

using namespace tournament;

struct StageWords
{
    Q_DECLARE_TR_FUNCTIONS(StageWords)
};

QString entryIn(const Section *section, EntryId id)
{
    const Entry *entry = section ? findEntry(*section, id) : nullptr;
    return entry ? foreignText(entry->details.name) : QStringLiteral("–");
}

QString sectionIn(const Event &event, int id)
{
    const Section *section = findSection(event, id);
    const bool isNamed = section && !section->settings.name.empty();
    return isNamed ? foreignText(section->settings.name) : QString::number(id);
}

// Returns the names of entries in the first list but not in the second.
QString namesWithout(const Event &event, const std::vector<Qualifier> &list, const std::vector<Qualifier> &others)
{
    QStringList names;
    for (const Qualifier &each : list) {
        if (std::find(others.begin(), others.end(), each) == others.end())
            names += entryIn(findSection(event, each.section), each.entry);
    }
    return joinNames(names);
}

} // namespace

QString decisionName(PlaceDecision::Kind kind)
{
    switch (kind) {
    //: How a shared place is decided.
    case PlaceDecision::Kind::Criteria: return StageWords::tr("Further tie-breaks");
    //: How a shared place is decided: by extra games.
    case PlaceDecision::Kind::PlayOff: return StageWords::tr("Play-off");
    //: How a shared place is decided.
    case PlaceDecision::Kind::Lot: return StageWords::tr("Lot");
    //: How a shared place is decided.
    case PlaceDecision::Kind::ByHand: return StageWords::tr("Decision of the arbiter");
    }
    return {};
}

QString orderText(const Section &section, const std::vector<std::vector<EntryId>> &order)
{
    QStringList names;
    for (const std::vector<EntryId> &part : order) {
        QStringList equal;
        for (const EntryId entry : part)
            equal += entryIn(&section, entry);
        names += equal.join(QStringLiteral(" = "));
    }
    return joinNames(names);
}

QString playOffGameText(const Section &section, const PlayOffGame &game)
{
    const QString a = entryIn(&section, game.a);
    const QString b = entryIn(&section, game.b);
    const QString text = QStringLiteral("%1 – %2 %3").arg(a, b, outcomeText(game.outcome));
    if (!game.opener)
        return text;
    //: A game of a play-off: %1 is its players and its result, %2 who began the opening procedure.
    return StageWords::tr("%1 (opener: %2)").arg(text, *game.opener == Party::A ? a : b);
}

QString decisionText(const Section &section, const PlaceDecision &decision)
{
    QStringList codes;
    for (const Criterion &criterion : decision.criteria)
        codes += QString::fromStdString(codeOf(criterion));
    QStringList how { decisionName(decision.kind) };
    if (!codes.isEmpty())
        how += codes.join(QLatin1Char(' '));
    for (const PlayOffGame &game : decision.games)
        how += playOffGameText(section, game);
    if (decision.seed)
        //: Of a lot that the program drew: the number by which anybody can draw it again.
        how += StageWords::tr("seed %1").arg(*decision.seed);
    if (!decision.reason.empty())
        how += foreignText(decision.reason);
    //: %1 are players who shared a place, best first, %2 is how that was decided.
    return StageWords::tr("Shared place decided: %1 (%2)").arg(orderText(section, decision.order), joinParts(how));
}

QStringList decisionTexts(const Section &section)
{
    QStringList texts;
    for (const PlaceDecision &decision : decisionsInForce(section))
        texts += decisionText(section, decision);
    return texts;
}

QString sharedPlaceText(const Event &event, const SharedPlace &shared)
{
    QStringList names;
    for (const EntryId entry : shared.entries)
        names += entryIn(findSection(event, shared.section), entry);
    const QString place = QString::number(shared.place);
    const QString section = sectionIn(event, shared.section);
    if (shared.leavesOut())
        //: %1 is a section, %2 a number, %3 are players, %4 is how many of them go on to the next stage.
        return StageWords::tr("%1, place %2 is shared by %3. Of these, %4 can qualify.")
            .arg(section, place, joinNames(names), QString::number(shared.left));
    //: %1 is a section, %2 a number, %3 are players; all of them go on to an elimination.
    return StageWords::tr("%1, place %2 is shared by %3. All qualify, and their order decides where they play.")
        .arg(section, place, joinNames(names));
}

QStringList missingLines(const Event &event, const std::vector<MissingResult> &missing)
{
    QStringList lines;
    for (std::size_t at = 0; at < missing.size();) {
        QStringList tables;
        const MissingResult &first = missing[at];
        for (; at < missing.size() && missing[at].section == first.section && missing[at].round == first.round; ++at)
            tables += QString::number(missing[at].table);
        const QString section = sectionIn(event, first.section);
        lines += first.table > 0
            //: %1 is a section, %2 a round, %3 a list of tables that have no result.
            ? StageWords::tr("%1, round %2: table %3").arg(section, QString::number(first.round), joinNames(tables))
            //: %1 is a section, %2 a round.
            : StageWords::tr("%1, round %2: not paired").arg(section, QString::number(first.round));
    }
    return lines;
}

QString intakeText(const Event &event, const Section &section)
{
    if (!isIntakeStale(event, section))
        return {};
    const Qualification today = qualificationOf(event, section);
    if (!today.shared.empty())
        return sharedPlaceText(event, today.shared.front());
    const QString in = namesWithout(event, today.in, section.intake->qualifiers);
    const QString out = namesWithout(event, section.intake->qualifiers, today.in);
    const QString name = sectionIn(event, section.id);
    if (in.isEmpty() && out.isEmpty())
        //: %1 is a section. The same players qualify for it, but from other places.
        return StageWords::tr("%1: by the current results, the players would be in another order.").arg(name);
    //: %1 is a section, %2 are players who would now be in it, %3 those who are.
    return StageWords::tr("%1: by the current results, %2 would have qualified instead of %3.")
        .arg(name, in.isEmpty() ? QStringLiteral("–") : in, out.isEmpty() ? QStringLiteral("–") : out);
}

} // namespace kagetsu::text
