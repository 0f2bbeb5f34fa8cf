// SPDX-License-Identifier: MIT
#include "../../../rules/corpus.h"
#include "../../../rules/stones.h"
#include "learn/lesson/cases.h"
#include "learn/lesson/generator.h"
#include "rules/proof/apparentfouls.h"
#include "text/rules/rules.h"
#include "ui/record/proof/proofstory.h"

#include <QTest>

#include <algorithm>
#include <tuple>

namespace tst_proofstory {

using namespace kagetsu;
using namespace kagetsu::ui;
using rules::Point;

namespace {

struct Question
{
    std::string name;
    rules::Position position;
    Point point;
};

std::vector<Question> questions()
{
    std::vector<Question> all;
    for (const lesson::Case &one : lesson::shippedCases())
        all.push_back({ one.id, one.position, one.point });
    for (const rules::CorpusLine &line : rules::readCorpus("named.tsv"))
        all.push_back({ line.more[3], *rules::positionFromText(line.board), rules::at(line.more[0]) });
    return all;
}

// Made as those of exercises are: their points that are forbidden or only look so, and some that are neither.
std::vector<Question> generated()
{
    std::vector<Question> all;
    for (std::uint32_t seed = 0; seed < 30; ++seed) {
        const lesson::Level level = lesson::AllLevels[seed % 3];
        const std::optional<rules::Position> position = lesson::makePosition(level, seed);
        if (!position)
            continue;
        const std::string name = "seed " + std::to_string(seed);
        for (const rules::FoulPoint &each : judgeBoard(*position, rules::Side::Black, lesson::Renju).fouls)
            all.push_back({ name, *position, each.point });
        for (const rules::FoulPoint &each : apparentFouls(*position, rules::Side::Black, lesson::Renju))
            all.push_back({ name, *position, each.point });
        int others = 0;
        position->emptyPoints().forEach([&](Point point) {
            if (others++ % 17 == 0)
                all.push_back({ name, *position, point });
        });
    }
    return all;
}

// What of the marks is seen, whatever order they were made in.
BoardPicture seen(const ProofMarks &marks)
{
    BoardPicture picture;
    marks.layOn(picture);
    std::sort(picture.proofLines.begin(), picture.proofLines.end(), [](const auto &one, const auto &other) {
        return std::tie(one.direction, one.first.x, one.first.y, one.length)
            < std::tie(other.direction, other.first.x, other.first.y, other.length);
    });
    return picture;
}

QString whatIsWrong(const ProofStory &story)
{
    const rules::ProofNode &root = story.proof()->root();
    const QString point = text::pointText(root.point);
    std::vector<BoardPicture> pictures;
    for (int step = 0; step < story.count(); ++step) {
        const BoardPicture picture = seen(story.marks(step));
        const auto same = std::find(pictures.begin(), pictures.end(), picture);
        if (same != pictures.end())
            return QStringLiteral("steps %1 and %2 show the same").arg(same - pictures.begin()).arg(step);
        pictures.push_back(picture);

        // A child reads no more at a time than fifteen words, names of points among them.
        const QString lead = story.lead(step);
        if (lead.isEmpty() || lead.split(QLatin1Char(' ')).size() > 15)
            return QStringLiteral("long: ") + lead;
        // The verdict is said once.
        const QString rest = story.rest(step);
        const QString told = step == 0 ? rest : lead + QLatin1Char(' ') + rest;
        for (const char *verdict : { "%1 is allowed", "%1 is forbidden", "%1 may be played" }) {
            if (told.contains(QLatin1String(verdict).toString().arg(point)))
                return QStringLiteral("the verdict again: ") + told;
        }
        if (told.contains(QLatin1String("The move wins")))
            return QStringLiteral("the verdict again: ") + told;
    }
    int before = -1;
    for (const ProofStory::Line &line : story.lines()) {
        if (line.step < 0 || line.step >= story.count())
            return QStringLiteral("told nowhere: ") + line.text;
        if (line.level > before + 1)
            return QStringLiteral("level left out: ") + line.text;
        before = line.level;
        if (line.text.startsWith(point + QLatin1String(" is ")) || line.text.endsWith(QLatin1String("is allowed.")))
            return QStringLiteral("the verdict again: ") + line.text;
    }
    return {};
}

} // namespace

class TestProofStory : public QObject
{
    Q_OBJECT

private slots:
    void noTwoStepsShowTheSame_data()
    {
        QTest::addColumn<bool>("isMade");
        QTest::addColumn<bool>("isFull");
        QTest::newRow("shipped cases, shortest proofs") << false << false;
        QTest::newRow("shipped cases, whole proofs") << false << true;
        QTest::newRow("generated positions, shortest proofs") << true << false;
        QTest::newRow("generated positions, whole proofs") << true << true;
    }
    void noTwoStepsShowTheSame()
    {
        QFETCH(bool, isMade);
        QFETCH(bool, isFull);
        const std::vector<Question> all = isMade ? generated() : questions();
        QVERIFY2(all.size() > 200, qPrintable(QString::number(all.size())));
        std::size_t steps = 0;
        for (const Question &each : all) {
            const ProofStory story(prove(each.position, each.point, rules::Side::Black, lesson::Renju,
                isFull ? rules::ProofDepth::Full : rules::ProofDepth::Shortest));
            steps += static_cast<std::size_t>(story.count());
            const QString wrong = whatIsWrong(story);
            QVERIFY2(wrong.isEmpty(),
                qPrintable(QString::fromStdString(each.name + " " + rules::toText(each.point)) + ": " + wrong));
        }
        QVERIFY2(steps > all.size() * 5 / 4, qPrintable(QString::number(steps)));
    }

    void whatSharesAPictureIsToldAtOnce_data()
    {
        QTest::addColumn<QString>("black");
        QTest::addColumn<QString>("white");
        QTest::addColumn<QString>("headline");
        QTest::addColumn<QStringList>("leads");
        QTest::addColumn<QString>("rest");
        QTest::newRow("an overline") << "E8 F8 G8 I8 J8"
                                     << ""
                                     << "H8 is forbidden: overline." << QStringList {}
                                     << "H8 makes a row of 6: E8 F8 G8 H8 I8 J8. Overline.";
        QTest::newRow("a five") << "E8 F8 G8 I8"
                                << ""
                                << "H8 makes five and wins." << QStringList {}
                                << "H8 makes five: E8 F8 G8 H8 I8. Five wins, whatever else the stone makes.";
        QTest::newRow("one three") << "F8 G8"
                                   << ""
                                   << "H8 is allowed." << QStringList {} << "F8 G8 H8 becomes a straight four at E8.";
        QTest::newRow("nothing at all") << ""
                                        << ""
                                        << "H8 is allowed." << QStringList {}
                                        << "A stone is forbidden if it makes two threes, two fours, or a row of six or "
                                           "more. This stone makes none of these.";
        QTest::newRow("a long reason is said in few words first")
            << "F8 G8 K8"
            << "D8"
            << "H8 is allowed." << QStringList { "F8 G8 H8 is not a three." }
            << "Three stones count as a three only if one more stone turns them into a straight four";
    }
    void whatSharesAPictureIsToldAtOnce()
    {
        QFETCH(QString, black);
        QFETCH(QString, white);
        const ProofStory story(
            prove(rules::stones(qPrintable(black), qPrintable(white)), Point(7, 7), rules::Side::Black, lesson::Renju));
        QTEST(story.lead(0), "headline");
        QStringList leads;
        for (int step = 1; step < story.count(); ++step)
            leads += story.lead(step);
        QTEST(leads, "leads");
        QFETCH(QString, rest);
        QVERIFY2(story.rest(0).contains(rest), qPrintable(story.rest(0)));
    }

    void anAnswerToALineIsNoStep()
    {
        const ProofStory story(prove(rules::stones("F8 G8", ""), Point(7, 7), rules::Side::Black, lesson::Renju));
        QVERIFY(story.stepOn(rules::Direction::Row));
        QVERIFY(!story.stepOn(rules::Direction::Column));
        const ProofAside aside = asideOf(*story.proof(), rules::Direction::Column);
        QCOMPARE(aside.lead, QStringLiteral("There is no three on this line."));
        QVERIFY(aside.sentence.startsWith(QStringLiteral("The column through H8")));
    }
};

} // namespace tst_proofstory

QTEST_GUILESS_MAIN(tst_proofstory::TestProofStory)
#include "tst_proofstory.moc"
