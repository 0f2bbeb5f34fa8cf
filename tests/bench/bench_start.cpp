// SPDX-License-Identifier: MIT
// From the start of the process to the first painted window, Kagetsu against an empty window of Qt Widgets, each a
// process of its own, in turns. The ratio of the medians is aimed to be under 1.6.
#include <benchmark/benchmark.h>

#include <QCoreApplication>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <chrono>

namespace {

using Milliseconds = std::chrono::duration<double, std::milli>;

// Nothing when the process failed.
std::optional<Milliseconds> timeOf(const QString &program, const QStringList &arguments, const QString &platform)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("QT_QPA_PLATFORM", platform);
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    const auto begin = std::chrono::steady_clock::now();
    process.start(program, arguments);
    const bool ended = process.waitForFinished();
    const Milliseconds time = std::chrono::steady_clock::now() - begin;
    return ended && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0 ? std::optional(time)
                                                                                            : std::nullopt;
}

double median(std::vector<Milliseconds> times)
{
    const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
    std::nth_element(times.begin(), middle, times.end());
    return middle->count();
}

void start(benchmark::State &state, const QString &platform)
{
    std::vector<Milliseconds> empty;
    std::vector<Milliseconds> kagetsu;
    for (auto _ : state) {
        const QTemporaryDir folder;
        const auto one = timeOf(START_EMPTY, {}, platform);
        const auto other =
            timeOf(START_KAGETSU, { "--settings", folder.filePath("kagetsu.ini"), "--data", folder.path() }, platform);
        if (!one || !other) {
            state.SkipWithError("a window did not come up");
            return;
        }
        empty.push_back(*one);
        kagetsu.push_back(*other);
        state.SetIterationTime(other->count() / 1000);
    }
    state.counters["empty_ms"] = median(empty);
    state.counters["kagetsu_ms"] = median(kagetsu);
    state.counters["ratio"] = median(kagetsu) / median(empty);
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication app(argc, argv);
    benchmark::RegisterBenchmark("start/offscreen", start, "offscreen")->UseManualTime()->Unit(benchmark::kMillisecond);
    if (!qEnvironmentVariableIsEmpty("DISPLAY"))
        benchmark::RegisterBenchmark("start/xcb", start, "xcb")->UseManualTime()->Unit(benchmark::kMillisecond);
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 1;
    return benchmark::RunSpecifiedBenchmarks() > 0 ? 0 : 1;
}
