// SPDX-License-Identifier: MIT
// The command review: what games missed and allowed by fours, and by threes, and what decided them.
#include "cli/commands/command.h"
#include "cli/commands/duel/contestants.h"
#include "cli/commands/review/reviewledger.h"
#include "cli/input/application.h"
#include "cli/input/decimal.h"
#include "cli/input/games.h"
#include "cli/input/input.h"
#include "cli/input/orderedwork.h"
#include "cli/output/message.h"
#include "cli/output/progress.h"

#include <CLI/App.hpp>
#include <CLI/Validators.hpp>

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <iostream>

namespace kagetsu::cli {

namespace {

constexpr engine::Milliseconds UsualTime { 500 }; // for each position

// Returns how the engine is asked, or nothing after a message.
std::optional<enginereview::Terms> termsFrom(const ReviewOptions &options)
{
    enginereview::Terms terms;
    if (options.engine == "kagetsu") {
        terms.profile = engine::ownEngine(
            (QCoreApplication::applicationDirPath() + QLatin1Char('/') + QLatin1String(engine::OwnEngineId))
                .toStdString());
    } else {
        const std::optional<contest::Contestant> engine = contestantFrom(options.engine);
        if (!engine)
            return std::nullopt;
        terms.profile = engine->profile;
        // Whether a command can analyse is found out when it has started.
        if (!options.engine.ends_with(".json"))
            terms.profile.dialect = engine::Dialect::Yixin;
    }
    terms.nodes = options.nodes;
    if (options.seconds)
        terms.time =
            engine::Milliseconds(std::max<std::int64_t>(1, std::llround(std::min(*options.seconds, 3600.0) * 1000)));
    else if (!options.nodes)
        terms.time = UsualTime;
    return terms;
}

class ReviewCommand
{
public:
    explicit ReviewCommand(const ReviewOptions &options)
        : m_options(options)
    {
    }

    ExitStatus run()
    {
        Input input(m_options.file);
        std::string bytes;
        if (!input.readAll(bytes))
            return ExitStatus::Bad;
        m_name = input.name();
        std::optional<enginereview::Terms> terms;
        if (!m_options.engine.empty()) {
            needApplication();
            terms = termsFrom(m_options);
            if (!terms)
                return ExitStatus::Bad;
        }
        const std::string review = m_options.resume.empty() ? std::string() : nameOfReview(m_options, bytes, terms);
        const record::Collection games = record::readRecords(std::move(bytes), { .fileName = m_options.file });
        if (!hasGame(games, m_name))
            return ExitStatus::Bad;
        if (m_options.game > games.size())
            return refuse(
                "no-game", "The file has " + std::to_string(games.size()) + (games.size() == 1 ? " game." : " games."));
        if (!m_options.resume.empty()) {
            m_ledger = ReviewLedger::open(m_options.resume, review);
            if (!m_ledger)
                return ExitStatus::Bad;
        }
        const bool isOne = m_options.game > 0 || games.size() == 1;
        const ReviewWork work(m_options, games, std::move(terms), isOne ? jobs() : 1);
        if (isOne)
            reviewOne(work, std::max<std::size_t>(m_options.game, 1));
        else
            reviewAll(work, games.size());
        return m_ledger && m_ledger->hasFailed() ? ExitStatus::Bad : m_status;
    }

private:
    ExitStatus refuse(std::string_view code, const std::string &text) const
    {
        printMessage({ m_name, 0, 0 }, Severity::Error, code, text);
        return ExitStatus::Bad;
    }

    unsigned jobs() const
    {
        return m_options.jobs > 0 ? m_options.jobs : std::max(1U, std::thread::hardware_concurrency());
    }

    void reviewOne(const ReviewWork &work, std::size_t number)
    {
        ReviewTools tools;
        tell(answer(work, number, tools,
            [](const review::Progress &progressOfIt) { progress().tell(progressOfIt.done, progressOfIt.all); }));
    }

    void reviewAll(const ReviewWork &work, std::size_t count)
    {
        std::size_t done = 0;
        OrderedWork<ReviewTools, Reviewed> ordered(jobs(), [&](const Reviewed &reviewed) {
            progress().tell(++done, count);
            tell(reviewed);
        });
        for (std::size_t number = 1; number <= count; ++number)
            ordered.add([&work, number, this](ReviewTools &tools) { return answer(work, number, tools, {}); });
        ordered.finish();
    }

    // Returns a game that was done before, or reviews it. What an engine was not asked in full is not kept.
    Reviewed answer(const ReviewWork &work, std::size_t number, ReviewTools &tools,
        const std::function<void(const review::Progress &)> &told) const
    {
        if (const Reviewed *known = m_ledger ? m_ledger->find(number) : nullptr)
            return *known;
        Reviewed reviewed = work.review(number, tools, told);
        if (m_ledger && reviewed.error.empty() && reviewed.trouble.empty() && !work.hasGivenUp())
            m_ledger->keep(reviewed);
        return reviewed;
    }

    void tell(const Reviewed &reviewed)
    {
        std::cout << reviewed.output;
        if (!m_options.resume.empty())
            std::cout << std::flush;
        const std::string game = "Game " + std::to_string(reviewed.game);
        if (!reviewed.error.empty())
            m_status = refuse(reviewed.error, game + ": " + reviewed.text);
        if (!reviewed.trouble.empty())
            m_status = refuse("engine", game + ": " + reviewed.trouble);
        for (const std::size_t move : reviewed.holes) {
            printMessage({ m_name, 0, 0 }, Severity::Error, "proof-hole",
                game + ", move " + std::to_string(move + 1)
                    + ": The proof has a hole. This is a fault of the program.");
            m_status = std::max(m_status, ExitStatus::No);
        }
    }

    const ReviewOptions &m_options;
    std::string m_name;
    std::unique_ptr<ReviewLedger> m_ledger;
    ExitStatus m_status = ExitStatus::Fine;
};

void addEngineOptions(CLI::App &parser, ReviewOptions &options)
{
    // A number would be a level, at which the own engine plays but does not review.
    const auto names = [](const std::string &text) {
        const bool isName = text.find_first_not_of(" \t0123456789") != std::string::npos;
        return isName ? std::string() : std::string("must be kagetsu, an engine profile or a command");
    };
    CLI::Option *engine = parser
                              .add_option("--engine", options.engine,
                                  "Ask an engine, too: kagetsu, an engine profile (NAME.json) or a command")
                              ->check(names);
    CLI::Option *seconds = parser.add_option("--seconds", options.seconds, "Time for each position; 0.5 by default")
                               ->check(CLI::PositiveNumber)
                               ->needs(engine);
    parser.add_option("--nodes", options.nodes, "Positions the engine may examine for each position instead")
        ->check(CLI::PositiveNumber)
        ->needs(engine)
        ->excludes(seconds);
    parser
        .add_option("--jobs", options.jobs,
            "Number of games, or processes for one game, at the same time; by default one per processor")
        ->check(CLI::Range(1, 256));
    parser.add_option("--resume", options.resume,
        "File that keeps each game as soon as it is done; with an existing one, the review goes on");
}

} // namespace

void setUpReview(CLI::App &parser, Task &task)
{
    parser.footer(
        "Prints one line per finding, in game order, separated by tabs: game, move, X or O, point, code, and after "
        "it:\n"
        "  missed         a win by fours that the player did not begin: its length, the moves of its longest line\n"
        "  allowed        a win by fours of the opponent: the same, and the moves that would have stopped it, or - if\n"
        "                 the move itself made it possible; ... at the end: there may be others\n"
        "  missed-threes  with --threes or --engine: a win by fours and threes that the player gave up\n"
        "  allowed-threes with --threes or --engine: a win by fours and threes of the opponent, who had none at his "
        "turn "
        "before\n"
        "  forbidden      the kinds: 6 an overline, 44 a double-four, 33 a double-three\n"
        "  wrong-claim    the point was claimed to be forbidden and is not\n"
        "  unknown        missed, allowed or turning-point: the limit was reached before this was known; "
        "missed-threes:\n"
        "                 there was a win by fours and threes, with its length and line, and the move may have kept "
        "it;\n"
        "                 threes: the number of turns at which it is not known whether there was one\n"
        "  turning-point  the last move that could have changed the result, as far as was searched\n"
        "  engine-loss    with --engine: the player's win rate before and after the move in percent, in the engine's\n"
        "                 opinion; its depth; the engine's own move. engine-missed and engine-allowed: the same, and "
        "in\n"
        "                 how many moves of both sides the player, or the opponent, would win\n"
        "  engine-turn    with --engine, if there is no turning point: the greatest loss\n"
        "  key-moment     with --engine: at most three moves\n"
        "  curve          with --engine: Black's win rate before the first move and after each, in percent; ! if it "
        "is\n"
        "                 proven, - if it is not known\n"
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
    auto *limit = parser.add_option("--limit", options->limit, "Positions to look at for each question about a move")
                      ->capture_default_str();
    parser.add_flag("--threes", options->threes,
        "Look for wins by fours and threes, too, and for the move that decided the game by them");
    parser.add_flag("--check", options->check, "Check the proofs by the rules alone");
    addEngineOptions(parser, *options);
    task.run = [options, limit, &task] {
        options->hasOwnLimit = limit->count() > 0;
        options->json = task.json;
        return ReviewCommand(*options).run();
    };
}

} // namespace kagetsu::cli
