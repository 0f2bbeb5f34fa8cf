// SPDX-License-Identifier: MIT
#include "cli/output/terminal.h"
#include "program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <pty.h>
#include <sstream>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace tst_cli_terminal {

using namespace kagetsu::cli;

// Nothing from a file steers a terminal.
class TestCliTerminal : public QObject
{
    Q_OBJECT

private slots:
    void isShown_data()
    {
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<QByteArray>("shown");
        const auto row = [](const char *name, const char *written, const char *shown) {
            QTest::newRow(name) << QByteArray(written) << QByteArray(shown);
        };
        row("plain text", "Aoki\tH8\n", "Aoki\tH8\n");
        row("letters of all kinds", "花月 Ōta Иванов – “é” 😀", "花月 Ōta Иванов – “é” 😀");
        row("an escape", "a\x1b[2Jb", "a<U+001B>[2Jb");
        row("a bell and a delete", "\x07\x7f", "<U+0007><U+007F>");
        row("one carriage return", "good\rbad", "good<U+000D>bad");
        row("a control of the second set",
            "\xc2\x9b"
            "31m\xc2\xa0",
            "<U+009B>31m\xc2\xa0");
        row("an override of direction", "A\u202Egfs", "A<U+202E>gfs");
        row("isolates and marks", "\u2066\u2069\u200F\u061C", "<U+2066><U+2069><U+200F><U+061C>");
        row("separators", "\u2028\u2029", "<U+2028><U+2029>");
        row("a cut character",
            "\xe2\x80"
            "A\xc2",
            "\xe2\x80"
            "A");
    }
    void isShown()
    {
        QFETCH(QByteArray, written);
        QFETCH(QByteArray, shown);
        for (const bool inPieces : { false, true }) {
            std::stringbuf terminal;
            TerminalText text(terminal);
            std::ostream out(&text);
            if (inPieces) {
                for (const char byte : written)
                    out << byte << std::flush;
            } else {
                out.write(written.constData(), written.size());
            }
            QVERIFY(out.good());
            QCOMPARE(QByteArray::fromStdString(terminal.str()), shown);
        }
    }

    void theProgramShowsIt()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("game.sgf"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("(;GM[4]FF[4]SZ[15]CA[UTF-8]PB[A\u202E\x1b[31m];B[hh]C[\xc2\x9b])");
        file.close();
        for (const char *command : { "tree", "dump", "check" }) {
            const QByteArray shown = onTerminal({ command, path });
            QVERIFY2(!shown.isEmpty() || QByteArray(command) == "check", command);
            for (const char *steers : { "\x1b", "\u202E", "\xc2\x9b" })
                QVERIFY2(!shown.contains(steers), shown);
        }
        // A file gets what was written.
        QVERIFY(runProgram({ QStringLiteral("tree"), path }).output.contains("\u202E\x1b"));
    }

private:
    static QByteArray onTerminal(const QStringList &arguments)
    {
        QList<QByteArray> texts { KAGETSU_CLI };
        for (const QString &argument : arguments)
            texts << QFile::encodeName(argument);
        std::vector<char *> argv;
        for (QByteArray &text : texts)
            argv.push_back(text.data());
        argv.push_back(nullptr);
        int terminal = -1;
        const pid_t child = ::forkpty(&terminal, nullptr, nullptr, nullptr);
        if (child == 0) {
            ::execv(argv.front(), argv.data());
            ::_exit(127);
        }
        QByteArray shown;
        std::array<char, 4096> block;
        for (ssize_t size = 0; (size = ::read(terminal, block.data(), block.size())) > 0;)
            shown.append(block.data(), size);
        ::close(terminal);
        int status = -1;
        ::waitpid(child, &status, 0);
        return shown;
    }
};

} // namespace tst_cli_terminal

QTEST_GUILESS_MAIN(tst_cli_terminal::TestCliTerminal)
#include "tst_cli_terminal.moc"
