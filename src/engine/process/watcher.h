// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QProcess>
#include <QString>

namespace kagetsu::engine {

// Makes sure that nothing an engine has started outlives the engine, even if this program is killed. It runs a process
// of its own (kagetsu-brain --watch) that waits for the end of a pipe and then ends everything that has the engine's
// mark in its environment. If kagetsu-brain is not next to the program, there is no watcher, and only the engine's
// process group ends with it. Where no process can leave its group, there is none either.
class Watcher : public QObject
{
    Q_OBJECT

public:
    Watcher();
    // Ends the marked processes and waits until they have ended.
    ~Watcher() override;

    // Return the variable that the engine's environment must contain.
    QString markName() const;
    QString markValue() const { return m_mark; }

    void start();
    // Ends the marked processes; finished() is emitted after that.
    void dismiss();
    bool isRunning() const { return m_process.state() != QProcess::NotRunning; }

signals:
    void finished();

private:
    QString m_mark;
    QProcess m_process;
};

} // namespace kagetsu::engine
