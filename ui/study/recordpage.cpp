// SPDX-License-Identifier: MIT
#include "ui/study/recordpage.h"

#include "record/rulestext.h"
#include "record/sgfwriter.h"
#include "rules/judge.h"
#include "ui/board/boardwidget.h"
#include "ui/board/stonepainter.h"
#include "ui/board/words.h"
#include "ui/look/lineicon.h"
#include "ui/look/resulttext.h"
#include "ui/proof/proofpanel.h"
#include "ui/study/fifthmoves.h"
#include "ui/study/gamelistmodel.h"
#include "ui/study/scoresheetmodel.h"

#include <QBoxLayout>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
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

QLabel *textLabel(const char *name, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

// The reader refuses nothing (sgf.md R1), so a program or a picture with a chance "(;" in it has games, too. Its zero
// bytes alone are no sign: texts in UTF-16 have them.
bool isNoise(const record::Collection &collection)
{
    const std::vector<record::CollectionEntry> &entries = collection.entries();
    return std::all_of(entries.begin(), entries.end(), [](const record::CollectionEntry &entry) {
        return entry.mainMoves == 0 && entry.columns == 0 && entry.gameName.empty();
    });
}

QString playerText(const record::PlayerInfo &player, rules::Side side)
{
    const QString name = player.name.empty() ? sideName(side) : QString::fromStdString(player.name);
    return player.rank.empty() ? name : QStringLiteral("%1 (%2)").arg(name, QString::fromStdString(player.rank));
}

QPixmap stonePixmap(rules::Side side, const Theme &theme, qreal scale)
{
    constexpr int Size = 22;
    QPixmap pixmap(QSize(Size, Size) * scale);
    pixmap.setDevicePixelRatio(scale);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    drawStone(painter, QPointF(Size / 2.0, Size / 2.0), { .side = side, .radius = Size / 2.0 - 1 }, theme);
    return pixmap;
}

// The rule in the words of the language where it is known, else as the file says it.
QString rulesOf(const record::GameInfo &info)
{
    const record::RulesText rules = record::rulesFromText(info.rules);
    if (!rules.rule)
        return QString::fromStdString(info.rules);
    return rules.opening.empty()
        ? ruleName(*rules.rule)
        : QStringLiteral("%1, %2").arg(ruleName(*rules.rule), QString::fromStdString(rules.opening));
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
    , m_facts(textLabel("facts", m_side))
    , m_result(textLabel("result", m_side))
    , m_comment(textLabel("comment", m_side))
    , m_count(textLabel("count", m_side))
{
    setObjectName(QStringLiteral("recordPage"));
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

    auto *steps = new QHBoxLayout;
    steps->setSpacing(6);
    m_steps = { stepButton("first", &RecordPage::first), stepButton("previous", &RecordPage::previous),
        stepButton("next", &RecordPage::next), stepButton("last", &RecordPage::last) };
    for (QToolButton *button : m_steps)
        steps->addWidget(button);
    steps->addStretch();
    m_count->setWordWrap(false);
    steps->addWidget(m_count);

    auto *side = new QVBoxLayout(m_side);
    side->setContentsMargins(0, 0, 0, 0);
    side->setSpacing(8);
    m_black = playerRow("black", side);
    m_white = playerRow("white", side);
    side->addWidget(m_result);
    side->addWidget(m_facts);
    side->addLayout(steps);
    side->addWidget(m_comment);
    side->addWidget(m_tabs, 1);

    // The page decides by itself what fits; a layout that asks for room could not turn upright.
    m_layout->setSizeConstraint(QLayout::SetNoConstraint);
    m_layout->setContentsMargins(12, 12, 12, 12);
    m_layout->setSpacing(12);
    m_layout->addWidget(m_gameList, 4);
    m_layout->addWidget(m_board, 6);
    m_layout->addWidget(m_side, 3);

    connect(m_board, &BoardWidget::stepped, this, [this](int moves) { goTo(m_place + moves); });
    connect(m_board, &BoardWidget::pointHovered, m_proof, &ProofPanel::pointAt);
    connect(m_board, &BoardWidget::cursorMoved, m_proof, &ProofPanel::pointAt);
    connect(m_board, &BoardWidget::pointActivated, this, [this](rules::Point point) {
        if (m_proof->isVisible())
            m_proof->pin(point);
    });
    connect(m_proof, &ProofPanel::marksChanged, this, &RecordPage::repaintBoard);
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

RecordPage::Player RecordPage::playerRow(const char *name, QBoxLayout *column)
{
    const Player player { new QLabel(m_side), textLabel(name, m_side) };
    QFont strong = font();
    strong.setPointSizeF(strong.pointSizeF() * 1.25);
    strong.setWeight(QFont::DemiBold);
    player.name->setFont(strong);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(player.stone);
    row->addWidget(player.name, 1);
    column->addLayout(row);
    return player;
}

QToolButton *RecordPage::stepButton(const char *name, void (RecordPage::*step)())
{
    auto *button = new QToolButton(m_side);
    button->setObjectName(QLatin1String(name));
    button->setMinimumSize(48, 44);
    button->setIconSize({ 22, 22 });
    button->setAutoRepeat(true);
    connect(button, &QToolButton::clicked, this, step);
    return button;
}

bool RecordPage::open(std::string bytes, const QString &fileName)
{
    const bool hasZeros = bytes.find('\0') != std::string::npos;
    record::Collection collection = record::readCollection(std::move(bytes));
    if (collection.size() == 0 || (hasZeros && isNoise(collection)))
        return false;
    m_collection = std::move(collection);
    m_fileName = fileName;
    m_gameIndex = -1;
    m_games->setCollection(m_collection);
    m_gameList->resizeColumnsToContents();
    m_gameList->setVisible(m_collection.size() > 1);
    arrange();
    m_gameList->selectRow(0); // shows the game by its signal
    showGame(0);
    m_board->setFocus();
    return true;
}

QString RecordPage::caption() const
{
    const QString rules = rulesOf(m_game.info);
    return rules.isEmpty() ? m_fileName : QStringLiteral("%1 — %2").arg(m_fileName, rules);
}

std::optional<OfferedFile> RecordPage::file() const
{
    return OfferedFile { QByteArray::fromStdString(record::writeSgf(m_game)), m_fileName };
}

void RecordPage::showGame(int index)
{
    if (index == m_gameIndex || index < 0 || index >= static_cast<int>(m_collection.size()))
        return;
    m_gameIndex = index;
    m_game = m_collection.readGame(static_cast<std::size_t>(index));
    m_line = m_game.tree.mainLine();
    m_moves->setLine(m_game.tree, m_line);
    m_place = -1;
    goTo(0);
    updateTexts();
    emit stateChanged();
}

void RecordPage::goTo(int place)
{
    const int end = static_cast<int>(m_line.size()) - 1;
    const int target = std::clamp(place, 0, std::max(end, 0));
    if (target == m_place)
        return;
    m_place = target;
    const QModelIndex cell = m_moves->indexOf(m_place);
    if (cell.isValid())
        m_moveList->setCurrentIndex(cell);
    else
        m_moveList->selectionModel()->clear();
    judgeNode();
    repaintBoard();
}

void RecordPage::judgeNode()
{
    const record::NodeId node = m_line[static_cast<std::size_t>(m_place)];
    const auto rule = record::rulesFromText(m_game.info.rules).rule;
    const std::optional<rules::Position> position = m_game.tree.position(node);
    const rules::RuleSet rules { .rule = rule.value_or(rules::Rule::FreeStyle) };
    const std::optional<rules::Side> side = rules.judgedSide(m_game.tree.sideToMove(node));
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
    goTo(m_place - 1);
}

void RecordPage::next()
{
    goTo(m_place + 1);
}

void RecordPage::last()
{
    goTo(static_cast<int>(m_line.size()) - 1);
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
    m_theme = theme;
    m_board->setTheme(theme);
    for (QToolButton *button : m_steps)
        button->setIcon(lineIcon(button->objectName(), theme.text, theme.mutedText));
    m_proof->setTheme(theme);
    m_black.stone->setPixmap(stonePixmap(rules::Side::Black, theme, devicePixelRatioF()));
    m_white.stone->setPixmap(stonePixmap(rules::Side::White, theme, devicePixelRatioF()));
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, theme.mutedText);
    m_facts->setPalette(muted);
    m_count->setPalette(muted);
}

void RecordPage::setShown(const Shown &shown)
{
    m_numbers = shown.numbers;
    m_signs.foulsShown = shown.signs;
    m_signs.seemingShown = shown.seemingSigns;
    repaintBoard();
}

void RecordPage::repaintBoard()
{
    if (m_line.empty())
        return;
    const record::GameTree &tree = m_game.tree;
    const record::NodeId node = m_line[static_cast<std::size_t>(m_place)];
    BoardFrame frame;
    frame.columns = tree.columns();
    frame.rows = tree.rows();
    // A board with sides of different length can only be mirrored and turned upside down.
    if (frame.columns == frame.rows)
        frame.view = m_view;
    BoardPicture picture(frame);

    const record::Stones stones = tree.stones(node);
    for (const rules::Point point : picture.points())
        picture.at(point).stone = stones.at(point);
    int number = 0;
    for (int place = 0; place <= m_place; ++place) {
        const auto move = tree.move(m_line[static_cast<std::size_t>(place)]);
        if (!move)
            continue;
        ++number;
        if (move->kind != record::Move::Kind::Stone)
            continue;
        if (m_numbers && picture.at(move->point).stone != rules::Stone::None)
            picture.at(move->point).number = number;
        if (place == m_place)
            picture.lastMove = move->point;
    }

    const auto rule = record::rulesFromText(m_game.info.rules).rule;
    const std::optional<rules::Position> position = tree.position(node);
    if (rule && position) {
        const rules::RuleSet rules { .rule = *rule };
        if (const auto move = tree.move(node); move && move->kind == record::Move::Kind::Stone) {
            rules::Position before = *position;
            before.clear(move->point);
            picture.winningRows = rules::judge(before, move->point, move->side, rules).winningRows;
        }
    }
    layFifthMoves(picture, tree, node);
    m_signs.layOn(picture, m_scene);
    m_proof->layMarks(picture);
    m_board->setPicture(picture);

    m_steps[0]->setEnabled(m_place > 0);
    m_steps[1]->setEnabled(m_place > 0);
    const bool atEnd = m_place + 1 >= static_cast<int>(m_line.size());
    m_steps[2]->setEnabled(!atEnd);
    m_steps[3]->setEnabled(!atEnd);
    m_count->setText(QStringLiteral("%1 / %2").arg(m_place).arg(m_line.size() - 1));
    const QString comment = QString::fromStdString(tree.comment(node)).trimmed();
    m_comment->setText(comment);
    m_comment->setVisible(!comment.isEmpty());
}

void RecordPage::updateTexts()
{
    const record::GameInfo &info = m_game.info;
    const QString black = playerText(info.black, rules::Side::Black);
    const QString white = playerText(info.white, rules::Side::White);
    m_black.name->setText(black);
    m_white.name->setText(white);
    m_result->setText(resultText(info.result, black, white));

    QStringList facts;
    for (const QString &fact : { QString::fromStdString(info.event), QString::fromStdString(info.round),
             QString::fromStdString(info.place), QString::fromStdString(info.date), rulesOf(info) }) {
        if (!fact.isEmpty())
            facts.append(fact);
    }
    m_facts->setText(facts.join(QStringLiteral(" · ")));
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
        if (row >= 0 && row < m_games->rowCount())
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
    // A proof needs the room more than the names do.
    const bool proves = m_tabs->currentWidget() == m_proof;
    for (QLabel *label : { m_black.stone, m_black.name, m_white.stone, m_white.name, m_result })
        label->setVisible(!lowest && !(upright && proves));
    m_facts->setVisible(!proves && (!upright || height() > 760));
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
    const std::array<QString, 4> names { tr("First move"), tr("Previous move"), tr("Next move"), tr("Last move") };
    for (std::size_t i = 0; i < names.size(); ++i) {
        m_steps[i]->setToolTip(names[i]);
        m_steps[i]->setAccessibleName(names[i]);
    }
    m_games->retranslate();
    m_moves->retranslate();
    updateTexts();
    if (!m_line.empty())
        judgeNode();
}

} // namespace kagetsu::ui
