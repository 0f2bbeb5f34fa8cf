// SPDX-License-Identifier: MIT
#pragma once

#include "ui/look/page.h"
#include "ui/proof/pointsigns.h"

#include <array>

class QBoxLayout;
class QComboBox;
class QToolButton;

namespace kagetsu::ui {

class BoardWidget;

// A position tapped in, stone by stone, in which any point can be asked about: for the arbiter who is shown a paper,
// for the teacher who makes an example.
class PositionPage : public Page
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
    // Points a side, 5 to 26. Stones keep their coordinates; those beyond the edge of a smaller board are gone.
    void setBoardSize(int size);
    ProofPanel *proof() const override { return m_proof; }
    // "Renju" of what is judged.
    QString caption() const override;
    Abilities abilities() const override { return { .judges = true }; }

    QSize minimumSizeHint() const override { return { 320, 420 }; }
    void setTheme(const Theme &theme) override;
    void setShown(const Shown &shown) override;

public slots:
    // Takes all stones away; pressed once more before anything else is done, it brings them back.
    void clear();

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
    // Nothing where the rule forbids this side nothing.
    std::optional<ProofScene> scene() const;

    rules::Position m_position;
    rules::Position m_cleared; // what clear() took away
    Tool m_tool = Tool::Black;
    PointSigns m_signs;

    QBoxLayout *m_layout;
    BoardWidget *m_board;
    QWidget *m_side;
    std::array<QToolButton *, 4> m_tools {}; // in the order of Tool
    QToolButton *m_clear;
    QComboBox *m_rule;
    QComboBox *m_judged;
    QComboBox *m_size;
    ProofPanel *m_proof;
};

} // namespace kagetsu::ui
