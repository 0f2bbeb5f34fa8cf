// SPDX-License-Identifier: MIT
#include "ui/tournament/round/resulttyping.h"

#include "tournament/log/act.h"
#include "tournament/log/reporting.h"
#include "tournament/model/find.h"
#include "tournament/score/decided.h"
#include "ui/board/announce.h"
#include "ui/tournament/host/eventhost.h"
#include "ui/tournament/round/roundmaker.h"
#include "ui/tournament/round/slipfield.h"
#include "ui/tournament/round/tablelist.h"

#include <utility>

namespace kagetsu::ui {

using tournament::Match;
using tournament::Outcome;
using tournament::Reason;

ResultTyping::ResultTyping(RoundMaker &maker, TableList &tables, SlipField &slips)
    : QObject(&tables)
    , m_maker(maker)
    , m_tables(tables)
    , m_slips(slips)
{
    connect(&tables, &TableList::resultTyped, this, &ResultTyping::typeInList);
    connect(&tables, &TableList::numberTyped, this, &ResultTyping::readAsNumber);
    connect(&tables, &TableList::slipsWanted, &slips, qOverload<>(&QWidget::setFocus));
    connect(tables.selectionModel(), &QItemSelectionModel::currentChanged, this, &ResultTyping::followTable);
    connect(&slips, &SlipField::tableNamed, this, &ResultTyping::nameTable);
    connect(&slips, &SlipField::entered, this, &ResultTyping::enterSlip);
    connect(&slips, &SlipField::heldChanged, this, &ResultTyping::changed);
    connect(&slips, &SlipField::left, &tables, qOverload<>(&QWidget::setFocus));
    connect(&maker.host(), &EventHost::changed, this, [this] { m_slipSteps = 0; });
}

void ResultTyping::setRound(int round)
{
    if (std::exchange(m_round, round) == round)
        return;
    m_double.clear();
    forgetGame();
}

void ResultTyping::setTwice(bool isTwice)
{
    m_isTwice = isTwice;
    m_double.clear();
    emit changed();
}

const Match *ResultTyping::match() const
{
    const tournament::Round *round = tournament::findRound(m_maker.section(), m_round);
    const int row = m_tables.currentIndex().row();
    return round && row >= 0 && row < std::ssize(round->matches) ? &round->matches[std::size_t(row)] : nullptr;
}

int ResultTyping::game() const
{
    const Match *current = match();
    return m_game && current ? *m_game : current ? tournament::firstOpenGame(*current) : 0;
}

QString ResultTyping::tableText() const
{
    return m_tables.currentIndex().data().toString();
}

text::TypedTable ResultTyping::typed() const
{
    const Match *current = match();
    const auto once = current ? m_double.waiting(current->table) : std::nullopt;
    text::TypedTable typed { tableText(), game(), m_slips.input().held(), m_slips.input().takenBack(), {} };
    if (once && once->game == game())
        typed.once = once->outcomes;
    return typed;
}

// While the event is shown anew, the current table stays the same or is none for a moment.
void ResultTyping::followTable()
{
    if (const Match *current = match(); current && std::exchange(m_table, current->table) != current->table)
        forgetGame();
    emit changed();
}

void ResultTyping::forgetGame()
{
    m_game.reset();
    m_reason.reset();
    m_slipSteps = 0;
}

const Match *ResultTyping::goToTable(int table)
{
    const tournament::Round *round = tournament::findRound(m_maker.section(), m_round);
    const Match *found = round ? tournament::findMatch(*round, table) : nullptr;
    if (found)
        m_tables.goTo(static_cast<int>(found - round->matches.data()));
    return found;
}

void ResultTyping::goToOpenTable(int after)
{
    m_game.reset();
    m_reason.reset();
    goToTable(tournament::nextOpenTable(m_maker.section(), m_round, after));
}

void ResultTyping::announceTyped()
{
    emit changed();
    announce(text::typingText(m_maker.section(), *match(), typed()));
}

void ResultTyping::nameTable(int table)
{
    const Match *found = goToTable(table);
    if (!found) {
        emit told(tr("There is no table %1 in this round.").arg(table));
        m_slips.selectAll();
        return;
    }
    forgetGame();
    m_slips.ask(table, static_cast<int>(found->games.size()) - game());
    announceTyped();
}

// Returns whether the results count, or were only entered once.
bool ResultTyping::isConfirmed(const std::vector<Outcome> &outcomes)
{
    using Comparison = tournament::DoubleEntry::Comparison;
    if (!m_isTwice)
        return true;
    const int table = match()->table;
    const auto before = m_double.waiting(table);
    const Comparison comparison = m_double.enter(table, { game(), outcomes });
    if (comparison == Comparison::First)
        announceTyped();
    if (comparison != Comparison::Different)
        return comparison == Comparison::Same;
    emit changed();
    emit told(text::differenceText(tableText(), before->outcomes, outcomes));
    return false;
}

void ResultTyping::type(Outcome outcome)
{
    const Match *current = match();
    if (!current || m_tables.use() != TableList::Use::Results)
        return;
    if (m_slips.input().isAsking()) // a button was pressed instead of a key
        return enterSlip({ current->table, { outcome } });
    const int table = current->table;
    if (!isConfirmed({ outcome }))
        return;
    if (enter({ outcome }).isAll)
        goToOpenTable(table);
    emit changed();
    m_tables.setFocus();
}

void ResultTyping::typeInList(Outcome outcome)
{
    constexpr std::size_t MostKept = 8; // more digits than a table number has
    if (m_typedInList.size() == MostKept)
        m_typedInList.erase(m_typedInList.begin());
    const EventHost &host = m_maker.host();
    const std::optional<std::size_t> before = host.lastDone();
    const int table = match() ? match()->table : 0;
    type(outcome);
    m_typedInList.push_back({ table, host.lastDone() != before ? host.lastDone() : std::nullopt });
}

// With all results in, Enter leads on, however soon after the last one.
bool ResultTyping::isTableToBeNamed(const std::string &number) const
{
    const tournament::Round *round = tournament::findRound(m_maker.section(), m_round);
    const int open = round ? tournament::nextOpenTable(m_maker.section(), m_round, 0) : 0;
    return round && tournament::findMatch(*round, open)
        && tournament::findMatch(*round, QString::fromStdString(number).toInt());
}

void ResultTyping::readAsNumber(const std::string &number, int results, bool isWhole)
{
    if (isWhole && !isTableToBeNamed(number)) {
        emit m_tables.wanted(TableList::RowAction::Open);
        return;
    }
    std::optional<int> takenBack;
    for (; results > 0 && !m_typedInList.empty(); --results) {
        const TypedInList last = m_typedInList.back();
        m_typedInList.pop_back();
        // What somebody else has done since stays.
        if (last.line && m_maker.host().lastDone() != last.line)
            break;
        if (last.line)
            m_maker.host().undo();
        else
            m_double.forget(last.table);
        takenBack = last.table;
    }
    if (takenBack)
        goToTable(*takenBack);
    forgetGame();
    m_slips.begin(number, takenBack, isWhole);
}

// Enters the results of a slip; the field then waits for the next table, or for the games that are left.
void ResultTyping::enterSlip(const tournament::SlipInput::Entry &entry)
{
    m_slips.takeBack();
    if (m_tables.use() != TableList::Use::Results || !goToTable(entry.table) || !isConfirmed(entry.outcomes))
        return m_slips.finish();
    const Done done = enter(entry.outcomes);
    m_slipSteps = done.games;
    const Match *after = match();
    if (!done.isAll && after)
        return m_slips.ask(after->table, static_cast<int>(after->games.size()) - game());
    m_game.reset();
    m_reason.reset();
    m_slips.finish();
}

bool ResultTyping::canUndo() const
{
    return !m_slips.input().held().empty() || m_slipSteps > 0;
}

void ResultTyping::undo()
{
    if (!m_slips.input().held().empty())
        return m_slips.takeBack();
    for (int steps = std::exchange(m_slipSteps, 0); steps > 0; --steps)
        m_maker.host().undo();
    m_game.reset();
    m_slips.finish();
    m_slips.setFocus();
}

bool ResultTyping::takeBack()
{
    if (!m_slips.input().held().empty()) {
        m_slips.takeBack();
        return true;
    }
    const Match *current = match();
    const bool isForgotten = current && m_double.forget(current->table);
    if (isForgotten)
        emit changed();
    return isForgotten;
}

void ResultTyping::settle(bool mayAsk)
{
    m_mayAsk = mayAsk;
    m_slips.settle();
    m_mayAsk = true;
}

// Asks for a reason before a key replaces an existing result. Returns nothing if the result stays.
std::optional<Reason> ResultTyping::reasonFor(const tournament::ReportGame &report) const
{
    if (!tournament::isCorrection(m_maker.host().event(), report))
        return Reason {};
    if (m_reason || !m_mayAsk)
        return m_reason;
    return m_maker.askToCorrect(m_round, *match(), report.report->outcome);
}

// Enters results of the current table, game after game. Retyped results are entered game by game, even if the existing
// results already decide the match.
ResultTyping::Done ResultTyping::enter(const std::vector<Outcome> &outcomes)
{
    const int table = match()->table;
    Done done;
    for (const Outcome outcome : outcomes) {
        const int typedGame = game();
        const bool wasThere = match()->games[std::size_t(typedGame)].report.has_value();
        tournament::ReportGame report = m_maker.reportOf(m_round, table, typedGame, outcome);
        const std::optional<Reason> reason = reasonFor(report);
        if (!reason || !match() || match()->table != table) // another page was shown during the question
            return done;
        m_game = typedGame + 1; // set before the change is displayed
        m_reason = tournament::isGiven(*reason) ? reason : m_reason;
        report.reason = *reason;
        if (const QString refusal = m_maker.report({ report }); !refusal.isEmpty()) {
            emit told(refusal);
            m_game = typedGame;
            return done;
        }
        ++done.games;
        announce(tableText());
        const Match *after = match();
        done.isAll = !after || *m_game >= std::ssize(after->games)
            || (!wasThere && tournament::isDecided(m_maker.section(), m_round, *after));
        if (done.isAll)
            break;
    }
    return done;
}

void ResultTyping::clear()
{
    const Match *current = match();
    if (!current || !tournament::hasReport(*current))
        return;
    const int table = current->table;
    const auto reason = m_maker.askToCorrect(m_round, *current, std::nullopt);
    const Match *after = match();
    if (reason && after && after->table == table)
        emit told(m_maker.report(tournament::clearedMatch(m_maker.section().id, m_round, *after, *reason)));
    m_game.reset();
    m_reason.reset();
    emit changed();
}

} // namespace kagetsu::ui
