// SPDX-License-Identifier: MIT
#pragma once

#include "ui/print/diagram/diagram.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace kagetsu::ui {

// A paper as a value: blocks in reading order, in one language. Writers produce plain text, HTML and pages from it;
// none of them knows its subject.

struct Heading
{
    QString text;

    friend bool operator==(const Heading &, const Heading &) = default;
};

struct Paragraph
{
    QString text;
    int level = 0; // number of indents
    bool isWarning = false; // must be seen before anything is signed
    bool isAnswer = false; // the answer that the paper is about, in one sentence

    friend bool operator==(const Paragraph &, const Paragraph &) = default;
};

// Pairs of label and value, one below the other.
struct Facts
{
    struct Fact
    {
        QString label;
        QString value;

        friend bool operator==(const Fact &, const Fact &) = default;
    };
    std::vector<Fact> facts;

    friend bool operator==(const Facts &, const Facts &) = default;
};

// A table whose rows have as many cells as there are columns. Numeric columns are aligned right. No row is split.
struct Table
{
    struct Column
    {
        QString head;
        bool isNumeric = false;
        int share = 0; // share of the paper's width; 0: as wide as its contents

        friend bool operator==(const Column &, const Column &) = default;
    };
    std::vector<Column> columns;
    std::vector<QStringList> rows;
    bool isForm = false; // to be filled in by hand: with lines, and rows high enough to write in
    // A link in a cell for browsers; several links in one cell are shown side by side instead of its text. Other
    // writers show the text.
    struct Link
    {
        int row = 0;
        int column = 0;
        QString text;
        QString target; // an anchor of this document, or a file as a data: address
        QString file {}; // the name under which that file is saved; empty for an anchor

        friend bool operator==(const Link &, const Link &) = default;
    };
    std::vector<Link> links {};
    // Anchors of the rows, for links to them; one for each row, or none.
    QStringList marks {};

    friend bool operator==(const Table &, const Table &) = default;
};

// Labels with room to write after them, or with known values; the fields of a row are side by side.
struct Fields
{
    struct Field
    {
        QString label;
        QString value;
        int share = 1; // share of the width

        friend bool operator==(const Field &, const Field &) = default;
    };
    std::vector<std::vector<Field>> rows;

    friend bool operator==(const Fields &, const Fields &) = default;
};

// Explains the signs on the boards.
struct Legend
{
    struct Sign
    {
        BoardCell cell;
        QString text;

        friend bool operator==(const Sign &, const Sign &) = default;
    };
    std::vector<Sign> signs;
    rules::Side side = rules::Side::Black; // the side whose proof it is

    friend bool operator==(const Legend &, const Legend &) = default;
};

// A line to sign on for each signer. It stays on one page with everything above it up to the heading.
struct Signatures
{
    QStringList signers;

    friend bool operator==(const Signatures &, const Signatures &) = default;
};

// The line where a page is cut into slips.
struct CutLine
{
    friend bool operator==(const CutLine &, const CutLine &) = default;
};

// Text to be read from afar: a name on a table, a number on a door. Centred, and as large as fits on one line.
struct LargeText
{
    QString text;
    int points = 48; // largest font size

    friend bool operator==(const LargeText &, const LargeText &) = default;
};

// Everything that follows is in another language.
struct LanguageChange
{
    QString language; // as in Document::language

    friend bool operator==(const LanguageChange &, const LanguageChange &) = default;
};

// Columns side by side on one page.
struct SideBySide
{
    struct Column;
    std::vector<Column> columns;

    friend bool operator==(const SideBySide &one, const SideBySide &two);
};

using Block = std::variant<Heading, Paragraph, Facts, Table, Fields, Diagram, Legend, Signatures, CutLine, LargeText,
    LanguageChange, SideBySide>;

struct SideBySide::Column
{
    int share = 1; // share of the width
    std::vector<Block> blocks;

    friend bool operator==(const Column &, const Column &) = default;
};

inline bool operator==(const SideBySide &one, const SideBySide &two)
{
    return one.columns == two.columns;
}

// The whole paper.
struct Document
{
    QString title;
    QString language; // as named in HTML, such as "zh-CN"
    std::vector<Block> blocks;
    // "page %1 of %2" in the language of the paper, after the title in the footer of each page; empty for no footer.
    QString pageWords {};
    // Most pages: the text is made smaller, down to 8 pt, if that keeps it within this many; 0 for any number.
    int pagesAtMost = 0;

    friend bool operator==(const Document &, const Document &) = default;
};

// Combines the same paper in two languages, for players of both. Boards and lines to sign on are only in the first; the
// second has only the words of a board.
Document inBothLanguages(Document first, const Document &second);

// Returns "page %1 of %2" in the current language.
QString pageWords();

} // namespace kagetsu::ui
