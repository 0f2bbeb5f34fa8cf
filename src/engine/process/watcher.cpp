// SPDX-License-Identifier: MIT
#include "engine/process/watcher.h"

#include "engine/process/platform.h"
#include "engine/profile.h"

#include <QCoreApplication>
#include <QDir>
#include <QUuid>

namespace kagetsu::engine {

namespace {

constexpr int LongestSweep = 1'000; // in milliseconds

} // namespace

Watcher::Watcher()
    : m_mark(QUuid::createUuid().toString(QUuid::WithoutBraces))
{
    m_process.setProgram(QDir(QCoreApplication::applicationDirPath()).filePath(QLatin1String(OwnEngineId)));
    m_process.setArguments({ QStringLiteral("--watch"), markName() + QLatin1Char('=') + m_mark });
    // The watcher must not keep a folder busy that somebody wants to unmount, nor mix its output with that of this
    // program.
    m_process.setWorkingDirectory(QDir::rootPath());
    m_process.setStandardOutputFile(QProcess::nullDevice());
    m_process.setStandardErrorFile(QProcess::nullDevice());
    giveOwnSession(m_process);
    connect(&m_process, &QProcess::finished, this, &Watcher::finished);
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            emit finished();
    });
}

Watcher::~Watcher()
{
    m_process.disconnect(this);
    if (!isRunning())
        return;
    m_process.closeWriteChannel();
    m_process.waitForFinished(LongestSweep);
}

QString Watcher::markName() const
{
    return QStringLiteral("KAGETSU_ENGINE");
}

void Watcher::start()
{
    if (ProcessGroup::CanBeLeft)
        m_process.start(QIODevice::WriteOnly);
}

void Watcher::dismiss()
{
    m_process.closeWriteChannel();
}

} // namespace kagetsu::engine
