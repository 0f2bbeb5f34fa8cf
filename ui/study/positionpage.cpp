// SPDX-License-Identifier: MIT
#include "ui/study/positionpage.h"

#include "ui/board/boardwidget.h"
#include "ui/board/words.h"
#include "ui/look/fit.h"
#include "ui/proof/proofpanel.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QToolButton>

namespace kagetsu::ui {

PositionPage::PositionPage(QWidget *parent)
    : Page(parent)
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_board(new BoardWidget(this))
    , m_side(new QWidget(this))
    , m_clear(button("clear"))
    , m_rule(new QComboBox(m_side))
    , m_judged(new QComboBox(m_side))
    , m_size(new QComboBox(m_side))
    , m_proof(new ProofPanel(m_side))
{
    setObjectName(QStringLiteral("positionPage"));
    m_board->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_proof->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setFocusProxy(m_board);

    auto *tools = new QHBoxLayout;
    tools->setSpacing(4);
    auto *group = new QButtonGroup(this);
    constexpr const char *Names[] { "layBlack", "layWhite", "erase", "askPoint" };
    for (std::size_t i = 0; i < m_tools.size(); ++i) {
        m_tools[i] = button(Names[i]);
        m_tools[i]->setCheckable(true);
        group->addButton(m_tools[i]);
        tools->addWidget(m_tools[i], 1);
        connect(m_tools[i], &QToolButton::clicked, this, [this, i] { setTool(static_cast<Tool>(i)); });
    }
    tools->insertWidget(static_cast<int>(Tool::Ask), m_clear, 1);
    auto *choices = new QHBoxLayout;
    choices->setSpacing(4);
    m_rule->setObjectName(QStringLiteral("rule"));
    m_judged->setObjectName(QStringLiteral("judged"));
    m_size->setObjectName(QStringLiteral("boardSize"));
    for (QComboBox *choice : { m_rule, m_judged, m_size }) {
        choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        choice->setMinimumContentsLength(4);
        choices->addWidget(choice, 1);
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
    side->addWidget(m_proof, 1);
    m_layout->setSizeConstraint(QLayout::SetNoConstraint);
    m_layout->setContentsMargins(12, 12, 12, 12);
    m_layout->setSpacing(12);
    m_layout->addWidget(m_board, 6);
    m_layout->addWidget(m_side, 3);

    connect(m_board, &BoardWidget::pointActivated, this, &PositionPage::tap);
    connect(m_board, &BoardWidget::pointHovered, m_proof, &ProofPanel::pointAt);
    connect(m_board, &BoardWidget::cursorMoved, m_proof, &ProofPanel::pointAt);
    connect(m_proof, &ProofPanel::marksChanged, this, &PositionPage::repaintBoard);
    connect(m_clear, &QToolButton::clicked, this, &PositionPage::clear);
    connect(m_rule, &QComboBox::currentIndexChanged, this, [this] {
        judge();
        emit stateChanged();
    });
    connect(m_judged, &QComboBox::currentIndexChanged, this, &PositionPage::judge);
    connect(m_size, &QComboBox::currentIndexChanged, this, [this] { setBoardSize(m_size->currentData().toInt()); });
    retranslate();
    setTool(Tool::Black);
}

QToolButton *PositionPage::button(const char *name)
{
    auto *made = new QToolButton(m_side);
    made->setObjectName(QLatin1String(name));
    made->setProperty("big", true);
    made->setProperty("tight", true); // five of them share the width of a small window
    made->setMinimumSize(44, 44);
    made->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    made->setFocusPolicy(Qt::TabFocus);
    return made;
}

rules::RuleSet PositionPage::rules() const
{
    return { .rule = static_cast<rules::Rule>(m_rule->currentData().toInt()) };
}

rules::Side PositionPage::side() const
{
    return static_cast<rules::Side>(m_judged->currentData().toInt());
}

std::optional<ProofScene> PositionPage::scene() const
{
    if (!rules().fouls(side()).any())
        return std::nullopt;
    return ProofScene { m_position, side(), rules() };
}

QString PositionPage::caption() const
{
    return ruleName(rules().rule);
}

void PositionPage::setPosition(const rules::Position &position)
{
    m_position = position;
    m_cleared = rules::Position(position.size());
    m_size->setCurrentIndex(m_size->findData(position.size()));
    judge();
}

void PositionPage::setBoardSize(int size)
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

void PositionPage::setTool(Tool tool)
{
    m_tool = tool;
    m_tools[static_cast<std::size_t>(tool)]->setChecked(true);
    if (tool != Tool::Ask)
        m_proof->unpin();
    m_board->setInteractive(tool == Tool::Black ? std::optional(rules::Side::Black)
            : tool == Tool::White               ? std::optional(rules::Side::White)
                                                : std::nullopt);
    repaintBoard();
}

void PositionPage::tap(rules::Point point)
{
    if (m_tool == Tool::Ask) {
        m_proof->pin(point);
        return;
    }
    const rules::Stone laid = m_tool == Tool::Black ? rules::Stone::Black
        : m_tool == Tool::White                     ? rules::Stone::White
                                                    : rules::Stone::None;
    rules::Position next = m_position;
    // A stone tapped once more is taken up again.
    next.set(point, m_position.at(point) == laid ? rules::Stone::None : laid);
    setPosition(next);
}

void PositionPage::clear()
{
    const rules::Position before = m_position;
    setPosition(m_position == rules::Position(m_position.size()) ? m_cleared : rules::Position(m_position.size()));
    m_cleared = before;
}

void PositionPage::judge()
{
    const std::optional<ProofScene> judged = scene();
    m_proof->setIdleText(judged
            ? tr(
                "Lay stones with Black and White. Then choose Ask and tap an empty point to see whether a stone may be "
                "played there, and why.")
            : tr("This rule forbids this side nothing."));
    m_proof->setScene(judged);
    repaintBoard();
}

void PositionPage::repaintBoard()
{
    BoardPicture picture(m_position);
    m_signs.layOn(picture, scene());
    // Whoever lays stones wants to see the stones.
    if (m_tool == Tool::Ask)
        m_proof->layMarks(picture);
    m_board->setPicture(picture);
}

void PositionPage::setTheme(const Theme &theme)
{
    m_board->setTheme(theme);
    m_proof->setTheme(theme);
}

void PositionPage::setShown(const Shown &shown)
{
    m_signs.foulsShown = shown.signs;
    m_signs.seemingShown = shown.seemingSigns;
    repaintBoard();
}

void PositionPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Page::changeEvent(event);
}

void PositionPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    arrange();
}

void PositionPage::arrange()
{
    constexpr int Tools = 2 * 44 + 2 * 6;
    constexpr int Reasons = 130;
    BoardAndSide { m_layout, m_board, m_side }.arrange(*this, Tools + Reasons);
}

void PositionPage::retranslate()
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
    m_clear->setToolTip(tr("Take all stones away; once more brings them back"));
    m_rule->setAccessibleName(tr("Rule"));
    m_judged->setAccessibleName(tr("Whose points are judged"));
    m_size->setAccessibleName(tr("Board size"));
    for (int i = 0; i < m_rule->count(); ++i)
        m_rule->setItemText(i, ruleName(static_cast<rules::Rule>(m_rule->itemData(i).toInt())));
    m_judged->setItemText(0, tr("for Black"));
    m_judged->setItemText(1, tr("for White"));
    judge();
}

} // namespace kagetsu::ui
