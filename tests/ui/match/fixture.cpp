// SPDX-License-Identifier: MIT
#include "fixture.h"

#include "opening/file/shipped.h"
#include "ui/controls/input/motion.h"
#include "ui/match/table/endcard.h"

#include <QTest>
#include <QTimer>

namespace kagetsu::ui {

const opening::Procedure &procedure(const std::string &id)
{
    if (const opening::Procedure *found = opening::procedureOf(opening::shippedProcedures(), id))
        return *found;
    qFatal("no procedure %s", id.c_str());
}

match::MatchSetup plainSetup()
{
    match::MatchSetup setup;
    setup.id = "test-match";
    setup.names = { "Ann", "Bob" };
    setup.opening = procedure("free");
    clock::TimeControl control;
    control.stages.push_back(clock::MainStage { std::chrono::minutes(15), {}, false, {} });
    setup.time = { control, control };
    return setup;
}

Table::Table(const match::MatchSetup &setup, QSize size)
    : host(std::make_unique<host::MatchHost>(time))
{
    setMotionAllowed(false); // pictures of boards are compared, and no stone may still be landing
    host->setGamesFolder(folder.filePath(QStringLiteral("games")));
    page = std::make_unique<TablePage>(host.get());
    page->resize(size);
    if (!host->startMatch(setup, folder.filePath(QStringLiteral("running"))))
        qFatal("the match cannot be started");
    page->show();
    page->activateWindow();
    if (!QTest::qWaitForWindowActive(page.get()))
        qFatal("the window is not active");
}

Table::~Table() = default;

void Table::click(const char *point)
{
    const auto at = rules::pointFromText(point, match().setup().boardSize);
    const QPoint position = page->board()->rectOf(at.value()).center().toPoint();
    QTest::mouseMove(page->board(), position);
    QTest::mouseClick(page->board(), Qt::LeftButton, {}, position);
}

void Table::play(std::initializer_list<const char *> points)
{
    for (const char *point : points) {
        time.advance(std::chrono::seconds(1));
        click(point);
    }
}

void Table::type(const char *point)
{
    QWidget *target = QApplication::focusWidget();
    QTest::keyClicks(target, QString::fromLatin1(point));
    key(Qt::Key_Return);
    key(Qt::Key_Return);
}

void Table::key(Qt::Key key)
{
    QTest::keyClick(QApplication::focusWidget(), key);
}

QAbstractButton *Table::button(const char *name) const
{
    const auto found = page->findChildren<QAbstractButton *>(QLatin1String(name));
    for (QAbstractButton *candidate : found) {
        if (candidate->isVisible())
            return candidate;
    }
    return nullptr;
}

void Table::press(const char *name)
{
    QAbstractButton *found = button(name);
    QVERIFY2(found, name);
    QTRY_VERIFY2(found->isEnabled(), name); // the card at the end waits for stray taps to be over
    QTest::mouseClick(found, Qt::LeftButton);
}

QString Table::notice(Seat seat) const
{
    const NoticeBar *bar = page->panel(seat)->bar();
    return bar->isVisible() && bar->notice() ? bar->notice()->text : QString();
}

QString Table::ending() const
{
    return page->end()->isVisible() ? page->end()->accessibleName() : QString();
}

bool Table::hasActiveTimers() const
{
    for (const QObject *owner :
        { static_cast<const QObject *>(host.get()), static_cast<const QObject *>(page.get()) }) {
        for (const QTimer *timer : owner->findChildren<QTimer *>()) {
            if (timer->isActive())
                return true;
        }
    }
    return false;
}

} // namespace kagetsu::ui
