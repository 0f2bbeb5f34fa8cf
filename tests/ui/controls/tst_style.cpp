// SPDX-License-Identifier: MIT
#include "ui/controls/style/style.h"

#include "ui/board/theme.h"
#include "ui/controls/style/skin.h"

#include <QApplication>
#include <QFile>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QSlider>
#include <QTest>
#include <QToolBar>
#include <QToolButton>

namespace tst_style {

using namespace kagetsu::ui;

class tst_style : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(new Style); }

    // They would be noise on every button; in a menu they are looked for.
    void lettersAreUnderlinedInMenusAndWhileAltIsHeld()
    {
        QPushButton button(QStringLiteral("&Print"));
        button.show();
        QVERIFY(QTest::qWaitForWindowExposed(&button));
        const auto isShown = [](const QWidget &on) {
            return on.style()->styleHint(QStyle::SH_UnderlineShortcut, nullptr, &on) != 0;
        };
        const QMenu menu;
        QVERIFY(!isShown(button));
        QVERIFY(isShown(menu));
        const QImage plain = button.grab().toImage();
        QTest::keyPress(&button, Qt::Key_Alt, Qt::AltModifier);
        QVERIFY(isShown(button));
        QVERIFY(button.grab().toImage() != plain);
        QTest::keyRelease(&button, Qt::Key_Alt);
        QVERIFY(!isShown(button));
        QCOMPARE(button.grab().toImage(), plain);
    }

    void aToolBarReadsNoModuleForPictures()
    {
        QMainWindow window;
        window.addToolBar(QStringLiteral("bar"));
        QFile maps(QStringLiteral("/proc/self/maps"));
        QVERIFY(maps.open(QIODevice::ReadOnly));
        QVERIFY(!maps.readAll().contains("imageformats"));
    }

    // Its knob alone is smaller than a finger.
    void aPressOnASliderTakesItsKnobThere()
    {
        QSlider slider(Qt::Horizontal);
        slider.setRange(0, 100);
        slider.resize(400, 44);
        slider.show();
        QVERIFY(QTest::qWaitForWindowExposed(&slider));
        QTest::mouseClick(&slider, Qt::LeftButton, {}, { 300, 4 });
        QVERIFY2(std::abs(slider.value() - 75) <= 3, qPrintable(QString::number(slider.value())));
    }

    // The sheet draws a ring around it; the style below would draw a second one inside.
    void aButtonReachedByKeyHasOneRing()
    {
        QWidget window;
        window.setStyleSheet(styleSheetOf(Theme::light()));
        QPushButton button(&window);
        button.setGeometry(20, 20, 200, 60);
        window.resize(240, 100);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        button.clearFocus();
        QTest::keyClick(&window, Qt::Key_Tab);
        QVERIFY(button.hasFocus());
        const QImage picture = button.grab().toImage();
        const QRgb middle = picture.pixel(picture.rect().center());
        for (int x = 4; x < picture.width() - 4; ++x)
            QCOMPARE(picture.pixel(x, picture.height() / 2), middle);
    }

    void whatClearsAFieldIsAsLargeAsAFinger()
    {
        QLineEdit field;
        field.setClearButtonEnabled(true);
        field.setText(QStringLiteral("H8"));
        field.resize(200, 44);
        field.show();
        QVERIFY(QTest::qWaitForWindowExposed(&field));
        auto *clear = field.findChild<QToolButton *>();
        QVERIFY(clear && clear->width() >= 44 && clear->height() >= 44);
        QTest::mouseClick(clear, Qt::LeftButton, {}, { 1, 1 });
        QVERIFY(field.text().isEmpty());
    }

    void theArrowOfABarWithoutASizeIsNothing()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("QPaint")));
        const QIcon arrow = QApplication::style()->standardIcon(QStyle::SP_ToolBarHorizontalExtensionButton);
        QVERIFY(arrow.pixmap(QSize(0, 0)).isNull());
        QVERIFY(!arrow.pixmap(QSize(16, 16)).isNull());
    }

    void theArrowOfANarrowToolBarIsSeenInEachTheme()
    {
        const QPalette before = QApplication::palette();
        for (const QColor colour : { QColor(Qt::black), QColor(Qt::yellow) }) {
            QPalette palette = before;
            palette.setColor(QPalette::WindowText, colour);
            QApplication::setPalette(palette);
            QToolBar bar;
            bar.addAction(QStringLiteral("one action"));
            bar.addAction(QStringLiteral("another action"));
            bar.resize(60, 40);
            bar.show();
            QVERIFY(QTest::qWaitForWindowExposed(&bar));
            auto *more = bar.findChild<QToolButton *>(QStringLiteral("qt_toolbar_ext_button"));
            QTRY_VERIFY(more->isVisible());
            const QImage picture = more->grab().toImage();
            int drawn = 0;
            for (int y = 0; y < picture.height(); ++y) {
                for (int x = 0; x < picture.width(); ++x) {
                    const QColor pixel = picture.pixelColor(x, y);
                    drawn += std::abs(pixel.red() - colour.red()) + std::abs(pixel.green() - colour.green())
                            + std::abs(pixel.blue() - colour.blue())
                        < 200;
                }
            }
            QVERIFY2(drawn > 3, qPrintable(colour.name()));
        }
        QApplication::setPalette(before);
    }
};

} // namespace tst_style

QTEST_MAIN(tst_style::tst_style)
#include "tst_style.moc"
