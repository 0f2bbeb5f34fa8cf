// SPDX-License-Identifier: MIT
// The study page on a large library. Aims: from node to node under 16 ms, and the window never waits over 50 ms while a
// file is loaded, merged or saved: what its own thread does of that is measured here. KAGETSU_BENCH_NODES makes it
// smaller for the tests.
#include "biglibrary.h"

#include "record/document/merge.h"
#include "ui/record/page/studypage.h"
#include "ui/record/tree/treesnapshot.h"
#include "ui/record/tree/treeview.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QTabWidget>
#include <QTest>

#include <random>

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

int nodeCount()
{
    return qEnvironmentVariableIsSet("KAGETSU_BENCH_NODES") ? qEnvironmentVariableIntValue("KAGETSU_BENCH_NODES")
                                                            : 1000000;
}

document::OpenedRecord library()
{
    return document::openRecord(bigLibrary(nodeCount()), QStringLiteral("big.lib")).value();
}

StudyPage &page()
{
    static auto *page = [] {
        auto *made = new StudyPage;
        made->resize(1280, 800);
        made->QWidget::show();
        made->show(library());
        auto *tree = made->findChild<TreeView *>();
        // The index is there once the tree can be drawn.
        while (!tree->placeOf(record::GameTree::root()))
            QTest::qWait(10);
        return made;
    }();
    return *page;
}

// What the thread of the window does when a library has been read.
void showLibrary(benchmark::State &state)
{
    for (auto _ : state) {
        state.PauseTiming();
        document::OpenedRecord record = library();
        state.ResumeTiming();
        page().show(std::move(record));
    }
}

// To any node, until it is painted.
void goToAnyNode(benchmark::State &state)
{
    std::minstd_rand random(7);
    const record::NodeId count = page().document().tree().nodeCount();
    double worst = 0;
    for (auto _ : state) {
        QElapsedTimer timer;
        timer.start();
        page().goToNode(static_cast<record::NodeId>(random() % count));
        QCoreApplication::processEvents();
        worst = std::max(worst, static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    state.counters["worst_ms"] = worst;
}

// Along a line, with the drawn tree in sight.
void stepAlong(benchmark::State &state)
{
    auto *tree = page().findChild<TreeView *>();
    qobject_cast<QTabWidget *>(tree->parentWidget()->parentWidget())->setCurrentWidget(tree);
    double worst = 0;
    for (auto _ : state) {
        QElapsedTimer timer;
        timer.start();
        page().place() < 20 ? page().next() : page().first();
        QCoreApplication::processEvents();
        worst = std::max(worst, static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    state.counters["worst_ms"] = worst;
}

// What it does when another library has been merged into the one shown.
void takeMerge(benchmark::State &state)
{
    const std::vector<record::GameTree> others { record::readLibrary(bigLibrary(nodeCount() / 2))->game.tree };
    for (auto _ : state) {
        state.PauseTiming();
        document::RecordDocument &document = page().document();
        background::State work;
        document::MergedGame merge = document::merged(document.shared(), 0, others, document::Lines::Apart, {}, work);
        state.ResumeTiming();
        document.adopt({ QStringLiteral("merge") }, 0, std::move(merge.edited));
        QCoreApplication::processEvents();
    }
}

// What it does when a library is saved, or kept as a draft: it takes the content, and the next edit pays for that.
void editWhileSaving(benchmark::State &state)
{
    for (auto _ : state) {
        const document::RecordContent content = page().record().content();
        page().document().edit({ QStringLiteral("bookmark") }, 0, [](record::TreeEditor &editor) {
            editor.setMark(1, record::NodeMark::Bookmark, true);
            return record::NodeId(1);
        });
        QCoreApplication::processEvents();
    }
}

BENCHMARK(goToAnyNode)->Unit(benchmark::kMillisecond);
BENCHMARK(stepAlong)->Unit(benchmark::kMillisecond);
BENCHMARK(showLibrary)->Unit(benchmark::kMillisecond)->Iterations(5);
BENCHMARK(editWhileSaving)->Unit(benchmark::kMillisecond)->Iterations(5);
BENCHMARK(takeMerge)->Unit(benchmark::kMillisecond)->Iterations(3);

} // namespace

int main(int argc, char **argv)
{
    const QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
