// SPDX-License-Identifier: MIT
#include "everypage.h"

#include "ui/app/window/mainwindow.h"
#include "ui/controls/style/style.h"

#include <QApplication>
#include <QMap>
#include <QPointer>
#include <QTest>

namespace tst_restyle {

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

QString placeOf(const QWidget &widget)
{
    QStringList place;
    for (const QObject *each = &widget; each && place.size() < 3; each = each->parent())
        place += each->metaObject()->className() + QStringLiteral(" ") + each->objectName();
    return place.join(QStringLiteral(" in "));
}

// What is deleted before `does` has returned.
QStringList deletedWhile(const std::function<void()> &does)
{
    QStringList deleted;
    QObject watch;
    for (QWidget *each : QApplication::allWidgets()) {
        QObject::connect(each, &QObject::destroyed, &watch, [&deleted, place = placeOf(*each)] { deleted += place; });
    }
    does();
    return deleted;
}

} // namespace

// While Qt gives every widget another style sheet, palette or font, it goes through a list of them all: whoever deletes
// one then ends the program, and whether it does so depends on the order of that list.
class TestRestyle : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(new Style); }

    void noPageDeletesAnythingMeanwhile()
    {
        QMap<QString, QStringList> wrong; // where each was met
        const auto look = [&](const QString &name, QWidget &page) {
            if (name.contains(QChar(0x25be)))
                return; // a list of a field on a page that has been seen
            QList<QPointer<QWidget>> all;
            for (QWidget *each : page.findChildren<QWidget *>()) {
                if (each->isVisible())
                    all += each;
            }
            QStringList deleted = deletedWhile([&all] {
                for (const QPointer<QWidget> &each : all) {
                    for (const QEvent::Type change :
                        { QEvent::FontChange, QEvent::StyleChange, QEvent::PaletteChange }) {
                        QEvent event(change);
                        if (each)
                            QApplication::sendEvent(each, &event);
                    }
                }
            });
            // In earnest, on the pages with the most that is built as it is needed: it takes seconds.
            auto *window = qobject_cast<MainWindow *>(&page);
            if (window && Thorough.contains(name)) {
                deleted += deletedWhile([window] {
                    window->setTextSize(200);
                    window->setTextSize(100);
                    window->setThemeKind(Theme::Kind::Dark);
                    window->setThemeKind(Theme::Kind::Light);
                });
            }
            for (const QString &each : deleted)
                wrong[each] += name;
        };
        const QStringList seen = lookAtEveryPage(QStringLiteral("en"), { 1280, 736 }, look);
        QVERIFY(seen.size() > 90);
        for (const QString &each : Thorough)
            QVERIFY2(seen.contains(each), qPrintable(each));
        QStringList told;
        for (auto each = wrong.cbegin(); each != wrong.cend(); ++each)
            told += QStringLiteral("%1: %2 (and on %3 more)")
                        .arg(each.key(), each.value().first())
                        .arg(each.value().size() - 1);
        QVERIFY2(wrong.isEmpty(), qPrintable(told.join(QLatin1Char('\n'))));
    }

private:
    const QStringList Thorough { QStringLiteral("start"), QStringLiteral("record with a proof"),
        QStringLiteral("record with a win of a review"), QStringLiteral("case, all reasons"),
        QStringLiteral("opening by guide"), QStringLiteral("start with a game to come") };
};

} // namespace tst_restyle

QTEST_MAIN(tst_restyle::TestRestyle)
#include "tst_restyle.moc"
