// SPDX-License-Identifier: MIT
// The command puzzles: makes puzzles from the games of records.
#include "analysis/review/gameline.h"
#include "cli/commands/command.h"
#include "cli/input/games.h"
#include "cli/input/input.h"
#include "cli/input/orderedwork.h"
#include "cli/output/message.h"
#include "cli/output/output.h"
#include "cli/output/progress.h"
#include "cli/output/puzzleoutput.h"
#include "learn/puzzle/balance.h"
#include "learn/puzzle/firstrating.h"
#include "learn/puzzle/gamefeed.h"
#include "learn/puzzle/keptpuzzle.h"
#include "learn/puzzle/play.h"
#include "learn/task/lesson.h"
#include "record/collection.h"

#include <CLI/App.hpp>
#include <CLI/Validators.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <iostream>
#include <memory>
#include <set>

namespace kagetsu::cli {

namespace {

using Json = nlohmann::ordered_json;
using puzzle::MadePuzzle;
using puzzle::Recheck;

struct PuzzlesOptions
{
    std::vector<std::string> files;
    std::string rule;
    std::string theme;
    std::string lesson;
    std::size_t most = 0; // 0 means all
    std::uint64_t nodes = puzzle::PlayLimits {}.nodes;
    std::uint64_t checkNodes = 30'000;
    bool check = false;
    bool every = false; // also of a theme that has too many
};

// The puzzles of one game, or the reason why there are none.
struct MadeFromGame
{
    std::string file;
    std::size_t game = 0;
    bool isLeftOut = false; // not a game of five in a row, or its rule is not known
    std::vector<MadePuzzle> puzzles {};
    std::vector<std::optional<Recheck>> checks {};
};

class PuzzlesCommand
{
public:
    PuzzlesCommand(const PuzzlesOptions &options, bool json)
        : m_options(options)
        , m_json(json)
    {
    }

    ExitStatus run()
    {
        std::optional<Output> lesson;
        if (!m_options.lesson.empty() && lesson.emplace(m_options.lesson).failed())
            return ExitStatus::Bad;
        OrderedWork<puzzle::PlayMaker, MadeFromGame> work(
            std::max(1U, std::thread::hardware_concurrency()), [this](const MadeFromGame &made) { take(made); });
        for (const std::string &file : m_options.files) {
            if (!addGamesOf(file, work))
                m_status = ExitStatus::Bad;
        }
        work.finish();
        tellSum();
        if (lesson) {
            lesson->write(task::writeLesson(m_lesson));
            if (!lesson->commit())
                return ExitStatus::Bad;
        }
        return m_status;
    }

private:
    bool isEnough() const { return m_options.most > 0 && m_count >= m_options.most; }

    bool addGamesOf(const std::string &file, OrderedWork<puzzle::PlayMaker, MadeFromGame> &work)
    {
        Input input(file);
        std::string bytes;
        if (!input.readAll(bytes))
            return false;
        const record::Collection games = record::readRecords(std::move(bytes), { .fileName = file });
        if (!hasGame(games, input.name()))
            return false;
        m_games += games.size();
        for (std::size_t number = 1; number <= games.size() && !isEnough(); ++number)
            work.add(
                [games, number, file, this](puzzle::PlayMaker &maker) { return make(games, number, file, maker); });
        return true;
    }

    MadeFromGame make(
        const record::Collection &games, std::size_t number, const std::string &file, puzzle::PlayMaker &maker) const
    {
        MadeFromGame made { .file = file, .game = number };
        if (m_isEnough)
            return made;
        const record::Game game = games.readGame(number - 1);
        auto rule = rules::ruleFromId(m_options.rule);
        if (!rule)
            rule = puzzle::ruleFor(game);
        const auto line = review::gameLineOf(game, rule);
        if (!line) {
            made.isLeftOut = true;
            return made;
        }
        for (MadePuzzle &each : maker.puzzlesOf(
                 line->line, { .nodes = m_options.nodes, .isCancelled = [this] { return m_isEnough.load(); } })) {
            if (m_isEnough)
                return made;
            if (!m_options.theme.empty() && idOf(each.theme) != m_options.theme)
                continue;
            each.source = puzzle::sourceOf(game.info, each.source.move);
            made.checks.push_back(
                m_options.check ? std::optional(puzzle::recheck(each, m_options.checkNodes)) : std::nullopt);
            made.puzzles.push_back(std::move(each));
        }
        return made;
    }

    void take(const MadeFromGame &made)
    {
        if (isEnough())
            return; // nobody looks at the games that are left
        ++m_done;
        progress().tell(m_done, std::max(m_done, m_games));
        if (made.isLeftOut) {
            printMessage({ made.file, 0, 0 }, Severity::Warning, "left-out",
                "Game " + std::to_string(made.game)
                    + " was left out: it is not a game of five in a row, or its rule is not known. --rule sets one.");
            return;
        }
        for (std::size_t i = 0; i < made.puzzles.size() && !isEnough(); ++i) {
            if (m_known.insert(identityOf(made.puzzles[i])).second
                && (m_options.every || m_balance.take(made.puzzles[i].theme)))
                tell(made, made.puzzles[i], made.checks[i]);
        }
        m_isEnough = isEnough();
    }

    void tell(const MadeFromGame &made, const MadePuzzle &each, const std::optional<Recheck> &check)
    {
        ++m_count;
        if (m_json) {
            Json json { { "file", made.file }, { "game", made.game } };
            json.update(puzzleJson(each, check));
            std::cout << json.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
        } else {
            std::cout << made.file << '\t' << made.game << '\t' << puzzleText(each, check) << '\n';
        }
        if (!m_options.lesson.empty())
            m_lesson.pages.push_back({ .game = task::gameOf(taskOf(each)) });
        if (!check)
            return;
        ++m_verdicts[static_cast<std::size_t>(check->verdict)];
        m_ratings.push_back(puzzle::firstRating(each).rating);
        m_efforts.push_back(static_cast<double>(check->effort));
        if (check->verdict == Recheck::Verdict::Differs)
            m_status = std::max(m_status, ExitStatus::No);
    }

    // Tells what the second search found in all.
    void tellSum() const
    {
        if (!m_options.check)
            return;
        const auto count = [this](Recheck::Verdict verdict) { return m_verdicts[static_cast<std::size_t>(verdict)]; };
        const Json sum { { "puzzles", m_count }, { "agree", count(Recheck::Verdict::Agrees) },
            { "differ", count(Recheck::Verdict::Differs) }, { "undecided", count(Recheck::Verdict::Undecided) },
            { "correlation", std::round(1000 * puzzle::rankCorrelation(m_ratings, m_efforts)) / 1000 } };
        if (m_json) {
            std::cout << sum.dump() << '\n';
            return;
        }
        printMessage({}, Severity::Note, "checked",
            sum["puzzles"].dump() + " puzzles: the second search agrees with " + sum["agree"].dump() + ", differs from "
                + sum["differ"].dump() + " and leaves " + sum["undecided"].dump()
                + " undecided. Rank correlation of rating and effort: " + sum["correlation"].dump() + '.');
    }

    const PuzzlesOptions &m_options;
    bool m_json;
    std::size_t m_games = 0;
    std::size_t m_done = 0;
    std::size_t m_count = 0;
    std::atomic<bool> m_isEnough = false; // read by the threads that search
    std::set<std::string> m_known;
    puzzle::ThemeBalance m_balance;
    task::Lesson m_lesson;
    std::array<std::size_t, 3> m_verdicts {};
    std::vector<double> m_ratings;
    std::vector<double> m_efforts;
    ExitStatus m_status = ExitStatus::Fine;
};

} // namespace

void setUpPuzzles(CLI::App &parser, Task &task)
{
    parser.footer(
        "Prints one line per puzzle, separated by tabs: file, game, move, theme, rating, X or O to move, the right\n"
        "moves, length of the win, board, Black, White, date; with --check also agrees, differs or undecided, and the\n"
        "positions that the second search visited to find the win. Themes:\n"
        "  fours             a win by fours\n"
        "  fours-and-threes  a win by fours and threes, where fours alone do not win\n"
        "  only-move         one move stops the win of the other side\n"
        "  stop-the-win      two to four moves stop it\n"
        "  forbidden-point   a win or a defence that turns on a forbidden point\n"
        "The record's own rules apply unless --rule says otherwise. Nothing is printed twice, not even mirrored.\n"
        "Puzzles of a theme that has twice as many as the others on average are left out, unless with --every.");
    const auto options = std::make_shared<PuzzlesOptions>();
    std::vector<std::string> rules;
    for (const rules::Rule rule : rules::AllRules)
        rules.emplace_back(rules::idOf(rule));
    std::vector<std::string> themes;
    for (const puzzle::Theme theme : puzzle::AllThemes)
        themes.emplace_back(puzzle::idOf(theme));
    parser
        .add_option(
            "FILE", options->files, "Records in any format that convert reads, except a library; - is standard input")
        ->required();
    parser.add_option("--rule", options->rule, "Judge by this rule")->check(CLI::IsMember(rules));
    parser.add_option("--theme", options->theme, "Only puzzles with this theme")->check(CLI::IsMember(themes));
    parser.add_flag("--every", options->every, "Print every puzzle, however many have its theme");
    parser.add_option("--most", options->most, "Stop after so many puzzles")->check(CLI::PositiveNumber);
    parser.add_option("--limit", options->nodes, "Positions to look at for each question about a move")
        ->capture_default_str();
    parser.add_option("--lesson", options->lesson, "Write the puzzles as a lesson, too");
    parser.add_flag("--check", options->check, "Search each puzzle once more, by the rules alone");
    parser.add_option("--check-limit", options->checkNodes, "Positions that the second search visits for each puzzle")
        ->capture_default_str();
    task.run = [options, &task] { return PuzzlesCommand(*options, task.json).run(); };
}

} // namespace kagetsu::cli
