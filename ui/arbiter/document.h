// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/boardpicture.h"

#include <QString>
#include <QStringList>

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

// Each row has as many cells as there are heads. Numeric columns stand to the right.
struct Table
{
    struct Column
    {
        QString head;
        bool isNumeric = false;

        friend bool operator==(const Column &, const Column &) = default;
    };
    std::vector<Column> columns;
    std::vector<QStringList> rows;

    friend bool operator==(const Table &, const Table &) = default;
};

struct Diagram
{
    BoardPicture picture;
    QString caption;
    QString legend; // of the letters, where the board is one of letters

    friend bool operator==(const Diagram &, const Diagram &) = default;
};

// A line to sign on, for each of these.
struct Signatures
{
    QStringList signers;

    friend bool operator==(const Signatures &, const Signatures &) = default;
};

// What follows is in another language.
struct LanguageChange
{
    QString language; // as Document::language

    friend bool operator==(const LanguageChange &, const LanguageChange &) = default;
};

using Block = std::variant<Heading, Paragraph, Facts, Table, Diagram, Signatures, LanguageChange>;

struct Document
{
    QString title;
    QString language; // "zh-CN", as HTML names it
    std::vector<Block> blocks;

    friend bool operator==(const Document &, const Document &) = default;
};

// Both one after the other, for players of two languages. Boards and lines to sign on stand in the first alone.
Document inBothLanguages(Document first, const Document &second);

} // namespace kagetsu::ui
