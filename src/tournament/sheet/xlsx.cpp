// SPDX-License-Identifier: MIT
#include "tournament/sheet/xlsx.h"

#include "tournament/sheet/sheetbuilder.h"
#include "tournament/sheet/xlsxnumbers.h"

#include <QHash>
#include <QXmlStreamReader>

namespace kagetsu::tournament {

namespace {

// Reads a part of a workbook. A document type is an error, because its entities could expand a few characters to
// millions.
class Xml : public QXmlStreamReader
{
public:
    using QXmlStreamReader::QXmlStreamReader;

    // Advances to the next start of an element with this name, at any depth.
    bool goTo(QLatin1String element)
    {
        while (!atEnd()) {
            const auto token = readNext();
            if (token == DTD)
                raiseError(QStringLiteral("document type"));
            if (token == StartElement && name() == element)
                return true;
        }
        return false;
    }
    // Finds an attribute without its namespace prefix; there are two versions of the namespace.
    QString attribute(QLatin1String called) const
    {
        for (const QXmlStreamAttribute &each : attributes()) {
            if (each.name() == called)
                return each.value().toString();
        }
        return {};
    }
};

struct Part
{
    QString id, name;
    bool isHidden = false;
};

struct Book
{
    std::vector<Part> sheets;
    bool isFrom1904 = false;
};

// The locations of the parts that a part refers to, by their ids; `byKind` also has them by type ("sharedStrings").
struct Relations
{
    QHash<QString, QString> byId;
    QHash<QString, QString> byKind;
};

// Resolves a target relative to the part that names it, or from the root of the archive.
QString placeOf(const QString &part, const QString &target)
{
    if (target.startsWith(QLatin1Char('/')))
        return target.mid(1);
    QStringList steps = part.split(QLatin1Char('/'));
    steps.removeLast();
    for (const QString &step : target.split(QLatin1Char('/'))) {
        if (step == QLatin1String("..") && !steps.isEmpty())
            steps.removeLast();
        else if (step != QLatin1String(".."))
            steps.append(step);
    }
    return steps.join(QLatin1Char('/'));
}

Relations relationsOf(Archive &archive, const QString &part)
{
    const qsizetype end = part.lastIndexOf(QLatin1Char('/')) + 1;
    const QString place = part.left(end) + QStringLiteral("_rels/") + part.mid(end) + QStringLiteral(".rels");
    Relations relations;
    const std::optional<QByteArray> bytes = archive.file(place.toUtf8());
    if (!bytes)
        return relations;
    Xml xml(*bytes);
    while (xml.goTo(QLatin1String("Relationship"))) {
        const QString target = placeOf(part, xml.attribute(QLatin1String("Target")));
        const QString type = xml.attribute(QLatin1String("Type"));
        relations.byId.insert(xml.attribute(QLatin1String("Id")), target);
        relations.byKind.insert(type.mid(type.lastIndexOf(QLatin1Char('/')) + 1), target);
    }
    return relations;
}

Book bookIn(const QByteArray &bytes)
{
    Book book;
    QXmlStreamReader::TokenType token = QXmlStreamReader::NoToken;
    Xml xml(bytes);
    while (!xml.atEnd()) {
        token = xml.readNext();
        if (token != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("workbookPr"))
            book.isFrom1904 = isOn(xml.attribute(QLatin1String("date1904")));
        else if (xml.name() == QLatin1String("sheet"))
            book.sheets.push_back({ xml.attribute(QLatin1String("id")), xml.attribute(QLatin1String("name")),
                !xml.attribute(QLatin1String("state")).isEmpty()
                    && xml.attribute(QLatin1String("state")) != QLatin1String("visible") });
    }
    return book;
}

// Returns the visible text of a shared string, or of a cell with a text of its own: all its <t> except those of
// phonetic guides. The reader is at the start of the element, and at its end afterwards.
QString textIn(Xml &xml)
{
    QString text;
    int depth = 1;
    while (depth > 0 && !xml.atEnd()) {
        const auto token = xml.readNext();
        if (token == QXmlStreamReader::EndElement) {
            --depth;
        } else if (token == QXmlStreamReader::StartElement) {
            if (xml.name() == QLatin1String("t"))
                text += xml.readElementText(QXmlStreamReader::SkipChildElements);
            else if (xml.name() == QLatin1String("rPh"))
                xml.skipCurrentElement();
            else
                ++depth;
        }
    }
    return unescaped(text);
}

std::optional<std::vector<QString>> textsIn(const QByteArray &bytes)
{
    std::vector<QString> texts;
    Xml xml(bytes);
    while (xml.goTo(QLatin1String("si"))) {
        if (texts.size() >= MostSheetCells)
            return std::nullopt;
        texts.push_back(textIn(xml));
    }
    return xml.hasError() ? std::nullopt : std::optional(std::move(texts));
}

class SheetReader
{
public:
    SheetReader(const QByteArray &bytes, const std::vector<QString> &texts, const NumberFormats &formats)
        : m_xml(bytes)
        , m_texts(texts)
        , m_formats(formats)
    {
    }

    bool read(Sheet &sheet);

private:
    void readCell();
    QString valueText(const QString &type, const QString &value, int style) const;

    Xml m_xml;
    const std::vector<QString> &m_texts;
    const NumberFormats &m_formats;
    SheetBuilder m_builder;
    std::size_t m_row = 0; // row and column of the cell being read or, after it, of the next one
    std::size_t m_column = 0;
};

// Reads a cell name: "BC12" is column 54, row 11. Returns false if it is not a cell name.
bool placeIn(const QString &name, std::size_t &row, std::size_t &column)
{
    constexpr std::size_t Most = 1 << 24;
    std::size_t letters = 0;
    std::size_t number = 0;
    qsizetype at = 0;
    for (; at < name.size() && name[at] >= QLatin1Char('A') && name[at] <= QLatin1Char('Z') && letters < Most; ++at)
        letters = letters * 26 + std::size_t(name[at].unicode() - 'A') + 1;
    const bool hasLetters = at > 0;
    bool isNumber = false;
    number = name.mid(at).toULongLong(&isNumber);
    if (!hasLetters || !isNumber || number == 0 || number > Most)
        return false;
    row = number - 1;
    column = letters - 1;
    return true;
}

QString SheetReader::valueText(const QString &type, const QString &value, int style) const
{
    if (type == QLatin1String("s")) {
        bool isNumber = false;
        const std::size_t place = value.toULongLong(&isNumber);
        return isNumber && place < m_texts.size() ? m_texts[place] : QString();
    }
    if (type == QLatin1String("str"))
        return unescaped(value);
    if (type == QLatin1String("e")) // an error value such as #N/A
        return {};
    if (type == QLatin1String("d"))
        return value.left(10);
    return type == QLatin1String("b") ? value : m_formats.text(value, style);
}

void SheetReader::readCell()
{
    placeIn(m_xml.attribute(QLatin1String("r")), m_row, m_column);
    const QString type = m_xml.attribute(QLatin1String("t"));
    const int style = m_xml.attribute(QLatin1String("s")).toInt();
    QString text;
    while (m_xml.readNextStartElement()) {
        if (m_xml.name() == QLatin1String("v"))
            text = valueText(type, m_xml.readElementText(QXmlStreamReader::SkipChildElements), style);
        else if (m_xml.name() == QLatin1String("is"))
            text = textIn(m_xml);
        else // formulas
            m_xml.skipCurrentElement();
    }
    m_builder.put(m_row, m_column, text);
    ++m_column;
}

bool SheetReader::read(Sheet &sheet)
{
    if (!m_xml.goTo(QLatin1String("sheetData")))
        return false;
    std::size_t next = 0;
    while (m_xml.readNextStartElement()) {
        if (m_xml.name() != QLatin1String("row")) {
            m_xml.skipCurrentElement();
            continue;
        }
        const qulonglong number = m_xml.attribute(QLatin1String("r")).toULongLong();
        m_row = number > 0 ? std::size_t(number) - 1 : next;
        next = m_row + 1;
        m_column = 0;
        while (m_xml.readNextStartElement()) {
            if (m_xml.name() == QLatin1String("c"))
                readCell();
            else
                m_xml.skipCurrentElement();
        }
    }
    sheet.rows = m_builder.takeRows();
    sheet.isCut = m_builder.isCut();
    return !m_xml.hasError();
}

// Returns the index of the requested sheet, or of the first visible one.
std::optional<std::size_t> placeOfSheet(const Book &book, const std::optional<std::string> &name)
{
    for (std::size_t i = 0; i < book.sheets.size(); ++i) {
        if (name ? book.sheets[i].name.toStdString() == *name : !book.sheets[i].isHidden)
            return i;
    }
    return std::nullopt;
}

} // namespace

Result<Sheet, WorkbookFault> readXlsx(Archive &archive, const std::optional<std::string> &name)
{
    const QString main = relationsOf(archive, QString()).byKind.value(QStringLiteral("officeDocument"));
    const std::optional<QByteArray> bytes = archive.file(main.toUtf8());
    const Book book = bytes ? bookIn(*bytes) : Book();
    if (book.sheets.empty())
        return Fault { archive.isTooLarge() ? WorkbookFault::TooLarge : WorkbookFault::NotAWorkbook };
    const std::optional<std::size_t> place = placeOfSheet(book, name);
    if (!place)
        return Fault { WorkbookFault::NoSuchSheet };
    const Relations parts = relationsOf(archive, main);
    const auto read = [&](const QString &part) {
        return part.isEmpty() ? std::optional(QByteArray()) : archive.file(part.toUtf8());
    };
    const auto shared = read(parts.byKind.value(QStringLiteral("sharedStrings")));
    const auto styles = read(parts.byKind.value(QStringLiteral("styles")));
    const auto content = archive.file(parts.byId.value(book.sheets[*place].id).toUtf8());
    if (!content || !shared || !styles)
        return Fault { archive.isTooLarge() ? WorkbookFault::TooLarge : WorkbookFault::Damaged };
    const auto texts = shared->isEmpty() ? std::optional(std::vector<QString>()) : textsIn(*shared);
    Sheet sheet;
    for (const Part &each : book.sheets)
        sheet.names.push_back(each.name.toStdString());
    sheet.place = *place;
    if (!texts || !SheetReader(*content, *texts, NumberFormats(*styles, book.isFrom1904)).read(sheet))
        return Fault { WorkbookFault::Damaged };
    return sheet;
}

} // namespace kagetsu::tournament
