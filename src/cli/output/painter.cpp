// SPDX-License-Identifier: MIT
#include "cli/output/painter.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>

namespace kagetsu::cli {

namespace {

// The program with the window: beside this one, or where the system finds it.
QString painter()
{
    const QString beside = QCoreApplication::applicationDirPath() + QStringLiteral("/kagetsu");
    return QFileInfo(beside).isExecutable() ? beside : QStandardPaths::findExecutable(QStringLiteral("kagetsu"));
}

} // namespace

Painted paintWith(const QStringList &arguments)
{
    const QString program = painter();
    if (program.isEmpty())
        return { Painted::Outcome::NoPainter };
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    process.setProcessEnvironment(environment);
    process.start(program, arguments);
    if (process.waitForFinished(-1) && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0)
        return {};
    // Its last line is the sentence; before it the system may have had something to say.
    const QByteArray said = process.readAllStandardError().trimmed();
    const QByteArray last = said.mid(said.lastIndexOf('\n') + 1);
    const QByteArray prefix = "kagetsu: ";
    return { Painted::Outcome::Refused,
        last.startsWith(prefix) ? last.mid(prefix.size()).toStdString() : std::string() };
}

} // namespace kagetsu::cli
