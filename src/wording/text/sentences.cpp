// SPDX-License-Identifier: MIT
#include "wording/text/sentences.h"

#include <QCoreApplication>

namespace kagetsu::wording {

namespace {

struct SentenceWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::SentenceWords)
};

} // namespace

QString joinSentences(const QString &first, const QString &second)
{
    if (first.isEmpty() || second.isEmpty())
        return first + second;
    //: Two whole sentences, one after the other. Chinese and Japanese have no blank between them.
    return SentenceWords::tr("%1 %2").arg(first, second);
}

QString joinSentences(const QStringList &sentences)
{
    QString all;
    for (const QString &sentence : sentences)
        all = joinSentences(all, sentence);
    return all;
}

} // namespace kagetsu::wording
