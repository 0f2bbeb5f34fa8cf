// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gametree.h"

#include <QWidget>

#include <functional>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace kagetsu::ui {

// What can be searched for in a record.
enum class FindKind : std::uint8_t { Text, Move, Bookmark, Comment, End, Path };

// Returns the next matching node in file order, after or before `from`, wrapping around at the ends; NoNode if there is
// none. A path is written as points, "H8 I9 g7", and finds its last move that the record has. Linear in the size of the
// tree. `mayContinue` is called now and then with the share searched, from 0 to 1; returning false cancels the search.
record::NodeId findNode(const record::GameTree &tree, record::NodeId from, FindKind kind, const QString &what,
    bool forward, const std::function<bool(double)> &mayContinue = {});

// A bar for searching the record: Enter finds the next match, Shift+Enter the previous one, Escape closes the bar.
class FindBar : public QWidget
{
    Q_OBJECT

public:
    explicit FindBar(QWidget *parent = nullptr);

    FindKind kind() const;
    QString what() const;
    void open();
    // The same for this kind; show() does not take the focus.
    void open(FindKind kind);
    void show(FindKind kind);
    // Opens the search for texts with a field for the replacement.
    void openReplacing();
    QString replacement() const;
    // Sets whether found texts can be replaced.
    void setReplaces(bool replaces);
    // True if the field for the replacement is shown.
    bool isReplacing() const { return !isHidden() && m_replaces && kind() == FindKind::Text; }
    // Sets whether something was found.
    void setFound(bool found);

signals:
    void wanted(bool forward);
    // Emitted to replace at the current node, or everywhere.
    void replaceWanted(bool everywhere);
    void closed();
    // Emitted when the bar appeared, disappeared or changed its height, which changes the room around it.
    void roomChanged();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void connectParts();
    void tellRoom();
    void followKind();
    void followText();

    QComboBox *m_kind;
    QLineEdit *m_what;
    QToolButton *m_previous;
    QToolButton *m_next;
    QLabel *m_nothing;
    QLineEdit *m_with;
    QPushButton *m_replace;
    QPushButton *m_replaceAll;
    bool m_replaces = false;
};

} // namespace kagetsu::ui
