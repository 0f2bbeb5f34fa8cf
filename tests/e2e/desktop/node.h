// SPDX-License-Identifier: MIT
#pragma once

#include <QDBusConnection>
#include <QRect>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

// An object in the program's accessible tree, as a screen reader sees it over D-Bus (org.a11y.atspi). It holds no copy:
// every query is sent again. An object that no longer exists gives empty answers.
class Node
{
public:
    Node(const QDBusConnection &bus, const QString &service, const QString &path);

    QString role() const; // such as "push button" or "table cell"
    QString name() const;
    QString description() const;
    QString label() const; // text of the label beside it, such as "Rule" for a combo box
    QRect rect() const; // on the screen
    bool isShown() const;
    bool isEnabled() const;
    bool isFocused() const;
    bool isActive() const; // a window with the keyboard focus
    bool isChecked() const;
    bool isSelected() const;

    std::vector<Node> children() const;
    // Return a cell of a table, and its number of rows.
    Node cell(int row, int column) const;
    int rows() const;

    using Wanted = std::function<bool(const Node &)>;
    // Returns the first visible object below this one that has this role and fulfils the condition. Tables are not
    // searched: use cell().
    std::optional<Node> find(const QString &role, const Wanted &wanted) const;

    // Returns the tree below as text, for a failed test.
    QString dump(int depth = 0) const;

private:
    enum class State {
        Active = 1,
        Checked = 4,
        Enabled = 8,
        Focused = 12,
        Selected = 23,
        Sensitive = 24,
        Showing = 25
    };

    bool has(State state) const;
    QVariant property(const char *interface, const char *name) const;
    QDBusMessage call(const char *interface, const char *method, const QVariantList &arguments = {}) const;

    QDBusConnection m_bus;
    QString m_service;
    QString m_path;
};
