// SPDX-License-Identifier: MIT
#include "ui/controls/style/style.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileSystemModel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <functional>

namespace tst_filedialog {

// Qt's own dialog, which stands where no desktop offers one.
class tst_filedialog : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QApplication::setStyle(new kagetsu::ui::Style);
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    }

    void init()
    {
        m_room = std::make_unique<QTemporaryDir>();
        QVERIFY(m_room->isValid() && QDir(m_room->path()).mkpath(QStringLiteral("games/2026")));
        for (const char *path : { "games/2026/won.sgf", "games/lost.sgf", "draw.sgf" }) {
            QFile file(m_room->filePath(QLatin1String(path)));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write("(;)") > 0);
        }
    }

    void nothingIsDeletedOrMoved_data()
    {
        QTest::addColumn<int>("asks");
        QTest::addColumn<bool>("details");
        for (const bool details : { false, true }) {
            const char *as = details ? "as a table" : "as a list";
            QTest::addRow("a file to open, %s", as) << int(Asks::Open) << details;
            QTest::addRow("several files to open, %s", as) << int(Asks::OpenMany) << details;
            QTest::addRow("a folder, %s", as) << int(Asks::Folder) << details;
            QTest::addRow("a file to save to, %s", as) << int(Asks::Save) << details;
        }
    }
    void nothingIsDeletedOrMoved()
    {
        QFETCH(int, asks);
        QFETCH(bool, details);
        ask(Asks(asks), [&](QFileDialog &dialog) {
            dialog.setViewMode(details ? QFileDialog::Detail : QFileDialog::List);
            auto *files = dialog.findChild<QAbstractItemView *>(
                details ? QStringLiteral("treeView") : QStringLiteral("listView"));
            QVERIFY(files && files->isVisible());
            for (const char *name : { "games", "draw.sgf" }) {
                if (Asks(asks) == Asks::Folder && QFileInfo(QLatin1String(name)).suffix() == QLatin1String("sgf"))
                    continue; // only folders are shown
                QVERIFY(choose(*files, QLatin1String(name)));
                alwaysYes([&] { QTest::keyClick(files, Qt::Key_Delete); });
                // All that the menu of the files and folders has.
                for (QAction *action : menuOf(*files))
                    QVERIFY2(action->objectName() != QLatin1String("qt_delete_action") || !action->isVisible()
                            || !action->isEnabled(),
                        name);
                // A drag within the dialog would move the file into the folder.
                QVERIFY(
                    files->dragDropMode() == QAbstractItemView::NoDragDrop || dialog.testOption(QFileDialog::ReadOnly));
            }
        });
        for (const char *path : { "games/2026/won.sgf", "games/lost.sgf", "draw.sgf" })
            QVERIFY2(QFile::exists(m_room->filePath(QLatin1String(path))), path);
    }

    void savingCanMakeAFolder()
    {
        ask(Asks::Save, [&](QFileDialog &dialog) {
            dialog.setViewMode(QFileDialog::List);
            auto *make = dialog.findChild<QAbstractButton *>(QStringLiteral("newFolderButton"));
            QVERIFY(make && make->isEnabled());
            auto *files = dialog.findChild<QAbstractItemView *>(QStringLiteral("listView"));
            QTRY_COMPARE(files->model()->rowCount(files->rootIndex()), 2); // else the new one is not edited
            make->click();
            QLineEdit *name = nullptr;
            // The name that is proposed comes after the field.
            QTRY_VERIFY((name = files->findChild<QLineEdit *>()) && !name->text().isEmpty());
            name->selectAll();
            QTest::keyClicks(name, QStringLiteral("spring"));
            QTest::keyClick(name, Qt::Key_Return);
            QTRY_VERIFY(QDir(m_room->filePath(QStringLiteral("spring"))).exists());
        });
    }

    void openingMakesNoFolder()
    {
        ask(Asks::Open, [&](QFileDialog &dialog) {
            QVERIFY(dialog.testOption(QFileDialog::ReadOnly));
            QVERIFY(dialog.findChild<QFileSystemModel *>()->isReadOnly());
        });
    }

private:
    enum class Asks { Open, OpenMany, Folder, Save };

    // Has one of Qt's functions ask, as the program does, and does something to the dialog before it is given up.
    void ask(Asks asks, const std::function<void(QFileDialog &)> &does)
    {
        bool isAsked = false;
        QTimer::singleShot(0, this, [&] {
            auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
            if (!dialog)
                return;
            isAsked = true;
            does(*dialog);
            dialog->reject();
        });
        const QString title = QStringLiteral("Choose");
        const QString all = QStringLiteral("Games (*.sgf)");
        switch (asks) {
        case Asks::Open: QFileDialog::getOpenFileName(nullptr, title, m_room->path(), all); break;
        case Asks::OpenMany: QFileDialog::getOpenFileNames(nullptr, title, m_room->path(), all); break;
        case Asks::Folder: QFileDialog::getExistingDirectory(nullptr, title, m_room->path()); break;
        case Asks::Save:
            QFileDialog::getSaveFileName(nullptr, title, m_room->filePath(QStringLiteral("new.sgf")), all);
            break;
        }
        QVERIFY(isAsked);
    }

    static bool choose(QAbstractItemView &files, const QString &name)
    {
        const auto found = [&] {
            return files.model()->match(
                files.model()->index(0, 0, files.rootIndex()), Qt::DisplayRole, name, 1, Qt::MatchExactly);
        };
        if (!QTest::qWaitFor([&] { return !found().isEmpty(); }, 2000))
            return false;
        files.setFocus();
        files.setCurrentIndex(found().first());
        files.selectionModel()->select(
            found().first(), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        return true;
    }

    // Answers whatever is asked meanwhile with yes.
    static void alwaysYes(const std::function<void()> &does)
    {
        QTimer answers;
        connect(&answers, &QTimer::timeout, [] {
            if (auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget())) {
                if (QAbstractButton *yes = box->button(QMessageBox::Yes))
                    yes->click();
                else
                    box->accept();
            }
        });
        answers.start(5);
        does();
    }

    // What the menu at the chosen file offers, when it is open.
    static QList<QAction *> menuOf(QAbstractItemView &files)
    {
        QList<QAction *> actions;
        QTimer::singleShot(0, &files, [&actions] {
            if (auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget())) {
                actions = menu->actions();
                menu->close();
            }
        });
        emit files.customContextMenuRequested(files.visualRect(files.currentIndex()).center());
        return actions;
    }

    std::unique_ptr<QTemporaryDir> m_room;
};

} // namespace tst_filedialog

QTEST_MAIN(tst_filedialog::tst_filedialog)
#include "tst_filedialog.moc"
