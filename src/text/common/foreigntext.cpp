// SPDX-License-Identifier: MIT
#include "text/common/foreigntext.h"

#include <QDir>

#include <algorithm>

namespace kagetsu::text {

namespace {

constexpr char16_t FirstStrongIsolate = 0x2068;
constexpr char16_t PopDirectionalIsolate = 0x2069;

// True for embeddings, overrides, isolates and marks of the Unicode bidirectional algorithm (UAX 9).
bool turnsDirection(QChar c)
{
    switch (c.direction()) {
    case QChar::DirLRE:
    case QChar::DirLRO:
    case QChar::DirRLE:
    case QChar::DirRLO:
    case QChar::DirPDF:
    case QChar::DirLRI:
    case QChar::DirRLI:
    case QChar::DirFSI:
    case QChar::DirPDI: return true;
    default: return c == QChar(0x200E) || c == QChar(0x200F) || c == QChar(0x061C);
    }
}

bool runsLeftwards(QChar c)
{
    return c.direction() == QChar::DirR || c.direction() == QChar::DirAL;
}

} // namespace

QString withoutSteering(const QString &text)
{
    QString result;
    result.reserve(text.size());
    for (const QChar c : text) {
        const bool isControl =
            c.category() == QChar::Other_Control || c == QChar::LineSeparator || c == QChar::ParagraphSeparator;
        if (isControl)
            result += QLatin1Char(' ');
        else if (!turnsDirection(c))
            result += c;
    }
    return result;
}

QString withoutMarks(QString text)
{
    return text.replace(QLatin1Char('&'), QStringLiteral("&&"));
}

QString foreignText(const QString &text)
{
    const QString line = withoutSteering(text);
    // Surrogates have no direction of their own here; the right-to-left scripts that need them are extinct.
    if (std::none_of(line.begin(), line.end(), runsLeftwards))
        return line;
    return QChar(FirstStrongIsolate) + line + QChar(PopDirectionalIsolate);
}

QString foreignText(const std::string &utf8)
{
    return foreignText(QString::fromStdString(utf8));
}

QString foreignPath(const QString &path)
{
    return foreignText(QDir::toNativeSeparators(path));
}

} // namespace kagetsu::text
