// SPDX-License-Identifier: MIT
#pragma once

#include "ui/classroom/classkey.h"

#include <QWidget>

#include <cstdint>
#include <optional>

class QKeyEvent;
class QScreen;

namespace kagetsu::ui {

class BigButton;
class ClassView;
struct ClassPicture;

std::optional<ClassKey> classKey(const QKeyEvent &event);

// The window for the projector: a ClassPicture over the whole screen. It chooses the second screen by itself, stays on
// it, hides while it is gone and comes back with it. With one screen it lies over the teacher's window while that is
// wanted. Neither its title nor anything else of it tells more than its picture.
class ClassWindow : public QWidget
{
    Q_OBJECT

public:
    // `teacher` is any widget of the teacher's window.
    explicit ClassWindow(QWidget &teacher);

    ClassView &view() const { return *m_view; }

    void open();
    // Until it is opened again.
    void shut();
    // Over the teacher's window, where there is no screen of its own.
    void setOver(bool over);
    bool isOver() const { return m_isOver; }
    bool hasScreen() const { return m_hasScreen; }

signals:
    void keyPressed(kagetsu::ui::ClassKey key);
    // A screen has come or gone.
    void screenChanged();
    // The window was closed by the desktop.
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
    BigButton *m_leave; // seen where the window lies over that of the teacher
    QString m_screenName; // where it was
    bool m_isOpen = false;
    bool m_isOver = false;
    bool m_hasScreen = false;
    bool m_givesKeysBack = false; // once, to the teacher's window
};

} // namespace kagetsu::ui
