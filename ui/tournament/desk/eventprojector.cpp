// SPDX-License-Identifier: MIT
#include "ui/tournament/desk/eventprojector.h"

#include "tournament/model/names.h"
#include "ui/board/inforce.h"
#include "ui/controls/input/motion.h"
#include "ui/tournament/desk/countdowndialog.h"
#include "ui/tournament/paper/projector/projectorwidget.h"

#include <QAction>
#include <QGuiApplication>
#include <QScreen>

namespace kagetsu::ui {

namespace {

constexpr std::int64_t Minute = 60'000;

// Returns a screen that shows something else than this one; this one if there is none.
const QScreen *screenBeside(const QScreen *own)
{
    for (const QScreen *screen : QGuiApplication::screens()) {
        if (screen != own && screen->geometry() != own->geometry())
            return screen;
    }
    return own;
}

} // namespace

EventProjector::EventProjector(
    std::function<Subject()> subject, std::function<tournament::Milliseconds()> now, QWidget *window)
    : QObject(window)
    , m_subject(std::move(subject))
    , m_now(std::move(now))
    , m_window(window)
    , m_projector(new QAction(this))
    , m_countdown(new QAction(this))
    , m_boards([this] { return m_subject().boards; }, m_now, this)
{
    m_projector->setObjectName(QStringLiteral("projector"));
    m_countdown->setObjectName(QStringLiteral("roundCountdown"));
    connect(m_projector, &QAction::triggered, this, &EventProjector::show);
    connect(m_countdown, &QAction::triggered, this, &EventProjector::askCountdown);
    connect(&m_boards, &HallBoards::changed, this, [this](const std::vector<HallBoard> &boards) {
        if (m_shown)
            m_shown->setBoards(boards);
    });
    onLanguage(*window, [this] { retranslate(); });
}

EventProjector::~EventProjector()
{
    end();
}

void EventProjector::retranslate()
{
    //: Menu entry: a window for the hall, with pairings and standings that turn by themselves.
    m_projector->setText(tr("Show on projector"));
    //: Menu entry: how long it is until the round begins, large on the screen of the hall.
    m_countdown->setText(tr("Countdown to the round…"));
}

QList<QAction *> EventProjector::actions() const
{
    return { m_projector, m_countdown };
}

void EventProjector::end()
{
    m_boards.stop();
    m_begins.reset();
    delete m_shown;
}

void EventProjector::refresh()
{
    if (!m_shown)
        return;
    const Subject of = m_subject();
    m_shown->setSheets(projectorSheets(tournament::publicView(of.event->details, *of.section)));
    m_shown->setCode(of.address);
    m_boards.follow();
}

void EventProjector::show()
{
    if (!m_shown) {
        m_shown = new ProjectorWidget;
        m_shown->setObjectName(QStringLiteral("projectorWindow"));
        m_shown->setAttribute(Qt::WA_DeleteOnClose);
        m_shown->setAttribute(Qt::WA_QuitOnClose, false); // the program ends with its own window
        m_shown->setWindowTitle(tr("Projector"));
        m_shown->setMotion(isMotionAllowed());
        m_shown->setNow([this] { return m_now().count(); });
        connect(m_shown, &QObject::destroyed, &m_boards, &HallBoards::stop);
        if (m_begins)
            m_shown->setCountdown(m_begins);
        m_boards.start();
    }
    refresh();
    m_shown->setGeometry(screenBeside(m_window->screen())->geometry());
    m_shown->showFullScreen();
    m_shown->raise();
    m_shown->activateWindow();
}

void EventProjector::setMinutes(int minutes)
{
    m_begins = minutes > 0 ? std::optional(m_now().count() + minutes * Minute) : std::nullopt;
    if (m_shown)
        m_shown->setCountdown(m_begins);
}

void EventProjector::askCountdown()
{
    CountdownDialog dialog(m_begins && *m_begins > m_now().count(), m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    setMinutes(dialog.minutes());
    if (dialog.minutes() > 0 && !m_shown)
        show();
}

ProjectorWidget *EventProjector::shown() const
{
    return m_shown;
}

} // namespace kagetsu::ui
