// SPDX-License-Identifier: MIT
#include "ui/arbiter/verdict/verdictpage.h"

#include "base/enumtable.h"
#include "text/rules/rules.h"
#include "ui/arbiter/verdict/positiondialog.h"
#include "ui/board/boardwidget.h"
#include "ui/board/diagramsubject.h"
#include "ui/board/inforce.h"
#include "ui/board/painting/stoneicon.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/combobox.h"
#include "ui/controls/input/boardzoom.h"
#include "ui/controls/layout/evengrid.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/lineicon.h"
#include "ui/controls/oneofmany.h"
#include "ui/controls/signbutton.h"
#include "ui/library/explorerpanel.h"
#include "ui/record/proof/proofpanel.h"
#include "ui/record/solver/winpanel.h"

#include <QAction>
#include <QBoxLayout>
#include <QButtonGroup>
#include <QClipboard>
#include <QGuiApplication>
#include <QHideEvent>
#include <QMenu>
#include <QStackedWidget>
#include <QToolButton>

namespace kagetsu::ui {

namespace {

// Takes the remaining height: its contents must not push the buttons below the board.
class Reasons : public QStackedWidget
{
public:
    using QStackedWidget::QStackedWidget;

    bool hasHeightForWidth() const override { return false; }
};

} // namespace

VerdictPage::VerdictPage(QWidget *parent)
    : Page(parent)
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_board(new BoardWidget(this))
    , m_side(new QWidget(this))
    , m_win(button("win"))
    , m_clear(button("clear"))
    , m_back(new SignButton("undo", QStringLiteral("undo"), m_side))
    , m_undoAction(new QAction(this))
    , m_redoAction(new QAction(this))
    , m_rule(new ComboBox(m_side))
    , m_judged(new ComboBox(m_side))
    , m_size(new ComboBox(m_side))
    , m_paste(button("paste"))
    , m_points(button("allPoints"))
    , m_pointMenu(new QMenu(m_points))
    , m_games(button("findGames"))
    , m_paper(button("paper"))
    , m_buttons(new EvenGrid(0))
    , m_told(new Reasons(m_side))
    , m_proof(new ProofPanel)
    , m_wins(new WinPanel(m_board, m_side))
    , m_explorer(new ExplorerPanel(m_side))
    , m_findGames(new QAction(this))
    , m_findWin(new QAction(this))
    , m_findOtherWin(new QAction(this))
    , m_findThrees(new QAction(this))
    , m_findOtherThrees(new QAction(this))
    , m_draft(*this, { QStringLiteral("verdict"), {}, tr("Verdict desk") },
          { [this] { return draftState(); }, [this](const QJsonObject &state) { restore(state); } })
{
    setObjectName(QStringLiteral("verdictPage"));
    m_board->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_proof->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setFocusProxy(m_board);
    layOut();
    connectParts();
}

void VerdictPage::layOut()
{
    auto *tools = new QHBoxLayout;
    tools->setSpacing(4);
    auto *group = new QButtonGroup(this);
    constexpr EnumTable<Tool, const char *> ToolNames({
        { Tool::Black, "layBlack" },
        { Tool::White, "layWhite" },
        { Tool::Erase, "erase" },
        { Tool::Ask, "askPoint" },
    });
    for (std::size_t i = 0; i < m_tools.size(); ++i) {
        m_tools[i] = button(ToolNames[static_cast<Tool>(i)]);
        m_tools[i]->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        addOneOfMany(*group, *m_tools[i]);
        tools->addWidget(m_tools[i], 1);
        connect(m_tools[i], &QToolButton::clicked, this, [this, i] { setTool(static_cast<Tool>(i)); });
    }
    tools->insertWidget(0, m_back);
    auto *choices = new QHBoxLayout;
    choices->setSpacing(4);
    m_rule->setObjectName(QStringLiteral("rule"));
    m_judged->setObjectName(QStringLiteral("judged"));
    m_size->setObjectName(QStringLiteral("boardSize"));
    for (QComboBox *choice : { m_rule, m_judged, m_size }) {
        choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        choice->setMinimumContentsLength(4);
        choices->addWidget(choice, choice == m_judged ? 39 : choice == m_rule ? 32 : 29);
    }
    for (rules::Rule rule : rules::AllRules)
        m_rule->addItem(QString(), static_cast<int>(rule));
    m_rule->setCurrentIndex(m_rule->findData(static_cast<int>(rules::Rule::Renju)));
    for (rules::Side each : { rules::Side::Black, rules::Side::White })
        m_judged->addItem(QString(), static_cast<int>(each));
    for (int size = rules::MinBoardSize; size <= rules::MaxBoardSize; ++size)
        m_size->addItem(QStringLiteral("%1×%1").arg(size), size);
    m_size->setCurrentIndex(m_size->findData(m_position.size()));

    auto *side = new QVBoxLayout(m_side);
    side->setContentsMargins(0, 0, 0, 0);
    side->setSpacing(6);
    side->addLayout(tools);
    side->addLayout(choices);
    m_buttons->setBalanced(true);
    m_buttons->setContentsMargins(0, 0, 0, 0);
    m_buttons->setSpacing(4);
    for (QToolButton *each : { m_clear, m_paste, m_points, m_win, m_games, m_paper }) {
        m_buttons->addWidget(each);
        onFit(*each, [this](double) { fitButtons(); });
    }
    onFit(*m_tools[0], [this](double) { paintIcons(); });
    onTheme(*this, [this] { paintIcons(); });
    m_back->setProperty("tight", true);
    m_undoAction->setShortcuts({ QKeySequence(Qt::CTRL | Qt::Key_Z) });
    m_redoAction->setShortcuts({ QKeySequence(Qt::CTRL | Qt::Key_Y), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z) });
    for (QAction *each : { m_undoAction, m_redoAction }) {
        each->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(each);
    }
    m_points->setPopupMode(QToolButton::InstantPopup);
    m_points->setMenu(m_pointMenu);
    side->addLayout(m_buttons);
    side->addWidget(m_told, 1);
    addWins();
    addGames();
    m_layout->setSizeConstraint(QLayout::SetNoConstraint);
    m_layout->setContentsMargins(12, 12, 12, 12);
    m_layout->setSpacing(12);
    m_layout->addWidget(m_board, 6);
    m_layout->addWidget(m_side, 3);
}

void VerdictPage::connectParts()
{
    new BoardZoom(m_board);
    connect(m_board, &BoardWidget::pointActivated, this, &VerdictPage::tap);
    connect(m_board, &BoardWidget::pointHovered, m_proof, &ProofPanel::pointAt);
    connect(m_board, &BoardWidget::cursorMoved, m_proof, &ProofPanel::pointAt);
    connect(m_proof, &ProofPanel::marksChanged, this, &VerdictPage::repaintBoard);
    connect(m_back, &QToolButton::clicked, this, &VerdictPage::undo);
    connect(m_undoAction, &QAction::triggered, this, &VerdictPage::undo);
    connect(m_redoAction, &QAction::triggered, this, &VerdictPage::redo);
    connect(m_clear, &QToolButton::clicked, this, &VerdictPage::clear);
    connect(m_paste, &QToolButton::clicked, this, &VerdictPage::paste);
    connect(m_pointMenu, &QMenu::aboutToShow, this, &VerdictPage::fillPoints);
    connect(m_paper, &QToolButton::clicked, this, &VerdictPage::askForPaper);
    connect(m_rule, &QComboBox::currentIndexChanged, this, [this] {
        judge();
        emit stateChanged();
    });
    connect(m_judged, &QComboBox::currentIndexChanged, this, &VerdictPage::judge);
    connect(m_size, &QComboBox::currentIndexChanged, this, [this] { setBoardSize(m_size->currentData().toInt()); });
    onLanguage(*this, [this] { retranslate(); });
    setTool(Tool::Black);
    m_back->setEnabled(false);
}

VerdictPage::~VerdictPage()
{
    // They emit signals while being destroyed.
    m_wins->disconnect(this);
    m_explorer->disconnect(this);
}

void VerdictPage::addWins()
{
    m_told->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_told->setMinimumHeight(90);
    m_told->addWidget(m_proof);
    m_told->addWidget(m_wins);
    m_findWin->setShortcut(Qt::Key_F4);
    m_findOtherWin->setShortcut(Qt::SHIFT | Qt::Key_F4);
    m_findThrees->setShortcut(Qt::Key_F5);
    m_findOtherThrees->setShortcut(Qt::SHIFT | Qt::Key_F5);
    for (QAction *each : { m_findWin, m_findOtherWin, m_findThrees, m_findOtherThrees }) {
        each->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(each);
    }
    connect(m_findWin, &QAction::triggered, m_wins, &WinPanel::findForMover);
    connect(m_findOtherWin, &QAction::triggered, m_wins, &WinPanel::findForOther);
    connect(m_findThrees, &QAction::triggered, m_wins, &WinPanel::findByThreesForMover);
    connect(m_findOtherThrees, &QAction::triggered, m_wins, &WinPanel::findByThreesForOther);
    connect(m_win, &QToolButton::clicked, m_findWin, &QAction::trigger);
    connect(m_wins, &WinPanel::asked, this, [this] { m_told->setCurrentWidget(m_wins); });
    connect(m_wins, &WinPanel::marksChanged, this, &VerdictPage::repaintBoard);
    connect(m_told, &QStackedWidget::currentChanged, this, &VerdictPage::repaintBoard);
}

// What games with the position did, and which they are.
void VerdictPage::addGames()
{
    m_told->addWidget(m_explorer);
    m_findGames->setShortcut(Qt::SHIFT | Qt::Key_F8);
    m_findGames->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(m_findGames);
    connect(m_games, &QToolButton::clicked, m_findGames, &QAction::trigger);
    connect(m_findGames, &QAction::triggered, this, [this] {
        m_told->setCurrentWidget(m_explorer);
        m_explorer->setFocus();
    });
    connect(m_explorer, &ExplorerPanel::marksChanged, this, &VerdictPage::repaintBoard);
    connect(m_explorer, &ExplorerPanel::backWanted, this, &VerdictPage::undo);
    connect(m_explorer, &ExplorerPanel::moveWanted, this, [this](rules::Side mover, rules::Point point) {
        rules::Position next = m_position;
        next.set(point, rules::stoneOf(mover));
        setPosition(next);
    });
    connect(m_explorer, &ExplorerPanel::gameWanted, this, [this](std::int64_t id, int ply, rules::Symmetry map) {
        emit libraryGameWanted(id, ply, rules::inverse(map));
    });
    connect(m_explorer, &ExplorerPanel::studyWanted, this,
        [this](std::int64_t id, const record::Way &way, rules::Symmetry map) {
            emit libraryStudyWanted(id, way, rules::inverse(map));
        });
    connect(m_explorer, &ExplorerPanel::elsewhereWanted, this, &VerdictPage::positionSearchWanted);
    connect(m_explorer, &ExplorerPanel::reportWanted, this, &VerdictPage::reportWanted);
    setLibrary(nullptr);
}

void VerdictPage::setLibrary(UserLibrary *library)
{
    m_explorer->setLibrary(library);
    m_games->setVisible(library != nullptr);
    m_findGames->setEnabled(library != nullptr);
    fitButtons();
}

void VerdictPage::askLibrary()
{
    ExplorerQuestion question = questionAbout(m_position);
    if (scene()) {
        question.fouls = rules::judgeBoard(m_position, side(), rules()).fouls;
        question.foulSide = side();
    }
    m_explorer->setQuestion(std::move(question));
}

bool VerdictPage::tellsWins() const
{
    return m_told->currentWidget() == m_wins;
}

void VerdictPage::setFindsWins(bool finds)
{
    if (!finds) {
        m_wins->giveUp();
        m_told->setCurrentWidget(m_proof);
    }
    m_win->setVisible(finds);
    m_games->setVisible(finds && m_explorer->hasLibrary());
    m_findGames->setEnabled(finds && m_explorer->hasLibrary());
    for (QAction *each : { m_findWin, m_findOtherWin, m_findThrees, m_findOtherThrees })
        each->setEnabled(finds);
}

void VerdictPage::hideEvent(QHideEvent *event)
{
    // The user went to another page; a hidden window comes back.
    if (!event->spontaneous())
        m_wins->giveUp();
    Page::hideEvent(event);
}

QToolButton *VerdictPage::button(const char *name)
{
    auto *made = new BigButton(name, m_side);
    made->setProperty("tight", true); // five of them share the width of a small window
    return made;
}

rules::RuleSet VerdictPage::rules() const
{
    return { .rule = static_cast<rules::Rule>(m_rule->currentData().toInt()) };
}

rules::Side VerdictPage::side() const
{
    return static_cast<rules::Side>(m_judged->currentData().toInt());
}

std::optional<ProofScene> VerdictPage::scene() const
{
    if (!rules().fouls(side()).any())
        return std::nullopt;
    return judged();
}

QString VerdictPage::caption() const
{
    return QStringLiteral("%1 · %2").arg(tr("Verdict desk"), text::ruleName(rules().rule));
}

Page::ActionHandlers VerdictPage::actionHandlers()
{
    return { { Command::PastePosition, [this] { paste(); } }, { Command::VerdictPaper, [this] { askForPaper(); } } };
}

QList<Page::KeyRow> VerdictPage::ownKeys() const
{
    QList<KeyRow> rows;
    for (const QAction *action :
        { m_undoAction, m_redoAction, m_findWin, m_findOtherWin, m_findThrees, m_findOtherThrees, m_findGames }) {
        if (action->isEnabled())
            rows.append({ action->shortcuts(), action->text() });
    }
    return rows;
}

void VerdictPage::setPosition(const rules::Position &position)
{
    if (position != m_position) {
        m_undo.push_back(m_position);
        m_redo.clear();
    }
    lay(position);
}

void VerdictPage::lay(const rules::Position &position)
{
    m_position = position;
    m_size->setCurrentIndex(m_size->findData(position.size()));
    m_back->setEnabled(!m_undo.empty());
    judge();
    m_draft.touch();
}

QJsonObject VerdictPage::draftState() const
{
    return { { QStringLiteral("board"), QString::fromStdString(rules::toText(m_position)) },
        { QStringLiteral("rule"), m_rule->currentData().toInt() },
        { QStringLiteral("side"), m_judged->currentData().toInt() } };
}

void VerdictPage::restore(const QJsonObject &state)
{
    if (const auto board = rules::positionFromText(state.value(QStringLiteral("board")).toString().toStdString()))
        setPosition(*board);
    m_rule->setCurrentIndex(std::max(0, m_rule->findData(state.value(QStringLiteral("rule")).toInt())));
    m_judged->setCurrentIndex(std::max(0, m_judged->findData(state.value(QStringLiteral("side")).toInt())));
}

void VerdictPage::take(const JudgedPosition &shown)
{
    setPosition(shown.position);
    m_rule->setCurrentIndex(m_rule->findData(static_cast<int>(shown.rule)));
    m_judged->setCurrentIndex(m_judged->findData(static_cast<int>(shown.side)));
    setTool(Tool::Ask);
    m_draft.startAnew();
}

void VerdictPage::goBack(std::vector<rules::Position> &from, std::vector<rules::Position> &to)
{
    if (from.empty())
        return;
    to.push_back(m_position);
    const rules::Position next = from.back();
    from.pop_back();
    lay(next);
}

void VerdictPage::undo()
{
    goBack(m_undo, m_redo);
}

void VerdictPage::redo()
{
    goBack(m_redo, m_undo);
}

void VerdictPage::setBoardSize(int size)
{
    if (size == m_position.size())
        return;
    rules::Position next(size);
    for (const rules::Side side : { rules::Side::Black, rules::Side::White }) {
        m_position.stones(side).forEach([&](rules::Point point) {
            if (next.isOn(point))
                next.place(point, side);
        });
    }
    setPosition(next);
}

void VerdictPage::setTool(Tool tool)
{
    m_tool = tool;
    m_tools[static_cast<std::size_t>(tool)]->setChecked(true);
    if (tool != Tool::Ask)
        m_proof->unpin();
    else
        m_told->setCurrentWidget(m_proof);
    m_board->setInteractive(tool == Tool::Black ? std::optional(rules::Side::Black)
            : tool == Tool::White               ? std::optional(rules::Side::White)
                                                : std::nullopt);
    repaintBoard();
}

void VerdictPage::tap(rules::Point point)
{
    if (tellsWins() && m_wins->tap(point))
        return;
    if (m_tool == Tool::Ask) {
        m_told->setCurrentWidget(m_proof);
        m_proof->askAbout(point);
        return;
    }
    const rules::Stone laid = m_tool == Tool::Black ? rules::Stone::Black
        : m_tool == Tool::White                     ? rules::Stone::White
                                                    : rules::Stone::None;
    rules::Position next = m_position;
    // Tapping the same stone again removes it.
    next.set(point, m_position.at(point) == laid ? rules::Stone::None : laid);
    setPosition(next);
}

void VerdictPage::clear()
{
    setPosition(rules::Position(m_position.size()));
}

void VerdictPage::paste()
{
    const QString copied = QGuiApplication::clipboard()->text();
    const bool isPosition = record::readPosition(copied.toStdString(), m_position.size()).hasValue();
    auto *dialog = new PositionDialog(isPosition ? copied : QString(), m_position.size(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    new DraftKeeper(*dialog, { QStringLiteral("positionText") });
    connect(dialog, &QDialog::accepted, this, [this, dialog] { setPosition(dialog->position()); });
    dialog->open();
}

VerdictQuestion VerdictPage::question() const
{
    return { judged(), m_proof->isPinned() ? m_proof->point() : std::nullopt };
}

void VerdictPage::askForPaper()
{
    emit paperWanted(question());
}

void VerdictPage::fillPoints()
{
    m_pointMenu->clear();
    const rules::BoardVerdict verdict = rules::judgeBoard(m_position, side(), rules());
    const auto add = [this](rules::Point point, const QString &what) {
        //: In a list of points: %1 is a point, %2 what is said of it, such as "double-three".
        QAction *action = m_pointMenu->addAction(tr("%1: %2").arg(text::pointText(point), what));
        connect(action, &QAction::triggered, this, [this, point] { ask(point); });
    };
    for (const rules::FoulPoint &each : verdict.fouls)
        add(each.point, text::foulNames(each.fouls));
    for (const rules::Point point : verdict.wins) {
        //: Said of a point: a stone there makes five.
        add(point, tr("wins"));
    }
    if (m_pointMenu->isEmpty())
        m_pointMenu->addAction(tr("No point is forbidden, and none wins."))->setEnabled(false);
}

void VerdictPage::ask(rules::Point point)
{
    setTool(Tool::Ask);
    m_told->setCurrentWidget(m_proof);
    m_proof->unpin();
    m_proof->askAbout(point);
    m_board->setCursorPoint(point);
}

void VerdictPage::judge()
{
    const std::optional<ProofScene> asked = scene();
    m_proof->setIdleText(asked ? tr("Place stones with “Black” and “White”. Then choose “Ask” and tap an empty point "
                                    "to see whether a stone is allowed there, and why.")
                               : tr("This side has no forbidden points under this rule."));
    m_proof->setScene(asked);
    m_wins->setIdleText(tr("The game has ended in this position."));
    if (isDecided(m_position, rules()))
        m_wins->setScene(std::nullopt);
    else
        m_wins->setScene(WinScene { m_position, side(), rules() });
    askLibrary();
    repaintBoard();
}

BoardPicture VerdictPage::picture(PointSigns &signs) const
{
    BoardPicture shown(m_position);
    signs.layOn(shown, scene());
    // Users who place stones want to see the stones.
    if (m_tool == Tool::Ask)
        m_proof->layMarks(shown);
    return shown;
}

void VerdictPage::repaintBoard()
{
    BoardPicture shown = picture(m_signs);
    m_wins->layMarks(shown);
    m_explorer->layMarks(shown);
    m_board->setPicture(shown);
}

std::optional<DiagramSubject> VerdictPage::diagramSubject() const
{
    PointSigns signs; // all forbidden points, hidden or not
    signs.seemingShown = m_signs.seemingShown;
    DiagramSubject subject;
    subject.picture = picture(signs);
    return subject;
}

void VerdictPage::setShown(const Shown &shown)
{
    m_signs.foulsShown = shown.signs;
    m_signs.seemingShown = shown.seemingSigns;
    repaintBoard();
}

void VerdictPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    arrange();
}

void VerdictPage::arrange()
{
    // Beside the board there is room below, on a phone hardly for the board.
    const bool isUpright = width() < height();
    m_buttons->setMostColumns(isUpright ? 6 : 3);
    constexpr int Margins = 24;
    const int tools = 54 + 44 + m_buttons->heightForWidth(width() - Margins) + 3 * 6;
    const int reasons = height() < 700 ? 100 : 130;
    BoardAndSide { m_layout, m_board, m_side }.arrange(*this, tools + reasons);
}

// Puts the buttons in as few rows as their words allow.
void VerdictPage::fitButtons()
{
    int widest = 72; // three columns of twice that fill the side
    for (const QToolButton *each : { m_clear, m_paste, m_points, m_win, m_games, m_paper })
        widest = std::max(widest, each->sizeHint().width());
    m_buttons->setLeastWidth(widest);
}

void VerdictPage::paintIcons()
{
    const int width = qRound(20 * fitOf(*this));
    const Theme &look = theme();
    m_tools[0]->setIcon(stoneIcon(rules::Side::Black, look, width, devicePixelRatioF()));
    m_tools[1]->setIcon(stoneIcon(rules::Side::White, look, width, devicePixelRatioF()));
    m_tools[2]->setIcon(lineIcon(QStringLiteral("erase"), look.text, look.disabledSign(), look.accentText));
    m_tools[3]->setIcon(lineIcon(QStringLiteral("help"), look.text, look.disabledSign(), look.accentText));
    for (QToolButton *each : m_tools)
        each->setIconSize(QSize(width, width));
}

void VerdictPage::retranslate()
{
    m_board->setAccessibleName(tr("Board"));
    //: Button: a tap lays a black stone.
    m_tools[0]->setText(tr("Black"));
    //: Button: a tap lays a white stone.
    m_tools[1]->setText(tr("White"));
    //: Button: a tap takes a stone off the board.
    m_tools[2]->setText(tr("Erase"));
    //: Button: a tap asks why a point is forbidden or not.
    m_tools[3]->setText(tr("Ask"));
    //: Button: take all stones off the board.
    m_clear->setText(tr("Clear"));
    m_clear->setToolTip(tr("Clear all stones"));
    m_undoAction->setText(tr("Undo the last change"));
    m_redoAction->setText(tr("Redo the last change"));
    m_back->say(QStringLiteral("%1 (%2)").arg(
        m_undoAction->text(), m_undoAction->shortcut().toString(QKeySequence::NativeText)));
    m_back->setAccessibleName(m_undoAction->text());
    m_findWin->setText(tr("Find a win by fours"));
    m_findOtherWin->setText(tr("Find a win by fours for the other side"));
    m_findThrees->setText(tr("Find a win by fours and threes"));
    m_findOtherThrees->setText(tr("Find a win by fours and threes for the other side"));
    //: Button: look for a win by fours.
    m_win->setText(tr("Find win"));
    m_win->setToolTip(
        QStringLiteral("%1 (%2)").arg(m_findWin->text(), m_findWin->shortcut().toString(QKeySequence::NativeText)));
    //: Button: takes a position as text.
    m_paste->setText(tr("Paste…"));
    m_paste->setToolTip(tr("Paste a board, a line of moves or a game record as text"));
    //: Button: a list of all points that are forbidden or win.
    m_points->setText(tr("All points"));
    m_points->setToolTip(tr("List the points that are forbidden or win, to see why"));
    m_findGames->setText(tr("Find games with this position"));
    //: Button: looks for games of the game library with the position.
    m_games->setText(tr("Games"));
    m_games->setToolTip(
        QStringLiteral("%1 (%2)").arg(m_findGames->text(), m_findGames->shortcut().toString(QKeySequence::NativeText)));
    //: Button: puts the verdict on paper.
    m_paper->setText(tr("Print…"));
    m_paper->setToolTip(
        tr("Print the verdict with its proof and the rule, for the point asked about or for all points"));
    m_rule->setAccessibleName(tr("Rule"));
    m_judged->setAccessibleName(tr("Side to judge"));
    m_size->setAccessibleName(tr("Board size"));
    for (int i = 0; i < m_rule->count(); ++i)
        m_rule->setItemText(i, text::ruleName(static_cast<rules::Rule>(m_rule->itemData(i).toInt())));
    m_judged->setItemText(0, tr("for Black"));
    m_judged->setItemText(1, tr("for White"));
    judge();
    fitButtons();
}

} // namespace kagetsu::ui
