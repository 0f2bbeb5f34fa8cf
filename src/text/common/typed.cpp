// SPDX-License-Identifier: MIT
#include "text/common/typed.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

namespace kagetsu::text {

namespace {

struct TimeUnits
{
    Q_DECLARE_TR_FUNCTIONS(TimeUnits)
};

// A longer word comes before a word that it begins with.
constexpr const char16_t *Hours = u"hours?|hrs?|часа|часов|час|ч|小时|小時|時間|时|時|시간";
constexpr const char16_t *Minutes = u"minutes?|mins?|минута|минуты|минут|мин|м|分钟|分鐘|分間|分|분";
constexpr const char16_t *Seconds = u"seconds?|secs?|секунда|секунды|секунд|сек|с|秒钟|秒鐘|秒間|秒|초";

QRegularExpression after(const char16_t *words)
{
    return QRegularExpression(QStringLiteral("(?<=[0-9])\\s*(?:%1)\\.?(?![a-zа-я])").arg(QString::fromUtf16(words)),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
}

} // namespace

QString typedTime(const QString &text)
{
    static const QRegularExpression hour = after(Hours);
    static const QRegularExpression minute = after(Minutes);
    static const QRegularExpression second = after(Seconds);
    static const QRegularExpression plus(QStringLiteral("\\s*\\+\\s*"));
    static const QRegularExpression unitApart(
        QStringLiteral("(?<=[0-9])\\s+(?=[hms](?![a-z]))"), QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression partApart(
        QStringLiteral("(?<=[0-9][hm])\\s+(?=[0-9.,]+[ms](?![a-z]))"), QRegularExpression::CaseInsensitiveOption);
    QString plain = text.normalized(QString::NormalizationForm_KC).trimmed();
    plain.replace(hour, QStringLiteral("h")).replace(minute, QStringLiteral("m")).replace(second, QStringLiteral("s"));
    return plain.replace(plus, QStringLiteral("+")).remove(unitApart).remove(partApart);
}

QString shownTime(const QString &written)
{
    //: Hours in a time control as it is typed, such as 2h: a number and the unit, as short as it is understood.
    const QString hours = TimeUnits::tr("%1h");
    //: Minutes in a time control as it is typed, such as 15m+10s.
    const QString minutes = TimeUnits::tr("%1m");
    //: Seconds in a time control as it is typed, such as 15m+10s.
    const QString seconds = TimeUnits::tr("%1s");
    static const QRegularExpression time(QStringLiteral("([0-9]+(?:\\.[0-9]+)?)([hms])(?![a-z])"));
    QString shown;
    qsizetype last = 0;
    for (auto found = time.globalMatch(written); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const QChar unit = match.capturedView(2).front();
        shown += QStringView(written).sliced(last, match.capturedStart() - last);
        shown += (unit == u'h' ? hours : unit == u'm' ? minutes : seconds).arg(match.captured(1));
        last = match.capturedEnd();
    }
    shown += QStringView(written).sliced(last);
    // A language that puts a blank before its units also puts blanks around the plus sign.
    return minutes.contains(u' ') || minutes.contains(QChar::Nbsp) ? shown.replace(u'+', QStringLiteral(" + ")) : shown;
}

std::vector<std::string> typedNames(const QString &text)
{
    static const QRegularExpression comma(QStringLiteral("[,;，、；]"));
    std::vector<std::string> names;
    for (const QString &part : text.split(comma, Qt::SkipEmptyParts)) {
        if (const QString name = part.trimmed(); !name.isEmpty())
            names.push_back(name.toStdString());
    }
    return names;
}

QString writtenNames(const std::vector<std::string> &names)
{
    QStringList all;
    for (const std::string &name : names)
        all += QString::fromStdString(name);
    return all.join(QStringLiteral(", "));
}

QChar typedColumn(QChar letter)
{
    static const QString russian = QStringLiteral("АВСЕНКМОРТХ");
    static const QString latin = QStringLiteral("ABCEHKMOPTX");
    const QString plain = QString(letter).normalized(QString::NormalizationForm_KC).toUpper();
    const QChar capital = plain.isEmpty() ? QChar() : plain.front();
    if (capital >= u'A' && capital <= u'Z')
        return capital;
    const qsizetype at = russian.indexOf(capital);
    return at < 0 ? QChar() : latin[at];
}

QString typedPoint(const QString &text)
{
    QString plain = text.normalized(QString::NormalizationForm_KC).trimmed();
    if (!plain.isEmpty()) {
        if (const QChar column = typedColumn(plain.front()); !column.isNull())
            plain[0] = column;
    }
    return plain;
}

} // namespace kagetsu::text
