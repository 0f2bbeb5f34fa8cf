// SPDX-License-Identifier: MIT
#include "opening/file/shipped.h"
#include "text/opening/opening.h"
#include "translations/catalogues.h"
#include "ui/match/opening/choice/patternbutton.h"
#include "ui/match/opening/choice/patternchooser.h"

#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QTranslator>

namespace tst_patternchooser {

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

opening::Opening begin(std::string_view id)
{
    return opening::Opening::start(*opening::procedureOf(opening::shippedProcedures(), id), 15).value();
}

// The dialog in a window, with the keys.
class Chooser : public PatternChooser
{
public:
    explicit Chooser(Mode mode, QSize size = { 1080, 860 })
        : PatternChooser(mode)
    {
        resize(size);
        show();
        if (!QTest::qWaitForWindowActive(this))
            qFatal("the window is not active");
    }

    void type(const QString &text)
    {
        for (const QChar letter : text)
            QTest::keyClicks(QApplication::focusWidget(), letter);
    }
    void key(Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); }
    QString focused() const { return QApplication::focusWidget() ? QApplication::focusWidget()->objectName() : ""; }
    QStringList shown() const
    {
        QStringList codes;
        for (const PatternButton *button : findChildren<PatternButton *>()) {
            if (button->isVisible())
                codes << QString::fromStdString(std::string(button->pattern().code));
        }
        return codes;
    }
    PatternButton *board(const char *code) const
    {
        return findChild<PatternButton *>(QStringLiteral("pattern%1").arg(QLatin1String(code)));
    }
};

} // namespace

class tst_patternchooser : public QObject
{
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale(QLocale::English)); }

    void all26AreThere()
    {
        const Chooser chooser(PatternChooser::Mode::TakeOne);
        QCOMPARE(chooser.shown().size(), 26);
        // Direct ones on the left, indirect ones on the right.
        QVERIFY(
            chooser.board("D13")->mapTo(&chooser, QPoint()).x() < chooser.board("I1")->mapTo(&chooser, QPoint()).x());
        for (const PatternButton *button : chooser.findChildren<PatternButton *>())
            QCOMPARE(button->accessibleName().section(' ', 0, 0).toStdString(), std::string(button->pattern().code));
    }

    void searchFinds_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("code");
        QTest::newRow("a code") << "i12"
                                << "I12";
        QTest::newRow("an old code") << "4D"
                                     << "D4";
        QTest::newRow("a name without its long vowel") << "kyugetsu"
                                                       << "D9";
        QTest::newRow("a Japanese name") << "花月"
                                         << "D4";
        QTest::newRow("a name in kana") << "かげつ"
                                        << "D4";
        QTest::newRow("a Chinese name") << "溪月"
                                        << "D2";
        QTest::newRow("a Russian name") << "кагэцу"
                                        << "D4";
    }

    void searchFinds()
    {
        QFETCH(QString, text);
        QFETCH(QString, code);
        Chooser chooser(PatternChooser::Mode::TakeOne);
        chooser.findChild<QLineEdit *>()->setText(text);
        QCOMPARE(chooser.shown(), QStringList { code });
        chooser.key(Qt::Key_Return);
        QCOMPARE(chooser.result(), int(QDialog::Accepted));
        QCOMPARE(QString::fromStdString(std::string(chooser.taken()->code)), code);
    }

    void nothingFoundIsSaid()
    {
        Chooser chooser(PatternChooser::Mode::TakeOne);
        chooser.type("qqq");
        QVERIFY(chooser.shown().isEmpty());
        QVERIFY(chooser.findChild<QLabel *>("noPattern")->isVisible());
        chooser.key(Qt::Key_Return);
        QVERIFY(chooser.isVisible());
        QCOMPARE(chooser.taken(), nullptr);
    }

    void arrowsLeadFromBoardToBoard()
    {
        Chooser chooser(PatternChooser::Mode::TakeOne);
        chooser.key(Qt::Key_Down);
        QCOMPARE(chooser.focused(), QString("patternD1"));
        chooser.key(Qt::Key_Right);
        QCOMPARE(chooser.focused(), QString("patternD2"));
        chooser.key(Qt::Key_Left);
        QCOMPARE(chooser.focused(), QString("patternD1"));
        chooser.key(Qt::Key_Left);
        QCOMPARE(chooser.focused(), QString("patternD1"));
        // To the end of the row and on into the other half.
        for (int i = 0; i < 12 && !chooser.focused().contains('I'); ++i)
            chooser.key(Qt::Key_Right);
        QCOMPARE(chooser.focused(), QString("patternI1"));
        chooser.key(Qt::Key_Up);
        QCOMPARE(chooser.focused(), QString("patternSearch"));
        chooser.key(Qt::Key_Down);
        chooser.key(Qt::Key_Down);
        const QString below = chooser.focused();
        QVERIFY(below != "patternD1" && below.startsWith("patternD"));
        chooser.key(Qt::Key_Return);
        QCOMPARE("pattern" + QString::fromStdString(std::string(chooser.taken()->code)), below);
    }

    void everyBoardIsReachedByArrows()
    {
        for (const QSize size : { QSize(1080, 860), QSize(380, 640) }) {
            Chooser chooser(PatternChooser::Mode::TakeOne, size);
            QSet<QString> reached;
            QStringList next { "patternD1" };
            while (!next.isEmpty()) {
                const QString name = next.takeFirst();
                if (reached.contains(name) || !name.startsWith("pattern") || name == "patternSearch")
                    continue;
                reached.insert(name);
                for (const Qt::Key arrow : { Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down }) {
                    chooser.findChild<PatternButton *>(name)->setFocus();
                    chooser.key(arrow);
                    next << chooser.focused();
                }
            }
            QCOMPARE(reached.size(), 26);
        }
    }

    void writingGoesBackToTheSearch()
    {
        Chooser chooser(PatternChooser::Mode::TakeOne);
        chooser.key(Qt::Key_Down);
        chooser.type("kag");
        QCOMPARE(chooser.focused(), QString("patternSearch"));
        QCOMPARE(chooser.findChild<QLineEdit *>()->text(), QString("kag"));
        QCOMPARE(chooser.shown(), QStringList { "D4" });
    }

    void aClickTakes()
    {
        Chooser chooser(PatternChooser::Mode::TakeOne);
        QTest::mouseClick(chooser.board("I7"), Qt::LeftButton);
        QCOMPARE(chooser.result(), int(QDialog::Accepted));
        QVERIFY(chooser.taken()->code == "I7");
    }

    void impossiblePatternsCannotBeChosen()
    {
        opening::Opening opening = begin("rif-classic");
        for (const char *point : { "H8", "G8" })
            opening.apply(opening::Place { rules::pointFromText(point, 15).value() });
        Chooser chooser(PatternChooser::Mode::TakeOne);
        chooser.view()->setWays(opening::patternWays(opening), 15, rules::Symmetry::Identity);
        QVERIFY(chooser.board("D4")->isEnabled());
        QVERIFY(!chooser.board("I4")->isEnabled());
        QTest::mouseClick(chooser.board("I4"), Qt::LeftButton);
        QVERIFY(chooser.isVisible());
        chooser.type("suigetsu"); // I4
        chooser.key(Qt::Key_Return);
        QVERIFY(chooser.isVisible());
    }

    void severalAreBanned()
    {
        Chooser chooser(PatternChooser::Mode::BanSeveral);
        chooser.setChecked({ "13D", "I13" });
        QCOMPARE(chooser.checked(), (std::vector<std::string> { "D13", "I13" }));
        QTest::mouseClick(chooser.board("D4"), Qt::LeftButton);
        QTest::mouseClick(chooser.board("I13"), Qt::LeftButton);
        chooser.type("kansei"); // D1
        chooser.key(Qt::Key_Down);
        chooser.key(Qt::Key_Space);
        QVERIFY(chooser.isVisible());
        QCOMPARE(chooser.checked(), (std::vector<std::string> { "D1", "D4", "D13" }));
        QTest::mouseClick(chooser.findChild<QAbstractButton *>("bansDone"), Qt::LeftButton);
        QCOMPARE(chooser.result(), int(QDialog::Accepted));
    }

    // The names of opening.md#catalogue, in each language of the program.
    void all184StartsAreNamed_data()
    {
        QTest::addColumn<QLocale>("locale");
        QTest::addColumn<QString>("kagetsu");
        QTest::newRow("English") << QLocale(QLocale::English) << "D4 Kagetsu";
        QTest::newRow("Chinese") << QLocale(QLocale::Chinese) << "D4 花月";
        QTest::newRow("Japanese") << QLocale(QLocale::Japanese) << "D4 花月";
        QTest::newRow("Russian") << QLocale(QLocale::Russian) << "D4 Кагэцу";
    }

    void all184StartsAreNamed()
    {
        QFETCH(QLocale, locale);
        QFETCH(QString, kagetsu);
        QLocale::setDefault(locale);
        QTranslator catalogue;
        QVERIFY(catalogue.load(catalogueFile(languageFor(locale.name())->code)));
        QCoreApplication::installTranslator(&catalogue);
        int starts = 0;
        QSet<QString> names;
        const rules::Point centre(7, 7);
        for (const rules::Symmetry symmetry : rules::AllSymmetries) {
            for (const opening::Pattern &pattern : opening::patterns()) {
                const auto stones = opening::stonesOf(pattern, symmetry, 15);
                const auto named = opening::identify(stones, 15);
                QVERIFY(named);
                QCOMPARE(named->pattern, &pattern);
                names.insert(text::patternText(*named));
                if (pattern.code == "D4")
                    QCOMPARE(text::patternText(*named), kagetsu);
            }
        }
        QCOMPARE(names.size(), 26);
        for (int second = 0; second < 9; ++second) {
            for (int third = 0; third < 25; ++third) {
                const rules::Point w(6 + second % 3, 6 + second / 3);
                const rules::Point b(5 + third % 5, 5 + third / 5);
                if (w == centre || b == centre || w == b)
                    continue;
                ++starts;
                QVERIFY(names.contains(text::patternText(opening::identify({ centre, w, b }, 15).value())));
            }
        }
        QCOMPARE(starts, 184);
    }
};

} // namespace tst_patternchooser

QTEST_MAIN(tst_patternchooser::tst_patternchooser)
#include "tst_patternchooser.moc"
