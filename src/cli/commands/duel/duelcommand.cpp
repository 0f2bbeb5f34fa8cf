// SPDX-License-Identifier: MIT
#include "base/file/platform.h"
#include "cli/commands/command.h"
#include "cli/commands/duel/contestants.h"
#include "cli/commands/duel/duelanswer.h"
#include "cli/commands/duel/duelplan.h"
#include "cli/commands/duel/duelrecord.h"
#include "cli/output/message.h"
#include "cli/output/output.h"
#include "cli/output/progress.h"
#include "record/sgf/sgfwriter.h"

#include <CLI/App.hpp>
#include <CLI/Validators.hpp>

#include <QCoreApplication>
#include <QElapsedTimer>

#include <csignal>
#include <iostream>
#include <memory>

namespace kagetsu::cli {

namespace {

volatile std::sig_atomic_t isInterrupted = 0;

void interrupt(int)
{
    isInterrupted = 1;
}

// While this object exists, an interruption ends the duel and not the program.
class Interruptions
{
public:
    Interruptions()
        : m_before(std::signal(SIGINT, interrupt))
        , m_beforeTerm(std::signal(SIGTERM, interrupt))
    {
    }
    Interruptions(const Interruptions &) = delete;
    Interruptions &operator=(const Interruptions &) = delete;
    ~Interruptions()
    {
        std::signal(SIGINT, m_before);
        std::signal(SIGTERM, m_beforeTerm);
    }

private:
    void (*m_before)(int);
    void (*m_beforeTerm)(int);
};

std::string problemText(const contest::Problem &problem, const contest::Contestants &contestants)
{
    const std::string name = cli::nameOf(contestants[static_cast<std::size_t>(problem.who)]);
    const std::string said = problem.text.empty() ? std::string() : " It says: " + problem.text;
    if (!problem.refused)
        return name + (problem.wasReady ? " makes no move." : " could not be started.") + said;
    switch (*problem.refused) {
    case engine::FailureKind::SizeRefused: return name + " does not support this board size." + said;
    case engine::FailureKind::RuleRefused: return name + " does not support this rule set." + said;
    default: return name + " does not accept this position." + said;
    }
}

// Reports every game that ends: the number of games played, on the terminal, and the game itself if that is wanted.
class Telling
{
public:
    Telling(const DuelOptions &options, bool json)
        : m_options(options)
        , m_json(json)
        , m_terminal(std::cerr.rdbuf())
        , m_shown(m_terminal, file::isTerminal(file::Stream::Errors), std::chrono::steady_clock::now)
    {
    }
    ~Telling() { m_shown.wipe(); }

    void tell(const contest::PlayedGame &game, int played)
    {
        if (m_options.each) {
            m_shown.wipe();
            std::cout << (m_json ? gameJsonText(game) : gameText(game)) << std::flush;
        }
        m_shown.tell(static_cast<std::size_t>(played), static_cast<std::size_t>(m_options.games));
    }

private:
    const DuelOptions &m_options;
    bool m_json;
    std::ostream m_terminal;
    Progress m_shown;
};

// Plays the duel to its end or until it is interrupted.
void play(contest::Duel &duel, const DuelOptions &options, bool json)
{
    Telling telling(options, json);
    QObject::connect(&duel, &contest::Duel::played, &duel,
        [&telling](const contest::PlayedGame &game, int played) { telling.tell(game, played); });
    QObject::connect(
        &duel, &contest::Duel::finished, QCoreApplication::instance(), &QCoreApplication::quit, Qt::QueuedConnection);
    const Interruptions interruptions;
    QTimer watch;
    QObject::connect(&watch, &QTimer::timeout, &duel, [&duel] {
        if (isInterrupted != 0)
            duel.stop();
    });
    watch.start(std::chrono::milliseconds(100));
    duel.start();
    QCoreApplication::exec();
}

// Returns false if the records could not be written. If no game was played, there is nothing to report.
bool tell(const DuelAnswer &answer, std::optional<Output> &output, bool json)
{
    if (answer.isInterrupted)
        printMessage(
            {}, Severity::Note, "interrupted", "The duel was interrupted. Only the finished games are counted.");
    if (answer.games.empty())
        return true;
    std::cout << (json ? duelJson(answer) : duelText(answer));
    if (!output)
        return true;
    for (const contest::PlayedGame &game : answer.games)
        output->write(record::writeSgf(recordOf(game, answer.contestants, answer.plan.terms)));
    return output->commit();
}

ExitStatus run(const DuelOptions &options, bool json)
{
    const auto contestants = contestantsFrom(options);
    if (!contestants)
        return ExitStatus::Bad;
    const auto plan = planFrom(options, *contestants);
    if (!plan)
        return ExitStatus::Bad;
    std::optional<Output> output;
    if (!options.save.empty())
        output.emplace(options.save);
    if (output && output->failed())
        return ExitStatus::Bad;
    QElapsedTimer time;
    time.start();
    contest::Duel duel(*contestants, *plan, [&time] { return engine::Moment(time.elapsed()); });
    play(duel, options, json);
    if (duel.problem())
        printMessage({}, Severity::Error, "engine", problemText(*duel.problem(), *contestants));
    const DuelAnswer answer { *contestants, *plan, duel.games(), duel.answer(), isInterrupted != 0 };
    return tell(answer, output, json) && !duel.problem() ? ExitStatus::Fine : ExitStatus::Bad;
}

ExitStatus runDuel(const DuelOptions &options, bool json)
{
    char name[] = "kagetsu-cli";
    char *arguments[] { name, nullptr };
    int count = 1;
    const QCoreApplication application(count, arguments);
    return run(options, json);
}

} // namespace

void setUpDuel(CLI::App &parser, Task &task)
{
    const auto options = std::make_shared<DuelOptions>();
    addDuelOptions(parser, *options);
    task.run = [options, &task] { return runDuel(*options, task.json); };
}

} // namespace kagetsu::cli
