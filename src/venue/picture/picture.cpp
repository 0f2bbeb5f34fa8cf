// SPDX-License-Identifier: MIT
#include "venue/picture/picture.h"

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

Section publicSection(Section section, const NamesShown &names)
{
    while (!section.rounds.empty() && section.rounds.back().state == Round::State::Draft)
        section.rounds.pop_back();
    for (Entry &entry : section.entries)
        entry.details = publicDetails(entry, names.of(section.id, entry.id));
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

// True if the ratings of the opponents of an entry's opponents are in the value.
bool isOfFartherRatings(Criterion::Kind kind)
{
    return kind == Criterion::Kind::AveragePerformance || kind == Criterion::Kind::AveragePerfect;
}

// A rating would tell who is behind a name that is not shown. An average over few opponents tells it, too, so values
// that such a rating is in are not shown, and where there is one no value has its terms.
PlaceTable publicPlaces(PlaceTable places, const SectionFacts &facts, const Section &open)
{
    std::vector<bool> isHidden; // by index in the facts
    for (const EntryFacts &entry : facts.entries) {
        const Entry *shown = findEntry(open, entry.id);
        isHidden.push_back(entry.rating && !(shown && shown->details.rating));
    }
    if (std::ranges::find(isHidden, true) == isHidden.end())
        return places;
    const auto hasMetHidden = [&](std::size_t entry) {
        return std::ranges::any_of(facts.entries[entry].rounds,
            [&](const RoundFact &round) { return round.opponent && isHidden[*round.opponent]; });
    };
    for (Standing &row : places.rows) {
        for (std::size_t i = 0; i < row.values.size(); ++i) {
            const Criterion::Kind kind = places.criteria[i].kind;
            const bool isTelling =
                kind == Criterion::Kind::Rating ? isHidden[row.facts] : isOfRatings(kind) && hasMetHidden(row.facts);
            if (isOfRatings(kind))
                row.values[i].terms.clear();
            if (isTelling || isOfFartherRatings(kind)) {
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
        // What the event does not know may be anybody's words in the record.
        if (!event.details.name.empty() || !whole.settings.name.empty())
            shown.info.event = game.record.info.event;
        shown.info.place = event.details.place;
        if (!event.details.arbiters.empty())
            shown.info.arbiter = event.details.arbiters.front();
        game.record = std::move(shown);
    }
    return games;
}

std::vector<PublicCorrection> publicCorrections(const std::vector<Correction> &all, int section)
{
    std::vector<PublicCorrection> found;
    for (const Correction &each : all) {
        const bool isOfTable = each.kind == Correction::Kind::Result || each.kind == Correction::Kind::Ruling;
        if (each.section == section && isOfTable && each.wasClosed)
            found.push_back({ each.round, each.table, each.stamp.when });
    }
    return found;
}

} // namespace

PublicPicture pictureOf(
    const Log &log, const std::string &id, const PageSettings &settings, Milliseconds now, const ReadRecord &read)
{
    const Shown shown = withoutNewResults(log, settings.delay, now);
    const NamesShown names(settings, shown.event);
    PublicPicture picture { shown.event.details, {}, shown.asOf, shown.next, id };
    picture.details.initialsFromYear = 0;
    for (const Section &whole : shown.event.sections) {
        const SectionFacts facts = factsOf(whole);
        PublicSection open;
        open.section = publicSection(whole, names);
        open.facts = publicFacts(facts, open.section);
        open.places = publicPlaces(placesOf(whole), facts, open.section);
        open.games = publicGames(shown.event, whole, open.section, id, read);
        open.corrections = publicCorrections(shown.corrections, whole.id);
        for (const auto &[key, when] : shown.entered) {
            const auto &[section, round, table] = key;
            if (section == whole.id)
                open.entered[{ round, table }] = when;
        }
        picture.sections.push_back(std::move(open));
    }
    return picture;
}

std::optional<PerSeat<std::string>> publicNames(const Event &event, const PageSettings &settings, const GameKey &key)
{
    const Section *section = findSection(event, key.section);
    const Round *round = section ? findRound(*section, key.round) : nullptr;
    if (!round || round->state == Round::State::Draft || !placeOf(*section, key))
        return std::nullopt;
    const NamesShown names(settings, event);
    const auto nameOf = [&](EntryId id) {
        const Entry *entry = findEntry(*section, id);
        return entry ? publicDetails(*entry, names.of(section->id, id)).name : std::string();
    };
    return PerSeat<std::string> { nameOf(key.opener), nameOf(key.second) };
}

std::vector<LiveGame> liveGames(const PublicPicture &picture, const PageSettings &settings, Milliseconds now,
    const std::vector<QByteArray> &journals)
{
    std::vector<LiveGame> games;
    if (settings.delay.kind == Delay::Kind::RoundEnd)
        return games;
    const Milliseconds behind = lagOf(settings.delay);
    std::map<std::tuple<int, int, int, int>, LiveGame> sorted;
    for (const QByteArray &journal : journals) {
        std::optional<LiveGame> game = liveGameOf(journal, (now - behind).count());
        if (!game || game->key.event != picture.id)
            continue;
        game->at += behind.count(); // when it is shown
        const auto section = std::ranges::find(
            picture.sections, game->key.section, [](const PublicSection &each) { return each.section.id; });
        const auto place = section == picture.sections.end() ? std::nullopt : placeOf(section->section, game->key);
        if (!place || place->match->games[static_cast<std::size_t>(game->key.game)].report)
            continue;
        const std::tuple key(game->key.section, game->key.round, place->match->table, game->key.game);
        sorted.insert_or_assign(key, std::move(*game));
    }
    for (auto &[key, game] : sorted)
        games.push_back(std::move(game));
    return games;
}

} // namespace kagetsu::venue
