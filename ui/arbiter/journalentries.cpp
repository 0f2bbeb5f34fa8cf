// SPDX-License-Identifier: MIT
#include "ui/arbiter/journalentries.h"

#include "ui/arbiter/protocolwords.h"

#include <QCoreApplication>

#include <algorithm>

namespace kagetsu::ui {

namespace {

struct EntryWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::JournalEntries)
};

} // namespace

std::vector<JournalEntry> journalEntries(const match::Protocol &protocol)
{
    const Names names = namesOf(protocol.match.setup());
    std::vector<JournalEntry> entries;
    const auto addDeed = [&](const match::Deed &deed) {
        //: %1 is a player, %2 what the player did, such as "Black stone on H8".
        const QString what = EntryWords::tr("%1: %2").arg(names[deed.seat], deedText(deed));
        entries.push_back({ deed.line, deed.wall, deed.seat, what, deed.used, deed.clocks });
    };
    for (const match::Deed &deed : protocol.deeds)
        addDeed(deed);
    for (const match::Incident &incident : protocol.incidents) {
        for (const match::Deed &deed : incident.undone)
            addDeed(deed);
        entries.push_back({ incident.line, incident.wall, std::nullopt, incidentText(incident, protocol), std::nullopt,
            incident.after });
    }
    std::sort(
        entries.begin(), entries.end(), [](const JournalEntry &a, const JournalEntry &b) { return a.line < b.line; });
    return entries;
}

} // namespace kagetsu::ui
