// SPDX-License-Identifier: MIT
#include "tournament/csv/correctiontable.h"

#include "base/enumtable.h"
#include "tournament/codec/sectionformat.h"
#include "tournament/codec/valueformats.h"
#include "tournament/csv/csvtables.h"
#include "tournament/log/corrections.h"
#include "tournament/log/log.h"
#include "tournament/model/find.h"
#include "tournament/score/matchscore.h"

namespace kagetsu::tournament {

namespace {

// Appends the points of a match, by its games or as ruled; empty cells while no game has a result.
void addPoints(CsvRow &row, const Match &match)
{
    PerParty<Points> points = match.ruling.value_or(PerParty<Points> {});
    bool isAny = match.ruling.has_value();
    for (const Game &game : match.games) {
        if (match.ruling || !game.report)
            continue;
        const auto of = gamePointsOf(game.report->outcome);
        points.a += of.a;
        points.b += of.b;
        isAny = true;
    }
    for (const Party party : BothParties)
        row.push_back(isAny ? pointsText(points[party]) : std::string());
}

std::string numbersText(const std::vector<int> &numbers)
{
    std::string text;
    for (const int number : numbers)
        text += (text.empty() ? "" : " ") + std::to_string(number);
    return text;
}

} // namespace

CsvTable correctionTable(const Log &log)
{
    constexpr EnumTable<Correction::Kind, std::string_view> Kinds({
        { Correction::Kind::Result, "result" },
        { Correction::Kind::Ruling, "ruling" },
        { Correction::Kind::Adjustment, "adjustment" },
        { Correction::Kind::AdjustmentRemoved, "adjustment-removed" },
        { Correction::Kind::Draft, "draft" },
        { Correction::Kind::Decision, "decision" },
    });
    CsvTable rows { { "line", "at_ms", "who", "kind", "section", "round", "table", "a", "b", "before_a", "before_b",
        "after_a", "after_b", "reason", "words", "was_closed", "published_rounds", "later_sections" } };
    for (const Correction &each : correctionsOf(log.lines())) {
        const Section *section = findSection(log.event(), each.section);
        const auto name = [section](EntryId id) {
            const Entry *entry = section ? findEntry(*section, id) : nullptr;
            return entry ? entry->details.name : std::string();
        };
        CsvRow row { std::to_string(each.line + 1), std::to_string(each.stamp.when.count()), each.stamp.who,
            std::string(Kinds[each.kind]), std::to_string(each.section), std::to_string(each.round),
            std::to_string(each.table), name(each.before.a), name(each.before.b) };
        addPoints(row, each.before);
        addPoints(row, each.after);
        if (each.kind == Correction::Kind::Adjustment || each.kind == Correction::Kind::AdjustmentRemoved) {
            row[7] = name(each.adjustment.entry);
            row[11] = pointsText(each.adjustment.points);
        }
        for (const std::vector<EntryId> &part : each.decision.order) {
            for (const EntryId entry : part)
                row[7] += (row[7].empty() ? "" : ", ") + name(entry);
        }
        const bool isDecision = each.kind == Correction::Kind::Decision;
        const std::string_view why =
            isDecision ? DecisionWords.of(each.decision.kind) : ReasonWords.of(each.reason.kind);
        row.insert(row.end(),
            { std::string(why),
                isDecision ? decisionDetails(section ? *section : Section(), each.decision) : each.reason.words,
                each.wasClosed ? "1" : "0", numbersText(each.published), numbersText(each.sections) });
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace kagetsu::tournament
