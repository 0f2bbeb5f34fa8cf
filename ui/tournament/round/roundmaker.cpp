// SPDX-License-Identifier: MIT
#include "ui/tournament/round/roundmaker.h"

#include "text/common/sentences.h"
#include "text/tournament/corrections.h"
#include "text/tournament/names.h"
#include "text/tournament/pairing.h"
#include "text/tournament/qualification.h"
#include "text/tournament/refusals.h"
#include "tournament/log/act.h"
#include "tournament/model/find.h"
#include "tournament/score/basis.h"
#include "tournament/score/decided.h"
#include "tournament/stages/advancing.h"
#include "tournament/stages/nextround.h"
#include "tournament/swiss/draft.h"
#include "tournament/swiss/swissround.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/tournament/host/eventdraft.h"
#include "ui/tournament/host/eventhost.h"
#include "ui/tournament/points/correctiondialog.h"
#include "ui/tournament/points/gamedetailsdialog.h"
#include "ui/tournament/points/rulingdialog.h"
#include "ui/tournament/stages/qualifying.h"
#include "ui/tournament/teams/lineupdialog.h"

#include <QPushButton>

#include <algorithm>

namespace kagetsu::ui {

using tournament::Action;
using tournament::Match;
using tournament::Round;
using tournament::Section;

namespace {

// Pairing more players takes noticeable time.
constexpr std::size_t MostPairedAtOnce = 100;

} // namespace

RoundMaker::RoundMaker(EventHost &host, int section, QWidget *page)
    : QObject(page)
    , m_host(host)
    , m_section(section)
    , m_page(page)
    , m_task(page)
{
    connect(&m_task, &TaskWithBar::changed, this, &RoundMaker::changed);
}

void RoundMaker::pair()
{
    if (section().settings.format == tournament::Format::Swiss) {
        pairSwiss();
        return;
    }
    const std::vector<Round> rounds = tournament::roundsByFormat(m_host.event(), section());
    if (rounds.empty())
        emit told(tr("The next round cannot be paired yet."));
    else
        add({ tournament::AddRound { m_section, rounds.front() } });
}

void RoundMaker::pairSwiss()
{
    const tournament::SwissInput question = tournament::swissInputOf(section());
    const bool isMuch = question.players.size() > MostPairedAtOnce;
    m_task.run(
        isMuch ? background::Amount::Large : background::Amount::Small,
        tr("Pairing round %1…").arg(question.options.round),
        [question](background::State &state) {
            return tournament::pairedSwiss(
                question, [&state](int matched, int all) { return state.advance(double(matched) / std::max(1, all)); });
        },
        [this, before = section()](const Paired &paired) { take(paired, before); });
}

void RoundMaker::take(const Paired &paired, const Section &before)
{
    if (before != section())
        emit told(tr("The players or results have changed in the meantime. Pair the round again."));
    else if (!paired)
        emit told(text::obstacleText(section(), paired.fault()));
    else
        add(tournament::swissStepOf(section(), chosen(*paired)));
}

const pairing::Pairing &RoundMaker::chosen(const tournament::PairedSwiss &paired) const
{
    if (!paired.better)
        return paired.best;
    AskDialog dialog(m_page, "lastRounds",
        tr("After the best pairing for this round alone, fewer rounds could follow, or a rematch or a repeated bye "
           "would be needed."),
        tr("Another pairing is slightly worse for this round, but better for the rounds after it."));
    QPushButton *other = dialog.add(tr("Use the other pairing"), AskDialog::Role::Accept);
    dialog.add(tr("Use the best pairing"), AskDialog::Role::Other);
    return dialog.ask() == other ? *paired.better : paired.best;
}

void RoundMaker::add(const std::vector<Action> &step)
{
    const QString refusal = carryOut(step);
    emit told(refusal);
    if (refusal.isEmpty())
        emit paired(static_cast<int>(section().rounds.size()));
}

QString RoundMaker::publish(int round)
{
    const bool areOthers = round == 1 && tournament::isIntakeStale(m_host.event(), section());
    const bool asks = tournament::isStale(section(), round) && tournament::isByBracket(section(), round);
    if (!areOthers && (!asks || tournament::isElimination(section().settings.format)))
        return carryOut({ tournament::PublishRound { m_section, round } });
    AskDialog dialog(m_page, "staleRound", tr("Results were corrected after round %1 was paired.").arg(round),
        text::joinSentences(text::intakeText(m_host.event(), section()),
            tr("Pair it again by the current results, or publish it as it is.")));
    QPushButton *again = dialog.add(tr("Pair again"), AskDialog::Role::Accept);
    QPushButton *anyway = dialog.add(tr("Publish anyway"), AskDialog::Role::Discard);
    dialog.addCancel();
    const QPushButton *answer = dialog.ask();
    if (answer == anyway)
        return carryOut({ tournament::PublishRound { m_section, round, true } });
    if (answer != again)
        return {};
    QString refusal = carryOut(tournament::discardOf(section()));
    if (refusal.isEmpty() && areOthers)
        refusal = qualifyAgain(m_host, m_section, m_page);
    if (refusal.isEmpty() && !(areOthers && tournament::isIntakeStale(m_host.event(), section())))
        pair();
    return refusal;
}

QString RoundMaker::close(int round)
{
    return carryOut({ tournament::FinishRound { m_section, round } });
}

QString RoundMaker::startClocks(int round)
{
    return carryOut({ tournament::StartClocks { m_section, round, m_host.now() } });
}

bool RoundMaker::agreesToLose(int round) const
{
    const Round &found = *tournament::findRound(section(), round);
    const int results = found.state == Round::State::Published ? tournament::enteredMatches(found) : 0;
    return results == 0
        || AskDialog::agrees(m_page, "loseResults", tr("Make round %1 a draft again?").arg(round),
            tr("%n result(s) would be lost.", nullptr, results), tr("Make it a draft"), AskDialog::Role::Discard);
}

void RoundMaker::goBack(int round)
{
    const std::vector<Action> step = tournament::stepBackOf(section(), round);
    if (!step.empty() && agreesToLose(round))
        emit told(carryOut(step));
}

void RoundMaker::exchange(tournament::EntryId a, tournament::EntryId b)
{
    const std::optional<tournament::Exchange> wanted = tournament::exchanged(section(), a, b);
    if (!wanted) {
        emit told(tr("The players have changed. Discard the draft, and pair the round again."));
        return;
    }
    const QString first = text::entryName(section(), a);
    const QString second = text::entryName(section(), b);
    QStringList lines = text::breachLines(section(), wanted->breaches);
    if (wanted->outlook)
        lines += text::outlookText(section(), wanted->outlook);
    if (!lines.isEmpty()
        //: %1 and %2 are players of a round; each takes the place of the other.
        && !AskDialog::agrees(m_page, "exchange", tr("Exchange %1 and %2?").arg(first, second),
            lines.join(QLatin1Char('\n')), tr("Exchange"), AskDialog::Role::Accept))
        return;
    const int round = static_cast<int>(section().rounds.size());
    const QString refusal = carryOut({ tournament::ChangeRound { m_section, round, wanted->matches, wanted->byes } });
    emit told(refusal.isEmpty() ? tr("%1 and %2 were exchanged.").arg(first, second) : refusal);
}

tournament::ReportGame RoundMaker::reportOf(int round, int table, int game, tournament::Outcome outcome) const
{
    tournament::ReportGame report { m_section, round, table, game, tournament::GameReport() };
    report.report->outcome = outcome;
    return report;
}

QString RoundMaker::report(const std::vector<tournament::ReportGame> &reports)
{
    if (reports.empty())
        return {};
    const int round = reports.front().round;
    // Another desk may have removed the round.
    const auto games = [&]() -> std::size_t {
        const tournament::Round *of = tournament::findRound(section(), round);
        const tournament::Match *match = of ? tournament::findMatch(*of, reports.front().table) : nullptr;
        return match ? match->games.size() : 0;
    };
    const std::size_t before = games();
    const bool corrects = std::ranges::any_of(
        reports, [this](const auto &report) { return tournament::isCorrection(m_host.event(), report); });
    if (const std::optional<tournament::Refusal> refusal = m_host.report(reports))
        return text::refusalText(*refusal, &section());
    if (corrects)
        tellResting(round);
    if (games() > before)
        emit told(tr("The match is tied, so another game was added."));
    return {};
}

void RoundMaker::tellResting(int round)
{
    emit told(text::restingText(m_host.event(), m_section, tournament::restingOn(m_host.event(), m_section, round)));
}

std::optional<tournament::Reason> RoundMaker::askToCorrect(
    int round, const Match &match, std::optional<tournament::Outcome> outcome) const
{
    const QString caption = text::standingResultText(match);
    CorrectionDialog dialog(
        caption, text::replaceQuestion(section(), match, outcome), outcome ? tr("Replace") : tr("Remove"), m_page);
    const EventDraft draft(m_host, dialog, "correction", { caption, { m_section, round, match.table } });
    return dialog.exec() == QDialog::Accepted ? std::optional(dialog.reason()) : std::nullopt;
}

void RoundMaker::rule(int round, const Match &match, const QString &caption)
{
    const int table = match.table;
    const auto before = match.ruling;
    RulingDialog dialog(section(), match, caption, m_page);
    EventDraft draft(m_host, dialog, "ruling", { caption, { m_section, round, table } });
    emit told(draft.ask([&] {
        if (dialog.points() == before)
            return QString();
        const QString refusal =
            carryOut({ tournament::RuleMatch { m_section, round, table, dialog.points(), dialog.reason() } });
        if (refusal.isEmpty())
            tellResting(round);
        return refusal;
    }));
}

void RoundMaker::askDetails(int round, const Match &match)
{
    const int table = match.table;
    GameDetailsDialog dialog(section(), match, m_page);
    EventDraft draft(m_host, dialog, "gameDetails", { {}, { m_section, round, table } });
    emit told(draft.ask([&] {
        std::vector<tournament::ReportGame> reports;
        for (const auto &[game, changed] : dialog.changed())
            reports.push_back({ m_section, round, table, game, changed });
        return report(reports);
    }));
}

void RoundMaker::askLineUps(int round, const Match &match)
{
    const int table = match.table;
    const tournament::PerParty<std::vector<int>> before = match.lineUp;
    LineUpDialog dialog(section(), match, m_page);
    EventDraft draft(m_host, dialog, "lineUp", { {}, { m_section, round, table } });
    emit told(draft.ask([&] {
        std::vector<Action> step;
        for (const tournament::Party party : tournament::BothParties) {
            if (dialog.lineUp(party) != before[party])
                step.push_back(tournament::SetLineUp { m_section, round, table, party, dialog.lineUp(party) });
        }
        return carryOut(step);
    }));
}

QString RoundMaker::carryOut(const std::vector<Action> &step)
{
    return m_host.attempt(m_section, step);
}

const Section &RoundMaker::section() const
{
    return m_host.section(m_section);
}

} // namespace kagetsu::ui
