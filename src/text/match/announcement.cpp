// SPDX-License-Identifier: MIT
#include "text/match/announcement.h"

#include "text/match/setup.h"

#include <QCoreApplication>

namespace kagetsu::text {

namespace {

struct AnnouncementWords
{
    Q_DECLARE_TR_FUNCTIONS(AnnouncementWords)
};

struct SpokenWords
{
    Q_DECLARE_TR_FUNCTIONS(SpokenWords)
};

// Returns the word that is said for `number` before what is counted: the one in its place in `words`, else the figure.
// A synthesizer does not inflect a figure (Russian "2 minuty" is read with the masculine) nor change its sound
// (Japanese "1 fun" for "ippun").
QString counted(int number, const QString &words)
{
    const QStringList list = words.split(QLatin1Char('|'));
    return number >= 1 && number <= list.size() ? list[number - 1] : QString::number(number);
}

QString spokenMinutes(int minutes)
{
    //: Spoken by a synthesizer: the numbers before "minutes" from 1 on as they are said, separated by |. Any number of
    //: them; beyond the last the figure is said. Japanese: with the unit, in kana only.
    const QString words = SpokenWords::tr("one", "minutes");
    //: Spoken by a synthesizer: %1 is the number, from the list of numbers before minutes. Japanese in kana only.
    return SpokenWords::tr("%1 minutes", nullptr, minutes).arg(counted(minutes, words));
}

QString spokenSeconds(int seconds)
{
    //: Spoken by a synthesizer: the numbers before "seconds" from 1 on as they are said, separated by |. Any number of
    //: them; beyond the last the figure is said. Japanese: with the unit, in kana only.
    const QString words = SpokenWords::tr("one", "seconds");
    //: Spoken by a synthesizer: %1 is the number, from the list of numbers before seconds. Japanese in kana only.
    return SpokenWords::tr("%1 seconds", nullptr, seconds).arg(counted(seconds, words));
}

QString spokenPeriodsLeft(int periods)
{
    //: Spoken by a synthesizer: the numbers before "periods left" from 1 on as they are said, separated by |. Any
    //: number of them; beyond the last the figure is said. Japanese: with the unit, in kana only.
    const QString words = SpokenWords::tr("one", "periods");
    //: Spoken by a synthesizer when a reading period (byo-yomi) is used up: %1 is the number, from the list of numbers
    //: before periods. Japanese in kana only.
    return SpokenWords::tr("%1 periods left", nullptr, periods).arg(counted(periods, words));
}

QString spokenTime(int seconds)
{
    QStringList parts;
    if (seconds >= 60)
        parts << spokenMinutes(seconds / 60);
    if (seconds % 60 > 0 || parts.isEmpty())
        parts << spokenSeconds(seconds % 60);
    return parts.join(QLatin1Char(' '));
}

} // namespace

QString spokenCall(const clock::Call &call)
{
    switch (call.kind) {
    case clock::CallKind::Elapsed: return spokenTime(call.number);
    case clock::CallKind::Count: break;
    case clock::CallKind::PeriodsLeft: return spokenPeriodsLeft(call.number);
    case clock::CallKind::TimeLeft:
        //: Spoken by a synthesizer: %1 is a time such as "5 minutes". Japanese in kana only.
        return SpokenWords::tr("%1 left").arg(spokenTime(call.number));
    case clock::CallKind::MoveLeft:
        if (call.number <= 5)
            break;
        //: Spoken by a synthesizer: %1 is what is left of the limit of a move. Japanese in kana only.
        return SpokenWords::tr("%1 left for this move").arg(spokenTime(call.number));
    }
    return QString::number(call.number);
}

QString callText(const clock::Call &call)
{
    switch (call.kind) {
    case clock::CallKind::Elapsed:
        //: Read aloud: so many seconds of the running minute or move have passed.
        return AnnouncementWords::tr("%n seconds", nullptr, call.number);
    case clock::CallKind::Count: return QString::number(call.number);
    case clock::CallKind::PeriodsLeft:
        //: Read aloud when a reading period (byo-yomi) is used up.
        return AnnouncementWords::tr("%n periods left", nullptr, call.number);
    case clock::CallKind::TimeLeft:
        //: Read aloud: %1 is a time such as "5 minutes".
        return AnnouncementWords::tr("%1 left").arg(durationText(call.number * clock::Second));
    case clock::CallKind::MoveLeft:
        if (call.number <= 5)
            return QString::number(call.number);
        //: Read aloud: %1 is what is left of the limit of a move, such as "30 seconds".
        return AnnouncementWords::tr("%1 left for this move").arg(durationText(call.number * clock::Second));
    }
    return {};
}

bool isLastSecond(const clock::Call &call)
{
    const bool isLeft = call.kind == clock::CallKind::TimeLeft || call.kind == clock::CallKind::MoveLeft;
    return call.kind == clock::CallKind::Count || (isLeft && call.number <= 10);
}

QString planText(std::string_view id)
{
    if (id == "cn-60")
        return AnnouncementWords::tr("60 s byo-yomi: read aloud, counting to 10 at the end");
    if (id == "cn-30")
        return AnnouncementWords::tr("30 s byo-yomi: read aloud, counting to 5 at the end");
    if (id == "jp-30")
        return AnnouncementWords::tr("30 s byo-yomi: read aloud, every second from 20");
    if (id == "fide")
        return AnnouncementWords::tr("Silent, with a flash when one minute is left");
    if (id == "club")
        return AnnouncementWords::tr("Tones at 5 min, 1 min, 30 s and each of the last 10 s");
    if (id == "total-cap")
        return AnnouncementWords::tr("Limit per move, and the last minutes");
    return AnnouncementWords::tr("None");
}

} // namespace kagetsu::text
