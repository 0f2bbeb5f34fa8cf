// SPDX-License-Identifier: MIT
#include "program.h"

#include <QFile>
#include <QProcess>

Answer runProgram(const QStringList &arguments, const QByteArray &input)
{
    QProcess program;
    program.start(KAGETSU_CLI, arguments);
    program.write(input);
    program.closeWriteChannel();
    Answer answer;
    if (program.waitForFinished() && program.exitStatus() == QProcess::NormalExit)
        answer.status = program.exitCode();
    answer.output = program.readAllStandardOutput();
    answer.messages = program.readAllStandardError();
    return answer;
}

Answer runInShell(const QString &arguments, const QByteArray &input)
{
    QProcess shell;
    shell.start(QStringLiteral("sh"), { "-c", QStringLiteral("exec \"$0\" ") + arguments, KAGETSU_CLI });
    shell.write(input);
    shell.closeWriteChannel();
    Answer answer;
    if (shell.waitForFinished() && shell.exitStatus() == QProcess::NormalExit)
        answer.status = shell.exitCode();
    answer.output = shell.readAllStandardOutput();
    answer.messages = shell.readAllStandardError();
    return answer;
}

QByteArray testData(const QString &path)
{
    QFile file(KAGETSU_TEST_DATA "/" + path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

QString board(const QString &black, const QString &white)
{
    constexpr int Size = 15;
    QString text(Size * Size, '.');
    const auto place = [&](const QString &points, QChar stone) {
        for (const QString &point : points.split(' ', Qt::SkipEmptyParts))
            text[(Size - point.mid(1).toInt()) * Size + point[0].unicode() - 'A'] = stone;
    };
    place(black, 'X');
    place(white, 'O');
    return text;
}
