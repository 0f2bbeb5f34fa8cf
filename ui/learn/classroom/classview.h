// SPDX-License-Identifier: MIT
#pragma once

#include "ui/learn/classroom/classpicture.h"

#include <QWidget>

class QLabel;

namespace kagetsu::ui {

class BoardWidget;
class CodeView;
class PointerRing;

// Shows a ClassPicture, and has no other information. A line of text is at least a twenty-fifth of the height, so that
// on a full screen it can be read from the last row.
class ClassView : public QWidget
{
    Q_OBJECT

public:
    static constexpr int MostLines = 25; // largest number of lines in the height of the screen

    explicit ClassView(QWidget *parent = nullptr);

    void setPicture(const ClassPicture &picture);
    const ClassPicture &picture() const { return m_picture; }
    BoardWidget &board() const { return *m_board; }
    // Returns the height of a line of text, in pixels.
    int lineHeight() const;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void place();
    void placeTexts(const QRect &room);
    int placeCode(const QRect &room);
    void placeRing();

    ClassPicture m_picture;
    BoardWidget *m_board;
    QLabel *m_question;
    QLabel *m_told;
    CodeView *m_code; // for the phones of the class
    QLabel *m_phones;
    PointerRing *m_ring;
};

} // namespace kagetsu::ui
