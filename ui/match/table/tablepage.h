// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"
#include "match/host/matchhost.h"
#include "opening/pattern/patternways.h"
#include "ui/controls/layout/page.h"
#include "ui/controls/layout/redraw.h"
#include "ui/match/scene/tablescene.h"
#include "ui/match/table/tablelayout.h"

class QLabel;

namespace kagetsu::ui {

class BoardWidget;
class EvaluationBar;
class PatternView;
class SidePanel;
class StepLine;
class StoneLanding;
class SwapBadge;
class SwapMotion;
class TableHelp;

// The playing table of one match (architecture.md#the-table-window): two players' cards, the board between them, and a
// drawer with moves, opening and reasons. It shows the host's match and turns taps, keys and buttons into commands.
class TablePage : public Page
{
    Q_OBJECT

public:
    // The host must outlive the page.
    explicit TablePage(host::MatchHost *host, QWidget *parent = nullptr);

    // Sets which players are engines; `computers` must outlive the page.
    void setComputers(engineseat::Computers *computers);

    BoardWidget *board() const { return m_parts.board; }
    PlayerPanel *panel(Seat seat) const { return m_parts.panels[seat]; }
    SidePanel *side() const { return m_parts.side; }
    OpeningStrip *strip() const { return m_parts.strip; }
    SwapMotion *motion() const { return m_parts.motion; }
    SwapBadge *badge() const { return m_parts.badge; }
    PauseCover *cover() const { return m_parts.cover; }
    EndCard *end() const { return m_parts.end; }
    TableHelp *help() const { return m_help; }
    EvaluationBar *evaluation() const { return m_parts.evaluation; }
    QString statusText() const;
    // Returns the rule and opening of the match, such as "Renju · RIF (classic)".
    QString caption() const override;
    QString title() const override;
    Abilities abilities() const override;
    ActionHandlers actionHandlers() override;
    std::optional<OfferedFile> file() const override;
    // Returns the board as everybody at the table may see it; nothing while it is covered.
    std::optional<DiagramSubject> diagramSubject() const override;
    ProofPanel *proof() const override;
    // Returns the position where the hints allow everything, and after the game.
    std::optional<JudgedPosition> judgedPosition() const override;
    // True if rule, clock and phase allow this claim, as offered by the buttons beside the clocks.
    bool mayClaim(Seat seat, Claim claim) const;
    bool isPortrait() const { return height() > width(); }
    bool isSideShown() const { return m_layout.isSideShown(); }
    // Returns how often the whole table was drawn: once for each event.
    int drawnScenes() const { return m_redraw.count(); }
    const TablePlaces &places() const { return m_layout.places(); }
    // Returns who sits at this side of the table: people keep their places from game to game, whoever opens.
    Seat nearSeat() const { return m_host->match().left(); }
    // Shows or hides the result; there is one only when the game is over.
    void setEndShown(bool shown);

public slots:
    void turnBoard() override;
    void mirrorBoard() override;
    // Hides or shows the signs that the setup's hints allow; no others are ever shown. Signs of false forbidden points
    // need hints that reveal everything.
    void setShown(const kagetsu::ui::Shown &shown) override;
    // Opens or closes the drawer with moves, opening and reasons.
    void setSideShown(bool shown);
    // Sets whether two people sit at opposite sides of a screen that lies on the table; in an upright window they
    // always do.
    void setFaceToFace(bool faces);
    void setGuard(kagetsu::ui::Guard guard);
    void setMotion(bool moves);
    // Sets what the card at the end says besides the score, such as a rating; empty for nothing.
    void setStanding(const QString &standing);
    // Sets the last part of the caption, while phones show the game; empty for nothing.
    void setOnPhones(const QString &sign);
    // Sets whether the game began in a record, to which the card at the end leads back.
    void setOfRecord(bool isOfRecord);

    void pauseOrResume();
    void pass();
    void goToAnswers();
    void askTakeBack();
    void offerDraw() { claim(Claim::Draw); }
    void resign() { claim(Claim::Resign); }
    void callArbiter();
    void claimFive() { claim(Claim::Five); }
    void claimFoul() { claim(Claim::Foul); }
    void claimTime() { claim(Claim::Time); }
    void annul();
    void copyPicture();
    // Arbiter's acts in the opening, after a question.
    void stepBack();
    void overruleSymmetry();

signals:
    void sideShownChanged(bool shown);
    void newGameWanted();
    void recordWanted(); // the one in which the game began
    void evaluationWanted(bool shown);
    void secondGameWanted();
    void rematchWanted();
    void reviewWanted(const QByteArray &sgf);
    void protocolWanted();
    void arbiterWanted();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void nameParts();
    void orderKeys();
    void connectPanels();
    void connectParts();
    void retranslate();
    void takeUpMatch();
    TableState state();
    // Shows the current scene; what is new in it follows from the previous one.
    void draw();
    void showOpening(bool opened);
    void showPlayers(const TableScene &before);
    void showCover();
    void showEnd(const TableScene &before);
    void showStatus();
    // Passes the board with coordinates that suit the layout, and the marks of the proof being read.
    void layBoard();
    // Shows who has which colour after a choice in the opening.
    void tellChoice();
    void openPatterns();
    void closePatterns();
    // Moves the focus to the board, or to what covers it.
    void takeKeys();

    void place();

    // Makes the claim for the seat that is likeliest to make it.
    void claim(Claim claim);
    void tap(rules::Point point);
    void pointAt(std::optional<rules::Point> point);

    host::MatchHost *m_host;
    engineseat::Computers *m_computers = nullptr;
    Redraw m_redraw;
    TableScene m_scene; // the scene being shown
    PlayerPrompts *m_prompts;
    MoveInput *m_input;
    TableWidgets m_parts;
    StoneLanding *m_landing;
    TableHelp *m_help;
    TableLayout m_layout;
    std::vector<opening::PatternWay> m_ways; // the ways being shown
    rules::Symmetry m_view = rules::Symmetry::Identity;
    bool m_numbers = false;
    PointSigns m_signs;
    std::optional<rules::Point> m_pointed; // the point under the pointer
    bool m_motionWanted = true;
    bool m_endHidden = false; // put away by a player
    QString m_standing; // of a person after the game
    QString m_onPhones;
    bool m_isOfRecord = false;
    QString m_handHeard; // last announced hint about a stone that waits
    background::Task m_copying; // a picture of the board
};

} // namespace kagetsu::ui
