// SPDX-License-Identifier: MIT
#include "record/formats/rifwriter.h"

#include "record/formats/foreignfacts.h"
#include "record/formats/rif.h"
#include "record/text/bytes.h"
#include "record/text/datetext.h"

#include <algorithm>
#include <utility>

namespace kagetsu::record {

namespace {

constexpr std::string_view IdPrefix = "rif:";

// Returns the number of bytes of the character that begins here, or 0 if there is none that XML allows.
std::size_t characterAt(std::string_view text)
{
    const auto first = static_cast<unsigned char>(text[0]);
    if (first < 0x80)
        return first >= 0x20 || first == '\t' || first == '\n' ? 1 : 0;
    const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || text.size() < length)
        return 0;
    std::uint32_t value = first & (0xFFU >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        const auto next = static_cast<unsigned char>(text[i]);
        if ((next & 0xC0) != 0x80)
            return 0;
        value = value << 6 | (next & 0x3F);
    }
    constexpr std::uint32_t least[] { 0x80, 0x800, 0x10000 };
    const bool isSurrogate = value >= 0xD800 && value < 0xE000;
    const bool isNone = value == 0xFFFE || value == 0xFFFF || value > 0x10FFFF;
    return value < least[length - 2] || isSurrogate || isNone ? 0 : length;
}

std::string escaped(std::string_view text)
{
    std::string xml;
    while (!text.empty()) {
        const std::size_t length = characterAt(text);
        switch (length == 0 ? '\0' : text[0]) {
        case '\0': xml += static_cast<unsigned char>(text[0]) < 0x80 ? " " : "\xEF\xBF\xBD"; break;
        case '&': xml += "&amp;"; break;
        case '<': xml += "&lt;"; break;
        case '>': xml += "&gt;"; break;
        case '"': xml += "&quot;"; break;
        default: xml += text.substr(0, length);
        }
        text.remove_prefix(std::max<std::size_t>(1, length));
    }
    return xml;
}

// Returns ` name="value"`.
std::string attribute(std::string_view name, std::string_view value)
{
    std::string text(1, ' ');
    text.append(name).append("=\"").append(escaped(oneLine(value)));
    return text += '"';
}

std::string optionalAttribute(std::string_view name, std::string_view value)
{
    return value.empty() ? std::string() : attribute(name, value);
}

std::string_view scoreOf(Winner winner)
{
    switch (winner) {
    case Winner::Black: return "1";
    case Winner::White: return "0";
    case Winner::Draw: return "0.5";
    default: return {};
    }
}

std::string tokenOf(const NodeAction &action)
{
    return action.isStone() ? lowered(rules::toText(action.point())) : "--";
}

// Returns D1 to D13 or I1 to I13, as RenjuNet writes them.
std::string patternText(std::string id)
{
    if (!id.empty() && id[0] >= 'a' && id[0] <= 'z')
        id[0] = static_cast<char>(id[0] - 'a' + 'A');
    return id;
}

// Returns the fifth moves that were offered besides the one played. Returns nothing if there were none, or if the move
// played is not among the offers.
std::string alternatives(const GameTree &tree, const std::vector<NodeId> &moves)
{
    constexpr std::size_t fifth = 4;
    if (moves.size() <= fifth || !tree.action(moves[fifth]).isStone())
        return {};
    const std::vector<rules::Point> &offers = tree.details(moves[fifth - 1]).fifthOffers;
    const rules::Point played = tree.action(moves[fifth]).point();
    if (std::find(offers.begin(), offers.end(), played) == offers.end())
        return {};
    std::string text;
    for (const rules::Point offer : offers) {
        if (offer != played)
            text += (text.empty() ? "" : " ") + lowered(rules::toText(offer));
    }
    // If there was no other offer, the move played is written to show that it was an offer.
    return text.empty() ? lowered(rules::toText(played)) : text;
}

// True if the game has facts that the library cannot hold. All facts that it can hold are removed first.
bool leavesFacts(GameInfo info, std::string_view date)
{
    for (PlayerInfo *player : { &info.black, &info.white }) {
        player->name.clear();
        player->team.clear();
    }
    for (std::string *held : { &info.event, &info.round, &info.place, &info.rules, &info.openingName, &info.openingId,
             &info.remark, &info.user })
        held->clear();
    if (!date.empty())
        info.date.clear();
    // RE only repeats the result.
    info.resultText.clear();
    if (!scoreOf(info.result.winner).empty())
        info.result.winner = Winner::Unknown;
    if (info.recordId.starts_with(IdPrefix))
        info.recordId.clear();
    return tellsFacts(std::move(info));
}

constexpr std::array<std::string_view, 6> TableNames { "countries", "cities", "rules", "openings", "players",
    "tournaments" };
constexpr std::array<std::string_view, 6> RowNames { "country", "city", "rule", "opening", "player", "tournament" };
constexpr std::array<std::string_view, 12> MonthNames { "January", "February", "March", "April", "May", "June", "July",
    "August", "September", "October", "November", "December" };

} // namespace

std::string RifWriter::rowOf(Section table, const std::string &attributes)
{
    const auto [found, isNew] = m_numbers[table].try_emplace(attributes, m_numbers[table].size() + 1);
    std::string number = std::to_string(found->second);
    if (isNew) {
        m_rows[table].append("<").append(RowNames[table]).append(attribute("id", number));
        m_rows[table].append(attributes).append("/>\n");
    }
    return number;
}

std::string RifWriter::playerRow(const PlayerInfo &player)
{
    if (player.name.empty() && player.team.empty())
        return {};
    const std::string country =
        player.team.empty() ? std::string() : rowOf(Countries, attribute("name", player.team) + attribute("abbr", ""));
    // It is not known which part of the name is the surname, so the whole name goes into one attribute.
    return rowOf(Players,
        attribute("name", player.name) + attribute("surname", "") + attribute("country", country)
            + attribute("city", ""));
}

std::string RifWriter::tournamentRow(const GameInfo &info, std::string_view date)
{
    if (info.event.empty() && info.place.empty() && date.empty())
        return {};
    const std::string city =
        info.place.empty() ? std::string() : rowOf(Cities, attribute("country", "") + attribute("name", info.place));
    const std::string year(date.substr(0, 4));
    std::string month(date.size() >= 7 ? date.substr(5, 2) : "");
    if (month.starts_with('0'))
        month.erase(0, 1);
    constexpr std::size_t whole = 10;
    const std::string_view day = date.size() == whole ? date : std::string_view();
    return rowOf(Tournaments,
        attribute("name", info.event) + attribute("country", "") + attribute("city", city)
            + optionalAttribute("year", year) + optionalAttribute("month", month) + optionalAttribute("start", day)
            + optionalAttribute("end", day));
}

// Returns the number that the game had in the library it was read from, unless another game has already taken it.
std::string RifWriter::gameId(const std::string &recordId)
{
    if (!recordId.starts_with(IdPrefix))
        return {};
    std::string id = recordId.substr(IdPrefix.size());
    return m_ids.insert(id).second ? id : std::string();
}

Result<Done, ExportRefusal> RifWriter::add(const Game &game)
{
    const GameTree &tree = game.tree;
    if (tree.columns() != RifLines || tree.rows() != RifLines)
        return Fault { ExportRefusal::BoardSize };
    ExportLosses losses;
    const LineHolds holds {
        .passes = true, .nothing = true, .info = true, .facts = { "swap", "btime", "wtime", "alt" }
    };
    const auto moves = plainLine(game, holds, losses);
    if (!moves)
        return Fault { moves.fault() };

    const GameInfo &info = game.info;
    const std::string date = isoDate(info.date).value_or("");
    if (leavesFacts(info, date))
        losses.add(ExportLoss::GameFacts);
    const std::string offered = alternatives(tree, *moves);
    if (!offered.empty()) {
        // The offers were counted as a loss. This is undone unless the node has other notes as well.
        NodeDetails details = tree.details((*moves)[3]);
        details.fifthOffers.clear();
        if (!tellsOpening(std::move(details)))
            losses.add(ExportLoss::OpeningNotes, -1);
    }

    std::string head = attribute("publisher", playerRow({ info.user, {}, {} }));
    head += attribute("tournament", tournamentRow(info, date)) + attribute("round", info.round);
    head += attribute("rule", info.rules.empty() ? "" : rowOf(Rules, attribute("name", info.rules)));
    head += attribute("black", playerRow(info.black));
    head += attribute("white", playerRow(info.white));
    head += attribute("bresult", scoreOf(info.result.winner));
    head += attribute("btime", fact(tree, "btime")) + attribute("wtime", fact(tree, "wtime"));
    const std::string pattern = patternText(info.openingId);
    const bool hasOpening = !pattern.empty() || !info.openingName.empty();
    head += attribute(
        "opening", hasOpening ? rowOf(Openings, attribute("abbr", pattern) + attribute("name", info.openingName)) : "");
    head += attribute("alt", offered.empty() ? fact(tree, "alt") : offered) + attribute("swap", fact(tree, "swap"));
    head += ">\n<move>";
    std::string separator;
    for (const NodeId node : *moves) {
        head += separator + tokenOf(tree.action(node));
        separator = " ";
    }
    head += "</move>\n";
    if (!info.remark.empty())
        head += "<info>" + escaped(info.remark) + "</info>\n";

    m_gameIds.push_back(gameId(info.recordId));
    m_games.push_back(std::move(head));
    m_losses.add(losses);
    return Done {};
}

WrittenGame RifWriter::take(std::string_view date)
{
    WrittenGame written;
    std::string &text = written.bytes;
    text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<database version=\"1.0\"";
    text += optionalAttribute("date", date) + ">\n";
    for (std::size_t table = 0; table < TableCount; ++table) {
        text.append("<").append(TableNames[table]).append(">\n").append(m_rows[table]);
        text.append("</").append(TableNames[table]).append(">\n");
        if (table != Cities)
            continue;
        text += "<months>\n";
        for (std::size_t month = 0; month < MonthNames.size(); ++month)
            text +=
                "<month" + attribute("id", std::to_string(month + 1)) + attribute("name", MonthNames[month]) + "/>\n";
        text += "</months>\n";
    }
    text += "<games>\n";
    std::size_t next = 1;
    for (std::size_t i = 0; i < m_games.size(); ++i) {
        std::string id = m_gameIds[i];
        while (id.empty()) {
            if (std::string free = std::to_string(next++); !m_ids.contains(free))
                id = std::move(free);
        }
        text += "<game" + attribute("id", id) + m_games[i] + "</game>\n";
    }
    text += "</games>\n</database>\n";
    written.losses = m_losses;
    *this = RifWriter();
    return written;
}

Result<WrittenGame, ExportRefusal> writeRif(const Game &game, std::string_view date)
{
    RifWriter writer;
    const Result<Done, ExportRefusal> added = writer.add(game);
    if (!added)
        return Fault { added.fault() };
    return writer.take(date);
}

} // namespace kagetsu::record
