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

// What can be looked for in a record.
enum class FindKind : std::uint8_t { Text, Move, Bookmark, Comment, End, Path };

// The node that answers a search, in file order after or before another one and around the ends; NoNode for none. A
// path is written as points, "H8 I9 g7": its last move that the record has. Linear in the tree. Asked now and then with
// the part that was looked through, from 0 to 1, `mayContinue` gives up with false.
record::NodeId findNode(const record::GameTree &tree, record::NodeId from, FindKind kind, const QString &what,
    bool forward, const std::function<bool(double)> &mayContinue = {});

// A line to look for something in the record: Enter finds the next one, Shift+Enter the one before, Escape closes it.
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
    // Texts, with what is to stand in their place.
    void openReplacing();
    QString replacement() const;
    // What is found can be replaced, while it is looked for among texts.
    void setReplaces(bool replaces);
    // It shows the lines for that.
    bool isReplacing() const { return !isHidden() && m_replaces && kind() == FindKind::Text; }
    // Nothing was found, or something was.
    void setFound(bool found);

signals:
    void wanted(bool forward);
    // At the node looked at, or everywhere.
    void replaceWanted(bool everywhere);
    void closed();
    // It came, went or changed its height, so that what stands around it has other room.
    void roomChanged();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
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
