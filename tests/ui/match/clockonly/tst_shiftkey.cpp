// SPDX-License-Identifier: MIT
#include "ui/match/clockonly/shiftkey.h"

#include <QKeyEvent>
#include <QTest>

namespace tst_shiftkey {

using namespace kagetsu::ui;

class TestShiftKey : public QObject
{
    Q_OBJECT

private slots:
    void tellsLeftFromRight_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("modifiers");
        QTest::addColumn<int>("place");
        QTest::addColumn<int>("symbol");
        QTest::addColumn<int>("side"); // 0: neither, 1: left, 2: right

        const int shift = Qt::Key_Shift;
        const int held = Qt::ShiftModifier;
        QTest::newRow("left on X11") << shift << held << 50 << 0xffe1 << 1;
        QTest::newRow("right on X11") << shift << held << 62 << 0xffe2 << 2;
        QTest::newRow("left where the layout has another symbol") << shift << held << 50 << 0xfe08 << 1;
        QTest::newRow("right by its symbol on an odd keyboard") << shift << held << 200 << 0xffe2 << 2;
        QTest::newRow("left by the kernel's own place") << shift << held << 42 << 0 << 1;
        QTest::newRow("right by the kernel's own place") << shift << held << 54 << 0 << 2;
        QTest::newRow("a Shift of nowhere") << shift << held << 0 << 0 << 0;
        QTest::newRow("a Shift that belongs to a shortcut")
            << shift << int(held | Qt::ControlModifier) << 50 << 0xffe1 << 0;
        QTest::newRow("another key") << int(Qt::Key_A) << held << 50 << 0xffe1 << 0;
    }
    void tellsLeftFromRight()
    {
        QFETCH(int, key);
        QFETCH(int, modifiers);
        QFETCH(int, place);
        QFETCH(int, symbol);
        QFETCH(int, side);
        const QKeyEvent event(QEvent::KeyPress, key, Qt::KeyboardModifiers(modifiers), quint32(place), quint32(symbol),
            /*nativeModifiers=*/0);
        const std::optional<ShiftKey> found = shiftKeyOf(event);
        QCOMPARE(!found ? 0 : *found == ShiftKey::Left ? 1 : 2, side);
    }
};

} // namespace tst_shiftkey

QTEST_GUILESS_MAIN(tst_shiftkey::TestShiftKey)
#include "tst_shiftkey.moc"
