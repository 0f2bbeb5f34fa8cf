// SPDX-License-Identifier: MIT
#pragma once

#include "record/edit/nextlabel.h"
#include "record/model/markup.h"
#include "rules/position.h"
#include "ui/board/boardpicture.h"

#include <QWidget>

#include <optional>

class QButtonGroup;
class QGridLayout;
class QMenu;
class QToolButton;

namespace kagetsu::ui {

// What a tap on the board does to the record.
enum class StudyTool : std::uint8_t {
    Play,
    Label,
    Circle,
    Square,
    Triangle,
    Cross,
    Arrow,
    Black,
    White,
    Remove,
    Letters,
    Numbers,
    Line
};

// The sign that the tool draws, if it draws one.
std::optional<record::MarkKind> signOf(StudyTool tool);
// What stands on a point where the tool sets it up, if it does that.
std::optional<rules::Stone> stoneOf(StudyTool tool);
// The labels it goes on with, if it does that.
std::optional<record::LabelSeries> seriesOf(StudyTool tool);
// It draws from one point to another.
bool isDrawn(StudyTool tool);

// Rows of buttons to choose the tool with, or where there is little room one row, whose last button has the other tools
// in a menu. A library has only those that play and write.
class ToolBox : public QWidget
{
    Q_OBJECT

public:
    explicit ToolBox(QWidget *parent = nullptr);

    StudyTool tool() const;
    void setTool(StudyTool tool);
    // What signs, labels, arrows and lines are drawn with.
    MarkColour colour() const { return m_colour; }
    void setColour(MarkColour colour);
    void setLibrary(bool isLibrary);
    // There is room for one row alone.
    void setCompact(bool isCompact);

signals:
    void toolChanged();
    // The other side is to move in the position shown.
    void turnWanted();

private:
    QToolButton *add(const char *name);
    QToolButton *button(StudyTool tool) const;
    void place();
    void fillMenu();
    void fillColours();
    void retranslate();
    void paintIcons();

    QButtonGroup *m_group;
    QToolButton *m_turn;
    QToolButton *m_more;
    QMenu *m_menu;
    QToolButton *m_colours;
    QMenu *m_colourMenu;
    MarkColour m_colour = MarkColour::Plain;
    QGridLayout *m_grid;
    bool m_isLibrary = false;
    bool m_isCompact = false;
};

} // namespace kagetsu::ui
