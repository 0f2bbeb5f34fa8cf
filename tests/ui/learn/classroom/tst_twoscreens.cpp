// SPDX-License-Identifier: MIT
#include "ui/learn/classroom/classpanel.h"
#include "ui/learn/classroom/classview.h"
#include "ui/learn/classroom/classwindow.h"
#include "ui/learn/pupils/practicekeeper.h"

#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QScreen>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

constexpr const char *Screens = R"({ "screens": [
    { "name": "Laptop", "x": 0, "y": 0, "width": 1366, "height": 768, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1 },
    { "name": "Projector", "x": 1366, "y": 0, "width": 1024, "height": 768, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1 }
] })";

} // namespace

// A laptop and a projector.
class TestTwoScreens : public QObject
{
    Q_OBJECT

private:
    PracticeKeeper m_keeper;
    std::unique_ptr<ClassPanel> m_desk;

private slots:
    void init()
    {
        QCOMPARE(QGuiApplication::screens().size(), 2);
        m_desk = std::make_unique<ClassPanel>(m_keeper);
        m_desk->setGeometry(10, 10, 1200, 700);
        m_desk->show();
        QVERIFY(QTest::qWaitForWindowActive(m_desk.get()));
        task::Task page;
        page.text = "What do you see?\nMore.";
        m_desk->begin({ page }, 0);
    }
    void cleanup() { m_desk.reset(); }

    void theClassHasTheProjectorToItself()
    {
        const ClassWindow &window = *m_desk->classWindow();
        QVERIFY(window.isVisible() && window.isFullScreen());
        QCOMPARE(window.screen()->name(), QStringLiteral("Projector"));
        QCOMPARE(window.geometry(), QRect(1366, 0, 1024, 768));
        QCOMPARE(window.view().size(), QSize(1024, 768));
        QVERIFY(window.view().lineHeight() * 25 >= 768);
        // The teacher goes on in his own window, which lacks nothing.
        QVERIFY(m_desk->isActiveWindow());
        QCOMPARE(m_desk->screen()->name(), QStringLiteral("Laptop"));
        QVERIFY(!m_desk->findChild<QToolButton *>(QStringLiteral("classFullScreen"))->isVisible());
        QCOMPARE(
            m_desk->findChild<QLabel *>(QStringLiteral("classState"))->text(), QStringLiteral("The class sees this:"));
    }

    void itNeverLiesOverTheTeachersWindow()
    {
        m_desk->showWhereThereIsRoom();
        m_desk->press(ClassKey::FullScreen);
        QVERIFY(!m_desk->classWindow()->isOver());
        // On the projector there is nothing to press.
        QVERIFY(!m_desk->classWindow()->findChild<QWidget *>(QStringLiteral("leaveClassView"))->isVisible());
        QCOMPARE(m_desk->classWindow()->geometry(), QRect(1366, 0, 1024, 768));
    }

    void itComesBackWithTheDesk()
    {
        m_desk->hide();
        QVERIFY(!m_desk->classWindow()->isVisible());
        m_desk->show();
        QVERIFY(m_desk->classWindow()->isVisible());
        QCOMPARE(m_desk->classWindow()->geometry(), QRect(1366, 0, 1024, 768));
    }
};

int main(int argc, char **argv)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("screens.json")));
    if (!file.open(QIODevice::WriteOnly) || file.write(Screens) < 0 || !file.flush())
        return 1;
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + file.fileName().toLocal8Bit());
    QApplication app(argc, argv);
    TestTwoScreens test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_twoscreens.moc"
