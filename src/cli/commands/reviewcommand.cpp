// SPDX-License-Identifier: MIT
// The command review: what games missed and allowed by fours, and by threes, and what decided them.
#include "analysis/review/confirm.h"
#include "analysis/review/decidingmove.h"
#include "analysis/review/gameline.h"
#include "analysis/review/threesreview.h"
#include "analysis/solver/proof/checker.h"
#include "cli/commands/command.h"
#include "cli/input/games.h"
#include "cli/input/input.h"
#include "cli/input/orderedwork.h"
#include "cli/output/message.h"
#include "cli/output/progress.h"
#include "cli/output/reviewoutput.h"
#include "record/collection.h"

#include <CLI/App.hpp>
#include <CLI/Validators.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>
#include <memory>
#include <optional>
#include <tuple>
#include <utility>

namespace kagetsu::cli {

namespace {

using Json = nlohmann::ordered_json;

// What a question about fours and threes may examine at least.
constexpr std::uint64_t LeastNodesForThrees = 100'000;

struct ReviewOptions
{
    std::string file;
    std::string rule;
    std::size_t game = 0; // from 1; 0 means all
    std::uint64_t nodes = review::Options {}.nodes;
    bool hasOwnNodes = false; // the limit was given
    bool check = false;
    bool threes = false;
};

// The result for one game: its review, or the reason why there is none.
struct Reviewed
{
    std::size_t game = 0;
    rules::Rule rule = rules::Rule::Renju;
    review::Review review {};
    review::Line line {}; // only if a move decided it by fours and threes
    std::optional<review::Decided> decided {};
    std::vector<std::size_t> wrongClaims {}; // indices of the moves
    std::string error {};
    std::string text {};
    std::vector<std::size_t> holes {}; // indices of the moves with a proof that the checker refuses
};

std::pair<std::string, std::string> wordsOf(review::NoReview reason)
{
    switch (reason) {
    case review::NoReview::OtherGame: return { "other-game", "This is not a game of five in a row." };
    case review::NoReview::NoRule:
        return { "no-rule", "The record does not say which rule was used. Use --rule to choose one." };
    case review::NoReview::BadSize: break;
    }
    return { "bad-size", "A board of this size cannot be reviewed." };
}

// The solvers of one thread. That for threes allocates its memory when it is first needed.
struct ReviewSolvers
{
    solver::FourSolver fours {};
    std::optional<solver::ThreeSolver> threes {};
};

class ReviewCommand
{
public:
    ReviewCommand(const ReviewOptions &options, bool json)
        : m_options(options)
        , m_json(json)
    {
    }

    ExitStatus run()
    {
        Input input(m_options.file);
        std::string bytes;
        if (!input.readAll(bytes))
            return ExitStatus::Bad;
        m_name = input.name();
        const record::Collection games = record::readRecords(std::move(bytes), { .fileName = m_options.file });
        if (!hasGame(games, m_name))
            return ExitStatus::Bad;
        if (m_options.game > games.size())
            return refuse(
                "no-game", "The file has " + std::to_string(games.size()) + (games.size() == 1 ? " game." : " games."));
        if (m_options.game > 0 || games.size() == 1)
            reviewOne(games, std::max<std::size_t>(m_options.game, 1));
        else
            reviewAll(games);
        return m_status;
    }

private:
    ExitStatus refuse(std::string_view code, const std::string &text) const
    {
        printMessage({ m_name, 0, 0 }, Severity::Error, code, text);
        return ExitStatus::Bad;
    }

    void reviewOne(const record::Collection &games, std::size_t number)
    {
        ReviewSolvers solvers;
        tell(answer(games, number, solvers, [](const review::Progress &progressOfIt) {
            progress().tell(progressOfIt.done, progressOfIt.all);
            return true;
        }));
    }

    void reviewAll(const record::Collection &games)
    {
        std::size_t done = 0;
        OrderedWork<ReviewSolvers, Reviewed> work(
            std::max(1U, std::thread::hardware_concurrency()), [&](const Reviewed &reviewed) {
                progress().tell(++done, games.size());
                tell(reviewed);
            });
        for (std::size_t number = 1; number <= games.size(); ++number)
            work.add([&games, number, this](ReviewSolvers &solvers) { return answer(games, number, solvers, {}); });
        work.finish();
    }

    Reviewed answer(const record::Collection &games, std::size_t number, ReviewSolvers &solvers,
        const std::function<bool(const review::Progress &)> &goesOn) const
    {
        const record::Game game = games.readGame(number - 1);
        Reviewed reviewed { .game = number };
        auto rule = rules::ruleFromId(m_options.rule);
        if (!rule)
            rule = review::ruleOf(game);
        const auto line = review::gameLineOf(game, rule);
        if (!line) {
            std::tie(reviewed.error, reviewed.text) = wordsOf(line.fault());
            return reviewed;
        }
        reviewed.rule = *rule;
        reviewed.wrongClaims = line->wrongClaims;
        reviewed.review =
            reviewLine(line->line, solvers.fours, { .nodes = m_options.nodes, .stop = {}, .goesOn = goesOn });
        if (m_options.threes)
            addThrees(reviewed, line->line, solvers);
        if (m_options.check) {
            const std::vector<std::size_t> holes = movesWithHoles(line->line, reviewed.review);
            reviewed.holes.insert(reviewed.holes.begin(), holes.begin(), holes.end());
        }
        return reviewed;
    }

    void addThrees(Reviewed &reviewed, const review::Line &line, ReviewSolvers &solvers) const
    {
        if (!solvers.threes)
            solvers.threes.emplace();
        review::ThreesOptions options;
        if (m_options.hasOwnNodes)
            options.nodes = m_options.nodes * (line.moves.size() + 1);
        reviewed.review = review::addThrees(line, std::move(reviewed.review), solvers.fours, *solvers.threes, options);
        const std::uint64_t nodes = std::max(m_options.nodes, LeastNodesForThrees);
        reviewed.decided = decidedBy(line, *solvers.threes, { .nodes = nodes, .stop = {}, .goesOn = {} });
        if (!reviewed.decided)
            return;
        reviewed.line = line;
        rules::Position after = line.moves[reviewed.decided->move].before;
        const record::Move &move = line.moves[reviewed.decided->move].move;
        if (move.kind == record::Move::Kind::Stone)
            after.place(move.point, move.side);
        if (m_options.check && findHole(reviewed.decided->win.proof, after, line.rules))
            reviewed.holes.push_back(reviewed.decided->move);
    }

    void tell(const Reviewed &reviewed)
    {
        const Json number { { "game", reviewed.game } };
        if (!reviewed.error.empty()) {
            Json json = number;
            json["error"] = reviewed.error;
            if (m_json)
                std::cout << json.dump() << '\n';
            else
                std::cout << reviewed.game << "\terror\n";
            m_status = refuse(reviewed.error, "Game " + std::to_string(reviewed.game) + ": " + reviewed.text);
            return;
        }
        if (m_json) {
            Json json = number;
            json["rule"] = rules::idOf(reviewed.rule);
            json.update(reviewJson(reviewed.review, reviewed.wrongClaims));
            if (reviewed.decided)
                json["decided"] = decidedJson(*reviewed.decided);
            std::cout << json.dump() << '\n';
        } else {
            for (const std::string &row : reviewText(reviewed.review, reviewed.wrongClaims))
                std::cout << reviewed.game << '\t' << row << '\n';
            if (reviewed.decided)
                std::cout << reviewed.game << '\t' << decidedText(reviewed.line, *reviewed.decided) << '\n';
        }
        for (const std::size_t move : reviewed.holes) {
            printMessage({ m_name, 0, 0 }, Severity::Error, "proof-hole",
                "Game " + std::to_string(reviewed.game) + ", move " + std::to_string(move + 1)
                    + ": The proof has a hole. This is a fault of the program.");
            m_status = std::max(m_status, ExitStatus::No);
        }
    }

    const ReviewOptions &m_options;
    bool m_json;
    std::string m_name;
    ExitStatus m_status = ExitStatus::Fine;
};

} // namespace

void setUpReview(CLI::App &parser, Task &task)
{
    parser.footer(
        "Prints one line per finding, in game order, separated by tabs: game, move, X or O, point, code, and after "
        "it:\n"
        "  missed         a win by fours that the player did not begin: its length, the moves of its longest line\n"
        "  allowed        a win by fours of the opponent: the same, and the moves that would have stopped it, or - if\n"
        "                 the move itself made it possible; ... at the end: there may be others\n"
        "  missed-threes  with --threes: a win by fours and threes that the player gave up\n"
        "  allowed-threes with --threes: a win by fours and threes of the opponent, who had none at his turn before\n"
        "  forbidden      the kinds: 6 an overline, 44 a double-four, 33 a double-three\n"
        "  wrong-claim    the point was claimed to be forbidden and is not\n"
        "  unknown        missed, allowed or turning-point: the limit was reached before this was known; "
        "missed-threes:\n"
        "                 there was a win by fours and threes, with its length and line, and the move may have kept "
        "it;\n"
        "                 threes: the number of turns at which it is not known whether there was one\n"
        "  turning-point  the last move that could have changed the result, as far as was searched\n"
        "  decided        with --threes: the last move after which the winner had a win by fours and threes at each "
        "of\n"
        "                 his turns: its length and line; ... at the end: he may have had one before, too\n"
        "The record's own rules apply unless --rule says otherwise.");
    const auto options = std::make_shared<ReviewOptions>();
    std::vector<std::string> rules;
    for (const rules::Rule rule : rules::AllRules)
        rules.emplace_back(rules::idOf(rule));
    parser
        .add_option(
            "FILE", options->file, "A record in any format that convert reads, except a library; - is standard input")
        ->required();
    parser.add_option("--game", options->game, "Only the game with this number, counted from 1")
        ->check(CLI::PositiveNumber);
    parser.add_option("--rule", options->rule, "Judge by this rule")->check(CLI::IsMember(rules));
    auto *limit = parser.add_option("--limit", options->nodes, "Positions to look at for each question about a move")
                      ->capture_default_str();
    parser.add_flag("--threes", options->threes,
        "Look for wins by fours and threes, too, and for the move that decided the game by them");
    parser.add_flag("--check", options->check, "Check the proofs by the rules alone");
    task.run = [options, limit, &task] {
        options->hasOwnNodes = limit->count() > 0;
        return ReviewCommand(*options, task.json).run();
    };
}

} // namespace kagetsu::cli
