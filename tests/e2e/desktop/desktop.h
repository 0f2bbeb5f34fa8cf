// SPDX-License-Identifier: MIT
#pragma once

#include <QDBusConnection>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>

#include <functional>
#include <memory>
#include <vector>

// A desktop for the test alone: an X server without a screen, a window manager, a session bus and the accessibility
// bus. Nothing of the user who runs the test is touched, and everything ends with the test.
class Desktop
{
public:
    Desktop() = default;
    ~Desktop();

    // Returns what this computer lacks for that; empty if nothing.
    static QStringList missing();
    // Sets the desktop up. Returns why that failed; empty on success.
    QString open(const QString &screen = "1400x1000");

    // Returns the environment for programs that run on it.
    const QProcessEnvironment &environment() const { return m_environment; }
    QDBusConnection accessibleBus() const;

    // Acts as a user would with mouse and keyboard; takes the arguments of xdotool. Returns false on failure.
    bool act(const QStringList &arguments) const;

private:
    QProcess *start(const QString &program, const QStringList &arguments);

    QTemporaryDir m_home;
    QProcessEnvironment m_environment;
    std::vector<std::unique_ptr<QProcess>> m_processes;
};

// Waits until the condition holds, or a minute has passed: sanitizers are slow. Returns whether it holds.
bool eventually(const std::function<bool()> &holds, int patienceMs = 60'000);

// Makes a child end with this process, even if this process is killed.
void tieToParent(QProcess &process);
