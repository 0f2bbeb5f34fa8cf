// SPDX-License-Identifier: MIT
#pragma once

#include "engine/process/watcher.h"
#include "engine/profile.h"
#include "engine/report.h"

#include <QProcess>
#include <QTimer>

namespace kagetsu::engine {

// One process of an engine, from its start to its end. Nothing here waits: what is written is queued, and what comes is
// handed out in small pieces, so that an engine that writes without end does not keep the user from anything. Its end
// is told after all that came before.
class ChildProcess : public QObject
{
    Q_OBJECT

public:
    explicit ChildProcess(const Profile &profile);
    // Kills it.
    ~ChildProcess() override;

    void launch();
    void write(const std::string &bytes);
    // Nothing is told any more but gone(), once nothing is left of it and of what it started. Politely: it gets a
    // second to end by itself. Who does not heed the signal to terminate within two seconds is killed.
    void dismiss(bool isPolite);

    bool isRunning() const { return m_process.state() != QProcess::NotRunning; }
    qint64 id() const { return m_process.processId(); }

signals:
    void launched();
    void notLaunched(const QString &reason);
    void output(const QByteArray &bytes);
    void errorOutput(const QByteArray &bytes);
    void skipped(qint64 bytes); // of output that came faster than it was handed out
    void written(); // all of it
    void ended(const kagetsu::engine::Ending &ending);
    void gone(); // once dismissed

private:
    void collect(QByteArray &queue, const QByteArray &bytes);
    void handOut();
    void onFinished(int code, QProcess::ExitStatus status);
    void onError(QProcess::ProcessError error);
    void urge();

    Watcher m_watcher; // of what the process starts
    QProcess m_process;
    QTimer m_handing; // of output
    QTimer m_urging;
    QByteArray m_output;
    QByteArray m_errors;
    qint64 m_id = 0; // of its group; also when it has ended
    bool m_isDismissed = false;
    bool m_isTerminated = false;
    std::optional<Ending> m_ending;
};

} // namespace kagetsu::engine
