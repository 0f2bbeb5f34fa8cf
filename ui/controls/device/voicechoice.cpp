// SPDX-License-Identifier: MIT
#include "ui/controls/device/voicechoice.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <array>
#include <tuple>

namespace kagetsu::ui {

namespace {

// Older versions of Speech Dispatcher write underscores instead of blanks.
QString nameOf(const OfferedVoice &voice)
{
    return QString(voice.name).replace(u'_', u' ').simplified();
}

bool says(const QString &name, const char *word)
{
    return name.contains(QLatin1String(word), Qt::CaseInsensitive);
}

// True for Chinese languages in which Chinese texts are not written.
bool isOtherChinese(const QString &name)
{
    constexpr std::array Others { "Cantonese", "Hakka", "Yue", "Wu ", "Min Nan", "Hokkien", "Jyutping" };
    return std::any_of(Others.begin(), Others.end(), [&](const char *other) { return says(name, other); });
}

bool reads(const OfferedVoice &voice, const QString &name, QLocale::Language language)
{
    if (language != QLocale::Chinese)
        return voice.locale.language() == language;
    if (isOtherChinese(name))
        return false;
    // eSpeak's tag for Mandarin is "cmn", for which Qt has no locale.
    return voice.locale.language() == QLocale::Chinese
        || (voice.locale.language() == QLocale::C && says(name, "Mandarin"));
}

// Names of standard voices; among otherwise equal ones, the best first.
const QStringList &plainNames()
{
    static const QStringList names { QStringLiteral("English (America)"), QStringLiteral("English (Great Britain)"),
        QStringLiteral("English (Received Pronunciation)"), QStringLiteral("Chinese (Mandarin, latin as Pinyin)"),
        QStringLiteral("Chinese (Mandarin)"), QStringLiteral("Chinese (Mandarin, latin as English)") };
    return names;
}

// eSpeak names a dialect in parentheses.
bool isDialect(const QString &name)
{
    return name.contains(u'(') && !plainNames().contains(name);
}

} // namespace

std::optional<qsizetype> voiceFor(const QLocale &language, const QList<OfferedVoice> &voices)
{
    // Smaller is better; among equals the first.
    using Rank = std::tuple<bool, bool, bool, qsizetype>;
    std::optional<qsizetype> best;
    Rank bestRank;
    for (qsizetype i = 0; i < voices.size(); ++i) {
        const QString name = nameOf(voices[i]);
        if (!reads(voices[i], name, language.language()))
            continue;
        // "English (America)+Adam" is the same voice, modified.
        const Rank rank { name.contains(u'+'), isDialect(name), voices[i].locale.territory() != language.territory(),
            plainNames().indexOf(name) };
        if (!best || rank < bestRank) {
            best = i;
            bestRank = rank;
        }
    }
    return best;
}

QString textForVoice(const QString &text, const QLocale &language)
{
    if (language.language() != QLocale::Chinese)
        return text;
    static const QRegularExpression point(QStringLiteral("(?<![A-Za-z0-9])([A-Z])([0-9]{1,2})(?![A-Za-z0-9])"));
    return QString(text).replace(point, QStringLiteral("\\1 \\2"));
}

} // namespace kagetsu::ui
