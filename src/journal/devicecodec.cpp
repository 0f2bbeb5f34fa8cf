// SPDX-License-Identifier: MIT
#include "journal/devicecodec.h"

#include "journal/timestamptext.h"

namespace kagetsu::journal {

namespace {

constexpr Word<clock::CallKind> CallWords[] {
    { clock::CallKind::Elapsed, "elapsed" },
    { clock::CallKind::Count, "count" },
    { clock::CallKind::PeriodsLeft, "periods-left" },
    { clock::CallKind::TimeLeft, "time-left" },
    { clock::CallKind::MoveLeft, "move-left" },
};

struct MeansWord
{
    bool clock::Means::*member;
    std::string_view text;
};
constexpr MeansWord MeansWords[] {
    { &clock::Means::voice, "voice" },
    { &clock::Means::tone, "tone" },
    { &clock::Means::flash, "flash" },
};

constexpr std::int64_t MostCalled = 1'000'000;
// A date may be wrong by more than any game lasts.
constexpr std::int64_t LongestJump = 1'000 * MaxMilliseconds;

Json meansJson(const clock::Means &means)
{
    Json json = Json::array();
    for (const MeansWord &word : MeansWords) {
        if (means.*word.member)
            json.push_back(word.text);
    }
    return json;
}

clock::Means meansFrom(Fields &fields, std::string_view name)
{
    const Json &json = fields.member(name);
    clock::Means means;
    for (const MeansWord &word : MeansWords) {
        for (const Json &each : json)
            means.*word.member |= each == word.text;
    }
    if (json != meansJson(means))
        fields.wrong(name);
    return means;
}

match::WallTime wallFrom(Fields &fields, std::string_view name)
{
    return fields.parsed(name, wallFromText);
}

} // namespace

Json reportJson(const match::Slept &report)
{
    return {
        { "gap_ms", report.gap.count() },
        { "wall_before", wallText(report.before) },
        { "wall_after", wallText(report.after) },
    };
}

Json reportJson(const match::WallChanged &report)
{
    return { { "by_ms", report.by.count() }, { "wall_after", wallText(report.after) } };
}

Json reportJson(const match::Stalled &report)
{
    return { { "seat", wordOf(report.seat, SeatWords) }, { "length_ms", report.length.count() } };
}

Json reportJson(const match::Announced &report)
{
    return {
        { "seat", wordOf(report.what.seat, SeatWords) },
        { "call", wordOf(report.what.call.kind, CallWords) },
        { "number", report.what.call.number },
        { "means", meansJson(report.what.means) },
        { "due_ms", report.what.at.count() },
    };
}

void readReport(Fields &fields, match::Slept &report)
{
    report.gap = fields.time("gap_ms", 1);
    report.before = wallFrom(fields, "wall_before");
    report.after = wallFrom(fields, "wall_after");
}

void readReport(Fields &fields, match::WallChanged &report)
{
    report.by = clock::Duration(fields.integer("by_ms", -LongestJump, LongestJump));
    report.after = wallFrom(fields, "wall_after");
}

void readReport(Fields &fields, match::Stalled &report)
{
    report.seat = fields.seat("seat");
    report.length = fields.time("length_ms");
}

void readReport(Fields &fields, match::Announced &report)
{
    report.what.seat = fields.seat("seat");
    report.what.call.kind = fields.word("call", CallWords);
    report.what.call.number = static_cast<int>(fields.integer("number", 0, MostCalled));
    report.what.means = meansFrom(fields, "means");
    report.what.at = fields.time("due_ms");
}

} // namespace kagetsu::journal
