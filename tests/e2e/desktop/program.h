// SPDX-License-Identifier: MIT
#pragma once

#include "desktop.h"
#include "node.h"

// Runs Kagetsu itself on a test's desktop, with settings and games of its own, and plays its user: finds objects as a
// screen reader does, acts with mouse and keyboard.
class Program
{
public:
    // The folder keeps settings, journals and games from one start to the next.
    Program(const Desktop &desktop, const QString &folder);
    ~Program();

    QString journals() const { return m_data + "/journals"; }
    QString games() const { return m_data + "/games"; }
    void useData(const QString &folder) { m_data = folder; }

    QString settings() const { return m_settings; }
    // Sets an environment variable for later starts.
    void setVariable(const QString &name, const QString &value) { m_variables.insert(name, value); }

    // Starts the program. Returns true once its window is shown; `size` is the size of the window, or empty to leave it
    // where it was.
    bool start(const QStringList &arguments = {}, const QString &size = "1280x800");
    bool isRunning() const;
    // Ends the program like a power cut.
    void kill();
    // Quits with the keyboard shortcut. Returns what is wrong; empty if the program ended with status 0 and printed
    // nothing to standard error.
    QString quit();
    // The same through the desktop instead of the keyboard.
    QString close();

    // Returns the place of its window on the screen, without the desktop's frame.
    QRect place() const;
    // Waits until the desktop gives the focus to a window of this role.
    bool awaitKeys(const QString &role) const;
    // Act through the desktop, like the buttons of a title bar.
    bool maximise() const;
    bool minimise() const;

    // Waits for a visible, enabled object of this role with this name or label; a name that ends with "*" matches all
    // names that begin with it.
    std::optional<Node> await(const QString &role, const QString &name) const;
    std::optional<Node> find(const QString &role, const QString &name) const;
    bool awaitNone(const QString &role, const QString &name) const;
    // Waits for a line of text that contains this.
    bool awaitText(const QString &part) const;

    // Returns a point of the page's board, such as "H8".
    std::optional<Node> cell(const QString &point) const;
    // Waits until the board describes a point with this text, such as "black stone".
    bool awaitCell(const QString &point, const QString &part) const;

    bool click(const QString &role, const QString &name) const;
    bool click(const Node &node) const;
    bool clickPoint(const QString &point) const;
    // Holds a button until its name is `ready`, then releases it.
    bool hold(const QString &role, const QString &name, const QString &ready) const;
    // Holds a key until there is an object of this role and name, then releases it.
    bool holdKey(const QString &key, const QString &role, const QString &ready) const;
    bool wheel(const Node &node, int notchesDown) const;
    // Opens a combo box and selects the entry of this name.
    bool choose(const QString &box, const QString &choice) const;
    // Clicks into a field and replaces its text.
    bool fill(const QString &role, const QString &field, const QString &text) const;

    // Presses keys as xdotool writes them, such as "ctrl+n" or "Return".
    bool press(const QStringList &keys) const;
    bool type(const QString &text) const;
    // Moves the focus there with the Tab key.
    bool tabTo(const QString &role, const QString &name) const;

    // Returns everything visible, for a failed test.
    QString dump() const;

private:
    std::optional<Node> root() const;
    QString awaitEnd();
    bool standsStill() const;
    bool actAt(const Node &node, const QStringList &arguments) const;

    const Desktop &m_desktop;
    QString m_settings;
    QString m_data;
    QMap<QString, QString> m_variables;
    mutable QString m_service; // on the accessibility bus
    mutable std::optional<Node> m_board; // the board shown last
    QProcess m_process;
    QByteArray m_said;
};
