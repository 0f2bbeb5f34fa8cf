// SPDX-License-Identifier: MIT
#include "desktop/ear.h"
#include "playtest.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

namespace tst_heard {

// A walk through the program by somebody who sees nothing: only keys are pressed, and what is heard on the bus of
// accessible things is written down as a story (tests/data/heard/story.txt).
class TestHeard : public PlayTest
{
    Q_OBJECT

private slots:
    void init();
    void aStory();
    void aClockDoesNotSendItsTime();
    void anOlderReaderHearsItAll();

private:
    void listen(Ear::Kind kind)
    {
        m_ear.reset(); // an older one would hear what the other has asked for
        m_ear = std::make_unique<Ear>(accessibleBus(), kind);
        QCOMPARE(m_ear->listen(), QString());
    }
    // Presses these keys, or writes this, and listens until something is heard that has `until` in it.
    bool press(const QStringList &keys, const QString &until);
    bool write(const QString &text, const QString &key, const QString &until);
    bool open(const QString &file, const QString &until);
    // Goes to a point by its name, and does there what Enter does.
    bool place(const QString &point, const QString &until);
    // With the tabulator key; what is passed on the way is not written down.
    bool goTo(const QString &role, const QString &name);
    // Where a dialog closes the keys wander about before they are on the page.
    enum class Which { All, Said };
    bool hear(const QString &what, const QString &until, Which which = Which::All);
    void chapter(const QString &title) { m_story += "\n" + title + "\n"; }

    std::unique_ptr<Ear> m_ear;
    QString m_story;
};

namespace {

const QString StoryFile = KAGETSU_TEST_DATA "/heard/story.txt";

// Times pass as they like.
QString withoutTimes(QString text)
{
    static const QRegularExpression time("\\d+ minutes?( \\d+ seconds?)?|\\d+ seconds?");
    return text.replace(time, "<time>");
}

} // namespace

void TestHeard::init()
{
    PlayTest::init();
    m_story =
        "What is heard of Kagetsu by somebody who sees nothing of it. At the margin stands what is pressed or "
        "written,\n"
        "indented what a screen reader hears on the bus: what the program says, and where the keys have gone to.\n";
    listen(Ear::Kind::Announcements);
}

bool TestHeard::hear(const QString &what, const QString &until, Which which)
{
    const bool isHeard = eventually(
        [&] {
            const QStringList heard = m_ear->heard();
            return std::any_of(heard.begin(), heard.end(), [&](const QString &line) { return line.contains(until); });
        },
        20'000);
    m_story += what + "\n";
    QStringList heard = m_ear->heard();
    heard.removeDuplicates();
    for (const QString &line : heard) {
        if (which == Which::All || line.startsWith("said: "))
            m_story += "    " + withoutTimes(line) + "\n";
    }
    m_ear->forget();
    if (!isHeard)
        qInfo("not heard: %s\n%s", qPrintable(until), qPrintable(m_story));
    return isHeard;
}

bool TestHeard::press(const QStringList &keys, const QString &until)
{
    m_ear->forget();
    return program().press(keys) && hear(keys.join(' '), until);
}

bool TestHeard::write(const QString &text, const QString &key, const QString &until)
{
    m_ear->forget();
    return program().type(text) && program().press({ key }) && hear(QString("\"%1\" %2").arg(text, key), until);
}

// In the dialog, without the folders of this machine.
bool TestHeard::open(const QString &file, const QString &until)
{
    m_ear->forget();
    return program().press({ "ctrl+o" }) && program().await("text", "*") && program().type(file)
        && (m_ear->forget(), program().press({ "Return" }))
        && hear("ctrl+o, the name of a file, Return", until, Which::Said);
}

bool TestHeard::place(const QString &point, const QString &until)
{
    return write(point, "Return", "focus: " + point) && press({ "Return" }, until);
}

bool TestHeard::goTo(const QString &role, const QString &name)
{
    m_ear->forget();
    QString there;
    const bool isHeard = program().tabTo(role, name) && eventually([&] {
        const QStringList heard = m_ear->heard();
        const auto found = std::find_if(heard.begin(), heard.end(),
            [&](const QString &line) { return line.contains(name) && line.contains("[" + role + "]"); });
        there = found == heard.end() ? QString() : *found;
        return !there.isEmpty();
    });
    m_ear->forget();
    m_story += "Tab …\n    " + withoutTimes(there) + "\n";
    return isHeard;
}

void TestHeard::aStory()
{
    QVERIFY(program().start());

    chapter("A new game");
    QVERIFY(press({ "ctrl+n" }, "Name of the player on the left"));
    QVERIFY(write("Aoki", "Tab", "Name of the player on the right"));
    QVERIFY(program().type("Bergman"));
    QVERIFY(goTo("radio button", "15 min + 10 s"));
    QVERIFY(goTo("combo box", "Rule"));
    QVERIFY(goTo("radio button", "Free start"));
    QVERIFY(goTo("radio button", "Friends"));
    QVERIFY(press({ "Right" }, "Blitz 5 min"));
    QVERIFY(press({ "Right" }, "Club evening")); // where forbidden moves are claimed
    QVERIFY(goTo("radio button", "RIF (classic)"));
    QVERIFY(press({ "Up" }, "Swap"));
    QVERIFY(press({ "Right" }, "Free start"));
    QVERIFY(goTo("push button", "Play"));
    QVERIFY(program().press({ "Return" }) && hear("Return", "Aoki plays Bergman", Which::Said));

    // The list of moves beside the board follows, and says nothing of it.
    QVERIFY(program().press({ "F9" }));
    chapter("Ten moves");
    const QStringList moves { "F8", "A1", "G8", "O15", "H7", "A15", "H6", "O1", "M13", "C1" };
    for (int i = 0; i < moves.size(); ++i) {
        const QString side = i % 2 == 0 ? "Black" : "White";
        QVERIFY(place(moves[i], QString("said: %1: %2.").arg(side, moves[i])));
    }

    chapter("Asking how it stands");
    QVERIFY(press({ "F5" }, "Bergman (White)"));
    QVERIFY(press({ "F6" }, "From move 7"));
    QVERIFY(write("H8", "Return", "focus: H8"));
    QVERIFY(press({ "F7" }, "In the row"));

    chapter("An offer");
    QVERIFY(press({ "ctrl+d" }, "Offer a draw"));
    QVERIFY(press({ "Left" }, "focus: Offer a draw"));
    QVERIFY(press({ "Return" }, "Aoki offers a draw."));
    QVERIFY(press({ "F12" }, "offers a draw"));
    QVERIFY(press({ "Right" }, "focus: Decline"));
    QVERIFY(press({ "Return" }, "declines the draw"));

    chapter("A refusal");
    QVERIFY(place("F8", "said: "));

    chapter("A forbidden point");
    QVERIFY(place("H8", "said: Black: H8."));
    QVERIFY(press({ "F12" }, "claim as Bergman"));
    QVERIFY(press({ "ctrl+f" }, "Claim that the stone on H8 is forbidden?"));
    QVERIFY(press({ "Return" }, "said: The claim by Bergman is upheld"));

    chapter("A case of the lesson");
    QVERIFY(program().press({ "ctrl+l" }));
    QVERIFY(goTo("list", "Shapes"));
    QVERIFY(press({ "Home", "Return" }, "said: "));
    QVERIFY(press({ "F7" }, "said: "));
    QVERIFY(press({ "alt+i" }, "said: Correct."));

    chapter("A record");
    QVERIFY(open(collectionFile(), "is open"));
    for (int i = 0; i < 3; ++i)
        QVERIFY(press({ "ctrl+Right" }, "said: Move"));
    QVERIFY(press({ "F6" }, "From move"));
    QVERIFY(press({ "F7" }, "said: "));

    QCOMPARE(program().quit(), QString());
    QFile told(StoryFile);
    QVERIFY(told.open(QIODevice::ReadOnly));
    const QString expected = QString::fromUtf8(told.readAll());
    if (m_story != expected) {
        // To be read, and where it is right to be kept.
        QFile now("heard-story.txt");
        QVERIFY(now.open(QIODevice::WriteOnly));
        now.write(m_story.toUtf8());
        qInfo("heard-story.txt has what was heard");
    }
    QCOMPARE(m_story.split('\n'), expected.split('\n'));
}

// A running clock says nothing of its own, and can be read all the same.
void TestHeard::aClockDoesNotSendItsTime()
{
    QVERIFY(program().start());
    QVERIFY(beginGame("20s"));
    QVERIFY(playByMouse({ "H8" }));
    const std::optional<Node> clock = program().await("label", "Clock of Bergman, White");
    QVERIFY(clock);
    const QString before = clock->description();
    QVERIFY(before.startsWith("Running, "));
    QVERIFY(eventually([&] { return clock->description() != before; }));
    const int names = m_ear->clockNames(); // from when the game began
    QVERIFY(eventually([&] { return clock->description() == "Running, 0:17"; }));
    QCOMPARE(m_ear->clockNames(), names);
    // The clock's own warnings are heard.
    QVERIFY(eventually([&] { return m_ear->heard().contains("said: 10 seconds left"); }));
}

// Orca 43, that of Debian 12, knows nothing of announcements.
void TestHeard::anOlderReaderHearsItAll()
{
    listen(Ear::Kind::Notifications);
    QVERIFY(program().start());
    QVERIFY(beginGame());
    QVERIFY(eventually([this] { return m_ear->heard().contains("said: Aoki plays Bergman. Aoki (Black) to move."); }));
    m_ear->forget();
    for (const auto &[point, said] : { std::pair("H8", "said: Black: H8. Bergman (White) to move."),
             std::pair("H9", "said: White: H9. Aoki (Black) to move."),
             std::pair("H9", "said: There is a stone on this point."),
             std::pair("G9", "said: Black: G9. Bergman (White) to move.") }) {
        QVERIFY(program().clickPoint(point));
        QVERIFY2(eventually([&, this] { return m_ear->heard().contains(said); }, 20'000), said);
        QCOMPARE(m_ear->heard().count(said), 1); // and not twice
        m_ear->forget();
    }
}

} // namespace tst_heard

QTEST_GUILESS_MAIN(tst_heard::TestHeard)
#include "tst_heard.moc"
