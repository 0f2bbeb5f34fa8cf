// SPDX-License-Identifier: MIT
#include "ui/look/input/focusnews.h"

#include <QAccessible>
#include <QListWidget>
#include <QTest>
#include <QVBoxLayout>

using namespace kagetsu::ui;

namespace {

QStringList heard;

void listen(QAccessibleEvent *event)
{
    if (event->type() == QAccessible::Focus)
        heard += event->object()->objectName();
}

} // namespace

// A reader is told of the keys only by what has them.
class TestFocusNews : public QObject
{
    Q_OBJECT

private slots:
    void aListThatOnlyFollowsIsSilent()
    {
        QAccessible::setActive(true);
        QAccessible::installUpdateHandler(listen);
        FocusNews::install();
        FocusNews::install(); // changes nothing
        QWidget window;
        auto *column = new QVBoxLayout(&window);
        auto *used = new QListWidget;
        auto *following = new QListWidget;
        used->setObjectName(QStringLiteral("used"));
        following->setObjectName(QStringLiteral("following"));
        for (QListWidget *list : { used, following }) {
            list->addItems({ QStringLiteral("one"), QStringLiteral("two"), QStringLiteral("three") });
            column->addWidget(list);
        }
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        used->setFocus();
        heard.clear();
        following->setCurrentRow(1);
        following->setCurrentRow(2);
        QCOMPARE(heard, QStringList());
        QTest::keyClick(used, Qt::Key_Down);
        QVERIFY(heard.contains(QStringLiteral("used")));
        heard.clear();
        following->setFocus();
        QVERIFY(heard.contains(QStringLiteral("following")));
        QAccessible::installUpdateHandler(nullptr);
    }
};

QTEST_MAIN(TestFocusNews)
#include "tst_focusnews.moc"
