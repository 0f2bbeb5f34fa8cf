// SPDX-License-Identifier: MIT
#include "scenes.h"

#include "match/setup.h"
#include "session/matchhost.h"
#include "ui/arbiter/desk/arbiterpage.h"
#include "ui/arbiter/verdict/verdictpage.h"
#include "ui/board/boardwidget.h"
#include "ui/clockonly/clockpage.h"
#include "ui/look/style/skin.h"
#include "ui/look/style/style.h"
#include "ui/match/newgame/newgamedialog.h"
#include "ui/match/waiting/waitingpage.h"
#include "ui/study/page/studypage.h"
#include "ui/teaching/lessonpage.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QPushButton>
#include <QTest>
#include <QTimer>

using namespace kagetsu;
using namespace kagetsu::ui;

Scenes::Scenes(const QSize &size, const Settings &settings)
{
    if (!qobject_cast<Style *>(QApplication::style()))
        QApplication::setStyle(new Style);
    dress(settings.colours());
    m_window = std::make_unique<MainWindow>(
        settings, m_folder.filePath(QStringLiteral("kagetsu.ini")), Folders::in(m_folder.path()));
    m_window->setLanguage(settings.language);
    m_window->resize(size);
    m_window->show();
    if (!QTest::qWaitForWindowExposed(m_window.get()))
        qFatal("the window does not appear");
}

const QList<Scenes::Scene> &Scenes::all()
{
    static const QList<Scene> scenes { { "start", &Scenes::start }, { "newgame", &Scenes::newGame },
        { "unplayed", &Scenes::unplayed }, { "table", &Scenes::table }, { "table-over", &Scenes::tableOver },
        { "opening-choice", &Scenes::openingChoice }, { "opening-offer", &Scenes::openingOffer },
        { "waiting", &Scenes::waiting }, { "clock", &Scenes::clock }, { "desk", &Scenes::desk },
        { "moments", &Scenes::moments }, { "protocol", &Scenes::protocol }, { "verdict", &Scenes::verdict },
        { "gallery", &Scenes::gallery }, { "lesson", &Scenes::lesson }, { "exercise", &Scenes::exercise },
        { "study", &Scenes::study }, { "library", &Scenes::library }, { "settings", &Scenes::settings },
        { "keys", &Scenes::keys }, { "about", &Scenes::about }, { "recovery", &Scenes::recovery } };
    return scenes;
}

QStringList Scenes::names()
{
    QStringList names;
    for (const Scene &scene : all())
        names += QLatin1String(scene.name);
    return names;
}

void Scenes::show(const QString &name, const Look &look)
{
    for (const Scene &scene : all()) {
        if (name == QLatin1String(scene.name))
            return (this->*scene.open)(look);
    }
    qFatal("no such scene");
}

void Scenes::start(const Look &look)
{
    settled(look);
}

void Scenes::newGame(const Look &look)
{
    inDialog([this] { trigger("newGame"); }, look);
}

void Scenes::unplayed(const Look &look)
{
    inDialog([this] { trigger("unplayed"); }, look);
}

void Scenes::table(const Look &look)
{
    resume("classroom");
    settled(look);
}

void Scenes::tableOver(const Look &look)
{
    resume("classroom");
    auto &host = *m_window->findChild<session::MatchHost *>();
    if (!host.execute(match::Resign { Seat::A }))
        qFatal("a player cannot resign");
    settled(look);
}

void Scenes::openingChoice(const Look &look)
{
    resume("opening-choice");
    settled(look);
}

void Scenes::openingOffer(const Look &look)
{
    resume("opening-offer");
    settled(look);
}

void Scenes::waiting(const Look &look)
{
    QTimer::singleShot(0, m_window.get(), [] {
        QApplication::activeModalWidget()->findChild<QAbstractButton *>(QStringLiteral("waitForPlayers"))->click();
    });
    m_window->newGame();
    settled(look);
}

void Scenes::clock(const Look &look)
{
    QTimer::singleShot(0, m_window.get(), [] { static_cast<QDialog *>(QApplication::activeModalWidget())->accept(); });
    m_window->newClock();
    QTest::keyClick(&page<ClockPage>(), Qt::Key_Space);
    settled(look);
}

void Scenes::desk(const Look &look)
{
    resume("disputed");
    trigger("arbiter");
    page<ArbiterPage>().unlock();
    settled(look);
}

void Scenes::moments(const Look &look)
{
    m_window->showMoments(QStringLiteral(KAGETSU_TEST_DATA "/journal/arbiter.jsonl"));
    settled(look);
}

void Scenes::protocol(const Look &look)
{
    m_window->showProtocol(QStringLiteral(KAGETSU_TEST_DATA "/journal/arbiter.jsonl"));
    for (QWidget *shown : QApplication::topLevelWidgets()) {
        if (shown->isVisible() && shown->objectName() == QLatin1String("paper")) {
            look(*shown);
            shown->close();
        }
    }
}

void Scenes::verdict(const Look &look)
{
    trigger("verdict");
    settled(look);
}

void Scenes::gallery(const Look &look)
{
    trigger("lesson");
    settled(look);
}

void Scenes::lesson(const Look &look)
{
    trigger("lesson");
    page<LessonPage>().openCase(0);
    settled(look);
}

void Scenes::exercise(const Look &look)
{
    trigger("lesson");
    QTest::mouseClick(page<LessonPage>().findChild<QAbstractButton *>(QStringLiteral("exercise")), Qt::LeftButton);
    settled(look);
}

void Scenes::study(const Look &look)
{
    m_window->openRecord(QStringLiteral(KAGETSU_TEST_DATA "/games/study.sgf"));
    page<StudyPage>().last();
    settled(look);
}

void Scenes::library(const Look &look)
{
    m_window->openRecord(QStringLiteral(KAGETSU_TEST_DATA "/libraries/labels.lib"));
    settled(look);
}

void Scenes::settings(const Look &look)
{
    inDialog([this] { trigger("settings"); }, look);
}

void Scenes::keys(const Look &look)
{
    inDialog([this] { trigger("keys"); }, look);
}

void Scenes::about(const Look &look)
{
    inDialog([this] { trigger("about"); }, look);
}

void Scenes::recovery(const Look &look)
{
    const QString journal = m_folder.filePath(QStringLiteral("journals/kept.jsonl"));
    QDir().mkpath(m_folder.filePath(QStringLiteral("journals")));
    QFile::copy(QStringLiteral(KAGETSU_TEST_DATA "/journal/classroom.jsonl"), journal);
    inDialog([this] { m_window->offerRecovery(); }, look);
}

void Scenes::inDialog(const std::function<void()> &open, const Look &look)
{
    bool wasThere = false;
    QTimer::singleShot(0, m_window.get(), [&] {
        auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
        if (!dialog)
            return;
        wasThere = true;
        QCoreApplication::processEvents();
        look(*dialog);
        dialog->reject();
    });
    open();
    QCoreApplication::processEvents();
    if (!wasThere)
        qFatal("no dialog appeared");
}

void Scenes::settled(const Look &look)
{
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    look(*m_window);
}

void Scenes::trigger(const char *action)
{
    m_window->findChild<QAction *>(QLatin1String(action))->trigger();
}

void Scenes::resume(const char *journal)
{
    const QString copy = m_folder.filePath(QLatin1String(journal) + QStringLiteral(".jsonl"));
    QFile::copy(QStringLiteral(KAGETSU_TEST_DATA "/journal/%1.jsonl").arg(QLatin1String(journal)), copy);
    QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
    if (!m_window->resumeMatch(copy))
        qFatal("the journal cannot be resumed");
}

template <class P>
P &Scenes::page()
{
    return *m_window->findChild<P *>();
}
