// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/solver/solver.h"
#include "base/background/task.h"
#include "record/edit/variation.h"
#include "ui/record/analysis/analysis.h"
#include "ui/record/analysis/analysisscene.h"
#include "ui/record/analysis/analyst.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace kagetsu::ui {

class ComboBox;
class SentenceTree;

// Shows an engine's opinion of a page's position while the panel is visible: who is better, the best lines, how deep it
// has searched. Where the engine says that the side to move wins, a proof is looked for at once; if there is one it
// takes the place of that opinion. The page shows the marks: it lays them on its picture (layMarks) whenever
// marksChanged() is emitted. A hidden panel has no marks on the board, and its engine does not run.
class AnalysisPanel : public QWidget
{
    Q_OBJECT

public:
    // While lines are shown, keys that step through them are passed on from the board to the panel.
    explicit AnalysisPanel(QWidget *board, QWidget *parent = nullptr);
    ~AnalysisPanel() override;

    void setAnalyst(const Analyst &analyst);
    void setPosition(const std::optional<engine::Position> &position);
    // Sets the text shown while there is no position.
    void setIdleText(const QString &text);

    // Starts the analysis, or stops it if it is running visibly.
    void toggle();
    // Call it when the page is left.
    void giveUp();

    bool isOn() const { return m_isOn; }
    // Returns the analysis; null without an analyst.
    const Analysis *analysis() const { return m_analysis; }
    // Returns the text shown instead of lines, or above them.
    QString text() const;
    // Returns the proof that replaced the engine's opinion; null if there is none.
    const solver::Proof *proof() const { return m_proof ? &*m_proof : nullptr; }
    // Returns the line that is on the board, from 0; -1 for the first moves of all lines.
    int chosenLine() const { return m_row - 1; }

    // Returns what the engine thinks of the position so far, from -1, White wins, to 1, Black wins; nothing before it
    // has reported anything, or if it is not the position shown now.
    std::optional<double> worth() const;
    AnalysisMarks marks() const;
    void layMarks(BoardPicture &picture) const;

    // Includes room for one line.
    QSize minimumSizeHint() const override;

signals:
    void marksChanged();
    // Emitted when an analysis was started, so that the panel should be shown.
    void asked();
    void insertWanted(const kagetsu::record::Variation &line);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    // A line as it is shown: an engine's, or that of a proof.
    struct ShownLine
    {
        std::vector<rules::Point> moves;
        QString worth; // short, for the board
        QString row;
        QString comment; // for a record
    };

    void layOut();
    void setOn(bool on);
    void begin();
    void listEngines();
    void chooseEngine(int index);
    void remember();
    void goToRow(int row);
    void hover(int row);
    void insert();
    void follow();
    void announceEnd();
    void prove();
    std::vector<ShownLine> shownLines() const;
    void fill();
    void fillRows();
    QStringList rows() const;
    int shownRow() const { return m_hovered > 0 ? m_hovered : m_row; }
    bool isAllowed() const { return m_analyst.isAllowed(); }

    Analyst m_analyst;
    std::vector<engine::Profile> m_profiles;
    std::optional<engine::Position> m_position;
    QString m_idle;
    bool m_isOn = false; // even while it is hidden
    int m_row = 0; // 0 is the headline, above the lines
    int m_hovered = -1;
    QStringList m_rows; // the rows being shown
    std::optional<engine::Position> m_proved; // the position for which a proof is or was looked for
    std::optional<solver::Proof> m_proof;
    background::Task m_proving;
    Analysis::State m_before = Analysis::State::Off; // the state handled last
    QTimer m_ticks;

    Analysis *m_analysis = nullptr;
    QToolButton *m_toggle;
    ComboBox *m_count;
    ComboBox *m_engines;
    QLabel *m_text;
    SentenceTree *m_tree;
    QLabel *m_pace;
    QToolButton *m_insert;
};

} // namespace kagetsu::ui
