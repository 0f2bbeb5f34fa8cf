// SPDX-License-Identifier: MIT
// A game with clocks in the real window while something of the machine misbehaves: `build/release/bin/clock_troubles
// 60` on a display of its own (Xvfb) plays a minute with each trouble and prints a table. Nothing runs it by itself.
//
// Presses and taps come from the X server, as those of a hand do (XTEST), at moments that are known: what is compared
// is the moment of sending and the moment the journal has. Beside it stand how long it took until they were kept, and
// how long the event loop of the window rested. It ends with 1 when a press was 16 ms off, or when the window worked
// 50 ms in one piece.
#include "heartbeat.h"
#include "quietgame.h"

#include "match/host/matchhost.h"
#include "ui/app/engines/engineprofiles.h"
#include "ui/app/window/mainwindow.h"
#include "ui/board/boardwidget.h"
#include "ui/controls/style/skin.h"
#include "ui/controls/style/style.h"
#include "ui/match/clockonly/clockpage.h"
#include "ui/match/table/tablepage.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QFile>
#include <QProcess>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <mutex>
#include <random>
#include <string>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <thread>
#include <unistd.h>
#include <vector>
#include <xcb/xcb.h>
#include <xcb/xtest.h>

using namespace kagetsu;
using namespace kagetsu::ui;
using namespace std::chrono_literals;
using Milliseconds = std::chrono::duration<double, std::milli>;

namespace clock_troubles {

std::atomic<bool> diskIsSlow = false;

void waitForTheDisk()
{
    if (diskIsSlow)
        std::this_thread::sleep_for(1s);
}

} // namespace clock_troubles

// Instead of those of the system.
extern "C" int fdatasync(int descriptor)
{
    clock_troubles::waitForTheDisk();
    return static_cast<int>(::syscall(SYS_fdatasync, descriptor));
}
extern "C" int fsync(int descriptor)
{
    clock_troubles::waitForTheDisk();
    return static_cast<int>(::syscall(SYS_fsync, descriptor));
}

namespace {

constexpr Milliseconds MostOff { 16.0 };
constexpr Heartbeat::Milliseconds MostWork { 50.0 };

constexpr const char *Troubles[] = { "nothing", "clock alone", "speech silent", "sound gone", "sound silent",
    "disk slow", "clock alone, disk slow", "printers silent", "engine floods" };

Milliseconds now()
{
    return std::chrono::steady_clock::now().time_since_epoch();
}

// A server that lets everybody connect and says nothing.
QString silentServer(const QString &folder)
{
    const QString path = folder + QStringLiteral("/silent");
    const QByteArray name = QFile::encodeName(path);
    const int server = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_un address {};
    address.sun_family = AF_UNIX;
    std::copy(name.begin(), name.end(), address.sun_path);
    if (::bind(server, reinterpret_cast<const sockaddr *>(&address), sizeof address) != 0 || ::listen(server, 64) != 0)
        qFatal("no server can be made");
    return path;
}

// Before anything asks for it.
void makeTrouble(const std::string &trouble, const QString &folder)
{
    if (trouble == "speech silent")
        qputenv("SPEECHD_ADDRESS", ("unix_socket:" + silentServer(folder)).toLocal8Bit());
    else if (trouble == "sound gone")
        qputenv("PULSE_SERVER", "unix:/nonexistent");
    else if (trouble == "sound silent")
        qputenv("PULSE_SERVER", ("unix:" + silentServer(folder)).toLocal8Bit());
    else if (trouble == "printers silent")
        qputenv("CUPS_SERVER", silentServer(folder).toLocal8Bit());
    clock_troubles::diskIsSlow = trouble.ends_with("disk slow");
}

// Plays by its first answer, and says so much besides that it is stopped after a while.
engine::Profile floodingEngine(const QString &folder)
{
    QFile script(folder + QStringLiteral("/flood.sh"));
    if (!script.open(QIODevice::WriteOnly)
        || script.write("while sleep 0.05; do yes 'MESSAGE flood of words' | head -n 2000; done &\nflood=$!\ntrap "
                        "'kill $flood' EXIT\n"
                        "n=0\nwhile read -r line; do case $line in START*) echo OK;; ABOUT*) echo 'name=\"flood\"';;\n"
                        "TURN*|BEGIN*|DONE*) echo \"$((n % 15)),$((n / 15 * 2 + 1))\"; n=$((n + 1));;\n"
                        "END*) exit;; esac; done\n")
            < 0)
        qFatal("no engine can be written");
    engine::Profile profile;
    profile.id = profile.name = "flood";
    profile.program = "/bin/sh";
    profile.arguments = { QFile::encodeName(script.fileName()).toStdString() };
    profile.rules = { rules::Rule::FreeStyle, rules::Rule::Renju, rules::Rule::Standard };
    return profile;
}

Settings settings()
{
    Settings settings;
    settings.language = QStringLiteral("en");
    settings.announcing.moves = true;
    for (NewGameChoices *each : { &settings.newGame, &settings.computerGame.game }) {
        each->left = QStringLiteral("Aoki");
        each->right = QStringLiteral("Bergman");
        each->opening = { .id = "free", .values = {}, .modifiers = {}, .document = {} };
        each->time = QStringLiteral("2h");
    }
    settings.computerGame.engine = QStringLiteral("flood");
    return settings;
}

// The hand: another client of the X server.
class Hand
{
public:
    Hand()
        : m_server(xcb_connect(nullptr, nullptr))
        , m_root(xcb_setup_roots_iterator(xcb_get_setup(m_server)).data->root)
    {
    }
    ~Hand()
    {
        // What was sent is not lost with the connection.
        std::free(xcb_get_input_focus_reply(m_server, xcb_get_input_focus(m_server), nullptr));
        xcb_disconnect(m_server);
    }
    Hand(const Hand &) = delete;
    Hand &operator=(const Hand &) = delete;

    void space()
    {
        constexpr std::uint8_t Space = 65;
        send(XCB_KEY_PRESS, Space);
        send(XCB_KEY_RELEASE, Space);
        xcb_flush(m_server);
    }
    void tap(QPoint place)
    {
        xcb_test_fake_input(m_server, XCB_MOTION_NOTIFY, 0, XCB_CURRENT_TIME, m_root,
            static_cast<std::int16_t>(place.x()), static_cast<std::int16_t>(place.y()), 0);
        send(XCB_BUTTON_PRESS, 1);
        send(XCB_BUTTON_RELEASE, 1);
        xcb_flush(m_server);
    }

private:
    void send(std::uint8_t what, std::uint8_t which)
    {
        xcb_test_fake_input(m_server, what, which, XCB_CURRENT_TIME, m_root, 0, 0, 0);
    }

    xcb_connection_t *m_server;
    xcb_window_t m_root;
};

class Ordeal : public QObject
{
public:
    Ordeal(const std::string &trouble, const QString &folder)
        : m_trouble(trouble)
        , m_folders(Folders::in(folder))
        , m_window(settings(), folder + QStringLiteral("/settings.ini"), m_folders)
        , m_host(m_window.findChild<host::MatchHost *>())
        , m_points(quietMoves())
    {
        if (!EngineProfiles(m_folders.engines).keep(floodingEngine(folder)))
            qFatal("no engine can be kept");
        m_window.resize(1200, 740);
        m_window.show();
        // What asks something on the way is answered with Enter.
        connect(&m_answers, &QTimer::timeout, this, [] {
            if (auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget()))
                dialog->accept();
        });
        m_answers.start(300);
        connect(m_host, &host::MatchHost::happened, this, &Ordeal::hear);
        rest(2s);
        m_heart.takeLongest();
    }
    ~Ordeal() override
    {
        m_isOver = true;
        if (m_hand.joinable())
            m_hand.join();
    }

    bool run(std::chrono::seconds time)
    {
        const bool byKeys = m_trouble.starts_with("clock alone");
        begin();
        const Heartbeat::Wait beginning = m_heart.takeLongest();
        m_isPlaying = true;
        m_hand = std::thread([this, byKeys] { play(byKeys); });
        QTimer prints;
        connect(&prints, &QTimer::timeout, this, &Ordeal::print);
        if (m_trouble == "printers silent")
            prints.start(9s);
        rest(time);
        prints.stop();
        m_isPlaying = false;
        rest(2500ms); // for what is on its way
        const Heartbeat::Wait playing = m_heart.takeLongest();
        act("placePlay"); // asks, and leaves it
        rest(1s);
        const QString journal = m_journal;
        m_window.resumeMatch(journal);
        rest(1s);
        act("placePlay");
        rest(1s);
        const Heartbeat::Wait leaving = m_heart.takeLongest();

        std::sort(m_off.begin(), m_off.end());
        std::sort(m_kept.begin(), m_kept.end());
        const auto worst = [](const std::vector<double> &values) { return values.empty() ? -1 : values.back(); };
        const auto median = [](const std::vector<double> &values) {
            return values.empty() ? -1 : values[values.size() / 2];
        };
        const double spread = m_off.empty() ? -1 : m_off.back() - m_off.front();
        std::printf("%-24s %4zu/%-4d %7.1f %9.1f %9.1f %7.1f/%-7.1f %7.1f/%-7.1f %7.1f/%-7.1f\n", m_trouble.c_str(),
            m_off.size(), m_presses.load(), spread, median(m_kept), worst(m_kept), beginning.longest.count(),
            beginning.worked.count(), playing.longest.count(), playing.worked.count(), leaving.longest.count(),
            leaving.worked.count());
        const auto most = std::max({ beginning.worked, playing.worked, leaving.worked });
        return !m_off.empty() && spread <= MostOff.count() && most <= MostWork;
    }

private:
    void act(const char *name) { m_window.findChild<QAction *>(QLatin1String(name))->trigger(); }

    void rest(std::chrono::milliseconds time)
    {
        QEventLoop loop;
        QTimer::singleShot(time, &loop, &QEventLoop::quit);
        loop.exec();
    }

    void begin()
    {
        act(m_trouble.starts_with("clock alone") ? "clockOnly"
                : m_trouble == "engine floods"   ? "computerGame"
                                                 : "newGame");
        rest(1s);
        if (m_trouble.starts_with("clock alone")) {
            Hand().space(); // the first sets it going
            rest(4s);
        }
        if (!m_host->hasMatch())
            qFatal("no game begins");
        m_journal = m_host->journalPath();
        if (const auto *table = m_window.findChild<TablePage *>())
            m_board = table->findChild<BoardWidget *>();
        aim();
    }

    // At the next free point, where it is a person's turn.
    void aim()
    {
        const match::Match &match = m_host->match();
        if (m_board) {
            const std::optional<Seat> turn = match.clock().turnOf();
            if (!turn || match.setup().engines[*turn])
                return;
            while (!m_points.empty() && match.position().at(m_points.front()) != rules::Stone::None)
                m_points.erase(m_points.begin());
            if (m_points.empty())
                return; // the board is full after two minutes
            const rules::Point point = m_points.front();
            QAccessibleTableInterface *table = QAccessible::queryAccessibleInterface(m_board)->tableInterface();
            const std::scoped_lock lock(m_mutex);
            m_target = table->cellAt(table->rowCount() - 1 - point.y, point.x)->rect().center();
        }
        m_mayPress = true;
    }

    void play(bool byKeys)
    {
        Hand hand;
        std::mt19937 random(7);
        const int pause = clock_troubles::diskIsSlow ? 1200 : 250; // milliseconds
        while (!m_isOver) {
            std::this_thread::sleep_for(std::chrono::milliseconds(pause + static_cast<int>(random() % 600)));
            if (!m_isPlaying)
                continue;
            if (!m_mayPress.exchange(false)) {
                if (now() - m_sent.load() > 6s)
                    m_mayPress = true; // whatever was in its way
                continue;
            }
            ++m_presses;
            QPoint target;
            {
                const std::scoped_lock lock(m_mutex);
                target = m_target;
                m_sent = now();
            }
            byKeys ? hand.space() : hand.tap(target);
        }
    }

    void hear(const match::Events &events)
    {
        bool isAnswered = false;
        for (const match::Event &event : events) {
            const bool hasActed =
                std::holds_alternative<match::Acted>(event.what) || std::holds_alternative<match::Pressed>(event.what);
            isAnswered = isAnswered || hasActed;
            if (!hasActed || !m_host->handAt())
                continue;
            const std::scoped_lock lock(m_mutex);
            m_off.push_back(Milliseconds(event.at).count() - m_sent.load().count());
            m_kept.push_back((now() - m_sent.load()).count());
            if (qEnvironmentVariableIsSet("KAGETSU_TROUBLES_ALL"))
                std::fprintf(stderr, "at %.1f sent %.1f off %.1f kept %.1f\n", Milliseconds(event.at).count(),
                    m_sent.load().count(), m_off.back(), m_kept.back());
        }
        if (isAnswered)
            QTimer::singleShot(0, this, &Ordeal::aim); // once it is seen
    }

    // Beside the game, and for four seconds.
    void print()
    {
        m_isPlaying = false;
        m_answers.stop();
        m_window.showProtocol(m_journal);
        for (QWidget *each : QApplication::topLevelWidgets()) {
            if (auto *button = each->findChild<QPushButton *>(QStringLiteral("print")))
                button->click();
        }
        QTimer::singleShot(4s, this, [this] {
            m_answers.start(300);
            for (QWidget *each : QApplication::topLevelWidgets()) {
                if (each != &m_window && each->isVisible())
                    each->close();
            }
            m_window.activateWindow();
            m_isPlaying = true;
        });
    }

    std::string m_trouble;
    Folders m_folders;
    MainWindow m_window;
    host::MatchHost *m_host;
    Heartbeat m_heart;
    QTimer m_answers;
    QString m_journal;
    BoardWidget *m_board = nullptr;
    std::vector<rules::Point> m_points;
    std::atomic<int> m_presses = 0;
    std::mutex m_mutex;
    QPoint m_target;
    std::atomic<Milliseconds> m_sent { Milliseconds(0) };
    std::vector<double> m_off; // journal's axis against the source; what counts is how far they lie apart
    std::vector<double> m_kept;
    std::atomic<bool> m_mayPress = false;
    std::atomic<bool> m_isPlaying = false;
    std::atomic<bool> m_isOver = false;
    std::thread m_hand;
};

} // namespace

int main(int argc, char *argv[])
{
    const int seconds = argc > 1 ? std::max(std::atoi(argv[1]), 1) : 60;
    const std::string only = argc > 2 ? argv[2] : "";
    if (argc > 3) { // the child, for one trouble
        QTemporaryDir folder;
        makeTrouble(only, folder.path());
        QApplication application(argc, argv);
        QApplication::setStyle(new Style);
        dress(Settings().colours());
        return Ordeal(only, folder.path()).run(std::chrono::seconds(seconds)) ? 0 : 1;
    }
    std::printf("%-24s %9s %7s %9s %9s %15s %15s %15s\n", "milliseconds", "presses", "off", "kept", "at worst",
        "beginning", "playing", "leaving");
    std::fflush(stdout);
    bool isQuick = true;
    for (const char *trouble : Troubles) {
        if (!only.empty() && only != trouble)
            continue;
        // What is there of the machine is known to a process once.
        isQuick = QProcess::execute(QString::fromLocal8Bit(argv[0]),
                      { QString::number(seconds), QString::fromLatin1(trouble), QStringLiteral("--child") })
                == 0
            && isQuick;
    }
    return isQuick ? 0 : 1;
}
