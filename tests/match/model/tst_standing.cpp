// SPDX-License-Identifier: MIT
#include "driver.h"
#include "match/model/pauses.h"
#include "situations.h"

#include <QFile>
#include <QMap>
#include <QTest>

#include <algorithm>
#include <utility>

namespace tst_standing {

using namespace kagetsu;
using namespace kagetsu::match;
using namespace std::chrono_literals;

namespace {

// What a compiler writes for a type or a value, its last name: "RefusalCode::Paused" is "Paused".
template <class What>
QByteArray nameOf()
{
    const QByteArray whole = __PRETTY_FUNCTION__;
    return whole.mid(whole.lastIndexOf(':') + 1).chopped(1).trimmed();
}

template <RefusalCode Code>
QByteArray refusalName()
{
    const QByteArray whole = __PRETTY_FUNCTION__;
    return whole.mid(whole.lastIndexOf(':') + 1).chopped(1).trimmed();
}

template <std::size_t... At>
QByteArray refusalName(RefusalCode code, std::index_sequence<At...>)
{
    const QByteArray names[] { refusalName<static_cast<RefusalCode>(At)>()... };
    return names[static_cast<std::size_t>(code)];
}

QByteArray nameOf(RefusalCode code)
{
    return refusalName(code, std::make_index_sequence<static_cast<std::size_t>(RefusalCode::StepsUnknown) + 1> {});
}

QByteArray nameOf(const Happening &what)
{
    return std::visit([]<class What>(const What &) { return nameOf<What>(); }, what);
}

// All that can be asked about how a game stands.
QByteArray linesOf(const Match &match)
{
    constexpr const char *Phases[] { "not begun", "opening", "playing", "flag down", "claim pending", "over" };
    QByteArray text = Phases[static_cast<std::size_t>(match.phase())];
    const auto add = [&](bool is, const char *what) { text += is ? QByteArray(", ") + what : QByteArray(); };
    add(match.isPaused() && !match.isHeld(), "paused");
    add(match.isHeld() && !match.isAdjourned(), "held");
    add(match.isAdjourned(), "adjourned");
    add(!match.sealedMove().empty(), "sealed");
    add(match.arbiterCalledBy().has_value(), "called");
    add(match.isRecovered(), "recovered");
    add(match.sleep().has_value(), canUncountSleep(match) ? "slept, counted" : "slept");
    add(match.owesReason(), "owes a reason");
    add(match.awaited().has_value(), "somebody awaited");
    add(match.clock().isRunning(), "clock runs");
    return text;
}

// What happens and, where it changes how the game stands, how it stands then; or why not.
QByteArray answerTo(const Command &command, const Situation &now)
{
    const auto answer = now.match.decide(command, now.now);
    if (!answer)
        return "no: " + nameOf(answer.fault().code);
    QByteArray text;
    Match after = now.match;
    for (const Event &event : *answer) {
        text += (text.isEmpty() ? "" : "+") + nameOf(event.what);
        after.fold(event);
    }
    const QByteArray stands = linesOf(after);
    return text.isEmpty() ? "nothing" : stands == linesOf(now.match) ? text : text + " -> " + stands;
}

template <class What>
using One = std::in_place_type_t<What>;

const rules::Point Corner { 0, 0 };

// One example of each command; the others are of seat A, who made the last move. It is B's flag that falls.
Command example(const Situation &now, One<Start>)
{
    return Start { now.match.phase() == Phase::NotStarted ? plainSetup() : now.match.setup() };
}

Command example(const Situation &now, One<Act>)
{
    return Act { now.match.toAct().value_or(Seat::A), opening::Place { Corner } };
}

Command example(const Situation &now, One<Pass>)
{
    return Pass { now.match.toAct().value_or(Seat::A) };
}

Command example(const Situation &now, One<Press>)
{
    return Press { now.match.toAct().value_or(Seat::A) };
}

Command example(const Situation &, One<Note>)
{
    return Note { opening::Place { Corner } };
}

Command example(const Situation &, One<ClaimFoul>)
{
    return ClaimFoul { Seat::B, LastStone };
}

Command example(const Situation &, One<ClaimFive>)
{
    return ClaimFive { Seat::B };
}

Command example(const Situation &, One<WithdrawClaim>)
{
    return WithdrawClaim { Seat::B };
}

Command example(const Situation &, One<AnswerDraw>)
{
    return AnswerDraw { Seat::B, /*accept=*/true };
}

Command example(const Situation &, One<AnswerTakeBack>)
{
    return AnswerTakeBack { Seat::B, /*accept=*/true };
}

Command example(const Situation &, One<Confirm>)
{
    return Confirm { Seat::A };
}

Command example(const Situation &, One<Report>)
{
    return Report { Slept { 200s, { 1000, 0 }, { 201'000, 0 } } };
}

Command example(const Situation &, One<Intervene>)
{
    return Intervene { Remark {}, {} };
}

Command example(const Situation &, One<Conclude>)
{
    return Conclude { { record::Winner::White, record::Reason::Agreement } };
}

template <class What>
Command example(const Situation &, One<What>)
{
    return What {};
}

// And of each order.
Intervention order(const Situation &now, One<RunClock>)
{
    return RunClock { now.match.toAct().value_or(Seat::A) };
}

Intervention order(const Situation &, One<AddTime>)
{
    return AddTime { Seat::B, 60s };
}

Intervention order(const Situation &, One<SetClock>)
{
    return SetClock { Seat::B, { 0, 5min, {}, {} } };
}

Intervention order(const Situation &, One<Rescale>)
{
    return Rescale { 6min };
}

Intervention order(const Situation &, One<CorrectMove>)
{
    return CorrectMove { 5, LastStone, Corner };
}

Intervention order(const Situation &, One<InsertMove>)
{
    return InsertMove { Corner };
}

Intervention order(const Situation &, One<DeductPoints>)
{
    return DeductPoints { Seat::A, 1 };
}

Intervention order(const Situation &, One<Declare>)
{
    return Declare { { record::Winner::Void, record::Reason::Replay } };
}

Intervention order(const Situation &, One<Adjourn>)
{
    return Adjourn { "secret" };
}

Intervention order(const Situation &, One<OpenSealed>)
{
    return OpenSealed { Corner };
}

Intervention order(const Situation &now, One<GiveTurn>)
{
    return GiveTurn { otherSeat(now.match.toAct().value_or(Seat::A)) };
}

template <class What>
Intervention order(const Situation &, One<What>)
{
    return What {};
}

// What is answered to each alternative of Command or of Intervention, and of which this is the answer.
template <class Asked, std::size_t... At>
QMap<QByteArray, QByteArrayList> answers(const Situation &now, std::index_sequence<At...>)
{
    QMap<QByteArray, QByteArrayList> answers;
    const auto ask = [&]<class What>(One<What> one) {
        if constexpr (std::is_same_v<Asked, Command>)
            answers[answerTo(example(now, one), now)].push_back(nameOf<What>());
        else
            answers[answerTo(Intervene { order(now, one), {} }, now)].push_back(nameOf<What>());
    };
    (ask(One<std::variant_alternative_t<At, typename Asked::variant>> {}), ...);
    return answers;
}

// As a paragraph of tests/data/match: what it is, then each answer and what is answered so.
template <class Asked>
QByteArray paragraph(const Situation &now)
{
    QByteArray text = QByteArray::fromStdString(now.name) + " (" + linesOf(now.match) + ")\n";
    auto all = answers<Asked>(now, std::make_index_sequence<std::variant_size_v<typename Asked::variant>> {});
    for (auto one = all.begin(); one != all.end(); ++one) {
        std::sort(one.value().begin(), one.value().end());
        text += "    " + one.key() + " | " + one.value().join(' ') + "\n";
    }
    return text;
}

using Paragraph = QByteArray (*)(const Situation &);

} // namespace

// What is answered to every command and to every order of the arbiter, however a game stands (match.md). The
// tables are complete: a new way to stand does not compile without a situation, and a new command or order is missing
// in every paragraph.
class TestStanding : public QObject
{
    Q_OBJECT

private slots:
    void everyAnswerIsInTheTable_data()
    {
        QTest::addColumn<QByteArray>("actual");
        QTest::addColumn<QByteArray>("expected");
        addTable("commands", paragraph<Command>);
        addTable("orders", paragraph<Intervention>);
    }

    void everyAnswerIsInTheTable()
    {
        QFETCH(QByteArray, actual);
        QFETCH(QByteArray, expected);
        const QByteArrayList is = actual.split('\n');
        const QByteArrayList was = expected.split('\n');
        for (qsizetype line = 0; line < std::max(is.size(), was.size()); ++line)
            QCOMPARE(is.value(line), was.value(line));
    }

private:
    static void addTable(const char *asked, Paragraph paragraph)
    {
        QFile file(QStringLiteral(KAGETSU_TEST_DATA "/match/answers-to-%1.txt").arg(QLatin1String(asked)));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QByteArray table = file.readAll();
        table.remove(0, table.indexOf("\n\n") + 2); // what it is
        for (const Situation &now : situations()) {
            const qsizetype end = table.indexOf("\n\n") + 1;
            const QByteArray expected = end > 0 ? table.first(end) : table;
            table.remove(0, end > 0 ? end + 1 : table.size());
            QTest::addRow("%s, %s", asked, now.name.c_str()) << paragraph(now) << expected;
        }
        QTest::addRow("%s, nothing else", asked) << QByteArray() << table;
    }
};

} // namespace tst_standing

QTEST_GUILESS_MAIN(tst_standing::TestStanding)
#include "tst_standing.moc"
