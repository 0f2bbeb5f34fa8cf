// SPDX-License-Identifier: MIT
#pragma once

#include "opening/pattern/patternways.h"

#include <QWidget>

#include <vector>

class QBoxLayout;
class QLabel;
class QLineEdit;
class QScrollArea;

namespace kagetsu::ui {

class PatternButton;
class TableButton;

// Shows the 26 patterns as small boards, direct and indirect ones side by side, to take one of them or to ban several,
// in a dialog (PatternChooser) or on a page. A search finds them by code or by part of the name in any language. Arrow
// keys move from board to board; typing returns to the search, Enter takes a pattern, Escape cancels.
class PatternView : public QWidget
{
    Q_OBJECT

public:
    enum class Mode : std::uint8_t { TakeOne, BanSeveral };

    explicit PatternView(Mode mode, QWidget *parent = nullptr);

    // Restricts the choice to these patterns, shown as they would be on a board of this size in this view.
    void setWays(const std::vector<opening::PatternWay> &ways, int boardSize, rules::Symmetry view);
    void setChecked(const std::vector<std::string> &codes);
    // Returns the codes in the order of the catalogue.
    std::vector<std::string> checked() const;
    // Empties the search and gives it the focus.
    void begin();

signals:
    void taken(const kagetsu::opening::Pattern *pattern);
    // Emitted when several were chosen.
    void done();
    void cancelled();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void search(const QString &text);
    // Return true if the key concerned more than the widget with the focus.
    bool takeKeyOfSearch(QKeyEvent *event);
    bool takeKeyOfBoard(QKeyEvent *event, PatternButton *button);
    void take(PatternButton *button);
    PatternButton *firstFound() const;
    // Returns the nearest board in this direction that can be taken.
    PatternButton *neighbour(const PatternButton *of, Qt::Key arrow) const;
    void goTo(PatternButton *button);

    Mode m_mode;
    QLineEdit *m_search;
    QScrollArea *m_scroll;
    QBoxLayout *m_halves;
    QLabel *m_direct;
    QLabel *m_indirect;
    QLabel *m_nothing;
    TableButton *m_cancel;
    TableButton *m_done;
    std::vector<PatternButton *> m_buttons;
};

} // namespace kagetsu::ui
