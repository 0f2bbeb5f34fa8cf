// SPDX-License-Identifier: MIT
#include "record/renlib/librarywriter.h"

#include "record/renlib/libraryformat.h"
#include "record/text/bytes.h"
#include "record/text/charsetguess.h"

#include <algorithm>
#include <deque>
#include <optional>
#include <unordered_set>

namespace kagetsu::record {

namespace {

using rules::Side;

// The children of every node in the order in which they are written: sorted by their points, without labels that have
// no text (record-renlib.md#damaged-files).
class WrittenOrder
{
public:
    explicit WrittenOrder(const GameTree &tree)
        : m_tree(tree)
    {
        for (NodeId node = GameTree::root(); node != NoNode; node = tree.next(node)) {
            if (!isSorted(node))
                sort(node);
            if (saysNothing(node))
                m_empty.push_back(node);
        }
        // The nodes farther down come first.
        std::reverse(m_empty.begin(), m_empty.end());
        for (const NodeId node : m_empty) {
            if (first(node) == NoNode)
                m_left.insert(node);
        }
    }

    NodeId first(NodeId node) const { return written(m_next.empty() ? m_tree.firstChild(node) : m_first[node]); }
    NodeId next(NodeId node) const { return written(linkedNext(node)); }

private:
    std::uint8_t byteOf(NodeId node) const { return renlib::byteOf(m_tree.action(node), m_tree.rows()); }
    NodeId linkedNext(NodeId node) const { return m_next.empty() ? m_tree.nextSibling(node) : m_next[node]; }

    bool saysNothing(NodeId node) const
    {
        return m_tree.action(node).isLabel()
            && std::none_of(AllTextKinds.begin(), AllTextKinds.end(),
                [this, node](TextKind kind) { return bool(m_tree.storedText(node, kind)); });
    }
    NodeId written(NodeId node) const
    {
        while (node != NoNode && m_left.count(node) > 0)
            node = linkedNext(node);
        return node;
    }

    bool isSorted(NodeId parent) const
    {
        for (NodeId child = m_tree.firstChild(parent); child != NoNode && m_tree.nextSibling(child) != NoNode;
             child = m_tree.nextSibling(child)) {
            if (byteOf(child) > byteOf(m_tree.nextSibling(child)))
                return false;
        }
        return true;
    }

    void sort(NodeId parent)
    {
        if (m_next.empty()) {
            for (NodeId node = 0; node < m_tree.nodeCount(); ++node) {
                m_first.push_back(m_tree.firstChild(node));
                m_next.push_back(m_tree.nextSibling(node));
            }
        }
        std::vector<NodeId> children = m_tree.children(parent);
        std::stable_sort(
            children.begin(), children.end(), [this](NodeId a, NodeId b) { return byteOf(a) < byteOf(b); });
        m_first[parent] = children.front();
        children.push_back(NoNode);
        for (std::size_t i = 0; i + 1 < children.size(); ++i)
            m_next[children[i]] = children[i + 1];
    }

    const GameTree &m_tree;
    std::vector<NodeId> m_first; // both empty if the tree itself is sorted
    std::vector<NodeId> m_next;
    std::vector<NodeId> m_empty; // labels without any text, the last of the tree first
    std::unordered_set<NodeId> m_left; // those with nothing below them, which are left out
};

class Writer
{
public:
    // Edited texts are written in this charset.
    Writer(const GameTree &tree, Charset charset)
        : m_tree(tree)
        , m_charset(charset)
        , m_order(tree)
    {
    }

    Result<WrittenLibrary, LibraryExportRefusal> write()
    {
        if (const std::optional<LibraryExportRefusal> misfit = findMisfit())
            return Fault { *misfit };
        const bool hasRoot = needsRoot();
        m_bytes += renlib::Magic;
        m_bytes += '\x03';
        m_bytes += hasRoot ? '\x04' : '\x00';
        m_bytes.append(renlib::HeaderSize - m_bytes.size(), '\xFF');
        if (hasRoot)
            writeNode(GameTree::root(), 0);
        NodeId node = m_order.first(GameTree::root());
        const NodeId only = hasRoot ? NoNode : node;
        while (node != NoNode) {
            const NodeId below = m_order.first(node);
            // The first move of a library without a root is never marked as a leaf (record-renlib.md#open-ends).
            const unsigned shape = node == only ? 0u
                                                : (m_order.next(node) != NoNode ? unsigned(renlib::Sibling) : 0u)
                    | (below == NoNode ? unsigned(renlib::Leaf) : 0u);
            writeNode(node, shape);
            node = below != NoNode ? below : after(node);
        }
        return WrittenLibrary { std::move(m_bytes), std::move(m_garbled), m_charset, !isReadBack() };
    }

    // True if an edited text is not ASCII, so that its bytes depend on the charset.
    bool hasCoded() const { return !m_coded.empty(); }

private:
    // Returns the node after a branch.
    NodeId after(NodeId node) const
    {
        while (node != GameTree::root() && m_order.next(node) == NoNode)
            node = m_tree.parent(node);
        return node == GameTree::root() ? NoNode : m_order.next(node);
    }

    std::optional<LibraryExportRefusal> findMisfit()
    {
        using Why = LibraryExportRefusal::Reason;
        if (m_tree.columns() != m_tree.rows() || m_tree.rows() > renlib::BoardSize)
            return LibraryExportRefusal { Why::BoardSize, GameTree::root() };
        if (!m_tree.details(GameTree::root()).setup.isEmpty())
            return LibraryExportRefusal { Why::Setup, GameTree::root() };
        std::vector<NodeId> line { GameTree::root() };
        for (NodeId node = m_order.first(GameTree::root()); node != NoNode;) {
            while (line.back() != m_tree.parent(node))
                line.pop_back();
            if (const std::optional<Why> reason = misfitOf(node, line.back()))
                return LibraryExportRefusal { *reason, node };
            line.push_back(node);
            if (line.size() > renlib::MostDepth + 1)
                return LibraryExportRefusal { Why::TooDeep, node };
            const NodeId below = m_order.first(node);
            node = below != NoNode ? below : after(node);
        }
        return std::nullopt;
    }

    std::optional<LibraryExportRefusal::Reason> misfitOf(NodeId node, NodeId parent)
    {
        using Why = LibraryExportRefusal::Reason;
        const NodeAction action = m_tree.action(node);
        const std::optional<Move> move = action.move();
        const bool isPass = move && move->kind == Move::Kind::Pass;
        if (!isPass && action.point() == Move::Nowhere)
            return Why::NoAction;
        if (!m_tree.details(node).setup.isEmpty())
            return Why::Setup;
        const NodeAction above = m_tree.action(parent);
        const Side turn = above.isMove() ? other(above.side()) : above.isLabel() ? above.side() : Side::Black;
        if (move && move->side != turn)
            return Why::TurnOrder;
        const NodeId next = m_order.next(node);
        if (next != NoNode && byteOf(next) == byteOf(node))
            return Why::SameMoveTwice;
        m_hasPass = m_hasPass || isPass;
        return std::nullopt;
    }

    // True if version 3.0, which has no record for the empty board, cannot represent the whole tree
    // (record-renlib.md#header).
    bool needsRoot() const
    {
        constexpr std::uint8_t center = 0x78; // H8
        const NodeId first = m_order.first(GameTree::root());
        const bool isBare = std::none_of(AllTextKinds.begin(), AllTextKinds.end(),
            [this](TextKind kind) { return bool(m_tree.storedText(GameTree::root(), kind)); });
        return !isBare || m_hasPass || m_tree.has(GameTree::root(), NodeMark::Bookmark)
            || m_tree.has(GameTree::root(), NodeMark::Start) || m_tree.foreignBits(GameTree::root()) != 0
            || first == NoNode || byteOf(first) != center || !m_tree.action(first).isMove()
            || m_order.next(first) != NoNode;
    }

    std::uint8_t byteOf(NodeId node) const { return renlib::byteOf(m_tree.action(node), m_tree.rows()); }

    void writeNode(NodeId node, unsigned shape)
    {
        const std::string comment = commentOf(node);
        const std::string boardText = encoded(node, TextKind::BoardText);
        const unsigned extension = m_tree.foreignBits(node) | (boardText.empty() ? 0u : unsigned(renlib::HasBoardText));
        const auto when = [](bool is, renlib::Flag flag) { return is ? unsigned(flag) : 0u; };
        const unsigned flags = shape | when(m_tree.has(node, NodeMark::Bookmark), renlib::Marked)
            | when(!comment.empty(), renlib::NewComment) | when(m_tree.has(node, NodeMark::Start), renlib::StartHere)
            | when(m_tree.action(node).isLabel(), renlib::NoMove) | when(extension != 0, renlib::Extended);
        m_bytes += static_cast<char>(byteOf(node));
        m_bytes += static_cast<char>(flags);
        if (extension != 0) {
            m_bytes += static_cast<char>(extension >> 8);
            m_bytes += static_cast<char>(extension);
        }
        writeText(comment);
        writeText(boardText);
    }

    void writeText(const std::string &text)
    {
        if (text.empty())
            return;
        m_bytes += text;
        m_bytes.append(text.size() % 2 == 0 ? 2 : 1, '\0');
    }

    std::string commentOf(NodeId node)
    {
        std::string comment = encoded(node, TextKind::Headline);
        if (m_tree.storedText(node, TextKind::Comment)) {
            comment += renlib::CommentSplit;
            comment += encoded(node, TextKind::Comment);
        }
        return comment;
    }

    std::string encoded(NodeId node, TextKind kind)
    {
        const TextRef stored = m_tree.storedText(node, kind);
        const std::string_view bytes = m_tree.bytes(stored);
        if (!stored.isUtf8) {
            if (std::any_of(bytes.begin(), bytes.end(), isHigh))
                m_high.push_back({ bytes, m_tree.charset() });
            return std::string(bytes);
        }
        // Zeros would end a text and the separator would split it, so both become blanks; lines end as on Windows
        // (record-renlib.md#comments).
        std::string text;
        for (const char c : bytes) {
            if (c == '\n' && kind == TextKind::Comment)
                text += "\r\n";
            else
                text += c == '\0' || c == '\n' || c == renlib::CommentSplit ? ' ' : c;
        }
        EncodedText coded = encode(text, m_charset);
        if (coded.lost > 0 && (m_garbled.empty() || m_garbled.back() != node))
            m_garbled.push_back(node);
        if (std::any_of(coded.bytes.begin(), coded.bytes.end(), isHigh))
            m_high.push_back({ m_coded.emplace_back(coded.bytes), m_charset });
        return std::move(coded.bytes);
    }

    // True if a reader that knows only these bytes finds the same texts in them. If nothing was edited, it reads what
    // it read before.
    bool isReadBack() const
    {
        if (m_high.empty())
            return true;
        std::vector<std::string_view> texts;
        texts.reserve(m_high.size());
        for (const HighText &text : m_high)
            texts.push_back(text.bytes);
        const std::optional<Charset> guess = guessCharset(texts);
        if (!guess)
            return m_coded.empty();
        return std::all_of(m_high.begin(), m_high.end(), [&guess](const HighText &text) {
            return text.charset == *guess
                || GameTree::textOf(text.bytes, text.charset) == GameTree::textOf(text.bytes, *guess);
        });
    }

    // A text that is not ASCII. These texts are in the order of the file.
    struct HighText
    {
        std::string_view bytes;
        Charset charset;
    };

    const GameTree &m_tree;
    Charset m_charset;
    WrittenOrder m_order;
    bool m_hasPass = false;
    std::string m_bytes;
    std::vector<NodeId> m_garbled;
    std::vector<HighText> m_high;
    std::deque<std::string> m_coded; // the edited ones among m_high
};

} // namespace

Result<WrittenLibrary, LibraryExportRefusal> writeLibrary(const GameTree &tree, CharsetChoice choice)
{
    Writer writer(tree, tree.charset());
    auto written = writer.write();
    if (!written || !written->isUntold || choice == CharsetChoice::Fixed || !writer.hasCoded())
        return written;
    auto unicode = Writer(tree, Charset::Utf8).write();
    return unicode->isUntold ? std::move(written) : std::move(unicode);
}

} // namespace kagetsu::record
