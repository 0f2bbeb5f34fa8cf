// SPDX-License-Identifier: MIT
#include "tasks.h"
#include "ui/board/boardwidget.h"
#include "ui/learn/classroom/boardpen.h"
#include "ui/learn/classroom/classpage.h"
#include "ui/learn/classroom/classview.h"

#include <QAccessible>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

namespace tst_classview {

using namespace kagetsu;
using namespace kagetsu::ui;

class TestClassView : public QObject
{
    Q_OBJECT

private:
    static ClassPicture picture(const QString &question, const QString &told)
    {
        ClassPicture picture;
        picture.question = question;
        picture.told = told;
        return picture;
    }
    static QLabel *label(const ClassView &view, const char *name)
    {
        return view.findChild<QLabel *>(QLatin1String(name));
    }
    // Everything that a screen reader is told of the window.
    static QString heard(QWidget &widget)
    {
        QString text;
        const std::function<void(QAccessibleInterface *)> collect = [&](QAccessibleInterface *each) {
            if (!each || !each->isValid() || each->state().invisible)
                return;
            for (const QAccessible::Text kind : { QAccessible::Name, QAccessible::Description, QAccessible::Value })
                text += each->text(kind) + QLatin1Char('\n');
            for (int i = 0; i < each->childCount(); ++i)
                collect(each->child(i));
        };
        collect(QAccessible::queryAccessibleInterface(&widget));
        return text;
    }

private slots:
    void lettersAreReadFromTheLastRow_data()
    {
        QTest::addColumn<QSize>("screen");
        QTest::addColumn<int>("letters");
        QTest::addColumn<bool>("isChinese");
        for (const QSize &size : { QSize(800, 600), QSize(1024, 768), QSize(1366, 768), QSize(1920, 1080),
                 QSize(3840, 2160), QSize(1080, 1920) }) {
            for (const int letters : { 20, 120, 200 }) {
                for (const bool isChinese : { false, true })
                    QTest::addRow(
                        "%dx%d, %d letters%s", size.width(), size.height(), letters, isChinese ? " in Chinese" : "")
                        << size << letters << isChinese;
            }
        }
    }
    void lettersAreReadFromTheLastRow()
    {
        QFETCH(QSize, screen);
        QFETCH(int, letters);
        QFETCH(bool, isChinese);
        const QString text = isChinese ? QStringLiteral("棋").repeated(letters / 2)
                                       : QStringLiteral("stone ").repeated(letters / 6).trimmed();
        ClassView view;
        view.resize(screen);
        view.setPicture(picture(text, text));
        view.show();
        QVERIFY(view.lineHeight() * 25 >= screen.height());
        const QLabel *told = label(view, "classTold");
        QVERIFY(told->isVisible());
        // All of it is there, and on the screen.
        for (const char *name : { "classQuestion", "classTold" }) {
            const QLabel *shown = label(view, name);
            if (!shown->isVisible())
                continue;
            QVERIFY(view.rect().contains(shown->geometry()));
            QVERIFY2(shown->heightForWidth(shown->width()) <= shown->height(), name);
            QVERIFY(!shown->geometry().intersects(view.board().geometry()));
            QVERIFY(QFontMetrics(shown->font()).height() * 25 >= screen.height());
        }
    }

    void aShortQuestionStaysWithItsAnswer()
    {
        ClassView view;
        view.resize(1024, 768);
        view.setPicture(picture(QStringLiteral("Which points are forbidden?"), QStringLiteral("Forbidden: H8 J9.")));
        view.show();
        QVERIFY(label(view, "classQuestion")->isVisible());
        QVERIFY(label(view, "classTold")->isVisible());
    }

    void aBlankScreenIsBlackAndSilent()
    {
        ClassView view;
        view.resize(800, 600);
        view.setPicture(picture(QStringLiteral("Question"), QStringLiteral("Answer")));
        view.show();
        QVERIFY(heard(view).contains(QStringLiteral("Answer")));
        view.setPicture(ClassPicture::blank());
        QVERIFY(!heard(view).contains(QStringLiteral("Answer")));
        QVERIFY(!heard(view).contains(QStringLiteral("Question")));
        const QImage image = view.grab().toImage();
        for (int x = 0; x < image.width(); x += 7) {
            for (int y = 0; y < image.height(); y += 7)
                QVERIFY(image.pixelColor(x, y) == Qt::black);
        }
    }

    // What is not in the picture cannot be heard either.
    void nothingIsHeardOfWhatWasNotRevealed()
    {
        const rules::Position position = rules::stones("F8 G8 H8 K11", "A1 C1 E1 G1");
        task::Task task = task::taskOf(task::Kind::FirstMove, position);
        task.title = "SECRET title";
        task.hint = "SECRET hint";
        task.explanation = "SECRET explanation";
        task.replies = { { rules::at("E8"), "SECRET reply" } };
        ClassPage page { task, task::modelAnswer(task) };
        QVERIFY(page.answer->isKnown());
        ClassView view;
        view.resize(800, 600);
        view.setPicture(pictureAt(page, 0));
        view.show();
        QVERIFY(!heard(view).contains(QStringLiteral("SECRET")));
        const QString answered = heard(view);
        page.answer.reset();
        view.setPicture(pictureAt(page, 0));
        QCOMPARE(heard(view), answered);
    }

    void theRingIsWhereTheTeacherPoints()
    {
        ClassView view;
        view.resize(1366, 768);
        ClassPicture pointed = picture(QStringLiteral("Where?"), {});
        pointed.pointer = QPointF(3, 11);
        view.setPicture(pointed);
        view.show();
        const QWidget *ring = view.findChild<QWidget *>(QStringLiteral("pointerRing"));
        QVERIFY(ring->isVisible());
        const QPointF centre = view.board().mapTo(&view, view.board().rectOf({ 3, 11 }).center());
        QVERIFY((QRectF(ring->geometry()).center() - centre).manhattanLength() <= 2);
        QVERIFY(ring->width() > 2 * view.board().rectOf({ 3, 11 }).width());
        pointed.pointer.reset();
        view.setPicture(pointed);
        QVERIFY(!ring->isVisible());
    }

    void theMousePointsAndDraws()
    {
        BoardWidget board;
        board.resize(600, 600);
        board.show();
        BoardPen pen(board);
        QSignalSpy pointed(&pen, &BoardPen::pointed);
        QSignalSpy marked(&pen, &BoardPen::marked);
        QSignalSpy drawn(&pen, &BoardPen::arrowDrawn);
        const auto place = [&](const char *point) { return board.rectOf(rules::at(point)).center().toPoint(); };
        QTest::mouseMove(&board, place("D4"));
        QTRY_VERIFY(!pointed.isEmpty());
        const auto at = pointed.last().first().value<std::optional<QPointF>>();
        QVERIFY(at && (*at - QPointF(3, 3)).manhattanLength() < 0.1);
        QTest::mouseClick(&board, Qt::LeftButton, {}, place("D4"));
        QVERIFY(marked.isEmpty()); // it only points
        pen.setDrawing(true);
        QTest::mouseClick(&board, Qt::LeftButton, {}, place("D4"));
        QCOMPARE(marked.count(), 1);
        QTest::mousePress(&board, Qt::LeftButton, {}, place("D4"));
        QTest::mouseRelease(&board, Qt::LeftButton, {}, place("H8"));
        QCOMPARE(drawn.count(), 1);
        QVERIFY(drawn.first().at(0).value<rules::Point>() == rules::at("D4"));
        QVERIFY(drawn.first().at(1).value<rules::Point>() == rules::at("H8"));
        // From the board to beside it: nothing.
        QTest::mousePress(&board, Qt::LeftButton, {}, place("D4"));
        QTest::mouseRelease(&board, Qt::LeftButton, {}, { 1, 1 });
        QCOMPARE(drawn.count(), 1);
        // By keys.
        board.setCursorPoint(rules::at("C3"));
        board.setFocus();
        QTest::keyClick(&board, Qt::Key_Return);
        QCOMPARE(marked.count(), 2);
    }
};

} // namespace tst_classview

QTEST_MAIN(tst_classview::TestClassView)
#include "tst_classview.moc"
