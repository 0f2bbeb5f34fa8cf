// SPDX-License-Identifier: MIT
#include "record/renlib/libraryreader.h"

#include "record/renlib/records.h"
#include "record/text/bytes.h"
#include "record/text/charsetguess.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace kagetsu::record {

namespace {

using rules::Side;

constexpr std::size_t MostLibraryBytes = std::size_t(2) << 30;
constexpr std::size_t MostReserved = std::size_t(1) << 24;
constexpr int MostOfOneCode = 1000;
constexpr int RecordsBetweenAsking = 100000;

class Reader
{
public:
    Reader(std::string bytes, std::size_t begin, const LibraryReadOptions &options)
        : m_options(options)
        , m_scanner(
              std::move(bytes), begin, options.boardSize, [this](Code code, std::size_t offset) { add(code, offset); })
    {
        m_library.game.tree = GameTree(options.boardSize, options.boardSize);
        if (begin == 0)
            add(Code::NoHeader, 0);
    }

    Result<Library, LibraryRefusal> read(std::size_t size)
    {
        m_tree.reserve(std::min(size / 2 + 1, MostReserved));
        renlib::Record record;
        int untilAsked = RecordsBetweenAsking;
        for (bool isFirst = true; m_scanner.next(record); isFirst = false) {
            if (m_options.mayContinue && --untilAsked == 0) {
                untilAsked = RecordsBetweenAsking;
                if (!m_options.mayContinue(static_cast<double>(record.offset) / static_cast<double>(size)))
                    return Fault { LibraryRefusal { LibraryRefusal::Reason::GivenUp } };
            }
            // Only the first record can belong to the root; a later one without a point is a pass
            // (record-renlib.md#passes-without-a-root).
            if (record.position == 0 && isFirst)
                readRoot(record);
            else
                readNode(record);
        }
        m_library.isIncomplete = m_scanner.isIncomplete();
        if (m_owing != NoNode && !m_library.isIncomplete && !isOnlyLineTo(m_owing))
            add(Code::CutTree, size);
        if (m_turnsChange)
            repeatMoves();
        chooseCharset();
        return std::move(m_library);
    }

private:
    void add(Code code, std::size_t offset, NodeId node = NoNode)
    {
        int &count = m_counts[static_cast<std::size_t>(code)];
        if (++count > MostOfOneCode)
            return;
        Message message;
        message.code = code;
        message.line = 0;
        message.column = 0;
        message.tree = 1;
        message.node = node == NoNode ? -1 : static_cast<int>(node);
        message.place = node;
        message.offset = static_cast<std::int64_t>(offset);
        m_library.game.messages.push_back(message);
    }

    // The shape bits of the root have no meaning (record-renlib.md#damaged-files).
    void readRoot(const renlib::Record &record)
    {
        m_hasRoot = true;
        if (record.has(renlib::Sibling))
            add(Code::RootSibling, record.offset);
        fill(GameTree::root(), record);
    }

    void readNode(const renlib::Record &record)
    {
        const NodeId parent = m_parent;
        goBackTo(parent);
        if (m_isComplete)
            add(Code::AfterEnd, record.offset);
        if (record.position == 0 && !m_hasRoot)
            add(Code::PassWithoutRoot, record.offset);
        if (m_tree.action(parent).isLabel())
            add(Code::LabelWithChildren, record.offset, parent);
        const NodeId node = nodeFor(record, parent);
        fill(node, record);
        if (m_tree.action(node).isLabel() && !m_tree.storedText(node, TextKind::BoardText))
            add(Code::EmptyLabel, record.offset, node);
        goDownTo(node, record);
        findNextParent(node, record);
    }

    // Goes back up to the parent of the next node and removes the stones on the way from the board.
    void goBackTo(NodeId node)
    {
        for (; m_node != node; m_node = m_tree.parent(m_node)) {
            if (m_tree.action(m_node).isStone())
                m_isTaken[positionByte(m_node)] = false;
            --m_depth;
        }
    }

    void goDownTo(NodeId node, const renlib::Record &record)
    {
        m_node = node;
        if (++m_depth == renlib::MostDepth + 1)
            add(Code::TooDeep, record.offset, node);
        if (m_tree.action(node).isStone())
            m_isTaken[record.position] = true;
    }

    // Two bits describe the shape of the tree (record-renlib.md#reading-the-tree).
    void findNextParent(NodeId node, const renlib::Record &record)
    {
        if (record.has(renlib::Sibling))
            m_open.push_back(node);
        m_isComplete = record.has(renlib::Leaf) && m_open.empty();
        if (!record.has(renlib::Leaf)) {
            m_owing = node;
            m_parent = node;
        } else if (m_isComplete) {
            m_owing = NoNode;
            m_parent = GameTree::root();
        } else {
            m_owing = m_open.back();
            m_parent = m_tree.parent(m_owing);
            m_open.pop_back();
        }
    }

    // True if all nodes up to this one form a single line. When RenLib saves only the part after a position, it
    // announces moves that are missing along the line that leads there (record-renlib.md#open-ends).
    bool isOnlyLineTo(NodeId node) const
    {
        for (; node != GameTree::root(); node = m_tree.parent(node)) {
            if (m_tree.firstChild(m_tree.parent(node)) != node || m_tree.nextSibling(node) != NoNode)
                return false;
        }
        return true;
    }

    std::uint8_t positionByte(NodeId node) const { return renlib::byteOf(m_tree.action(node), m_tree.rows()); }

    Side sideBelow(NodeId parent) const
    {
        const NodeAction action = m_tree.action(parent);
        return action.isLabel() ? action.side() : action.isMove() ? other(action.side()) : Side::Black;
    }

    NodeAction actionOf(const renlib::Record &record, NodeId parent)
    {
        const Side side = sideBelow(parent);
        const std::optional<rules::Point> point = renlib::pointOf(record.position, m_tree.rows());
        if (!point) // a label always has a point
            return NodeAction(Move::pass(side));
        if (record.has(renlib::NoMove))
            return NodeAction::label(side, *point);
        if (!m_isTaken[record.position])
            return NodeAction(Move::stone(side, *point));
        add(Code::OccupiedPoint, record.offset, m_tree.nodeCount());
        return NodeAction(Move::unplaced(side, *point));
    }

    // Returns the child with this move: a new one at its sorted place, or the existing one (record-renlib.md#merging).
    NodeId nodeFor(const renlib::Record &record, NodeId parent)
    {
        const NodeId last = m_tree.lastChild(parent);
        if (last == NoNode || positionByte(last) < record.position)
            return m_tree.append(parent, actionOf(record, parent));
        NodeId child = m_tree.firstChild(parent);
        while (positionByte(child) < record.position)
            child = m_tree.nextSibling(child);
        if (positionByte(child) > record.position)
            return m_tree.insert(parent, child, actionOf(record, parent));
        add(Code::DuplicateMove, record.offset, child);
        if (m_tree.action(child).isLabel()) {
            m_tree.setAction(child, actionOf(record, parent));
            m_turnsChange = m_turnsChange || (m_tree.action(child).isMove() && !m_tree.isLeaf(child));
        }
        return child;
    }

    // Sets the moves again after a label has become a move: below it, the other side plays, and its point is no longer
    // free.
    void repeatMoves()
    {
        goBackTo(GameTree::root());
        for (NodeId node = m_tree.next(GameTree::root()); node != NoNode; node = m_tree.next(node)) {
            const NodeId parent = m_tree.parent(node);
            goBackTo(parent);
            const Side side = sideBelow(parent);
            const rules::Point point = m_tree.action(node).point();
            if (m_tree.action(node).isLabel())
                m_tree.setAction(node, NodeAction::label(side, point));
            else if (point == Move::Nowhere)
                m_tree.setAction(node, NodeAction(Move::pass(side)));
            else if (m_isTaken[positionByte(node)])
                m_tree.setAction(node, NodeAction(Move::unplaced(side, point)));
            else
                m_tree.setAction(node, NodeAction(Move::stone(side, point)));
            m_node = node;
            if (m_tree.action(node).isStone())
                m_isTaken[positionByte(node)] = true;
        }
    }

    void fill(NodeId node, const renlib::Record &record)
    {
        if (record.has(renlib::Marked))
            m_tree.set(node, NodeMark::Bookmark);
        if (record.has(renlib::StartHere))
            m_tree.set(node, NodeMark::Start);
        if (const unsigned bits = record.extension & ~renlib::HasBoardText; bits != 0)
            m_tree.setForeignBits(node, static_cast<std::uint16_t>(m_tree.foreignBits(node) | bits));
        fillComment(node, record);
        if (record.boardText.length > 0)
            fillText(node, TextKind::BoardText, record.boardText, record);
    }

    // An empty comment is dropped, but an empty second half of a comment is kept (record-renlib.md#comments,
    // record-renlib.md#damaged-files).
    void fillComment(NodeId node, const renlib::Record &record)
    {
        const TextRef both = record.comment;
        if (both.length == 0)
            return;
        const std::size_t end = both.offset + both.length;
        const std::size_t length = m_scanner.bytesOf(both).find(renlib::CommentSplit);
        if (length == std::string_view::npos) {
            fillText(node, TextKind::Headline, both, record);
            return;
        }
        if (length > 0)
            fillText(node, TextKind::Headline, renlib::textBetween(both.offset, both.offset + length), record);
        fillText(node, TextKind::Comment, renlib::textBetween(both.offset + length + 1, end), record);
    }

    // If a move has two different texts, the first one stays (record-renlib.md#merging).
    void fillText(NodeId node, TextKind kind, TextRef text, const renlib::Record &record)
    {
        const std::string_view bytes = m_scanner.bytesOf(text);
        const TextRef old = m_tree.storedText(node, kind);
        if (old.length == 0) {
            m_tree.setStoredText(node, kind, text);
            if (std::any_of(bytes.begin(), bytes.end(), isHigh))
                m_high.push_back(text);
        } else if (!bytes.empty() && m_scanner.bytesOf(old) != bytes) {
            m_library.conflicts.push_back({ node, kind, text });
            add(Code::TextConflict, record.offset, node);
        }
    }

    void chooseCharset()
    {
        std::optional<Charset> charset = m_options.charset;
        if (!charset) {
            std::vector<std::string_view> texts;
            texts.reserve(m_high.size());
            for (const TextRef text : m_high)
                texts.push_back(m_scanner.bytesOf(text));
            charset = guessCharset(texts);
            m_library.isCharsetGuessed = true;
        }
        m_tree.adoptTexts(m_scanner.takeTexts(), charset.value_or(m_options.plainCharset));
        m_library.game.info.charset = nameOf(m_tree.charset());
        tellCutTexts();
    }

    // Reports labels that RenLib has cut within a character (record-renlib.md#texts). Texts in another charset are not
    // counted.
    void tellCutTexts()
    {
        std::string all;
        for (const TextRef text : m_high)
            all.append(m_tree.bytes(text)).append("\n\n");
        if (decode(all, m_tree.charset()).badBytes == 0)
            return;
        Message message;
        message.code = Code::BadBytes;
        message.line = 0;
        message.column = 0;
        message.tree = 1;
        message.offset = 0;
        for (const TextRef text : m_high) {
            const std::string_view bytes = m_tree.bytes(text);
            const DecodedText decoded = decode(bytes, m_tree.charset());
            message.count += decoded.endsInside && !isUtf8(bytes) ? decoded.badBytes : 0;
        }
        if (message.count > 0)
            m_library.game.messages.push_back(message);
    }

    const LibraryReadOptions &m_options;
    Library m_library;
    GameTree &m_tree = m_library.game.tree;
    renlib::RecordScanner m_scanner;
    bool m_hasRoot = false;
    NodeId m_parent = GameTree::root(); // parent of the next record
    std::vector<NodeId> m_open; // nodes whose next sibling is still to come
    NodeId m_owing = NoNode; // the node whose child or next sibling is still to come
    bool m_isComplete = false;
    bool m_turnsChange = false;
    NodeId m_node = GameTree::root(); // the last node; its stones and those above it are on the board
    int m_depth = 0; // depth of that node
    std::array<bool, 256> m_isTaken {}; // indexed by position byte
    std::vector<TextRef> m_high; // texts that are not ASCII
    std::array<int, CodeCount> m_counts {};
};

} // namespace

bool isLibrary(std::string_view bytes)
{
    return bytes.size() >= renlib::HeaderSize && bytes.substr(0, renlib::Magic.size()) == renlib::Magic;
}

Result<Library, LibraryRefusal> readLibrary(std::string bytes, const LibraryReadOptions &options)
{
    assert(!options.charset || extendsAscii(*options.charset));
    assert(options.boardSize >= rules::MinBoardSize && options.boardSize <= renlib::BoardSize);
    using Why = LibraryRefusal::Reason;
    const bool hasHeader = isLibrary(bytes);
    if (!hasHeader && (bytes.size() < renlib::HeaderSize || bytes[0] != renlib::OldestBegin))
        return Fault { LibraryRefusal { Why::NoLibrary } };
    if (bytes.size() > MostLibraryBytes)
        return Fault { LibraryRefusal { Why::TooLarge } };
    if (hasHeader && !options.anyVersion) {
        const int major = static_cast<std::uint8_t>(bytes[8]);
        const int minor = static_cast<std::uint8_t>(bytes[9]);
        if (100 * major + minor > renlib::NewestVersion)
            return Fault { LibraryRefusal { Why::NewerVersion, major, minor } };
    }
    const std::size_t size = bytes.size();
    return Reader(std::move(bytes), hasHeader ? renlib::HeaderSize : 0, options).read(size);
}

} // namespace kagetsu::record
