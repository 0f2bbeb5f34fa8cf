// SPDX-License-Identifier: MIT
#include "library/model/fold.h"

#include <QTest>

namespace tst_fold {

using namespace kagetsu::library;

// Names as people spell them (library.md#names).
class TestFold : public QObject
{
    Q_OBJECT

private slots:
    void finds_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("search");
        QTest::addColumn<bool>("isFound");
        QTest::newRow("small letters") << "Ando Meritee" << "meritee" << true;
        QTest::newRow("the beginning of each word") << "Ando Meritee" << "mer an" << true;
        QTest::newRow("not the middle of a word") << "Ando Meritee" << "ritee" << false;
        QTest::newRow("the surname first") << "Meritee, Ando" << "ando meritee" << true;
        QTest::newRow("accents") << "Štěpán Tesařík" << "stepan tesarik" << true;
        QTest::newRow("accents only in the search") << "Stepan Tesarik" << "Štěpán" << true;
        QTest::newRow("wide letters") << "Ｎａｋａｍｕｒａ" << "nakamura" << true;
        QTest::newRow("Cyrillic letters") << "Соколов Юрий" << "sokolov yuriy" << true;
        QTest::newRow("Latin letters for Cyrillic ones") << "Sokolov" << "Соколов" << true;
        QTest::newRow("traditional characters") << "張藝" << "张艺" << true;
        QTest::newRow("a part of a name without blanks") << "中村茂" << "茂" << true;
        QTest::newRow("another name") << "中村茂" << "岡部" << false;
        QTest::newRow("a country in brackets") << "Ann (RUS)" << "rus" << true;
        QTest::newRow("a letter behind a stroke") << "A/B" << "b" << true;
        QTest::newRow("wide brackets") << "张艺（中国）" << "中国" << true;
        QTest::newRow("brackets in the search") << "Ann RUS" << "(rus)" << true;
        QTest::newRow("nothing") << "Anna" << "" << true;
    }
    void finds()
    {
        QFETCH(QString, name);
        QFETCH(QString, search);
        QFETCH(bool, isFound);
        QCOMPARE(matchesName(folded(name.toStdString()), folded(search.toStdString())), isFound);
    }

    void theOrderOfWordsMeansNothing()
    {
        QCOMPARE(foldedWords("Meritee, Ando"), foldedWords("ANDO meritee"));
        QVERIFY(foldedWords("Ando Meritee") != foldedWords("Ando"));
    }
};

} // namespace tst_fold

QTEST_GUILESS_MAIN(tst_fold::TestFold)
#include "tst_fold.moc"
