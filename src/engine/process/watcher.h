// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QProcess>
#include <QString>

namespace kagetsu::engine {

// Sees to it that nothing that an engine has started goes on without it, not even when this program is killed: a
// process of its own (kagetsu-brain --watch) that waits for the end of a pipe and then ends all that carries the
// engine's mark in its environment. Where kagetsu-brain is not beside the program there is no watcher, and only the
// engine's group ends with it.
class Watcher : public QObject
{
    Q_OBJECT

public:
    Watcher();
    // Has the marked processes ended, and waits until they are.
    ~Watcher() override;

    // What the environment of the engine is to have.
    QString markName() const;
    QString markValue() const { return m_mark; }

    void start();
    // Has the marked processes ended; finished() comes then.
    void dismiss();
    bool isRunning() const { return m_process.state() != QProcess::NotRunning; }

signals:
    void finished();

private:
    QString m_mark;
    QProcess m_process;
};

} // namespace kagetsu::engine
