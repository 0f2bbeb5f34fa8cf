// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gametree.h"

#include <QWidget>

class QLineEdit;

namespace kagetsu::ui {

class TextField;

// Shows and edits what a record says about the displayed position: a headline of one line and a comment of many.
class NotesPanel : public QWidget
{
    Q_OBJECT

public:
    explicit NotesPanel(QWidget *parent = nullptr);

    // Prevents typing; the texts can still be copied.
    void setReadOnly(bool isReadOnly);
    // Shows the texts of a node. Typing is not disturbed if they equal what is already shown.
    void setTexts(const QString &headline, const QString &comment);
    // Returns the height that the headline takes; none while it is empty and cannot be typed.
    int headlineHeight() const;
    QSize minimumSizeHint() const override { return { 120, 40 + headlineHeight() }; }

signals:
    // Emitted for each change. An empty text removes the text.
    void typed(kagetsu::record::TextKind kind, const QString &text);
    // Emitted on Escape, which returns to the board.
    void left();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showHeadline();
    void retranslate();

    QLineEdit *m_headline;
    TextField *m_comment;
    bool m_isFilling = false;
};

} // namespace kagetsu::ui
