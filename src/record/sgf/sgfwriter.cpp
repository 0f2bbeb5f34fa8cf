// SPDX-License-Identifier: MIT
#include "record/sgf/sgfwriter.h"

#include "record/sgf/setup.h"
#include "record/sgf/sgfmarkup.h"
#include "record/sgf/sgfresult.h"
#include "record/sgf/syntax/properties.h"
#include "record/sgf/syntax/values.h"
#include "record/text/numbertext.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

namespace kagetsu::record {

namespace {

constexpr std::size_t FlushSize = 65536;
constexpr int MostColumns = 78;
constexpr int MostNodesInLine = 12;

std::string_view letterOf(rules::Side side)
{
    return side == rules::Side::Black ? "B" : "W";
}

// Collects text and breaks lines between its pieces, never inside one (record-sgf.md#r38).
class Layout
{
public:
    Layout(const std::function<void(std::string_view)> &sink, SgfWriteOptions options)
        : m_sink(sink)
        , m_options(options)
    {
    }

    // Adds a piece that is not broken unless it is longer than a line. Returns true if it began a new line.
    bool add(std::string_view piece)
    {
        const bool breaks = m_column > 0 && m_column + widthToBreak(piece) > MostColumns;
        if (breaks)
            newLine();
        put(piece);
        return breaks;
    }
    // Adds text to the previous piece, whatever the width.
    void put(std::string_view piece)
    {
        if (piece.empty())
            return;
        const std::size_t lineStart = piece.rfind('\n');
        m_column =
            lineStart == std::string_view::npos ? m_column + columns(piece) : columns(piece.substr(lineStart + 1));
        if (piece.size()
            >= FlushSize) { // written without copying: it may have 50 MB (record-sgf.md#r16, record-sgf.md#r40)
            flush();
            send(piece);
            return;
        }
        m_buffer += piece;
        if (m_buffer.size() >= FlushSize)
            flush();
    }
    void newLine()
    {
        if (m_options.compact || m_column == 0)
            return;
        m_buffer += '\n';
        m_column = 0;
    }
    // Ends the text with a line feed, even in compact form.
    void finish()
    {
        m_buffer += '\n';
        flush();
    }

private:
    // Counts columns. For a long text, it is enough to know that it fills a line by itself; a character has at most
    // four bytes.
    static int columns(std::string_view text)
    {
        if (text.size() > 4 * MostColumns)
            return MostColumns + 1;
        return static_cast<int>(std::count_if(
            text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
    }
    static int widthToBreak(std::string_view piece) { return columns(piece.substr(0, piece.find('\n'))); }
    void flush()
    {
        if (m_buffer.empty())
            return;
        send(m_buffer);
        m_buffer.clear();
    }
    void send(std::string_view text)
    {
        if (m_options.ff3)
            m_sink(encode(text, Charset::Iso8859_1).bytes);
        else
            m_sink(text);
    }

    const std::function<void(std::string_view)> &m_sink;
    SgfWriteOptions m_options;
    std::string m_buffer;
    int m_column = 0;
};

// True for signs that were introduced by FF[4].
bool isOfFf4(std::string_view ident)
{
    return ident == "AR" || ident == "LN" || ident == "SQ" || ident == "DD";
}

// The properties of one node in the order of record-sgf.md#r37. They are collected in one text; in the root, the
// properties of a group share a line.
class NodeText
{
public:
    NodeText(const GameTree &tree, SgfWriteOptions options, std::string_view start = {})
        : m_columns(tree.columns())
        , m_rows(tree.rows())
        , m_ff3(options.ff3)
        , m_pass(options.ff3 && tree.columns() <= 19 && tree.rows() <= 19 ? "tt" : "")
        , m_text(start)
    {
    }

    void addMove(const Move &move, const NodeDetails &details)
    {
        const std::string_view ident = letterOf(move.side);
        switch (move.kind) {
        case Move::Kind::Stone: add(ident, sgf::pointText(move.point, m_rows)); break;
        case Move::Kind::Pass: add(ident, m_pass); break;
        case Move::Kind::Unplaced: add(ident, unplacedValue(move, details.unplacedMove)); break;
        }
    }

    void addClocks(const NodeDetails &details)
    {
        for (const auto &[note, left, periods] :
            { std::tuple(&details.black, "BL", "OB"), std::tuple(&details.white, "WL", "OW") }) {
            if (note->left)
                add(left, secondsText(*note->left));
            if (note->periods)
                add(periods, std::to_string(*note->periods));
        }
    }

    void addSetup(const Setup &setup)
    {
        if (setup.isEmpty())
            return;
        addPoints("AB", setup.black);
        addPoints("AW", setup.white);
        addPoints("AE", setup.empty);
        if (setup.toMove)
            add("PL", letterOf(*setup.toMove));
    }

    void addPrivate(const NodeDetails &details)
    {
        if (details.swap) {
            constexpr std::array<std::string_view, 3> words { "Y", "N", "+2" };
            add("XSW", words[static_cast<std::size_t>(*details.swap)]);
        }
        if (!details.choices.empty()) {
            std::vector<std::string> choices;
            for (const std::string &choice : details.choices)
                choices.push_back(sgf::escape(choice));
            addList("XCH", choices);
        }
        if (details.fifthMoves)
            add("XFN", std::to_string(*details.fifthMoves));
        // Unlike in other lists of points, the order has a meaning (opening.md#records-of-openings).
        if (!details.fifthOffers.empty())
            addInOrder("XFM", details.fifthOffers);
        if (details.symmetryOverruled)
            add("XSY", "board");
        if (details.placedBy)
            add("XBY", letterOf(*details.placedBy));
        if (details.foul)
            add("XFC", *details.foul == FoulNote::Refused ? "refused" : "missed");
        if (!details.warnings.empty()) {
            std::vector<std::string> warnings;
            for (const Warning &warning : details.warnings)
                warnings.push_back(
                    std::string(letterOf(warning.side)) + ':' + sgf::escape(warning.text, sgf::Colons::Escaped));
            addList("XWN", warnings);
        }
        if (details.drawOffer)
            add("XDR", letterOf(*details.drawOffer));
    }

    void addKept(const NodeDetails &details, sgf::KeptPlace place)
    {
        for (const KeptProperty &kept : details.properties) {
            if (sgf::keptPlace(kept.ident) != place)
                continue;
            m_text += kept.ident;
            addValues(kept.values);
            m_ends.push_back(m_text.size());
        }
    }

    // Values that could not be read come before the others of their property.
    void addMarkup(const NodeDetails &details)
    {
        if (details.markup.isEmpty() && details.properties.empty())
            return;
        std::vector<MarkKind> kinds = details.markup.kinds();
        for (const KeptProperty &kept : details.properties) {
            if (const auto kind = sgf::markKind(sgf::readIdent(kept.ident).id))
                addMarks(*kind, kept.values, std::erase(kinds, *kind) > 0 ? details.markup : Markup());
        }
        for (const MarkKind kind : kinds)
            addMarks(kind, {}, details.markup);
    }

    void add(std::string_view ident, std::string_view rawValue)
    {
        m_text += ident;
        addValue(rawValue);
        m_ends.push_back(m_text.size());
    }
    // Adds nothing for an empty text.
    void addText(std::string_view ident, std::string_view text)
    {
        if (text.empty())
            return;
        m_text.reserve(m_text.size() + ident.size() + text.size() + 2);
        m_text += ident;
        m_text += '[';
        sgf::appendEscaped(m_text, text);
        m_text += ']';
        m_ends.push_back(m_text.size());
    }

    // Writes each property as a piece of its own; those of a group share lines.
    void writeGroup(Layout &layout)
    {
        std::size_t begin = 0;
        for (const std::size_t end : std::exchange(m_ends, {})) {
            layout.add(std::string_view(m_text).substr(begin, end - begin));
            begin = end;
        }
        if (begin > 0)
            layout.newLine();
        m_text.clear();
    }
    // Returns all of them as one piece.
    std::string take() { return std::move(m_text); }

private:
    void addValue(std::string_view rawValue)
    {
        m_text += '[';
        m_text += rawValue;
        m_text += ']';
    }
    std::string unplacedValue(const Move &move, const KeptText &kept) const
    {
        if (move.point != Move::Nowhere && kept == KeptText())
            return sgf::pointText(move.point, m_rows);
        if (!kept.source.empty())
            return kept.source;
        // A text that looks like a move must not become one.
        const bool isMove = kept.text == "tt" || sgf::readPoint(kept.text, m_columns, m_rows);
        return (isMove ? "?" : "") + sgf::escape(kept.text);
    }
    void addList(std::string_view ident, const std::vector<std::string> &rawValues)
    {
        m_text += ident;
        for (const std::string &value : rawValues)
            addValue(value);
        m_ends.push_back(m_text.size());
    }
    void addValues(const std::vector<KeptText> &values)
    {
        for (const KeptText &value : values) {
            m_text += '[';
            sgf::appendKept(m_text, value);
            m_text += ']';
        }
    }
    void addMarks(MarkKind kind, const std::vector<KeptText> &unread, const Markup &markup)
    {
        const std::string_view ident = sgf::identOf(kind);
        if (m_ff3 && isOfFf4(ident))
            return;
        m_text += ident;
        addValues(unread);
        for (const std::string &value :
            sgf::valuesOf(markup, kind, m_rows, m_ff3 ? sgf::Rectangles::Unfolded : sgf::Rectangles::AsRead))
            addValue(value);
        m_ends.push_back(m_text.size());
    }
    // Lists of points are written by row from the top, then by column, and are not compressed (record-sgf.md#r39).
    void addPoints(std::string_view ident, std::vector<rules::Point> points)
    {
        if (points.empty())
            return;
        std::sort(points.begin(), points.end(), sgf::byRow);
        points.erase(std::unique(points.begin(), points.end()), points.end());
        addInOrder(ident, points);
    }
    void addInOrder(std::string_view ident, const std::vector<rules::Point> &points)
    {
        m_text += ident;
        for (const rules::Point point : points)
            addValue(sgf::pointText(point, m_rows));
        m_ends.push_back(m_text.size());
    }

    int m_columns;
    int m_rows;
    bool m_ff3;
    std::string_view m_pass;
    std::string m_text;
    std::vector<std::size_t> m_ends; // end of each property in the text
};

// Returns RE and XRS as they were read if they still express the result, otherwise in Kagetsu's own form
// (record-sgf.md#r34).
SgfResult resultText(const GameInfo &info)
{
    const bool read = !info.resultText.empty() || !info.reasonText.empty();
    if (read && resultFromSgf(info.resultText, info.reasonText) == info.result)
        return { info.resultText, info.reasonText };
    return toSgf(info.result);
}

// Adds nothing for a foreign game that does not state its size.
void addSize(const Game &game, NodeText &text)
{
    std::string size = game.info.sizeText;
    if (game.info.kind != GameKind::Foreign) {
        size = std::to_string(game.tree.columns());
        if (game.tree.columns() != game.tree.rows())
            size.append(1, ':').append(std::to_string(game.tree.rows()));
    }
    if (!size.empty())
        text.add("SZ", size);
}

void writeRoot(const Game &game, Layout &layout, SgfWriteOptions options)
{
    const GameInfo &info = game.info;
    const NodeDetails &details = game.tree.details(GameTree::root());
    NodeText text(game.tree, options);
    const auto endGroup = [&] { text.writeGroup(layout); };

    layout.put("(;");
    text.add("FF", options.ff3 ? "3" : "4");
    text.add("GM", std::to_string(info.kind == GameKind::Ours ? 4 : info.gameType));
    if (!options.ff3)
        text.add("CA", "UTF-8");
    text.add("AP", "Kagetsu:" KAGETSU_RELEASE);
    addSize(game, text);
    text.addText("RU", info.rules);
    endGroup();

    text.addText("PB", info.black.name);
    text.addText("BR", info.black.rank);
    text.addText("BT", info.black.team);
    text.addText("PW", info.white.name);
    text.addText("WR", info.white.rank);
    text.addText("WT", info.white.team);
    endGroup();

    text.addText("EV", info.event);
    text.addText("RO", info.round);
    text.addText("PC", info.place);
    text.addText("DT", info.date);
    endGroup();

    const SgfResult result = resultText(info);
    text.addText("TM", info.baseTime);
    text.addText("OT", info.overtime);
    text.addText("RE", result.re);
    text.addText("ON", info.openingName);
    endGroup();

    text.addText("GN", info.gameName);
    text.addText("GC", info.remark);
    text.addText("SO", info.source);
    text.addText("US", info.user);
    text.addText("AN", info.annotator);
    text.addText("CP", info.copyright);
    endGroup();

    text.addText("XON", info.openingId);
    if (info.opener)
        text.add("XOP", letterOf(*info.opener));
    text.addText("XRS", result.xrs);
    text.addText("XTC", info.timeControl);
    text.addText("XPR", info.procedure);
    text.addText("XID", info.recordId);
    text.addText("XAP", info.originalApplication);
    text.addText("XTB", info.table);
    text.addText("XTD", info.tournamentGame);
    text.addText("XAR", info.arbiter);
    text.addPrivate(details);
    endGroup();

    text.addKept(details, sgf::KeptPlace::Annotation);
    text.addClocks(details);
    text.addSetup(details.setup);
    text.addText("N", game.tree.text(GameTree::root(), TextKind::Headline));
    text.addText("C", game.tree.comment(GameTree::root()));
    text.addMarkup(details);
    endGroup();
    text.addKept(details, sgf::KeptPlace::End);
    endGroup();
}

std::string nodeText(const GameTree &tree, NodeId node, SgfWriteOptions options)
{
    const NodeDetails &details = tree.details(node);
    NodeText text(tree, options, ";");
    if (const std::optional<Move> move = tree.move(node))
        text.addMove(*move, details);
    text.addKept(details, sgf::KeptPlace::Annotation);
    text.addClocks(details);
    text.addSetup(details.setup);
    text.addText("N", tree.text(node, TextKind::Headline));
    text.addText("C", tree.comment(node));
    text.addMarkup(details);
    text.addPrivate(details);
    text.addKept(details, sgf::KeptPlace::End);
    return text.take();
}

// Writes the nodes below the root. If a node has several children, each of them is in parentheses of its own.
void writeNodes(const GameTree &tree, Layout &layout, SgfWriteOptions options)
{
    const auto branches = [&](NodeId node) {
        const NodeId parent = tree.parent(node);
        return parent != NoNode && tree.nextSibling(tree.firstChild(parent)) != NoNode;
    };
    int inLine = 0;
    for (NodeId node = tree.firstChild(GameTree::root()); node != NoNode;) {
        if (branches(node)) {
            layout.newLine();
            layout.put("(");
            layout.put(nodeText(tree, node, options));
            inLine = 1;
        } else {
            if (inLine == MostNodesInLine) {
                layout.newLine();
                inLine = 0;
            }
            inLine = layout.add(nodeText(tree, node, options)) ? 1 : inLine + 1;
        }
        if (!tree.isLeaf(node)) {
            node = tree.firstChild(node);
            continue;
        }
        while (node != NoNode) {
            if (branches(node))
                layout.put(")");
            if (tree.nextSibling(node) != NoNode) {
                node = tree.nextSibling(node);
                break;
            }
            node = tree.parent(node);
        }
    }
}

} // namespace

void writeSgf(const Game &game, const std::function<void(std::string_view)> &sink, SgfWriteOptions options)
{
    Layout layout(sink, options);
    writeRoot(game, layout, options);
    writeNodes(game.tree, layout, options);
    layout.put(")");
    layout.finish();
}

std::string writeSgf(const Game &game, SgfWriteOptions options)
{
    std::string text;
    writeSgf(
        game, [&text](std::string_view piece) { text += piece; }, options);
    return text;
}

} // namespace kagetsu::record
