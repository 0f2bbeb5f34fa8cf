// SPDX-License-Identifier: MIT
#include "ui/match/newgame/newgamechoices.h"

#include "clock/controltext.h"
#include "opening/file/shipped.h"
#include "opening/play/opening.h"
#include "text/common/foreigntext.h"
#include "text/common/typed.h"
#include "text/match/setup.h"
#include "text/opening/opening.h"
#include "text/preset/presets.h"
#include "text/rules/rules.h"
#include "ui/match/newgame/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <cassert>

namespace kagetsu::ui {

namespace {

struct NewGameWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::NewGameWords)
};

const QString PartSign = QStringLiteral(" · ");

QString timeText(const NewGameChoices &choices)
{
    const QString time = text::shownTime(choices.time.trimmed());
    return time == QLatin1String("inf") ? NewGameWords::tr("no time limit") : time;
}

} // namespace

std::optional<opening::Procedure> chosenOpening(
    const NewGameChoices &choices, const std::vector<opening::Procedure> &procedures)
{
    const opening::Procedure *base = opening::procedureOf(procedures, choices.opening.id);
    if (!base || !isOffered(*base, choices.rules.rule, choices.boardSize))
        return std::nullopt;
    auto made = opening::procedureBy(choices.opening, *base);
    if (!made || !opening::Opening::start(*made, choices.boardSize))
        return std::nullopt;
    return std::move(made).value();
}

QString calledLeft(const NewGameChoices &choices)
{
    const QString name = text::withoutSteering(choices.left).trimmed();
    return name.isEmpty() ? text::namelessText(text::Place::First) : name;
}

QString calledRight(const NewGameChoices &choices)
{
    const QString name = text::withoutSteering(choices.right).trimmed();
    return name.isEmpty() ? text::namelessText(text::Place::Second) : name;
}

match::MatchSetup setupOf(const NewGameChoices &choices, const std::vector<opening::Procedure> &procedures,
    bool rightOpens, const QString &id)
{
    match::MatchSetup setup;
    setup.id = id.toStdString();
    const preset::Form *form = catalogue::formOf(choices.preset);
    if (form)
        preset::apply(*choices.preset.preset, *form, setup);
    const auto control = [](const QString &text) {
        const auto read = clock::readControl(text.toStdString());
        assert(read.hasValue());
        return read.value();
    };
    const clock::TimeControl left = control(choices.time);
    const clock::TimeControl right = choices.odds ? control(choices.timeRight) : left;
    const Seat leftSeat = rightOpens ? Seat::B : Seat::A;
    setup.left = leftSeat;
    setup.names[leftSeat] = calledLeft(choices).toStdString();
    setup.names[otherSeat(leftSeat)] = calledRight(choices).toStdString();
    static_cast<match::Occasion &>(setup) = choices.occasion;
    setup.clubs[leftSeat] = choices.leftClub.toStdString();
    setup.clubs[otherSeat(leftSeat)] = choices.rightClub.toStdString();
    setup.time[leftSeat] = left;
    setup.time[otherSeat(leftSeat)] = right;
    setup.boardSize = choices.boardSize;
    setup.rules = choices.rules;
    std::optional<opening::Procedure> procedure = chosenOpening(choices, procedures);
    assert(procedure);
    setup.opening = std::move(*procedure);
    PerSeat<bool> &denied = setup.opening.swapDenied;
    denied[leftSeat] = denied[leftSeat] || choices.leftMayNotSwap;
    denied[otherSeat(leftSeat)] = denied[otherSeat(leftSeat)] || choices.rightMayNotSwap;
    static_cast<match::RefereeTerms &>(setup) = choices;
    setup.pauses = choices.pauses;
    setup.clockWaits = choices.clockWaits;
    setup.games = choices.twoGames ? 2 : 1;
    if (form)
        setup.preset->changed = !preset::isAsAgreed(*choices.preset.preset, *form, setup);
    return setup;
}

NewGameChoices nextTime(NewGameChoices choices, bool rightOpened)
{
    choices.wasPlayed = true;
    choices.opener = rightOpened ? Opener::Left : Opener::Right;
    return choices;
}

QString gameLine(const NewGameChoices &choices, const std::vector<opening::Procedure> &procedures)
{
    QStringList parts { text::ruleName(choices.rules.rule) };
    if (const auto procedure = chosenOpening(choices, procedures))
        parts << text::procedureName(*procedure);
    parts << timeText(choices);
    return parts.join(PartSign);
}

QString termsLine(
    const NewGameChoices &choices, const std::vector<opening::Procedure> &procedures, match::PlayedOn playedOn)
{
    const QString left = text::foreignText(calledLeft(choices));
    const QString right = text::foreignText(calledRight(choices));
    QStringList parts;
    const bool isOnlyTime = playedOn == match::PlayedOn::PhysicalBoard && !choices.saysGame;
    if (!isOnlyTime || !choices.left.isEmpty() || !choices.right.isEmpty()) {
        //: The two players of a game.
        parts << NewGameWords::tr("%1 – %2").arg(left, right);
    }
    parts << (isOnlyTime ? timeText(choices) : gameLine(choices, procedures));
    switch (choices.opener) {
    case Opener::Left: parts << NewGameWords::tr("%1 opens").arg(left); break;
    case Opener::Right: parts << NewGameWords::tr("%1 opens").arg(right); break;
    case Opener::Lot: parts << NewGameWords::tr("lots are drawn"); break;
    }
    return parts.join(PartSign);
}

QString restLine(const NewGameChoices &choices, match::PlayedOn playedOn)
{
    QStringList parts;
    if (playedOn == match::PlayedOn::PhysicalBoard) {
        if (!choices.left.isEmpty() || !choices.right.isEmpty())
            parts << NewGameWords::tr("%1 – %2").arg(
                text::foreignText(calledLeft(choices)), text::foreignText(calledRight(choices)));
        if (choices.saysGame) {
            parts << text::ruleName(choices.rules.rule);
        } else if (parts.isEmpty()) {
            //: Of a game beside a real board, where the program is only the clock.
            parts << NewGameWords::tr("names, rule and opening are optional");
        }
    }
    const match::Occasion &occasion = choices.occasion;
    if (!occasion.event.empty())
        parts << text::foreignText(occasion.event);
    //: Of an event; %1 is a number, or the name of a round.
    if (!occasion.round.empty())
        parts << NewGameWords::tr("round %1").arg(text::foreignText(occasion.round));
    //: In a hall with many; %1 is a number.
    if (!occasion.table.empty())
        parts << NewGameWords::tr("table %1").arg(text::foreignText(occasion.table));
    if (choices.preset.preset)
        parts << NewGameWords::tr("preset %1").arg(text::presetName(*choices.preset.preset));
    if (choices.twoGames)
        parts << NewGameWords::tr("two games");
    if (choices.odds)
        parts << NewGameWords::tr("different times for the two players");
    if (choices.arbiter)
        parts << NewGameWords::tr("with an arbiter");
    if (playedOn == match::PlayedOn::Screen) {
        const rules::RuleSet &rules = choices.rules;
        if (rules.fouls(rules::Side::Black).any() || rules.fouls(rules::Side::White).any()) {
            //: How forbidden moves are dealt with.
            parts << (choices.foulPolicy == match::FoulPolicy::Claim ? NewGameWords::tr("fouls must be claimed")
                    : choices.foulPolicy == match::FoulPolicy::Auto  ? NewGameWords::tr("a foul loses at once")
                                                                    : NewGameWords::tr("forbidden points are blocked"));
            parts << (choices.hints == match::Hints::Off ? NewGameWords::tr("no hints")
                                                         : NewGameWords::tr("with hints"));
        }
        parts << wordsOf(choices.guard).name.toLower();
        parts << (choices.takeBacks ? NewGameWords::tr("take-backs by agreement") : NewGameWords::tr("no take-backs"));
    }
    if (choices.clockWaits && playedOn == match::PlayedOn::Screen)
        parts << NewGameWords::tr("the clock starts with the first stone");
    if (!choices.pauses)
        parts << NewGameWords::tr("no pauses");
    QString line = parts.join(PartSign);
    if (!line.isEmpty())
        line[0] = line[0].toUpper();
    return line;
}

match::MatchSetup onTheTable(match::MatchSetup setup, bool onlyTime)
{
    setup.playedOn = match::PlayedOn::PhysicalBoard;
    setup.onlyTime = onlyTime;
    if (onlyTime) { // notes can be taken of any game
        setup.boardSize = rules::DefaultBoardSize;
        setup.rules = {};
        setup.opening = *opening::procedureOf(opening::shippedProcedures(), "free");
    }
    setup.foulPolicy = match::FoulPolicy::Claim;
    setup.fivePolicy = match::FivePolicy::Declare;
    setup.hints = match::Hints::Off;
    setup.takeBacks = false;
    setup.clockWaits = false; // there the first press starts it
    return setup;
}

} // namespace kagetsu::ui
