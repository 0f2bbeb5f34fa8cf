// SPDX-License-Identifier: MIT
#include "text/opening/guide.h"

#include "text/rules/rules.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace kagetsu::text {

using opening::NeedKind;
using opening::StepState;

namespace {

struct WizardWords
{
    Q_DECLARE_TR_FUNCTIONS(WizardWords)
};

Seat blackOf(const opening::Opening &opening)
{
    return opening.ownerOf(rules::Side::Black);
}

// Returns a player with the colour: "Ann (Black)".
QString playerText(const opening::Opening &opening, Seat seat, const Names &names)
{
    //: A player and the colour of the moment.
    return seat == blackOf(opening) ? WizardWords::tr("%1 (Black)").arg(names[seat])
                                    : WizardWords::tr("%1 (White)").arg(names[seat]);
}

QString placeText(const opening::Need &need, const QString &who)
{
    const QString width = QString::number(need.region.width);
    const bool black = need.colour == rules::Side::Black;
    switch (need.region.kind) {
    case opening::RegionKind::Square:
        if (need.region.width == 1)
            return WizardWords::tr("%1 places the first stone on the centre.").arg(who);
        return black ? WizardWords::tr("%1 places a black stone within the central %2 × %2 square.").arg(who, width)
                     : WizardWords::tr("%1 places a white stone within the central %2 × %2 square.").arg(who, width);
    case opening::RegionKind::Outside:
        return black ? WizardWords::tr("%1 places a black stone outside the central %2 × %2 square.").arg(who, width)
                     : WizardWords::tr("%1 places a white stone outside the central %2 × %2 square.").arg(who, width);
    case opening::RegionKind::Any: break;
    }
    return black ? WizardWords::tr("%1 places a black stone anywhere.").arg(who)
                 : WizardWords::tr("%1 places a white stone anywhere.").arg(who);
}

// The position of the current stone among consecutive stones of one player.
struct RowOfStones
{
    int number = 1;
    int count = 1;
};

RowOfStones rowOfStones(const opening::Opening &opening)
{
    const std::vector<opening::LineStep> line = opening.line();
    const auto now = std::find_if(
        line.begin(), line.end(), [](const opening::LineStep &step) { return step.state == StepState::Now; });
    const auto isOfRow = [&](const opening::LineStep &step) {
        return step.kind == NeedKind::Place && step.seat == now->seat && step.certain;
    };
    RowOfStones row;
    for (auto step = now; step != line.begin() && isOfRow(*std::prev(step)); --step)
        ++row.number;
    row.count = row.number;
    for (auto step = std::next(now); step != line.end() && isOfRow(*step); ++step)
        ++row.count;
    return row;
}

// Returns what would happen after a choice.
QString nextText(const opening::OpenOption &option, Seat chooser, const Names &names)
{
    const QString who = names[option.nextSeat];
    switch (option.next) {
    case NeedKind::Offer:
        return option.offers > 0 ? WizardWords::tr("%1 offers %n fifth moves.", nullptr, option.offers).arg(who)
                                 : WizardWords::tr("%1 offers fifth moves.").arg(who);
    case NeedKind::Choose: return WizardWords::tr("%1 chooses next.").arg(who);
    case NeedKind::Declare: return WizardWords::tr("%1 declares how many fifth moves there will be.").arg(who);
    case NeedKind::Select: return WizardWords::tr("%1 picks one of the offered fifth moves.").arg(who);
    case NeedKind::Place:
    case NeedKind::Finished: break;
    }
    if (option.nextSeat == chooser && option.stones > 1 && option.thenChooses) {
        return WizardWords::tr("%1 places %n more stones, then %2 chooses.", nullptr, option.stones)
            .arg(who, names[*option.thenChooses]);
    }
    if (option.nextSeat == chooser && option.stones > 1)
        return WizardWords::tr("%1 places %n more stones.", nullptr, option.stones).arg(who);
    return WizardWords::tr("%1 places the next stone.").arg(who);
}

// Returns the player of a step, or the role while earlier choices decide who that is.
QString roleText(const opening::LineStep &step, const Names &names)
{
    if (step.seat)
        return names[*step.seat];
    switch (step.by) {
    case opening::Actor::Arbiter: return WizardWords::tr("Arbiter");
    case opening::Actor::Black: return sideName(rules::Side::Black);
    case opening::Actor::White: return sideName(rules::Side::White);
    case opening::Actor::ToMove:
        if (step.moveNumber > 0)
            return sideName(step.colour);
        //: In the line of coming steps: whoever will be on turn then.
        return WizardWords::tr("The player to move");
    default: break;
    }
    //: In the line of coming steps: it is not decided yet who.
    return WizardWords::tr("One of the players");
}

// The outcome of a completed choice.
struct ChosenColour
{
    bool black = false; // the chooser's colour at that time
    bool swapped = false;
};

ChosenColour chosenColour(const opening::Opening &opening, std::size_t choice, std::optional<Seat> chooser)
{
    const std::string &marks = opening.swapMarks();
    const auto after = marks.begin() + static_cast<std::ptrdiff_t>(choice) + 1;
    const Seat black = std::count(marks.begin(), after, 'R') % 2 == 0 ? Seat::A : Seat::B;
    return { chooser == black, marks[choice] == 'R' };
}

QString stoneText(const opening::Opening &opening, int moveNumber)
{
    return pointText(opening.stones().at(static_cast<std::size_t>(moveNumber - 1)));
}

StepWords placeWords(const opening::LineStep &step, const opening::Opening &opening, const QString &who)
{
    if (step.by == opening::Actor::Arbiter)
        return { WizardWords::tr("The arbiter places the first stones"), {} };
    if (step.state != StepState::Done) {
        //: A coming step of the opening; %1 is a player.
        return { WizardWords::tr("%1: stone %2").arg(who, QString::number(step.moveNumber)), {} };
    }
    const QString point = stoneText(opening, step.moveNumber);
    //: A step that is done: a player and the point of the stone.
    return { WizardWords::tr("%1: %2").arg(who, point), point };
}

StepWords chooseWords(const opening::LineStep &step, const ChosenColour &chosen, const QString &who)
{
    if (step.state != StepState::Done)
        return { WizardWords::tr("%1 chooses").arg(who), {} };
    if (chosen.swapped) {
        //: Below the sign of a choice, very short: the colours were exchanged.
        const QString brief = WizardWords::tr("swapped");
        return { chosen.black ? WizardWords::tr("%1 becomes Black").arg(who)
                              : WizardWords::tr("%1 becomes White").arg(who),
            brief };
    }
    //: Below the sign of a choice, very short: the colours were not exchanged.
    const QString brief = WizardWords::tr("kept");
    return { chosen.black ? WizardWords::tr("%1 stays Black").arg(who) : WizardWords::tr("%1 stays White").arg(who),
        brief };
}

StepWords offerWords(
    const opening::LineStep &step, const opening::Opening &opening, bool isWholeOffer, const QString &who)
{
    if (step.state == StepState::Now) {
        const int laid = isWholeOffer ? step.number : static_cast<int>(opening.offers().size());
        return { WizardWords::tr("%1 offers: %2 of %3").arg(who, QString::number(laid), QString::number(step.number)),
            QStringLiteral("%1/%2").arg(laid).arg(step.number) };
    }
    if (step.number == 0)
        return { WizardWords::tr("%1 offers fifth moves").arg(who), {} };
    return { WizardWords::tr("%1 offers %n fifth moves", nullptr, step.number).arg(who),
        QStringLiteral("×%1").arg(step.number) };
}

StepWords wordsOfStep(const opening::LineStep &step, const opening::Opening &opening, const ChosenColour &chosen,
    bool isWholeOffer, int offered, const Names &names)
{
    const QString who = roleText(step, names);
    switch (step.kind) {
    case NeedKind::Place: return placeWords(step, opening, who);
    case NeedKind::Choose: return chooseWords(step, chosen, who);
    case NeedKind::Declare:
        if (step.state != StepState::Done)
            return { WizardWords::tr("%1 declares the number of fifth moves").arg(who), {} };
        return { WizardWords::tr("%1 declares %n fifth moves", nullptr, step.number).arg(who),
            QString::number(step.number) };
    case NeedKind::Offer: return offerWords(step, opening, isWholeOffer, who);
    case NeedKind::Select: {
        if (step.state != StepState::Done && offered == 1)
            return { WizardWords::tr("%1 picks it").arg(who), {} };
        if (step.state != StepState::Done)
            return { WizardWords::tr("%1 picks one of them").arg(who), {} };
        const QString point = stoneText(opening, step.moveNumber);
        return { WizardWords::tr("%1 picks %2").arg(who, point), point };
    }
    case NeedKind::Finished: break;
    }
    return { WizardWords::tr("Free play follows"), {} };
}

// Returns codes such as "D1–D13, I2"; consecutive codes are shortened to the first and the last.
QString codesText(const std::vector<const opening::Pattern *> &patterns)
{
    const auto code = [](const opening::Pattern *pattern) {
        return QString::fromUtf8(pattern->code.data(), static_cast<qsizetype>(pattern->code.size()));
    };
    QStringList parts;
    for (std::size_t first = 0; first < patterns.size();) {
        std::size_t last = first;
        // Consecutive codes are adjacent in the catalogue.
        while (last + 1 < patterns.size() && patterns[last + 1] == patterns[last] + 1
            && patterns[last + 1]->code.front() == patterns[first]->code.front())
            ++last;
        parts << (last > first ? code(patterns[first]) + QStringLiteral("–") + code(patterns[last])
                               : code(patterns[first]));
        first = last + 1;
    }
    return parts.join(WizardWords::tr(", "));
}

} // namespace

QString taskText(const opening::Opening &opening, const Names &names)
{
    const opening::Need need = opening.need();
    const QString who = playerText(opening, need.seat, names);
    switch (need.kind) {
    case NeedKind::Place: {
        const QString text = placeText(need, who);
        const RowOfStones row = rowOfStones(opening);
        if (row.count == 1)
            return text;
        //: %1 is a whole sentence: "Ann (Black) puts a white stone within the middle 3×3." %2 and %3 are numbers: so
        //: many stones of a row lie on the board, of so many.
        return WizardWords::tr("%1 %2 of %3 placed.")
            .arg(text, QString::number(row.number - 1), QString::number(row.count));
    }
    case NeedKind::Choose: {
        const bool colourOnly = std::all_of(need.options.begin(), need.options.end(),
            [](const opening::OpenOption &option) { return option.offers == 0 && option.stones <= 1; });
        return colourOnly ? WizardWords::tr("%1 chooses a colour.").arg(who)
                          : WizardWords::tr("%1 chooses how to continue.").arg(who);
    }
    case NeedKind::Declare:
        return WizardWords::tr("%1 declares how many fifth moves will be offered, from %2 to %3.")
            .arg(who, QString::number(need.min), QString::number(need.max));
    case NeedKind::Offer:
        return WizardWords::tr("%1 offers fifth moves: %2 of %3 placed.")
            .arg(who, QString::number(opening.offers().size()), QString::number(need.count));
    case NeedKind::Select:
        return WizardWords::tr(
            "%1 picks one of %n offered fifth moves.", nullptr, static_cast<int>(opening.offers().size()))
            .arg(who);
    case NeedKind::Finished: break;
    }
    return WizardWords::tr("%1 to move.").arg(who);
}

QString wholeOfferText(const opening::Opening &opening, const Names &names)
{
    const opening::Need need = opening.need();
    return WizardWords::tr("%1 has placed all %n fifth moves: offer them, or change them.", nullptr, need.count)
        .arg(playerText(opening, need.seat, names));
}

OptionWords optionWords(const opening::Opening &opening, const opening::OpenOption &option, const Names &names)
{
    OptionWords words;
    words.name = optionText(opening, option);
    words.colours =
        WizardWords::tr("%1 is Black, %2 is White.").arg(names[option.blackAfter], names[otherSeat(option.blackAfter)]);
    words.next = nextText(option, opening.need().seat, names);
    return words;
}

std::vector<StepWords> lineWords(
    const opening::Opening &opening, const std::vector<opening::LineStep> &line, const Names &names, bool isWholeOffer)
{
    std::vector<StepWords> words;
    std::size_t choices = 0;
    int offered = 0; // number of fifth moves, if the line gives it
    for (const opening::LineStep &step : line) {
        if (step.kind == NeedKind::Offer)
            offered = step.number;
        const bool chosen = step.kind == NeedKind::Choose && step.state == StepState::Done;
        words.push_back(wordsOfStep(step, opening, chosen ? chosenColour(opening, choices, step.seat) : ChosenColour {},
            isWholeOffer, offered, names));
        choices += chosen ? 1 : 0;
    }
    return words;
}

QString actText(const opening::Act &act, const QString &name)
{
    //: Inside a sentence; %1 is a player, %2 a point.
    if (const auto *place = std::get_if<opening::Place>(&act))
        return WizardWords::tr("stone on %2 by %1").arg(name, pointText(place->point));
    if (const auto *offer = std::get_if<opening::Offer>(&act))
        return WizardWords::tr("offer of %2 by %1").arg(name, pointText(offer->point));
    if (const auto *withdraw = std::get_if<opening::Withdraw>(&act))
        return WizardWords::tr("offer of %2, withdrawn by %1").arg(name, pointText(withdraw->point));
    if (const auto *select = std::get_if<opening::Select>(&act))
        return WizardWords::tr("fifth move %2, picked by %1").arg(name, pointText(select->point));
    if (const auto *declare = std::get_if<opening::Declare>(&act))
        return WizardWords::tr("number %2, declared by %1").arg(name, QString::number(declare->number));
    return WizardWords::tr("choice by %1").arg(name);
}

QString startText(const opening::Opening &opening, bool renju, std::optional<rules::Point> third)
{
    std::vector<rules::Point> stones = opening.stones();
    const bool mayBeThird = stones.size() == 2 && third && opening.need().kind == NeedKind::Place
        && !opening.refusal(opening.need().seat, opening::Place { *third });
    if (mayBeThird)
        stones.push_back(*third);
    if (stones.size() < 3) {
        const std::vector<const opening::Pattern *> possible = opening.possiblePatterns();
        if (stones.size() != 2 || possible.empty())
            return {};
        //: %1 are codes of opening patterns: "D1–D13".
        return WizardWords::tr("Patterns that can follow: %1").arg(codesText(possible));
    }
    const std::optional<opening::Start> start =
        opening::describe({ stones[0], stones[1], stones[2] }, opening.position().size());
    if (!start)
        return {};
    switch (start->kind) {
    case opening::StartKind::Named: return patternText(start->named);
    case opening::StartKind::OffCentre:
        //: %1 is a pattern of three stones that here does not lie on the centre: "D4 Kagetsu".
        return renju ? WizardWords::tr("The shape of %1, off the centre").arg(patternText(start->named)) : QString();
    case opening::StartKind::Outside: break;
    }
    //: 妖刀 (yōtō): three first stones that are none of the 26 patterns.
    return renju ? WizardWords::tr("None of the 26 patterns: a yōtō (妖刀)") : QString();
}

QString equalText(const opening::Opening &opening, rules::Point point, const opening::Equivalence &equivalence)
{
    const std::vector<rules::Point> &offers = opening.offers();
    const auto number = std::find(offers.begin(), offers.end(), equivalence.with) - offers.begin() + 1;
    const QString here = pointText(point);
    const QString there = pointText(equivalence.with);
    switch (opening::elementOf(equivalence.by, opening.position().size()).kind) {
    case opening::ElementKind::Axis:
        return WizardWords::tr(
            "%1 is the same as offer %2 (%3): one is the mirror image of the other in the marked line.")
            .arg(here)
            .arg(number)
            .arg(there);
    case opening::ElementKind::HalfTurn:
        return WizardWords::tr(
            "%1 is the same as offer %2 (%3): half a turn about the marked centre turns one into the other.")
            .arg(here)
            .arg(number)
            .arg(there);
    case opening::ElementKind::QuarterTurn: break;
    }
    return WizardWords::tr(
        "%1 is the same as offer %2 (%3): a quarter turn about the marked centre turns one into the other.")
        .arg(here)
        .arg(number)
        .arg(there);
}

} // namespace kagetsu::text
