// SPDX-License-Identifier: MIT
#include "ui/tournament/desk/tableresults.h"

#include "match/host/gamefile.h"
#include "text/record/result.h"
#include "text/tournament/names.h"
#include "text/tournament/results.h"
#include "tournament/model/find.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/tournament/desk/tablegames.h"
#include "ui/tournament/desk/tablejournals.h"
#include "ui/tournament/host/eventhost.h"

#include <QFileInfo>
#include <QPushButton>

#include <algorithm>

namespace kagetsu::ui {

using tournament::GameKey;
using tournament::GameReport;
using tournament::ReportGame;

namespace {

// Visits the report of each line that names this match, including cancelled lines.
template <class Visit>
void forEachReport(const tournament::Log &log, const std::string &match, const Visit &visit)
{
    for (const tournament::LogLine &line : log.lines()) {
        const auto *action = std::get_if<ReportGame>(&line.action);
        if (action && action->report && action->report->match == match)
            visit(*action->report, line.done.when);
    }
}

std::optional<GameReport> reportFrom(
    const tournament::Section &section, const GameKey &key, const match::Match &match, const QString &record)
{
    const auto place = tournament::placeOf(section, key);
    if (!place)
        return std::nullopt;
    return reportOf(match, place->opener, text::howText(match.result(), {}, {}), record);
}

} // namespace

TableResults::TableResults(EventHost &host, std::string event, Places places, QWidget *window)
    : m_host(host)
    , m_event(std::move(event))
    , m_places(std::move(places))
    , m_window(window)
{
}

const tournament::Section *TableResults::sectionOf(const GameKey &key) const
{
    return key.event == m_event ? tournament::findSection(m_host.event(), key.section) : nullptr;
}

void TableResults::take(const match::Match &match, const QString &record)
{
    const auto key = tournament::keyFromId(match.setup().id);
    const tournament::Section *section = key ? sectionOf(*key) : nullptr;
    const auto report = section ? reportFrom(*section, *key, match, record) : std::nullopt;
    if (report && !isTaken(*report))
        bring(*key, *report);
}

bool TableResults::wants(const GameKey &key, const QDateTime &written) const
{
    const tournament::Section *section = sectionOf(key);
    const tournament::Round *round = section ? tournament::findRound(*section, key.round) : nullptr;
    if (!round || round->state != tournament::Round::State::Published)
        return false;
    const auto heard = heardOf(tournament::idOf(key));
    return !heard || written.toMSecsSinceEpoch() > heard->count();
}

bool TableResults::takeReported(const match::Match &match, const QString &record, bool isDoubtful)
{
    const auto key = tournament::keyFromId(match.setup().id);
    const tournament::Section *section = key ? sectionOf(*key) : nullptr;
    const auto report = section ? reportFrom(*section, *key, match, record) : std::nullopt;
    if (!report || isTaken(*report))
        return true;
    const auto place = tournament::placeOf(*section, *key);
    const auto &there = place->match->games[static_cast<std::size_t>(key->game)].report;
    const bool isAsked = there && there->outcome != report->outcome && (isDoubtful || there->match != report->match);
    if (isAsked)
        QMetaObject::invokeMethod(
            this, [this, of = *key, report = *report] { ask(of, report); }, Qt::QueuedConnection);
    else
        emit reported(key->section, key->round, place->match->table, key->game, *report);
    return isAsked || isTaken(*report);
}

void TableResults::takeLeft()
{
    for (const TableJournal &journal : tableJournals(m_places.journals, m_event)) {
        if (journal.isReported)
            continue; // one desk alone takes them
        // A file that is unchanged since then need not be read.
        if (!wants(journal.game, QFileInfo(journal.path).lastModified()))
            continue;
        const auto held = readTableMatch(journal.path);
        if (!held || !held->match.isOver())
            continue;
        const auto saved = host::saveInto(
            m_places.games, host::fileNameOf(held->match.setup(), held->begun), host::sgfOf(held->events, held->begun));
        take(held->match, saved ? *saved : QString());
    }
}

GameKey TableResults::next(GameKey game) const
{
    const auto earlier = journalsOf(tableJournals(m_places.journals, m_event), game);
    game.attempt = earlier.empty() ? 1 : earlier.front().game.attempt + 1;
    return game;
}

QString TableResults::unfinished(const GameKey &game) const
{
    for (const TableJournal &each : journalsOf(tableJournals(m_places.journals, m_event), game)) {
        if (each.isPutAway || each.isReported)
            continue;
        const auto held = readTableMatch(each.path);
        if (held && !held->match.isOver())
            return each.path;
    }
    return {};
}

QString TableResults::journalOf(const GameReport &report) const
{
    const auto key = tournament::keyFromId(report.match);
    for (const TableJournal &each : tableJournals(m_places.journals, m_event)) {
        if (key && each.game == *key)
            return each.path;
    }
    return {};
}

// True if the game was already reported with its record, or if the user decided to keep the entered result: that result
// then names the match.
bool TableResults::isTaken(const GameReport &report) const
{
    bool isTaken = false;
    forEachReport(m_host.log(), report.match, [&](const GameReport &told, tournament::Milliseconds) {
        const bool isSame =
            told.outcome == report.outcome && told.time == report.time && told.warnings == report.warnings;
        isTaken |= isTypedByHand(told) || (isSame && (!told.record.empty() || report.record.empty()));
    });
    return isTaken;
}

std::optional<tournament::Milliseconds> TableResults::heardOf(const std::string &match) const
{
    std::optional<tournament::Milliseconds> heard;
    forEachReport(m_host.log(), match, [&](const GameReport &told, tournament::Milliseconds when) {
        if (!told.record.empty() || isTypedByHand(told))
            heard = when;
    });
    return heard;
}

// Records a report. An entered result that agrees gains times and record. The arbiter may have changed the end of the
// same match.
void TableResults::bring(const GameKey &key, const GameReport &report)
{
    const auto place = tournament::placeOf(*sectionOf(key), key);
    const tournament::Match &match = *place->match;
    const std::optional<GameReport> &there = match.games[static_cast<std::size_t>(key.game)].report;
    if (!there || there->outcome == report.outcome || there->match == report.match)
        emit reported(key.section, key.round, match.table, key.game, report);
    else // ask nothing while a match is just ending
        QMetaObject::invokeMethod(
            this, [this, key, report] { ask(key, report); }, Qt::QueuedConnection);
}

void TableResults::ask(const GameKey &key, const GameReport &report)
{
    const tournament::Section *section = sectionOf(key);
    const auto place = section ? tournament::placeOf(*section, key) : std::nullopt;
    if (!place || isTaken(report))
        return;
    const int table = place->match->table;
    const std::optional<GameReport> there = place->match->games[static_cast<std::size_t>(key.game)].report;
    if (!there) {
        emit reported(key.section, key.round, table, key.game, report);
        return;
    }
    //: %1 and %2 are the players of a table, %3 and %4 results such as 1–0.
    AskDialog question(m_window, "otherResult",
        tr("%1 – %2: the entered result is %3, but the game ended %4.")
            .arg(text::entryName(*section, place->match->a), text::entryName(*section, place->match->b),
                text::outcomeText(there->outcome), text::outcomeText(report.outcome)),
        tr("Round %1, table %2. The result of the game includes times, warnings and the record.")
            .arg(key.round)
            .arg(table));
    //: Button: of two results, the one that was typed stays.
    QPushButton *keep = question.add(tr("Keep the entered result"), AskDialog::Role::Other);
    //: Button: of two results, the one that the game brought counts.
    QPushButton *take = question.add(tr("Use the result of the game"), AskDialog::Role::Accept);
    question.setDefault(keep);
    const QPushButton *answer = question.ask();
    if (answer == take)
        emit reported(key.section, key.round, table, key.game, report);
    if (answer != keep)
        return;
    GameReport kept = *there;
    kept.match = report.match;
    emit reported(key.section, key.round, table, key.game, kept);
}

} // namespace kagetsu::ui
