// SPDX-License-Identifier: MIT
#include "engine/process/childprocess.h"

#include <QDir>
#include <QFileInfo>
#include <QProcessEnvironment>

#include <algorithm>

namespace kagetsu::engine {

namespace {

constexpr qsizetype Piece = 8'192;
constexpr qsizetype LongestQueue = 1'000'000;
constexpr Milliseconds PoliteTime { 1'000 };
constexpr Milliseconds TerminationTime { 2'000 };

QString folderFor(const Profile &profile)
{
    if (!profile.directory.empty())
        return QString::fromStdString(profile.directory);
    const QString program = QString::fromStdString(profile.program);
    return QDir::fromNativeSeparators(program).contains(u'/') ? QFileInfo(program).absolutePath() : QString();
}

} // namespace

ChildProcess::ChildProcess(const Profile &profile)
    : m_group(m_process)
{
    QStringList arguments;
    for (const std::string &each : profile.arguments)
        arguments.append(QString::fromStdString(each));
    m_process.setProgram(QString::fromStdString(profile.program));
    m_process.setArguments(arguments);
    m_process.setWorkingDirectory(folderFor(profile));
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(m_watcher.markName(), m_watcher.markValue());
    m_process.setProcessEnvironment(environment);
    m_handing.setInterval(0);
    m_urging.setSingleShot(true);
    connect(&m_handing, &QTimer::timeout, this, &ChildProcess::handOut);
    connect(&m_urging, &QTimer::timeout, this, &ChildProcess::urge);
    connect(&m_process, &QProcess::started, this, [this] {
        m_id = m_process.processId();
        emit launched();
    });
    connect(&m_process, &QProcess::errorOccurred, this, &ChildProcess::onError);
    connect(&m_process, &QProcess::finished, this, &ChildProcess::onFinished);
    connect(&m_watcher, &Watcher::finished, this, [this] {
        if (!isRunning())
            m_handing.start();
    });
    connect(&m_process, &QProcess::readyReadStandardOutput, this,
        [this] { collect(m_output, m_process.readAllStandardOutput()); });
    connect(&m_process, &QProcess::readyReadStandardError, this,
        [this] { collect(m_errors, m_process.readAllStandardError()); });
    connect(&m_process, &QProcess::bytesWritten, this, [this] {
        if (m_process.bytesToWrite() == 0 && !m_isDismissed)
            emit written();
    });
}

ChildProcess::~ChildProcess()
{
    m_process.disconnect(this);
    m_group.urge(m_id, Urge::Kill);
    if (!isRunning())
        return;
    m_process.kill();
    m_process.waitForFinished(1'000);
}

void ChildProcess::launch()
{
    m_watcher.start(); // first, so that it is there before anything that the engine starts
    m_process.start();
}

void ChildProcess::write(const std::string &bytes)
{
    m_process.write(bytes.data(), static_cast<qint64>(bytes.size()));
}

void ChildProcess::dismiss(bool isPolite)
{
    m_isDismissed = true;
    m_output.clear();
    m_errors.clear();
    m_handing.stop();
    if (!isRunning())
        return m_handing.start(); // reports gone(), but not from within this call
    m_process.closeWriteChannel();
    m_urging.start(isPolite ? PoliteTime : Milliseconds(0));
}

void ChildProcess::collect(QByteArray &queue, const QByteArray &bytes)
{
    if (m_isDismissed)
        return;
    queue += bytes;
    if (queue.size() > LongestQueue) {
        // Keep the newer half, from the beginning of a line.
        const qsizetype from = queue.indexOf('\n', queue.size() - LongestQueue / 2);
        const qsizetype removed = from < 0 ? queue.size() : from + 1;
        queue = queue.mid(removed);
        emit skipped(removed);
    }
    m_handing.start();
}

void ChildProcess::handOut()
{
    if (m_output.isEmpty() && m_errors.isEmpty()) {
        m_handing.stop();
        if (m_watcher.isRunning() && (m_isDismissed || m_ending))
            return; // the processes it started are still being ended
        if (m_isDismissed)
            return isRunning() ? void() : emit gone();
        if (m_ending)
            emit ended(*std::exchange(m_ending, std::nullopt));
        return;
    }
    QByteArray &queue = m_output.isEmpty() ? m_errors : m_output;
    const QByteArray piece = queue.left(Piece);
    queue.remove(0, piece.size());
    if (&queue == &m_output)
        emit output(piece);
    else
        emit errorOutput(piece);
}

void ChildProcess::onFinished(int code, QProcess::ExitStatus status)
{
    m_urging.stop();
    m_group.urge(m_id, Urge::Kill); // ends the processes of its group
    m_watcher.dismiss(); // ends the processes that have left its group
    m_ending = status == QProcess::CrashExit ? Ending { std::nullopt, code } : Ending { code, std::nullopt };
    m_handing.start();
}

void ChildProcess::onError(QProcess::ProcessError error)
{
    if (error != QProcess::FailedToStart)
        return;
    m_urging.stop();
    m_watcher.dismiss();
    if (m_isDismissed)
        m_handing.start();
    else
        emit notLaunched(m_process.errorString());
}

void ChildProcess::urge()
{
    if (!isRunning())
        return;
    if (m_isTerminated || m_id == 0) {
        m_group.urge(m_id, Urge::Kill);
        m_process.kill();
        return;
    }
    m_isTerminated = true;
    m_group.urge(m_id, Urge::Terminate);
    m_urging.start(TerminationTime);
}

} // namespace kagetsu::engine
