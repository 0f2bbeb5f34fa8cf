// SPDX-License-Identifier: MIT
// A stone from the release of the mouse until it is painted, in a window of 1920×1080: the command is judged, the
// journal is on the disk (or, for comparison, in memory), the hints are found, the table is painted. Aim: under 8 ms.
#include "match/host/matchhost.h"
#include "quietgame.h"
#include "ui/app/systemtime.h"
#include "ui/board/boardwidget.h"
#include "ui/match/table/tablepage.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QMouseEvent>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <chrono>

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

// Sees when the board has been painted.
class PaintWatch : public QObject
{
public:
    explicit PaintWatch(QWidget &widget) { widget.installEventFilter(this); }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        m_painted = m_painted || event->type() == QEvent::Paint;
        return QObject::eventFilter(watched, event);
    }

    void reset() { m_painted = false; }
    bool isPainted() const { return m_painted; }

private:
    bool m_painted = false;
};

void send(QWidget &widget, QEvent::Type type, QPointF at)
{
    const bool up = type == QEvent::MouseButtonRelease;
    QMouseEvent event(
        type, at, widget.mapToGlobal(at), Qt::LeftButton, up ? Qt::NoButton : Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&widget, &event);
}

void stone(benchmark::State &state, const QString &folder)
{
    QTemporaryDir room(folder + QStringLiteral("/kagetsu-bench-XXXXXX"));
    if (!room.isValid()) {
        state.SkipWithError("no folder to write to");
        return;
    }
    const SystemTime time;
    host::MatchHost host(time);
    TablePage page(&host);
    page.resize(1920, 1080);
    page.show();
    PaintWatch watch(*page.board());
    const std::vector<rules::Point> moves = quietMoves();
    std::vector<double> times;
    match::MatchSetup setup = quietSetup();
    std::size_t next = 0;
    int games = 0;
    for (auto _ : state) {
        if (next % moves.size() == 0) {
            next = 0;
            setup.id = "quiet-" + std::to_string(++games);
            if (!host.startMatch(setup, room.path())) {
                state.SkipWithError("the match did not start");
                return;
            }
            QTest::qWait(1);
        }
        const QPointF at = page.board()->rectOf(moves[next++]).center();
        send(*page.board(), QEvent::MouseMove, at);
        send(*page.board(), QEvent::MouseButtonPress, at);
        QCoreApplication::processEvents();
        watch.reset();
        const std::size_t before = host.match().moves().size();
        const auto begin = std::chrono::steady_clock::now();
        send(*page.board(), QEvent::MouseButtonRelease, at);
        while (!watch.isPainted())
            QCoreApplication::processEvents();
        const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begin;
        if (host.match().moves().size() != before + 1) {
            state.SkipWithError("the stone was not taken");
            return;
        }
        state.SetIterationTime(taken.count());
        times.push_back(taken.count() * 1000);
    }
    std::sort(times.begin(), times.end());
    state.counters["median_ms"] = times[times.size() / 2];
    state.counters["p95_ms"] = times[times.size() * 95 / 100];
    state.counters["max_ms"] = times.back();
}

} // namespace

int main(int argc, char *argv[])
{
    QApplication app(argc, argv);
    QApplication::setStyle(QStringLiteral("Fusion"));
    const std::string platform = QGuiApplication::platformName().toStdString();
    const auto add = [&](const char *name, const QString &folder) {
        benchmark::RegisterBenchmark((platform + name).c_str(), stone, folder)
            ->UseManualTime()
            ->Unit(benchmark::kMillisecond);
    };
    add("/journal_on_disk", QCoreApplication::applicationDirPath());
    // A file system in memory: writing and flushing cost next to nothing.
    if (QFileInfo(QStringLiteral("/dev/shm")).isWritable())
        add("/journal_in_memory", QStringLiteral("/dev/shm"));
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 1;
    return benchmark::RunSpecifiedBenchmarks() > 0 ? 0 : 1;
}
