// SPDX-License-Identifier: MIT
#include "ui/print/paper/documenttext.h"

#include "text/rules/rules.h"

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int LineLength = 96; // columns; an A4 page in a small fixed-width font

// Unicode's East Asian wide and full-width ranges, as far as our languages use them.
bool isWide(char32_t c)
{
    return (c >= 0x1100 && c <= 0x115f) || (c >= 0x2e80 && c <= 0xa4cf) || (c >= 0xac00 && c <= 0xd7a3)
        || (c >= 0xf900 && c <= 0xfaff) || (c >= 0xfe30 && c <= 0xfe6f) || (c >= 0xff00 && c <= 0xff60)
        || (c >= 0xffe0 && c <= 0xffe6) || (c >= 0x20000 && c <= 0x3fffd);
}

QString spaces(int count)
{
    return QString(std::max(0, count), QLatin1Char(' '));
}

QString padded(const QString &text, int places, bool right)
{
    const QString space = spaces(places - placesOf(text));
    return right ? space + text : text + space;
}

// Breaks a text at blanks, or between two wide characters.
QStringList wrapped(const QString &text, int places)
{
    QStringList lines;
    QString line;
    qsizetype lastBreak = -1; // where the line may end
    int taken = 0;
    for (const char32_t c : text.toUcs4()) {
        if (c == U' ' || isWide(c))
            lastBreak = line.size();
        line += QString::fromUcs4(&c, 1);
        taken += isWide(c) ? 2 : 1;
        if (taken <= places || lastBreak <= 0)
            continue;
        lines += line.left(lastBreak);
        line = line.mid(lastBreak).trimmed();
        lastBreak = -1;
        taken = placesOf(line);
    }
    lines += line;
    return lines;
}

QLatin1Char letterOf(const BoardCell &cell)
{
    if (cell.stone != rules::Stone::None)
        return QLatin1Char(cell.stone == rules::Stone::Black ? 'X' : 'O');
    return QLatin1Char(cell.proof.judged ? '?' : cell.signs.fouls.any() ? '!' : '.');
}

class TextWriter
{
public:
    QString write(const Document &document)
    {
        addLine(document.title);
        addLine(QString(placesOf(document.title), QLatin1Char('=')));
        for (const Block &block : document.blocks)
            std::visit([this](const auto &each) { add(each); }, block);
        return m_text;
    }

private:
    void addLine(const QString &line)
    {
        QString end = line;
        while (end.endsWith(QLatin1Char(' ')))
            end.chop(1);
        m_text += end + QLatin1Char('\n');
    }

    void add(const CutLine &) { addLine(QStringLiteral("- ").repeated(36).trimmed()); }
    void add(const LargeText &large) { addLine(large.text); }
    void add(const LanguageChange &)
    {
        addLine({});
        addLine(QString(LineLength, QLatin1Char('-')));
    }
    void add(const Heading &heading)
    {
        addLine({});
        addLine(heading.text);
        addLine(QString(placesOf(heading.text), QLatin1Char('-')));
    }
    void add(const Paragraph &paragraph)
    {
        const QString before = (paragraph.isWarning ? QStringLiteral("! ") : QString()) + spaces(2 * paragraph.level);
        for (const QString &line : wrapped(paragraph.text, LineLength - placesOf(before)))
            addLine(before + line);
    }
    void add(const Facts &facts)
    {
        int width = 0;
        for (const Facts::Fact &fact : facts.facts)
            width = std::max(width, placesOf(fact.label));
        for (const Facts::Fact &fact : facts.facts) {
            QString before = padded(fact.label, width + 2, /*right=*/false);
            for (const QString &line : wrapped(fact.value, LineLength - width - 2)) {
                addLine(before + line);
                before = spaces(width + 2);
            }
        }
    }
    // Adds a table; its last column takes the rest of the line.
    void add(const Table &table)
    {
        std::vector<int> widths;
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            int width = placesOf(table.columns[i].head);
            for (const QStringList &row : table.rows)
                width = std::max(width, placesOf(row[static_cast<qsizetype>(i)]));
            widths.push_back(width);
        }
        QStringList heads;
        for (const Table::Column &column : table.columns)
            heads += column.head;
        addRow(table, heads, widths);
        for (const QStringList &row : table.rows)
            addRow(table, row, widths);
    }
    void addRow(const Table &table, const QStringList &row, const std::vector<int> &widths)
    {
        QString line;
        int before = 0;
        for (std::size_t i = 0; i + 1 < widths.size(); ++i) {
            line += padded(row[static_cast<qsizetype>(i)], widths[i], table.columns[i].isNumeric) + spaces(2);
            before += widths[i] + 2;
        }
        if (table.columns.back().isNumeric) {
            addLine(line + padded(row.back(), widths.back(), /*right=*/true));
            return;
        }
        for (const QString &part : wrapped(row.back(), LineLength - before)) {
            addLine(line + part);
            line = spaces(before);
        }
    }
    // Adds the known values only: the form itself is meant for paper.
    void add(const Fields &fields)
    {
        for (const std::vector<Fields::Field> &row : fields.rows) {
            for (const Fields::Field &field : row) {
                const QString before = field.label + QLatin1Char(' ');
                for (const QString &line :
                    wrapped(before + (field.value.isEmpty() ? QString(LineLength / 2, QLatin1Char('_')) : field.value),
                        LineLength))
                    addLine(line);
            }
        }
    }
    // Signs cannot be drawn with letters.
    void add(const Legend &) { }
    void add(const SideBySide &columns)
    {
        for (const SideBySide::Column &column : columns.columns) {
            for (const Block &block : column.blocks)
                std::visit([this](const auto &each) { add(each); }, block);
        }
    }
    void add(const Diagram &diagram)
    {
        if (diagram.isStep) {
            if (!diagram.caption.isEmpty())
                add(Paragraph { captionOf(diagram), 0, false });
            return;
        }
        const BoardFrame &frame = diagram.picture.frame();
        QString letters = spaces(4);
        for (int x = 0; x < frame.columns; ++x)
            letters += text::columnText(x).leftJustified(2);
        addLine({});
        for (int y = frame.rows - 1; y >= 0; --y) {
            const QString number = QString::number(y + 1);
            QString line = number.rightJustified(3) + QLatin1Char(' ');
            for (int x = 0; x < frame.columns; ++x) {
                line += letterOf(diagram.picture.at({ x, y }));
                line += QLatin1Char(' ');
            }
            addLine(line + number);
        }
        addLine(letters);
        for (const QString &text : { diagram.caption, notesText(diagram.notes), diagram.legend }) {
            if (text.isEmpty())
                continue;
            for (const QString &line : wrapped(text, LineLength))
                addLine(line);
        }
    }
    void add(const Signatures &signatures)
    {
        for (const QString &signer : signatures.signers) {
            addLine({});
            addLine({});
            addLine(QString(48, QLatin1Char('_')));
            addLine(signer);
        }
    }

    QString m_text;
};

} // namespace

int placesOf(const QString &text)
{
    int places = 0;
    for (const char32_t c : text.toUcs4())
        places += isWide(c) ? 2 : 1;
    return places;
}

QString toPlainText(const Document &document)
{
    return TextWriter().write(document);
}

} // namespace kagetsu::ui
