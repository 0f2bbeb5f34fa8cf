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

// The 26 patterns as small boards, direct and indirect ones beside each other, to take one of them or to ban several,
// in a dialog (PatternChooser) or on a page. A search finds them by code or by a part of the name in any language.
// Arrows lead from board to board; writing leads back to the search, Enter takes, and Escape gives it up.
class PatternView : public QWidget
{
    Q_OBJECT

public:
    enum class Mode : std::uint8_t { TakeOne, BanSeveral };

    explicit PatternView(Mode mode, QWidget *parent = nullptr);

    // Only these can be taken, and they are shown as they would lie on a board of this size, seen like this.
    void setWays(const std::vector<opening::PatternWay> &ways, int boardSize, rules::Symmetry view);
    void setChecked(const std::vector<std::string> &codes);
    // In the order of the catalogue.
    std::vector<std::string> checked() const;
    // The search, empty, has the keys.
    void begin();

signals:
    void taken(const kagetsu::opening::Pattern *pattern);
    // Of several.
    void done();
    void cancelled();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void search(const QString &text);
    // True when the key was meant for more than the widget that has the focus.
    bool takeKeyOfSearch(QKeyEvent *event);
    bool takeKeyOfBoard(QKeyEvent *event, PatternButton *button);
    void take(PatternButton *button);
    PatternButton *firstFound() const;
    // The nearest board that can be taken in this direction.
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
