// SPDX-License-Identifier: MIT
#pragma once

#include "ui/arbiter/verdict/verdictdocument.h"
#include "ui/look/drafts/draftkeeper.h"
#include "ui/look/layout/page.h"
#include "ui/proof/pointsigns.h"

#include <array>
#include <vector>

class QBoxLayout;
class QComboBox;
class QMenu;
class QStackedWidget;
class QToolButton;

namespace kagetsu::ui {

class EvenGrid;
class BoardWidget;
class SignButton;
class WinPanel;

// The verdict desk: a position tapped in stone by stone, or pasted as text, in which any point, or all, can be asked
// about and the answer put on paper: for the arbiter who is shown a position, for the teacher who makes an example.
class VerdictPage : public Page
{
    Q_OBJECT

public:
    // What a tap does to a point.
    enum class Tool : std::uint8_t { Black, White, Erase, Ask };

    explicit VerdictPage(QWidget *parent = nullptr);
    ~VerdictPage() override;

    const rules::Position &position() const { return m_position; }
    // Can be taken back, as a tap can.
    void setPosition(const rules::Position &position);
    // A position of another page, to ask about.
    void take(const JudgedPosition &shown);
    Tool tool() const { return m_tool; }
    void setTool(Tool tool);
    // Points a side, 5 to 26. Stones keep their coordinates; those beyond the edge of a smaller board are gone.
    void setBoardSize(int size);
    // What the paper is about: the point held in the panel, or all of them.
    VerdictQuestion question() const;
    WinPanel &wins() { return *m_wins; }
    // Not while a game goes on whose players are told nothing.
    void setFindsWins(bool finds);
    ProofPanel *proof() const override { return m_proof; }
    // "Renju" of what is judged.
    QString caption() const override;
    bool isReadFromAfar() const override { return true; }
    Abilities abilities() const override { return { .judges = true, .draws = true }; }
    std::optional<DiagramSubject> diagramSubject() const override;
    Deeds deeds() override;
    QList<KeyRow> ownKeys() const override;

    void setShown(const Shown &shown) override;

public slots:
    // Takes all stones away.
    void clear();
    // Back to the position before the last change, and forward again.
    void undo();
    void redo();
    // Asks for a text, beginning with what was copied elsewhere when that is one.
    void paste();
    void askForPaper();

signals:
    void paperWanted(const kagetsu::ui::VerdictQuestion &question);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    QToolButton *button(const char *name);
    void addWins();
    bool tellsWins() const;
    void tap(rules::Point point);
    void lay(const rules::Position &position);
    void goBack(std::vector<rules::Position> &from, std::vector<rules::Position> &to);
    void judge();
    void fillPoints();
    void ask(rules::Point point);
    BoardPicture picture(PointSigns &signs) const;
    void repaintBoard();
    void arrange();
    void retranslate();
    void fitDeeds();
    rules::RuleSet rules() const;
    rules::Side side() const;
    ProofScene judged() const { return { m_position, side(), rules() }; }
    QJsonObject draftState() const;
    void restore(const QJsonObject &state);
    // Nothing where the rule forbids this side nothing.
    std::optional<ProofScene> scene() const;

    rules::Position m_position;
    std::vector<rules::Position> m_undo; // positions before this one, the last one last
    std::vector<rules::Position> m_redo;
    Tool m_tool = Tool::Black;
    PointSigns m_signs;

    QBoxLayout *m_layout;
    BoardWidget *m_board;
    QWidget *m_side;
    std::array<QToolButton *, 4> m_tools {}; // in the order of Tool
    QToolButton *m_win;
    QToolButton *m_clear;
    SignButton *m_back;
    QAction *m_undoAction;
    QAction *m_redoAction;
    QComboBox *m_rule;
    QComboBox *m_judged;
    QComboBox *m_size;
    QToolButton *m_paste;
    QToolButton *m_points;
    QMenu *m_pointMenu;
    QToolButton *m_paper;
    EvenGrid *m_deeds; // with the four before
    QStackedWidget *m_told; // what is said beside the board
    ProofPanel *m_proof;
    WinPanel *m_wins;
    QAction *m_findWin;
    QAction *m_findOtherWin;
    QAction *m_findThrees;
    QAction *m_findOtherThrees;
    DraftKeeper m_draft;
};

} // namespace kagetsu::ui
