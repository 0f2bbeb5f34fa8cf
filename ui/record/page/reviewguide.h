// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/review/review.h"
#include "ui/record/page/studyparts.h"
#include "ui/record/review/positionuse.h"

#include <QObject>
#include <QPointer>

namespace kagetsu::ui {

class CollectionReview;
class ReviewPanel;
class WinPanel;
struct Analyst;
struct ReviewSheet;

// Reviews the displayed game, or all games of its file, and leads to what was found: to the moves, the wins and the
// proofs; writes the findings into the record and has them printed.
class ReviewGuide : public QObject
{
    Q_OBJECT

public:
    ReviewGuide(const StudyParts &parts, WinPanel &wins, QWidget *side);
    ~ReviewGuide() override;

    ReviewPanel &panel() const { return *m_panel; }
    // Sets who can be asked for an opinion of a game.
    void setAnalyst(const Analyst &analyst);
    // Reviews the game along the current line for missed and allowed wins.
    void reviewGame();
    // Reviews all games of the file in the background, in a window of their own.
    void reviewAll();
    // Sets how many nodes a search for wins by threes may have in one game, reviewed alone or with all of a file.
    void setThreesNodes(std::uint64_t nodes) { m_threesNodes = nodes; }
    // Call it after each edit: checks whether the game still is what was reviewed.
    void check();
    // Call it when the page is left: reviews that run are ended early.
    void stop();
    // Call it when the games of the file have other places, or it is another file.
    void leaveFile();
    // Call it when the user chose a game of the file that is shown already.
    void stayInGame() { m_waited.reset(); }
    // Call them before and after another game is shown.
    void leaveGame();
    void enterGame();

signals:
    // Emitted when a review was opened or closed, and when one began or ended.
    void changed();
    void gameWanted(int index);
    void paperWanted(const kagetsu::ui::ReviewSheet &sheet);

private:
    struct WaitedMove
    {
        std::size_t game = 0;
        std::optional<std::size_t> move; // its index; nothing for the first marked one
    };

    void follow();
    bool goTo(record::NodeId node);
    void showWin(record::NodeId node, bool before, const solver::Question &position, const review::Win &win);
    void prove(record::NodeId node, rules::Point point);
    void usePosition(record::NodeId node, bool before, PositionUse use);
    void write();
    void print();
    // Goes to a game of the file and one of its moves.
    void goToGame(std::size_t game, std::optional<std::size_t> move);
    // Goes to the awaited move once its game is shown and reviewed.
    void goToWaitedMove();

    const StudyParts &m_parts;
    WinPanel &m_wins;
    ReviewPanel *m_panel;
    QPointer<CollectionReview> m_collection;
    std::optional<std::uint64_t> m_threesNodes; // nothing for the usual number
    std::optional<WaitedMove> m_waited; // where to go once its game is shown and reviewed
    std::optional<WaitedMove> m_carried; // the same, while another game is about to be shown
};

} // namespace kagetsu::ui
