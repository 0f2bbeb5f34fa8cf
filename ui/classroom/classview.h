// SPDX-License-Identifier: MIT
#pragma once

#include "ui/classroom/classpicture.h"

#include <QWidget>

class QLabel;

namespace kagetsu::ui {

class BoardWidget;
class PointerRing;

// Shows a ClassPicture, and knows nothing else. A line of text is a twenty-fifth of its height at least, so that the
// last row of a class reads it where it fills the screen.
class ClassView : public QWidget
{
    Q_OBJECT

public:
    static constexpr int MostLines = 25; // in the height of the screen

    explicit ClassView(QWidget *parent = nullptr);

    void setPicture(const ClassPicture &picture);
    const ClassPicture &picture() const { return m_picture; }
    BoardWidget &board() const { return *m_board; }
    // Height of a line of text, in pixels.
    int lineHeight() const;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void place();
    void placeTexts(const QRect &room);
    void placeRing();

    ClassPicture m_picture;
    BoardWidget *m_board;
    QLabel *m_question;
    QLabel *m_told;
    PointerRing *m_ring;
};

} // namespace kagetsu::ui
