// SPDX-License-Identifier: MIT
#include "../../match/host/faketime.h"
#include "match/host/announcer.h"
#include "match/host/matchhost.h"
#include "opening/file/shipped.h"
#include "rules/point.h"
#include "ui/app/announcementplayer.h"

#include <QSemaphore>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <chrono>
#include <memory>
#include <optional>

namespace tst_hangingdevices {

using namespace kagetsu;
using namespace kagetsu::ui;
using namespace std::chrono_literals;

// Comes to the end of nothing until it is let go.
struct Hang
{
    void wait()
    {
        hangs = true;
        goesOn.acquire();
        goesOn.release();
    }

    std::atomic<bool> hangs = false;
    QSemaphore goesOn;
};

class HangingVoice : public Voice
{
public:
    explicit HangingVoice(std::shared_ptr<Hang> hang)
        : m_hang(std::move(hang))
    {
    }
    VoiceAnswer choose(const QLocale &) override
    {
        m_hang->wait();
        return VoiceAnswer::Speaks;
    }
    VoiceAnswer say(const QString &) override { return VoiceAnswer::Speaks; }

private:
    std::shared_ptr<Hang> m_hang;
};

// Its sounds hang where there is something to hang on.
class TestSounds : public Sounds
{
public:
    explicit TestSounds(std::shared_ptr<Hang> hang)
        : m_hang(std::move(hang))
    {
    }
    bool play(Tone) override
    {
        if (m_hang)
            m_hang->wait();
        return true;
    }
    void stone() override { play(Tone::Bell); }
    void end() override { play(Tone::Bell); }
    void setVolume(int) override { }

private:
    std::shared_ptr<Hang> m_hang;
};

namespace {

match::MatchSetup setupWithCount()
{
    match::MatchSetup setup;
    setup.id = "counted";
    setup.names = { "Ann", "Bob" };
    setup.opening = *opening::procedureOf(opening::shippedProcedures(), "free");
    setup.announcements = "cn-60";
    clock::TimeControl control;
    control.stages.push_back(clock::MainStage { 1s });
    control.stages.push_back(clock::ByoYomiStage { 3, 60s });
    setup.time = { control, control };
    return setup;
}

} // namespace

// clock.md#announcements: nobody waits for what makes them heard.
class TestHangingDevices : public QObject
{
    Q_OBJECT

private slots:
    void aClockGoesOnBesideDevicesThatHang_data()
    {
        QTest::addColumn<bool>("soundsHang");
        QTest::addColumn<bool>("tone");
        QTest::addColumn<bool>("flash");
        QTest::newRow("the tone for a voice that hangs") << false << true << false;
        QTest::newRow("the flash where the sounds hang, too") << true << false << true;
    }

    void aClockGoesOnBesideDevicesThatHang()
    {
        QFETCH(bool, soundsHang);
        QFETCH(bool, tone);
        QFETCH(bool, flash);
        const auto hang = std::make_shared<Hang>();
        {
            FakeTime time;
            const QTemporaryDir folder;
            host::MatchHost host(time);
            const host::Announcing chosen;
            AnnouncementPlayer player(
                &host, chosen, [hang] { return std::make_unique<HangingVoice>(hang); },
                [hang, soundsHang] { return std::make_unique<TestSounds>(soundsHang ? hang : nullptr); }, 50ms,
                nullptr);
            player.setVolume(50);
            std::optional<match::Announced> made;
            QObject::connect(&host, &host::MatchHost::happened, this, [&made](const match::Events &events) {
                for (const match::Event &event : events)
                    if (const auto *announced = std::get_if<match::Announced>(&event.what))
                        made = *announced;
            });
            QVERIFY(host.startMatch(setupWithCount(), folder.path()));
            // Made ready when the match begins, and not at the first word.
            QTRY_VERIFY(hang->hangs);

            Seat turn = Seat::A;
            for (const char *point : { "H8", "H9", "J9", "J8" }) {
                QVERIFY(host.execute(match::Act { turn, opening::Place { *rules::pointFromText(point, 15) } }));
                turn = turn == Seat::A ? Seat::B : Seat::A;
                time.advance(51s);
                player.announcer().catchUp();
                QVERIFY(host.reading(turn).running);
            }
            QTRY_VERIFY(made);
            QVERIFY(!made->what.means.voice);
            QCOMPARE(made->what.means.tone, tone);
            QCOMPARE(made->what.means.flash, flash);
            QCOMPARE(player.sound().speech().state(), VoiceState::Silent);
        }
        hang->goesOn.release();
    }
};

} // namespace tst_hangingdevices

QTEST_MAIN(tst_hangingdevices::TestHangingDevices)
#include "tst_hangingdevices.moc"
