// SPDX-License-Identifier: MIT
#include "match/host/matchhost.h"
#include "ui/app/places/playhome.h"
#include "ui/app/window/mainwindow.h"
#include "ui/arbiter/desk/arbiterpage.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/controls/style/style.h"
#include "ui/controls/tablebutton.h"
#include "ui/match/clockonly/clockpage.h"
#include "ui/match/newgame/newgamedialog.h"
#include "ui/match/table/tablepage.h"
#include "ui/record/page/studypage.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QDir>
#include <QGroupBox>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QMenu>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

namespace tst_hostiletexts {

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

// Markup that would fill the window, a mark of a menu letter, an override of direction, and what steers a terminal.
QString hostile(const QString &name)
{
    return QStringLiteral("<b style='font-size:90px'>%1</b> R&D \u202Efgs\u0007\u001b[2J").arg(name);
}

// What of a text steers anything; empty: nothing.
QString steeringIn(const QString &text)
{
    for (const QChar c : text) {
        const bool isControl = c.category() == QChar::Other_Control && c != QLatin1Char('\n') && c != QLatin1Char('\t');
        if (isControl || (c >= QChar(0x202A) && c <= QChar(0x202E)) || c == QChar(0x2066) || c == QChar(0x2067))
            return QStringLiteral("U+%1").arg(int(c.unicode()), 4, 16, QLatin1Char('0'));
    }
    return {};
}

} // namespace

// Names come from files and people: nothing they contain is obeyed, on any page.
class TestHostileTexts : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(new Style); }

    void init()
    {
        m_seen = 0;
        m_folder = std::make_unique<QTemporaryDir>();
        const Folders folders = Folders::in(m_folder->path());
        QVERIFY(QDir().mkpath(folders.procedures));
        writeProcedure(folders.procedures + QStringLiteral("/club.json"));
        Settings settings;
        settings.newGame.left = hostile(QStringLiteral("Ann"));
        settings.newGame.right = hostile(QStringLiteral("Bob"));
        settings.newGame.wasPlayed = true;
        settings.newGame.arbiter = true;
        settings.newGame.opening.id = "club-evening";
        settings.players = { hostile(QStringLiteral("Ann")), hostile(QStringLiteral("Cleo")) };
        m_window = std::make_unique<MainWindow>(settings, m_folder->filePath(QStringLiteral("kagetsu.ini")), folders);
        m_window->setLanguage(QStringLiteral("en"));
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }

    void cleanup() { m_window.reset(); }

    void onTheTable()
    {
        inDialog([this](QWidget *dialog) {
            look("new game");
            qobject_cast<NewGameDialog *>(dialog)->accept();
        });
        m_window->newGame();
        auto *table = m_window->findChild<TablePage *>();
        QVERIFY(table->isVisible());
        look("table");
        QVERIFY(m_seen > 0); // the names are there
        QVERIFY(host().execute(match::Resign { Seat::B }));
        QTest::qWait(0);
        look("end");
        QVERIFY2(steeringIn(host().fileName()).isEmpty(), qPrintable(host().fileName()));
        m_window->findChild<QAction *>(QStringLiteral("placePlay"))->trigger();
        QTest::qWait(50); // the games are read in a background thread
        look("home page with a game");
    }

    void onTheClockPage()
    {
        inDialog([](QWidget *dialog) { qobject_cast<NewGameDialog *>(dialog)->accept(); });
        m_window->newClock();
        QVERIFY(m_window->findChild<ClockPage *>()->isVisible());
        look("clock page");
        QVERIFY(m_seen > 0);
    }

    void inTheWaitingRoomAndTheRecovery()
    {
        inDialog(
            [](QWidget *dialog) { dialog->findChild<QAbstractButton *>(QStringLiteral("waitForPlayers"))->click(); });
        m_window->newGame();
        look("waiting room");
        QVERIFY(m_seen > 0);
        m_seen = 0;
        inDialog([this](QWidget *dialog) {
            look("recovery");
            qobject_cast<QDialog *>(dialog)->reject();
        });
        m_window->offerRecovery();
        QVERIFY(m_seen > 0);
    }

    void inTheStudy()
    {
        const QString text = hostile(QStringLiteral("Ann")).replace(QLatin1Char(']'), QStringLiteral("\\]"));
        QByteArray sgf = "(;GM[4]FF[4]SZ[15]";
        for (const char *property : { "PB", "PW", "BR", "WR", "EV", "RO", "PC", "RU", "DT", "GN", "C", "N" })
            sgf += QByteArray(property) + '[' + text.toUtf8() + ']';
        sgf += ";B[hh]LB[aa:" + text.toUtf8() + "]TR[zz])(;GM[4]SZ[15]PB[" + text.toUtf8() + "];B[aa])";
        const QString path = m_folder->filePath(QStringLiteral("<i>R&D\u202Efgs\n.sgf"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(sgf), sgf.size());
        file.close();
        m_window->openRecord(path);
        QTRY_VERIFY(m_window->findChild<StudyPage *>() && m_window->findChild<StudyPage *>()->isVisible());
        look("study");
        QVERIFY(m_seen > 0);
        QFile::remove(path);
        inDialog([this](QWidget *dialog) {
            look("a file that is gone");
            qobject_cast<QDialog *>(dialog)->reject();
        });
        m_window->openRecord(path + QStringLiteral("2"));
        QTest::qWait(200);
        if (QWidget *left = QApplication::activeModalWidget())
            left->close();
    }

private:
    static void writeProcedure(const QString &path)
    {
        QFile club(QStringLiteral(KAGETSU_TEST_DATA "/openings/club.json"));
        QVERIFY(club.open(QIODevice::ReadOnly));
        QByteArray bytes = club.readAll();
        const QByteArray title =
            QJsonDocument(QJsonArray { hostile(QStringLiteral("Club")) }).toJson(QJsonDocument::Compact);
        bytes.replace("\"Club evening\"", title.mid(1, title.size() - 2));
        QFile own(path);
        QVERIFY(own.open(QIODevice::WriteOnly));
        own.write(bytes);
    }

    host::MatchHost &host() const { return *m_window->findChild<host::MatchHost *>(); }

    void inDialog(const std::function<void(QWidget *)> &act)
    {
        QTimer::singleShot(0, this, [act] {
            QWidget *dialog = QApplication::activeModalWidget();
            QVERIFY(dialog);
            act(dialog);
        });
    }

    void check(const QString &text, const QByteArray &where, bool takesMarks = false)
    {
        m_seen += text.contains(QStringLiteral("font-size:90px"));
        QVERIFY2(steeringIn(text).isEmpty(), where + ": " + steeringIn(text).toLatin1() + " in " + text.toUtf8());
        // A single & would be a menu letter, and gone.
        if (takesMarks)
            QVERIFY2(!text.contains(QStringLiteral("R&D")), where + ": " + text.toUtf8());
    }

    // Every text of every widget there is.
    void look(const QByteArray &page)
    {
        const QWidgetList widgets = QApplication::allWidgets();
        for (QWidget *widget : widgets) {
            const QByteArray where =
                page + ", " + widget->metaObject()->className() + ' ' + widget->objectName().toUtf8();
            check(widget->windowTitle(), where + " title");
            check(widget->accessibleName(), where + " name");
            check(widget->accessibleDescription(), where + " description");
            check(widget->toolTip(), where + " tip");
            if (const auto *label = qobject_cast<QLabel *>(widget)) {
                check(label->text(), where, label->buddy() != nullptr);
                if (label->testAttribute(Qt::WA_WState_Polished))
                    QVERIFY2(label->textFormat() != Qt::AutoText, where);
                if (label->textFormat() == Qt::RichText)
                    QVERIFY2(!label->text().contains(QStringLiteral("<b style")), where);
            }
            if (const auto *button = qobject_cast<QAbstractButton *>(widget))
                check(button->text(), where, !qobject_cast<const TableButton *>(widget));
            if (const auto *group = qobject_cast<QGroupBox *>(widget))
                check(group->title(), where, true);
            if (const auto *choice = qobject_cast<QComboBox *>(widget)) {
                for (int i = 0; i < choice->count(); ++i)
                    check(choice->itemText(i), where);
            }
            if (const auto *view = qobject_cast<QAbstractItemView *>(widget); view && view->model()) {
                for (int row = 0; row < view->model()->rowCount(); ++row) {
                    for (int column = 0; column < view->model()->columnCount(); ++column)
                        check(view->model()->index(row, column).data().toString(), where);
                }
            }
            for (const QAction *action : widget->actions())
                check(action->text(), where + " action", true);
        }
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
    int m_seen = 0; // hostile texts that were met
};

} // namespace tst_hostiletexts

QTEST_MAIN(tst_hostiletexts::TestHostileTexts)
#include "tst_hostiletexts.moc"
