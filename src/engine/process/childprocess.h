// SPDX-License-Identifier: MIT
#pragma once

#include "engine/process/platform.h"
#include "engine/process/watcher.h"
#include "engine/profile.h"
#include "engine/report.h"

#include <QProcess>
#include <QTimer>

namespace kagetsu::engine {

// One process of an engine, from its start to its end. Nothing here blocks: output to the process is queued, and its
// own output is delivered in small pieces, so that an engine that writes without end does not block the user. The end
// of the process is reported after all its output.
class ChildProcess : public QObject
{
    Q_OBJECT

public:
    explicit ChildProcess(const Profile &profile);
    // Kills the process.
    ~ChildProcess() override;

    void launch();
    void write(const std::string &bytes);
    // Ends the process. From now on only gone() is emitted, when the process and everything it started have ended. If
    // `isPolite` is true, the process has a second to end by itself. If it ignores the signal to terminate for two
    // seconds, it is killed.
    void dismiss(bool isPolite);

    bool isRunning() const { return m_process.state() != QProcess::NotRunning; }
    qint64 id() const { return m_process.processId(); }

signals:
    void launched();
    void notLaunched(const QString &reason);
    void output(const QByteArray &bytes);
    void errorOutput(const QByteArray &bytes);
    void skipped(qint64 bytes); // bytes of output that came too fast to be delivered
    void written(); // everything queued has been written
    void ended(const kagetsu::engine::Ending &ending);
    void gone(); // emitted after dismiss()

private:
    void collect(QByteArray &queue, const QByteArray &bytes);
    void handOut();
    void onFinished(int code, QProcess::ExitStatus status);
    void onError(QProcess::ProcessError error);
    void urge();

    Watcher m_watcher; // watches what the process starts
    QProcess m_process;
    ProcessGroup m_group;
    QTimer m_handing; // delivers the output
    QTimer m_urging;
    QByteArray m_output;
    QByteArray m_errors;
    qint64 m_id = 0; // of its group; kept after the process has ended
    bool m_isDismissed = false;
    bool m_isTerminated = false;
    std::optional<Ending> m_ending;
};

} // namespace kagetsu::engine
