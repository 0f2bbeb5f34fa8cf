// SPDX-License-Identifier: MIT
#include "node.h"

#include <QDBusArgument>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusVariant>

namespace {

constexpr const char *Accessible = "org.a11y.atspi.Accessible";
constexpr const char *Component = "org.a11y.atspi.Component";
constexpr const char *Table = "org.a11y.atspi.Table";
// A program that is busy for longer hangs.
constexpr int PatienceMs = 20'000;

struct Reference
{
    QString service;
    QDBusObjectPath path;
};

const QDBusArgument &operator>>(const QDBusArgument &argument, Reference &reference)
{
    argument.beginStructure();
    argument >> reference.service >> reference.path;
    argument.endStructure();
    return argument;
}

struct Relation
{
    uint kind = 0;
    QList<Reference> with;
};

constexpr uint LabelledBy = 2;

const QDBusArgument &operator>>(const QDBusArgument &argument, Relation &relation)
{
    argument.beginStructure();
    argument >> relation.kind >> relation.with;
    argument.endStructure();
    return argument;
}

} // namespace

Node::Node(const QDBusConnection &bus, const QString &service, const QString &path)
    : m_bus(bus)
    , m_service(service)
    , m_path(path)
{
}

QDBusMessage Node::call(const char *interface, const char *method, const QVariantList &arguments) const
{
    QDBusMessage message = QDBusMessage::createMethodCall(m_service, m_path, interface, method);
    message.setArguments(arguments);
    return m_bus.call(message, QDBus::Block, PatienceMs);
}

QVariant Node::property(const char *interface, const char *name) const
{
    const QDBusMessage reply = call("org.freedesktop.DBus.Properties", "Get", { interface, name });
    if (reply.type() != QDBusMessage::ReplyMessage || reply.arguments().isEmpty())
        return {};
    return reply.arguments().constFirst().value<QDBusVariant>().variant();
}

QString Node::role() const
{
    return call(Accessible, "GetRoleName").arguments().value(0).toString();
}

QString Node::name() const
{
    return property(Accessible, "Name").toString();
}

QString Node::description() const
{
    return property(Accessible, "Description").toString();
}

QString Node::label() const
{
    const QDBusMessage reply = call(Accessible, "GetRelationSet");
    if (reply.type() != QDBusMessage::ReplyMessage)
        return {};
    QList<Relation> relations;
    reply.arguments().value(0).value<QDBusArgument>() >> relations;
    for (const Relation &relation : relations) {
        if (relation.kind == LabelledBy && !relation.with.isEmpty())
            return Node(m_bus, relation.with.first().service, relation.with.first().path.path()).name();
    }
    return {};
}

QRect Node::rect() const
{
    constexpr uint OnScreen = 0;
    const QVariant extents = call(Component, "GetExtents", { OnScreen }).arguments().value(0);
    if (!extents.canConvert<QDBusArgument>())
        return {};
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
    const auto argument = extents.value<QDBusArgument>();
    argument.beginStructure();
    argument >> x >> y >> width >> height;
    argument.endStructure();
    return { x, y, width, height };
}

bool Node::has(State state) const
{
    const QDBusMessage reply = call(Accessible, "GetState");
    if (reply.type() != QDBusMessage::ReplyMessage)
        return false;
    QList<uint> words;
    reply.arguments().value(0).value<QDBusArgument>() >> words;
    const int bit = static_cast<int>(state);
    return bit / 32 < words.size() && (words[bit / 32] >> (bit % 32) & 1u);
}

bool Node::isShown() const
{
    return has(State::Showing);
}

bool Node::isEnabled() const
{
    return has(State::Enabled) && has(State::Sensitive);
}

bool Node::isActive() const
{
    return has(State::Active);
}

bool Node::isFocused() const
{
    return has(State::Focused);
}

bool Node::isChecked() const
{
    return has(State::Checked);
}

bool Node::isSelected() const
{
    return has(State::Selected);
}

std::vector<Node> Node::children() const
{
    const QDBusMessage reply = call(Accessible, "GetChildren");
    std::vector<Node> nodes;
    if (reply.type() != QDBusMessage::ReplyMessage)
        return nodes;
    QList<Reference> references;
    reply.arguments().value(0).value<QDBusArgument>() >> references;
    for (const Reference &reference : references)
        nodes.emplace_back(m_bus, reference.service, reference.path.path());
    return nodes;
}

Node Node::cell(int row, int column) const
{
    Reference reference;
    const QDBusMessage reply = call(Table, "GetAccessibleAt", { row, column });
    if (reply.type() == QDBusMessage::ReplyMessage)
        reply.arguments().value(0).value<QDBusArgument>() >> reference;
    return { m_bus, reference.service, reference.path.path() };
}

int Node::rows() const
{
    return property(Table, "NRows").toInt();
}

std::optional<Node> Node::find(const QString &role, const Wanted &wanted) const
{
    // Every question goes through the bus and back, and most of a program's pages are hidden most of the time.
    static const QStringList withNothingInside { "table", "label", "push button", "radio button", "check box", "text" };
    for (const Node &child : children()) {
        if (!child.isShown())
            continue;
        const QString itsRole = child.role();
        if (itsRole == role && wanted(child))
            return child;
        if (withNothingInside.contains(itsRole))
            continue;
        if (auto found = child.find(role, wanted))
            return found;
    }
    return std::nullopt;
}

QString Node::dump(int depth) const
{
    const QRect at = rect();
    const QString itsRole = role();
    QString text = QString(2 * depth, ' ')
        + QString("%1 '%2' (%3; %4) %5,%6 %7x%8%9\n")
              .arg(itsRole, name(), label(), description())
              .arg(at.x())
              .arg(at.y())
              .arg(at.width())
              .arg(at.height())
              .arg(QString(isShown() ? "" : " hidden") + (isEnabled() ? "" : " disabled")
                  + (isFocused() ? " focused" : ""));
    if (itsRole == "table")
        return text;
    for (const Node &child : children())
        text += child.dump(depth + 1);
    return text;
}
