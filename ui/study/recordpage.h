// SPDX-License-Identifier: MIT
#pragma once

#include "record/collection.h"
#include "rules/symmetry.h"
#include "ui/board/theme.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QTabWidget;
class QTableView;
class QToolButton;

namespace kagetsu::ui {

class BoardWidget;
class GameListModel;
class ProofPanel;
class ScoreSheetModel;

// Shows the games of a file and replays them: with the arrow keys, the wheel, the buttons, or a click in the score
// sheet.
class RecordPage : public QWidget
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
    QString caption() const;
    QString fileName() const { return m_fileName; }
    // The game shown, as a file of its own.
    QByteArray sgf() const;

    QSize minimumSizeHint() const override { return { 320, 420 }; }
    void setTheme(const Theme &theme);
    void setNumbersShown(bool shown);
    // Forbidden points of Black where the record is renju.
    void setSignsShown(bool shown);
    // Those that look forbidden and are not.
    void setSeemingSignsShown(bool shown);
    // Why a point is forbidden or not, at the node shown; on a tab beside the moves.
    ProofPanel *proof() const { return m_proof; }

public slots:
    void showGame(int index);
    void goTo(int place);
    void first();
    void previous();
    void next();
    void last();
    void turnBoard();
    void mirrorBoard();

signals:
    // Another game is shown.
    void gameChanged();

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
    bool m_signs = true;
    bool m_seemingSigns = false;
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
