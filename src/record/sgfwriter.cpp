// SPDX-License-Identifier: MIT
#include "record/sgfwriter.h"

#include "record/sgfproperties.h"
#include "record/sgfresult.h"
#include "record/sgfvalues.h"

#include <algorithm>
#include <array>

namespace kagetsu::record {

namespace {

constexpr std::size_t FlushSize = 65536;
constexpr int MostColumns = 78;
constexpr int MostNodesInLine = 12;

std::string_view letterOf(rules::Side side)
{
    return side == rules::Side::Black ? "B" : "W";
}

// Collects text and breaks lines between its pieces, never inside one (R38).
class Layout
{
public:
    Layout(const std::function<void(std::string_view)> &sink, SgfWriteOptions options)
        : m_sink(sink)
        , m_options(options)
    {
    }

    // A piece that stays together unless it is longer than a line. True when it began a new line.
    bool add(std::string_view piece)
    {
        const bool breaks = m_column > 0 && m_column + widthToBreak(piece) > MostColumns;
        if (breaks)
            newLine();
        put(piece);
        return breaks;
    }
    // Added to the piece before, whatever the width.
    void put(std::string_view piece)
    {
        if (piece.empty())
            return;
        m_buffer += piece;
        const std::size_t lineStart = piece.rfind('\n');
        m_column =
            lineStart == std::string_view::npos ? m_column + columns(piece) : columns(piece.substr(lineStart + 1));
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
    // Ends the text with a line feed, also when compact.
    void finish()
    {
        m_buffer += '\n';
        flush();
    }

private:
    static int columns(std::string_view text)
    {
        return static_cast<int>(std::count_if(
            text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
    }
    static int widthToBreak(std::string_view piece) { return columns(piece.substr(0, piece.find('\n'))); }
    void flush()
    {
        if (m_options.ff3)
            m_sink(encode(m_buffer, Charset::Iso8859_1).bytes);
        else
            m_sink(m_buffer);
        m_buffer.clear();
    }

    const std::function<void(std::string_view)> &m_sink;
    SgfWriteOptions m_options;
    std::string m_buffer;
    int m_column = 0;
};

std::string property(std::string_view ident, std::string_view rawValue)
{
    std::string text(ident);
    text += '[';
    text += rawValue;
    text += ']';
    return text;
}

// Nothing for an empty text.
std::string textProperty(std::string_view ident, std::string_view text, sgf::Colons colons = sgf::Colons::Plain)
{
    return text.empty() ? std::string() : property(ident, sgf::escape(text, colons));
}

std::string rawProperty(const RawProperty &raw)
{
    std::string text = raw.ident;
    for (const std::string &value : raw.values) {
        text += '[';
        text += value;
        text += ']';
    }
    return text;
}

// Signs that came with FF[4].
bool isOfFf4(std::string_view ident)
{
    return ident == "AR" || ident == "LN" || ident == "SQ" || ident == "DD";
}

using Properties = std::vector<std::string>;

// The properties of one node in the order of R37; a group shares a line in the root.
class NodeText
{
public:
    NodeText(const GameTree &tree, SgfWriteOptions options)
        : m_rows(tree.rows())
        , m_ff3(options.ff3)
        , m_pass(options.ff3 && tree.columns() <= 19 && tree.rows() <= 19 ? "tt" : "")
    {
    }

    void addMove(const Move &move, const NodeDetails &details)
    {
        const std::string_view ident = letterOf(move.side);
        switch (move.kind) {
        case Move::Kind::Stone:
            add(property(ident, sgf::pointText(move.point, m_rows)));
            break;
        case Move::Kind::Pass:
            add(property(ident, m_pass));
            break;
        case Move::Kind::Unplaced:
            add(property(ident, details.unplacedMove));
            break;
        }
    }

    void addClocks(const NodeDetails &details)
    {
        for (const auto &[note, left, periods] :
            { std::tuple(&details.black, "BL", "OB"), std::tuple(&details.white, "WL", "OW") }) {
            if (note->left)
                add(property(left, sgf::secondsText(*note->left)));
            if (note->periods)
                add(property(periods, std::to_string(*note->periods)));
        }
    }

    void addSetup(const Setup &setup)
    {
        addPoints("AB", setup.black);
        addPoints("AW", setup.white);
        addPoints("AE", setup.empty);
        if (setup.toMove)
            add(property("PL", letterOf(*setup.toMove)));
    }

    void addPrivate(const NodeDetails &details)
    {
        if (details.swap) {
            constexpr std::array<std::string_view, 3> words { "Y", "N", "+2" };
            add(property("XSW", words[static_cast<std::size_t>(*details.swap)]));
        }
        if (!details.choices.empty()) {
            RawProperty choices { "XCH", {} };
            for (const std::string &choice : details.choices)
                choices.values.push_back(sgf::escape(choice));
            add(rawProperty(choices));
        }
        if (details.fifthMoves)
            add(property("XFN", std::to_string(*details.fifthMoves)));
        // Unlike other lists of points these tell an order (openings.md 8).
        if (!details.fifthOffers.empty()) {
            RawProperty offers { "XF5", {} };
            for (const rules::Point point : details.fifthOffers)
                offers.values.push_back(sgf::pointText(point, m_rows));
            add(rawProperty(offers));
        }
        if (details.symmetryOverruled)
            add(property("XSY", "board"));
        if (details.placedBy)
            add(property("XBY", letterOf(*details.placedBy)));
        if (details.foul)
            add(property("XFC", *details.foul == FoulNote::Refused ? "refused" : "missed"));
        if (!details.warnings.empty()) {
            RawProperty warnings { "XWN", {} };
            for (const Warning &warning : details.warnings)
                warnings.values.push_back(
                    std::string(letterOf(warning.side)) + ':' + sgf::escape(warning.text, sgf::Colons::Escaped));
            add(rawProperty(warnings));
        }
        if (details.drawOffer)
            add(property("XDR", letterOf(*details.drawOffer)));
    }

    void addKept(const NodeDetails &details, sgf::KeptPlace place)
    {
        for (const RawProperty &raw : details.properties) {
            if (sgf::keptPlace(raw.ident) == place && !(m_ff3 && isOfFf4(raw.ident)))
                add(rawProperty(raw));
        }
    }

    void add(std::string text)
    {
        if (!text.empty())
            m_properties.push_back(std::move(text));
    }

    void write(Layout &layout)
    {
        for (const std::string &text : m_properties)
            layout.add(text);
        m_properties.clear();
    }

    // The whole node as one piece.
    std::string joined() const
    {
        std::string text(1, ';');
        for (const std::string &piece : m_properties)
            text += piece;
        return text;
    }

    const Properties &properties() const { return m_properties; }

private:
    // Lists of points stand by row from the top, then by column, and are not compressed (R39).
    void addPoints(std::string_view ident, std::vector<rules::Point> points)
    {
        if (points.empty())
            return;
        std::sort(points.begin(), points.end(),
            [](rules::Point a, rules::Point b) { return a.y != b.y ? a.y > b.y : a.x < b.x; });
        points.erase(std::unique(points.begin(), points.end()), points.end());
        RawProperty list { std::string(ident), {} };
        for (const rules::Point point : points)
            list.values.push_back(sgf::pointText(point, m_rows));
        add(rawProperty(list));
    }

    int m_rows;
    bool m_ff3;
    std::string_view m_pass;
    Properties m_properties;
};

// RE and XRS as they were read while they still tell the result, otherwise in our words (R34).
SgfResult resultText(const GameInfo &info)
{
    const bool read = !info.resultText.empty() || !info.reasonText.empty();
    if (read && resultFromSgf(info.resultText, info.reasonText) == info.result)
        return { info.resultText, info.reasonText };
    return toSgf(info.result);
}

// Nothing for a foreign game that does not say its size.
std::string sizeProperty(const Game &game)
{
    if (game.info.kind == GameKind::Foreign)
        return game.info.sizeText.empty() ? std::string() : property("SZ", game.info.sizeText);
    std::string size = std::to_string(game.tree.columns());
    if (game.tree.columns() != game.tree.rows())
        size.append(1, ':').append(std::to_string(game.tree.rows()));
    return property("SZ", size);
}

void writeRoot(const Game &game, Layout &layout, SgfWriteOptions options)
{
    const GameInfo &info = game.info;
    const NodeDetails &details = game.tree.details(GameTree::root());
    NodeText text(game.tree, options);
    const auto endGroup = [&] {
        if (text.properties().empty())
            return;
        text.write(layout);
        layout.newLine();
    };

    layout.put("(;");
    text.add(property("FF", options.ff3 ? "3" : "4"));
    text.add(property("GM", std::to_string(info.kind == GameKind::Ours ? 4 : info.gameType)));
    if (!options.ff3)
        text.add(property("CA", "UTF-8"));
    text.add(property("AP", "Kagetsu:" KAGETSU_VERSION));
    text.add(sizeProperty(game));
    text.add(textProperty("RU", info.rules));
    endGroup();

    text.add(textProperty("PB", info.black.name));
    text.add(textProperty("BR", info.black.rank));
    text.add(textProperty("BT", info.black.team));
    text.add(textProperty("PW", info.white.name));
    text.add(textProperty("WR", info.white.rank));
    text.add(textProperty("WT", info.white.team));
    endGroup();

    text.add(textProperty("EV", info.event));
    text.add(textProperty("RO", info.round));
    text.add(textProperty("PC", info.place));
    text.add(textProperty("DT", info.date));
    endGroup();

    const SgfResult result = resultText(info);
    text.add(textProperty("TM", info.baseTime));
    text.add(textProperty("OT", info.overtime));
    text.add(textProperty("RE", result.re));
    text.add(textProperty("ON", info.openingName));
    endGroup();

    text.add(textProperty("GN", info.gameName));
    text.add(textProperty("GC", info.remark));
    text.add(textProperty("SO", info.source));
    text.add(textProperty("US", info.user));
    text.add(textProperty("AN", info.annotator));
    text.add(textProperty("CP", info.copyright));
    endGroup();

    text.add(textProperty("XON", info.openingId));
    if (info.opener)
        text.add(property("XOP", letterOf(*info.opener)));
    text.add(textProperty("XRS", result.xrs));
    text.add(textProperty("XTC", info.timeControl));
    text.add(textProperty("XPR", info.procedure));
    text.add(textProperty("XID", info.recordId));
    text.add(textProperty("XAP", info.originalApplication));
    text.addPrivate(details);
    endGroup();

    text.addKept(details, sgf::KeptPlace::Annotation);
    text.addClocks(details);
    text.addSetup(details.setup);
    text.add(textProperty("N", game.tree.text(GameTree::root(), TextKind::Headline)));
    text.add(textProperty("C", game.tree.comment(GameTree::root())));
    text.addKept(details, sgf::KeptPlace::Markup);
    endGroup();
    text.addKept(details, sgf::KeptPlace::End);
    endGroup();
}

std::string nodeText(const GameTree &tree, NodeId node, SgfWriteOptions options)
{
    const NodeDetails &details = tree.details(node);
    NodeText text(tree, options);
    if (const std::optional<Move> move = tree.move(node))
        text.addMove(*move, details);
    text.addKept(details, sgf::KeptPlace::Annotation);
    text.addClocks(details);
    text.addSetup(details.setup);
    text.add(textProperty("N", tree.text(node, TextKind::Headline)));
    text.add(textProperty("C", tree.comment(node)));
    text.addKept(details, sgf::KeptPlace::Markup);
    text.addPrivate(details);
    text.addKept(details, sgf::KeptPlace::End);
    return text.joined();
}

// The nodes below the root: children of a node with several stand in parentheses of their own.
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
