// SPDX-License-Identifier: MIT
#pragma once

#include "ui/match/scene/sidescene.h"

#include <QWidget>

class QBoxLayout;
class QTabWidget;
class QToolButton;

namespace kagetsu::ui {

class MoveListView;
class OpeningStory;
class ProofPanel;

// The card beside the board: the moves, the outcome of the opening, and why a point is forbidden, where the match
// allows that to be shown.
class SidePanel : public QWidget
{
    Q_OBJECT

public:
    explicit SidePanel(QWidget *parent = nullptr);

    void show(const SideScene &scene);
    using QWidget::show;
    // Shows the point under the pointer; it is judged only as far as the match's hints allow.
    void pointAt(std::optional<rules::Point> point);
    // True if the reader wants taps on the board to ask about a point instead of making a move.
    bool isAsking() const;
    // True if the tab with the reasons is in front.
    bool showsReasons() const;

    MoveListView *moves() const { return m_moves; }
    QTabWidget *tabs() const { return m_tabs; }
    ProofPanel *proof() const { return m_proof; }

signals:
    // Emitted when the meaning of a tap has changed.
    void askingChanged();
    // Emitted when another tab is in front, which may need another height.
    void tabChanged();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QTabWidget *m_tabs;
    MoveListView *m_moves;
    OpeningStory *m_opening;
    QWidget *m_why;
    QBoxLayout *m_reasons;
    ProofPanel *m_proof;
    QToolButton *m_ask;
    SideScene m_scene;
};

} // namespace kagetsu::ui
