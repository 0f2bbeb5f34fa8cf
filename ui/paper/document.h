// SPDX-License-Identifier: MIT
#pragma once

#include "ui/diagram/diagram.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace kagetsu::ui {

// A paper as a value: blocks in the order of reading, in the words of one language. Writers make plain text, HTML, and
// pages of it; none of them knows what it is about.

struct Heading
{
    QString text;

    friend bool operator==(const Heading &, const Heading &) = default;
};

struct Paragraph
{
    QString text;
    int level = 0; // indented so many steps
    bool isWarning = false; // to be seen before anything is signed
    bool isAnswer = false; // what the paper was asked for, in one sentence

    friend bool operator==(const Paragraph &, const Paragraph &) = default;
};

// Label and value, one below the other.
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

// Each row has as many cells as there are heads. Numeric columns stand to the right. No row is cut in two.
struct Table
{
    struct Column
    {
        QString head;
        bool isNumeric = false;
        int share = 0; // of the width of the paper; 0: as wide as what stands in it

        friend bool operator==(const Column &, const Column &) = default;
    };
    std::vector<Column> columns;
    std::vector<QStringList> rows;
    bool isForm = false; // to be written in by hand: with lines, and as high as a hand needs
    // What a cell leads to in a browser; several of one cell stand beside one another in its place. Other writers show
    // the cell as it is.
    struct Link
    {
        int row = 0;
        int column = 0;
        QString text;
        QString target; // a mark of this document, or a file as a data: address
        QString file {}; // as which that file is saved; empty: it is a mark

        friend bool operator==(const Link &, const Link &) = default;
    };
    std::vector<Link> links {};
    // Of rows by which links reach them; as many as rows, or none.
    QStringList marks {};

    friend bool operator==(const Table &, const Table &) = default;
};

// Labels with room to write behind them, or what is known already; those of a row stand beside one another.
struct Fields
{
    struct Field
    {
        QString label;
        QString value;
        int share = 1; // of the width

        friend bool operator==(const Field &, const Field &) = default;
    };
    std::vector<std::vector<Field>> rows;

    friend bool operator==(const Fields &, const Fields &) = default;
};

// What the signs on the boards mean.
struct Legend
{
    struct Sign
    {
        BoardCell cell;
        QString text;

        friend bool operator==(const Sign &, const Sign &) = default;
    };
    std::vector<Sign> signs;
    rules::Side side = rules::Side::Black; // whose proof it is

    friend bool operator==(const Legend &, const Legend &) = default;
};

// A line to sign on, for each of these. It stays on one page with all that stands above it up to the heading.
struct Signatures
{
    QStringList signers;

    friend bool operator==(const Signatures &, const Signatures &) = default;
};

// Where a page is cut into slips.
struct CutLine
{
    friend bool operator==(const CutLine &, const CutLine &) = default;
};

// To be read from afar: a name on a table, a number on a door. In the middle, and as large as it goes into one line.
struct LargeText
{
    QString text;
    int points = 48; // of its letters at most

    friend bool operator==(const LargeText &, const LargeText &) = default;
};

// What follows is in another language.
struct LanguageChange
{
    QString language; // as Document::language

    friend bool operator==(const LanguageChange &, const LanguageChange &) = default;
};

// Beside one another, on one page.
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
    int share = 1; // of the width
    std::vector<Block> blocks;

    friend bool operator==(const Column &, const Column &) = default;
};

inline bool operator==(const SideBySide &one, const SideBySide &two)
{
    return one.columns == two.columns;
}

struct Document
{
    QString title;
    QString language; // "zh-CN", as HTML names it
    std::vector<Block> blocks;
    // "page %1 of %2" in the language of the paper, at the foot of each page behind the title; empty: no foot.
    QString pageWords {};
    // It is set smaller where that keeps it within so many pages, down to 8 pt; 0: it may have any number.
    int pagesAtMost = 0;

    friend bool operator==(const Document &, const Document &) = default;
};

// Both one after the other, for players of two languages. Boards and lines to sign on stand in the first alone; of a
// board in the second there are its words.
Document inBothLanguages(Document first, const Document &second);

// "page %1 of %2" in the language of the moment.
QString pageWords();

} // namespace kagetsu::ui
