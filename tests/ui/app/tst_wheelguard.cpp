// SPDX-License-Identifier: MIT
#include "ui/app/window/mainwindow.h"
#include "ui/arbiter/verdict/positiondialog.h"
#include "ui/controls/input/wheelguard.h"
#include "ui/match/newgame/newgamedialog.h"
#include "ui/match/opening/choice/proceduredialog.h"
#include "ui/match/preset/presetdialog.h"
#include "ui/print/paper/paperdialog.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDateTimeEdit>
#include <QDial>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QVBoxLayout>
#include <QWheelEvent>

namespace tst_wheelguard {

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

using Make = std::function<QWidget *()>;

// As the window system sends it: to what lies under the pointer, and from there outwards until somebody takes it.
void turn(QWidget &widget, QPoint at = { 5, 5 }, int by = -120)
{
    for (QWidget *each = &widget; each; each = each->parentWidget()) {
        const QPoint inEach = each->mapFrom(widget.window(), widget.mapTo(widget.window(), at));
        if (&widget == each && each->focusPolicy() == Qt::WheelFocus)
            each->setFocus(Qt::MouseFocusReason);
        QWheelEvent wheel(
            inEach, widget.mapToGlobal(at), {}, { 0, by }, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(each, &wheel);
        if (wheel.isAccepted() || each->isWindow())
            return;
    }
}

std::optional<QString> valueOf(const QWidget *widget)
{
    if (const auto *box = qobject_cast<const QComboBox *>(widget))
        return box->currentText();
    if (const auto *box = qobject_cast<const QDateTimeEdit *>(widget))
        return box->text();
    if (const auto *box = qobject_cast<const QAbstractSpinBox *>(widget))
        return box->text();
    if (const auto *tabs = qobject_cast<const QTabBar *>(widget))
        return QString::number(tabs->currentIndex());
    const auto *slider = qobject_cast<const QAbstractSlider *>(widget);
    if (slider && !qobject_cast<const QScrollBar *>(widget))
        return QString::number(slider->value());
    return std::nullopt;
}

QWidget *prepared(QWidget *widget)
{
    if (auto *tabs = qobject_cast<QTabBar *>(widget)) {
        tabs->addTab(QStringLiteral("one"));
        tabs->addTab(QStringLiteral("two"));
    }
    if (auto *box = qobject_cast<QComboBox *>(widget))
        box->addItems({ QStringLiteral("one"), QStringLiteral("two"), QStringLiteral("three") });
    if (auto *box = qobject_cast<QSpinBox *>(widget))
        box->setValue(50);
    if (auto *box = qobject_cast<QDateTimeEdit *>(widget))
        box->setDateTime({ QDate(2026, 11, 22), QTime(12, 30) });
    if (auto *slider = qobject_cast<QAbstractSlider *>(widget))
        slider->setValue(50);
    return widget;
}

// A widget in the middle of much that is to be scrolled.
struct Scrolled
{
    explicit Scrolled(QWidget *widget)
        : inner(widget)
    {
        auto *content = new QWidget;
        auto *column = new QVBoxLayout(content);
        column->addWidget(other = new QLineEdit);
        column->addWidget(inner);
        column->addSpacing(2000);
        area.setWidget(content);
        area.setWidgetResizable(true);
        area.resize(300, 200);
        area.show();
        area.activateWindow();
    }
    int scrolled() const { return area.verticalScrollBar()->value(); }

    QScrollArea area;
    QWidget *inner;
    QLineEdit *other;
};

} // namespace

class tst_wheelguard : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { WheelGuard::install(); }

    void whatLiesUnderThePointerIsNotTurned_data()
    {
        whoWentThereTurnsIt_data();
        QTest::newRow("a list one can also write in") << Make([] {
            auto *box = new QComboBox;
            box->setEditable(true);
            return box;
        });
    }

    void whatLiesUnderThePointerIsNotTurned()
    {
        QFETCH(Make, make);
        Scrolled page(prepared(make()));
        QVERIFY(QTest::qWaitForWindowActive(&page.area));
        page.other->setFocus();
        const std::optional<QString> before = valueOf(page.inner);
        QVERIFY(before);
        turn(*page.inner);
        QCOMPARE(valueOf(page.inner), before);
        QVERIFY(page.other->hasFocus()); // what is being written goes on being written
        QVERIFY(page.scrolled() > 0);
    }

    void whoWentThereTurnsIt_data()
    {
        QTest::addColumn<Make>("make");
        QTest::newRow("a list of choices") << Make([] { return new QComboBox; });
        QTest::newRow("a number") << Make([] { return new QSpinBox; });
        QTest::newRow("a time") << Make([] { return new QTimeEdit; });
        QTest::newRow("a date") << Make([] { return new QDateTimeEdit; });
        QTest::newRow("a slider") << Make([] { return new QSlider(Qt::Horizontal); });
        QTest::newRow("a dial") << Make([] { return new QDial; });
        QTest::newRow("tabs") << Make([] { return new QTabBar; });
    }

    void whoWentThereTurnsIt()
    {
        QFETCH(Make, make);
        for (const bool byKeys : { false, true }) {
            Scrolled page(prepared(make()));
            QVERIFY(QTest::qWaitForWindowActive(&page.area));
            const std::optional<QString> before = valueOf(page.inner);
            if (byKeys) {
                page.other->setFocus();
                page.inner->setFocusPolicy(Qt::StrongFocus);
                QTest::keyClick(page.other, Qt::Key_Tab);
            } else {
                page.inner->setFocus(Qt::MouseFocusReason);
                QMouseEvent press(QEvent::MouseButtonPress, QPointF(-1, -1), page.inner->mapToGlobal(QPointF(-1, -1)),
                    Qt::RightButton, Qt::RightButton, Qt::NoModifier);
                QApplication::sendEvent(page.inner, &press);
            }
            QVERIFY(page.inner->hasFocus());
            turn(*page.inner);
            if (valueOf(page.inner) == before) // tabs and sliders may have been at their end
                turn(*page.inner, { 5, 5 }, 120);
            QVERIFY2(valueOf(page.inner) != before, byKeys ? "by keys" : "by a click");
            QCOMPARE(page.scrolled(), 0);
        }
    }

    void whatWasWrittenIsNotReplaced()
    {
        auto *box = new QComboBox;
        box->setEditable(true);
        Scrolled page(prepared(box));
        QVERIFY(QTest::qWaitForWindowActive(&page.area));
        page.other->setFocus();
        QTest::keyClick(page.other, Qt::Key_Tab);
        QTest::keyClicks(box, QStringLiteral("15m+10s"));
        QCOMPARE(box->currentText(), QStringLiteral("15m+10s"));
        turn(*box);
        QCOMPARE(box->currentText(), QStringLiteral("15m+10s"));
        QVERIFY(page.scrolled() > 0);
        QTest::keyClick(box, Qt::Key_Down); // the keys still choose
        QVERIFY(box->currentText() != QStringLiteral("15m+10s"));
    }

    // A page gives the keys to its first field when it opens; nobody has gone there.
    void keysThatThePageGaveAreNoIntent()
    {
        QDialog dialog;
        auto *column = new QVBoxLayout(&dialog);
        auto *box = new QComboBox;
        column->addWidget(prepared(box));
        dialog.show();
        box->setFocus();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QTRY_VERIFY(box->hasFocus());
        turn(*box);
        QCOMPARE(box->currentIndex(), 0);
    }

    // A field one has written in, and that comes under the pointer again while the page goes by.
    void whatTheScrollingCarriesPastIsNotTurned()
    {
        Scrolled page(prepared(new QSpinBox));
        QVERIFY(QTest::qWaitForWindowActive(&page.area));
        auto *number = static_cast<QSpinBox *>(page.inner);
        number->setFocus();
        QTest::mouseClick(number->findChild<QLineEdit *>(), Qt::LeftButton);
        const QPoint place(20, 8);
        turn(*page.area.viewport(), place);
        QVERIFY(page.scrolled() > 0);
        QVERIFY(number->hasFocus());
        // The pointer stands still, and by now the field is under it.
        page.area.verticalScrollBar()->setValue(
            number->mapTo(page.area.widget(), QPoint(0, 0)).y() + number->height() / 2 - place.y());
        const QPoint inside = number->mapFromGlobal(page.area.viewport()->mapToGlobal(place));
        QVERIFY(number->rect().contains(inside));
        turn(*number, inside);
        QCOMPARE(number->value(), 50);
        // Who then moves the mouse on the field means the field.
        turn(*number, { number->width() / 2, 5 });
        QVERIFY(number->value() != 50);
    }

    void noDialogIsChangedByScrolling_data()
    {
        QTest::addColumn<Make>("make");
        QTest::newRow("new game") << Make([] { return new NewGameDialog({}, catalogue::proceduresWith({})); });
        QTest::newRow("clock for a real board") << Make(
            [] { return new NewGameDialog({}, catalogue::proceduresWith({}), match::PlayedOn::PhysicalBoard); });
        QTest::newRow("opening procedures") << Make([] {
            return new ProcedureDialog(
                { catalogue::proceduresWith({}), { "taraguchi-n", {}, {}, {} }, {}, {}, {}, {} });
        });
        QTest::newRow("presets") << Make([] { return new PresetDialog({}, {}); });
        QTest::newRow("position from text")
            << Make([] { return new PositionDialog(QStringLiteral("H8 H9 I9 J10"), 15, nullptr); });
        QTest::newRow("paper") << Make([] {
            Paper paper { [](const QString &) { return Document {}; }, QStringLiteral("paper"), true };
            return new PaperDialog(std::move(paper), QStringLiteral("en"), nullptr);
        });
    }

    void noDialogIsChangedByScrolling()
    {
        QFETCH(Make, make);
        const std::unique_ptr<QWidget> dialog(make());
        dialog->show();
        dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(dialog.get()));
        turnsNothing(*dialog);
    }

    void noPageIsChangedByScrolling_data()
    {
        QTest::addColumn<QString>("command");
        for (const char *command : { "placePlay", "verdict", "lesson", "openText", "newGame", "clockOnly", "arbiter" })
            QTest::newRow(command) << QString::fromLatin1(command);
    }

    void noPageIsChangedByScrolling()
    {
        QFETCH(QString, command);
        const QTemporaryDir folder;
        MainWindow window({}, folder.filePath(QStringLiteral("kagetsu.ini")), Folders::in(folder.path()));
        window.setLanguage(QStringLiteral("en"));
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        const auto trigger = [&window](const QString &name) {
            QTimer::singleShot(0, &window, [] {
                if (auto *dialog = qobject_cast<NewGameDialog *>(QApplication::activeModalWidget()))
                    dialog->accept();
            });
            window.findChild<QAction *>(name)->trigger();
            QCoreApplication::processEvents();
        };
        QGuiApplication::clipboard()->setText(QStringLiteral("H8 H9 I9"));
        if (command == QLatin1String("arbiter"))
            trigger(QStringLiteral("newGame"));
        trigger(command);
        turnsNothing(window);
    }

private:
    static void turnsNothing(QWidget &window)
    {
        for (QWidget *box : window.findChildren<QWidget *>()) {
            const std::optional<QString> before = valueOf(box);
            if (!before)
                continue;
            QCoreApplication::processEvents();
            for (const int by : { -120, 120 }) {
                turn(*box, { 5, 5 }, by);
                const QByteArray name = box->objectName().toUtf8() + " became " + valueOf(box)->toUtf8();
                QVERIFY2(valueOf(box) == before, name.constData());
            }
        }
    }
};

} // namespace tst_wheelguard

QTEST_MAIN(tst_wheelguard::tst_wheelguard)
#include "tst_wheelguard.moc"
