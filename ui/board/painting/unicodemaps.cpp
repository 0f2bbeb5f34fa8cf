// SPDX-License-Identifier: MIT
#include "ui/board/painting/unicodemaps.h"

#include <QGlyphRun>
#include <QMap>
#include <QRegularExpression>
#include <QTextLayout>

#include <algorithm>

namespace kagetsu::ui {

namespace {

// Maps the number of a glyph in the file to its character.
using UnicodeMap = QMap<uint, char32_t>;

bool isRadical(char32_t character)
{
    return character >= 0x2e80 && character <= 0x2fdf;
}

quint32 glyphOf(const QRawFont &font, char32_t character)
{
    const QList<quint32> glyphs = font.glyphIndexesForString(QString::fromUcs4(&character, 1));
    return glyphs.size() == 1 ? glyphs.front() : 0;
}

// Holds what a font was used for, by its own glyphs.
struct Used
{
    QRawFont font;
    QHash<quint32, char32_t> characters;
    QList<char32_t> beyond; // characters beyond the first 65,536, which Qt does not report

    explicit Used(const WrittenTexts::Face &face)
        : font(face.font)
    {
        for (const char32_t character : face.characters) {
            const quint32 glyph = glyphOf(font, character);
            if (glyph == 0)
                continue;
            const auto before = characters.constFind(glyph);
            // If both were written, the ordinary character is likelier than the radical.
            if (before != characters.cend() && !isRadical(*before))
                continue;
            if (before == characters.cend() && character > 0xffff)
                beyond += character;
            characters.insert(glyph, character);
        }
    }

    int explained(const UnicodeMap &map) const
    {
        return static_cast<int>(std::ranges::count_if(
            map, [this](char32_t character) { return characters.contains(glyphOf(font, character)); }));
    }

    UnicodeMap corrected(UnicodeMap map) const
    {
        for (char32_t &character : map)
            character = characters.value(glyphOf(font, character), character);
        // Qt left these out, so they belong in the gaps; glyphs are numbered in the order of use.
        uint number = 1;
        for (const char32_t character : beyond) {
            while (map.contains(number))
                ++number;
            map.insert(number, character);
        }
        return map;
    }
};

// Parses a map as Qt writes it: `<first> <last> [<character> <character> …]`, or the first character alone if they are
// consecutive.
UnicodeMap readMap(const QByteArray &stream)
{
    static const QRegularExpression range(
        QStringLiteral("<([0-9A-Fa-f]{4})>\\s*<([0-9A-Fa-f]{4})>\\s*(?:\\[([^\\]]*)\\]|<([0-9A-Fa-f]{4})>)"));
    static const QRegularExpression code(QStringLiteral("<([0-9A-Fa-f]{4})>"));
    UnicodeMap map;
    for (auto ranges = range.globalMatch(QString::fromLatin1(stream)); ranges.hasNext();) {
        const QRegularExpressionMatch match = ranges.next();
        uint number = match.capturedView(1).toUInt(nullptr, 16);
        const uint last = match.capturedView(2).toUInt(nullptr, 16);
        if (match.hasCaptured(4)) {
            for (char32_t character = match.capturedView(4).toUInt(nullptr, 16); number <= last; ++character)
                map.insert(number++, character);
        }
        for (auto codes = code.globalMatch(match.captured(3)); codes.hasNext();)
            map.insert(number++, codes.next().capturedView(1).toUInt(nullptr, 16));
    }
    map.remove(0); // the glyph for characters that the font lacks
    return map;
}

QByteArray hexOf(uint number)
{
    return QByteArray::number(number, 16).toUpper().rightJustified(4, '0');
}

QByteArray hexOf(char32_t character)
{
    QByteArray hex;
    for (const QChar unit : QString::fromUcs4(&character, 1))
        hex += hexOf(static_cast<uint>(unit.unicode()));
    return hex;
}

QByteArray writeMap(const UnicodeMap &map)
{
    constexpr int MostInBlock = 100; // [ISO 32000-1 9.7.5.3]
    QByteArray stream = "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n"
                        "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n"
                        "/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n"
                        "1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n";
    for (auto each = map.cbegin(); each != map.cend();) {
        const auto left = static_cast<int>(std::distance(each, map.cend()));
        const int count = std::min(MostInBlock, left);
        stream += QByteArray::number(count) + " beginbfchar\n";
        for (int i = 0; i < count; ++i, ++each)
            stream += '<' + hexOf(each.key()) + "> <" + hexOf(each.value()) + ">\n";
        stream += "endbfchar\n";
    }
    return stream + "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n";
}

// Returns the number after the last occurrence of a word; -1 if there is none.
qsizetype numberBehindLast(const QByteArray &pdf, const QByteArray &word)
{
    const qsizetype at = pdf.lastIndexOf(word);
    if (at < 0)
        return -1;
    const QByteArray rest = pdf.mid(at + word.size(), 24).trimmed();
    const auto end = std::ranges::find_if_not(rest, [](char c) { return c >= '0' && c <= '9'; });
    bool isNumber = false;
    const qsizetype number = rest.left(end - rest.begin()).toLongLong(&isNumber);
    return isNumber ? number : -1;
}

// Returns the numbers of the objects that hold such maps.
QList<int> mapObjects(const QByteArray &pdf)
{
    static const QByteArray word = "/ToUnicode ";
    QList<int> objects;
    for (qsizetype at = pdf.indexOf(word); at >= 0; at = pdf.indexOf(word, at + 1)) {
        const QByteArray rest = pdf.mid(at + word.size(), 12);
        const int number = rest.left(rest.indexOf(' ')).toInt();
        if (number > 0 && !objects.contains(number))
            objects += number;
    }
    std::ranges::sort(objects);
    return objects;
}

QByteArray streamOf(const QByteArray &pdf, int object)
{
    const QByteArray begins = '\n' + QByteArray::number(object) + " 0 obj";
    const qsizetype head = pdf.indexOf(begins);
    const qsizetype begin = head < 0 ? -1 : pdf.indexOf("stream", head);
    const qsizetype end = begin < 0 ? -1 : pdf.indexOf("endstream", begin);
    return end < 0 ? QByteArray() : pdf.mid(begin, end - begin);
}

} // namespace

void WrittenTexts::add(const QTextLayout &layout)
{
    const QList<uint> text = layout.text().toUcs4();
    for (const QGlyphRun &run : layout.glyphRuns()) {
        const QRawFont font = run.rawFont();
        auto face = std::ranges::find_if(m_faces, [&](const Face &each) {
            return each.font.familyName() == font.familyName() && each.font.styleName() == font.styleName();
        });
        if (face == m_faces.end())
            face = m_faces.insert(m_faces.end(), { font, {}, {} });
        for (const char32_t character : text) {
            if (character >= ' ' && !face->known.contains(character)) {
                face->known.insert(character);
                face->characters += character;
            }
        }
    }
}

QByteArray withUnicodeMaps(const QByteArray &pdf, const WrittenTexts &texts)
{
    const qsizetype before = numberBehindLast(pdf, "startxref");
    const qsizetype size = numberBehindLast(pdf, "/Size ");
    const qsizetype root = numberBehindLast(pdf, "/Root ");
    const qsizetype info = numberBehindLast(pdf, "/Info ");
    if (before < 0 || size < 0 || root < 0 || info < 0)
        return pdf;
    QList<Used> faces;
    for (const WrittenTexts::Face &face : texts.faces())
        faces += Used(face);

    QByteArray updated = pdf;
    QByteArray places;
    for (const int object : mapObjects(pdf)) {
        const UnicodeMap map = readMap(streamOf(pdf, object));
        const auto face = std::ranges::max_element(faces, {}, [&map](const Used &each) { return each.explained(map); });
        if (face == faces.end())
            continue;
        const QByteArray stream = writeMap(face->corrected(map));
        places += QByteArray::number(object) + " 1\n" + QByteArray::number(updated.size()).rightJustified(10, '0')
            + " 00000 n \n";
        updated += QByteArray::number(object) + " 0 obj\n<< /Length " + QByteArray::number(stream.size())
            + " >>\nstream\n" + stream + "endstream\nendobj\n";
    }
    if (places.isEmpty())
        return pdf;
    const qsizetype table = updated.size();
    return updated + "xref\n" + places + "trailer\n<<\n/Size " + QByteArray::number(size) + "\n/Info "
        + QByteArray::number(info) + " 0 R\n/Root " + QByteArray::number(root) + " 0 R\n/Prev "
        + QByteArray::number(before) + "\n>>\nstartxref\n" + QByteArray::number(table) + "\n%%EOF\n";
}

} // namespace kagetsu::ui
