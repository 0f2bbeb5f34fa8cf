// SPDX-License-Identifier: MIT
#pragma once

#include "rules/position.h"
#include "rules/ruleset.h"
#include "ui/board/theme.h"

#include <QWidget>

#include <array>

class QBoxLayout;
class QComboBox;
class QToolButton;

namespace kagetsu::ui {

class BoardWidget;
class ProofPanel;

// A position tapped in, stone by stone, in which any point can be asked about: for the arbiter who is shown a paper,
// for the teacher who makes an example.
class PositionPage : public QWidget
{
    Q_OBJECT

public:
    // What a tap does to a point.
    enum class Tool : std::uint8_t { Black, White, Erase, Ask };

    explicit PositionPage(QWidget *parent = nullptr);

    const rules::Position &position() const { return m_position; }
    void setPosition(const rules::Position &position);
    Tool tool() const { return m_tool; }
    void setTool(Tool tool);
    ProofPanel *proof() const { return m_proof; }
    // "Renju" of what is judged.
    QString caption() const;

    QSize minimumSizeHint() const override { return { 320, 420 }; }
    void setTheme(const Theme &theme);
    void setSignsShown(bool shown);
    // Those of points that look forbidden and are not.
    void setSeemingSignsShown(bool shown);

public slots:
    // Takes all stones away; pressed once more before anything else is done, it brings them back.
    void clear();

signals:
    void captionChanged();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QToolButton *button(const char *name);
    void tap(rules::Point point);
    void judge();
    void repaintBoard();
    void arrange();
    void retranslate();
    rules::RuleSet rules() const;
    rules::Side side() const;

    rules::Position m_position;
    rules::Position m_cleared; // what clear() took away
    Tool m_tool = Tool::Black;
    bool m_signs = true;
    bool m_seemingSigns = false;

    QBoxLayout *m_layout;
    BoardWidget *m_board;
    QWidget *m_side;
    std::array<QToolButton *, 4> m_tools {}; // in the order of Tool
    QToolButton *m_clear;
    QComboBox *m_rule;
    QComboBox *m_judged;
    ProofPanel *m_proof;
};

} // namespace kagetsu::ui
