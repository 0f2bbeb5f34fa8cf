// SPDX-License-Identifier: MIT
#pragma once

#include "record/collection.h"
#include "rules/symmetry.h"
#include "ui/look/page.h"
#include "ui/proof/pointsigns.h"

class QBoxLayout;
class QLabel;
class QTabWidget;
class QTableView;
class QToolButton;

namespace kagetsu::ui {

class BoardWidget;
class GameListModel;
class ScoreSheetModel;

// Shows the games of a file and replays them: with the arrow keys, the wheel, the buttons, or a click in the score
// sheet.
class RecordPage : public Page
{
    Q_OBJECT

public:
    explicit RecordPage(QWidget *parent = nullptr);

    // Shows the first game. False when the bytes hold no game at all; then the page stays as it was. `fileName` is what
    // the user calls the file.
    bool open(std::string bytes, const QString &fileName);
    const record::Collection &collection() const { return m_collection; }
    const record::Game &game() const { return m_game; }
    int currentGame() const { return m_gameIndex; }
    // How many nodes after the root are played; 0 at the start.
    int place() const { return m_place; }
    // "Renju, Taraguchi-10" of the game shown.
    QString caption() const override;
    Abilities abilities() const override
    {
        return { .turns = true, .numbers = true, .judges = true, .saves = true, .replays = true };
    }
    QString fileName() const { return m_fileName; }
    // The game shown, as a file of its own.
    std::optional<OfferedFile> file() const override;

    QSize minimumSizeHint() const override { return { 320, 420 }; }
    void setTheme(const Theme &theme) override;
    void setShown(const Shown &shown) override;
    // Why a point is forbidden or not, at the node shown; on a tab beside the moves.
    ProofPanel *proof() const override { return m_proof; }

public slots:
    void showGame(int index);
    void goTo(int place);
    void first() override;
    void previous() override;
    void next() override;
    void last() override;
    void turnBoard() override;
    void mirrorBoard() override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Player
    {
        QLabel *stone;
        QLabel *name;
    };
    Player playerRow(const char *name, QBoxLayout *column);
    QToolButton *stepButton(const char *name, void (RecordPage::*step)());
    void setView(rules::Symmetry view);
    void arrange();
    // Judges the node shown, if its rule and board are known.
    void judgeNode();
    void repaintBoard();
    void updateTexts();
    void retranslate();

    record::Collection m_collection;
    QString m_fileName;
    record::Game m_game;
    std::vector<record::NodeId> m_line;
    int m_gameIndex = -1;
    int m_place = 0;
    bool m_numbers = true;
    PointSigns m_signs;
    std::optional<ProofScene> m_scene; // of the node shown, if anything can be forbidden there
    rules::Symmetry m_view = rules::Symmetry::Identity;
    Theme m_theme = Theme::light();

    GameListModel *m_games;
    ScoreSheetModel *m_moves;
    QBoxLayout *m_layout;
    QWidget *m_side;
    QTableView *m_gameList;
    QTabWidget *m_tabs;
    QTableView *m_moveList;
    ProofPanel *m_proof;
    BoardWidget *m_board;
    Player m_black;
    Player m_white;
    QLabel *m_facts;
    QLabel *m_result;
    QLabel *m_comment;
    QLabel *m_count;
    std::array<QToolButton *, 4> m_steps {};
};

} // namespace kagetsu::ui
