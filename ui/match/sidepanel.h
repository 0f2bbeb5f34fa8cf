// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"
#include "ui/board/theme.h"

#include <QWidget>

class QLabel;
class QTabWidget;

namespace kagetsu::ui {

class MoveListView;
class OpeningPane;

// The card beside the board: the moves, the opening's steps, and why a point is forbidden, where the match may say so.
class SidePanel : public QWidget
{
    Q_OBJECT

public:
    explicit SidePanel(QWidget *parent = nullptr);

    void show(const match::Match &match);
    using QWidget::show;
    // The point under the hand; the reasons are told only as far as the match's hints go.
    void setPoint(const match::Match &match, std::optional<rules::Point> point);
    void setTheme(const Theme &theme);

    MoveListView *moves() const { return m_moves; }
    OpeningPane *opening() const { return m_opening; }
    QTabWidget *tabs() const { return m_tabs; }

signals:
    void acted(kagetsu::Seat seat, const kagetsu::opening::Act &act);

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QTabWidget *m_tabs;
    MoveListView *m_moves;
    OpeningPane *m_opening;
    QLabel *m_why;
    match::Phase m_phase = match::Phase::NotStarted;
    Theme m_theme = Theme::light();
};

} // namespace kagetsu::ui
