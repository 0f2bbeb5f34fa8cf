// SPDX-License-Identifier: MIT
#include "ui/learn/classroom/classwindow.h"

#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/learn/classroom/classview.h"
#include "ui/learn/classroom/screenchoice.h"

#include <QCloseEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QKeySequence>
#include <QScreen>

#include <utility>

namespace kagetsu::ui {

std::optional<ClassKey> classKey(const QKeyEvent &event)
{
    if (event.matches(QKeySequence::Undo))
        return ClassKey::Undo;
    if (event.modifiers() & ~Qt::KeypadModifier)
        return std::nullopt;
    switch (event.key()) {
    case Qt::Key_PageDown: return ClassKey::Forward;
    case Qt::Key_PageUp: return ClassKey::Back;
    case Qt::Key_B: return ClassKey::Blank;
    case Qt::Key_F5: return ClassKey::FullScreen;
    case Qt::Key_Escape: return ClassKey::Leave;
    case Qt::Key_F: return ClassKey::Freeze;
    case Qt::Key_P: return ClassKey::Point;
    case Qt::Key_D: return ClassKey::Draw;
    case Qt::Key_Backspace: return ClassKey::ToPosition;
    case Qt::Key_A: return ClassKey::Answers;
    case Qt::Key_1: return ClassKey::Right;
    case Qt::Key_2: return ClassKey::Partly;
    case Qt::Key_3: return ClassKey::Wrong;
    case Qt::Key_N: return ClassKey::NextPupil;
    default: return std::nullopt;
    }
}

ClassWindow::ClassWindow(QWidget &teacher)
    : QWidget(nullptr, Qt::Window)
    , m_teacher(&teacher)
    , m_view(new ClassView(this))
    , m_leave(new BigButton("leaveClassView", this))
{
    setObjectName(QStringLiteral("classWindow"));
    // The teacher continues in the other window, and the program ends with that one.
    setAttribute(Qt::WA_ShowWithoutActivating);
    setAttribute(Qt::WA_QuitOnClose, false);
    setFocusPolicy(Qt::StrongFocus);
    onLanguage(*this, [this] {
        //: Title of the window on the projector. It tells nothing of what is in it.
        setWindowTitle(tr("Class"));
        //: Button: from the class view over the whole screen back to the teacher's buttons.
        m_leave->setText(tr("&Leave (Esc)"));
        placeLeave();
    });
    m_leave->hide();
    connect(m_leave, &BigButton::clicked, this, [this] { emit keyPressed(ClassKey::Leave); });
    for (QScreen *screen : QGuiApplication::screens())
        watch(screen);
    connect(qApp, &QGuiApplication::screenAdded, this, [this](QScreen *screen) {
        watch(screen);
        place();
    });
    // The screen is still in the list until this event has been handled.
    connect(
        qApp, &QGuiApplication::screenRemoved, this, [this] { place(); }, Qt::QueuedConnection);
    connect(
        qApp, &QGuiApplication::primaryScreenChanged, this, [this] { place(); }, Qt::QueuedConnection);
}

void ClassWindow::watch(QScreen *screen)
{
    connect(
        screen, &QScreen::geometryChanged, this, [this] { place(); }, Qt::QueuedConnection);
}

void ClassWindow::open()
{
    m_isOpen = true;
    place();
}

void ClassWindow::shut()
{
    m_isOpen = false;
    m_isOver = false;
    hide();
}

void ClassWindow::setOver(bool over)
{
    m_isOver = over;
    place();
    placeLeave();
}

void ClassWindow::place()
{
    if (!m_isOpen)
        return;
    const QList<QScreen *> screens = QGuiApplication::screens();
    QList<ScreenFacts> facts;
    for (const QScreen *screen : screens)
        facts += { screen->name(), screen->geometry() };
    QScreen *const teachers = m_teacher->window()->screen();
    const int chosen = screenForClass(facts, static_cast<int>(screens.indexOf(teachers)), m_screenName);
    m_hasScreen = chosen >= 0;
    if (m_hasScreen) {
        m_screenName = facts[chosen].name;
        m_isOver = false;
        m_givesKeysBack = !isVisible() && m_teacher->isActiveWindow();
        fill(screens[chosen]);
    } else if (m_isOver && teachers) {
        fill(teachers);
        activateWindow();
    } else {
        hide();
    }
    emit screenChanged();
}

void ClassWindow::fill(QScreen *screen)
{
    // A full-screen window does not move to another screen by itself.
    if (isVisible() && (this->screen() != screen || geometry() != screen->geometry()))
        hide();
    if (isVisible())
        return;
    setScreen(screen);
    setGeometry(screen->geometry());
    showFullScreen();
}

// Some desktops give the keyboard focus to every new full-screen window; it is returned to the teacher's window.
bool ClassWindow::event(QEvent *event)
{
    if (event->type() == QEvent::WindowActivate && std::exchange(m_givesKeysBack, false))
        m_teacher->activateWindow();
    return QWidget::event(event);
}

void ClassWindow::keyPressEvent(QKeyEvent *event)
{
    if (const std::optional<ClassKey> key = classKey(*event); key && !event->isAutoRepeat())
        emit keyPressed(*key);
    else
        QWidget::keyPressEvent(event);
}

void ClassWindow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_view->setGeometry(rect());
    placeLeave();
}

// Placed in the corner where the board has no coordinates.
void ClassWindow::placeLeave()
{
    m_leave->resize(m_leave->sizeHint().expandedTo(m_leave->minimumSize()));
    m_leave->move(width() - m_leave->width() - 8, height() - m_leave->height() - 8);
    m_leave->setVisible(m_isOver);
    m_leave->raise();
}

void ClassWindow::closeEvent(QCloseEvent *event)
{
    QWidget::closeEvent(event);
    shut();
    emit closed();
}

} // namespace kagetsu::ui
