// SPDX-License-Identifier: MIT
#include "text/record/charsets.h"

#include <QCoreApplication>

namespace kagetsu::text {

namespace {

struct CharsetWords
{
    Q_DECLARE_TR_FUNCTIONS(CharsetWords)
};

} // namespace

QString charsetName(record::Charset charset)
{
    const QString code = QString::fromStdString(std::string(record::nameOf(charset)));
    const auto named = [&code](const QString &name) { return QStringLiteral("%1 (%2)").arg(name, code); };
    switch (charset) {
    case record::Charset::Gb18030: return named(CharsetWords::tr("Simplified Chinese"));
    case record::Charset::Big5: return named(CharsetWords::tr("Traditional Chinese"));
    case record::Charset::ShiftJis:
    case record::Charset::EucJp:
    case record::Charset::Iso2022Jp: return named(CharsetWords::tr("Japanese"));
    case record::Charset::EucKr: return named(CharsetWords::tr("Korean"));
    case record::Charset::Windows1251:
    case record::Charset::Koi8R: return named(CharsetWords::tr("Cyrillic"));
    case record::Charset::Iso8859_1: return named(CharsetWords::tr("Western European"));
    case record::Charset::Windows1250:
    case record::Charset::Iso8859_2: return named(CharsetWords::tr("Central European"));
    case record::Charset::Windows1253: return named(CharsetWords::tr("Greek"));
    case record::Charset::Windows1254: return named(CharsetWords::tr("Turkish"));
    case record::Charset::Windows1257: return named(CharsetWords::tr("Baltic"));
    default: return code;
    }
}

} // namespace kagetsu::text
