// SPDX-License-Identifier: MIT
// What the real program costs while nobody does anything, on a desktop of its own: processor time while a clock runs
// (aim: under 1 % of a core), and how often it wakes on the start page, where nothing moves (aim: never), and what
// memory it has there (aim: 45 MB).
// KAGETSU_BENCH_SECONDS says how long it is watched, 10 when not set.
#include "../e2e/desktop/desktop.h"
#include "match/journal/journal.h"
#include "quietgame.h"

#include <benchmark/benchmark.h>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTest>

#include <unistd.h>

using namespace kagetsu;

namespace {

int watchedSeconds()
{
    bool set = false;
    const int seconds = qEnvironmentVariableIntValue("KAGETSU_BENCH_SECONDS", &set);
    return set && seconds > 0 ? seconds : 10;
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// utime and stime of proc(5), in seconds.
double processorTime(qint64 pid)
{
    const QByteArray stat = contentOf(QString("/proc/%1/stat").arg(pid));
    // The second field is the name in brackets, which may hold blanks.
    const QList<QByteArray> fields = stat.mid(stat.lastIndexOf(')') + 2).split(' ');
    constexpr int UserTime = 11;
    return (fields.value(UserTime).toDouble() + fields.value(UserTime + 1).toDouble())
        / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

// How often any thread of the process has gone to sleep by itself, which is how often it has woken.
qint64 wakeUps(qint64 pid)
{
    const QDir tasks(QString("/proc/%1/task").arg(pid));
    qint64 sum = 0;
    for (const QString &task : tasks.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        for (const QByteArray &line : contentOf(tasks.filePath(task + "/status")).split('\n')) {
            if (line.startsWith("voluntary_ctxt_switches:"))
                sum += line.mid(line.indexOf(':') + 1).trimmed().toLongLong();
        }
    }
    return sum;
}

// A journal of a match with some stones, to be gone on with.
QString writeJournal(const QString &folder)
{
    match::Match match;
    const auto give = [&match](const match::Command &command, clock::Moment at) {
        const auto events = match.decide(command, at);
        for (const match::Event &event : *events)
            match.fold(event);
        return *events;
    };
    const QDateTime wall = QDateTime::currentDateTime();
    const match::Events begun = give(match::Start { quietSetup() }, clock::Moment { 0 });
    auto created = journal::Journal::create(folder, begun, match, wall);
    if (!created)
        return {};
    journal::Journal journal = std::move(created).value();
    const std::vector<rules::Point> moves = quietMoves();
    for (std::size_t i = 0; i < 60; ++i) {
        const match::Act move { match.toAct().value_or(Seat::A), opening::Place { moves[i] } };
        const match::Events events = give(move, clock::Moment { 1000 * i });
        if (!journal.append(events, match, wall))
            return {};
    }
    return journal.path();
}

// As `ps` says it: with what it shares with other programs.
double megabytes(qint64 pid)
{
    for (const QByteArray &line : contentOf(QString("/proc/%1/status").arg(pid)).split('\n')) {
        if (line.startsWith("VmRSS:"))
            return line.mid(line.indexOf(':') + 1).replace("kB", "").trimmed().toDouble() / 1024;
    }
    return 0;
}

class Kagetsu
{
public:
    Kagetsu(const Desktop &desktop, const QStringList &arguments)
        : m_desktop(desktop)
    {
        // A screen reader would be told each second what the clock says; nobody listens here.
        QProcessEnvironment environment = desktop.environment();
        environment.remove("QT_ACCESSIBILITY");
        environment.remove("QT_LINUX_ACCESSIBILITY_ALWAYS_ON");
        tieToParent(m_process);
        m_process.setProcessEnvironment(environment);
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(KAGETSU_PROGRAM,
            QStringList { "--settings", m_folder.filePath("kagetsu.ini"), "--data", m_folder.filePath("data") }
                + arguments);
    }
    ~Kagetsu()
    {
        m_process.kill();
        m_process.waitForFinished();
    }

    bool isShown()
    {
        const QString pid = QString::number(m_process.processId());
        return eventually([&] { return m_desktop.act({ "search", "--onlyvisible", "--pid", pid, "--name", "." }); });
    }
    qint64 pid() const { return m_process.processId(); }

private:
    const Desktop &m_desktop;
    QTemporaryDir m_folder;
    QProcess m_process;
};

// Until the start is over: the process no longer computes.
void settle(const Kagetsu &kagetsu)
{
    double before = -1;
    eventually([&] {
        QTest::qWait(500);
        return std::exchange(before, processorTime(kagetsu.pid())) == before;
    });
}

void runningClock(benchmark::State &state, const Desktop &desktop)
{
    const QTemporaryDir folder;
    const QString journal = writeJournal(folder.path());
    for (auto _ : state) {
        Kagetsu kagetsu(desktop, { "--journal", journal });
        if (journal.isEmpty() || !kagetsu.isShown()) {
            state.SkipWithError("the match did not come up");
            return;
        }
        settle(kagetsu);
        // The clocks stand until somebody goes on. A running clock beats in the journal each second.
        const qint64 size = QFileInfo(journal).size();
        desktop.act({ "key", "space" });
        const bool runs = eventually([&] { return QFileInfo(journal).size() > size + 400; });
        if (!runs) {
            state.SkipWithError("no clock runs");
            return;
        }
        const double before = processorTime(kagetsu.pid());
        QTest::qWait(watchedSeconds() * 1000);
        const double used = processorTime(kagetsu.pid()) - before;
        state.counters["percent_of_a_core"] = 100 * used / watchedSeconds();
        state.SetIterationTime(used);
    }
}

void nothingRuns(benchmark::State &state, const Desktop &desktop)
{
    for (auto _ : state) {
        Kagetsu kagetsu(desktop, {});
        if (!kagetsu.isShown()) {
            state.SkipWithError("the window did not come up");
            return;
        }
        settle(kagetsu);
        const qint64 before = wakeUps(kagetsu.pid());
        const double usedBefore = processorTime(kagetsu.pid());
        QTest::qWait(watchedSeconds() * 1000);
        state.counters["megabytes"] = megabytes(kagetsu.pid());
        state.counters["wake_ups"] = static_cast<double>(wakeUps(kagetsu.pid()) - before);
        const double used = processorTime(kagetsu.pid()) - usedBefore;
        state.counters["percent_of_a_core"] = 100 * used / watchedSeconds();
        state.SetIterationTime(used);
    }
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication app(argc, argv);
    Desktop desktop;
    const QStringList missing = Desktop::missing();
    const QString trouble = missing.isEmpty() ? desktop.open() : "not installed: " + missing.join(", ");
    if (!trouble.isEmpty()) {
        qCritical("%s", qPrintable(trouble));
        return 1;
    }
    benchmark::RegisterBenchmark("idle/running_clock", runningClock, std::cref(desktop))
        ->Iterations(1)
        ->UseManualTime()
        ->Unit(benchmark::kMillisecond);
    benchmark::RegisterBenchmark("idle/start_page", nothingRuns, std::cref(desktop))
        ->Iterations(1)
        ->UseManualTime()
        ->Unit(benchmark::kMillisecond);
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 1;
    return benchmark::RunSpecifiedBenchmarks() > 0 ? 0 : 1;
}
