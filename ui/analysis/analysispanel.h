// SPDX-License-Identifier: MIT
#pragma once

#include "record/edit/variation.h"
#include "ui/analysis/analysis.h"
#include "ui/analysis/analysisscene.h"
#include "ui/analysis/analyst.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace kagetsu::ui {

class ComboBox;
class SentenceTree;

// Shows what an engine thinks of the position of a page while one looks at it: who is better, the best lines, how deep
// it has looked. The page shows the marks: it lays them on its picture (layMarks) whenever marksChanged() tells so. Of
// a panel that cannot be seen nothing is on the board, and its engine does not run.
class AnalysisPanel : public QWidget
{
    Q_OBJECT

public:
    // The board gives the keys that step through the lines to the panel while some are shown.
    explicit AnalysisPanel(QWidget *board, QWidget *parent = nullptr);
    ~AnalysisPanel() override;

    void setAnalyst(const Analyst &analyst);
    bool hasAnalyst() const { return m_analysis != nullptr; }
    void setPosition(const std::optional<engine::Position> &position);
    // Stands there while there is no position.
    void setIdleText(const QString &text);

    // Begins, or ends where it runs in sight.
    void toggle();
    // Nobody looks at the page any more.
    void giveUp();

    bool isOn() const { return m_isOn; }
    // Null without an analyst.
    const Analysis *analysis() const { return m_analysis; }
    // What is said instead of lines, or above them.
    QString text() const;
    // The line that is on the board, from 0; -1: the first moves of all.
    int chosenLine() const { return m_row - 1; }

    AnalysisMarks marks() const;
    void layMarks(BoardPicture &picture) const;

    // With one line in view.
    QSize minimumSizeHint() const override;

signals:
    void marksChanged();
    // It was begun, so that the panel should be seen.
    void asked();
    void insertWanted(const kagetsu::record::Variation &line);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
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
    void fill();
    void fillRows();
    QStringList rows() const;
    int shownRow() const { return m_hovered > 0 ? m_hovered : m_row; }
    bool isAllowed() const { return m_analyst.isAllowed(); }

    Analyst m_analyst;
    std::vector<engine::Profile> m_profiles;
    std::optional<engine::Position> m_position;
    QString m_idle;
    bool m_isOn = false; // also while it is hidden
    int m_row = 0; // 0 is the headline, above the lines
    int m_hovered = -1;
    QStringList m_rows; // that are shown
    Analysis::State m_before = Analysis::State::Off; // as it was followed last
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
