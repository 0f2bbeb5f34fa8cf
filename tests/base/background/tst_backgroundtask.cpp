// SPDX-License-Identifier: MIT
#include "base/background/task.h"

#include <QImage>
#include <QPainter>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <memory>

namespace tst_backgroundtask {

using namespace kagetsu;

struct CountedCopies
{
    explicit CountedCopies(std::atomic<int> &count)
        : copies(&count)
    {
    }
    CountedCopies(const CountedCopies &other)
        : copies(other.copies)
    {
        ++*copies;
    }
    CountedCopies(CountedCopies &&) = default;

    std::atomic<int> *copies;
};

class TestBackgroundTask : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { background::threads().waitForDone(); }

    void theResultComesToTheThreadThatBegan()
    {
        background::Task job;
        QThread *where = nullptr;
        job.start([](background::State &state) { return state.advance(0.5); },
            [&](bool went) { where = went ? QThread::currentThread() : nullptr; });
        QVERIFY(job.isRunning());
        QTRY_COMPARE(where, QThread::currentThread());
        QVERIFY(!job.isRunning());
    }

    void cancelledTaskReportsNoResult()
    {
        background::Task job;
        QSemaphore begun;
        QSemaphore givenUp;
        std::atomic<bool> committed = true;
        bool done = false;
        job.start(
            [&](background::State &state) {
                begun.release();
                givenUp.acquire();
                committed = state.commit();
                return 0;
            },
            [&](int) { done = true; });
        begun.acquire();
        const QSignalSpy changes(&job, &background::Task::changed);
        job.cancel();
        QCOMPARE(changes.count(), 1);
        QVERIFY(!job.isRunning());
        givenUp.release();
        background::threads().waitForDone();
        QCoreApplication::processEvents();
        QVERIFY(!committed);
        QVERIFY(!done);
    }

    // A file that is half on disk: whoever asked for it must learn that it is there.
    void committedTaskCannotBeCancelled()
    {
        background::Task job;
        QSemaphore committed;
        QSemaphore triedToGiveUp;
        int result = 0;
        job.start(
            [&](background::State &state) {
                const bool mayGoOn = state.commit();
                committed.release();
                triedToGiveUp.acquire();
                return mayGoOn && state.advance(1) ? 7 : -1;
            },
            [&](int value) { result = value; });
        committed.acquire();
        const QSignalSpy changes(&job, &background::Task::changed);
        job.cancel();
        QCOMPARE(changes.count(), 0);
        QVERIFY(job.isRunning());
        triedToGiveUp.release();
        QTRY_COMPARE(result, 7);
        QVERIFY(!job.isRunning());
    }

    void newTaskCancelsTheRunningOne()
    {
        background::Task job;
        QSemaphore hold;
        QStringList results;
        const auto done = [&](const QString &name) { results += name; };
        job.start(
            [&](background::State &state) {
                hold.acquire();
                return state.isCancelled() ? QString() : QStringLiteral("first");
            },
            done);
        job.start([](background::State &) { return QStringLiteral("second"); }, done);
        hold.release();
        QTRY_COMPARE(results, QStringList(QStringLiteral("second")));
        background::threads().waitForDone();
        QCoreApplication::processEvents();
        QCOMPARE(results.size(), 1);
    }

    // A file that the work had locked is free as soon as its end is told.
    void nothingIsHeldOnceTheResultIsThere()
    {
        background::Task job;
        const auto held = std::make_shared<int>(7);
        const auto heldByDone = std::make_shared<int>(7);
        long heldByWork = 0;
        std::atomic<int> copies = 0;
        job.start([held](background::State &) { return *held; },
            [&heldByWork, &held, heldByDone, counted = CountedCopies(copies)](int) { heldByWork = held.use_count(); });
        QTRY_COMPARE(heldByWork, 1L);
        QCOMPARE(heldByDone.use_count(), 1L);
        background::threads().waitForDone();
        QCOMPARE(copies, 0);
    }

    // Qt shares the filling of larger shapes among threads, and the window waits for them.
    void busyTasksDoNotDelayPainting()
    {
        std::vector<std::unique_ptr<background::Task>> jobs;
        QSemaphore painted;
        std::atomic<int> ended = 0;
        for (int i = 0; i < QThread::idealThreadCount(); ++i) {
            jobs.push_back(std::make_unique<background::Task>());
            jobs.back()->start(
                [&](background::State &) {
                    painted.tryAcquire(1, 5000);
                    return ++ended;
                },
                [](int) {});
        }
        QImage image(500, 500, QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(QColor(0, 0, 0, 100));
        painter.drawEllipse(QRectF(0, 0, 499, 499));
        const int endedBefore = ended;
        painted.release(int(jobs.size()));
        background::threads().waitForDone();
        QCOMPARE(endedBefore, 0);
    }
};

} // namespace tst_backgroundtask

QTEST_GUILESS_MAIN(tst_backgroundtask::TestBackgroundTask)
#include "tst_backgroundtask.moc"
