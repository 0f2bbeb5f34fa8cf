// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

namespace kagetsu::tournament {

// Formats numbers of an Excel workbook by the formats of their cells (styles.xml).
class NumberFormats
{
public:
    // If `isFrom1904` is true, days are counted from 1904, as on early Macintosh computers.
    NumberFormats(const QByteArray &styles, bool isFrom1904);

    // Returns the text of a number in a cell of this style: "1820", "2.5"; a date as "2001-05-12"; with leading zeros
    // if the format asks for a number of digits. A value that is not a number is returned unchanged.
    QString text(const QString &value, int style) const;

private:
    enum class Kind : std::uint8_t { Number, Date };
    struct Format
    {
        Kind kind = Kind::Number;
        int digits = 0; // minimum number of digits
    };

    static Format formatOf(int number, const QString &code);

    std::vector<Format> m_formats; // one format per style
    bool m_isFrom1904;
};

// True if an attribute has the value "1", "true" or "on".
bool isOn(const QString &attribute);

// Replaces escapes such as "_x000D_" in a text with the characters that they stand for.
QString unescaped(QString text);

} // namespace kagetsu::tournament
