// SPDX-License-Identifier: MIT
#include "cli/output/painter.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>

namespace kagetsu::cli {

namespace {

// Returns the program with the window: next to this program, or where the system finds it.
QString painter()
{
    const QString beside = QCoreApplication::applicationDirPath() + QStringLiteral("/kagetsu" KAGETSU_PROGRAM_SUFFIX);
    return QFileInfo(beside).isExecutable() ? beside : QStandardPaths::findExecutable(QStringLiteral("kagetsu"));
}

} // namespace

Painted paintWith(const QStringList &arguments)
{
    const QString program = painter();
    if (program.isEmpty())
        return { Painted::Outcome::NoPainter };
    QProcess process;
#ifndef Q_OS_WIN // which always has a screen, and whose fonts only its own platform knows
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    process.setProcessEnvironment(environment);
#endif
    process.start(program, arguments);
    if (process.waitForFinished(-1) && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0)
        return {};
    // The last line is the program's sentence; the lines before it may come from the system.
    const QByteArray said = process.readAllStandardError().trimmed();
    const QByteArray last = said.mid(said.lastIndexOf('\n') + 1);
    const QByteArray prefix = "kagetsu: ";
    return { Painted::Outcome::Refused,
        last.startsWith(prefix) ? last.mid(prefix.size()).toStdString() : std::string() };
}

} // namespace kagetsu::cli
