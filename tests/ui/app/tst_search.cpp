// SPDX-License-Identifier: MIT
#include "ui/app/language.h"
#include "ui/app/manual/manualbrowser.h"
#include "ui/app/manual/manualwindow.h"
#include "ui/app/places/gamegrid.h"
#include "ui/app/places/gameshome.h"
#include "ui/app/search/searchdialog.h"
#include "ui/app/settings/settingsdialog.h"
#include "ui/app/window/actions.h"
#include "ui/app/window/mainwindow.h"
#include "ui/app/window/plaintext.h"
#include "ui/learn/lessonpage.h"
#include "ui/learn/worksheet/worksheetdialog.h"

#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

namespace tst_search {

using namespace kagetsu;
using namespace kagetsu::ui;

class TestSearch : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        Settings settings;
        settings.players = { QStringLiteral("Ann"), QStringLiteral("Zoë") };
        m_window = std::make_unique<MainWindow>(
            settings, m_folder->filePath(QStringLiteral("kagetsu.ini")), Folders::in(m_folder->path()));
        m_window->setLanguage(QStringLiteral("en"));
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }
    void cleanup() { m_window.reset(); }

    void theBestComesFirst_data()
    {
        QTest::addColumn<QString>("search");
        QTest::addColumn<QStringList>("found");
        QTest::newRow("the beginning before the middle") << "save" << QStringList { "Save", "Save as…", "Autosave" };
        QTest::newRow("whatever the case") << "SAVE AS" << QStringList { "Save as…" };
        QTest::newRow("without the marks on letters") << "shogetsu" << QStringList { "D3 Shōgetsu" };
        QTest::newRow("a word of the title") << "as" << QStringList { "Save as…" };
        QTest::newRow("the kind") << "opening" << QStringList { "D3 Shōgetsu" };
        QTest::newRow("words in any order") << "as save" << QStringList { "Save as…" };
        QTest::newRow("what it is about, after all names") << "record" << QStringList { "Record speed", "Save as…" };
        QTest::newRow("words of the name and of what it is about") << "save another" << QStringList { "Save as…" };
        QTest::newRow("nothing") << "xyz" << QStringList {};
    }
    void theBestComesFirst()
    {
        QFETCH(QString, search);
        const auto act = [] {};
        const std::vector<Findable> all { { QStringLiteral("Autosave"), QStringLiteral("Setting"), {}, act },
            { QStringLiteral("Save"), QStringLiteral("Command"), {}, act },
            { QStringLiteral("Save as…"), QStringLiteral("Command"), {}, act,
                comparable(QStringLiteral("Save this Record under another name")) },
            { QStringLiteral("Record speed"), QStringLiteral("Setting"), {}, act },
            { QStringLiteral("D3 Shōgetsu"), QStringLiteral("Opening"), {}, act } };
        QStringList titles;
        for (const Findable &each : findIn(all, search, 10))
            titles += each.title;
        QTEST(titles, "found");
    }

    void everyCommandIsFoundByItsNameInEveryLanguage_data()
    {
        QTest::addColumn<QString>("language");
        for (const Language &language : shippedLanguages())
            QTest::newRow(qPrintable(language.code)) << language.code;
    }
    void everyCommandIsFoundByItsNameInEveryLanguage()
    {
        QFETCH(QString, language);
        m_window->setLanguage(language);
        QCoreApplication::processEvents();
        QStringList missing;
        inSearch([&](SearchDialog &, QLineEdit &field, QListWidget &list) {
            for (const QAction *action : m_window->findChild<Actions *>()->findChildren<QAction *>()) {
                const QString name = plainText(action->text());
                field.setText(name);
                bool isFound = false;
                for (int row = 0; row < list.count(); ++row)
                    isFound = isFound || list.item(row)->text().startsWith(name);
                if (!isFound)
                    missing += name;
            }
        });
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QStringLiteral(", "))));
        m_window->setLanguage(QStringLiteral("en"));
    }

    // By the keyboard alone: typed, gone down to, and done.
    void whatIsChosenIsDone_data()
    {
        QTest::addColumn<QString>("search");
        QTest::addColumn<QString>("where");
        QTest::newRow("a command") << "lessons" << "lesson";
        QTest::newRow("a setting") << "text size" << "settings";
        QTest::newRow("a player") << "zoe" << "games";
        QTest::newRow("an opening") << "D4 Kagetsu" << "games";
        QTest::newRow("an opening procedure") << "taraguchi" << "lesson";
        QTest::newRow("the booklet of a course") << "booklet: wins" << "worksheet";
        QTest::newRow("the manual") << "find your way" << "manual";
        QTest::newRow("a heading in the middle of a page") << "public pages" << "manual";
        QTest::newRow("what a command does") << "records that were opened" << "games";
    }
    void whatIsChosenIsDone()
    {
        QFETCH(QString, search);
        QFETCH(QString, where);
        bool hasSettings = false;
        inSearch([&](SearchDialog &, QLineEdit &field, QListWidget &list) {
            QTest::keyClicks(&field, search);
            QVERIFY2(list.count() > 0, qPrintable(search));
            QTest::keyClick(&field, Qt::Key_Down);
            QTest::keyClick(&field, Qt::Key_Up);
            QTimer::singleShot(0, m_window.get(), [&hasSettings] {
                QTimer::singleShot(0, qApp, [&hasSettings] {
                    if (auto *dialog = qobject_cast<SettingsDialog *>(QApplication::activeModalWidget())) {
                        hasSettings = true;
                        dialog->reject();
                    }
                });
            });
            QTest::keyClick(&field, Qt::Key_Return);
        });
        const QWidgetList windows = QApplication::topLevelWidgets();
        const auto isShown = [](const QWidget *page) { return page && page->isVisible(); };
        if (where == QLatin1String("lesson"))
            QVERIFY(isShown(m_window->findChild<LessonPage *>()));
        else if (where == QLatin1String("games"))
            QVERIFY(isShown(m_window->findChild<GamesHome *>()));
        else if (where == QLatin1String("settings"))
            QVERIFY(hasSettings);
        else if (where == QLatin1String("worksheet")) {
            auto *sheet = m_window->findChild<WorksheetDialog *>();
            QVERIFY(isShown(sheet));
            QVERIFY(sheet->findChild<QComboBox *>(QStringLiteral("form"))->currentData().toBool());
            sheet->close();
        } else {
            const auto manual = std::find_if(windows.begin(), windows.end(),
                [](const QWidget *each) { return qobject_cast<const ManualWindow *>(each) && each->isVisible(); });
            QVERIFY(manual != windows.end());
            const auto *text = (*manual)->findChild<ManualBrowser *>();
            QCOMPARE(text->headings()[text->headingAtTop()].text.toLower(), search);
        }
    }

private:
    template <class Look>
    void inSearch(Look look)
    {
        bool isSeen = false;
        QTimer::singleShot(0, m_window.get(), [&] {
            auto *dialog = qobject_cast<SearchDialog *>(QApplication::activeModalWidget());
            if (!dialog)
                return;
            isSeen = true;
            look(*dialog, *dialog->findChild<QLineEdit *>(), *dialog->findChild<QListWidget *>());
            if (dialog->isVisible())
                dialog->reject();
        });
        m_window->findChild<QAction *>(QStringLiteral("search"))->trigger();
        QVERIFY(isSeen);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace tst_search

QTEST_MAIN(tst_search::TestSearch)
#include "tst_search.moc"
