// SPDX-License-Identifier: MIT
#include "desktop.h"

#include <QDBusMessage>
#include <QDBusReply>
#include <QDeadlineTimer>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTest>

#include <csignal>
#include <sys/prctl.h>

namespace {

const QString BusOfAll = "kagetsu-test-session";
const QString BusOfAccessibles = "kagetsu-test-accessibles";
constexpr int PollMs = 15;

// The first line a server writes is where it is reached.
QByteArray firstLine(QProcess &server)
{
    eventually([&server] { return server.canReadLine() || server.state() == QProcess::NotRunning; });
    return server.readLine().trimmed();
}

} // namespace

bool eventually(const std::function<bool()> &holds, int patienceMs)
{
    const QDeadlineTimer deadline(patienceMs);
    while (!holds()) {
        if (deadline.hasExpired())
            return false;
        QTest::qWait(PollMs);
    }
    return true;
}

void tieToParent(QProcess &process)
{
    process.setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGKILL); });
}

QStringList Desktop::missing()
{
    QStringList absent;
    for (const char *program : { "Xvfb", "openbox", "xdotool", "dbus-daemon" }) {
        if (QStandardPaths::findExecutable(program).isEmpty())
            absent += program;
    }
    if (!QFileInfo("/usr/libexec/at-spi-bus-launcher").isExecutable())
        absent += "at-spi2-core";
    return absent;
}

Desktop::~Desktop()
{
    QDBusConnection::disconnectFromBus(BusOfAccessibles);
    QDBusConnection::disconnectFromBus(BusOfAll);
    // The last started goes first: what shows windows before the screen.
    for (; !m_processes.empty(); m_processes.pop_back()) {
        QProcess &process = *m_processes.back();
        process.terminate();
        if (!process.waitForFinished(5000)) {
            process.kill();
            process.waitForFinished();
        }
    }
}

QProcess *Desktop::start(const QString &program, const QStringList &arguments)
{
    auto &process = m_processes.emplace_back(std::make_unique<QProcess>());
    process->setProcessEnvironment(m_environment);
    process->setStandardErrorFile(m_home.filePath(program.section('/', -1) + ".err"));
    tieToParent(*process);
    process->start(program, arguments);
    return process->waitForStarted() ? process.get() : nullptr;
}

QString Desktop::open(const QString &screen)
{
    if (!m_home.isValid())
        return "no temporary folder";
    m_environment = QProcessEnvironment::systemEnvironment();
    for (const char *stranger : { "WAYLAND_DISPLAY", "QT_QPA_PLATFORMTHEME", "QT_STYLE_OVERRIDE", "XDG_CURRENT_DESKTOP",
             "DESKTOP_SESSION", "AT_SPI_BUS_ADDRESS", "QT_SCALE_FACTOR", "QT_LOGGING_RULES" })
        m_environment.remove(stranger);
    m_environment.insert("HOME", m_home.path());
    m_environment.insert("XDG_CONFIG_HOME", m_home.filePath("config"));
    m_environment.insert("XDG_DATA_HOME", m_home.filePath("data"));
    m_environment.insert("XDG_CACHE_HOME", m_home.filePath("cache"));
    m_environment.insert("XDG_RUNTIME_DIR", m_home.path());
    m_environment.insert("QT_LOGGING_RULES", "qt.accessibility.atspi.warning=false"); // the reader asks for what is gone
    m_environment.insert("QT_QPA_PLATFORM", "xcb");
    m_environment.insert("QT_ACCESSIBILITY", "1");
    m_environment.insert("QT_LINUX_ACCESSIBILITY_ALWAYS_ON", "1");

    // Without -noreset the server begins anew when its last client leaves, be it the first question for the window
    // manager, and throws out whoever is just coming.
    QProcess *server = start(
        "Xvfb", { "-displayfd", "1", "-screen", "0", screen + "x24", "-dpi", "96", "-nolisten", "tcp", "-noreset" });
    const QByteArray display = server ? firstLine(*server) : QByteArray();
    if (display.isEmpty())
        return "Xvfb did not start";
    m_environment.insert("DISPLAY", ':' + display);

    QProcess *bus = start("dbus-daemon", { "--session", "--nofork", "--nopidfile", "--print-address=1" });
    const QString address = bus ? firstLine(*bus) : QByteArray();
    QDBusConnection session = QDBusConnection::connectToBus(address, BusOfAll);
    if (!session.isConnected())
        return "the session bus did not start";
    m_environment.insert("DBUS_SESSION_BUS_ADDRESS", address);

    // The session bus starts the launcher of the other bus for whoever asks.
    const QDBusReply<QString> accessibles =
        session.call(QDBusMessage::createMethodCall("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress"));
    if (!accessibles.isValid())
        return "no bus for the accessible tree: " + accessibles.error().message();
    if (!QDBusConnection::connectToBus(accessibles.value(), BusOfAccessibles).isConnected())
        return "the bus for the accessible tree does not answer";

    // A bare X server gives no focus. The window manager is there once it counts the desktops.
    if (!start("openbox", { "--sm-disable" }) || !eventually([this] { return act({ "get_num_desktops" }); }))
        return "openbox did not start";
    return {};
}

QDBusConnection Desktop::accessibleBus() const
{
    return QDBusConnection(BusOfAccessibles);
}

bool Desktop::act(const QStringList &arguments) const
{
    QProcess tool;
    tool.setProcessEnvironment(m_environment);
    tool.setStandardErrorFile(QProcess::nullDevice());
    tool.start("xdotool", arguments);
    return tool.waitForFinished() && tool.exitStatus() == QProcess::NormalExit && tool.exitCode() == 0;
}
