// SPDX-License-Identifier: MIT
#include "ui/library/paper/gamebooklet.h"

#include "library/model/storedgame.h"
#include "text/common/foreigntext.h"
#include "text/record/result.h"
#include "text/rules/rules.h"
#include "ui/board/painting/pdfpaper.h"
#include "ui/controls/combobox.h"
#include "ui/library/librarytexts.h"
#include "ui/print/paper/languagescope.h"
#include "ui/print/paper/pagelayout.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLocale>
#include <QSpinBox>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

namespace {

struct BookletWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::Booklet)
};

constexpr double GameBoardSide = 84; // millimetres, two side by side
constexpr double SmallBoardSide = 54; // millimetres, three side by side
constexpr std::size_t GameBoardsBeside = 2;
constexpr std::size_t SmallBoardsBeside = 3;

QString countText(std::size_t number)
{
    return QLocale().toString(static_cast<qulonglong>(number));
}

// Lays the pieces side by side, row by row.
void addBeside(std::vector<Block> &blocks, std::vector<Diagram> diagrams, std::size_t beside)
{
    for (std::size_t i = 0; i < diagrams.size(); i += beside) {
        SideBySide row;
        for (std::size_t k = i; k < i + beside; ++k) {
            SideBySide::Column column;
            if (k < diagrams.size())
                column.blocks.emplace_back(std::move(diagrams[k]));
            row.columns.push_back(std::move(column));
        }
        blocks.emplace_back(std::move(row));
    }
}

// Writes one game.
class GameWriter
{
public:
    GameWriter(const record::Game &game, std::size_t number)
        : m_game(game)
        , m_stored(library::storedGame(game, {}))
        , m_number(number)
    {
        for (const record::NodeId node : game.tree.mainLine()) {
            if (game.tree.action(node).isMove())
                m_line.push_back(node);
        }
    }

    std::size_t moves() const { return m_line.size(); }
    QString players() const
    {
        //: The players of a game: Black, White.
        return BookletWords::tr("%1 – %2").arg(named(rules::Side::Black), named(rules::Side::White));
    }
    // Returns the first line over the game: "3. Ann – Bob".
    QString heading() const
    {
        //: The heading of a game in a booklet: %1 is its number, %2 its players.
        return BookletWords::tr("%1. %2").arg(countText(m_number), players());
    }
    QString date() const { return text::foreignText(m_game.info.date); }
    QString event() const { return text::foreignText(m_game.info.event); }
    QString result() const
    {
        return text::resultText(m_game.info.result, named(rules::Side::Black), named(rules::Side::White));
    }
    QString facts() const
    {
        const auto rule = library::ruleOf(m_stored);
        const auto line = library::lineFrom(m_stored.moves, m_stored.size);
        QStringList facts { event(), text::foreignText(m_game.info.round), text::foreignText(m_game.info.place), date(),
            rule ? text::ruleName(*rule) : QString(), line ? openingText(library::openingOf(*line)) : QString(),
            result() };
        facts.removeAll(QString());
        return facts.join(QStringLiteral(" · "));
    }

    // Returns diagrams of so many moves each; they are numbered on from the last one.
    std::vector<Diagram> diagrams(int every, int &last) const
    {
        std::vector<Diagram> made;
        const auto step = static_cast<std::size_t>(every);
        for (std::size_t first = 0; first < m_line.size() || made.empty(); first += step) {
            const std::size_t end = std::min(first + step, m_line.size());
            Diagram diagram = boardOf(first, end);
            diagram.side = GameBoardSide;
            diagram.number = ++last;
            if (end > first)
                //: Below a diagram.
                diagram.caption = end == first + 1
                    ? BookletWords::tr("Move %1").arg(countText(end))
                    : BookletWords::tr("Moves %1–%2").arg(countText(first + 1), countText(end));
            made.push_back(std::move(diagram));
        }
        return made;
    }

    Diagram wholeBoard() const
    {
        Diagram diagram = boardOf(0, m_line.size());
        diagram.side = GameBoardSide;
        return diagram;
    }

    Diagram smallBoard() const
    {
        Diagram diagram = boardOf(0, m_line.size());
        diagram.side = SmallBoardSide;
        diagram.number = static_cast<int>(m_number);
        QStringList words { players(), date(), result() };
        words.removeAll(QString());
        diagram.caption = words.join(QStringLiteral(" · "));
        return diagram;
    }

    // The moves as text, a new paragraph after each comment.
    void addMoves(std::vector<Block> &blocks) const
    {
        QStringList run;
        const auto flush = [&] {
            if (!run.isEmpty())
                blocks.emplace_back(Paragraph { run.join(QStringLiteral("  ")) });
            run.clear();
        };
        const auto addComment = [&](record::NodeId node) {
            QString comment = QString::fromStdString(m_game.tree.text(node, record::TextKind::Headline));
            const QString more = QString::fromStdString(m_game.tree.comment(node));
            if (!comment.isEmpty() && !more.isEmpty())
                comment += QLatin1Char('\n');
            comment += more;
            flush();
            for (const QString &each : comment.split(QLatin1Char('\n'), Qt::SkipEmptyParts))
                blocks.emplace_back(Paragraph { text::foreignText(each), 1 });
        };
        const auto saysSomething = [&](record::NodeId node) {
            return !m_game.tree.comment(node).empty() || !m_game.tree.text(node, record::TextKind::Headline).empty();
        };
        if (saysSomething(record::GameTree::root()))
            addComment(record::GameTree::root());
        for (std::size_t i = 0; i < m_line.size(); ++i) {
            const record::NodeAction action = m_game.tree.action(m_line[i]);
            const QString point = action.isStone() ? text::pointText(action.point()) : QStringLiteral("–");
            run += QStringLiteral("%1\u00A0%2").arg(countText(i + 1), point);
            if (saysSomething(m_line[i]))
                addComment(m_line[i]);
        }
        flush();
    }

private:
    QString named(rules::Side side) const
    {
        const std::string &name = side == rules::Side::Black ? m_game.info.black.name : m_game.info.white.name;
        return name.empty() ? text::sideName(side) : text::foreignText(name);
    }

    // The board with moves `first` to `end` numbered, and what was there before without numbers.
    Diagram boardOf(std::size_t first, std::size_t end) const
    {
        const record::GameTree &tree = m_game.tree;
        const record::NodeId before = m_line.empty() || first == 0 ? record::GameTree::root() : m_line[first - 1];
        const record::Stones stones = tree.stones(before);
        BoardPicture picture({ .columns = tree.columns(), .rows = tree.rows() });
        for (int y = 0; y < stones.rows(); ++y) {
            for (int x = 0; x < stones.columns(); ++x) {
                if (const rules::Stone stone = stones.at({ x, y }); stone != rules::Stone::None)
                    picture.place({ x, y }, stone == rules::Stone::Black ? rules::Side::Black : rules::Side::White);
            }
        }
        Diagram diagram { std::move(picture), {}, {} };
        for (std::size_t i = first; i < end; ++i) {
            const record::NodeAction action = tree.action(m_line[i]);
            const int number = static_cast<int>(i) + 1;
            if (!action.isStone())
                diagram.notes.push_back({ number });
            else if (const BoardCell &cell = diagram.picture.at(action.point()); cell.stone == rules::Stone::None)
                diagram.picture.place(action.point(), action.side(), number);
            else
                diagram.notes.push_back({ number, action.point(), cell.number });
        }
        return diagram;
    }

    const record::Game &m_game;
    const library::StoredGame m_stored;
    std::size_t m_number;
    std::vector<record::NodeId> m_line; // nodes of its moves
};

// Writes into the contents, the first block, on which page each game begins. The numbers take no room of their own, so
// no page changes by them.
void addPages(Document &document, QPageSize::PageSizeId size)
{
    const PdfPaper paper(document.title, QPageLayout(QPageSize(size), QPageLayout::Portrait, {}));
    const PageLayout layout(document, paper);
    auto &rows = std::get<Table>(document.blocks.front()).rows;
    std::size_t game = 0;
    for (int page = 0; page < layout.pages(); ++page) {
        for (const Piece *piece : layout.piecesOn(page)) {
            if (piece->isHeading && game < rows.size())
                rows[game++].last() = QString::number(page + 1);
        }
    }
}

// The row of choices above the paper.
QWidget *bookletChoices(const std::shared_ptr<Booklet> &booklet, const std::function<void()> &changed)
{
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    const auto box = [row](const char *name, const QString &words, const QStringList &texts, int chosen) {
        auto *made = new ComboBox(row);
        made->setObjectName(QLatin1String(name));
        made->setAccessibleName(words);
        made->setToolTip(words);
        made->addItems(texts);
        made->setCurrentIndex(chosen);
        return made;
    };
    QComboBox *kind = box("bookletKind", BookletWords::tr("What is printed"),
        //: Games with diagrams and moves, or only small boards.
        { BookletWords::tr("Booklet"), BookletWords::tr("Sheet of boards") },
        booklet->kind == Booklet::Kind::Boards ? 1 : 0);
    auto *every = new QSpinBox(row);
    every->setObjectName(QStringLiteral("bookletEvery"));
    every->setAccessibleName(BookletWords::tr("Moves per diagram"));
    every->setToolTip(every->accessibleName());
    every->setRange(Booklet::LeastEvery, Booklet::MostEvery);
    every->setSingleStep(5);
    every->setValue(booklet->every);
    QComboBox *size = box("bookletSize", BookletWords::tr("Paper size"),
        { QStringLiteral("A4"), BookletWords::tr("Letter") }, booklet->isLetter ? 1 : 0);
    for (QWidget *each : std::initializer_list<QWidget *> { kind, every, size })
        layout->addWidget(each);
    layout->addStretch();
    const auto take = [=] {
        booklet->kind = kind->currentIndex() == 1 ? Booklet::Kind::Boards : Booklet::Kind::Games;
        booklet->every = every->value();
        booklet->isLetter = size->currentIndex() == 1;
        every->setEnabled(booklet->kind == Booklet::Kind::Games);
        changed();
    };
    every->setEnabled(booklet->kind == Booklet::Kind::Games);
    QObject::connect(kind, &QComboBox::currentIndexChanged, row, take);
    QObject::connect(size, &QComboBox::currentIndexChanged, row, take);
    QObject::connect(every, &QSpinBox::valueChanged, row, take);
    return row;
}

} // namespace

void addWholeGames(std::vector<Block> &blocks, const std::vector<record::Game> &games)
{
    for (std::size_t i = 0; i < games.size(); ++i) {
        const GameWriter game(games[i], i + 1);
        SideBySide beside;
        beside.columns.push_back({ 1, { game.wholeBoard() } });
        SideBySide::Column words;
        words.blocks.emplace_back(Paragraph { game.heading(), 0, false, true });
        words.blocks.emplace_back(Paragraph { game.facts() });
        game.addMoves(words.blocks);
        beside.columns.push_back(std::move(words));
        blocks.emplace_back(std::move(beside));
    }
}

Document bookletDocument(const Booklet &booklet, const QString &language)
{
    const LanguageScope scope(language);
    Document document;
    //: The title of a booklet of games.
    document.title = booklet.title.isEmpty() ? BookletWords::tr("Games") : booklet.title;
    document.language = QString(language).replace(QLatin1Char('_'), QLatin1Char('-'));
    document.pageWords = pageWords();
    std::vector<GameWriter> games;
    for (const record::Game &game : *booklet.games)
        games.emplace_back(game, games.size() + 1);
    if (booklet.kind == Booklet::Kind::Boards) {
        std::vector<Diagram> boards;
        for (const GameWriter &game : games)
            boards.push_back(game.smallBoard());
        addBeside(document.blocks, std::move(boards), SmallBoardsBeside);
        return document;
    }
    // Shares of the width, in hundredths.
    Table contents { { { BookletWords::tr("No."), true, 7 }, { BookletWords::tr("Players"), false, 41 },
                         { BookletWords::tr("Event"), false, 24 }, { BookletWords::tr("Date"), false, 12 },
                         { BookletWords::tr("Moves"), true, 8 }, { BookletWords::tr("Page"), true, 8 } },
        {} };
    for (std::size_t i = 0; i < games.size(); ++i)
        contents.rows.push_back({ countText(i + 1), games[i].players(), games[i].event(), games[i].date(),
            countText(games[i].moves()), QString() });
    document.blocks.emplace_back(std::move(contents));
    int diagrams = 0;
    for (const GameWriter &game : games) {
        document.blocks.emplace_back(Heading { game.heading() });
        // A heading stays with what follows it: no game begins at the foot of a page without its board.
        addBeside(document.blocks, game.diagrams(booklet.every, diagrams), GameBoardsBeside);
        if (const QString facts = game.facts(); !facts.isEmpty())
            document.blocks.emplace_back(Paragraph { facts });
        game.addMoves(document.blocks);
    }
    addPages(document, booklet.isLetter ? QPageSize::Letter : QPageSize::A4);
    return document;
}

Paper bookletPaper(const Booklet &booklet)
{
    const auto now = std::make_shared<Booklet>(booklet);
    Paper paper;
    paper.write = [now](const QString &language) { return bookletDocument(*now, language); };
    //: The beginning of a file's name.
    paper.name = BookletWords::tr("games");
    paper.size = [now] { return QPageSize(now->isLetter ? QPageSize::Letter : QPageSize::A4); };
    paper.choices = [now](const std::function<void()> &changed) { return bookletChoices(now, changed); };
    return paper;
}

} // namespace kagetsu::ui
