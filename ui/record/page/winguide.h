// SPDX-License-Identifier: MIT
#pragma once

#include "record/edit/variation.h"
#include "ui/record/page/studyparts.h"

#include <QObject>

namespace kagetsu::solver {
struct Proof;
}

namespace kagetsu::ui {

class AnalysisPanel;
class QuietWins;
class WinPanel;
struct Analyst;

// Shows who wins by fours in the displayed position, and what an engine thinks of it, on tabs that appear when they are
// asked for; writes what was found into the record.
class WinGuide : public QObject
{
    Q_OBJECT

public:
    WinGuide(const StudyParts &parts, QWidget *side);
    ~WinGuide() override;

    WinPanel &wins() const { return *m_wins; }
    AnalysisPanel &analysis() const { return *m_analysis; }
    QuietWins &quiet() const { return *m_quiet; }
    // True if each position shows which side wins by fours.
    bool tells() const { return m_tells; }
    void setTells(bool tells);
    // Lets engines analyse the displayed position; without an analyst nothing is analysed.
    void setAnalyst(const Analyst &analyst);
    // Call it when the page is left.
    void giveUp();
    // Sets the titles of the tabs anew.
    void retranslate();

signals:
    // Emitted when other marks of wins or of an analysis belong on the board.
    void marksChanged();
    // Emitted before something is written after the displayed position.
    void writing();

private:
    void connectWins();
    void connectAnalysis();
    void showWins();
    void insertWin(const solver::Proof &found);
    void showAnalysis();
    void insertLine(const record::Variation &found);

    const StudyParts &m_parts;
    bool m_tells = true;
    WinPanel *m_wins;
    AnalysisPanel *m_analysis;
    QuietWins *m_quiet;
};

} // namespace kagetsu::ui
