// SPDX-License-Identifier: MIT
#include "ui/arbiter/replay/journalentries.h"

#include "text/common/sentences.h"
#include "text/match/announcement.h"
#include "text/match/protocol.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr clock::Duration LateCall { 100 }; // a shorter delay cannot be heard

struct EntryWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::JournalEntries)
};

QString meansText(const clock::Means &means)
{
    QStringList words;
    if (means.voice)
        //: How an announcement was made.
        words += EntryWords::tr("voice");
    if (means.tone)
        //: How an announcement was made.
        words += EntryWords::tr("tone");
    if (means.flash)
        //: How an announcement was made: the clock lit up.
        words += EntryWords::tr("flash");
    return QLocale().createSeparatedList(words);
}

QString announcedText(const match::Call &call, const QString &name)
{
    //: %1 is a player, %2 what was announced of the time, such as "30 seconds", %3 how: "voice and flash".
    const QString text = EntryWords::tr("Announced to %1: “%2” (%3).")
                             .arg(name, text::callText(call.what.call), meansText(call.what.means));
    const clock::Duration late = call.at - call.what.at;
    if (late < LateCall)
        return text;
    //: An announcement of the clock. %1 is a time such as 0:00.350.
    return text::joinSentences(text, EntryWords::tr("It was %1 late.").arg(text::exactTime(late)));
}

} // namespace

JournalEntry callEntry(const match::Call &call, const match::Match &match)
{
    const Seat seat = call.what.seat;
    return { call.line, call.wall, seat, announcedText(call, text::namesOf(match.setup())[seat]), std::nullopt,
        call.clocks };
}

std::vector<JournalEntry> journalEntries(const match::Protocol &protocol)
{
    const text::Names names = text::namesOf(protocol.match.setup());
    std::vector<JournalEntry> entries;
    const auto addAction = [&](const match::PlayerAction &action) {
        //: %1 is a player, %2 what the player did, such as "Black stone on H8".
        const QString what = EntryWords::tr("%1: %2").arg(names[action.seat], text::playerActionText(action));
        entries.push_back({ action.line, action.wall, action.seat, what, action.used, action.clocks });
    };
    for (const match::PlayerAction &action : protocol.actions)
        addAction(action);
    for (const match::Incident &incident : protocol.incidents) {
        for (const match::PlayerAction &action : incident.undone)
            addAction(action);
        entries.push_back({ incident.line, incident.wall, std::nullopt, text::incidentText(incident, protocol),
            std::nullopt, incident.after });
    }
    for (const match::Call &call : protocol.calls)
        entries.push_back(callEntry(call, protocol.match));
    std::sort(
        entries.begin(), entries.end(), [](const JournalEntry &a, const JournalEntry &b) { return a.line < b.line; });
    return entries;
}

} // namespace kagetsu::ui
