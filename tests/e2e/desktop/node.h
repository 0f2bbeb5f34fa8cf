// SPDX-License-Identifier: MIT
#pragma once

#include <QDBusConnection>
#include <QRect>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

// One thing of the program's accessible tree, as a screen reader meets it over D-Bus (org.a11y.atspi). It holds no
// copy: every question is asked anew. What is no longer there answers with nothing.
class Node
{
public:
    Node(const QDBusConnection &bus, const QString &service, const QString &path);

    QString role() const; // "push button", "table cell" …
    QString name() const;
    QString description() const;
    QString label() const; // of the words that stand at it, "Rule" at a box of choices
    QRect rect() const; // on the screen
    bool isShown() const;
    bool isEnabled() const;
    bool isFocused() const;
    bool isActive() const; // a window that has the keys
    bool isChecked() const;
    bool isSelected() const;

    std::vector<Node> children() const;
    // Of a table.
    Node cell(int row, int column) const;
    int rows() const;

    using Wanted = std::function<bool(const Node &)>;
    // The first thing shown below this one that has this role and is wanted. Tables are not searched: their cells are
    // asked for by place.
    std::optional<Node> find(const QString &role, const Wanted &wanted) const;

    // The tree below as text, for a failed test.
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
