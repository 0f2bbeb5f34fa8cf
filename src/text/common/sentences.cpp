// SPDX-License-Identifier: MIT
#include "text/common/sentences.h"

#include <QCoreApplication>

#include <algorithm>

namespace kagetsu::text {

namespace {

struct SentenceWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::SentenceWords)
};
struct NameListWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::NameListWords)
};
struct PartListWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::PartListWords)
};

// True if a sentence needs no full stop. A sentence that ends with a path or with another program's message may lack
// one.
bool isEnded(const QString &sentence)
{
    static const QString ends = QStringLiteral(".!?…:。！？：");
    static const QString closing = QStringLiteral("”’\"'»」』）)\u2069"); // the last one ends foreignText()
    const auto last =
        std::find_if(sentence.crbegin(), sentence.crend(), [](QChar each) { return !closing.contains(each); });
    return last != sentence.crend() && ends.contains(*last);
}

} // namespace

QString joinSentences(const QString &first, const QString &second)
{
    if (first.isEmpty() || second.isEmpty())
        return first + second;
    //: Ends a sentence when another one follows.
    const QString ended = isEnded(first) ? first : first + SentenceWords::tr(".");
    //: Two whole sentences, one after the other. Chinese and Japanese have no blank between them.
    return SentenceWords::tr("%1 %2").arg(ended, second);
}

QString joinNames(const QStringList &names)
{
    //: Between the names of a list.
    return names.join(NameListWords::tr(", "));
}

QString joinParts(const QStringList &parts)
{
    //: Between the parts of one line: "Draft, 2 tables changed by hand".
    const QString comma = PartListWords::tr(", ");
    QString line;
    for (const QString &part : parts)
        line += line.isEmpty() || part.isEmpty() ? part : comma + part;
    return line;
}

QString joinSentences(const QStringList &sentences)
{
    QString all;
    for (const QString &sentence : sentences)
        all = joinSentences(all, sentence);
    return all;
}

} // namespace kagetsu::text
