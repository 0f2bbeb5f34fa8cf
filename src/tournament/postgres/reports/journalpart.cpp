// SPDX-License-Identifier: MIT
#include "tournament/postgres/reports/journalpart.h"

#include <QCryptographicHash>

#include <algorithm>

namespace kagetsu::tournament {

namespace {

constexpr qsizetype HashDigits = 64;
constexpr QByteArrayView BeforePrev(",\"prev\":\"");
constexpr QByteArrayView BeforeHash("\",\"hash\":\"");
constexpr QByteArrayView End("\"}");
constexpr qsizetype HashedSigns = BeforeHash.size() - 1 + HashDigits + End.size(); // at the end, not in the hash
constexpr qsizetype ChainSigns = BeforePrev.size() + HashDigits + BeforeHash.size() + HashDigits + End.size();
constexpr qsizetype BeginSigns = 100; // among which the number of the line is
constexpr qsizetype MostLetters = 200;

// Returns the hash of the line if it follows `after`; otherwise nothing.
QByteArray hashOf(QByteArrayView line, const JournalHead &after)
{
    if (line.size() < ChainSigns || !line.endsWith(End))
        return {};
    const QByteArrayView chain = line.last(ChainSigns);
    const QByteArrayView hash = chain.sliced(ChainSigns - End.size() - HashDigits, HashDigits);
    const bool follows = chain.startsWith(BeforePrev) && chain.sliced(BeforePrev.size(), HashDigits) == after.hash
        && chain.sliced(BeforePrev.size() + HashDigits).startsWith(BeforeHash);
    const QByteArray number = "\"seq\":" + QByteArray::number(qlonglong(after.number + 1)) + ',';
    if (!follows || !line.first(std::min(line.size(), BeginSigns)).contains(number))
        return {};
    const QByteArray counted =
        QCryptographicHash::hash(line.chopped(HashedSigns).toByteArray(), QCryptographicHash::Sha256).toHex();
    return counted == hash ? counted : QByteArray();
}

} // namespace

JournalPart journalPart(QByteArrayView bytes, const JournalHead &after, std::int64_t most)
{
    JournalPart part { 0, 0, after, false };
    JournalHead last = after;
    for (qsizetype begin = 0; part.lines < most;) {
        const qsizetype end = bytes.indexOf('\n', begin);
        if (end < 0)
            break;
        const QByteArrayView line = bytes.sliced(begin, end - begin);
        QByteArray hash = hashOf(line, last);
        if (hash.isEmpty()) {
            part.isDamaged = true;
            break;
        }
        last = { last.number + 1, std::move(hash) };
        begin = end + 1;
        if (!line.chopped(ChainSigns).endsWith(QByteArrayView(",\"more\":true")))
            part = { begin, last.number - after.number, last, false };
    }
    return part;
}

bool isJournalName(const QString &name)
{
    return !name.isEmpty() && name.size() <= MostLetters && std::ranges::all_of(name, [](QChar letter) {
        return letter.unicode() < 128
            && (letter.isLetterOrNumber() || letter == QLatin1Char('-') || letter == QLatin1Char('_'));
    });
}

} // namespace kagetsu::tournament
