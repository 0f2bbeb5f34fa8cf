// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QStringList>

// What one run of kagetsu-cli gave.
struct Answer
{
    int status = -1; // -1: it did not start, did not end, or crashed
    QByteArray output;
    QByteArray messages;
};

// Runs the program with these arguments and this standard input.
Answer runProgram(const QStringList &arguments, const QByteArray &input = {});

// The same with arguments as a shell writes them, which may be any bytes.
Answer runInShell(const QString &arguments, const QByteArray &input = {});

// A file of tests/data, empty when it cannot be read.
QByteArray testData(const QString &path);

// A board of 15×15 with stones on these points: "H8 G8", "D8".
QString board(const QString &black, const QString &white = {});
