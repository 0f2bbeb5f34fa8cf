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

// The card beside the board: the moves, what the opening came to, and why a point is forbidden, where the match may say
// so.
class SidePanel : public QWidget
{
    Q_OBJECT

public:
    explicit SidePanel(QWidget *parent = nullptr);

    void show(const SideScene &scene);
    using QWidget::show;
    // The point under the hand; it is judged only as far as the match's hints go.
    void pointAt(std::optional<rules::Point> point);
    // A tap on the board is a question and no move, by the reader's wish.
    bool isAsking() const;

    MoveListView *moves() const { return m_moves; }
    QTabWidget *tabs() const { return m_tabs; }
    ProofPanel *proof() const { return m_proof; }

signals:
    // Taps mean something else from now on.
    void askingChanged();

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
