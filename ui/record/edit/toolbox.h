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

// Returns the mark that the tool draws, if it draws one.
std::optional<record::MarkKind> signOf(StudyTool tool);
// Returns what a point contains after the tool was used, if it sets up stones.
std::optional<rules::Stone> stoneOf(StudyTool tool);
// Returns the series of labels that the tool continues, if it does.
std::optional<record::LabelSeries> seriesOf(StudyTool tool);
// True if the tool draws from one point to another.
bool isDrawn(StudyTool tool);

// Rows of buttons to choose the tool or, where there is little room, a single row whose last button has the other tools
// in a menu. A library has only the tools that play and write.
class ToolBox : public QWidget
{
    Q_OBJECT

public:
    explicit ToolBox(QWidget *parent = nullptr);

    StudyTool tool() const;
    void setTool(StudyTool tool);
    // Returns the colour of marks, labels, arrows and lines.
    MarkColour colour() const { return m_colour; }
    void setColour(MarkColour colour);
    void setLibrary(bool isLibrary);
    // Sets whether there is room for only one row.
    void setCompact(bool isCompact);

signals:
    void toolChanged();
    // Emitted when the other side should be the side to move in the displayed position.
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
