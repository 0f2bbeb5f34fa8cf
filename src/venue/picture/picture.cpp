// SPDX-License-Identifier: MIT
#include "venue/picture/picture.h"

#include "tournament/log/corrections.h"
#include "tournament/model/find.h"
#include "tournament/model/names.h"
#include "venue/picture/publicrecord.h"
#include "venue/picture/withheld.h"

#include <algorithm>

namespace kagetsu::venue {

namespace {

using namespace tournament;

std::string numberName(const Entry &entry)
{
    return "#" + std::to_string(entry.number);
}

void hideNames(EntryDetails &details, NameShown shown)
{
    for (std::size_t i = 0; i < details.members.size(); ++i) {
        std::string &member = details.members[i];
        member = shown == NameShown::Initials ? initialsOf(member) : "#" + std::to_string(i + 1);
    }
}

EntryDetails publicDetails(const Entry &entry, NameShown shown)
{
    const EntryDetails &whole = entry.details;
    EntryDetails open;
    open.kind = whole.kind;
    open.members = whole.members;
    if (shown == NameShown::Full) {
        open.name = whole.name;
        open.rating = whole.rating;
        open.rank = whole.rank;
        open.club = whole.club;
        open.country = whole.country;
        open.title = whole.title;
        return open;
    }
    open.name = shown == NameShown::Initials ? initialsOf(whole.name) : numberName(entry);
    hideNames(open, shown);
    return open;
}

void hideReports(Round &round)
{
    round.seed = 0;
    round.basis = 0;
    for (Match &match : round.matches) {
        for (Game &game : match.games) {
            if (!game.report)
                continue;
            game.report->reason.clear();
            game.report->record.clear();
            game.report->match.clear();
        }
    }
}

Section publicSection(const EventDetails &event, Section section, const PageSettings &settings)
{
    while (!section.rounds.empty() && section.rounds.back().state == Round::State::Draft)
        section.rounds.pop_back();
    for (Entry &entry : section.entries)
        entry.details = publicDetails(entry, nameShown(settings, event, section.id, entry));
    for (Round &round : section.rounds)
        hideReports(round);
    for (Adjustment &each : section.adjustments)
        each.reason.clear();
    for (PlaceDecision &each : section.decisions)
        each.reason.clear();
    section.locks.clear();
    section.rankings = {};
    section.settings.seed = 0;
    return section;
}

// Sums name opponents by their place in the facts, so these stay, without what nobody is to read.
SectionFacts publicFacts(SectionFacts facts, const Section &open)
{
    for (EntryFacts &entry : facts.entries) {
        const Entry *shown = findEntry(open, entry.id);
        entry.rating = shown ? shown->details.rating : std::nullopt;
        entry.birthYear = 0;
        entry.ratedGames.reset();
        entry.ratingFactor.reset();
    }
    return facts;
}

// A rating would tell who is behind a name that is not shown, also in the sums of opponents.
PlaceTable publicPlaces(PlaceTable places, const Section &whole, const Section &open)
{
    const auto hasRating = [](const Section &section, EntryId id) {
        const Entry *entry = findEntry(section, id);
        return entry && entry->details.rating;
    };
    const bool isAnyHidden = std::ranges::any_of(
        whole.entries, [&](const Entry &entry) { return entry.details.rating && !hasRating(open, entry.id); });
    for (Standing &row : places.rows) {
        for (std::size_t i = 0; isAnyHidden && i < row.values.size(); ++i) {
            const Criterion::Kind kind = places.criteria[i].kind;
            if (isOfRatings(kind))
                row.values[i].terms.clear();
            if (kind == Criterion::Kind::Rating && !hasRating(open, row.entry)) {
                row.values[i] = {};
                row.values[i].hasEffect = false;
            }
        }
    }
    return places;
}

record::PlayerInfo playerOf(const Section &open, EntryId id)
{
    const Entry *entry = findEntry(open, id);
    if (!entry)
        return {};
    const EntryDetails &details = entry->details;
    return { shownName(open, id), details.rank, details.club.empty() ? details.country : details.club };
}

// The records are made of the names that they were played under, which tell who was Black, and then get those to show.
std::vector<RecordedGame> publicGames(
    const Event &event, const Section &whole, const Section &open, const std::string &id, const ReadRecord &read)
{
    std::vector<RecordedGame> games = std::move(recordsOf(event, whole, id, read).games);
    for (RecordedGame &game : games) {
        const Match &match = *findMatch(*findRound(whole, game.round), game.table);
        const Party opener = match.games[static_cast<std::size_t>(game.game)].opener;
        record::Game shown = publicRecord(game.record);
        const bool isBlack = shown.info.opener == rules::Side::Black;
        (isBlack ? shown.info.black : shown.info.white) = playerOf(open, match.entry(opener));
        (isBlack ? shown.info.white : shown.info.black) = playerOf(open, match.entry(otherParty(opener)));
        game.record = std::move(shown);
    }
    return games;
}

std::vector<PublicCorrection> publicCorrections(const std::vector<Correction> &all, int section, Milliseconds until)
{
    std::vector<PublicCorrection> found;
    for (const Correction &each : all) {
        const bool isOfTable = each.kind == Correction::Kind::Result || each.kind == Correction::Kind::Ruling;
        if (each.section == section && isOfTable && each.wasClosed && each.stamp.when <= until)
            found.push_back({ each.round, each.table, each.stamp.when });
    }
    return found;
}

} // namespace

PublicPicture pictureOf(
    const Log &log, const std::string &id, const PageSettings &settings, Milliseconds now, const ReadRecord &read)
{
    const Shown shown = withoutNewResults(log, settings.delay, now);
    const std::vector<Correction> corrections = correctionsOf(log.lines());
    PublicPicture picture { shown.event.details, {}, shown.asOf, shown.next };
    picture.details.initialsFromYear = 0;
    for (const Section &whole : shown.event.sections) {
        PublicSection open;
        open.section = publicSection(shown.event.details, whole, settings);
        open.facts = publicFacts(factsOf(whole), open.section);
        open.places = publicPlaces(placesOf(whole), whole, open.section);
        open.games = publicGames(shown.event, whole, open.section, id, read);
        open.corrections = publicCorrections(corrections, whole.id, shown.asOf);
        picture.sections.push_back(std::move(open));
    }
    return picture;
}

} // namespace kagetsu::venue
