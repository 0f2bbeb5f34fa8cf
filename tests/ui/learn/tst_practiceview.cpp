// SPDX-License-Identifier: MIT
#include "learn/task/judge.h"
#include "learn/task/maker.h"
#include "ui/board/boardpicture.h"
#include "ui/learn/lessonpage.h"
#include "ui/learn/practiceview.h"
#include "ui/learn/task/taskview.h"

#include <QComboBox>
#include <QLabel>
#include <QTest>
#include <QToolButton>

namespace tst_practiceview {

using namespace kagetsu;
using namespace kagetsu::ui;

class TestPracticeView : public QObject
{
    Q_OBJECT

private:
    static QString text(const QWidget &view, const char *label)
    {
        return view.findChild<QLabel *>(QLatin1String(label))->text();
    }

private slots:
    // The task of the seed is shown, with a question of its own.
    void everyKindIsAsked()
    {
        PracticeView view;
        view.resize(1200, 700);
        QStringList questions;
        for (const task::Kind kind : task::MadeKinds) {
            view.setKind(kind);
            view.setSeed(7);
            view.next();
            QTRY_VERIFY(!view.isMaking());
            const task::Task task = *task::makeTask(kind, lesson::Level::Easy, 7, [] { return false; });
            task.position.stones(rules::Side::Black).forEach([&](rules::Point point) {
                QVERIFY(view.task().picture().at(point).stone == rules::Stone::Black);
            });
            questions += view.task().question();
        }
        questions.removeDuplicates();
        QCOMPARE(questions.size(), static_cast<qsizetype>(std::size(task::MadeKinds)));
    }

    void whatWasAnsweredIsCountedOnce()
    {
        PracticeView view;
        view.setSeed(3);
        view.setKind(task::Kind::ForbiddenPoints);
        view.next();
        QTRY_VERIFY(!view.isMaking());
        view.task().sayNone(); // nothing was found
        QCOMPARE(text(view, "sum"), QStringLiteral("Solved: 0 of 1"));
        view.task().again();
        view.task().sayNone();
        QCOMPARE(text(view, "sum"), QStringLiteral("Solved: 0 of 1"));
        view.setLevel(lesson::Level::Middle);
        QTRY_VERIFY(!view.isMaking());
        QVERIFY(text(view, "sum").isEmpty());
    }

    void whoGivesUpSeesTheAnswer()
    {
        PracticeView view;
        view.setSeed(3);
        view.show();
        view.setKind(task::Kind::FirstMove);
        view.setSeed(3);
        view.next();
        QTRY_VERIFY(!view.isMaking());
        QVERIFY2(view.task().question().contains(QStringLiteral("by fours")), qPrintable(view.task().question()));
        auto *giveUp = view.findChild<QToolButton *>(QStringLiteral("giveUpTask"));
        QVERIFY(giveUp->isVisible() && giveUp->height() >= 44);
        giveUp->click();
        QTRY_VERIFY(view.task().isOver());
        QVERIFY(!view.task().isSolved());
        QCOMPARE(text(view, "sum"), QStringLiteral("Solved: 0 of 1"));
        QVERIFY(!giveUp->isVisible());
        view.next();
        QTRY_VERIFY(!view.isMaking());
        QVERIFY(giveUp->isVisible());
    }

    void whoChoosesAKindKeepsTheFocus()
    {
        PracticeView view;
        view.setSeed(3);
        view.show();
        QVERIFY(QTest::qWaitForWindowActive(&view));
        auto *kinds = view.findChild<QComboBox *>(QStringLiteral("taskKind"));
        kinds->setFocus();
        view.setKind(task::Kind::NameShape);
        QTRY_VERIFY(!view.isMaking());
        QVERIFY(kinds->hasFocus());
        view.findChild<QToolButton *>(QStringLiteral("nextTask"))->setFocus();
        view.next();
        QTRY_VERIFY(!view.isMaking());
        QVERIFY(view.task().isAncestorOf(view.focusWidget()) && !kinds->hasFocus());
    }

    void nothingIsMadeForAPageThatWasLeft()
    {
        PracticeView view;
        view.setSeed(3);
        view.show();
        view.next();
        QVERIFY(view.isMaking());
        view.hide();
        QVERIFY(!view.isMaking());
        view.show();
        QTRY_VERIFY(!view.isMaking() && !view.task().question().isEmpty());
        // One that is there stays.
        view.hide();
        view.show();
        QVERIFY(!view.isMaking());
    }

    void theGalleryLeadsThereAndBack()
    {
        LessonPage page;
        page.resize(1366, 700);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        page.findChild<QToolButton *>(QStringLiteral("endlessTasks"))->click();
        auto &view = *page.findChild<PracticeView *>();
        QVERIFY(view.isVisible());
        QTRY_VERIFY(!view.isMaking());
        QVERIFY(!view.task().question().isEmpty());
        const QString first = view.task().question();
        page.next(); // by the key of the window
        QTRY_VERIFY(!view.isMaking());
        view.findChild<QToolButton *>(QStringLiteral("toGallery"))->click();
        QVERIFY(!view.isVisible());
    }
};

} // namespace tst_practiceview

QTEST_MAIN(tst_practiceview::TestPracticeView)
#include "tst_practiceview.moc"
