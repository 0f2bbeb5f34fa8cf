// SPDX-License-Identifier: MIT
#include "ui/controls/device/speech.h"

#include <QElapsedTimer>
#include <QFile>
#include <QLocale>
#include <QScopeGuard>
#include <QSemaphore>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <memory>
#include <sys/socket.h>
#include <sys/un.h>
#include <utility>

namespace tst_devicethread {

using namespace kagetsu::ui;
using namespace std::chrono_literals;

namespace {

// How a voice goes wrong is decided while it is in use.
struct Doctor
{
    VoiceAnswer chosen = VoiceAnswer::Speaks;
    std::atomic<int> made = 0;
    std::atomic<int> destroyed = 0;
    std::atomic<bool> hangsInMaking = false;
    std::atomic<bool> hangsInSaying = false;
    QSemaphore goesOn;
    QSemaphore hangs; // released when it begins to
    QStringList said; // of the voice's thread, until it is closed
    QThread *thread = nullptr;
};

class PatientVoice : public Voice
{
public:
    explicit PatientVoice(std::shared_ptr<Doctor> doctor)
        : m_doctor(std::move(doctor))
    {
        ++m_doctor->made;
        m_doctor->thread = QThread::currentThread();
        wait(m_doctor->hangsInMaking);
    }
    ~PatientVoice() override { ++m_doctor->destroyed; }

    VoiceAnswer choose(const QLocale &) override { return m_doctor->chosen; }
    VoiceAnswer say(const QString &text) override
    {
        wait(m_doctor->hangsInSaying);
        m_doctor->said += text;
        return VoiceAnswer::Speaks;
    }

private:
    void wait(const std::atomic<bool> &hangs)
    {
        if (!hangs)
            return;
        m_doctor->hangs.release();
        m_doctor->goesOn.acquire();
    }

    std::shared_ptr<Doctor> m_doctor;
};

Speech::Make maker(const std::shared_ptr<Doctor> &doctor)
{
    return [doctor] { return std::make_unique<PatientVoice>(doctor); };
}

// To the end of the program.
bool listenAndKeepSilent(const QByteArray &path)
{
    sockaddr_un address {};
    address.sun_family = AF_UNIX;
    if (static_cast<std::size_t>(path.size()) >= sizeof address.sun_path)
        return false;
    std::copy(path.begin(), path.end(), address.sun_path);
    const int listener = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    return ::bind(listener, reinterpret_cast<const sockaddr *>(&address), sizeof address) == 0
        && ::listen(listener, 8) == 0;
}

constexpr std::chrono::milliseconds Short { 30 };
constexpr std::chrono::milliseconds Enough { 1'000 }; // for an answer that comes at once
constexpr std::chrono::milliseconds Long { 60'000 };

} // namespace

class TestDeviceThread : public QObject
{
    Q_OBJECT

private slots:
    void whatIsSaidIsSaidElsewhere()
    {
        const auto doctor = std::make_shared<Doctor>();
        {
            Speech speech(maker(doctor), Long);
            QCOMPARE(speech.state(), VoiceState::Unknown);
            QList<bool> heard;
            speech.say("one", [&](bool said) { heard += said; });
            speech.say("two", [&](bool said) { heard += said; });
            QVERIFY(heard.isEmpty());
            QTRY_COMPARE(heard, (QList<bool> { true, true }));
            QCOMPARE(speech.state(), VoiceState::Speaks);
            QVERIFY(doctor->thread != QThread::currentThread());
        }
        QCOMPARE(doctor->said, (QStringList { "one", "two" }));
        QCOMPARE(doctor->made, 1);
        QCOMPARE(doctor->destroyed, 1);
    }

    void theVoiceGetsPointsAsItsLanguageNeedsThem()
    {
        const auto doctor = std::make_shared<Doctor>();
        const QLocale before;
        const auto back = qScopeGuard([&] { QLocale::setDefault(before); });
        QLocale::setDefault(QLocale("zh_CN"));
        {
            Speech speech(maker(doctor), Long);
            bool isHeard = false;
            speech.say("H8", [&](bool said) { isHeard = said; });
            QTRY_VERIFY(isHeard);
        }
        QCOMPARE(doctor->said, QStringList { "H 8" });
    }

    void itIsReadyBeforeTheFirstWord()
    {
        const auto doctor = std::make_shared<Doctor>();
        Speech speech(maker(doctor), Long);
        QCOMPARE(doctor->made, 0);
        speech.prepare();
        QTRY_COMPARE(speech.state(), VoiceState::Speaks);
        QCOMPARE(doctor->made, 1);
    }

    void aLanguageWithoutAVoiceIsTold()
    {
        const auto doctor = std::make_shared<Doctor>();
        doctor->chosen = VoiceAnswer::NoneForLanguage;
        Speech speech(maker(doctor), Long);
        QList<bool> heard;
        speech.say("one", [&](bool said) { heard += said; });
        QTRY_COMPARE(heard, QList<bool> { false });
        QCOMPARE(speech.state(), VoiceState::NoneForLanguage);
    }

    void aMachineWithoutAVoiceIsTold()
    {
        Speech speech([] { return nullptr; }, Long);
        speech.prepare();
        QTRY_COMPARE(speech.state(), VoiceState::Silent);
    }

    void nobodyWaitsForAVoiceThatHangs_data()
    {
        QTest::addColumn<bool>("inMaking");
        QTest::newRow("when it is made") << true;
        QTest::newRow("in a word") << false;
    }

    void nobodyWaitsForAVoiceThatHangs()
    {
        QFETCH(bool, inMaking);
        const auto doctor = std::make_shared<Doctor>();
        (inMaking ? doctor->hangsInMaking : doctor->hangsInSaying) = true;
        QElapsedTimer clock;
        {
            Speech speech(maker(doctor), Short);
            QList<bool> heard;
            speech.say("one", [&](bool said) { heard += said; });
            doctor->hangs.acquire();
            QTRY_COMPARE(heard, QList<bool> { false });
            QCOMPARE(speech.state(), VoiceState::Silent);
            // Then nothing is waited for any more.
            speech.say("two", [&](bool said) { heard += said; });
            QCOMPARE(heard, (QList<bool> { false, false }));
            clock.start();
        }
        QVERIFY(clock.elapsed() < 150); // it is left to itself
        doctor->goesOn.release();
        QTRY_COMPARE(doctor->destroyed, 1);
    }

    // Qt's own voice connects to the daemon of speech and waits for its answer.
    void nobodyWaitsForADaemonThatNeverAnswers()
    {
        if (!hasDevice<Voice>())
            QSKIP("This program was built without a voice.");
        // Left to itself, as the thread that waits for it.
        static QTemporaryDir folder;
        const QByteArray path = QFile::encodeName(folder.filePath("speech.sock"));
        QVERIFY(listenAndKeepSilent(path));
        qputenv("SPEECHD_ADDRESS", "unix_socket:" + path);
        Speech speech(makeDevice<Voice>, Enough);
        QList<bool> heard;
        speech.say("one", [&](bool said) { heard += said; });
        QVERIFY(heard.isEmpty());
        QTRY_COMPARE(heard, QList<bool> { false });
        QCOMPARE(speech.state(), VoiceState::Silent);
    }

    void aVoiceThatComesBackIsHeardAgain()
    {
        const auto doctor = std::make_shared<Doctor>();
        doctor->hangsInMaking = true;
        {
            Speech speech(maker(doctor), Enough);
            QList<bool> heard;
            speech.say("late", [&](bool said) { heard += said; });
            QTRY_COMPARE(heard, QList<bool> { false });
            doctor->hangsInMaking = false;
            doctor->goesOn.release();
            QTRY_COMPARE(speech.state(), VoiceState::Speaks);
            speech.say("in time", [&](bool said) { heard += said; });
            QTRY_COMPARE(heard, (QList<bool> { false, true }));
        }
        // What was to be said long ago is not said now.
        QCOMPARE(doctor->said, QStringList { "in time" });
    }
};

} // namespace tst_devicethread

QTEST_GUILESS_MAIN(tst_devicethread::TestDeviceThread)
#include "tst_devicethread.moc"
