// SPDX-License-Identifier: MIT
#include "match/host/matchhost.h"
#include "ui/app/window/mainwindow.h"
#include "ui/arbiter/desk/arbiterpage.h"
#include "ui/learn/lessonpage.h"
#include "ui/match/clock/clockface.h"
#include "ui/match/clockonly/clockpage.h"
#include "ui/match/newgame/newgamedialog.h"
#include "ui/match/table/tablepage.h"
#include "ui/record/page/studypage.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSlider>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTextEdit>
#include <QTimer>
#include <QToolButton>

namespace tst_labels {

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

// What people go to and use, and what is read to them for it.
bool isField(const QWidget &widget)
{
    const bool isUsed = qobject_cast<const QComboBox *>(&widget) || qobject_cast<const QLineEdit *>(&widget)
        || qobject_cast<const QAbstractSpinBox *>(&widget) || qobject_cast<const QTextEdit *>(&widget)
        || qobject_cast<const QPlainTextEdit *>(&widget) || qobject_cast<const QAbstractItemView *>(&widget)
        || qobject_cast<const QSlider *>(&widget) || qobject_cast<const QAbstractButton *>(&widget)
        || qobject_cast<const QTabBar *>(&widget) || qobject_cast<const ClockFace *>(&widget);
    return isUsed || (widget.focusPolicy() != Qt::NoFocus && !widget.focusProxy());
}

// Parts that Qt makes for itself: the line in a field of numbers, the list of a box, the arrows of a bar of tabs.
bool isPartOfAnother(const QWidget &widget)
{
    for (const QWidget *around = widget.parentWidget(); around; around = around->parentWidget()) {
        if (qobject_cast<const QComboBox *>(around) || qobject_cast<const QAbstractSpinBox *>(around)
            || qobject_cast<const QTabBar *>(around) || qobject_cast<const QLineEdit *>(around)
            || qobject_cast<const QAbstractItemView *>(around))
            return true;
        if (around->isWindow())
            break;
    }
    return widget.objectName().startsWith(QStringLiteral("qt_"));
}

QString labelOf(QAccessibleInterface &shown)
{
    for (const auto &[other, kind] : shown.relations(QAccessible::Label)) {
        if (kind.testFlag(QAccessible::Label) && other)
            return other->text(QAccessible::Name);
    }
    return {};
}

// What a reader on Linux calls it: of a box, the name is what is chosen in it.
QString calledOf(QWidget &widget)
{
    QAccessibleInterface *shown = QAccessible::queryAccessibleInterface(&widget);
    if (!shown)
        return {};
    const QString label = labelOf(*shown);
    return label.isEmpty() && !qobject_cast<QComboBox *>(&widget) ? shown->text(QAccessible::Name) : label;
}

QString placeOf(const QWidget &widget)
{
    QStringList path;
    for (const QWidget *each = &widget; each; each = each->parentWidget())
        path.prepend(QStringLiteral("%1 %2").arg(QLatin1String(each->metaObject()->className()), each->objectName()));
    return path.mid(std::max<qsizetype>(0, path.size() - 4)).join(QStringLiteral(" / "));
}

} // namespace

// Whatever somebody can go to on any page and in any dialog has a name that a screen reader finds, and one of many is
// called a radio button.
class TestLabels : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QAccessible::setActive(true); }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_window = std::make_unique<MainWindow>(
            Settings {}, m_folder->filePath(QStringLiteral("kagetsu.ini")), Folders::in(m_folder->path()));
        m_window->setLanguage(QStringLiteral("en"));
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        m_seen = 0;
    }
    void cleanup() { m_window.reset(); }

    void anUnnamedFieldIsFound()
    {
        QWidget page;
        auto *box = new QComboBox(&page);
        box->setAccessibleName(QStringLiteral("Rule")); // which Qt does not tell
        QCOMPARE(faultsOf(page).size(), 1);
    }
    void homePage() { QCOMPARE(faultsOf(*m_window).join(QLatin1Char('\n')), QString()); }
    void lesson()
    {
        action("lesson")->trigger();
        QCOMPARE(faultsOf(*m_window).join(QLatin1Char('\n')), QString());
        auto *lesson = m_window->findChild<LessonPage *>();
        const auto buttons = lesson->findChildren<QAbstractButton *>(QStringLiteral("exercise"));
        QVERIFY(!buttons.isEmpty());
        buttons.front()->click();
        QCOMPARE(faultsOf(*m_window).join(QLatin1Char('\n')), QString());
    }
    void verdictDesk()
    {
        action("verdict")->trigger();
        QCOMPARE(faultsOf(*m_window).join(QLatin1Char('\n')), QString());
        QVERIFY(m_seen > 10);
        inDialogOf("pastePosition");
    }
    void record()
    {
        inDialogOf("newRecord", /*accepts=*/true);
        QVERIFY(m_window->findChild<StudyPage *>()->isVisible());
        QCOMPARE(faultsOf(*m_window).join(QLatin1Char('\n')), QString());
        m_window->findChild<StudyPage *>()->setMode(StudyMode::Edit);
        QCOMPARE(faultsOf(*m_window).join(QLatin1Char('\n')), QString());
    }
    void table()
    {
        inDialogOf("newGame", /*accepts=*/true);
        QVERIFY(m_window->findChild<TablePage *>()->isVisible());
        action("drawer")->trigger();
        QCOMPARE(faultsOf(*m_window).join(QLatin1Char('\n')), QString());
    }
    void clocks()
    {
        inDialogOf("clockOnly", /*accepts=*/true);
        QVERIFY(m_window->findChild<ClockPage *>()->isVisible());
        QCOMPARE(faultsOf(*m_window).join(QLatin1Char('\n')), QString());
    }
    void arbitersDesk()
    {
        inDialogOf("newGame", /*accepts=*/true);
        host::MatchHost &host = *m_window->findChild<host::MatchHost *>();
        match::MatchSetup setup = host.match().setup();
        setup.id = "with an arbiter";
        setup.arbiter = true;
        host.leave();
        QVERIFY(host.startMatch(setup, m_folder->filePath(QStringLiteral("journals"))));
        action("arbiter")->trigger();
        auto *desk = m_window->findChild<ArbiterPage *>();
        QVERIFY(desk && desk->isVisible());
        QCOMPARE(faultsOf(*m_window).join(QLatin1Char('\n')), QString());
        // Every order has a form of its own.
        auto *orders = desk->findChild<QComboBox *>(QStringLiteral("actionBox"));
        QVERIFY(orders && orders->count() > 5);
        for (int i = 0; i < orders->count(); ++i) {
            orders->setCurrentIndex(i);
            QCOMPARE(faultsOf(*m_window).join(QLatin1Char('\n')), QString());
        }
    }
    void dialogs_data()
    {
        QTest::addColumn<QByteArray>("action");
        for (const char *name : { "newGame", "clockOnly", "computerGame", "tournament", "unplayed", "settings", "keys", "about", "scoreSheet" })
            QTest::newRow(name) << QByteArray(name);
    }
    void dialogs()
    {
        QFETCH(QByteArray, action);
        inDialogOf(action.constData());
    }

private:
    QAction *action(const char *name) const { return m_window->findChild<QAction *>(QLatin1String(name)); }

    // The dialog that this action opens has no fault. All that it can unfold is unfolded.
    void inDialogOf(const char *name, bool accepts = false)
    {
        bool isOpened = false;
        m_faults.clear();
        const auto look = [&](QDialog &dialog) {
            isOpened = true;
            if (auto *more = dialog.findChild<QAbstractButton *>(QStringLiteral("moreTerms")))
                more->click();
            m_faults = faultsOf(dialog);
            accepts ? dialog.accept() : dialog.reject();
        };
        QTimer soon;
        soon.setSingleShot(true);
        connect(&soon, &QTimer::timeout, this, [&] {
            if (auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget()))
                look(*dialog);
        });
        soon.start(0);
        action(name)->trigger();
        // Some stay open beside the page.
        const QWidgetList windows = QApplication::topLevelWidgets();
        for (QWidget *window : windows) {
            if (auto *dialog = qobject_cast<QDialog *>(window); dialog && dialog->isVisible())
                look(*dialog);
        }
        QVERIFY2(isOpened, name);
        QCOMPARE(m_faults.join(QLatin1Char('\n')), QString());
    }

    QStringList faultsOf(QWidget &root)
    {
        QStringList faults;
        QList<QWidget *> all = root.findChildren<QWidget *>();
        for (QWidget *widget : all) {
            if (!isField(*widget) || isPartOfAnother(*widget) || (root.isVisible() && !widget->isVisible()))
                continue;
            ++m_seen;
            if (calledOf(*widget).isEmpty())
                faults += QStringLiteral("no name: ") + placeOf(*widget);
            const auto *button = qobject_cast<QAbstractButton *>(widget);
            const bool isOneOfMany = button && button->group() && button->group()->exclusive();
            const auto role = QAccessible::queryAccessibleInterface(widget)->role();
            if (isOneOfMany && role != QAccessible::RadioButton)
                faults += QStringLiteral("no radio button: ") + placeOf(*widget);
        }
        return faults;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
    QStringList m_faults;
    int m_seen = 0;
};

} // namespace tst_labels

QTEST_MAIN(tst_labels::TestLabels)
#include "tst_labels.moc"
