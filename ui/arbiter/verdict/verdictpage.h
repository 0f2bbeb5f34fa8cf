// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/way.h"
#include "ui/arbiter/verdict/verdictdocument.h"
#include "ui/controls/drafts/draftkeeper.h"
#include "ui/controls/layout/page.h"
#include "ui/record/proof/pointsigns.h"

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
class ExplorerPanel;
struct ExplorerQuestion;
class UserLibrary;
class SignButton;
class WinPanel;

// The verdict desk: a position entered stone by stone, or pasted as text, in which any point or all points can be
// judged and the answer printed: for an arbiter who is shown a position, and for a teacher who makes an example.
class VerdictPage : public Page
{
    Q_OBJECT

public:
    // What a tap does to a point.
    enum class Tool : std::uint8_t { Black, White, Erase, Ask };

    explicit VerdictPage(QWidget *parent = nullptr);
    ~VerdictPage() override;

    const rules::Position &position() const { return m_position; }
    // Sets the position; can be undone like a tap.
    void setPosition(const rules::Position &position);
    // Takes over a position from another page.
    void take(const JudgedPosition &shown);
    Tool tool() const { return m_tool; }
    void setTool(Tool tool);
    // Sets the number of points a side, 5 to 26. Stones keep their coordinates; those beyond the edge of a smaller
    // board are removed.
    void setBoardSize(int size);
    // Returns what the paper is about: the point pinned in the panel, or all points.
    VerdictQuestion question() const;
    WinPanel &wins() { return *m_wins; }
    // Sets the game library that can be asked about positions; it must outlive the page.
    void setLibrary(UserLibrary *library);
    // Sets whether wins, and games with the position, can be searched for: not while a game is running whose players
    // must get no help.
    void setFindsWins(bool finds);
    ProofPanel *proof() const override { return m_proof; }
    // Returns what the page is, and the rule being applied: "Verdict desk · Renju".
    QString caption() const override;
    bool isReadFromAfar() const override { return true; }
    Abilities abilities() const override { return { .judges = true, .draws = true }; }
    std::optional<DiagramSubject> diagramSubject() const override;
    ActionHandlers actionHandlers() override;
    QList<KeyRow> ownKeys() const override;

    void setShown(const Shown &shown) override;

public slots:
    // Removes all stones.
    void clear();
    // Go back to the position before the last change, and forward again.
    void undo();
    void redo();
    // Asks for a text, starting with the clipboard's if that is a position.
    void paste();
    void askForPaper();

signals:
    void paperWanted(const kagetsu::ui::VerdictQuestion &question);
    // Emitted when a game of the library should be opened after so many moves, with the board turned to this view.
    void libraryGameWanted(std::int64_t id, int ply, kagetsu::rules::Symmetry view);
    // The same for a study of it, at this place.
    void libraryStudyWanted(std::int64_t id, const kagetsu::record::Way &way, kagetsu::rules::Symmetry view);
    // Emitted when a report of the position is wanted (ExplorerPanel::reportWanted()).
    void reportWanted(const kagetsu::ui::ExplorerQuestion &question, unsigned kinds, const QString &typed);
    // Emitted when the position should be searched in files and open records.
    void positionSearchWanted(const kagetsu::ui::ExplorerQuestion &question);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void layOut();
    void connectParts();
    QToolButton *button(const char *name);
    void addWins();
    void addGames();
    void askLibrary();
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
    void paintIcons();
    void fitButtons();
    rules::RuleSet rules() const;
    rules::Side side() const;
    ProofScene judged() const { return { m_position, side(), rules() }; }
    QJsonObject draftState() const;
    void restore(const QJsonObject &state);
    // Returns what is judged; nothing if the rule forbids this side nothing.
    std::optional<ProofScene> scene() const;

    rules::Position m_position;
    std::vector<rules::Position> m_undo; // positions before this one, the most recent at the end
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
    QToolButton *m_games;
    QToolButton *m_paper;
    EvenGrid *m_buttons; // contains m_clear, m_paste, m_points, m_games and m_paper
    QStackedWidget *m_told; // what is shown beside the board
    ProofPanel *m_proof;
    WinPanel *m_wins;
    ExplorerPanel *m_explorer;
    QAction *m_findGames;
    QAction *m_findWin;
    QAction *m_findOtherWin;
    QAction *m_findThrees;
    QAction *m_findOtherThrees;
    DraftKeeper m_draft;
};

} // namespace kagetsu::ui
