// SPDX-License-Identifier: MIT
#include "ui/study/recordpage.h"

#include "ui/board/boardwidget.h"
#include "ui/proof/proofpanel.h"
#include "ui/study/charsetdialog.h"
#include "ui/study/gamehead.h"
#include "ui/study/gamelistmodel.h"
#include "ui/study/nodepicture.h"
#include "ui/study/notespanel.h"
#include "ui/study/scoresheetmodel.h"
#include "ui/study/stepbar.h"

#include <QBoxLayout>
#include <QEvent>
#include <QFileInfo>
#include <QHeaderView>
#include <QKeyEvent>
#include <QTabBar>
#include <QTableView>
#include <QTabWidget>
#include <QToolButton>

#include <algorithm>

namespace kagetsu::ui {

namespace {

QTableView *tableView(QAbstractItemModel *model, const char *name, QWidget *parent)
{
    auto *view = new QTableView(parent);
    view->setObjectName(QLatin1String(name));
    view->setModel(model);
    view->setShowGrid(false);
    view->verticalHeader()->hide();
    view->setSelectionMode(QAbstractItemView::SingleSelection);
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view->setTabKeyNavigation(false);
    view->horizontalHeader()->setHighlightSections(false);
    return view;
}

} // namespace

RecordPage::RecordPage(QWidget *parent)
    : Page(parent)
    , m_games(new GameListModel(this))
    , m_moves(new ScoreSheetModel(this))
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_side(new QWidget(this))
    , m_gameList(tableView(m_games, "games", this))
    , m_tabs(new QTabWidget(m_side))
    , m_moveList(tableView(m_moves, "moves", m_side))
    , m_proof(new ProofPanel)
    , m_board(new BoardWidget(this))
    , m_head(new GameHead(m_side))
    , m_steps(new StepBar(m_side))
    , m_notes(new NotesPanel(m_side))
    , m_charset(new QToolButton(m_side))
{
    setObjectName(QStringLiteral("recordPage"));
    m_charset->setObjectName(QStringLiteral("charset"));
    m_gameList->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_gameList->horizontalHeader()->setStretchLastSection(true);
    m_gameList->setAlternatingRowColors(true);
    m_moveList->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_board->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    // The sheet takes what is left; its usual height shall not push the names under the board.
    m_tabs->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_tabs->setDocumentMode(true);
    m_tabs->tabBar()->setExpanding(true);
    m_tabs->tabBar()->setDrawBase(false);
    m_tabs->addTab(m_moveList, QString());
    m_tabs->addTab(m_proof, QString());
    m_board->installEventFilter(this);

    auto *side = new QVBoxLayout(m_side);
    side->setContentsMargins(0, 0, 0, 0);
    side->setSpacing(8);
    side->addWidget(m_head);
    side->addWidget(m_charset, 0, Qt::AlignLeft);
    side->addWidget(m_steps);
    side->addWidget(m_notes, 1);
    side->addWidget(m_tabs, 2);

    // The page decides by itself what fits; a layout that asks for room could not turn upright.
    m_layout->setSizeConstraint(QLayout::SetNoConstraint);
    m_layout->setContentsMargins(12, 12, 12, 12);
    m_layout->setSpacing(12);
    m_layout->addWidget(m_gameList, 4);
    m_layout->addWidget(m_board, 6);
    m_layout->addWidget(m_side, 3);

    connect(m_steps, &StepBar::firstWanted, this, &RecordPage::first);
    connect(m_steps, &StepBar::previousWanted, this, &RecordPage::previous);
    connect(m_steps, &StepBar::nextWanted, this, &RecordPage::next);
    connect(m_steps, &StepBar::lastWanted, this, &RecordPage::last);
    connect(m_charset, &QToolButton::clicked, this, &RecordPage::charsetWanted);
    connect(m_board, &BoardWidget::stepped, this, [this](int moves) { goTo(place() + moves); });
    connect(m_board, &BoardWidget::pointHovered, m_proof, &ProofPanel::pointAt);
    connect(m_board, &BoardWidget::cursorMoved, m_proof, &ProofPanel::pointAt);
    connect(m_board, &BoardWidget::pointActivated, this, &RecordPage::activatePoint);
    connect(m_proof, &ProofPanel::marksChanged, this, &RecordPage::repaintBoard);
    connect(m_notes, &NotesPanel::typed, this, &RecordPage::write);
    connect(m_notes, &NotesPanel::left, this, [this] { m_board->setFocus(); });
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] {
        arrange();
        repaintBoard();
    });
    connect(m_gameList->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this](const QModelIndex &current) {
            if (current.isValid())
                showGame(current.row());
        });
    connect(
        m_moveList->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &current) {
            const int place = m_moves->placeAt(current);
            if (place >= 0)
                goTo(place);
        });
    retranslate();
}

RecordPage::~RecordPage() = default;

bool RecordPage::open(std::string bytes, const QString &fileName)
{
    auto opened = openRecord(std::move(bytes), fileName);
    if (!opened)
        return false;
    show(std::move(opened).value());
    return true;
}

void RecordPage::show(OpenedRecord record)
{
    m_path = record.path;
    m_fileName = record.name;
    m_documents.clear();
    m_gameIndex = -1;
    m_isIncomplete = false;
    if (auto *library = std::get_if<record::Library>(&record.content)) {
        m_collection = {};
        m_isIncomplete = library->isIncomplete;
        m_gameList->hide();
        m_documents[0] = std::make_shared<RecordDocument>(std::move(library->game), RecordDocument::Kind::Library);
        m_gameIndex = 0;
        showDocument(m_documents[0]);
    } else {
        m_collection = std::get<record::Collection>(std::move(record.content));
        m_games->setCollection(m_collection);
        m_gameList->resizeColumnsToContents();
        m_gameList->setVisible(m_collection.size() > 1);
        m_gameList->selectRow(0); // shows the game by its signal
        showGame(0);
    }
    arrange();
    m_board->setFocus();
}

QString RecordPage::caption() const
{
    if (!m_document)
        return m_fileName;
    const QString rules = m_document->isLibrary() ? QString() : rulesOf(game().info);
    const QString name = isModified() ? QStringLiteral("%1 *").arg(m_fileName) : m_fileName;
    return rules.isEmpty() ? name : QStringLiteral("%1 — %2").arg(name, rules);
}

Page::Abilities RecordPage::abilities() const
{
    return { .turns = true, .numbers = true, .judges = true, .saves = m_document != nullptr, .replays = true };
}

RecordFormat RecordPage::format() const
{
    return m_document && m_document->isLibrary() ? RecordFormat::Library : RecordFormat::Sgf;
}

bool RecordPage::isModified() const
{
    return std::any_of(
        m_documents.begin(), m_documents.end(), [](const auto &each) { return each.second->isModified(); });
}

const std::vector<record::Message> &RecordPage::messages() const
{
    return m_collection.size() > 0 && game().messages.empty() ? m_collection.messages() : game().messages;
}

Result<SavedRecord, QString> RecordPage::savedAs(RecordFormat format) const
{
    if (m_collection.size() <= 1 || format != RecordFormat::Sgf)
        return ui::savedAs(*m_document, format);
    // One edited game after the other takes its place in the file; the bytes of the others stay. Without any, the one
    // shown is written.
    const bool noneEdited = std::all_of(
        m_documents.begin(), m_documents.end(), [](const auto &each) { return each.second->steps().count() == 0; });
    record::Collection collection = m_collection;
    std::string bytes;
    for (const auto &[index, document] : m_documents) {
        if (noneEdited ? index != m_gameIndex : document->steps().count() == 0)
            continue;
        bytes.clear();
        writeCollection(collection, static_cast<std::size_t>(index), document->game(),
            [&bytes](std::string_view piece) { bytes += piece; });
        collection = record::readCollection(bytes);
    }
    return SavedRecord { QByteArray::fromStdString(bytes), {} };
}

void RecordPage::setSaved(const QString &path)
{
    m_path = path;
    m_fileName = QFileInfo(path).fileName();
    for (const auto &each : m_documents)
        each.second->steps().setClean();
    emit stateChanged();
}

void RecordPage::showGame(int index)
{
    if (index == m_gameIndex || index < 0 || index >= static_cast<int>(m_collection.size()))
        return;
    // Only what was edited is kept besides the file.
    if (m_document && m_documents.count(m_gameIndex) > 0 && m_document->steps().count() == 0)
        m_documents.erase(m_gameIndex);
    m_gameIndex = index;
    std::shared_ptr<RecordDocument> &document = m_documents[index];
    if (!document) {
        document = std::make_shared<RecordDocument>(
            m_collection.readGame(static_cast<std::size_t>(index)), RecordDocument::Kind::Game);
    }
    showDocument(document);
}

void RecordPage::showDocument(std::shared_ptr<RecordDocument> document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = std::move(document);
    connect(m_document.get(), &RecordDocument::edited, this, &RecordPage::followEdit);
    connect(m_document.get(), &RecordDocument::charsetChanged, this, &RecordPage::showNode);
    connect(&m_document->steps(), &QUndoStack::cleanChanged, this, &RecordPage::stateChanged);
    connect(&m_document->steps(), &QUndoStack::indexChanged, this, &RecordPage::stateChanged);
    m_line.start(m_document->tree());
    if (m_document->isLibrary())
        m_line.goTo(m_document->tree(), openingNodeOf(m_document->tree()));
    m_moves->setLine(m_document->tree(), m_line.nodes());
    updateHead();
    showNode();
    emit stateChanged();
}

void RecordPage::followEdit(record::NodeId node, bool reshaped)
{
    const record::GameTree &tree = m_document->tree();
    if (reshaped) {
        m_line.renew(tree);
        if (tree.path(node).front() == record::GameTree::root())
            m_line.goTo(tree, node);
        m_moves->setLine(tree, m_line.nodes());
        updateHead();
    } else {
        m_line.goTo(tree, node);
    }
    showNode();
}

void RecordPage::write(record::TextKind kind, const QString &text)
{
    const record::NodeId node = m_line.node();
    // One step for all that is typed into one field of one node.
    const int field = 1 + static_cast<int>(node % 100000000) * 4 + static_cast<int>(kind);
    const QString name = kind == record::TextKind::Headline ? tr("Typing the headline") : tr("Typing the comment");
    m_document->edit({ name, field }, node, [&](record::TreeEditor &editor) {
        editor.setText(node, kind, text.toStdString());
        return node;
    });
}

void RecordPage::activatePoint(rules::Point point)
{
    if (m_proof->isVisible())
        m_proof->pin(point);
}

void RecordPage::goTo(int place)
{
    if (!m_document || std::clamp(place, 0, m_line.end()) == m_line.place())
        return;
    m_line.goToPlace(place);
    showNode();
}

void RecordPage::goToNode(record::NodeId node)
{
    if (node == m_line.node())
        return;
    const std::vector<record::NodeId> before = m_line.nodes();
    m_line.goTo(m_document->tree(), node);
    if (before != m_line.nodes())
        m_moves->setLine(m_document->tree(), m_line.nodes());
    showNode();
}

void RecordPage::showNode()
{
    const QModelIndex cell = m_moves->indexOf(m_line.place());
    if (cell.isValid())
        m_moveList->setCurrentIndex(cell);
    else
        m_moveList->selectionModel()->clear();
    const record::GameTree &tree = m_document->tree();
    m_notes->setTexts(QString::fromStdString(tree.text(node(), record::TextKind::Headline)),
        QString::fromStdString(tree.comment(node())));
    m_steps->setPlace(m_line.place(), m_line.end());
    judgeNode();
    repaintBoard();
}

void RecordPage::judgeNode()
{
    if (!m_document)
        return;
    const record::GameTree &tree = m_document->tree();
    const std::optional<rules::Rule> rule = m_document->rule();
    const std::optional<rules::Position> position = tree.position(node());
    const rules::RuleSet rules { .rule = rule.value_or(rules::Rule::FreeStyle) };
    const std::optional<rules::Side> side = rules.judgedSide(tree.sideToMove(node()));
    m_scene = position && side ? std::optional(ProofScene { *position, *side, rules }) : std::nullopt;
    m_proof->setIdleText(m_scene
            ? tr("Point at an empty point to see whether a stone may be played there, and why. A tap holds it.")
            : rule ? tr("Under this rule no point is forbidden.")
                   : tr("The record does not say by which rule it was played."));
    m_proof->setScene(m_scene);
}

void RecordPage::first()
{
    goTo(0);
}

void RecordPage::previous()
{
    goTo(place() - 1);
}

void RecordPage::next()
{
    goTo(place() + 1);
}

void RecordPage::last()
{
    goTo(m_line.end());
}

void RecordPage::turnBoard()
{
    setView(rules::compose(m_view, rules::Symmetry::Rotate90));
}

void RecordPage::mirrorBoard()
{
    setView(rules::compose(m_view, rules::Symmetry::MirrorX));
}

void RecordPage::setView(rules::Symmetry view)
{
    m_view = view;
    repaintBoard();
}

void RecordPage::setTheme(const Theme &theme)
{
    m_board->setTheme(theme);
    m_steps->setTheme(theme);
    m_proof->setTheme(theme);
    m_head->setTheme(theme);
}

void RecordPage::setShown(const Shown &shown)
{
    m_shown = shown;
    m_signs.foulsShown = shown.signs;
    m_signs.seemingShown = shown.seemingSigns;
    repaintBoard();
}

void RecordPage::repaintBoard()
{
    if (!m_document)
        return;
    NodePicture node { m_document->tree(), m_line, m_document->rule(), m_shown.numbers, m_shown.nextMoves };
    BoardPicture picture = node.make();
    // A board with sides of different length can only be mirrored and turned upside down.
    if (picture.frame().columns == picture.frame().rows)
        picture.setView(m_view);
    m_signs.layOn(picture, m_scene);
    m_proof->layMarks(picture);
    m_board->setPicture(picture);
}

void RecordPage::updateHead()
{
    if (!m_document)
        return;
    m_charset->setVisible(m_document->isLibrary() || m_collection.isCharsetGuessed());
    const auto charset = record::charsetFromName(game().info.charset);
    if (charset)
        //: Button: how the texts of a file are written, for instance "UTF-8".
        m_charset->setText(tr("Texts: %1").arg(charsetName(*charset)));
    if (m_document->isLibrary())
        m_head->setFile(
            tr("Library with %n position(s)", nullptr, static_cast<int>(m_document->tree().nodeCount() - 1)));
    else
        m_head->setGame(game().info);
    arrange();
}

bool RecordPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return Page::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (key->modifiers() != Qt::NoModifier && key->modifiers() != Qt::KeypadModifier)
        return Page::eventFilter(watched, event);
    switch (key->key()) {
    case Qt::Key_Left:
        previous();
        return true;
    case Qt::Key_Right:
    case Qt::Key_Space:
        next();
        return true;
    case Qt::Key_Home:
        first();
        return true;
    case Qt::Key_End:
        last();
        return true;
    case Qt::Key_PageUp:
    case Qt::Key_PageDown: {
        const int row = m_gameIndex + (key->key() == Qt::Key_PageDown ? 1 : -1);
        if (row >= 0 && row < static_cast<int>(m_collection.size()))
            m_gameList->selectRow(row);
        return true;
    }
    default:
        return Page::eventFilter(watched, event);
    }
}

void RecordPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Page::changeEvent(event);
}

void RecordPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    arrange();
}

// Wide: games, board, score sheet side by side. Narrow or upright: one above the other, the board first.
void RecordPage::arrange()
{
    const bool upright = width() < height() || width() < 720;
    const auto direction = upright ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    if (m_layout->direction() != direction) {
        m_layout->setDirection(direction);
        m_layout->removeWidget(m_gameList);
        m_layout->insertWidget(upright ? 2 : 0, m_gameList);
    }
    m_layout->setStretchFactor(m_board, upright ? 0 : 6);
    m_layout->setStretchFactor(m_side, 3);
    m_layout->setStretchFactor(m_gameList, upright ? 2 : 4);
    // In a low window the facts, then the names, give way to the board: it never covers them.
    const bool lowest = upright && height() < 500;
    // A proof needs the room more than the names and notes do.
    const bool proves = m_tabs->currentWidget() == m_proof;
    m_head->setRoom(!lowest && !(upright && proves), !proves && (!upright || height() > 760));
    m_notes->setVisible(!proves && (!upright || height() > 660));
    m_tabs->setMinimumHeight(upright ? (proves ? 170 : 100) : 120);
    const int wide = width() - 24;
    int others = m_side->layout()->heightForWidth(wide) + m_layout->spacing() + 24;
    if (!m_gameList->isHidden())
        others += m_gameList->minimumSizeHint().height() + m_layout->spacing();
    const int boardHeight = std::max(200, std::min({ wide, height() * 6 / 10, height() - others }));
    m_board->setMinimumHeight(upright ? boardHeight : 0);
    m_side->setMaximumWidth(upright ? QWIDGETSIZE_MAX : std::max(260, width() / 4));
}

void RecordPage::retranslate()
{
    m_board->setAccessibleName(tr("Board"));
    m_gameList->setAccessibleName(tr("Games of this file"));
    m_moveList->setAccessibleName(tr("Moves"));
    m_tabs->setTabText(0, tr("Moves"));
    //: Tab: why a point is forbidden.
    m_tabs->setTabText(1, tr("Why"));
    m_tabs->setAccessibleName(tr("Moves and reasons"));
    m_charset->setToolTip(tr("Choose how the texts of this file are read"));
    m_games->retranslate();
    m_moves->retranslate();
    updateHead();
    judgeNode();
}

} // namespace kagetsu::ui
