// SPDX-License-Identifier: MIT
#include "ui/look/background/backgroundtask.h"

#include <QImage>
#include <QPainter>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>

using namespace kagetsu::ui;

class TestJob : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { taskThreads().waitForDone(); }

    void theResultComesToTheThreadThatBegan()
    {
        BackgroundTask job;
        QThread *where = nullptr;
        job.start([](TaskState &state) { return state.advance(0.5); },
            [&](bool went) { where = went ? QThread::currentThread() : nullptr; });
        QVERIFY(job.isRunning());
        QTRY_COMPARE(where, QThread::currentThread());
        QVERIFY(!job.isRunning());
    }

    void cancelledTaskReportsNoResult()
    {
        BackgroundTask job;
        QSemaphore begun;
        QSemaphore givenUp;
        std::atomic<bool> committed = true;
        bool done = false;
        job.start(
            [&](TaskState &state) {
                begun.release();
                givenUp.acquire();
                committed = state.commit();
                return 0;
            },
            [&](int) { done = true; });
        begun.acquire();
        const QSignalSpy changes(&job, &BackgroundTask::changed);
        job.cancel();
        QCOMPARE(changes.count(), 1);
        QVERIFY(!job.isRunning());
        givenUp.release();
        taskThreads().waitForDone();
        QCoreApplication::processEvents();
        QVERIFY(!committed);
        QVERIFY(!done);
    }

    // A file that is half on disk: whoever asked for it must learn that it is there.
    void committedTaskCannotBeCancelled()
    {
        BackgroundTask job;
        QSemaphore committed;
        QSemaphore triedToGiveUp;
        int result = 0;
        job.start(
            [&](TaskState &state) {
                const bool mayGoOn = state.commit();
                committed.release();
                triedToGiveUp.acquire();
                return mayGoOn && state.advance(1) ? 7 : -1;
            },
            [&](int value) { result = value; });
        committed.acquire();
        const QSignalSpy changes(&job, &BackgroundTask::changed);
        job.cancel();
        QCOMPARE(changes.count(), 0);
        QVERIFY(job.isRunning());
        triedToGiveUp.release();
        QTRY_COMPARE(result, 7);
        QVERIFY(!job.isRunning());
    }

    void newTaskCancelsTheRunningOne()
    {
        BackgroundTask job;
        QSemaphore hold;
        QStringList results;
        const auto done = [&](const QString &name) { results += name; };
        job.start(
            [&](TaskState &state) {
                hold.acquire();
                return state.isCancelled() ? QString() : QStringLiteral("first");
            },
            done);
        job.start([](TaskState &) { return QStringLiteral("second"); }, done);
        hold.release();
        QTRY_COMPARE(results, QStringList(QStringLiteral("second")));
        taskThreads().waitForDone();
        QCoreApplication::processEvents();
        QCOMPARE(results.size(), 1);
    }

    // Qt shares the filling of larger shapes among threads, and the window waits for them.
    void busyTasksDoNotDelayPainting()
    {
        std::vector<std::unique_ptr<BackgroundTask>> jobs;
        QSemaphore painted;
        std::atomic<int> ended = 0;
        for (int i = 0; i < QThread::idealThreadCount(); ++i) {
            jobs.push_back(std::make_unique<BackgroundTask>());
            jobs.back()->start(
                [&](TaskState &) {
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
        taskThreads().waitForDone();
        QCOMPARE(endedBefore, 0);
    }
};

QTEST_GUILESS_MAIN(TestJob)
#include "tst_backgroundtask.moc"
