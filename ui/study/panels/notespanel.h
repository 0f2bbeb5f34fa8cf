// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gametree.h"

#include <QWidget>

class QLineEdit;

namespace kagetsu::ui {

class TextField;

// What a record says of the position shown: a headline of one line and a comment of many, to read and to write.
class NotesPanel : public QWidget
{
    Q_OBJECT

public:
    explicit NotesPanel(QWidget *parent = nullptr);

    // Nothing can be typed; what is there can be copied.
    void setReadOnly(bool isReadOnly);
    // Shows the texts of a node. Nothing that is being typed is disturbed when they are what stands there already.
    void setTexts(const QString &headline, const QString &comment);
    QSize minimumSizeHint() const override { return { 120, 76 }; }

signals:
    // A letter came or went. An empty text takes the text away.
    void typed(kagetsu::record::TextKind kind, const QString &text);
    // Escape: back to the board.
    void left();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();

    QLineEdit *m_headline;
    TextField *m_comment;
    bool m_isFilling = false;
};

} // namespace kagetsu::ui
