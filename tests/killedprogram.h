// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>
#include <QtGlobal>

#include <chrono>
#include <cstdint>
#include <thread>

#ifdef Q_OS_WIN
#include <QProcess>
#else
#include <algorithm>
#include <csignal>
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

// From when the moment of a kill is counted: also a slow machine must get to play.
enum class Since : std::uint8_t { Start, FirstWord };

// Starts a program with a place and a number, kills it `after` that, without a warning, and returns what it had said in
// whole lines: the last word may be cut off, too.
inline QByteArray playAndKill(
    QByteArray program, const QString &place, unsigned seed, Since since, std::chrono::microseconds after)
{
    QByteArray said;
#ifdef Q_OS_WIN
    QProcess child;
    child.start(QString::fromLocal8Bit(program), { place, QString::number(seed) });
    if (!child.waitForStarted())
        qFatal("the player does not start");
    if (since == Since::FirstWord)
        child.waitForReadyRead(60'000);
    std::this_thread::sleep_for(after);
    child.kill();
    child.waitForFinished();
    said = child.readAllStandardOutput();
#else
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC) != 0)
        qFatal("no pipe");
    // Room for everything said in one life, so that the child is never held up by us.
    ::fcntl(ends[1], F_SETPIPE_SZ, 1 << 20);
    posix_spawn_file_actions_t actions;
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    QByteArray folder = place.toLocal8Bit();
    QByteArray number = QByteArray::number(seed);
    char *const arguments[] { program.data(), folder.data(), number.data(), nullptr };
    pid_t child = 0;
    if (::posix_spawn(&child, program.constData(), &actions, nullptr, arguments, environ) != 0)
        qFatal("the player does not start");
    ::posix_spawn_file_actions_destroy(&actions);
    ::close(ends[1]);
    char block[65536];
    const auto hear = [&] {
        const ssize_t size = ::read(ends[0], block, sizeof block);
        said.append(block, std::max<ssize_t>(size, 0));
        return size > 0;
    };
    if (since == Since::FirstWord)
        hear();
    std::this_thread::sleep_for(after);
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    while (hear()) { }
    ::close(ends[0]);
#endif
    return said.first(said.lastIndexOf('\n') + 1);
}
