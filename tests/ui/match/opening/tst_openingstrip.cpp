// SPDX-License-Identifier: MIT
#include "played.h"
#include "ui/controls/tablebutton.h"
#include "ui/match/opening/guide/openingstory.h"
#include "ui/match/opening/guide/openingstrip.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTest>

namespace tst_openingstrip {

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

const text::Names AnnAndBob { QStringLiteral("Ann"), QStringLiteral("Bob") };

const QStringList ThreeStones { "place H8", "place H9", "place I9" };

opening::Opening withManyFifthMoves()
{
    opening::Procedure procedure = *opening::procedureOf(opening::shippedProcedures(), "yamaguchi");
    opening::Opening opening =
        opening::Opening::start(opening::withValues(procedure, { { "Nmax", 40 } }).value(), 15).value();
    for (const char *point : { "H8", "H9", "I9" })
        opening.apply(opening::Place { rules::pointFromText(point, 15).value() });
    return opening;
}

} // namespace

class tst_openingstrip : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_strip = std::make_unique<OpeningStrip>();
        m_strip->resize(250, 560);
        m_strip->show();
        m_strip->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_strip.get()));
    }

    void digitsGoToAChoiceAndEnterTakesIt()
    {
        tell(played("swap2", { "place B2", "place C4", "place D2" }));
        const QSignalSpy acted(m_strip.get(), &OpeningStrip::acted);
        m_strip->choices()->focusFirst();
        QCOMPARE(focused(), QStringLiteral("choose-white"));
        QVERIFY(!m_strip->note().contains(QStringLiteral("Enter")));
        key('3');
        QCOMPARE(focused(), QStringLiteral("choose-two-more"));
        QVERIFY(button("choose-two-more")->isChecked());
        QCOMPARE(m_strip->note(), QStringLiteral("Play White and place 2 more stones – Enter confirms."));
        key('7'); // there is no such choice
        QCOMPARE(focused(), QStringLiteral("choose-two-more"));
        key('2');
        QVERIFY(button("choose-black")->isChecked());
        QVERIFY(!button("choose-two-more")->isChecked());
        QCOMPARE(m_strip->note(), QStringLiteral("Take Black – Enter confirms."));
        QVERIFY(acted.isEmpty());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(acted.size(), 1);
        QCOMPARE(acted.at(0).at(0).value<Seat>(), Seat::B);
        QVERIFY(acted.at(0).at(1).value<opening::Act>() == opening::Act(opening::Choose { "black" }));
        // The next question is another one.
        tell(played("swap2", { "place B2", "place C4", "place D2", "choose two-more", "place E5", "place F6" }));
        QVERIFY2(!m_strip->note().contains(QStringLiteral("Enter")), qPrintable(m_strip->note()));
    }

    void numbersAreTypedOrStepped()
    {
        tell(withManyFifthMoves());
        const QSignalSpy acted(m_strip.get(), &OpeningStrip::acted);
        const auto declared = [&](int call) {
            return std::get<opening::Declare>(acted.at(call).at(1).value<opening::Act>()).number;
        };
        m_strip->choices()->focusFirst();
        QCOMPARE(focused(), QStringLiteral("declare"));
        QTest::mouseClick(button("more"), Qt::LeftButton);
        QTest::mouseClick(button("more"), Qt::LeftButton);
        QTest::mouseClick(button("fewer"), Qt::LeftButton);
        QCOMPARE(button("declare")->text(), QStringLiteral("Declare 2"));
        QTest::mouseClick(button("declare"), Qt::LeftButton);
        QCOMPARE(declared(0), 2);
        key('3');
        key('9');
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backspace);
        key('1');
        QCOMPARE(m_strip->note(), QStringLiteral("31 – Enter declares this number."));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(declared(1), 31);
        key('9');
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!m_strip->note().contains(QStringLiteral("Enter")));
    }

    void focusReturnsWhenChoicesDisappear()
    {
        tell(played("rif-classic", ThreeStones));
        const QSignalSpy freed(m_strip.get(), &OpeningStrip::focusFreed);
        m_strip->choices()->focusFirst();
        // The same choice told anew keeps them.
        tell(played("rif-classic", ThreeStones));
        QCOMPARE(focused(), QStringLiteral("choose-keep"));
        QVERIFY(freed.isEmpty());
        tell(played("rif-classic", ThreeStones + QStringList { "keep" }));
        QCOMPARE(freed.size(), 1);
        QVERIFY(m_strip->choices()->isEmpty());
    }

    void aChoiceSaysItsNameAndWhatFollows()
    {
        tell(played("rif-classic", ThreeStones));
        const auto *swap = button("choose-swap");
        QCOMPARE(swap->accessibleName(), QStringLiteral("Take Black"));
        QCOMPARE(
            swap->accessibleDescription(), QStringLiteral("Bob is Black, Ann is White. Ann places the next stone."));
        QVERIFY(m_strip->line()->accessibleDescription().startsWith(QStringLiteral("Now: Bob chooses.")));
    }

    void onlyTheAskedPlayerHasChoices()
    {
        OpeningScene scene { played("rif-classic", ThreeStones), AnnAndBob };
        scene.answerable = false;
        m_strip->show(scene);
        QVERIFY(m_strip->choices()->isEmpty());
        QCOMPARE(m_strip->task(), QStringLiteral("Bob (White) chooses a colour."));
    }

    void thePresentStepIsAlwaysShown_data()
    {
        QTest::addColumn<int>("height");
        for (const int height : { 30, 60, 120, 400 })
            QTest::addRow("%d high", height) << height;
    }

    void thePresentStepIsAlwaysShown()
    {
        QFETCH(int, height);
        StepLine line;
        line.resize(240, height);
        QStringList lines { "place H8", "keep", "place H9", "keep", "place J9", "keep", "place G9", "choose offer" };
        for (int done = 0; done <= lines.size(); ++done) {
            const opening::Opening opening = played("taraguchi-n", lines.mid(0, done));
            const std::vector<opening::LineStep> steps = opening.line();
            line.setSteps(steps, text::lineWords(opening, steps, AnnAndBob));
            const int now =
                static_cast<int>(std::find_if(steps.begin(), steps.end(), [](const opening::LineStep &step) {
                    return step.state == opening::StepState::Now;
                }) - steps.begin());
            const StepLine::Part part = line.shown();
            QVERIFY(part.first >= 0 && part.first <= now && now < part.first + part.count);
            QVERIFY(part.first + part.count <= static_cast<int>(steps.size()));
        }
    }

    void everythingFitsIntoTheStrip_data()
    {
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<QStringList>("lines");
        QTest::addColumn<QSize>("size");
        const std::vector<std::pair<const char *, QStringList>> moments { { "rif-classic", ThreeStones },
            { "yamaguchi", ThreeStones }, { "rif-classic", { "place H8" } },
            { "swap2", { "place B2", "place C4", "place D2" } } };
        for (const auto &[id, lines] : moments) {
            for (const QSize size : { QSize(250, 600), QSize(740, 190), QSize(560, 170) })
                QTest::addRow("%s, %d stones, %d wide", id, int(lines.size()), size.width())
                    << QByteArray(id) << lines << size;
        }
    }

    void everythingFitsIntoTheStrip()
    {
        QFETCH(QByteArray, id);
        QFETCH(QStringList, lines);
        QFETCH(QSize, size);
        const bool column = size.height() > size.width();
        for (const bool turned : { false, true }) {
            m_strip->setForm(column ? OpeningStrip::Form::Card : OpeningStrip::Form::Band, turned);
            m_strip->resize(size);
            tell(played(id, lines));
            const auto parts = m_strip->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly);
            for (const QWidget *part : parts) {
                if (part->isHidden())
                    continue;
                QVERIFY2(m_strip->rect().contains(part->geometry()), qPrintable(part->objectName()));
                for (const QWidget *other : parts)
                    QVERIFY2(other == part || other->isHidden() || !other->geometry().intersects(part->geometry()),
                        qPrintable(part->objectName() + ", " + other->objectName()));
            }
            QVERIFY(!m_strip->findChild<QLabel *>(QStringLiteral("task"))->isHidden());
        }
    }

    void storyNamesTheChoicesNotTaken()
    {
        OpeningStory story;
        story.resize(260, 400);
        const auto others = [&] { return story.findChild<QLabel *>(QStringLiteral("notTaken")); };
        story.show(played("rif-classic",
                       ThreeStones + QStringList { "keep", "place I8", "offer G7 J8", "select J8", "place G9" }),
            AnnAndBob, true);
        QCOMPARE(others()->text(), QStringLiteral("Offered and not taken: G7"));
        story.show(played("swap", { "place B2", "place C4", "place D2", "black" }), AnnAndBob, false);
        QVERIFY(others()->isHidden());
    }

private:
    void tell(const opening::Opening &opening) { m_strip->show(OpeningScene { opening, AnnAndBob }); }
    QAbstractButton *button(const char *name) const
    {
        return m_strip->findChild<QAbstractButton *>(QLatin1String(name));
    }
    static QString focused() { return QApplication::focusWidget()->objectName(); }
    static void key(char digit) { QTest::keyClick(QApplication::focusWidget(), digit); }

    std::unique_ptr<OpeningStrip> m_strip;
};

} // namespace tst_openingstrip

QTEST_MAIN(tst_openingstrip::tst_openingstrip)
#include "tst_openingstrip.moc"
