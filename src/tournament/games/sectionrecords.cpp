// SPDX-License-Identifier: MIT
#include "tournament/games/sectionrecords.h"

#include "record/renlib/convert.h"
#include "record/sgf/sgfwriter.h"
#include "tournament/model/find.h"

namespace kagetsu::tournament {

namespace {

using record::Winner;
using rules::Side;

// Returns the colour of the opener. If the record does not tell it, the names decide; in a game without a swap, the
// opener is Black.
Side colourOfOpener(const record::GameInfo &info, const std::string &opener, const std::string &second)
{
    if (info.opener)
        return *info.opener;
    const bool isExchanged = info.black.name == second && info.white.name == opener && opener != second;
    return isExchanged ? Side::White : Side::Black;
}

Winner winnerOf(Outcome outcome, Party black)
{
    switch (outcome) {
    case Outcome::Draw: return Winner::Draw;
    case Outcome::BothForfeited: return Winner::BothLose;
    case Outcome::AWon:
    case Outcome::AWonByForfeit: return black == Party::A ? Winner::Black : Winner::White;
    case Outcome::BWon:
    case Outcome::BWonByForfeit: break;
    }
    return black == Party::B ? Winner::Black : Winner::White;
}

void tellIfKnown(std::string &place, const std::string &text)
{
    if (!text.empty())
        place = text;
}

void tellPlayer(record::PlayerInfo &player, const Entry *entry)
{
    if (!entry)
        return;
    player.name = entry->details.name;
    tellIfKnown(player.rank, entry->details.rank);
    tellIfKnown(player.team, entry->details.club.empty() ? entry->details.country : entry->details.club);
}

void tellEvent(record::GameInfo &info, const EventDetails &details, const SectionSettings &settings)
{
    std::string name = details.name;
    if (settings.name != details.name && !settings.name.empty()) // the only section often has the name of its event
        name += (name.empty() ? "" : ", ") + settings.name;
    tellIfKnown(info.event, name);
    tellIfKnown(info.place, details.place);
    if (info.arbiter.empty() && !details.arbiters.empty())
        info.arbiter = details.arbiters.front();
}

void tellGame(record::GameInfo &info, const Section &section, const Match &match, int game)
{
    const Game &played = match.games[static_cast<std::size_t>(game)];
    const Party second = otherParty(played.opener);
    const Entry *one = findEntry(section, match.entry(played.opener));
    const Entry *other = findEntry(section, match.entry(second));
    const Side colour =
        colourOfOpener(info, one ? one->details.name : std::string(), other ? other->details.name : std::string());
    const bool isBlack = colour == Side::Black;
    info.opener = colour;
    tellPlayer(isBlack ? info.black : info.white, one);
    tellPlayer(isBlack ? info.white : info.black, other);
    const Winner winner = winnerOf(played.report->outcome, isBlack ? played.opener : second);
    if (info.result.winner != winner)
        info.result = { winner, record::Reason::Adjudicated };
}

// Returns the line that describes a game at its last move in a library, which has no game headers: "3.12 Ann – Bob
// 1-0". Black is named first.
std::string lineOf(const RecordedGame &game)
{
    const auto result = [&game] {
        switch (game.record.info.result.winner) {
        case Winner::Black: return " 1-0";
        case Winner::White: return " 0-1";
        case Winner::Draw: return " ½-½";
        default: return " 0-0";
        }
    };
    return std::to_string(game.round) + '.' + std::to_string(game.table) + ' ' + game.record.info.black.name + " – "
        + game.record.info.white.name + result();
}

} // namespace

SectionRecords recordsOf(const Event &event, const Section &section, const std::string &id, const ReadRecord &read,
    std::optional<int> wanted)
{
    SectionRecords records;
    const auto add = [&](int round, const Match &match, int game) {
        const std::string &name = match.games[static_cast<std::size_t>(game)].report->record;
        std::optional<std::string> bytes = read(name);
        const record::Collection held = bytes ? record::readRecords(std::move(*bytes), {}) : record::Collection();
        if (held.size() == 0) {
            records.missing.push_back(name);
            return;
        }
        RecordedGame one { round, match.table, game, held.readGame(0) };
        record::GameInfo &info = one.record.info;
        tellEvent(info, event.details, section.settings);
        tellGame(info, section, match, game);
        info.round = std::to_string(round);
        info.table = std::to_string(match.table);
        info.tournamentGame = id + ':' + info.round + ':' + info.table + ':' + std::to_string(game + 1);
        records.games.push_back(std::move(one));
    };
    for (std::size_t i = 0; i < section.rounds.size(); ++i) {
        if (section.rounds[i].state == Round::State::Draft || (wanted && *wanted != static_cast<int>(i) + 1))
            continue;
        for (const Match &match : section.rounds[i].matches) {
            for (std::size_t game = 0; game < match.games.size(); ++game) {
                if (match.games[game].report && !match.games[game].report->record.empty())
                    add(static_cast<int>(i) + 1, match, static_cast<int>(game));
            }
        }
    }
    return records;
}

std::string sgfOf(const SectionRecords &records)
{
    std::string text;
    for (const RecordedGame &game : records.games)
        text += record::writeSgf(game.record);
    return text;
}

Result<SectionLibrary, record::LibraryExportRefusal> libraryOf(const SectionRecords &records)
{
    record::LibraryBuilder builder;
    SectionLibrary library;
    bool isFirst = true;
    for (const RecordedGame &each : records.games) {
        record::Game game = each.record;
        if (!isFirst && (game.tree.columns() != builder.columns() || game.tree.rows() != builder.rows())) {
            ++library.otherSize;
            continue;
        }
        isFirst = false;
        const record::NodeId last = game.tree.mainLine().back();
        const std::string comment = game.tree.comment(last);
        game.tree.setComment(last, comment.empty() ? lineOf(each) : lineOf(each) + '\n' + comment);
        builder.add(game);
    }
    record::GameTree tree = builder.take();
    tree.setCharset(record::Charset::Utf8);
    auto written = record::writeLibrary(tree);
    if (!written)
        return Fault { written.fault() };
    library.bytes = std::move(written.value().bytes);
    return library;
}

} // namespace kagetsu::tournament
