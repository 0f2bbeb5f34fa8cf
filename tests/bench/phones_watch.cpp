// SPDX-License-Identifier: MIT
// What it costs to show a game on phones (venue.md#show-on-phones): `build/release/bin/phones_watch 20 100` plays a
// game with a move each second for 20 seconds, while 100 viewers in another process, on this computer alone, ask every
// two seconds as the page does. It prints how much of a processor the thread of the pages used, how late a move was
// shown, and how long the thread of the window kept a press waiting. With --serve it goes on until it is ended, and
// prints the address first, for a browser.
#include "heartbeat.h"
#include "quietgame.h"
#include "translations/catalogues.h"
#include "ui/app/systemtime.h"
#include "ui/print/phones/gameonphones.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTimer>
#include <QUrl>
#include <QWidget>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <memory>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

constexpr int BetweenLooks = 2000; // milliseconds, as in page.js
constexpr const char *Here = "127.0.0.1";

// A phone that shows the page.
class Viewer
{
public:
    Viewer(const QUrl &url, int number, std::vector<double> &answers)
        : m_url(url)
        , m_answers(answers)
    {
        QObject::connect(&m_socket, &QTcpSocket::readyRead, [this] { hear(); });
        QObject::connect(&m_timer, &QTimer::timeout, [this] { ask(); });
        m_timer.setInterval(BetweenLooks - 100 + number * 37 % 200);
        QTimer::singleShot(number * 19 % BetweenLooks, &m_timer, [this] {
            ask();
            m_timer.start();
        });
    }

private:
    void ask()
    {
        if (m_socket.state() != QAbstractSocket::ConnectedState) {
            m_socket.connectToHost(m_url.host(), static_cast<quint16>(m_url.port()));
            if (!m_socket.waitForConnected(1000))
                return;
        }
        m_heard.clear();
        m_asked.start();
        m_socket.write("GET " + m_url.path().toLatin1() + " HTTP/1.1\r\nHost: " + m_url.authority().toLatin1()
            + "\r\nIf-None-Match: " + m_mark + "\r\n\r\n");
    }
    void hear()
    {
        m_heard += m_socket.readAll();
        const qsizetype end = m_heard.indexOf("\r\n\r\n");
        if (end < 0)
            return;
        const qsizetype mark = m_heard.indexOf("ETag: ");
        if (mark > 0 && mark < end)
            m_mark = m_heard.mid(mark + 6, m_heard.indexOf("\r\n", mark) - mark - 6);
        if (m_heard.startsWith("HTTP/1.1 304") || m_heard.endsWith("</html>\n"))
            m_answers.push_back(static_cast<double>(m_asked.nsecsElapsed()) / 1e6);
    }

    QUrl m_url;
    QTcpSocket m_socket;
    QTimer m_timer;
    QElapsedTimer m_asked;
    QByteArray m_heard;
    QByteArray m_mark = "\"none\"";
    std::vector<double> &m_answers;
};

void printSpread(const char *name, std::vector<double> values)
{
    if (values.empty())
        return;
    std::ranges::sort(values);
    std::printf("%-34s median %7.2f  99 %% %7.2f  most %7.2f ms (%zu)\n", name, values[values.size() / 2],
        values[values.size() * 99 / 100], values.back(), values.size());
}

// The process of the viewers; it reads the address from a pipe.
int watch(int from, int viewers, int seconds)
{
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    QByteArray address(200, '\0');
    const ssize_t length = ::read(from, address.data(), static_cast<std::size_t>(address.size()));
    if (length <= 0)
        return 1;
    int argc = 0;
    QCoreApplication program(argc, nullptr);
    const QUrl url(QString::fromLatin1(address.first(length)));
    std::vector<double> answers;
    std::vector<std::unique_ptr<Viewer>> all;
    for (int i = 0; i < viewers; ++i)
        all.push_back(std::make_unique<Viewer>(url, i, answers));
    QTimer::singleShot(seconds * 1000, &program, &QCoreApplication::quit);
    QCoreApplication::exec();
    printSpread("an answer took", answers);
    return answers.empty() ? 1 : 0;
}

// Returns the processor time of the thread of the pages, in milliseconds; negative if there is none.
double usedByPages()
{
    const QDir tasks(QStringLiteral("/proc/self/task"));
    for (const QString &task : tasks.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QFile name(tasks.filePath(task + QStringLiteral("/comm")));
        QFile stat(tasks.filePath(task + QStringLiteral("/stat")));
        if (!name.open(QIODevice::ReadOnly) || name.readAll().trimmed() != "pages" || !stat.open(QIODevice::ReadOnly))
            continue;
        const QByteArray line = stat.readAll();
        const QList<QByteArray> fields = line.sliced(line.lastIndexOf(')') + 2).split(' ');
        return (fields[11].toDouble() + fields[12].toDouble()) * 1000 / static_cast<double>(::sysconf(_SC_CLK_TCK));
    }
    return -1;
}

} // namespace

int main(int argc, char **argv)
{
    const bool serves = argc > 1 && std::string_view(argv[1]) == "--serve";
    const int seconds = argc > 1 && !serves ? std::atoi(argv[1]) : 20;
    const int viewers = argc > 2 ? std::atoi(argv[2]) : 100;
    int pipe[2];
    if (::pipe(pipe) != 0)
        return 1;
    const pid_t child = serves ? 0 : ::fork();
    if (!serves && child == 0)
        return watch(pipe[0], viewers, seconds);

    QApplication program(argc, argv);
    Catalogue english; // without any, pages speak no language but this one
    if (english.loadLanguage(QStringLiteral("en")))
        QCoreApplication::installTranslator(&english);
    const QTemporaryDir folder;
    const SystemTime time;
    host::MatchHost host(time);
    match::MatchSetup setup = quietSetup();
    setup.id = "20310504-120000-abcd";
    setup.names = { "Anneliese Müller-Lüdenscheidt", "花月 太郎" };
    if (!host.startMatch(setup, folder.path()))
        return 1;
    QWidget window;
    GameOnPhones phones(
        &host, PhoneServing::network(),
        [](const tournament::GameKey &) { return Result<EventRule, QString>(EventRule {}); },
        [] { return QStringLiteral("en"); }, &window);
    phones.start(QLatin1String(Here));
    const QByteArray address = phones.serving().address().toLatin1();
    if (address.isEmpty()) {
        std::puts("The module pageserving is not there.");
        return 1;
    }
    std::printf("%s\n", address.constData());
    std::fflush(stdout);
    if (::write(pipe[1], address.constData(), static_cast<std::size_t>(address.size())) != address.size())
        return 1;

    const std::vector<rules::Point> moves = quietMoves();
    std::size_t next = 0;
    QTimer play;
    QObject::connect(&play, &QTimer::timeout, [&] {
        if (next < moves.size())
            static_cast<void>(
                host.execute(match::Act { next % 2 == 0 ? Seat::A : Seat::B, opening::Place { moves[next] } }));
        ++next;
    });
    play.start(1000);
    Heartbeat heartbeat;
    if (!serves)
        QTimer::singleShot(seconds * 1000, &program, &QCoreApplication::quit);
    QApplication::exec();
    const double used = usedByPages();
    const Heartbeat::Wait wait = heartbeat.takeLongest();
    int status = 0;
    ::waitpid(child, &status, 0);
    std::printf("%-34s %.1f ms in %d s: %.2f %% of a processor\n", "the thread of the pages used", used, seconds,
        used / 10 / std::max(seconds, 1));
    std::printf("%-34s %.2f ms at most, of which it worked %.2f ms\n", "the window kept a press waiting",
        wait.longest.count(), wait.worked.count());
    return used < 0 || status != 0;
}
