// SPDX-License-Identifier: MIT
#include "ui/study/recordpage.h"

#include "record/branch.h"
#include "ui/board/boardwidget.h"
#include "ui/proof/proofpanel.h"
#include "ui/study/charsetdialog.h"
#include "ui/study/findbar.h"
#include "ui/study/gamehead.h"
#include "ui/study/gamelistmodel.h"
#include "ui/study/nodepicture.h"
#include "ui/study/notespanel.h"
#include "ui/study/pointfield.h"
#include "ui/study/samepositions.h"
#include "ui/study/scoresheetmodel.h"
#include "ui/study/stepbar.h"
#include "ui/study/studyactions.h"
#include "ui/study/studyeditor.h"
#include "ui/study/toolbox.h"
#include "ui/study/treesnapshot.h"
#include "ui/study/treeview.h"

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
#include <iterator>

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
    , m_actions(new StudyActions(this))
    , m_editor(new StudyEditor(*m_actions, m_line, this))
    , m_snapshots(new SnapshotMaker(this))
    , m_games(new GameListModel(this))
    , m_moves(new ScoreSheetModel(this))
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_side(new QWidget(this))
    , m_gameList(tableView(m_games, "games", this))
    , m_tabs(new QTabWidget(m_side))
    , m_moveList(tableView(m_moves, "moves", m_side))
    , m_proof(new ProofPanel)
    , m_board(new BoardWidget(this))
    , m_field(new PointField(m_board))
    , m_tree(new TreeView)
    , m_same(new SamePositions)
    , m_tools(new ToolBox(m_side))
    , m_find(new FindBar(m_side))
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
    m_tabs->addTab(m_tree, QString());
    m_tabs->addTab(m_same, QString());
    m_tabs->addTab(m_proof, QString());
    m_board->installEventFilter(this);

    auto *side = new QVBoxLayout(m_side);
    side->setContentsMargins(0, 0, 0, 0);
    side->setSpacing(8);
    side->addWidget(m_head);
    side->addWidget(m_charset, 0, Qt::AlignLeft);
    side->addWidget(m_steps);
    side->addWidget(m_tools);
    side->addWidget(m_find);
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
    connect(m_notes, &NotesPanel::typed, m_editor, &StudyEditor::type);
    connect(m_field, &PointField::answered, m_editor, &StudyEditor::write);
    connect(m_editor, &StudyEditor::wanted, this, &RecordPage::goToNode);
    connect(m_editor, &StudyEditor::pendingChanged, this, &RecordPage::repaintBoard);
    connect(m_tools, &ToolBox::toolChanged, this, [this] {
        m_editor->dropPending();
        offerStone();
        m_board->setFocus();
    });
    connect(m_tree, &TreeView::picked, this, &RecordPage::goToNode);
    connect(m_same, &SamePositions::picked, this, &RecordPage::jumpTo);
    connect(m_snapshots, &SnapshotMaker::made, this, [this] {
        m_tree->setSnapshot(m_snapshots->snapshot());
        showSame();
        repaintBoard();
    });
    const auto on = [this](StudyCommand command, auto handler) {
        connect((*m_actions)[command], &QAction::triggered, this, handler);
    };
    on(StudyCommand::Find, [this] { m_find->open(); });
    on(StudyCommand::FindNext, [this] { find(true); });
    on(StudyCommand::FindPrevious, [this] { find(false); });
    on(StudyCommand::Merge, [this] { emit mergeWanted(); });
    on(StudyCommand::SaveBranch, [this] { emit branchWanted(); });
    on(StudyCommand::Statistics, [this] { emit statisticsWanted(); });
    connect(m_find, &FindBar::wanted, this, &RecordPage::find);
    connect(m_find, &FindBar::closed, this, [this] { m_board->setFocus(); });
    on(StudyCommand::NextVariation, [this] { goToVariation(1); });
    on(StudyCommand::PreviousVariation, [this] { goToVariation(-1); });
    on(StudyCommand::NextFork, [this] { goToFork(1); });
    on(StudyCommand::PreviousFork, [this] { goToFork(-1); });
    connect(m_notes, &NotesPanel::left, this, [this] { m_board->setFocus(); });
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] {
        arrange();
        offerStone();
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

RecordPage::~RecordPage()
{
    forsake(); // a list of steps tells its end
}

void RecordPage::forsake()
{
    if (!m_document)
        return;
    m_document->disconnect(this);
    m_document->steps().disconnect(this);
}

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
    m_isUnsaved = false;
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
    return m_isUnsaved || std::any_of(m_documents.begin(), m_documents.end(), [](const auto &each) {
        return each.second->isModified();
    });
}

void RecordPage::setUnsaved()
{
    m_isUnsaved = true;
    emit stateChanged();
}

QList<QAction *> RecordPage::ownActions() const
{
    return m_document ? m_actions->all() : QList<QAction *>();
}

const std::vector<record::Message> &RecordPage::messages() const
{
    return m_collection.size() > 0 && game().messages.empty() ? m_collection.messages() : game().messages;
}

RecordContent RecordPage::content() const
{
    RecordContent content { m_document->isLibrary(), m_collection, {} };
    // Also what was edited and saved is not what the collection was read from.
    content.parts.push_back({ m_gameIndex, game(), m_document->steps().count() > 0 });
    for (const auto &[index, document] : m_documents) {
        if (index != m_gameIndex && document->steps().count() > 0)
            content.parts.push_back({ index, document->game(), true });
    }
    return content;
}

RecordContent RecordPage::branchContent() const
{
    RecordContent content { m_document->isLibrary(), {}, {} };
    record::Game branch = game();
    branch.tree = record::onlyThrough(game().tree, node());
    content.parts.push_back({ 0, std::move(branch), true });
    return content;
}

void RecordPage::setSaved(const QString &path)
{
    m_path = path;
    m_fileName = QFileInfo(path).fileName();
    for (const auto &each : m_documents)
        each.second->steps().setClean();
    m_isUnsaved = false;
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
    forsake();
    m_document = std::move(document);
    connect(m_document.get(), &RecordDocument::edited, this, &RecordPage::followEdit);
    connect(m_document.get(), &RecordDocument::charsetChanged, this, &RecordPage::showNode);
    connect(&m_document->steps(), &QUndoStack::cleanChanged, this, &RecordPage::stateChanged);
    connect(&m_document->steps(), &QUndoStack::indexChanged, this, &RecordPage::stateChanged);
    m_editor->setDocument(m_document);
    m_tools->setLibrary(m_document->isLibrary());
    m_line.start(m_document->tree());
    if (m_document->isLibrary())
        m_line.goTo(m_document->tree(), openingNodeOf(m_document->tree()));
    m_moves->setLine(m_document->tree(), m_line.nodes());
    updateHead();
    followTree(/*isOther=*/true);
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
        followTree(/*isOther=*/false);
    } else {
        m_line.goTo(tree, node);
    }
    showNode();
    emit edited();
}

void RecordPage::activatePoint(rules::Point point)
{
    if (m_proof->isVisible())
        m_proof->pin(point);
    else if (m_document && m_tools->tool() == StudyTool::Label && !m_editor->isInserting())
        m_field->ask(point, m_editor->labelAt(point));
    else if (m_document)
        m_editor->tap(m_tools->tool(), point);
}

void RecordPage::offerStone()
{
    const bool plays =
        m_document && !m_proof->isVisible() && (m_tools->tool() == StudyTool::Play || m_editor->isInserting());
    m_board->setInteractive(plays ? std::optional(m_document->tree().sideToMove(node())) : std::nullopt);
}

void RecordPage::goToVariation(int step)
{
    const record::GameTree &tree = m_document->tree();
    const record::NodeId above = tree.parent(node());
    if (above == record::NoNode)
        return;
    std::vector<record::NodeId> moves = tree.children(above);
    std::erase_if(moves, [&tree](record::NodeId child) { return tree.action(child).isLabel(); });
    const auto at = std::find(moves.begin(), moves.end(), node()) - moves.begin() + step;
    if (at >= 0 && at < static_cast<std::ptrdiff_t>(moves.size()))
        goToNode(moves[static_cast<std::size_t>(at)]);
}

// Along the line to where it might go on otherwise, or to its end.
void RecordPage::goToFork(int step)
{
    const record::GameTree &tree = m_document->tree();
    int at = place() + step;
    const auto isFork = [&](int there) {
        const record::NodeId first =
            firstMoveFrom(tree, tree.firstChild(m_line.nodes()[static_cast<std::size_t>(there)]));
        return first == record::NoNode || firstMoveFrom(tree, tree.nextSibling(first)) != record::NoNode;
    };
    while (at > 0 && at < m_line.end() && !isFork(at))
        at += step;
    goTo(at);
}

record::MergeConflicts RecordPage::merge(const std::vector<record::GameTree> &others)
{
    record::MergeConflicts conflicts;
    m_document->edit({ tr("Merge files") }, node(), [&](record::TreeEditor &editor) {
        for (const record::GameTree &other : others) {
            record::MergeConflicts more = record::mergeTree(editor, m_document->tree(), other);
            std::move(more.texts.begin(), more.texts.end(), std::back_inserter(conflicts.texts));
            std::move(more.details.begin(), more.details.end(), std::back_inserter(conflicts.details));
        }
        return node();
    });
    return conflicts;
}

void RecordPage::resolve(const record::MergeConflicts &conflicts, const std::vector<record::ConflictChoice> &choices)
{
    m_document->edit({ tr("Choices after merging") }, node(), [&](record::TreeEditor &editor) {
        auto choice = choices.begin();
        for (const record::TextConflict &conflict : conflicts.texts)
            record::resolve(editor, m_document->tree(), conflict, *choice++);
        for (const record::DetailsConflict &conflict : conflicts.details)
            record::resolve(editor, m_document->tree(), conflict, *choice++);
        return node();
    });
}

void RecordPage::find(bool forward)
{
    const record::NodeId found = findNode(m_document->tree(), node(), m_find->kind(), m_find->what(), forward);
    m_find->setFound(found != record::NoNode);
    if (found != record::NoNode)
        goToNode(found);
}

void RecordPage::jumpTo(const record::PositionHit &hit)
{
    const rules::Symmetry view = rules::compose(rules::inverse(hit.map), m_view);
    m_view = view;
    goToNode(hit.node);
}

bool RecordPage::isThere(record::NodeId node) const
{
    return m_document->tree().path(node).front() == record::GameTree::root();
}

void RecordPage::showSame()
{
    const std::shared_ptr<const TreeSnapshot> &snapshot = m_snapshots->snapshot();
    m_known.clear();
    std::vector<record::PositionHit> hits;
    // A node that was made since then is not known to the index yet.
    if (m_document && snapshot && node() < snapshot->tree().nodeCount()) {
        hits = snapshot->index().like(node());
        std::erase_if(hits, [this](const record::PositionHit &hit) { return !isThere(hit.node); });
        m_known = snapshot->index().knownStones(node());
        std::erase_if(m_known, [this](const record::KnownStone &stone) { return !isThere(stone.node); });
    }
    if (m_document)
        m_same->setHits(m_document->tree(), std::move(hits));
    const int count = m_same->count();
    //: Tab: other nodes of the record with the same position; %1 is how many.
    m_tabs->setTabText(2, count == 0 ? tr("Same") : tr("Same %1").arg(count));
}

void RecordPage::followTree(bool isOther)
{
    using Change = SnapshotMaker::Change;
    m_snapshots->follow([document = m_document]() -> const record::GameTree & { return document->tree(); },
        isOther ? Change::OtherTree : Change::Edited);
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
    m_editor->follow();
    m_tree->setCurrent(node());
    showSame();
    offerStone();
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
    m_tree->setTheme(theme);
    m_tools->setTheme(theme);
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
    const NodePicture shown { m_document->tree(), m_line, m_document->rule(), m_shown.numbers, m_shown.nextMoves,
        m_known };
    BoardPicture picture = shown.make();
    if (const auto from = m_editor->arrowFrom())
        picture.at(*from).mark.shape = MarkShape::Circle;
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
    case Qt::Key_Escape:
        return m_editor->dropPending();
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
    //: Tab: the tree of variations.
    m_tabs->setTabText(1, tr("Tree"));
    //: Tab: why a point is forbidden.
    m_tabs->setTabText(3, tr("Why"));
    m_tree->setAccessibleName(tr("Tree of variations"));
    m_tabs->setAccessibleName(tr("Moves and reasons"));
    m_charset->setToolTip(tr("Choose how the texts of this file are read"));
    m_actions->retranslate();
    m_games->retranslate();
    m_moves->retranslate();
    showSame();
    updateHead();
    judgeNode();
}

} // namespace kagetsu::ui
