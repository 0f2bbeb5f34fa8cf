// SPDX-License-Identifier: MIT
#include "tournament/sheet/xlsxnumbers.h"

#include <QDate>
#include <QHash>
#include <QXmlStreamReader>

#include <cmath>

namespace kagetsu::tournament {

namespace {

constexpr std::size_t MostStyles = 100'000;

QString attributeOf(const QXmlStreamReader &xml, QLatin1String name)
{
    return xml.attributes().value(name).toString();
}

// Returns the code of a number format without its literal text ("\"Born \"yyyy", "[$-409]mmm\\ d").
QString withoutWords(const QString &code)
{
    QString bare;
    QChar end;
    for (qsizetype at = 0; at < code.size(); ++at) {
        const QChar sign = code[at];
        if (!end.isNull()) {
            end = sign == end ? QChar() : end;
        } else if (sign == QLatin1Char('"')) {
            end = sign;
        } else if (sign == QLatin1Char('[')) {
            end = QLatin1Char(']');
        } else if (sign == QLatin1Char('\\') || sign == QLatin1Char('_') || sign == QLatin1Char('*')) {
            ++at;
        } else {
            bare += sign.toLower();
        }
    }
    return bare;
}

// Formats whole numbers without a point, and others with as many digits as they need.
QString plainNumber(double number)
{
    constexpr double Exact = 1e15;
    if (std::floor(number) == number && std::abs(number) < Exact)
        return QString::number(number, 'f', 0);
    return QString::number(number, 'g', 15);
}

} // namespace

bool isOn(const QString &attribute)
{
    return attribute == QLatin1String("1") || attribute == QLatin1String("true") || attribute == QLatin1String("on");
}

QString unescaped(QString text)
{
    constexpr qsizetype Length = 7; // length of "_x000D_"
    for (qsizetype at = text.indexOf(QLatin1String("_x")); at >= 0; at = text.indexOf(QLatin1String("_x"), at + 1)) {
        bool isCode = false;
        const uint code = text.mid(at + 2, 4).toUInt(&isCode, 16);
        const bool isEscape = isCode && at + Length <= text.size() && text[at + Length - 1] == QLatin1Char('_');
        if (isEscape)
            text.replace(at, Length, code < 0x20 ? QChar(QLatin1Char(' ')) : QChar(char16_t(code)));
    }
    return text;
}

NumberFormats::Format NumberFormats::formatOf(int number, const QString &code)
{
    const QString bare = withoutWords(code);
    // Built-in formats of Excel have no code in the file.
    const bool isKnownDate = (number >= 14 && number <= 17) || number == 22 || (number >= 27 && number <= 36)
        || (number >= 50 && number <= 58);
    const bool isDate = bare.contains(QLatin1Char('y')) || bare.contains(QLatin1Char('d')) || bare.contains(u'年');
    if (code.isEmpty() ? isKnownDate : isDate && bare != QLatin1String("general"))
        return { Kind::Date, 0 };
    const bool isZeros = !bare.isEmpty() && bare.count(QLatin1Char('0')) == bare.size();
    return { Kind::Number, isZeros ? int(bare.size()) : 0 };
}

NumberFormats::NumberFormats(const QByteArray &styles, bool isFrom1904)
    : m_isFrom1904(isFrom1904)
{
    QHash<int, QString> codes;
    QXmlStreamReader xml(styles);
    bool isInCells = false;
    while (!xml.atEnd() && m_formats.size() < MostStyles) {
        const auto token = xml.readNext();
        if (token == QXmlStreamReader::DTD)
            return;
        const bool begins = token == QXmlStreamReader::StartElement;
        if ((begins || token == QXmlStreamReader::EndElement) && xml.name() == QLatin1String("cellXfs"))
            isInCells = begins;
        if (!begins)
            continue;
        const int number = attributeOf(xml, QLatin1String("numFmtId")).toInt();
        if (xml.name() == QLatin1String("numFmt"))
            codes.insert(number, attributeOf(xml, QLatin1String("formatCode")));
        else if (xml.name() == QLatin1String("xf") && isInCells)
            m_formats.push_back(formatOf(number, codes.value(number)));
    }
}

QString NumberFormats::text(const QString &value, int style) const
{
    bool isNumber = false;
    const double number = value.toDouble(&isNumber);
    if (!isNumber || !std::isfinite(number))
        return value;
    const Format format =
        style >= 0 && std::size_t(style) < m_formats.size() ? m_formats[std::size_t(style)] : Format();
    constexpr double LastDay = 2'958'465; // 31 December 9999
    if (format.kind == Kind::Date && number >= 1 && number <= LastDay) {
        // Excel treats 1900 as a leap year, so its day numbers are one too high from March of that year on.
        const auto day = qint64(number);
        const QDate first = m_isFrom1904 ? QDate(1904, 1, 1) : day > 59 ? QDate(1899, 12, 30) : QDate(1899, 12, 31);
        return first.addDays(day).toString(Qt::ISODate);
    }
    const QString plain = plainNumber(number);
    return number >= 0 ? plain.rightJustified(format.digits, QLatin1Char('0')) : plain;
}

} // namespace kagetsu::tournament
