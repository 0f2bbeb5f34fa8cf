// SPDX-License-Identifier: MIT
#include "text/common/foreigntext.h"
#include "ui/controls/style/style.h"

#include <QApplication>
#include <QLabel>
#include <QTest>

namespace tst_foreigntext {

using namespace kagetsu::ui;

class TestForeignText : public QObject
{
    Q_OBJECT

private slots:
    void isShown_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("shown");
        QTest::newRow("a name") << QStringLiteral("Aoki Jun") << QStringLiteral("Aoki Jun");
        QTest::newRow("names of other letters")
            << QStringLiteral("花月 Ōta Иванов 😀") << QStringLiteral("花月 Ōta Иванов 😀");
        QTest::newRow("markup stays what was written")
            << QStringLiteral("<h1>A</h1> &amp; B") << QStringLiteral("<h1>A</h1> &amp; B");
        QTest::newRow("an override turns nothing") << QStringLiteral("A\u202Egfs.B") << QStringLiteral("Agfs.B");
        QTest::newRow("isolates and marks go") << QStringLiteral("\u2067A\u2069\u200F\u061CB") << QStringLiteral("AB");
        QTest::newRow("lines and bells are blanks")
            << QStringLiteral("A\nB\u0007\u001b[31m\u0085\u2028C") << QStringLiteral("A B  [31m  C");
        QTest::newRow("what runs leftwards stands by itself")
            << QStringLiteral("\u05D0\u05D1 1") << QStringLiteral("\u2068\u05D0\u05D1 1\u2069");
        QTest::newRow("nothing") << QString() << QString();
    }
    void isShown()
    {
        QFETCH(QString, written);
        QFETCH(QString, shown);
        QCOMPARE(kagetsu::text::foreignText(written), shown);
        QCOMPARE(kagetsu::text::foreignText(written.toStdString()), shown);
    }

    void aLabelShowsMarkupAsItIs()
    {
        QApplication::setStyle(new Style);
        QLabel label(QStringLiteral("<font size=7>A</font>"));
        label.ensurePolished();
        QCOMPARE(label.textFormat(), Qt::PlainText);
        QLabel own;
        own.setTextFormat(Qt::RichText); // its words are the program's
        own.ensurePolished();
        QCOMPARE(own.textFormat(), Qt::RichText);
    }
};

} // namespace tst_foreigntext

QTEST_MAIN(tst_foreigntext::TestForeignText)
#include "tst_foreigntext.moc"
