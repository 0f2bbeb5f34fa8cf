// SPDX-License-Identifier: MIT
#pragma once

#include <QDBusConnection>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>

#include <functional>
#include <memory>
#include <vector>

// A desktop of the test's own: an X server without a screen, a window manager, a session bus and the bus of the
// accessible tree. Nothing of whoever runs the test is touched, and all of it ends with the test.
class Desktop
{
public:
    Desktop() = default;
    ~Desktop();

    // What is missing on this machine to do so; empty when nothing is.
    static QStringList missing();
    // Why it could not be set up; empty when it stands.
    QString open(const QString &screen = "1400x1000");

    // For programs that live on it.
    const QProcessEnvironment &environment() const { return m_environment; }
    QDBusConnection accessibleBus() const;

    // Something a person does with mouse and keys: the arguments of xdotool.
    bool act(const QStringList &arguments) const;

private:
    QProcess *start(const QString &program, const QStringList &arguments);

    QTemporaryDir m_home;
    QProcessEnvironment m_environment;
    std::vector<std::unique_ptr<QProcess>> m_processes;
};

// Asks again and again until it holds, or until a minute is over: machines under sanitizers are slow.
bool eventually(const std::function<bool()> &holds, int patienceMs = 60'000);

// A child that ends with this process, also when this process is killed.
void tieToParent(QProcess &process);
