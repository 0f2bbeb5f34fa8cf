// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

namespace kagetsu::venue {

// Collects the bytes of a page. Literals of the program are markup; every other text is escaped, so that a name can
// never become markup, in an element or in an attribute in double quotes.
class Html
{
public:
    template <std::size_t Size>
    Html &operator<<(const char (&markup)[Size])
    {
        m_bytes.append(markup, static_cast<qsizetype>(Size) - 1);
        return *this;
    }
    Html &operator<<(const QString &text);
    Html &operator<<(int number)
    {
        m_bytes += QByteArray::number(number);
        return *this;
    }
    // Adds what was collected elsewhere.
    Html &operator<<(const Html &other)
    {
        m_bytes += other.m_bytes;
        return *this;
    }

    bool isEmpty() const { return m_bytes.isEmpty(); }
    const QByteArray &bytes() const { return m_bytes; }

private:
    QByteArray m_bytes;
};

} // namespace kagetsu::venue
