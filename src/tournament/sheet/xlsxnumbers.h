// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

namespace kagetsu::tournament {

// What the numbers of a workbook of Excel mean by the formats of their cells (styles.xml).
class NumberFormats
{
public:
    // `isFrom1904`: days are counted as old computers of Apple did.
    NumberFormats(const QByteArray &styles, bool isFrom1904);

    // The text of a number in a cell of this style: "1820", "2.5"; a date as "2001-05-12"; with zeros before it where
    // the format asks for so many digits. What is no number is returned as it is.
    QString text(const QString &value, int style) const;

private:
    enum class Kind : std::uint8_t { Number, Date };
    struct Format
    {
        Kind kind = Kind::Number;
        int digits = 0; // at least
    };

    static Format formatOf(int number, const QString &code);

    std::vector<Format> m_formats; // by style
    bool m_isFrom1904;
};

// "1", "true", "on" of an attribute.
bool isOn(const QString &attribute);

// With what stands as "_x000D_" in texts as the sign that it is.
QString unescaped(QString text);

} // namespace kagetsu::tournament
