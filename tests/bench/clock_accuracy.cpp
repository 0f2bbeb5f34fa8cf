// SPDX-License-Identifier: MIT
// How accurate the clock is while the machine is busy (clock.md#the-machine), with the program's own clock page, event
// loop, journal on the disk and monotonic source: `build/release/bin/clock_accuracy 10` plays clock games for ten
// minutes on the screen (or with QT_QPA_PLATFORM=offscreen), while another process burns a core. It takes its minutes,
// so no test runs it. It ends with 1 when a press was five milliseconds off or more, or when a clock that had not
// fallen showed 0:00.
//
// Presses come from a thread that is none of the program's, at random moments, stamped as the window system stamps a
// key: what is compared is the moment the key went down there and the moment the journal has for it. How late the
// program saw them is told beside it.
#include "clock/controltext.h"
#include "match/host/matchhost.h"
#include "quietgame.h"
#include "ui/app/systemtime.h"
#include "ui/match/clockonly/clockpage.h"

#include <QApplication>
#include <QInputDevice>
#include <QKeyEvent>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <random>
#include <string>
#include <sys/prctl.h>
#include <thread>
#include <unistd.h>

using namespace kagetsu;
using namespace kagetsu::ui;
using namespace std::chrono_literals;
using Milliseconds = std::chrono::duration<double, std::milli>;

namespace {

constexpr clock::Duration BaseTime { 20s };
constexpr clock::Duration LetFall { 3s }; // a side that has less waits for its flag
constexpr Milliseconds MostError { 5.0 };

Milliseconds sourceNow()
{
    return std::chrono::steady_clock::now().time_since_epoch();
}

// A process that does nothing but keep a core busy until this one ends.
void burnACore()
{
    if (::fork() != 0)
        return;
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    for (volatile unsigned long turns = 0;;)
        turns = turns + 1;
}

void printSpread(const char *name, std::vector<double> values)
{
    if (values.empty())
        return;
    std::sort(values.begin(), values.end());
    std::printf("%s: %zu, median %.2f ms, 99 %% %.2f ms, worst %.2f ms\n", name, values.size(),
        values[values.size() / 2], values[values.size() * 99 / 100], values.back());
}

// Plays one clock game after another and compares what the clock says with the source.
class Trial : public QObject
{
public:
    Trial()
        : m_host(m_time)
        , m_page(&m_host)
    {
        connect(&m_page, &ClockPage::startWanted, this, [this](const match::MatchSetup &setup) {
            if (!m_host.startMatch(setup, m_room.path()))
                qFatal("the match cannot be started");
        });
        connect(&m_host, &host::MatchHost::happened, this, &Trial::look);
        for (const Seat seat : BothSeats)
            m_page.face(seat)->installEventFilter(this);
        m_page.resize(1000, 700);
        m_page.show();
        m_page.setFocus();
        begin();
        QInputDevice::primaryKeyboard(); // is made by the first who asks, which must not be the hand's thread
        m_hand = std::thread([this] { pressAtRandom(); });
    }
    ~Trial() override
    {
        m_isOver = true;
        m_hand.join();
    }

    bool report() const
    {
        printSpread("presses off the source", m_errors);
        printSpread("presses until they were kept", m_waits);
        printSpread("flags told after they fell", m_flags);
        std::printf("drift: %.2f ms between both clocks and the source in %d games of %.1f s together\n", m_drift,
            m_games - 1, m_played / 1000);
        std::printf("painted: %d times, 0:00 before the flag %d times\n", m_paints, m_earlyZeros);
        const bool exact =
            std::all_of(m_errors.begin(), m_errors.end(), [](double error) { return error < MostError.count(); });
        return exact && m_earlyZeros == 0 && !m_errors.empty();
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Paint) {
            ++m_paints;
            const QString digits = static_cast<ClockFace *>(watched)->digits();
            const bool isZero = std::all_of(
                digits.begin(), digits.end(), [](QChar c) { return !c.isDigit() || c == QLatin1Char('0'); });
            // What is being painted was read before now, so a flag that falls in between is not held against it.
            const auto flag = m_host.match().clock().flagMoment();
            if (isZero && flag && onSource(*flag) > sourceNow())
                ++m_earlyZeros;
        }
        return QObject::eventFilter(watched, event);
    }

private:
    void begin()
    {
        match::MatchSetup setup = quietSetup();
        setup.id = "accuracy-" + std::to_string(++m_games);
        setup.playedOn = match::PlayedOn::PhysicalBoard;
        clock::TimeControl control;
        control.stages = { clock::MainStage { .time = BaseTime } };
        setup.time = { control, control };
        m_page.prepare(setup);
        emit m_page.face(Seat::B)->pressed(); // the first tap starts the other's clock
        for (clock::Moment before = -1ms; before != m_time.now();) { // both within one millisecond
            before = m_time.now();
            m_axis = before - m_host.now();
        }
        m_begun = m_last = Milliseconds(m_host.match().lastMoment() + m_axis);
        m_mayPress = true;
    }

    // The source in whole milliseconds, as the clock reads it.
    Milliseconds onSource(clock::Moment moment) const { return moment + m_axis; }

    void look(const match::Events &events)
    {
        for (const match::Event &event : events) {
            if (std::holds_alternative<match::Pressed>(event.what)) {
                m_last = onSource(event.at);
                m_errors.push_back(std::abs((m_last - m_sent.load()).count()));
                m_waits.push_back((sourceNow() - m_sent.load()).count());
            } else if (std::holds_alternative<match::Flagged>(event.what)) {
                const clock::Clock &clock = m_host.match().clock();
                m_flags.push_back((sourceNow() - onSource(clock.seat(*clock.flaggedSeat()).flag->at)).count());
                m_last = onSource(clock.seat(*clock.flaggedSeat()).flag->at);
                endGame();
                return;
            }
        }
        const clock::Clock &clock = m_host.match().clock();
        m_mayPress = clock.isRunning() && m_host.reading(clock.turnOf().value_or(Seat::A)).main > LetFall;
    }

    void endGame()
    {
        const auto used = [this](Seat seat) { return Milliseconds(m_host.reading(seat).used).count(); };
        const double played = (m_last - m_begun).count();
        m_drift += used(Seat::A) + used(Seat::B) - played;
        m_played += played;
        m_mayPress = false;
        QTimer::singleShot(500, this, &Trial::begin);
    }

    void pressAtRandom()
    {
        std::mt19937 random(7);
        while (!m_isOver) {
            std::this_thread::sleep_for(std::chrono::microseconds(50'000 + random() % 900'000));
            if (!m_mayPress.exchange(false))
                continue;
            m_sent = sourceNow();
            auto *key = new QKeyEvent(QEvent::KeyPress, Qt::Key_Space, Qt::NoModifier);
            key->setTimestamp(static_cast<quint64>(std::chrono::floor<clock::Moment>(m_sent.load()).count()));
            QCoreApplication::postEvent(&m_page, key, Qt::HighEventPriority);
        }
    }

    const SystemTime m_time;
    QTemporaryDir m_room { QCoreApplication::applicationDirPath() + QStringLiteral("/clock-accuracy-XXXXXX") };
    host::MatchHost m_host;
    ClockPage m_page;
    clock::Moment m_axis { 0 }; // the source when the match's axis was at nothing
    Milliseconds m_begun { 0 };
    Milliseconds m_last { 0 };
    std::vector<double> m_errors;
    std::vector<double> m_waits; // from the press until it was in the journal
    std::vector<double> m_flags;
    double m_drift = 0;
    double m_played = 0;
    int m_games = 0;
    int m_paints = 0;
    int m_earlyZeros = 0;
    std::atomic<bool> m_mayPress = false;
    std::atomic<Milliseconds> m_sent { Milliseconds(0) };
    std::atomic<bool> m_isOver = false;
    std::thread m_hand;
};

} // namespace

int main(int argc, char *argv[])
{
    burnACore();
    QApplication app(argc, argv);
    const double minutes = argc > 1 ? std::atof(argv[1]) : 10;
    Trial trial;
    QTimer::singleShot(static_cast<int>(minutes * 60'000), &app, &QCoreApplication::quit);
    QApplication::exec();
    return trial.report() ? 0 : 1;
}
