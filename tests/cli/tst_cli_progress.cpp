// SPDX-License-Identifier: MIT
#include "cli/output/progress.h"

#include <QTest>

#include <sstream>

namespace tst_cli_progress {

using namespace kagetsu::cli;
using namespace std::chrono_literals;

// How far long work is, on the line of a terminal (command-line.md#common-rules).
class TestCliProgress : public QObject
{
    Q_OBJECT

private slots:
    void longWorkShowsProgress()
    {
        std::chrono::steady_clock::time_point now;
        std::ostringstream terminal;
        Progress progress(terminal, true, [&now] { return now; });
        const auto toldAfter = [&](std::chrono::milliseconds time, double part) {
            now += time;
            terminal.str({});
            progress.tell(part);
            return terminal.str();
        };
        QCOMPARE(toldAfter(1999ms, 0.1), std::string()); // soon done perhaps
        QCOMPARE(toldAfter(1ms, 0.4), std::string("\r40 %"));
        QCOMPARE(toldAfter(10ms, 0.41), std::string()); // nobody reads so fast
        QCOMPARE(toldAfter(200ms, 1), std::string("\r100 %"));
        terminal.str({});
        progress.wipe();
        QCOMPARE(terminal.str(), std::string("\r     \r"));
        progress.wipe();
        QCOMPARE(terminal.str(), std::string("\r     \r")); // nothing is there any more
    }

    void noProgressIsWrittenToAFile()
    {
        std::chrono::steady_clock::time_point now;
        std::ostringstream file;
        Progress progress(file, false, [&now] { return now; });
        now += 1h;
        progress.tell(0.5);
        progress.wipe();
        QCOMPARE(file.str(), std::string());
    }
};

} // namespace tst_cli_progress

QTEST_GUILESS_MAIN(tst_cli_progress::TestCliProgress)
#include "tst_cli_progress.moc"
