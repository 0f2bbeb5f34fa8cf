// SPDX-License-Identifier: MIT
#include "ui/record/edit/toolbox.h"

#include "ui/board/inforce.h"
#include "ui/board/spokenpoint.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/oneofmany.h"
#include "ui/record/edit/toolicon.h"

#include <QButtonGroup>
#include <QCoreApplication>
#include <QGridLayout>
#include <QMenu>
#include <QShortcut>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <iterator>

namespace kagetsu::ui {

namespace {

struct ToolRow
{
    StudyTool tool;
    const char *name;
    const char *words;
    Qt::Key key; // with Alt and Shift: plain letters and digits are typed as coordinates
    bool isOfLibraries = false;
    bool isCommon = false; // has a button of its own in any window
};

constexpr const char *ToolWords = "kagetsu::ui::ToolBox";

// In the order of the buttons.
constexpr ToolRow Tools[] {
    { StudyTool::Play, "toolPlay", QT_TRANSLATE_NOOP("kagetsu::ui::ToolBox", "Play stones"), Qt::Key_1, true, true },
    //: Tool: a stone is put up without being played.
    { StudyTool::Black, "toolBlack", QT_TRANSLATE_NOOP("kagetsu::ui::ToolBox", "Set up black stones"), Qt::Key_B },
    { StudyTool::White, "toolWhite", QT_TRANSLATE_NOOP("kagetsu::ui::ToolBox", "Set up white stones"), Qt::Key_W },
    { StudyTool::Remove, "toolRemove", QT_TRANSLATE_NOOP("kagetsu::ui::ToolBox", "Remove stones"), Qt::Key_R },
    { StudyTool::Label, "toolLabel", QT_TRANSLATE_NOOP("kagetsu::ui::ToolBox", "Write on a point"), Qt::Key_2, true,
        true },
    { StudyTool::Letters, "toolLetters", QT_TRANSLATE_NOOP("kagetsu::ui::ToolBox", "Write letters: A, B, C"), Qt::Key_9,
        true },
    { StudyTool::Numbers, "toolNumbers", QT_TRANSLATE_NOOP("kagetsu::ui::ToolBox", "Write numbers: 1, 2, 3"), Qt::Key_0,
        true },
    { StudyTool::Circle, "toolCircle", QT_TRANSLATE_NOOP("kagetsu::ui::ToolBox", "Draw a circle"), Qt::Key_3, false,
        true },
    { StudyTool::Square, "toolSquare", QT_TRANSLATE_NOOP("kagetsu::ui::ToolBox", "Draw a square"), Qt::Key_4, false,
        true },
    { StudyTool::Triangle, "toolTriangle", QT_TRANSLATE_NOOP("kagetsu::ui::ToolBox", "Draw a triangle"), Qt::Key_5,
        false, true },
    { StudyTool::Cross, "toolCross", QT_TRANSLATE_NOOP("kagetsu::ui::ToolBox", "Draw a cross"), Qt::Key_6, false,
        true },
    { StudyTool::Arrow, "toolArrow", QT_TRANSLATE_NOOP("kagetsu::ui::ToolBox", "Draw an arrow"), Qt::Key_7 },
    { StudyTool::Line, "toolLine", QT_TRANSLATE_NOOP("kagetsu::ui::ToolBox", "Draw a line"), Qt::Key_8 },
};

constexpr int Columns = 8; // in a row of the smallest window
constexpr Qt::Key TurnKey = Qt::Key_T;
constexpr Qt::Key ColourKey = Qt::Key_C;
constexpr int MarkColours = static_cast<int>(MarkColour::Violet) + 1;
constexpr StudyTool TurnBefore = StudyTool::Label; // the button for the side to move comes before this one

bool isOfLibraries(StudyTool tool)
{
    return std::find_if(std::begin(Tools), std::end(Tools), [tool](const ToolRow &row) {
        return row.tool == tool;
    })->isOfLibraries;
}

QKeySequence keyOf(Qt::Key key)
{
    return { Qt::ALT | Qt::SHIFT | key };
}

void write(QAbstractButton &button, const QString &name, Qt::Key key)
{
    button.setToolTip(QStringLiteral("%1 (%2)").arg(name, keyOf(key).toString(QKeySequence::NativeText)));
    button.setAccessibleName(name);
}

} // namespace

std::optional<record::MarkKind> signOf(StudyTool tool)
{
    switch (tool) {
    case StudyTool::Circle: return record::MarkKind::Circle;
    case StudyTool::Square: return record::MarkKind::Square;
    case StudyTool::Triangle: return record::MarkKind::Triangle;
    case StudyTool::Cross: return record::MarkKind::Cross;
    default: return std::nullopt;
    }
}

std::optional<rules::Stone> stoneOf(StudyTool tool)
{
    switch (tool) {
    case StudyTool::Black: return rules::Stone::Black;
    case StudyTool::White: return rules::Stone::White;
    case StudyTool::Remove: return rules::Stone::None;
    default: return std::nullopt;
    }
}

std::optional<record::LabelSeries> seriesOf(StudyTool tool)
{
    switch (tool) {
    case StudyTool::Letters: return record::LabelSeries::Letters;
    case StudyTool::Numbers: return record::LabelSeries::Numbers;
    default: return std::nullopt;
    }
}

bool isDrawn(StudyTool tool)
{
    return tool == StudyTool::Arrow || tool == StudyTool::Line;
}

ToolBox::ToolBox(QWidget *parent)
    : QWidget(parent)
    , m_group(new QButtonGroup(this))
    , m_turn(add("toolTurn"))
    , m_more(add("toolMore"))
    , m_menu(new QMenu(this))
    , m_colours(add("toolColour"))
    , m_colourMenu(new QMenu(this))
    , m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(0); // each is as wide as a finger, and a row of them fits into the smallest window
    for (const ToolRow &row : Tools) {
        QToolButton *button = add(row.name);
        // Even if the tool has no button.
        connect(new QShortcut(keyOf(row.key), this), &QShortcut::activated, this, [this, &row] {
            if (row.isOfLibraries || !m_isLibrary)
                setTool(row.tool);
        });
        addOneOfMany(*m_group, *button, static_cast<int>(row.tool));
    }
    connect(new QShortcut(keyOf(TurnKey), this), &QShortcut::activated, this, [this] {
        if (!m_isLibrary)
            emit turnWanted();
    });
    m_group->button(0)->setChecked(true);
    m_colours->setPopupMode(QToolButton::InstantPopup);
    m_colours->setMenu(m_colourMenu);
    connect(new QShortcut(keyOf(ColourKey), this), &QShortcut::activated, this, [this] {
        if (!m_isLibrary) // each press selects the next colour
            setColour(static_cast<MarkColour>((static_cast<int>(m_colour) + 1) % MarkColours));
    });
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setMenu(m_menu);
    m_more->setCheckable(true); // it is down while one of its tools is selected
    place();
    connect(m_colourMenu, &QMenu::aboutToShow, this, &ToolBox::fillColours);
    connect(m_menu, &QMenu::aboutToShow, this, &ToolBox::fillMenu);
    connect(this, &ToolBox::toolChanged, this, &ToolBox::paintIcons);
    connect(m_group, &QButtonGroup::idClicked, this, &ToolBox::toolChanged);
    connect(m_turn, &QToolButton::clicked, this, &ToolBox::turnWanted);
    onLanguage(*this, [this] { retranslate(); });
    onTheme(*this, [this] { paintIcons(); });
}

QToolButton *ToolBox::add(const char *name)
{
    auto *button = new QToolButton(this);
    button->setObjectName(QLatin1String(name));
    button->setProperty("tight", true); // all of them fit beside the mode in a small window
    onFit(*button, [button](double factor) {
        button->setMinimumSize(QSize(44, 44) * factor);
        button->setIconSize(QSizeF(ToolIconSize, ToolIconSize).toSize() * factor);
    });
    return button;
}

QToolButton *ToolBox::button(StudyTool tool) const
{
    return static_cast<QToolButton *>(m_group->button(static_cast<int>(tool)));
}

// Lays out the available buttons in the order in which Tab visits them.
void ToolBox::place()
{
    QList<QToolButton *> all;
    QList<QToolButton *> shown;
    for (const ToolRow &row : Tools) {
        if (row.tool == TurnBefore)
            all.append(m_turn);
        all.append(button(row.tool));
        if ((row.isOfLibraries || !m_isLibrary) && (!m_isCompact || row.isCommon))
            shown.append(all.last());
    }
    if (!m_isCompact && !m_isLibrary)
        shown.insert(shown.indexOf(button(TurnBefore)), m_turn);
    all.append({ m_colours, m_more });
    if (!m_isCompact && !m_isLibrary)
        shown.append(m_colours);
    if (m_isCompact)
        shown.append(m_more);
    for (QToolButton *each : all) {
        m_grid->removeWidget(each);
        each->setVisible(shown.contains(each));
    }
    for (int i = 0; i < shown.size(); ++i) {
        m_grid->addWidget(shown[i], i / Columns, i % Columns);
        if (i > 0)
            setTabOrder(shown[i - 1], shown[i]);
    }
    m_grid->setColumnStretch(Columns, 1);
    paintIcons();
}

void ToolBox::fillMenu()
{
    m_menu->clear();
    for (const ToolRow &row : Tools) {
        if (m_isLibrary && !row.isOfLibraries)
            continue;
        if (row.tool == TurnBefore && !m_isLibrary)
            m_menu->addAction(m_turn->icon(), m_turn->accessibleName(), this, &ToolBox::turnWanted);
        if (row.isCommon)
            continue;
        QAction *action = m_menu->addAction(
            button(row.tool)->icon(), button(row.tool)->accessibleName(), this, [this, &row] { setTool(row.tool); });
        action->setCheckable(true);
        action->setChecked(row.tool == tool());
    }
    if (m_isLibrary)
        return;
    m_colourMenu->setTitle(tr("Colour of marks"));
    m_menu->addMenu(m_colourMenu);
}

void ToolBox::fillColours()
{
    const std::array<QString, MarkColours> names { tr("Default colour"), tr("Red"), tr("Orange"), tr("Green"), tr("Blue"),
        tr("Violet") };
    m_colourMenu->clear();
    for (int i = 0; i < MarkColours; ++i) {
        const auto colour = static_cast<MarkColour>(i);
        QAction *action = m_colourMenu->addAction(colourIcon(colour, theme(), devicePixelRatioF()),
            names[static_cast<std::size_t>(i)], this, [this, colour] { setColour(colour); });
        action->setCheckable(true);
        action->setChecked(colour == m_colour);
    }
}

void ToolBox::setColour(MarkColour colour)
{
    m_colour = colour;
    paintIcons();
    retranslate();
    emit toolChanged();
}

void ToolBox::retranslate()
{
    for (const ToolRow &row : Tools)
        write(*button(row.tool), QCoreApplication::translate(ToolWords, row.words), row.key);
    //: Button: White is to move where Black was, and the other way round.
    write(*m_turn, tr("Change the side to move"), TurnKey);
    const QString colour = spokenColour(m_colour);
    //: Button: what marks are drawn with; %1 is the colour that is chosen.
    const QString colourName = colour.isEmpty() ? tr("Colour of marks") : tr("Colour of marks: %1").arg(colour);
    write(*m_colours, colourName, ColourKey);
    //: Button: a menu of the tools that have no button in a small window.
    m_more->setToolTip(tr("More tools"));
    m_more->setAccessibleName(tr("More tools"));
}

void ToolBox::paintIcons()
{
    for (const ToolRow &row : Tools)
        button(row.tool)->setIcon(toolIcon(row.tool, theme(), devicePixelRatioF()));
    // The button of the menu shows the tool selected from it.
    const bool isInMenu = m_isCompact && !button(tool())->isVisibleTo(this);
    m_more->setIcon(isInMenu ? button(tool())->icon() : moreIcon(theme(), devicePixelRatioF()));
    m_more->setChecked(isInMenu);
    m_colours->setIcon(colourIcon(m_colour, theme(), devicePixelRatioF()));
    m_turn->setIcon(turnIcon(theme(), devicePixelRatioF()));
}

StudyTool ToolBox::tool() const
{
    return static_cast<StudyTool>(m_group->checkedId());
}

void ToolBox::setTool(StudyTool tool)
{
    m_group->button(static_cast<int>(tool))->setChecked(true);
    emit toolChanged();
}

void ToolBox::setLibrary(bool isLibrary)
{
    m_isLibrary = isLibrary;
    place();
    if (isLibrary && !isOfLibraries(tool()))
        setTool(StudyTool::Play);
}

void ToolBox::setCompact(bool isCompact)
{
    if (isCompact == m_isCompact)
        return;
    m_isCompact = isCompact;
    place();
}

} // namespace kagetsu::ui
