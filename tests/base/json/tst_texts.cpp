// SPDX-License-Identifier: MIT
#include "base/json/texts.h"

#include <QTest>

namespace tst_texts {

using namespace kagetsu;

class TestTexts : public QObject
{
    Q_OBJECT

private slots:
    void aReaderGetsTheNearestText_data()
    {
        QTest::addColumn<QString>("tag");
        QTest::addColumn<QString>("key");
        const auto row = [](const char *name, const char *tag, const char *key) {
            QTest::newRow(name) << QString(tag) << QString(key);
        };
        row("the language itself", "ja", "ja");
        row("a region that has no text of its own", "ja-JP", "ja");
        row("a region that has one", "zh-TW", "zh-TW");
        row("another region of the same language", "zh-CN", "zh");
        row("a script and a region", "zh-Hans-CN", "zh");
        row("a language without a text", "ko-KR", "en");
        row("no language", "", "en");
        row("what is no tag", "-", "en");
    }
    void aReaderGetsTheNearestText()
    {
        QFETCH(QString, tag);
        QFETCH(QString, key);
        const json::Texts texts { { "en", "Cup" }, { "ja", "杯戦" }, { "zh", "杯" }, { "zh-TW", "盃" } };
        QCOMPARE(json::keyFor(texts, tag.toStdString()), key.toStdString());
        QCOMPARE(json::textIn(texts, tag.toStdString()), texts.at(key.toStdString()));
    }

    void withoutEnglishThereMayBeNone()
    {
        QVERIFY(json::textIn({ { "ja", "杯戦" } }, "ru").empty());
        QVERIFY(json::textIn({}, "ja").empty());
    }
};

} // namespace tst_texts

QTEST_GUILESS_MAIN(tst_texts::TestTexts)
#include "tst_texts.moc"
