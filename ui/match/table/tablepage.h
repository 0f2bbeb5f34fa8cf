// SPDX-License-Identifier: MIT
#pragma once

#include "opening/pattern/patternways.h"
#include "session/matchhost.h"
#include "ui/look/layout/page.h"
#include "ui/look/layout/redraw.h"
#include "ui/match/scene/tablescene.h"
#include "ui/match/table/tableplaces.h"

class QLabel;

namespace kagetsu::ui {

class BoardWidget;
class PatternView;
class SidePanel;
class StepLine;
class SwapBadge;
class SwapMotion;

// The playing table of one match (architecture.md#the-table-window): two players' cards, the board between them, and a
// drawer with moves, opening and reasons. It shows what the host's match is and turns taps, keys and buttons into
// commands.
class TablePage : public Page
{
    Q_OBJECT

public:
    // The host must outlive the page.
    explicit TablePage(session::MatchHost *host, QWidget *parent = nullptr);

    // Who of the players are engines; they must outlive the page.
    void setComputers(opponent::Computers *computers);

    BoardWidget *board() const { return m_board; }
    PlayerPanel *panel(Seat seat) const { return m_panels[seat]; }
    SidePanel *side() const { return m_side; }
    OpeningStrip *strip() const { return m_strip; }
    SwapMotion *motion() const { return m_motion; }
    SwapBadge *badge() const { return m_badge; }
    PauseCover *cover() const { return m_cover; }
    EndCard *end() const { return m_end; }
    QString statusText() const;
    // "Renju · RIF (classic)" of the match.
    QString caption() const override;
    QString title() const override;
    Abilities abilities() const override;
    Deeds deeds() override;
    std::optional<OfferedFile> file() const override;
    // As everybody at the table may see it; nothing while the board is covered.
    std::optional<DiagramSubject> diagramSubject() const override;
    ProofPanel *proof() const override;
    // Where the hints tell all, and after the game.
    std::optional<JudgedPosition> judgedPosition() const override;
    // As far as rule, clock and phase go, what the buttons beside the clocks offer.
    bool mayClaim(Seat seat, Claim claim) const;
    bool isPortrait() const { return height() > width(); }
    bool isSideShown() const;
    // How often the whole table was drawn: once for each thing that happens.
    int drawnScenes() const { return m_redraw.count(); }
    const TablePlaces &places() const { return m_places; }
    // Who sits at this side of the table: people keep their places from game to game, whoever opens.
    Seat nearSeat() const { return m_host->match().left(); }
    // The result is told or put away; there is one to tell when the game is over.
    void setEndShown(bool shown);

public slots:
    void turnBoard() override;
    void mirrorBoard() override;
    // The signs that the setup's hints allow may be hidden; nothing else is ever shown. Those of points that only look
    // forbidden are shown where the hints say everything.
    void setShown(const kagetsu::ui::Shown &shown) override;
    // The drawer with moves, opening and reasons.
    void setSideShown(bool shown);
    // Two people sit at opposite sides of a screen that lies on the table; in an upright window they always do.
    void setFaceToFace(bool faces);
    void setGuard(kagetsu::ui::Guard guard);
    // Whether names and clocks are seen to move after a swap.
    void setMotion(bool moves);

    void pauseOrResume();
    void pass();
    // The keys go to what a player is asked, or to the claims.
    void goToAnswers();
    void askTakeBack();
    void offerDraw() { claim(Claim::Draw); }
    void resign() { claim(Claim::Resign); }
    void callArbiter();
    void claimFive() { claim(Claim::Five); }
    void claimFoul() { claim(Claim::Foul); }
    void claimTime() { claim(Claim::Time); }
    void annul();
    // By the arbiter, in the opening: after a question.
    void stepBack();
    void overruleSymmetry();

signals:
    void sideShownChanged(bool shown);
    void newGameWanted();
    void secondGameWanted();
    void rematchWanted();
    void saveAsWanted();
    void reviewWanted(const QByteArray &sgf);
    void protocolWanted();
    void arbiterWanted();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void connectParts();
    void takeUpMatch();
    TableState state();
    // Shows the scene of this moment; what is news in it follows from the one before.
    void draw();
    void showOpening(bool opened);
    void showPlayers(const TableScene &before);
    void showCover();
    void showEnd(const TableScene &before);
    void showStatus();
    // With the coordinates that suit the places, and the marks of the proof that is read.
    void layBoard();
    // Who has which colour after a choice of the opening.
    void tellChoice();
    void openPatterns();
    void closePatterns();
    // The keys go to the board, or to what lies on it.
    void takeKeys();

    void place();
    void placeStrip();
    bool placeStripOnCard();
    bool placeStripInDrawer();
    void placePatterns();
    void placeEnd();
    void placeStatus();
    bool isFacing() const;
    TableWishes wishes() const;

    // By whoever is likeliest to say it.
    void claim(Claim claim);
    void tap(rules::Point point);
    void pointAt(std::optional<rules::Point> point);

    session::MatchHost *m_host;
    opponent::Computers *m_computers = nullptr;
    Redraw m_redraw;
    TableScene m_scene; // that is shown
    PlayerPrompts *m_prompts;
    MoveInput *m_input;
    PerSeat<PlayerPanel *> m_panels;
    SwapMotion *m_motion = nullptr; // of the panels
    SwapBadge *m_badge;
    BoardWidget *m_board;
    PauseCover *m_cover;
    OpeningStrip *m_strip;
    StepLine *m_steps; // of the opening, above the board of a wide window
    PatternView *m_patterns;
    std::vector<opening::PatternWay> m_ways; // that are shown
    EndCard *m_end;
    TableButton *m_endButton; // brings the card back
    SidePanel *m_side;
    QLabel *m_status;
    TableButton *m_sideButton;
    rules::Symmetry m_view = rules::Symmetry::Identity;
    bool m_numbers = false;
    PointSigns m_signs;
    std::optional<bool> m_sideWish; // of the reader
    bool m_faceToFace = false;
    std::optional<rules::Point> m_pointed; // the point under the hand
    bool m_motionWanted = true;
    bool m_endHidden = false; // put away by a player
    QString m_handHeard; // what is to be done with a stone that waits
    TablePlaces m_places;
};

} // namespace kagetsu::ui
