// SPDX-License-Identifier: MIT
#include "../../repetitions.h"
#include "analysis/solver/proof/checker.h"
#include "questions.h"

#include <QTest>

namespace tst_fourcorpus {

using namespace kagetsu;
using namespace kagetsu::solver;

// Positions whose answers other programs found and agreed on, where they lie beside the checkout.
class TestFourCorpus : public QObject
{
    Q_OBJECT

private slots:
    void everyLine_data();
    void everyLine();
};

void TestFourCorpus::everyLine_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("unproven"); // shortest wins that take more nodes than are allowed here
    QTest::newRow("development positions") << "dev.tsv" << 0;
    QTest::newRow("collections") << "collections.tsv" << 1;
}

void TestFourCorpus::everyLine()
{
    QFETCH(QString, file);
    QFETCH(int, unproven);
    const auto questions = knownQuestions(file.toStdString());
    if (questions.empty())
        QSKIP("The positions are not beside this checkout.");
    FourSolver solver;
    int notProven = 0;
    for (std::size_t i = 0; i < questions.size(); i += Stride) {
        const auto &[question, length, origin] = questions[i];
        const Finding finding = solver.findShortest(question, { .nodes = 3'000'000 });
        if (finding.answer == Answer::Unknown || (finding.answer == Answer::Win && !finding.isShortest)) {
            ++notProven;
            continue;
        }
        QCOMPARE(textOf(finding), length == "none" ? length : "win " + length);
        if (finding.answer == Answer::Win)
            QVERIFY2(!findHole(finding.proof, question.position, question.rules), origin.c_str());
    }
    QVERIFY2(notProven <= unproven, QByteArray::number(notProven));
}

} // namespace tst_fourcorpus

QTEST_GUILESS_MAIN(tst_fourcorpus::TestFourCorpus)
#include "tst_fourcorpus.moc"
