// SPDX-License-Identifier: MIT
#include "ui/controls/device/voicechoice.h"

#include <QTest>

#include <algorithm>

namespace tst_voicechoice {

using namespace kagetsu::ui;

namespace {

// What Speech Dispatcher with eSpeak NG lists through Qt, of all that could be taken for one of the six languages, in
// the order in which it comes. Qt has no locale for Mandarin ("cmn") and Hakka.
const QList<OfferedVoice> &espeak()
{
    static const QList<OfferedVoice> voices = [] {
        const QLocale gb("en_GB");
        const QLocale us("en_US");
        const QLocale none = QLocale::c();
        return QList<OfferedVoice> {
            { "Tatar", QLocale("tt_RU") },
            { "Chinese (Cantonese)", QLocale("yue_HK") },
            { "Chinese (Cantonese, latin as Jyutping)", QLocale("yue_HK") },
            { "Ukrainian", QLocale("uk_UA") },
            { "Korean+Adam", QLocale("ko_KR") },
            { "Korean", QLocale("ko_KR") },
            { "English (Scotland)", gb },
            { "English (Lancaster)", gb },
            { "English (West Midlands)", gb },
            { "English (Great Britain)", gb },
            { "English (Received Pronunciation)", gb },
            { "Russian (Latvia)", QLocale("ru_RU") },
            { "Russian", QLocale("ru_RU") },
            { "Bashkir", QLocale("ba_RU") },
            { "Bishnupriya Manipuri", none },
            { "Hakka Chinese", none },
            { "Chinese (Mandarin, latin as English)+Adam", none },
            { "Chinese (Mandarin, latin as English)", none },
            { "Chinese (Mandarin, latin as Pinyin)+Adam", none },
            { "Chinese (Mandarin, latin as Pinyin)", none },
            { "Klingon", none },
            { "Uyghur", QLocale("ug_CN") },
            { "Japanese", QLocale("ja_JP") },
            { "English (Caribbean)", us },
            { "English (America)+Adam", us },
            { "English (America)", us },
            { "English (America, New York City)", us },
        };
    }();
    return voices;
}

QList<OfferedVoice> without(const QStringList &words)
{
    QList<OfferedVoice> rest;
    for (const OfferedVoice &voice : espeak()) {
        if (std::none_of(words.begin(), words.end(), [&](const QString &word) { return voice.name.contains(word); }))
            rest.append(voice);
    }
    return rest;
}

} // namespace

class TestVoiceChoice : public QObject
{
    Q_OBJECT

private slots:
    void choice_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QList<OfferedVoice>>("voices");
        QTest::addColumn<QString>("chosen"); // empty: none
        const auto row = [](const char *name, const char *language, const QList<OfferedVoice> &voices,
                             const char *chosen) { QTest::newRow(name) << language << voices << chosen; };
        row("English is that of America", "en", espeak(), "English (America)");
        row("or of Great Britain", "en_GB", espeak(), "English (Great Britain)");
        row("no odd English while there is another one", "en", without({ "America" }), "English (Great Britain)");
        row("received pronunciation before a dialect", "en", without({ "America", "Great Britain", "Caribbean" }),
            "English (Received Pronunciation)");
        row("an odd English rather than none", "en_GB",
            without({ "America", "Great Britain", "Received", "Scotland", "Midlands" }), "English (Lancaster)");
        row("Chinese is Mandarin, by its name", "zh_CN", espeak(), "Chinese (Mandarin, latin as Pinyin)");
        row("traditional Chinese too", "zh_TW", espeak(), "Chinese (Mandarin, latin as Pinyin)");
        row("the other Mandarin where there is one", "zh_CN", without({ "Pinyin" }),
            "Chinese (Mandarin, latin as English)");
        row("Cantonese and Hakka do not read it", "zh_TW", without({ "Mandarin" }), "");
        row("nor what is said to be Chinese", "zh_CN", { { "Chinese (Cantonese)", QLocale("zh_HK") } }, "");
        row("a locale of its own, elsewhere", "zh_TW",
            { { "Tingting", QLocale("zh_CN") }, { "Mei-Jia", QLocale("zh_TW") },
                { "Sinji (Cantonese)", QLocale("zh_HK") } },
            "Mei-Jia");
        row("and that of the other script rather than none", "zh_TW", { { "Tingting", QLocale("zh_CN") } }, "Tingting");
        row("blanks as older versions write them", "zh_CN",
            { { "Hakka_Chinese", QLocale::c() }, { "Chinese_(Mandarin)", QLocale::c() } }, "Chinese_(Mandarin)");
        row("Japanese", "ja", espeak(), "Japanese");
        row("Korean, undisguised", "ko", espeak(), "Korean");
        row("Russian of Russia", "ru", espeak(), "Russian");
        row("no Russian is no Ukrainian", "ru", without({ "Russian" }), "");
        row("no Japanese is no Chinese", "ja", without({ "Japanese" }), "");
        row("disguised rather than not at all", "ko", { { "Korean+Adam", QLocale("ko_KR") } }, "Korean+Adam");
        row("a machine without voices", "en", {}, "");
    }

    void choice()
    {
        QFETCH(QString, language);
        QFETCH(QList<OfferedVoice>, voices);
        QFETCH(QString, chosen);
        const auto best = voiceFor(QLocale(language), voices);
        QCOMPARE(best ? voices[*best].name : QString(), chosen);
    }

    void pointsKeepTheirNumbers_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("said");
        const auto row = [](const char *name, const char *language, const char *text, const char *said) {
            QTest::newRow(name) << language << QString::fromUtf8(text) << QString::fromUtf8(said);
        };
        row("in Chinese they stand apart", "zh_CN", "黑下在H8，白下在A1。", "黑下在H 8，白下在A 1。");
        row("traditional Chinese too", "zh_TW", "H8、O15", "H 8、O 15");
        row("but no other letters and digits", "zh_CN", "AB1 H8a H123 2A3 第1局 Z", "AB1 H8a H123 2A3 第1局 Z");
        row("nor other languages", "ja", "黒H8", "黒H8");
        row("English", "en", "Black H8", "Black H8");
    }

    void pointsKeepTheirNumbers()
    {
        QFETCH(QString, language);
        QFETCH(QString, text);
        QFETCH(QString, said);
        QCOMPARE(textForVoice(text, QLocale(language)), said);
    }
};

} // namespace tst_voicechoice

QTEST_GUILESS_MAIN(tst_voicechoice::TestVoiceChoice)
#include "tst_voicechoice.moc"
