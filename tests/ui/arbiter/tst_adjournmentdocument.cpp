// SPDX-License-Identifier: MIT
#include "../paperalike.h"
#include "clock/controltext.h"
#include "game.h"
#include "translations/catalogues.h"
#include "ui/arbiter/protocol/adjournmentdocument.h"
#include "ui/print/paper/documenttext.h"

#include <QTest>

namespace tst_adjournmentdocument {

using namespace kagetsu;
using namespace kagetsu::ui;
using namespace std::chrono_literals;

namespace {

// Each move took a second; Aoki, Black, has thought for 40 about the fifth of a game with 15 minutes each.
Adjournment adjournedGame()
{
    match::MatchSetup setup = plainSetup();
    setup.names = { "Aoki", "Bergman" };
    setup.event = "Championship";
    setup.time.a = clock::readControl("15m").value();
    setup.time.b = setup.time.a;
    Driver driver(setup);
    driver.playAll({ "H8", "I9", "J8", "A1" });
    driver.wait(40s);
    return { driver.match(), driver.now(), { 1'935'662'400'000, 7'200 } };
}

} // namespace

// The paper for the envelope of an adjourned game.
class TestAdjournmentDocument : public QObject
{
    Q_OBJECT

private slots:
    void holdsWhatIsComparedWhenTheGameGoesOn()
    {
        const Document paper = adjournmentDocument(adjournedGame(), "en");
        QCOMPARE(paper.title, QString("Adjourned game Aoki – Bergman"));
        const QString text = toPlainText(paper).simplified();
        for (const char *fact : { "Championship", "Moves made 4", "To move Aoki", "Clock of Aoki 14:18.000",
                 "Clock of Bergman 14:58.000", "Sealed 2031-05-04 " })
            QVERIFY2(text.contains(fact), qPrintable(fact + QString("\n") + text));
    }

    // The players sign the one paper; the other is for the arbiter alone.
    void codeIsAPaperOfItsOwn()
    {
        const QString text = toPlainText(sealCodeDocument(adjournedGame(), "ABCD2345", "en")).simplified();
        for (const char *fact : { "Aoki – Bergman", "ABCD2345", "Championship", "Sealed 2031-05-04 " })
            QVERIFY2(text.contains(fact), qPrintable(fact + QString("\n") + text));
        for (const char *fact : { "14:18", "Moves made" })
            QVERIFY2(!text.contains(fact), qPrintable(fact + QString("\n") + text));
    }

    void pdfIsTheText()
    {
        for (const Language &language : shippedLanguages()) {
            QCOMPARE(unlikeText(adjournmentDocument(adjournedGame(), language.code)), QString());
            QCOMPARE(unlikeText(sealCodeDocument(adjournedGame(), "ABCD2345", language.code)), QString());
        }
    }

    void everyLanguageHasTheCode_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString &code : catalogueCodes())
            QTest::newRow(qPrintable(code)) << code;
    }
    void everyLanguageHasTheCode()
    {
        QFETCH(QString, language);
        const QString english = toPlainText(sealCodeDocument(adjournedGame(), "ABCD2345", "en"));
        const QString text = toPlainText(sealCodeDocument(adjournedGame(), "ABCD2345", language));
        QVERIFY(text.contains("ABCD2345"));
        QCOMPARE(text == english, language == "en");
        const QString sheet = toPlainText(adjournmentDocument(adjournedGame(), language));
        QCOMPARE(sheet == toPlainText(adjournmentDocument(adjournedGame(), "en")), language == "en");
    }
};

} // namespace tst_adjournmentdocument

QTEST_MAIN(tst_adjournmentdocument::TestAdjournmentDocument)
#include "tst_adjournmentdocument.moc"
