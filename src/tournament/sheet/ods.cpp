// SPDX-License-Identifier: MIT
#include "tournament/sheet/ods.h"

#include "tournament/sheet/sheetbuilder.h"

#include <QXmlStreamReader>

#include <algorithm>

namespace kagetsu::tournament {

namespace {

constexpr int MostDepth = 64; // nesting of elements in a cell

// Reads the tables of content.xml one by one.
class OdsReader
{
public:
    OdsReader(const QByteArray &content, const std::optional<std::string> &name)
        : m_xml(content)
        , m_wanted(name)
    {
    }

    Result<Sheet, WorkbookFault> read();

private:
    void readTable();
    void readRow();
    void readCell(std::size_t times);
    QString readText(int depth);
    std::size_t repeated(const char *attribute) const;
    QString attribute(QLatin1String name) const;

    QXmlStreamReader m_xml;
    std::optional<std::string> m_wanted;
    Sheet m_sheet;
    SheetBuilder m_builder;
    bool m_isFound = false;
    bool m_isTooDeep = false;
    std::size_t m_row = 0;
    std::size_t m_column = 0;
};

// Names are compared without their namespace prefix, because each file chooses its own prefixes.
QString OdsReader::attribute(QLatin1String name) const
{
    for (const QXmlStreamAttribute &each : m_xml.attributes()) {
        if (each.name() == name)
            return each.value().toString();
    }
    return {};
}

std::size_t OdsReader::repeated(const char *name) const
{
    const qulonglong times = attribute(QLatin1String(name)).toULongLong();
    return times == 0 ? 1 : std::size_t(std::min<qulonglong>(times, 10 * MostSheetRows));
}

// Returns the visible text of a paragraph or a part of it. The reader is at the start of the element, and at its end
// afterwards.
QString OdsReader::readText(int depth)
{
    if (depth > MostDepth) {
        m_isTooDeep = true;
        m_xml.skipCurrentElement();
        return {};
    }
    QString text;
    while (!m_xml.atEnd() && !m_isTooDeep) {
        const auto token = m_xml.readNext();
        if (token == QXmlStreamReader::EndElement)
            break;
        if (token == QXmlStreamReader::Characters) {
            text += m_xml.text();
            continue;
        }
        if (token != QXmlStreamReader::StartElement)
            continue;
        const QStringView name = m_xml.name();
        if (name == QLatin1String("s") || name == QLatin1String("tab") || name == QLatin1String("line-break")) {
            text += QLatin1Char(' ');
            m_xml.skipCurrentElement();
        } else if (name == QLatin1String("span") || name == QLatin1String("a") || name == QLatin1String("ruby")
            || name == QLatin1String("ruby-base")) {
            text += readText(depth + 1);
        } else { // notes, phonetic guides, pictures
            m_xml.skipCurrentElement();
        }
    }
    return text;
}

// Returns a number as stored, with the leading zeros that the cell shows.
QString numberText(const QString &value, const QString &shown)
{
    bool isNumber = false;
    const double number = value.toDouble(&isNumber);
    if (!isNumber)
        return shown;
    const QString exact = QString::number(number, 'g', 15);
    bool isWhole = false;
    const bool isPadded = shown.startsWith(QLatin1Char('0')) && double(shown.toULongLong(&isWhole)) == number;
    return isPadded && isWhole ? shown : exact.contains(QLatin1Char('e')) ? QString::number(number, 'f', 0) : exact;
}

void OdsReader::readCell(std::size_t times)
{
    const QString type = attribute(QLatin1String("value-type"));
    const QString value = attribute(QLatin1String("value"));
    const QString date = attribute(QLatin1String("date-value"));
    const QString string = attribute(QLatin1String("string-value"));
    QString shown;
    while (m_xml.readNextStartElement()) {
        if (m_xml.name() == QLatin1String("p"))
            shown += (shown.isEmpty() ? QString() : QStringLiteral(" ")) + readText(0);
        else
            m_xml.skipCurrentElement();
    }
    constexpr qsizetype LengthOfDate = 10; // the date without the time of day
    if (type == QLatin1String("float") || type == QLatin1String("currency"))
        shown = numberText(value, shown.trimmed());
    else if (type == QLatin1String("date"))
        shown = date.left(LengthOfDate);
    else if (type == QLatin1String("string") && !string.isNull())
        shown = string;
    m_builder.put(m_row, m_column, shown, times);
    m_column += times;
}

void OdsReader::readRow()
{
    const std::size_t times = repeated("number-rows-repeated");
    m_column = 0;
    while (m_xml.readNextStartElement()) {
        const std::size_t cells = repeated("number-columns-repeated");
        if (m_xml.name() == QLatin1String("table-cell")) {
            readCell(cells);
        } else {
            // A cell hidden by a merged one still takes a place.
            m_column += m_xml.name() == QLatin1String("covered-table-cell") ? cells : 0;
            m_xml.skipCurrentElement();
        }
    }
    m_builder.repeatRow(m_row, times - 1);
    m_row += times;
}

// Rows are in the table itself, or in its row groups and header rows.
void OdsReader::readTable()
{
    int depth = 1;
    while (depth > 0 && !m_xml.atEnd()) {
        const auto token = m_xml.readNext();
        if (token == QXmlStreamReader::EndElement) {
            --depth;
        } else if (token == QXmlStreamReader::StartElement) {
            const QStringView name = m_xml.name();
            if (name == QLatin1String("table-row"))
                readRow();
            else if (name == QLatin1String("table-row-group") || name == QLatin1String("table-header-rows")
                || name == QLatin1String("table-rows"))
                ++depth;
            else
                m_xml.skipCurrentElement();
        }
    }
}

Result<Sheet, WorkbookFault> OdsReader::read()
{
    bool isSpreadsheet = false;
    while (!m_xml.atEnd()) {
        const auto token = m_xml.readNext();
        if (token == QXmlStreamReader::DTD) // entities could expand a few characters to millions
            return Fault { WorkbookFault::Damaged };
        if (token != QXmlStreamReader::StartElement)
            continue;
        const QStringView name = m_xml.name();
        isSpreadsheet = isSpreadsheet || name == QLatin1String("spreadsheet");
        const bool isAround = name == QLatin1String("document-content") || name == QLatin1String("body")
            || name == QLatin1String("spreadsheet");
        if (name == QLatin1String("table") && isSpreadsheet) {
            m_sheet.names.push_back(attribute(QLatin1String("name")).toStdString());
            if (!m_isFound && (!m_wanted || m_sheet.names.back() == *m_wanted)) {
                m_isFound = true;
                m_sheet.place = m_sheet.names.size() - 1;
                readTable();
            } else {
                m_xml.skipCurrentElement();
            }
        } else if (!isAround) {
            m_xml.skipCurrentElement();
        }
    }
    if (m_xml.hasError() || m_isTooDeep || !isSpreadsheet)
        return Fault { WorkbookFault::Damaged };
    if (!m_isFound)
        return Fault { m_wanted ? WorkbookFault::NoSuchSheet : WorkbookFault::Damaged };
    m_sheet.rows = m_builder.takeRows();
    m_sheet.isCut = m_builder.isCut();
    return std::move(m_sheet);
}

} // namespace

bool isOds(const QByteArray &mimetype)
{
    return mimetype.startsWith("application/vnd.oasis.opendocument.spreadsheet");
}

Result<Sheet, WorkbookFault> readOds(Archive &archive, const std::optional<std::string> &name)
{
    const std::optional<QByteArray> manifest = archive.file("META-INF/manifest.xml");
    if (manifest && manifest->contains("encryption-data"))
        return Fault { WorkbookFault::Locked };
    const std::optional<QByteArray> content = archive.file("content.xml");
    if (!content)
        return Fault { archive.isTooLarge() ? WorkbookFault::TooLarge : WorkbookFault::Damaged };
    return OdsReader(*content, name).read();
}

} // namespace kagetsu::tournament
