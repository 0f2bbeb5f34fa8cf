// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QStringList>

// Holds the result of one run of kagetsu-cli.
struct Answer
{
    int status = -1; // -1 if it did not start, did not end, or crashed
    QByteArray output;
    QByteArray messages;
};

// Runs the program with these arguments and this standard input.
Answer runProgram(const QStringList &arguments, const QByteArray &input = {});

// The same with arguments in shell syntax, which may be any bytes.
Answer runInShell(const QString &arguments, const QByteArray &input = {});

// Returns a file of tests/data; empty if it cannot be read.
QByteArray testData(const QString &path);

// Returns a 15×15 board with stones on these points, such as "H8 G8" and "D8".
QString board(const QString &black, const QString &white = {});
