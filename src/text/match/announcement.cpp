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

// Speaks whole seconds.
QString spokenTime(int seconds)
{
    const int minutes = seconds / 60;
    QStringList parts;
    if (minutes == 1) {
        //: Spoken by a synthesizer, which does not inflect a figure: in words. Japanese in kana only.
        parts << SpokenWords::tr("one minute");
    } else if (minutes > 0) {
        //: Spoken by a synthesizer. Japanese in kana only.
        parts << SpokenWords::tr("%n minutes", nullptr, minutes);
    }
    if (seconds % 60 > 0 || parts.isEmpty()) {
        //: Spoken by a synthesizer. Japanese in kana only.
        parts << SpokenWords::tr("%n seconds", nullptr, seconds % 60);
    }
    return parts.join(QLatin1Char(' '));
}

} // namespace

QString spokenCall(const clock::Call &call)
{
    switch (call.kind) {
    case clock::CallKind::Elapsed: return spokenTime(call.number);
    case clock::CallKind::Count: break;
    case clock::CallKind::PeriodsLeft:
        //: Spoken by a synthesizer when a reading period (byo-yomi) is used up. Japanese in kana only.
        return SpokenWords::tr("%n periods left", nullptr, call.number);
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
