// SPDX-License-Identifier: MIT
#pragma once

#include "desktop.h"
#include "node.h"

// Kagetsu itself on a test's desktop, with settings and games of its own, and the person who uses it: finds things as
// a screen reader does, acts with mouse and keys.
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
    // For the starts to come.
    void setVariable(const QString &name, const QString &value) { m_variables.insert(name, value); }

    // True once its window is shown; the size is that of the window, and none leaves the window where it was.
    bool start(const QStringList &arguments = {}, const QString &size = "1280x800");
    bool isRunning() const;
    // As a power cut ends it.
    void kill();
    // By its key. What is wrong: empty when it ended with status 0 and had said nothing on its standard error.
    QString quit();
    // The same without the key, by the desktop.
    QString close();

    // Of its window on the screen, without what the desktop adds.
    QRect place() const;
    // Until the desktop gives the keys to a window of this role.
    bool awaitKeys(const QString &role) const;
    // By the desktop, as one does with the window's bar.
    bool maximise() const;
    bool minimise() const;

    // Waits for a thing of this role, shown and enabled, with this name or with this label; a name that ends with "*"
    // stands for all that begin so.
    std::optional<Node> await(const QString &role, const QString &name) const;
    std::optional<Node> find(const QString &role, const QString &name) const;
    bool awaitNone(const QString &role, const QString &name) const;
    // A line of text with this in it.
    bool awaitText(const QString &part) const;

    // A point of the board on the page, "H8".
    std::optional<Node> cell(const QString &point) const;
    // Until the board says this of a point: "black stone".
    bool awaitCell(const QString &point, const QString &part) const;

    bool click(const QString &role, const QString &name) const;
    bool click(const Node &node) const;
    bool clickPoint(const QString &point) const;
    // Holds a button until it is called `ready`, and lets it go.
    bool hold(const QString &role, const QString &name, const QString &ready) const;
    // Holds a key until there is a thing of this role and name, and lets it go.
    bool holdKey(const QString &key, const QString &role, const QString &ready) const;
    bool wheel(const Node &node, int notchesDown) const;
    // Opens a box of choices and takes the one of this name.
    bool choose(const QString &box, const QString &choice) const;
    // Clicks into a field and writes this in place of what stands there.
    bool fill(const QString &role, const QString &field, const QString &text) const;

    // As xdotool writes them: "ctrl+n", "Return".
    bool press(const QStringList &keys) const;
    bool type(const QString &text) const;
    // Goes there with the tabulator key.
    bool tabTo(const QString &role, const QString &name) const;

    // Everything shown, for a failed test.
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
    mutable QString m_service; // on the bus of the accessible tree
    mutable std::optional<Node> m_board; // that was shown last
    QProcess m_process;
    QByteArray m_said;
};
