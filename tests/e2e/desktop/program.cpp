// SPDX-License-Identifier: MIT
#include "program.h"

#include "taskbar.h"

#include <QDBusConnectionInterface>
#include <QDBusReply>

namespace {

bool matches(const QString &name, const QString &wanted)
{
    return wanted.endsWith('*') ? name.startsWith(wanted.chopped(1)) : name == wanted;
}

} // namespace

Program::Program(const Desktop &desktop, const QString &folder)
    : m_desktop(desktop)
    , m_settings(folder + "/kagetsu.ini")
    , m_data(folder + "/data")
{
    tieToParent(m_process);
}

Program::~Program()
{
    kill();
}

bool Program::start(const QStringList &arguments, const QString &size)
{
    m_service.clear();
    m_board.reset();
    m_said.clear();
    QProcessEnvironment environment = m_desktop.environment();
    for (auto each = m_variables.cbegin(); each != m_variables.cend(); ++each)
        environment.insert(each.key(), each.value());
    m_process.setProcessEnvironment(environment);
    const QStringList geometry = size.isEmpty() ? QStringList() : QStringList { "--geometry", size };
    m_process.start(KAGETSU_PROGRAM,
        QStringList { "--lang", "en", "--settings", m_settings, "--data", m_data } + geometry + arguments);
    return m_process.waitForStarted() && eventually([this] { return !isRunning() || root().has_value(); })
        && isRunning() && standsStill();
}

// A window manager moves a window that has just come, and a click on where a button was is lost: people see that.
bool Program::standsStill() const
{
    constexpr int Long = 4; // so often the same
    constexpr int BetweenMs = 50;
    QRect last;
    int same = 0;
    return eventually([&] {
        QTest::qWait(BetweenMs);
        const QRect now = place();
        same = now == last ? same + 1 : 0;
        last = now;
        return same >= Long || !isRunning();
    });
}

bool Program::isRunning() const
{
    return m_process.state() == QProcess::Running;
}

void Program::kill()
{
    m_process.kill();
    m_process.waitForFinished();
}

QString Program::quit()
{
    if (!press({ "ctrl+q" }))
        return "the key could not be pressed";
    return awaitEnd();
}

QString Program::close()
{
    if (!closeWindows(m_desktop.environment().value("DISPLAY")))
        return "no window could be closed";
    return awaitEnd();
}

QString Program::awaitEnd()
{
    if (!eventually([this] { return m_process.state() == QProcess::NotRunning; }))
        return "it does not end";
    m_said += m_process.readAllStandardError();
    if (m_process.exitStatus() != QProcess::NormalExit || m_process.exitCode() != 0)
        return QString("it ended with status %1: %2").arg(m_process.exitCode()).arg(QString::fromUtf8(m_said));
    return QString::fromUtf8(m_said);
}

QRect Program::place() const
{
    const std::optional<Node> all = root();
    for (const Node &window : all ? all->children() : std::vector<Node>()) {
        if (window.role() == "frame")
            return window.rect();
    }
    return {};
}

bool Program::awaitKeys(const QString &role) const
{
    return eventually([&] {
        const std::optional<Node> all = root();
        return all && all->find(role, [](const Node &node) { return node.isActive(); });
    });
}

bool Program::maximise() const
{
    // Twice on the bar above it.
    constexpr int Above = 8;
    const QRect window = place();
    return window.isValid()
        && m_desktop.act({ "mousemove", QString::number(window.center().x()), QString::number(window.top() - Above),
            "click", "--repeat", "2", "--delay", "60", "1" });
}

bool Program::minimise() const
{
    return m_desktop.act({ "getactivewindow", "windowminimize", "--sync" });
}

std::optional<Node> Program::root() const
{
    const QDBusConnection bus = m_desktop.accessibleBus();
    if (m_service.isEmpty()) {
        const QStringList names = bus.interface()->registeredServiceNames();
        for (const QString &name : names) {
            const QDBusReply<uint> pid = bus.interface()->servicePid(name);
            if (pid.isValid() && pid.value() == static_cast<uint>(m_process.processId()))
                m_service = name;
        }
    }
    if (m_service.isEmpty())
        return std::nullopt;
    const Node node(bus, m_service, "/org/a11y/atspi/accessible/root");
    return node.children().empty() ? std::nullopt : std::optional(node);
}

std::optional<Node> Program::find(const QString &role, const QString &name) const
{
    const std::optional<Node> all = root();
    if (!all)
        return std::nullopt;
    return all->find(role, [&](const Node &node) {
        return (matches(node.name(), name) || matches(node.label(), name)) && node.isEnabled();
    });
}

std::optional<Node> Program::await(const QString &role, const QString &name) const
{
    std::optional<Node> found;
    eventually([&] {
        found = find(role, name);
        return found || !isRunning();
    });
    return found;
}

bool Program::awaitNone(const QString &role, const QString &name) const
{
    return eventually([&] { return !find(role, name); });
}

bool Program::awaitText(const QString &part) const
{
    return eventually([&] {
        const std::optional<Node> all = root();
        return all && all->find("label", [&](const Node &node) { return node.name().contains(part); });
    });
}

std::optional<Node> Program::cell(const QString &point) const
{
    // A page keeps its board, so the tree is searched once for many points.
    if (!m_board || m_board->name() != "Board" || !m_board->isShown())
        m_board = await("table", "Board");
    if (!m_board)
        return std::nullopt;
    const Node node = m_board->cell(m_board->rows() - point.mid(1).toInt(), point[0].unicode() - 'A');
    return node.name().section(',', 0, 0) == point ? std::optional(node) : std::nullopt;
}

bool Program::awaitCell(const QString &point, const QString &part) const
{
    return eventually([&] {
        const std::optional<Node> node = cell(point);
        return node && node->name().contains(part);
    });
}

bool Program::actAt(const Node &node, const QStringList &arguments) const
{
    const QRect rect = node.rect();
    const QPoint at = rect.center();
    return rect.isValid()
        && m_desktop.act(QStringList { "mousemove", QString::number(at.x()), QString::number(at.y()) } + arguments);
}

bool Program::click(const Node &node) const
{
    return actAt(node, { "click", "1" });
}

bool Program::click(const QString &role, const QString &name) const
{
    const std::optional<Node> node = await(role, name);
    return node && click(*node);
}

bool Program::clickPoint(const QString &point) const
{
    const std::optional<Node> node = cell(point);
    return node && click(*node);
}

bool Program::hold(const QString &role, const QString &name, const QString &ready) const
{
    const std::optional<Node> node = await(role, name);
    return node && actAt(*node, { "mousedown", "1" }) && await(role, ready) && m_desktop.act({ "mouseup", "1" });
}

bool Program::holdKey(const QString &key, const QString &role, const QString &ready) const
{
    return m_desktop.act({ "keydown", key }) && await(role, ready) && m_desktop.act({ "keyup", key });
}

bool Program::wheel(const Node &node, int notchesDown) const
{
    const QString button = notchesDown > 0 ? "5" : "4";
    return actAt(node, { "click", "--repeat", QString::number(std::abs(notchesDown)), button });
}

bool Program::choose(const QString &box, const QString &choice) const
{
    const std::optional<Node> node = await("combo box", box);
    if (!node || !click(*node))
        return false;
    // Qt takes no click on an item in the time of a double click after the list has opened, so one is repeated.
    constexpr int BetweenClicksMs = 500;
    return eventually([&] {
        const std::optional<Node> list = node->find("list", [](const Node &) { return true; });
        const auto item =
            list ? list->find("list item", [&](const Node &found) { return found.name() == choice; }) : std::nullopt;
        return (!item || click(*item))
            && eventually([&] { return node->name() == choice && !(list && list->isShown()); }, BetweenClicksMs);
    });
}

bool Program::fill(const QString &role, const QString &field, const QString &text) const
{
    return click(role, field) && press({ "ctrl+a" }) && type(text);
}

bool Program::press(const QStringList &keys) const
{
    return m_desktop.act(QStringList { "key", "--clearmodifiers" } + keys);
}

bool Program::type(const QString &text) const
{
    return m_desktop.act({ "type", "--clearmodifiers", text });
}

bool Program::tabTo(const QString &role, const QString &name) const
{
    const std::optional<Node> node = await(role, name);
    constexpr int MostStops = 60;
    for (int i = 0; node && i < MostStops; ++i) {
        if (node->isFocused())
            return true;
        if (!press({ "Tab" }))
            return false;
    }
    return node && eventually([&] { return node->isFocused(); }, 5000);
}

QString Program::dump() const
{
    const std::optional<Node> all = root();
    return all ? all->dump() : QString("nothing");
}
