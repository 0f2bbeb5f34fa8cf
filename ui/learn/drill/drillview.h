// SPDX-License-Identifier: MIT
#pragma once

#include "learn/drill/deck.h"

#include <QWidget>

#include <array>
#include <memory>
#include <string>

class QLabel;
class QProgressBar;
class QScrollArea;
class QStackedWidget;

namespace kagetsu::ui {

class BigButton;
class DrillMoves;
class PracticeKeeper;
class TaskView;

// Drills the lines of a record: the side is chosen first, beside what the pupil knows of the moves of each.
class DrillView : public QWidget
{
    Q_OBJECT

public:
    // The keeper must outlive this widget.
    explicit DrillView(PracticeKeeper &keeper, QWidget *parent = nullptr);

    // Offers the sides of a record that has moves from here on.
    void open(std::shared_ptr<const drill::Decks> decks);
    void begin(rules::Side side);
    bool isAsking() const;
    void next();
    // Shows what is known of each side, and how the drill went.
    void showOverview();
    // Releases the lines, which may be those of a large library.
    void close();

    TaskView &task() const;

signals:
    void backWanted();
    // Emitted when another view, task or answer is shown.
    void changed();

protected:
    void showEvent(QShowEvent *event) override;

private:
    struct SideRow
    {
        rules::Side side = rules::Side::Black;
        QLabel *name = nullptr;
        QLabel *known = nullptr;
        QProgressBar *bar = nullptr;
        BigButton *play = nullptr;
    };

    QWidget *buildOverview();
    void buildRow(SideRow &row, QWidget *parent);
    const drill::Deck &deckOf(rules::Side side) const;
    void write();
    void writeRow(const SideRow &row);
    bool noticePupil();
    void takePupil();

    PracticeKeeper &m_keeper;
    std::shared_ptr<const drill::Decks> m_decks;
    std::string m_pupil; // who is asked; empty for nobody
    QStackedWidget *m_views;
    QScrollArea *m_overview;
    DrillMoves *m_moves;
    BigButton *m_back;
    QLabel *m_title;
    QLabel *m_how;
    QLabel *m_score;
    std::array<SideRow, 2> m_rows;
};

} // namespace kagetsu::ui
