// SPDX-License-Identifier: MIT
#include "cli/commands/library/libraryinput.h"

#include "cli/input/application.h"
#include "cli/input/filename.h"
#include "cli/input/rulename.h"
#include "cli/output/message.h"
#include "cli/words/librarywords.h"
#include "library/model/fold.h"
#include "opening/pattern/catalogue.h"
#include "record/positiontext.h"
#include "record/text/bytes.h"

#include <CLI/App.hpp>

#include <algorithm>

namespace kagetsu::cli {

namespace {

library::RowSet rowsLike(const std::vector<library::NamedRow> &rows, const std::string &name)
{
    library::RowSet set;
    const std::string search = library::folded(name);
    for (const library::NamedRow &row : rows) {
        if (library::matchesName(library::folded(row.name), search))
            set.insert(row.id);
    }
    return set;
}

std::string nameIn(const std::vector<library::NamedRow> &rows, std::uint32_t id)
{
    const auto row = std::lower_bound(rows.begin(), rows.end(), id,
        [](const library::NamedRow &each, std::uint32_t wanted) { return each.id < wanted; });
    return row != rows.end() && row->id == id ? row->name : std::string();
}

std::optional<library::Filter> refuse(std::string_view code, const std::string &text)
{
    printMessage({}, Severity::Error, code, text);
    return std::nullopt;
}

} // namespace

std::string_view resultWord(record::Winner winner)
{
    switch (winner) {
    case record::Winner::Black: return "black";
    case record::Winner::White: return "white";
    case record::Winner::Draw: return "draw";
    case record::Winner::BothLose: return "both-lose";
    case record::Winner::Void: return "void";
    case record::Winner::Unknown: break;
    }
    return "unknown";
}

ExitStatus tell(const std::string &file, const library::StoreFault &fault)
{
    const Words words = wordsFor(fault.code);
    std::string text = words.text;
    if (fault.holder != 0)
        text += " [process " + std::to_string(fault.holder) + ']';
    if (!fault.detail.empty())
        text += " [" + onOneLine(fault.detail) + ']';
    printMessage({ file }, Severity::Error, words.code, text);
    return ExitStatus::Bad;
}

void tell(const library::ImportFinding &finding)
{
    using What = library::ImportFinding::What;
    const Place place { finding.file, finding.line };
    const std::string game = finding.game == 0 ? std::string() : "Game " + std::to_string(finding.game) + ": ";
    switch (finding.what) {
    case What::Unreadable:
        return printMessage(place, Severity::Error, "unreadable",
            "The file could not be read." + (finding.detail.empty() ? "" : " [" + onOneLine(finding.detail) + ']'));
    case What::TooLarge: return printMessage(place, Severity::Error, "too-large", "The file is larger than 2 GB.");
    case What::NoGames: return printMessage(place, Severity::Error, "no-games", "No game was found in the file.");
    case What::Cut: return printMessage(place, Severity::Warning, "cut", "The file ends too early.");
    case What::Foreign:
        return printMessage(place, Severity::Warning, "other-game", game + "This is not a game of five in a row.");
    case What::Faulty: break;
    }
    const Words words = wordsFor(finding.fault);
    const std::string at = finding.faultAt > 0 ? " [move " + std::to_string(finding.faultAt) + ']' : std::string();
    printMessage(place, Severity::Warning, words.code, game + words.text + at);
}

std::optional<QStringList> pathsFrom(const std::vector<std::string> &paths)
{
    QStringList names;
    for (const std::string &path : paths) {
        const auto name = fileNameOf(path);
        if (!name) {
            printMessage({ path }, Severity::Error, "bad-name", "The file name is not valid UTF-8.");
            return std::nullopt;
        }
        names.append(*name);
    }
    return names;
}

std::unique_ptr<OpenedLibrary> OpenedLibrary::open(const std::string &file, library::SqlStore::Access access)
{
    const auto name = fileNameOf(file);
    if (!name) {
        printMessage({ file }, Severity::Error, "bad-name", "The file name is not valid UTF-8.");
        return nullptr;
    }
    needApplication();
    auto opened = std::make_unique<OpenedLibrary>();
    opened->m_file = file;
    if (const auto fault = opened->m_store.open(*name, access)) {
        (void)opened->tell(*fault);
        return nullptr;
    }
    return opened;
}

const library::Contents *OpenedLibrary::contents()
{
    if (!m_contents) {
        auto read = m_store.readAll();
        if (!read) {
            (void)tell(read.fault());
            return nullptr;
        }
        m_contents = std::move(read).value();
    }
    return &*m_contents;
}

const library::Catalogue *OpenedLibrary::catalogue()
{
    if (!m_catalogue) {
        auto read = m_store.readAll();
        if (!read) {
            (void)tell(read.fault());
            return nullptr;
        }
        m_catalogue = std::make_unique<const library::Catalogue>(std::move(read).value());
    }
    return m_catalogue.get();
}

ExitStatus OpenedLibrary::tell(const library::StoreFault &fault) const
{
    return cli::tell(m_file, fault);
}

std::string OpenedLibrary::playerName(std::uint32_t id) const
{
    return m_contents ? nameIn(m_contents->players, id) : std::string();
}

std::string OpenedLibrary::eventName(std::uint32_t id) const
{
    return m_contents ? nameIn(m_contents->events, id) : std::string();
}

CLI::Option *addLibraryOption(CLI::App &parser, std::string &file)
{
    return parser.add_option("--library", file, "The file of the game library")->required();
}

void addFilterOptions(CLI::App &parser, FilterArguments &arguments, std::string usualKinds)
{
    arguments.kind = std::move(usualKinds);
    parser.add_option("--player", arguments.player, "Only games of this player; the beginning of each name is enough");
    parser.add_option("--side", arguments.side, "Which side --player has")->check(CLI::IsMember({ "black", "white" }));
    parser.add_option("--opponent", arguments.opponent, "Only games against this player");
    parser.add_option("--event", arguments.event, "Only games of this event");
    parser.add_option("--since", arguments.firstYear, "Only games of this year or later");
    parser.add_option("--until", arguments.lastYear, "Only games of this year or earlier");
    parser.add_option("--rule", arguments.rule, "Only games under these rules: renju, standard, freestyle, …");
    parser.add_option("--result", arguments.result, "Only games that ended so")
        ->check(CLI::IsMember({ "black", "white", "draw", "unknown" }));
    parser
        .add_option("--kind", arguments.kind,
            "Games between people, with a computer, between engines, or studies (default: " + arguments.kind + ')')
        ->check(CLI::IsMember({ "people", "computer", "engines", "study", "all" }));
    parser.add_option("--opening", arguments.opening, "Only games with this opening pattern: D1 to D13, I1 to I13");
    parser.add_flag("--faulty", arguments.faulty, "Only games with a fault");
}

std::optional<library::Filter> filterFrom(const FilterArguments &arguments, const library::Contents &contents)
{
    library::Filter filter;
    if (!arguments.player.empty())
        filter.player = rowsLike(contents.players, arguments.player);
    if (!arguments.opponent.empty())
        filter.opponent = rowsLike(contents.players, arguments.opponent);
    if (!arguments.event.empty())
        filter.event = rowsLike(contents.events, arguments.event);
    if (!arguments.side.empty())
        filter.side = arguments.side == "black" ? rules::Side::Black : rules::Side::White;
    filter.firstYear = arguments.firstYear.value_or(filter.firstYear);
    filter.lastYear = arguments.lastYear.value_or(filter.lastYear);
    if (!arguments.rule.empty()) {
        const auto rule = ruleFromName(arguments.rule);
        if (!rule)
            return refuse("unknown-rule", "There are no such rules: " + onOneLine(arguments.rule));
        filter.rules = 1u << library::ruleNumber(rule);
    }
    using record::Winner;
    if (arguments.result == "black")
        filter.winners = library::bitOf(Winner::Black);
    else if (arguments.result == "white")
        filter.winners = library::bitOf(Winner::White);
    else if (arguments.result == "draw")
        filter.winners = library::bitOf(Winner::Draw);
    else if (arguments.result == "unknown")
        filter.winners =
            ~(library::bitOf(Winner::Black) | library::bitOf(Winner::White) | library::bitOf(Winner::Draw));
    if (const auto kind = kindFromName(arguments.kind))
        filter.kinds = library::bitOf(*kind);
    if (!arguments.opening.empty()) {
        const opening::Pattern *pattern = opening::patternFromCode(arguments.opening);
        if (!pattern)
            return refuse("unknown-opening", "There is no such opening pattern: " + onOneLine(arguments.opening));
        filter.openings = 1u << (pattern - opening::patterns().data() + 1);
    }
    if (arguments.faulty)
        filter.isFaulty = true;
    return filter;
}

std::optional<std::pair<int, std::vector<library::Line::Stone>>> stonesFrom(const std::string &text, int boardSize)
{
    if (record::trimmed(text).empty())
        return std::pair(boardSize, std::vector<library::Line::Stone>());
    const auto written = record::readPosition(text, boardSize);
    if (!written) {
        using Reason = record::PositionTextFault::Reason;
        const record::PositionTextFault &fault = written.fault();
        std::string why = "This is not a position: ";
        switch (fault.reason) {
        case Reason::Word: why += "a word is not a move"; break;
        case Reason::OffBoard: why += "a move is not on the board"; break;
        case Reason::Occupied: why += "a point is occupied already"; break;
        case Reason::BoardLength: why += "a board has as many rows as columns"; break;
        case Reason::NoGame: why += "the record has no game"; break;
        case Reason::BoardShape: why += "the board of the record cannot be played on"; break;
        case Reason::Empty: why += "there is none"; break;
        }
        printMessage({}, Severity::Error, "bad-position",
            why + (fault.word.empty() ? std::string() : ": " + onOneLine(fault.word)) + '.');
        return std::nullopt;
    }
    std::vector<library::Line::Stone> stones;
    for (int y = 0; y < written->start.size(); ++y) {
        for (int x = 0; x < written->start.size(); ++x) {
            const rules::Stone stone = written->start.at({ x, y });
            if (stone != rules::Stone::None)
                stones.push_back({ stone == rules::Stone::Black ? rules::Side::Black : rules::Side::White, { x, y } });
        }
    }
    for (const record::Move &move : written->moves) {
        if (move.kind == record::Move::Kind::Stone)
            stones.push_back({ move.side, move.point });
    }
    return std::pair(written->start.size(), std::move(stones));
}

std::optional<library::PositionQuestion> positionFrom(const std::string &text, int boardSize)
{
    auto stones = stonesFrom(text, boardSize);
    if (!stones)
        return std::nullopt;
    return library::PositionQuestion(stones->first, std::move(stones->second));
}

std::string movesText(const library::StoredGame &game)
{
    std::string text;
    const auto line = library::lineFrom(game.moves, game.size);
    for (const library::Line::Ply &ply : line ? line->plies : std::vector<library::Line::Ply>())
        text.append(text.empty() ? "" : " ").append(ply.point ? toText(*ply.point) : "pass");
    return text;
}

std::string openingCode(int opening)
{
    return opening > 0 ? std::string(opening::patterns()[static_cast<std::size_t>(opening) - 1].code) : std::string();
}

Answer headAnswer(std::int64_t id, const library::StoredGame &game)
{
    const auto line = library::lineFrom(game.moves, game.size);
    Answer answer { { "game", id }, { "date", game.date }, { "black", game.black }, { "white", game.white },
        { "result", resultWord(game.result.winner) }, { "reason", codeOf(game.result.reason) }, { "event", game.event },
        { "round", game.round }, { "rules", game.terms.rules },
        { "opening", openingCode(line ? library::openingOf(*line) : 0) },
        { "moves", library::pliesOf(game.moves, game.size) }, { "kind", nameOf(game.kind) } };
    if (game.fault != library::GameFault::None)
        answer["fault"] = wordsFor(game.fault).code;
    return answer;
}

Answer perCent(std::uint64_t halves, std::uint64_t decided)
{
    return decided == 0 ? Answer() : Answer(static_cast<double>((halves * 1000 / decided + 1) / 2) / 10);
}

Answer scoreAnswer(const library::OwnScore &score)
{
    return { { "games", score.games }, { "won", score.won }, { "drawn", score.drawn }, { "lost", score.lost },
        { "score", perCent(score.halves(), score.decided()) } };
}

} // namespace kagetsu::cli
