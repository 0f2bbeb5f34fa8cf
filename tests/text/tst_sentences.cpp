// SPDX-License-Identifier: MIT
#include "text/common/sentences.h"
#include "translations/catalogues.h"

#include <QCoreApplication>
#include <QTest>
#include <QTranslator>

namespace tst_sentences {

using namespace kagetsu;

// How whole sentences stand one after the other.
class TestSentences : public QObject
{
    Q_OBJECT

private slots:
    void sentencesAreParted_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("all");
        QTest::newRow("two") << "Saved."
                             << "Saved. Go on.";
        QTest::newRow("one that ends with a path") << "Not found: /a/b"
                                                   << "Not found: /a/b. Go on.";
        QTest::newRow("one that ends with a quotation") << "It said: “no”"
                                                        << "It said: “no”. Go on.";
        QTest::newRow("a quoted sentence") << "It said: “No.”"
                                           << "It said: “No.” Go on.";
        QTest::newRow("a sentence of another script") << "\u2067هنا.\u2069"
                                                      << "\u2067هنا.\u2069 Go on.";
        QTest::newRow("a question") << "Sure?"
                                    << "Sure? Go on.";
        QTest::newRow("what goes on") << "Reading…"
                                      << "Reading… Go on.";
        QTest::newRow("what is told next") << "Then:"
                                           << "Then: Go on.";
        QTest::newRow("nothing") << QString() << "Go on.";
    }
    void sentencesAreParted()
    {
        QFETCH(QString, first);
        QFETCH(QString, all);
        QCOMPARE(text::joinSentences(first, QStringLiteral("Go on.")), all);
        QCOMPARE(text::joinSentences(QStringList { first, QString(), QStringLiteral("Go on.") }), all);
    }

    void theLastOneStaysAsItIs()
    {
        QCOMPARE(text::joinSentences(QStringLiteral("/a/b"), QString()), QStringLiteral("/a/b"));
    }

    void chineseHasItsOwnStop()
    {
        QTranslator catalogue;
        QVERIFY(catalogue.load(catalogueFile(QStringLiteral("zh_CN"))));
        QCoreApplication::installTranslator(&catalogue);
        QCOMPARE(text::joinSentences(QStringLiteral("未找到：/a/b"), QStringLiteral("继续。")),
            QStringLiteral("未找到：/a/b。继续。"));
        QCoreApplication::removeTranslator(&catalogue);
    }
};

} // namespace tst_sentences

QTEST_GUILESS_MAIN(tst_sentences::TestSentences)
#include "tst_sentences.moc"
