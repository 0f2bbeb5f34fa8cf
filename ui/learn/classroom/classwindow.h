// SPDX-License-Identifier: MIT
#pragma once

#include "ui/learn/classroom/classkey.h"

#include <QWidget>

#include <cstdint>
#include <optional>

class QKeyEvent;
class QScreen;

namespace kagetsu::ui {

class BigButton;
class ClassView;
struct ClassPicture;

// Returns what a key does in front of a class; nothing for other keys.
std::optional<ClassKey> classKey(const QKeyEvent &event);

// The window for the projector: a ClassPicture on the whole screen. It selects the second screen automatically and
// stays on it, hides while that screen is disconnected, and returns with it. With a single screen it covers the
// teacher's window on request. Nothing in the window, including its title, tells more than the picture.
class ClassWindow : public QWidget
{
    Q_OBJECT

public:
    // `teacher` is any widget in the teacher's window.
    explicit ClassWindow(QWidget &teacher);

    ClassView &view() const { return *m_view; }

    void open();
    // Hides the window until it is opened again.
    void shut();
    // Sets whether it covers the teacher's window if it has no screen of its own.
    void setOver(bool over);
    bool isOver() const { return m_isOver; }
    bool hasScreen() const { return m_hasScreen; }

signals:
    void keyPressed(kagetsu::ui::ClassKey key);
    // Emitted when a screen was connected or disconnected.
    void screenChanged();
    // Emitted when the desktop closed the window.
    void closed();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    void watch(QScreen *screen);
    void place();
    void placeLeave();
    void fill(QScreen *screen);

    QWidget *m_teacher;
    ClassView *m_view;
    BigButton *m_leave; // visible while the window covers the teacher's window
    QString m_screenName; // name of the last screen
    bool m_isOpen = false;
    bool m_isOver = false;
    bool m_hasScreen = false;
    bool m_givesKeysBack = false; // returns the keyboard focus to the teacher's window, once
};

} // namespace kagetsu::ui
