// SPDX-License-Identifier: MIT
#include "event.h"
#include "record/text/offeredcharsets.h"
#include "text/record/charsets.h"
#include "tournament/stages/advancing.h"
#include "tournament/standings/presets.h"
#include "tournament/standings/standings.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/controls/style/skin.h"
#include "ui/controls/style/style.h"
#include "ui/controls/tablebutton.h"
#include "ui/tournament/entries/checkindialog.h"
#include "ui/tournament/entries/entrydialog.h"
#include "ui/tournament/entries/entrymodel.h"
#include "ui/tournament/entries/listdialog.h"
#include "ui/tournament/entries/nextrounddialog.h"
#include "ui/tournament/newevent/neweventdialog.h"
#include "ui/tournament/page/tournamentpage.h"
#include "ui/tournament/points/adjustmentsdialog.h"
#include "ui/tournament/points/correctiondialog.h"
#include "ui/tournament/points/pointsbox.h"
#include "ui/tournament/points/rulingdialog.h"
#include "ui/tournament/round/roundview.h"
#include "ui/tournament/round/slipfield.h"
#include "ui/tournament/round/tablelist.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QMouseEvent>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>
#include <QUrl>

namespace tst_tournamentpage {

using namespace evening;
using namespace tournament;

class TestTournamentPage : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<MemoryKeeper> m_keeper;
    std::unique_ptr<EventHost> m_host;
    std::unique_ptr<TournamentPage> m_page;
    Milliseconds m_now { 1'000'000 };

    void open(int players, const SectionSettings &settings = swiss(5))
    {
        m_page.reset();
        m_keeper = std::make_unique<MemoryKeeper>();
        m_host = std::make_unique<EventHost>(*m_keeper);
        m_host->setNow([this] { return m_now; });
        fill(*m_host, players, settings);
        m_page = std::make_unique<TournamentPage>(*m_host, 1);
        m_page->resize(1366, 700);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    }
    QAbstractButton *button(const char *name) const
    {
        return m_page->findChild<QAbstractButton *>(QLatin1String(name));
    }
    QString text(const char *name) const { return m_page->findChild<QLabel *>(QLatin1String(name))->text(); }
    // The list that is shown next, as it was found, by pressing its button.
    static void acceptList()
    {
        QTimer::singleShot(0, qApp, [] {
            auto *dialog = qobject_cast<ListDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            QTest::keyClick(dialog->findChild<QWidget *>(QStringLiteral("acceptList")), Qt::Key_Space);
        });
    }
    void readList(const QByteArray &bytes)
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("players.csv")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        auto *entries = m_page->findChild<QWidget *>(QStringLiteral("entries"));
        QVERIFY(QMetaObject::invokeMethod(entries, "readFile", Q_ARG(QString, file.fileName())));
    }
    TableList &tables() const { return *m_page->findChild<TableList *>(); }
    const Section &open() const { return section(*m_host); }
    const Round &last() const { return open().rounds.back(); }
    QString rowText(int row) const { return tables().model()->index(row, 0).data().toString(); }
    void key(int key) const { QTest::keyClick(&tables(), Qt::Key(key)); }
    void type(const char *letters) const { QTest::keyClicks(&tables(), QString::fromLatin1(letters)); }
    void pairAndPublish() const
    {
        button("stepRound")->click();
        button("roundMain")->click();
        button("roundMain")->click();
    }
    // Answers the next question.
    static void answer(AskDialog::Role role, QString *said = nullptr)
    {
        QTimer::singleShot(0, qApp, [role, said] {
            auto *dialog = qobject_cast<AskDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            if (said)
                *said = dialog->more();
            dialog->button(role)->click();
        });
    }

    // Answers the question before a result gives way: chooses a reason by keys and agrees, or leaves it by Enter alone.
    static void correct(bool agrees = true, QString *asked = nullptr)
    {
        QTimer::singleShot(0, qApp, [agrees, asked] {
            auto *dialog = qobject_cast<CorrectionDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            if (asked)
                *asked = dialog->findChild<QLabel *>(QStringLiteral("correctionTable"))->text();
            auto *kinds = dialog->findChild<QComboBox *>(QStringLiteral("reasonKind"));
            if (agrees)
                QTest::keyClick(kinds, Qt::Key_Down);
            QTest::keyClick(kinds, Qt::Key_Return);
            QCOMPARE(dialog->isVisible(), !agrees); // without a reason Enter does nothing
            if (!agrees)
                dialog->reject();
        });
    }
    QString shownResult(int row) const { return rowText(row).section(QStringLiteral(", "), 1, 1); }
    SlipField &slips() const { return *m_page->findChild<SlipField *>(QStringLiteral("slipTable")); }
    // Types into the field for slips; "," is Enter.
    void typeSlips(const char *keys) const
    {
        for (const char *key = keys; *key; ++key) {
            if (*key == ',')
                QTest::keyClick(&slips(), Qt::Key_Return);
            else
                QTest::keyClick(&slips(), *key);
        }
    }
    // Returns the line about a table, without the marks that keep results in one piece.
    QString hint() const { return text("roundHint").remove(QChar(0x2060)); }

private slots:
    void initTestCase() { QApplication::setStyle(new Style); }
    void cleanup()
    {
        m_page.reset();
        m_host.reset();
    }

    void namesAreTypedAndEntered()
    {
        open(0);
        auto *name = m_page->findChild<QLineEdit *>(QStringLiteral("entryName"));
        QVERIFY(name->hasFocus());
        QTest::keyClicks(name, QStringLiteral("Aoki"));
        QTest::keyClick(name, Qt::Key_Return);
        QTest::keyClicks(name, QStringLiteral("Chen; Hokusei; 1900"));
        QTest::keyClick(name, Qt::Key_Return);
        QVERIFY(name->hasFocus());
        QVERIFY(name->text().isEmpty());
        QCOMPARE(open().entries.size(), 2U);
        QCOMPARE(open().entries[1].details.club, std::string("Hokusei"));
        QCOMPARE(open().entries[1].details.rating.value_or(0), 1900);
        // The same name again is the same player.
        QTest::keyClicks(name, QStringLiteral("Aoki"));
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(open().entries.size(), 2U);
        QVERIFY(text("told").contains(QStringLiteral("already")));
        QTest::keyClick(name, Qt::Key_Down);
        auto *table = m_page->findChild<QTableView *>(QStringLiteral("entryTable"));
        QVERIFY(table->hasFocus());
        QCOMPARE(table->currentIndex().row(), 0);
    }

    void aListIsPastedAsOneStep()
    {
        open(2);
        QGuiApplication::clipboard()->setText(QStringLiteral("Name\tRating\nAoki\t2000\nChen\t1900\n"));
        auto *name = m_page->findChild<QLineEdit *>(QStringLiteral("entryName"));
        acceptList();
        QTest::keyClick(name, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(open().entries.size(), 4U);
        QVERIFY(name->text().isEmpty());
        button("undoStep")->click();
        QCOMPARE(open().entries.size(), 2U);
        button("redoStep")->click();
        QCOMPARE(open().entries.size(), 4U);
        // A single name is pasted as ever.
        QGuiApplication::clipboard()->setText(QStringLiteral("Kim"));
        name->setFocus();
        QTest::keyClick(name, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(name->text(), QStringLiteral("Kim"));
    }

    void aFileIsRead()
    {
        open(0);
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("players.csv")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("name,club\nAoki,Hokusei\nChen,\n");
        file.close();
        auto *entries = m_page->findChild<QWidget *>(QStringLiteral("entries"));
        acceptList();
        QVERIFY(QMetaObject::invokeMethod(entries, "readFile", Q_ARG(QString, file.fileName())));
        QCOMPARE(open().entries.size(), 2U);
        // So is one that was copied in a manager of files.
        file.open(QIODevice::WriteOnly);
        file.write("name,club\nKim,Seoul\n");
        file.close();
        auto *copied = new QMimeData;
        copied->setUrls({ QUrl::fromLocalFile(file.fileName()) });
        QGuiApplication::clipboard()->setMimeData(copied);
        acceptList();
        button("pasteEntries")->click();
        QCOMPARE(open().entries.size(), 3U);
        QVERIFY(
            QMetaObject::invokeMethod(entries, "readFile", Q_ARG(QString, folder.filePath(QStringLiteral("no.csv")))));
        QVERIFY(text("told").contains(QStringLiteral("Could not open")));
    }

    void severalListsAreShownOneAfterTheOther()
    {
        open(0);
        const QTemporaryDir folder;
        QStringList paths;
        for (int i = 0; i < 3; ++i) {
            paths += folder.filePath(QStringLiteral("%1.csv").arg(i));
            QFile file(paths.back());
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("name,club\n");
            // The second one is too large to be read while the window waits.
            for (int j = 0; j < (i == 1 ? 6000 : 2); ++j)
                file.write(QByteArray("Player ") + char('A' + i) + QByteArray::number(j) + ",Club\n");
        }
        int shown = 0;
        QTimer accepts;
        connect(&accepts, &QTimer::timeout, this, [&shown] {
            auto *dialog = qobject_cast<ListDialog *>(QApplication::activeModalWidget());
            if (!dialog)
                return;
            ++shown;
            dialog->reject();
        });
        accepts.start(0);
        m_page->readLists(paths);
        QTRY_COMPARE(shown, 3);
        QVERIFY(!QApplication::activeModalWidget());
        QCOMPARE(open().entries.size(), 0U);
    }

    void aListIsShownBeforeAnybodyIsEntered()
    {
        open(1);
        QTimer::singleShot(0, qApp, [this] {
            auto *dialog = qobject_cast<ListDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            QCOMPARE(open().entries.size(), 1U);
            const auto *rows = dialog->findChild<QTableView *>(QStringLiteral("listRows"));
            const auto fate = [rows](int row) { return rows->model()->index(row, 0).data().toString(); };
            // Found: Chi is no known head, and stands over words; so nothing is a head here.
            QCOMPARE(fate(0), QStringLiteral("Added"));
            const auto choose = [dialog](const char *box, EntryColumn meaning) {
                auto *chosen = dialog->findChild<QComboBox *>(QLatin1String(box));
                QVERIFY(chosen->isVisible());
                const auto all = kagetsu::tournament::entryColumns();
                chosen->setFocus();
                chosen->setCurrentIndex(int(std::ranges::find(all, meaning) - all.begin()));
                emit chosen->activated(chosen->currentIndex());
            };
            choose("meaning1", EntryColumn::Club);
            choose("meaning2", EntryColumn::Name);
            auto *above = dialog->findChild<QSpinBox *>(QStringLiteral("rowsAbove"));
            above->setFocus();
            QTest::keyClick(above, Qt::Key_Up);
            QCOMPARE(fate(0), QStringLiteral("Headings"));
            QCOMPARE(fate(1), QStringLiteral("Added"));
            QCOMPARE(fate(2), QStringLiteral("Left out: no name"));
            QCOMPARE(fate(3), QStringLiteral("Left out: already on the list"));
            QCOMPARE(fate(4), QStringLiteral("Added; another player has this name"));
            QCOMPARE(
                fate(5), QStringLiteral("Left out: already on the list")); // A is there, and nothing tells them apart
            const auto *summary = dialog->findChild<QLabel *>(QStringLiteral("listSummary"));
            QVERIFY2(summary->text().startsWith(QStringLiteral("2 player(s) will be added. 3 row(s) will be left out.")),
                qPrintable(summary->text()));
            choose("meaning3", EntryColumn::Rating);
            QCOMPARE(fate(1), QStringLiteral("Added; could not be read: Rating"));
            choose("meaning3", EntryColumn::Ignored);
            QVERIFY(summary->text().contains(QStringLiteral("Columns left out: Cosa")));
            QTest::keyClick(dialog->findChild<QWidget *>(QStringLiteral("acceptList")), Qt::Key_Space);
        });
        readList("Dove;Chi;Cosa\nRoma;Rossi Mario;x\nPisa;;y\nRoma;Rossi Mario;z\nBari;Rossi Mario;z\nBari;A;\n");
        QCOMPARE(open().entries.size(), 3U);
        QCOMPARE(open().entries[1].details.name, std::string("Rossi Mario"));
        QCOMPARE(open().entries[1].details.club, std::string("Roma"));
        QCOMPARE(open().entries[2].details.club, std::string("Bari"));
        // Whoever looks at it and leaves has entered nobody.
        QTimer::singleShot(0, qApp, [] { QTest::keyClick(QApplication::activeModalWidget(), Qt::Key_Escape); });
        readList("Name\nZorro\n");
        QCOMPARE(open().entries.size(), 3U);
    }

    void aSheetOfAWorkbookIsChosen()
    {
        open(0);
        m_page->setWorkbooks([](std::string_view, const std::optional<std::string> &sheet) {
            Sheet read;
            read.names = { "Info", "Players" };
            read.place = sheet == "Players" ? 1 : 0;
            read.rows = read.place == 1 ? CsvTable { { "Name", "Born" }, {}, { "Ann", "2001-05-12" } } : CsvTable {};
            return kagetsu::Result<Sheet, WorkbookFault>(read);
        });
        QTimer::singleShot(0, qApp, [] {
            auto *dialog = qobject_cast<ListDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            const auto *accept = dialog->findChild<QWidget *>(QStringLiteral("acceptList"));
            QVERIFY(!accept->isEnabled());
            QTest::keyClick(dialog->findChild<QComboBox *>(QStringLiteral("listSheet")), Qt::Key_Down);
            QVERIFY(accept->isEnabled());
            QTest::keyClick(dialog->findChild<QWidget *>(QStringLiteral("acceptList")), Qt::Key_Space);
        });
        readList("PK\x03\x04");
        QCOMPARE(open().entries.size(), 1U);
        QCOMPARE(textOf(open().entries[0].details.birth), std::string("2001-05-12"));
    }

    void theEncodingOfAListIsChosen()
    {
        open(0);
        const auto choose = [](ListDialog &dialog, kagetsu::record::Charset charset) {
            auto &box = *dialog.findChild<QComboBox *>(QStringLiteral("listCharset"));
            QVERIFY(box.isVisible());
            const QString name = kagetsu::text::charsetName(charset);
            QVERIFY2(box.findText(name) >= 0, qPrintable(name));
            box.setCurrentIndex(box.findText(name));
            emit box.activated(box.currentIndex());
            QCOMPARE(box.currentText(), name);
        };
        const auto nameIn = [](ListDialog &dialog) {
            const auto *rows = dialog.findChild<QTableView *>(QStringLiteral("listRows"));
            return rows->model()->index(1, 1).data().toString();
        };
        using kagetsu::record::Charset;
        QTimer::singleShot(0, qApp, [&] {
            auto *dialog = qobject_cast<ListDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            choose(*dialog, Charset::Windows1251);
            QCOMPARE(nameIn(*dialog), QStringLiteral("Dvoшбk"));
            choose(*dialog, Charset::Windows1250);
            QCOMPARE(nameIn(*dialog), QStringLiteral("Dvořák"));
            // Each that the choice of a record offers is here, too.
            for (const Charset charset : kagetsu::record::offeredCharsets())
                QVERIFY(dialog->findChild<QComboBox *>(QStringLiteral("listCharset"))
                            ->findText(kagetsu::text::charsetName(charset))
                    >= 0);
            QTest::keyClick(dialog->findChild<QWidget *>(QStringLiteral("acceptList")), Qt::Key_Space);
        });
        readList("Name;Club\nDvo\xF8\xE1k;Plze\xF2\n");
        QCOMPARE(open().entries.size(), 1U);
        QCOMPARE(open().entries[0].details.name, std::string("Dvořák"));
        QCOMPARE(open().entries[0].details.club, std::string("Plzeň"));
        // What is damaged in the encoding that was found can be a list in another one.
        QTimer::singleShot(0, qApp, [&] {
            auto *dialog = qobject_cast<ListDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            const auto *accept = dialog->findChild<QWidget *>(QStringLiteral("acceptList"));
            QVERIFY(!accept->isEnabled());
            const QString told = dialog->findChild<QLabel *>(QStringLiteral("listSummary"))->text();
            QVERIFY2(told.contains(QStringLiteral("damaged")), qPrintable(told));
            choose(*dialog, Charset::Iso8859_1);
            QVERIFY(accept->isEnabled());
            QTest::keyClick(dialog->findChild<QWidget *>(QStringLiteral("acceptList")), Qt::Key_Space);
        });
        readList("\xEF\xBB\xBFName;Club\nJ\xF6rg;\n");
        QCOMPARE(open().entries.back().details.name, std::string("Jörg"));
        // Pasted cells and workbooks have no encoding.
        QTimer::singleShot(0, qApp, [] {
            auto *dialog = qobject_cast<ListDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            QVERIFY(!dialog->findChild<QComboBox *>(QStringLiteral("listCharset"))->isVisible());
            dialog->reject();
        });
        QGuiApplication::clipboard()->setText(QStringLiteral("Name\tClub\nAnn\tRome"));
        button("pasteEntries")->click();
    }

    void aFileOfAnotherKindEntersNobody()
    {
        open(0);
        readList("%PDF-1.4");
        QVERIFY(text("told").contains(QStringLiteral("neither a text nor a workbook")));
        readList("PK\x03\x04[Content_Types].xml");
        QVERIFY(text("told").contains(QStringLiteral("Workbooks cannot be read")));
        readList("012 Open\n001    1      Ann                 \n");
        QVERIFY(text("told").contains(QStringLiteral("report file")));
        QCOMPARE(open().entries.size(), 0U);
    }

    void aListOfAnotherEncodingIsReadAndNamesakesAreKeptApart()
    {
        open(0);
        acceptList();
        readList("Name;Club;Phone\nM\xFCller J\xF6rg;K\xF6ln;1\nM\xFCller J\xF6rg;Bonn;\n");
        QCOMPARE(open().entries.size(), 2U);
        QCOMPARE(open().entries[0].details.name, std::string("Müller Jörg"));
        const QString told = text("told");
        for (const char *part : { "ISO-8859-1", "More than one player has this name: Müller Jörg", "left out: Phone" })
            QVERIFY2(told.contains(QString::fromUtf8(part)), qPrintable(told));
    }

    void anEntryIsWrittenOverInItsPlace()
    {
        open(3);
        auto *table = m_page->findChild<QTableView *>(QStringLiteral("entryTable"));
        QVERIFY(table->model()->setData(table->model()->index(1, 1), QStringLiteral("Bergman"), Qt::EditRole));
        QCoreApplication::processEvents();
        QCOMPARE(open().entries[1].details.name, std::string("Bergman"));
        QVERIFY(table->model()->setData(table->model()->index(1, 1), QStringLiteral("  "), Qt::EditRole));
        QCoreApplication::processEvents();
        QCOMPARE(open().entries[1].details.name, std::string("Bergman"));
    }

    // Typed into the field or over what a player has: what is no rating is told, and nothing is lost by it.
    void aRatingThatIsNoneIsTold()
    {
        open(0);
        auto *name = m_page->findChild<QLineEdit *>(QStringLiteral("entryName"));
        name->setText(QStringLiteral("Fay; Rome; 19x0"));
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(open().entries.size(), 1U);
        QCOMPARE(open().entries[0].details.club, std::string("Rome"));
        QVERIFY2(text("told").contains(QStringLiteral("Row 1: “19x0” is not a rating.")), qPrintable(text("told")));
        QVERIFY2(!text("told").contains(QStringLiteral("Columns left out")), qPrintable(text("told")));
        auto *model = m_page->findChild<QTableView *>(QStringLiteral("entryTable"))->model();
        const auto write = [model](const char *written) {
            QVERIFY(model->setData(model->index(0, EntryModel::Rating), QLatin1String(written), Qt::EditRole));
            QCoreApplication::processEvents();
        };
        write("1900");
        QCOMPARE(open().entries[0].details.rating, std::optional(1900));
        write("18o0");
        QCOMPARE(open().entries[0].details.rating, std::optional(1900));
        QVERIFY2(text("told").contains(QStringLiteral("“18o0” is not a rating")), qPrintable(text("told")));
        write("");
        QVERIFY(!open().entries[0].details.rating);
    }

    void allThatIsKnownOfAPlayerIsInADialog()
    {
        open(3);
        auto *table = m_page->findChild<QTableView *>(QStringLiteral("entryTable"));
        const std::vector<EntryModel::Column> more { EntryModel::Country, EntryModel::Title, EntryModel::Birth,
            EntryModel::Sex, EntryModel::FederationId };
        for (const EntryModel::Column column : more)
            QVERIFY(table->isColumnHidden(column));
        table->setCurrentIndex(table->model()->index(1, EntryModel::Name));
        QTimer::singleShot(0, qApp, [] {
            auto *dialog = qobject_cast<EntryDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            const auto write = [dialog](const char *name, const char *text) {
                auto *field = dialog->findChild<QLineEdit *>(QLatin1String(name));
                field->selectAll();
                QTest::keyClicks(field, QLatin1String(text));
            };
            auto *accept = dialog->findChild<QWidget *>(QStringLiteral("acceptEntry"));
            write("entryBirth", "soon");
            QVERIFY(!accept->isEnabled());
            write("entryBirth", "12.5.2001");
            write("entryCountry", "EST");
            write("entryTitle", "WFM");
            write("entryFederationId", "77");
            write("entryRating", "1500");
            QTest::keyClick(dialog->findChild<QWidget *>(QStringLiteral("entrySex")), Qt::Key_Down);
            QVERIFY(accept->isEnabled());
            QTest::keyClick(accept, Qt::Key_Space);
        });
        button("editEntry")->click();
        const EntryDetails &ben = open().entries[1].details;
        QCOMPARE(textOf(ben.birth), std::string("2001-05-12"));
        QVERIFY(ben.sex == Sex::Female);
        QCOMPARE(ben.country + ben.title + ben.federationId, std::string("ESTWFM77"));
        QCOMPARE(ben.rating.value_or(0), 1500);
        for (const EntryModel::Column column : more)
            QVERIFY(!table->isColumnHidden(column));
        // What is no date leaves the one that is there.
        const QModelIndex birth = table->model()->index(1, EntryModel::Birth);
        for (const char *written : { "soon", "2002" }) {
            QVERIFY(table->model()->setData(birth, QLatin1String(written), Qt::EditRole));
            QCoreApplication::processEvents();
        }
        QCOMPARE(textOf(open().entries[1].details.birth), std::string("2002"));
        button("undoStep")->click();
        QCOMPARE(textOf(open().entries[1].details.birth), std::string("2001-05-12"));
    }

    void whoHasNotComeIsWithdrawnInOneStep()
    {
        open(5);
        QTimer::singleShot(0, qApp, [] {
            auto *dialog = QApplication::activeModalWidget();
            QVERIFY(dialog && dialog->objectName() == QLatin1String("checkInDialog"));
            auto *name = dialog->findChild<QLineEdit *>(QStringLiteral("presentName"));
            auto *accept = dialog->findChild<QWidget *>(QStringLiteral("acceptCheckIn"));
            const auto *count = dialog->findChild<QLabel *>(QStringLiteral("presentCount"));
            QVERIFY(!accept->isEnabled()); // nobody is there yet
            for (const char *typed : { "a", "C", "x", "e" }) {
                name->clear();
                QTest::keyClicks(name, QLatin1String(typed));
                QTest::keyClick(name, Qt::Key_Return);
            }
            QCOMPARE(count->text(), QStringLiteral("3 player(s) of 5 are here."));
            QTest::keyClick(accept, Qt::Key_Space);
        });
        button("checkIn")->click();
        QStringList absent;
        for (const Entry &entry : open().entries)
            absent += entry.leftRound ? QString::fromStdString(entry.details.name) : QString();
        QCOMPARE(absent.join(QString()), QStringLiteral("BD"));
        QVERIFY2(text("told").startsWith(QStringLiteral("2 player(s) who are not here")), qPrintable(text("told")));
        button("undoStep")->click();
        QVERIFY(!open().entries[1].leftRound && !open().entries[3].leftRound);
        button("redoStep")->click();
        button("toRound")->click();
        button("roundMain")->click();
        QCOMPARE(last().matches.size() + last().byes.size(), 2U);
        button("stepEntries")->click();
        QVERIFY(!button("checkIn")->isEnabled());
    }

    void headingsStandAboveTheirColumns()
    {
        open(3);
        m_page->setStyleSheet(styleSheetOf(Theme::light()));
        auto &table = *m_page->findChild<QTableView *>(QStringLiteral("entryTable"));
        table.setCurrentIndex(table.model()->index(1, EntryModel::Club));
        QCoreApplication::processEvents();
        const QImage page = m_page->grab().toImage();
        // Returns the first column of pixels with ink, from the left edge of a column of the table.
        const auto inkAt = [&](const QWidget &viewport, int top, int height) {
            const QPoint corner
                = viewport.mapTo(m_page.get(), QPoint(table.columnViewportPosition(EntryModel::Name), top));
            for (int x = 1; x < 60; ++x) {
                for (int y = 0; y < height; ++y) {
                    if (qGray(page.pixel(corner + QPoint(x, y))) + 40 < qGray(page.pixel(corner + QPoint(1, 0))))
                        return x;
                }
            }
            return -1;
        };
        const int heading = inkAt(*table.horizontalHeader()->viewport(), 4, table.horizontalHeader()->height() - 10);
        const int cell = inkAt(*table.viewport(), table.rowViewportPosition(0) + 4, table.rowHeight(0) - 8);
        QVERIFY(heading > 0 && cell > 0);
        QVERIFY2(std::abs(heading - cell) <= 2, qPrintable(QStringLiteral("%1, %2").arg(heading).arg(cell)));
    }

    void theChoiceOfStandingsIsAsWideAsItsWords()
    {
        open(4);
        m_page->setStyleSheet(styleSheetOf(Theme::light()));
        button("stepStandings")->click();
        Rankings rankings;
        for (const char *name : { "Women", "Best newcomer of the year" }) { // added one after the other
            rankings.categories.emplace_back();
            rankings.categories.back().name = name;
            QVERIFY(!m_host->carryOut(SetRankings { 1, rankings }));
            QCoreApplication::processEvents();
        }
        const auto &box = *m_page->findChild<QComboBox *>(QStringLiteral("standingsWhich"));
        QVERIFY(box.isVisible());
        QStyleOptionComboBox option;
        option.initFrom(&box);
        const int room =
            box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box).width();
        for (int i = 0; i < box.count(); ++i) {
            QVERIFY2(box.fontMetrics().horizontalAdvance(box.itemText(i)) <= room,
                qPrintable(box.itemText(i) + QString::number(room)));
        }
    }

    void anAmbiguousBeginningTicksNobody()
    {
        m_page.reset();
        m_keeper = std::make_unique<MemoryKeeper>();
        m_host = std::make_unique<EventHost>(*m_keeper);
        std::vector<Action> actions { AddSection { swiss(5) } };
        for (const char *name : { "Kim Min", "Kim Minsu", "Lee" })
            actions.push_back(AddEntry { 1, player(name), 1 });
        QVERIFY(!m_host->carryOut(actions));
        CheckInDialog dialog(open());
        dialog.show();
        auto *name = dialog.findChild<QLineEdit *>(QStringLiteral("presentName"));
        const auto *count = dialog.findChild<QLabel *>(QStringLiteral("presentCount"));
        const auto find = [name](const char *typed) {
            name->clear();
            QTest::keyClicks(name, QLatin1String(typed));
            QTest::keyClick(name, Qt::Key_Return);
        };
        find("kim");
        QVERIFY(dialog.present().empty());
        QVERIFY2(count->text().startsWith(QStringLiteral("2 players match “kim”")), qPrintable(count->text()));
        find("kim min"); // a whole name
        QCOMPARE(dialog.present().size(), 1U);
        QCOMPARE(count->text(), QStringLiteral("1 player(s) of 3 are here."));
        find("kim"); // not the other one only because this one is here
        QCOMPARE(dialog.present().size(), 1U);
        find("l");
        QCOMPARE(dialog.present().size(), 2U);
    }

    void eachClickTogglesOnce_data()
    {
        QTest::addColumn<bool>("onBox");
        QTest::addColumn<bool>("isDouble"); // clicks that follow each other fast
        QTest::newRow("on the box") << true << false;
        QTest::newRow("on the name") << false << false;
        QTest::newRow("on the box, fast") << true << true;
        QTest::newRow("on the name, fast") << false << true;
    }
    void eachClickTogglesOnce()
    {
        QFETCH(bool, onBox);
        QFETCH(bool, isDouble);
        open(3);
        CheckInDialog dialog(open());
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        auto &list = *dialog.findChild<QListWidget *>(QStringLiteral("presentPlayers"));
        QStyleOptionViewItem option;
        option.initFrom(&list);
        option.features = QStyleOptionViewItem::HasCheckIndicator | QStyleOptionViewItem::HasDisplay;
        option.text = QStringLiteral("A");
        const auto click = [&](int row, bool isSecond = false) {
            option.rect = list.visualItemRect(list.item(row));
            const QPoint box =
                list.style()->subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &option, &list).center();
            const QPoint at = onBox ? box : option.rect.center();
            if (isDouble && row == 1 && isSecond) { // as a window system sends the second click
                QMouseEvent press(QEvent::MouseButtonDblClick, at, list.viewport()->mapToGlobal(at), Qt::LeftButton,
                    Qt::LeftButton, {});
                QCoreApplication::sendEvent(list.viewport(), &press);
                QTest::mouseRelease(list.viewport(), Qt::LeftButton, {}, at);
            } else {
                QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, at);
            }
        };
        const auto isTicked = [&](int row) { return list.item(row)->checkState() == Qt::Checked; };
        for (int i = 1; i <= 6; ++i) {
            click(1, i % 2 == 0);
            QCOMPARE(isTicked(1), i % 2 == 1);
        }
        dialog.findChild<QAbstractButton *>(QStringLiteral("allPresent"))->click();
        for (int row = 0; row < 3; ++row) {
            QVERIFY(isTicked(row));
            click(row);
            QVERIFY(!isTicked(row));
            click(row);
            QVERIFY(isTicked(row));
        }
        list.setCurrentRow(0);
        QTest::keyClick(&list, Qt::Key_Space);
        QVERIFY(!isTicked(0));
    }

    void whoSitsOutOrWithdrawsIsNotPaired()
    {
        open(6);
        auto *table = m_page->findChild<QTableView *>(QStringLiteral("entryTable"));
        table->setCurrentIndex(table->model()->index(0, 1));
        button("sitOut")->click();
        QCOMPARE(table->model()->index(0, EntryModel::State).data().toString(), QStringLiteral("Sits out round 1"));
        QCOMPARE(text("entryCount"), QStringLiteral("6 player(s)"));
        table->setCurrentIndex(table->model()->index(1, 1));
        button("withdrawEntry")->click();
        QVERIFY2(
            text("entryCount").startsWith(QStringLiteral("6 player(s), 1 withdrawn")), qPrintable(text("entryCount")));
        button("toRound")->click();
        QCOMPARE(text("roundState"), QStringLiteral("4 player(s) take part in this round. Sitting out: A."));
        button("roundMain")->click();
        QCOMPARE(last().matches.size(), 2U);
        QCOMPARE(last().byes.size(), 1U);
        QVERIFY((last().byes.front() == Bye { EntryId { 1 }, Bye::Kind::Zero }));
        button("stepEntries")->click();
        QCOMPARE(table->model()->index(0, EntryModel::State).data().toString(), QStringLiteral("Sits out round 1"));
        QVERIFY(!button("sitOut")->isEnabled());
        button("withdrawEntry")->click();
        QVERIFY(!open().entries[1].leftRound);
        // Without the draft it still does.
        button("stepRound")->click();
        button("roundBack")->click();
        QVERIFY(open().rounds.empty());
        QVERIFY(text("roundState").endsWith(QStringLiteral("Sitting out: A.")));
    }

    void byesAndOpponentsAreFixedBeforePairing()
    {
        open(6);
        auto *table = m_page->findChild<QTableView *>(QStringLiteral("entryTable"));
        const auto plan = [&](int row, const std::function<void(NextRoundDialog &)> &what) {
            table->setCurrentIndex(table->model()->index(row, 1));
            QTimer::singleShot(0, qApp, [what] {
                auto *dialog = qobject_cast<NextRoundDialog *>(QApplication::activeModalWidget());
                QVERIFY(dialog);
                what(*dialog);
            });
            button("planNextRound")->click();
        };
        const auto press = [](NextRoundDialog &dialog, const char *name) {
            QTest::keyClick(dialog.findChild<QWidget *>(QLatin1String(name)), Qt::Key_Space);
        };
        plan(0, [&](NextRoundDialog &dialog) {
            press(dialog, "planFull");
            press(dialog, "fixPlan");
        });
        QCOMPARE(
            table->model()->index(0, EntryModel::State).data().toString(), QStringLiteral("Full-point bye in round 1"));
        plan(1, [&](NextRoundDialog &dialog) {
            press(dialog, "planHalf");
            press(dialog, "cancelPlan");
        });
        QCOMPARE(open().locks.size(), 1U);
        plan(2, [&](NextRoundDialog &dialog) {
            press(dialog, "planPair");
            auto *opponent = dialog.findChild<QComboBox *>(QStringLiteral("planOpponent"));
            QVERIFY(opponent->isVisible());
            QCOMPARE(opponent->count(), 4); // neither the player nor who sits out
            opponent->setFocus();
            QTest::keyClicks(opponent, QStringLiteral("F"));
            auto *opener = dialog.findChild<QComboBox *>(QStringLiteral("planOpener"));
            QTest::keyClick(opener, Qt::Key_End);
            dialog.findChild<QSpinBox *>(QStringLiteral("planTable"))->setValue(2);
            press(dialog, "fixPlan");
        });
        QCOMPARE(table->model()->index(2, EntryModel::State).data().toString(), QStringLiteral("Round 1: against F"));
        QCOMPARE(table->model()->index(5, EntryModel::State).data().toString(), QStringLiteral("Round 1: against C"));
        // From the other side it is the same pair.
        plan(5, [&](NextRoundDialog &dialog) {
            QVERIFY(dialog.findChild<QAbstractButton *>(QStringLiteral("planPair"))->isChecked());
            QCOMPARE(dialog.findChild<QComboBox *>(QStringLiteral("planOpponent"))->currentText(), QStringLiteral("C"));
            QCOMPARE(dialog.findChild<QComboBox *>(QStringLiteral("planOpener"))->currentIndex(), 1);
            press(dialog, "fixPlan");
        });
        QVERIFY((open().locks.back() == Lock { 1, EntryId { 6 }, EntryId { 3 }, true, 2 }));
        button("toRound")->click();
        button("roundMain")->click();
        QVERIFY((last().byes.front() == Bye { EntryId { 1 }, Bye::Kind::Full }));
        const Match &second = *findMatch(last(), 2);
        QVERIFY(second.a == EntryId { 6 } && second.b == EntryId { 3 });
        QCOMPARE(second.origin, Match::Origin::ByHand);
        // Without the draft the bye has its kind still.
        button("roundBack")->click();
        button("stepEntries")->click();
        QCOMPARE(
            table->model()->index(0, EntryModel::State).data().toString(), QStringLiteral("Full-point bye in round 1"));
        plan(0, [&](NextRoundDialog &dialog) {
            press(dialog, "planPaired");
            press(dialog, "fixPlan");
        });
        QCOMPARE(open().locks.size(), 1U);
    }

    void theMenuOfAPlayerOffersWhatTheButtonsDo()
    {
        open(4);
        auto *table = m_page->findChild<QTableView *>(QStringLiteral("entryTable"));
        table->setFocus();
        table->setCurrentIndex(table->model()->index(1, 1));
        const QPoint at = table->visualRect(table->currentIndex()).center();
        QContextMenuEvent event(QContextMenuEvent::Keyboard, at, table->viewport()->mapToGlobal(at));
        QApplication::sendEvent(table->viewport(), &event);
        auto *menu = m_page->findChild<QMenu *>(QStringLiteral("entryMenu"));
        QVERIFY(menu && menu->isVisible());
        QVERIFY(menu->findChild<QAction *>(QStringLiteral("planNextRound"))->isEnabled());
        menu->findChild<QAction *>(QStringLiteral("withdrawEntry"))->trigger();
        QCOMPARE(open().entries[1].leftRound.value_or(0), 1);
        menu->close();
    }

    void lotsAreDrawnBeforeEverybodysEyes()
    {
        open(5);
        button("drawNumbers")->click();
        QVERIFY(m_page->findChild<QWidget *>(QStringLiteral("lot"))->isVisible());
        QVERIFY(button("lotNext")->hasFocus());
        QTest::keyClick(button("lotNext"), Qt::Key_Space);
        QCOMPARE(text("lotNumber"), QStringLiteral("1"));
        QTest::keyClick(button("lotNext"), Qt::Key_Escape);
        QVERIFY(m_page->findChild<QWidget *>(QStringLiteral("entries"))->isVisible());
        QCOMPARE(open().entries[0].number, 1);
        button("drawNumbers")->click();
        button("lotAll")->click();
        const QString last = text("lotName");
        button("lotNext")->click();
        const auto fifth = std::ranges::find(open().entries, 5, &Entry::number);
        QCOMPARE(QString::fromStdString(fifth->details.name), last);
        pairAndPublish();
        QVERIFY(!button("drawNumbers")->isEnabled());
    }

    void numbersFollowTheRatings()
    {
        open(0);
        QTest::keyClicks(m_page->findChild<QLineEdit *>(QStringLiteral("entryName")), QStringLiteral("x"));
        QTest::keyClick(m_page->findChild<QLineEdit *>(QStringLiteral("entryName")), Qt::Key_Return);
        QVERIFY(!button("numberByRating")->isEnabled()); // the only one has number 1 already
        button("undoStep")->click();
        for (const char *typed : { "Ann; ; 1700", "Bob; ; 2000", "Cid", "Dan; ; 1900" }) {
            QTest::keyClicks(m_page->findChild<QLineEdit *>(QStringLiteral("entryName")), QString::fromLatin1(typed));
            QTest::keyClick(m_page->findChild<QLineEdit *>(QStringLiteral("entryName")), Qt::Key_Return);
        }
        const auto order = [this] {
            QString names;
            for (int number = 1; number <= 4; ++number)
                names += QString::fromStdString(findEntryOfNumber(open(), number)->details.name).left(1);
            return names;
        };
        QCOMPARE(order(), QStringLiteral("ABCD"));
        const auto areEnabled = [this](bool byLot, bool byRating) {
            return button("drawNumbers")->isEnabled() == byLot && button("numberByRating")->isEnabled() == byRating;
        };
        QVERIFY(areEnabled(true, true));
        button("numberByRating")->click();
        QCOMPARE(order(), QStringLiteral("BDAC"));
        QVERIFY(areEnabled(true, false));
        button("undoStep")->click();
        QCOMPARE(order(), QStringLiteral("ABCD"));
        QVERIFY(areEnabled(true, true));
        button("stepRound")->click();
        button("roundMain")->click(); // a draft
        QVERIFY(areEnabled(false, false));
        button("roundMain")->click();
        QVERIFY(open().rounds.front().state == Round::State::Published);
        QVERIFY(areEnabled(false, false));
    }

    void aRoundGoesFromPairToClose()
    {
        open(4);
        button("toRound")->click();
        QCOMPARE(button("roundMain")->text(), QStringLiteral("Pair round 1"));
        QVERIFY(button("roundMain")->hasFocus());
        QTest::keyClick(button("roundMain"), Qt::Key_Return);
        QCOMPARE(button("roundMain")->text(), QStringLiteral("Publish"));
        button("roundMain")->click();
        QCOMPARE(button("roundMain")->text(), QStringLiteral("Close round"));
        QVERIFY(!button("roundMain")->isEnabled());
        QVERIFY(tables().hasFocus());
        type("1=");
        QCOMPARE(text("roundState"), QStringLiteral("Published, 2 of 2 results"));
        QCOMPARE(rowText(0).section(QLatin1Char(','), 1), QStringLiteral(" 1–0, entered by hand"));
        button("roundMain")->click();
        QVERIFY(last().state == Round::State::Finished);
        QCOMPARE(button("roundMain")->text(), QStringLiteral("Pair round 2"));
        button("roundMain")->click();
        QCOMPARE(m_page->roundView().round(), 2);
        button("previousRound")->click();
        QCOMPARE(button("roundMain")->text(), QStringLiteral("Go to round 2"));
    }

    void resultsAreTypedKeyByKey_data()
    {
        QTest::addColumn<QString>("keys");
        QTest::addColumn<QString>("results");
        QTest::newRow("each goes to the next table") << "10="
                                                     << "1–0 0–1 ½–½";
        QTest::newRow("forfeits") << "+-*"
                                  << "+ : − − : + − : −";
        QTest::newRow("a keypad has no =") << "1/1"
                                           << "1–0 ½–½ 1–0";
        QTest::newRow("other letters are nothing") << "1xy1"
                                                   << "1–0 1–0 ";
    }
    void resultsAreTypedKeyByKey()
    {
        QFETCH(QString, keys);
        QFETCH(QString, results);
        open(6);
        pairAndPublish();
        QTest::keyClicks(&tables(), keys);
        QStringList shown;
        for (int row = 0; row < 3; ++row)
            shown += rowText(row).section(QStringLiteral(", "), 1, 1);
        QCOMPARE(shown.join(QLatin1Char(' ')), results);
    }

    // A slip that is typed into the list, where N was forgotten, enters nothing at the chosen table.
    void aTableNumberInTheListIsNoResult_data()
    {
        QTest::addColumn<QString>("keys"); // , Enter
        QTest::addColumn<QString>("slips"); // typed where the keys lead
        QTest::addColumn<int>("table");
        QTest::newRow("two digits") << "12" << ",1" << 12;
        QTest::newRow("two digits that are results") << "10," << "1" << 10;
        QTest::newRow("one digit that is a result") << "1," << "1" << 1;
        QTest::newRow("one digit that is none") << "7" << ",1" << 7;
        QTest::newRow("two that begin with another") << "2" << "0,1" << 20;
    }
    void aTableNumberInTheListIsNoResult()
    {
        QFETCH(QString, keys);
        QFETCH(QString, slips);
        QFETCH(int, table);
        open(48);
        pairAndPublish();
        key(Qt::Key_Down);
        key(Qt::Key_Down);
        const auto press = [](QWidget &field, QChar letter) {
            if (letter == QLatin1Char(','))
                QTest::keyClick(&field, Qt::Key_Return);
            else
                QTest::keyClicks(&field, letter);
        };
        for (const QChar letter : keys) {
            QVERIFY(tables().hasFocus());
            press(tables(), letter);
        }
        QVERIFY(this->slips().hasFocus());
        for (int row = 0; row < 24; ++row)
            QCOMPARE(shownResult(row), QString());
        for (const QChar letter : slips)
            press(this->slips(), letter);
        this->slips().settle();
        for (int row = 0; row < 24; ++row)
            QCOMPARE(shownResult(row), row == table - 1 ? QStringLiteral("1–0") : QString());
    }

    void aTableNumberInTheListIsNoFirstEntryEither()
    {
        open(24);
        pairAndPublish();
        m_page->findChild<QAbstractButton *>(QStringLiteral("typeTwice"))->click();
        tables().setFocus();
        type("12");
        QTest::keyClick(&slips(), Qt::Key_Escape);
        tables().setFocus();
        key(Qt::Key_Home);
        type("1");
        QCOMPARE(shownResult(0), QString()); // the first entry, not the second
    }

    void aResultIsTypedAnewAndCleared()
    {
        open(4);
        pairAndPublish();
        type("1");
        key(Qt::Key_Up);
        correct();
        type("0");
        QCOMPARE(shownResult(0), QStringLiteral("0–1"));
        QCOMPARE(std::get<ReportGame>(m_host->log().lines().back().action).reason.kind, Reason::Kind::Mistyped);
        key(Qt::Key_Up);
        correct(false);
        key(Qt::Key_Delete);
        QCOMPARE(shownResult(0), QStringLiteral("0–1"));
        correct();
        key(Qt::Key_Delete);
        QVERIFY(!last().matches.front().games.front().report);
        button("undoStep")->click();
        QCOMPARE(shownResult(0), QStringLiteral("0–1"));
    }

    // With all results in, one more key changes nothing (AR-03).
    void aStrayKeyReplacesNoResult()
    {
        open(4);
        pairAndPublish();
        type("11");
        QString asked;
        for (int row = 0; row < 2; ++row) {
            tables().goTo(row);
            correct(false, &asked);
            type("0");
            QCOMPARE(asked, QStringLiteral("Table %1 has 1–0").arg(row + 1));
            QCOMPARE(shownResult(row), QStringLiteral("1–0"));
        }
        // The same result once more is no correction.
        type("1");
        QCOMPARE(shownResult(1), QStringLiteral("1–0"));
    }

    // The reason for which a table was typed again is not one for the next key.
    void eachCorrectionOfACompleteRoundIsAskedFor()
    {
        open(4);
        pairAndPublish();
        type("11");
        correct();
        type("0");
        QCOMPARE(shownResult(1), QStringLiteral("0–1"));
        correct(false);
        type("=");
        QCOMPARE(shownResult(1), QStringLiteral("0–1"));
    }

    void afterATableComesTheNextWithoutAResult()
    {
        open(8);
        pairAndPublish();
        tables().goTo(1);
        type("1");
        tables().goTo(0);
        type("1");
        QCOMPARE(tables().currentIndex().row(), 2); // not table 2, which has one
        type("1");
        type("1");
        QCOMPARE(tables().currentIndex().row(), 3); // nothing is left, so nothing moves
        QVERIFY(button("roundMain")->isEnabled());
        // A round that was opened again has all its results.
        button("roundMain")->click();
        button("roundBack")->click();
        tables().goTo(2);
        correct();
        type("0");
        QCOMPARE(tables().currentIndex().row(), 2);
    }

    void slipsComeInAnyOrder_data()
    {
        QTest::addColumn<int>("games");
        QTest::addColumn<QString>("keys"); // "," is Enter, " " a moment without a key
        QTest::addColumn<QString>("results");
        QTest::newRow("number, Enter, result") << 1 << "3,1 1,0 4,= 2,+"
                                               << "0–1 + : − 1–0 ½–½";
        QTest::newRow("letters are no commands here") << 1 << "r2t,r1 l"
                                                      << " 1–0  ";
        QTest::newRow("a table that is not there") << 1 << "9,1 "
                                                   << "   ";
        QTest::newRow("nothing is named") << 1 << ",1 "
                                          << "   ";
        QTest::newRow("two games of one table") << 2 << "2,10 1,=="
                                                << "1–1 1–1  ";
    }
    void slipsComeInAnyOrder()
    {
        QFETCH(int, games);
        QFETCH(QString, keys);
        QFETCH(QString, results);
        open(8, swiss(5, games));
        pairAndPublish();
        type("n");
        QVERIFY(slips().hasFocus());
        for (const QChar letter : keys) {
            if (letter == QLatin1Char(' ')) {
                slips().settle();
                slips().finish();
            } else if (letter == QLatin1Char(',')) {
                QTest::keyClick(&slips(), Qt::Key_Return);
            } else {
                QTest::keyClicks(&slips(), letter);
            }
            QVERIFY(slips().hasFocus());
        }
        slips().settle();
        slips().finish();
        QStringList shown;
        for (int row = 0; row < 4; ++row)
            shown += shownResult(row);
        QCOMPARE(shown.join(QLatin1Char(' ')), results);
        QTest::keyClick(&slips(), Qt::Key_Escape);
        QTest::keyClick(&slips(), Qt::Key_Escape);
        QVERIFY(tables().hasFocus());
    }

    void aSlipReplacesNoResultUnasked()
    {
        open(4);
        pairAndPublish();
        type("1n");
        QTest::keyClicks(&slips(), QStringLiteral("1"));
        QTest::keyClick(&slips(), Qt::Key_Return);
        QTest::keyClicks(&slips(), QStringLiteral("0"));
        correct(false);
        QTest::keyClick(&slips(), Qt::Key_Return);
        QVERIFY(!QApplication::activeModalWidget());
        QCOMPARE(shownResult(0), QStringLiteral("1–0"));
    }

    // The first digit of a table number is no result of the table that was named by mistake.
    void aSecondTableNumberIsNoResult()
    {
        open(24);
        pairAndPublish();
        type("n");
        typeSlips("2,1");
        QVERIFY2(hint().startsWith(QStringLiteral("Table 2: ")) && hint().endsWith(QStringLiteral(", 1–0")),
            qPrintable(hint()));
        QVERIFY(m_page->findChild<QLabel *>(QStringLiteral("roundHint"))->font().bold());
        QVERIFY(button("undoSlip")->isVisible());
        typeSlips("0");
        QCOMPARE(slips().text(), QStringLiteral("10"));
        QCOMPARE(hint(), QStringLiteral("Nothing was entered for table 2."));
        typeSlips(",");
        QCOMPARE(m_page->roundView().currentTable().value_or(0), 10);
        typeSlips("=");
        QCOMPARE(shownResult(1), QString());
        QCOMPARE(shownResult(9), QStringLiteral("½–½"));
        QVERIFY(slips().text().isEmpty());
    }

    void aResultFromASlipIsWrittenWithoutAnotherKey()
    {
        open(4);
        pairAndPublish();
        type("n");
        typeSlips("2,1");
        QCOMPARE(shownResult(1), QString());
        QTRY_COMPARE_WITH_TIMEOUT(shownResult(1), QStringLiteral("1–0"), 1000);
        // Leaving the field enters it, too.
        typeSlips("1,0");
        tables().setFocus();
        QCOMPARE(shownResult(0), QStringLiteral("0–1"));
    }

    void aSlipIsTakenBackBesideIt_data()
    {
        QTest::addColumn<bool>("isEntered");
        QTest::addColumn<bool>("byKey");
        QTest::newRow("held back, by the button") << false << false;
        QTest::newRow("held back, by a key") << false << true;
        QTest::newRow("entered, by the button") << true << false;
        QTest::newRow("entered, by a key") << true << true;
    }
    void aSlipIsTakenBackBesideIt()
    {
        QFETCH(bool, isEntered);
        QFETCH(bool, byKey);
        open(4);
        pairAndPublish();
        type("1n"); // another result before
        typeSlips(isEntered ? "2,1," : "2,1");
        QCOMPARE(shownResult(1), isEntered ? QStringLiteral("1–0") : QString());
        QVERIFY(button("undoSlip")->isVisible());
        if (byKey)
            QTest::keySequence(&slips(), QKeySequence::Undo);
        else
            QTest::mouseClick(button("undoSlip"), Qt::LeftButton);
        QVERIFY(!button("undoSlip")->isVisible());
        slips().settle();
        QCOMPARE(shownResult(1), QString());
        QCOMPARE(shownResult(0), QStringLiteral("1–0"));
        QVERIFY(slips().hasFocus());
    }

    // Undo of the page takes back what was typed, not the result that was entered before it.
    void undoTakesBackWhatIsNotEnteredYet_data()
    {
        QTest::addColumn<bool>("isTwice");
        QTest::newRow("a result held back") << false;
        QTest::newRow("the first of two entries") << true;
    }
    void undoTakesBackWhatIsNotEnteredYet()
    {
        QFETCH(bool, isTwice);
        open(4);
        pairAndPublish();
        type("1n"); // another result before
        if (isTwice)
            m_page->findChild<QAbstractButton *>(QStringLiteral("typeTwice"))->click();
        typeSlips(isTwice ? "2,1," : "2,1");
        QVERIFY(hint().contains(QStringLiteral("1–0")));
        QTest::mouseClick(button("undoStep"), Qt::LeftButton);
        QVERIFY2(!hint().contains(QStringLiteral("1–0")), qPrintable(hint()));
        slips().settle();
        QCOMPARE(shownResult(0), QStringLiteral("1–0"));
        QCOMPARE(shownResult(1), QString());
        QTest::mouseClick(button("undoStep"), Qt::LeftButton);
        QCOMPARE(shownResult(0), QString());
    }

    void eachResultIsTypedTwiceWhereThatIsWished()
    {
        open(4);
        pairAndPublish();
        auto *twice = m_page->findChild<QAbstractButton *>(QStringLiteral("typeTwice"));
        twice->click();
        type("1");
        QCOMPARE(shownResult(0), QString());
        QVERIFY(hint().contains(QStringLiteral("1–0?")));
        type("0"); // another one: neither counts
        QCOMPARE(shownResult(0), QString());
        QVERIFY2(text("told").contains(QStringLiteral("First 1–0, now 0–1")), qPrintable(text("told")));
        QVERIFY(!hint().contains(QLatin1Char('?')));
        type("0");
        QCOMPARE(shownResult(0), QString());
        type("0");
        QCOMPARE(shownResult(0), QStringLiteral("0–1"));
        QCOMPARE(tables().currentIndex().row(), 1);
        type("1");
        tables().goTo(0);
        QVERIFY(!hint().contains(QLatin1Char('?')));
        tables().goTo(1);
        QVERIFY(hint().contains(QStringLiteral("1–0?"))); // kept for each table
        type("1");
        QCOMPARE(shownResult(1), QStringLiteral("1–0"));
    }

    void eachSlipIsEnteredTwiceWhereThatIsWished_data()
    {
        QTest::addColumn<QString>("keys"); // "," is Enter
        QTest::addColumn<QString>("results");
        QTest::addColumn<QString>("told");
        QTest::newRow("the second entry needs the number, too") << "2,1,1,=" << "  " << "";
        QTest::newRow("twice the same") << "2,1,2,1," << " 1–0 " << "";
        QTest::newRow("twice the same, others between") << "2,1,3,0,1,=2,1,3,0," << " 1–0 0–1" << "";
        QTest::newRow("a difference") << "2,1,2,0," << "  " << "First 1–0, now 0–1";
        QTest::newRow("a difference, and twice again") << "2,1,2,0,2,0,2,0," << " 0–1 " << "";
    }
    void eachSlipIsEnteredTwiceWhereThatIsWished()
    {
        QFETCH(QString, keys);
        QFETCH(QString, results);
        QFETCH(QString, told);
        open(6);
        pairAndPublish();
        m_page->findChild<QAbstractButton *>(QStringLiteral("typeTwice"))->click();
        tables().setFocus();
        type("n");
        typeSlips(keys.toLatin1().constData());
        QVERIFY(slips().text().isEmpty());
        QVERIFY(slips().hasFocus());
        QStringList shown;
        for (int row = 0; row < 3; ++row)
            shown += shownResult(row);
        QCOMPARE(shown.join(QLatin1Char(' ')), results);
        const auto *bar = m_page->findChild<QLabel *>(QStringLiteral("told"));
        QVERIFY2((bar->isVisible() ? bar->text() : QString()).contains(told), qPrintable(bar->text()));
    }

    // Choosing a table moves no button in a narrow window.
    void buttonsStayWhereTheyAre()
    {
        SectionSettings settings = swiss(5);
        open(6, settings);
        m_page->resize(400, 700);
        pairAndPublish();
        type("n");
        const auto place = [this] { return button("resultFirst")->mapTo(m_page.get(), QPoint()).y(); };
        QCoreApplication::processEvents();
        const int before = place();
        const QRect field(slips().mapTo(m_page.get(), QPoint()), slips().size());
        for (const char *keys : { "2,", "1", ",", "9,", "3,1" }) {
            typeSlips(keys);
            QCoreApplication::processEvents();
            QCOMPARE(place(), before);
        }
        const auto *label = m_page->findChild<QLabel *>(QStringLiteral("roundHint"));
        const int under = label->mapTo(m_page.get(), QPoint()).y();
        QVERIFY2(under > field.bottom(), qPrintable(QStringLiteral("%1, %2").arg(under).arg(field.bottom())));
        QVERIFY(text("roundHint").contains(QStringLiteral("1\u2060–\u20600"))); // in one piece
    }

    // What rests on a corrected result is said at once, and a stale draft is not published unseen (AR-10).
    void aCorrectionTellsWhatRestsOnIt()
    {
        open(8);
        pairAndPublish();
        type("1111");
        button("roundMain")->click();
        button("roundMain")->click();
        QVERIFY(last().state == Round::State::Draft);
        button("previousRound")->click();
        button("roundBack")->click();
        tables().goTo(0);
        correct();
        type("0");
        QVERIFY2(text("told").contains(QStringLiteral("Round 2 is a draft")), qPrintable(text("told")));
        button("roundMain")->click();
        button("nextRound")->click();
        QVERIFY(text("roundState").contains(QStringLiteral("paired before a correction")));
        answer(AskDialog::Role::Reject);
        button("roundMain")->click();
        QVERIFY(last().state == Round::State::Draft);
        const std::vector<Match> before = last().matches;
        answer(AskDialog::Role::Accept); // pair again
        button("roundMain")->click();
        QVERIFY(last().state == Round::State::Draft && last().matches != before);
        QVERIFY(!text("roundState").contains(QStringLiteral("paired before a correction")));
        button("undoStep")->click();
        button("undoStep")->click();
        answer(AskDialog::Role::Discard);
        button("roundMain")->click();
        QVERIFY(last().state == Round::State::Published && last().matches == before);
    }

    void twoKeysAreTwoGames()
    {
        open(4, swiss(5, 2));
        pairAndPublish();
        type("1");
        QCOMPARE(tables().currentIndex().row(), 0);
        QVERIFY(text("roundHint").contains(QStringLiteral("game 2 of 2")));
        QCOMPARE(rowText(0).section(QStringLiteral(", "), 1, 1), QStringLiteral("1–0 …"));
        type("=");
        QCOMPARE(rowText(0).section(QStringLiteral(", "), 1, 1), QStringLiteral("1½–½"));
        QCOMPARE(tables().currentIndex().row(), 1);
        // Typed anew, both are, and it is asked once.
        key(Qt::Key_Up);
        correct();
        type("0");
        QCOMPARE(shownResult(0), QStringLiteral("½–1½"));
        QCOMPARE(tables().currentIndex().row(), 0);
        type("0");
        QCOMPARE(shownResult(0), QStringLiteral("0–2"));
    }

    void resultsAreTapped()
    {
        open(4);
        pairAndPublish();
        QTest::mouseClick(tables().viewport(), Qt::LeftButton, {}, tables().seatRect({ 1 }).center());
        button("resultSecond")->click();
        QVERIFY(last().matches[1].games.front().report->outcome == Outcome::BWon);
        QCOMPARE(tables().currentIndex().row(), 0);
        button("forfeitBoth")->click();
        QVERIFY(last().matches[0].games.front().report->outcome == Outcome::BothForfeited);
        QVERIFY(button("roundMain")->isEnabled());
    }

    void playersAreExchangedByKeysAndByDrag()
    {
        open(8);
        button("stepRound")->click();
        button("roundMain")->click();
        const EntryId a = last().matches[0].b;
        const EntryId b = last().matches[1].b;
        key(Qt::Key_Right);
        key(Qt::Key_Space);
        QVERIFY(text("roundHint").contains(QStringLiteral("to exchange with")));
        key(Qt::Key_Down);
        key(Qt::Key_Space);
        QVERIFY(last().matches[0].b == b && last().matches[1].b == a);
        QVERIFY(text("roundState").contains(QStringLiteral("2 table(s) changed by hand")));
        const QPoint from = tables().seatRect({ 0, TablesModel::Seat::Second }).center();
        const QPoint to = tables().seatRect({ 1, TablesModel::Seat::Second }).center();
        QTest::mousePress(tables().viewport(), Qt::LeftButton, {}, from);
        QTest::mouseMove(tables().viewport(), (from + to) / 2);
        QTest::mouseMove(tables().viewport(), to);
        QTest::mouseRelease(tables().viewport(), Qt::LeftButton, {}, to);
        QVERIFY(last().matches[0].b == a && last().matches[1].b == b);
        key(Qt::Key_Space);
        key(Qt::Key_Escape);
        QVERIFY(!tables().picked());
    }

    void whatAnExchangeBreaksIsAskedFirst()
    {
        open(4);
        pairAndPublish();
        type("11");
        button("roundMain")->click();
        button("roundMain")->click();
        const Match met = open().rounds.front().matches.front();
        const auto at = std::ranges::find_if(
            last().matches, [&](const Match &match) { return match.a == met.a || match.b == met.a; });
        const EntryId partner = at->a == met.a ? at->b : at->a;
        const Round before = last();
        QString said;
        answer(AskDialog::Role::Reject, &said);
        m_page->roundView().maker().exchange(partner, met.b);
        QVERIFY(said.contains(QStringLiteral("have already met")));
        QVERIFY(last() == before);
        answer(AskDialog::Role::Accept);
        m_page->roundView().maker().exchange(partner, met.b);
        QVERIFY(last() != before);
    }

    // Four can play three rounds.
    void howManyRoundsCanFollowIsSaidBeforeARoundIsPublished()
    {
        open(4);
        button("stepRound")->click();
        button("roundMain")->click();
        const QString said = QStringLiteral("Of the rounds after this one, 2 of 4 can still be paired.");
        QVERIFY(text("roundState").startsWith(QStringLiteral("Draft")));
        QVERIFY(text("roundState").endsWith(said));
        QVERIFY(!m_page->findChild<QLabel *>(QStringLiteral("roundState"))->property("muted").toBool());
        button("roundMain")->click();
        QVERIFY(!text("roundState").contains(said));
    }

    void anExchangeAfterWhichFewerRoundsCanFollowIsAskedFirst()
    {
        open(6);
        pairAndPublish();
        type("111");
        button("roundMain")->click();
        button("roundMain")->click();
        button("roundMain")->click();
        type("111");
        button("roundMain")->click();
        answer(AskDialog::Role::Accept); // after the best pairing of this round alone, nobody could go on
        button("roundMain")->click();
        QVERIFY(last().state == Round::State::Draft);
        QCOMPARE(text("roundState"), QStringLiteral("Draft"));
        // Of three rounds, two are the sides of two triangles with one exchange.
        int asked = 0;
        for (const Entry &a : open().entries) {
            for (const Entry &b : open().entries) {
                const auto exchange = exchanged(open(), a.id, b.id);
                if (!exchange || !exchange->outlook || !exchange->breaches.empty() || asked > 0)
                    continue;
                const Round before = last();
                QString said;
                answer(AskDialog::Role::Reject, &said);
                m_page->roundView().maker().exchange(a.id, b.id);
                QCOMPARE(said, QStringLiteral("Of the rounds after this one, 0 of 2 can still be paired."));
                QVERIFY(last() == before);
                answer(AskDialog::Role::Accept);
                m_page->roundView().maker().exchange(a.id, b.id);
                QVERIFY(text("roundState").endsWith(said));
                ++asked;
            }
        }
        QCOMPARE(asked, 1);
    }

    void resultsAreNotLostWithoutAQuestion()
    {
        open(4);
        pairAndPublish();
        type("1");
        answer(AskDialog::Role::Reject);
        button("roundBack")->click();
        QVERIFY(last().state == Round::State::Published);
        answer(AskDialog::Role::Discard);
        button("roundBack")->click();
        QVERIFY(last().state == Round::State::Draft);
        button("roundBack")->click();
        QVERIFY(open().rounds.empty());
        QTest::keyClick(m_page.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(open().rounds.size(), 1U);
    }

    void whoIsLateIsMarked()
    {
        SectionSettings settings = swiss(5);
        settings.options.latenessMinutes = 5;
        open(4, settings);
        pairAndPublish();
        button("startClocks")->click();
        QVERIFY(!button("startClocks")->isVisible());
        m_now += std::chrono::minutes(6);
        type("1");
        QVERIFY(!rowText(0).contains(QStringLiteral("late")));
        QVERIFY(rowText(1).endsWith(QStringLiteral("late")));
    }

    void aGameOpensAtItsTableAndBringsItsResultBack()
    {
        open(4, swiss(5, 2));
        pairAndPublish();
        QSignalSpy wanted(m_page.get(), &TournamentPage::playWanted);
        type("1");
        key(Qt::Key_Down); // Enter right after it would make it a table number
        key(Qt::Key_Up);
        key(Qt::Key_Return);
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted[0], (QVariantList { 1, 1, 1 }));
        GameReport brought = report(Outcome::BWon);
        brought.record = "games/7";
        brought.time = { std::chrono::minutes(7), std::chrono::minutes(8) };
        m_page->takeResult(1, 1, 2, 0, brought);
        QVERIFY(last().matches[1].games[0].report == brought);
        QVERIFY(!rowText(1).contains(QStringLiteral("entered by hand")));
        QVERIFY(rowText(0).contains(QStringLiteral("entered by hand")));
        m_page->takeResult(1, 1, 9, 0, brought);
        QVERIFY(!text("told").isEmpty());
    }

    void aLevelMatchOfAnEliminationGetsAnotherGame()
    {
        SectionSettings settings = swiss(0);
        settings.format = Format::Elimination;
        open(4, settings);
        pairAndPublish();
        type("=");
        QCOMPARE(last().matches[0].games.size(), 2U);
        QVERIFY(last().matches[0].games[1].opener == Party::B);
        QCOMPARE(tables().currentIndex().row(), 0);
        type("10");
        QVERIFY(button("roundMain")->isEnabled());
        button("roundMain")->click();
        button("roundMain")->click();
        QCOMPARE(last().matches.size(), 2U); // the final, and for third place
    }

    void aTapShowsTheSumBehindAValue()
    {
        open(4);
        pair(*m_host);
        play(*m_host);
        pair(*m_host);
        play(*m_host);
        button("stepStandings")->click();
        auto *table = m_page->findChild<QTableView *>(QStringLiteral("standingsTable"));
        QCOMPARE(table->model()->rowCount(), 4);
        QCOMPARE(table->model()->index(0, 0).data().toString(), QStringLiteral("1"));
        const QRect sos = table->visualRect(table->model()->index(0, 3));
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, sos.center());
        QVERIFY2(text("standingsSum").contains(QStringLiteral("SOS of ")), qPrintable(text("standingsSum")));
        QVERIFY(text("standingsSum").contains(QStringLiteral(" + ")));
    }

    void aLineSaysWhenTimeDecidesAPlace()
    {
        SectionSettings settings = swiss(5);
        settings.criteria = { { Criterion::Kind::Time, 0 } };
        open(4, settings);
        pair(*m_host);
        play(*m_host);
        button("stepStandings")->click();
        const QString line = QStringLiteral("Some places are decided by the time used");
        QVERIFY(!text("standingsHead").contains(line)); // no time was written down
        GameReport slow = report(Outcome::AWon);
        slow.time = { std::chrono::minutes(9), std::chrono::minutes(9) };
        QVERIFY(!m_host->carryOut({ ReopenRound { 1, 1 }, ReportGame { 1, 1, 1, 0, slow } }));
        QVERIFY(text("standingsHead").contains(line));
        const QAbstractItemModel &model = *m_page->findChild<QTableView *>(QStringLiteral("standingsTable"))->model();
        QCOMPARE(model.index(3, 3).data().toString(), QStringLiteral("0:09:00"));
    }

    void sixtyPlayersAreSeenAtOnce()
    {
        open(60);
        pairAndPublish();
        QCOMPARE(last().matches.size(), 30U);
        const QRect seen = tables().viewport()->rect();
        for (int row = 0; row < 30; ++row)
            QVERIFY(seen.contains(tables().visualRect(tables().model()->index(row, 0))));
        // Down to the end of a column, and on at the top of the next one.
        for (int row = 1; row < 30; ++row) {
            key(Qt::Key_Down);
            QCOMPARE(tables().currentIndex().row(), row);
        }
    }

    void whatHasNoRoomIsScrolledFromTheFirstTableOn_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("narrow") << QSize(400, 720);
        QTest::newRow("low") << QSize(1366, 420);
    }
    void whatHasNoRoomIsScrolledFromTheFirstTableOn()
    {
        QFETCH(QSize, size);
        open(60);
        m_page->resize(size);
        pairAndPublish();
        QCoreApplication::processEvents();
        QCOMPARE(tables().visualRect(tables().model()->index(0, 0)).top(), 0);
        QTest::keyClick(&tables(), Qt::Key_End);
        QCOMPARE(tables().currentIndex().row(), 29);
        QVERIFY(tables().viewport()->rect().contains(tables().visualRect(tables().currentIndex())));
    }

    void moreArePairedInTheBackgroundAndStopped()
    {
        open(120);
        button("stepRound")->click();
        button("roundMain")->click();
        QVERIFY(m_page->roundView().maker().isPairing());
        QCOMPARE(button("roundMain")->text(), QStringLiteral("Stop"));
        button("roundMain")->click();
        QVERIFY(!m_page->roundView().maker().isPairing());
        QVERIFY(open().rounds.empty());
        button("roundMain")->click();
        m_page->roundView().maker().wait();
        QCOMPARE(last().matches.size(), 60U);
    }

    void aNewEventNeedsOneTap()
    {
        NewEventDialog dialog({ { "renju", "Renju" } }, QStringLiteral("3 May"));
        dialog.show();
        QTest::keyClick(&dialog, Qt::Key_Return);
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
        NewEventChoices expected = usualChoices();
        expected.details = { "Tournament of 3 May", {}, "3 May", {}, {} };
        expected.section.name = expected.details.name;
        expected.section.seed = dialog.choices().section.seed;
        QVERIFY(dialog.choices() == expected);
        MemoryKeeper keeper;
        EventHost host(keeper);
        QVERIFY(!host.carryOut(actionsOf(dialog.choices())));
    }

    void tieBreaksFollowTheFormat()
    {
        NewEventDialog dialog({}, QStringLiteral("3 May"));
        dialog.show();
        const auto choose = [&dialog](const char *name, int index) {
            auto *box = dialog.findChild<QComboBox *>(QLatin1String(name));
            box->setCurrentIndex(index);
            emit box->activated(index);
        };
        const auto *criteria = dialog.findChild<QComboBox *>(QStringLiteral("eventCriteria"));
        using kagetsu::tournament::usualCriteria;
        QCOMPARE(dialog.choices().section.format, Format::Swiss);
        QVERIFY(dialog.choices().section.criteria == usualCriteria(Format::Swiss));
        choose("eventFormat", 1);
        QVERIFY(dialog.choices().section.criteria == usualCriteria(Format::RoundRobin));
        QVERIFY(criteria->isVisible());
        choose("eventFormat", 3); // places by the bracket
        QVERIFY(dialog.choices().section.criteria.empty());
        QVERIFY(!criteria->isVisible());
        QVERIFY(!dialog.findChild<QLineEdit *>(QStringLiteral("eventOwnCriteria"))->isVisible());
        choose("eventFormat", 0);
        QVERIFY(dialog.choices().section.criteria == usualCriteria(Format::Swiss));
        // What somebody chose stays.
        choose("eventCriteria", 2);
        choose("eventFormat", 1);
        QCOMPARE(criteria->currentIndex(), 2);
    }

    void theArbiterRulesAMatch()
    {
        open(4);
        pairAndPublish();
        type("1");
        tables().goTo(0);
        const auto rule = [this](const std::function<void(RulingDialog &)> &what) {
            QTimer::singleShot(0, qApp, [what] {
                auto *dialog = qobject_cast<RulingDialog *>(QApplication::activeModalWidget());
                QVERIFY(dialog);
                what(*dialog);
            });
            type("r");
        };
        const auto choose = [](RulingDialog &dialog) {
            dialog.findChild<QComboBox *>(QStringLiteral("reasonKind"))->setCurrentIndex(3);
        };
        // Without a reason nothing is ruled.
        rule([](RulingDialog &dialog) {
            auto *give = dialog.findChild<TableButton *>(QStringLiteral("giveRuling"));
            QVERIFY(!give->isEnabled());
            auto *kinds = dialog.findChild<QComboBox *>(QStringLiteral("reasonKind"));
            kinds->setCurrentIndex(kinds->count() - 1);
            QVERIFY(!give->isEnabled());
            dialog.findChild<QLineEdit *>(QStringLiteral("reasonWords"))->setText(QStringLiteral("Phone rang"));
            QVERIFY(give->isEnabled());
            dialog.reject();
        });
        QVERIFY(!last().matches.front().ruling);
        rule([choose](RulingDialog &dialog) {
            choose(dialog);
            QVERIFY(!dialog.findChild<TableButton *>(QStringLiteral("liftRuling"))->isVisible());
            QCOMPARE(dialog.findChild<PointsBox *>(QStringLiteral("rulingFirst"))->maximum(), 2.0); // no 47
            dialog.findChild<QAbstractButton *>(QStringLiteral("ruling2"))->click(); // the second player has won
            dialog.findChild<TableButton *>(QStringLiteral("giveRuling"))->click();
        });
        const Match &match = last().matches.front();
        QVERIFY(match.ruling == (PerParty<Points> { Points::whole(0), Points::whole(2) }));
        QVERIFY(rowText(0).endsWith(QStringLiteral("0–2, by ruling")));
        // What is typed between two halves is the nearer one.
        rule([](RulingDialog &dialog) {
            auto *second = dialog.findChild<PointsBox *>(QStringLiteral("rulingSecond"));
            second->setValue(1.4);
            QTest::keyClick(second, Qt::Key_Escape);
        });
        QCOMPARE(last().matches.front().ruling->b, Points::whole(2));
        rule([choose](RulingDialog &dialog) {
            choose(dialog);
            dialog.findChild<PointsBox *>(QStringLiteral("rulingSecond"))->setValue(1.4);
            dialog.findChild<TableButton *>(QStringLiteral("giveRuling"))->click();
        });
        QCOMPARE(last().matches.front().ruling->b, (Points { 3 }));
        rule([choose](RulingDialog &dialog) {
            choose(dialog);
            dialog.findChild<TableButton *>(QStringLiteral("liftRuling"))->click();
        });
        QVERIFY(!last().matches.front().ruling);
        QVERIFY(rowText(0).contains(QStringLiteral("1–0")));
        button("undoStep")->click();
        QVERIFY(last().matches.front().ruling.has_value());
    }

    void pointsAreTakenAndGivenBack()
    {
        open(4);
        auto *table = m_page->findChild<QTableView *>(QStringLiteral("entryTable"));
        table->setCurrentIndex(table->model()->index(1, 1));
        QTimer::singleShot(0, qApp, [this] {
            auto *dialog = qobject_cast<AdjustmentsDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            const auto press = [&](const char *name) {
                dialog->findChild<QWidget *>(QLatin1String(name))->setFocus();
                QTest::keyClick(dialog->findChild<QWidget *>(QLatin1String(name)), Qt::Key_Space);
            };
            QTest::keyClicks(dialog->findChild<QLineEdit *>(QStringLiteral("adjustReason")), QStringLiteral("Phone"));
            press("addAdjustment");
            dialog->findChild<PointsBox *>(QStringLiteral("adjustPoints"))->setValue(0.5);
            press("addAdjustment"); // no penalty without a reason
            QCOMPARE(open().adjustments.size(), std::size_t(1));
            QTest::keyClicks(dialog->findChild<QLineEdit *>(QStringLiteral("adjustReason")), QStringLiteral("Late"));
            press("addAdjustment");
            dialog->findChild<PointsBox *>(QStringLiteral("adjustPoints"))->setValue(0);
            QVERIFY(!dialog->findChild<TableButton *>(QStringLiteral("addAdjustment"))->isEnabled());
            QCOMPARE(open().adjustments.size(), std::size_t(2));
            QTRY_COMPARE(dialog->findChildren<QLabel *>(QStringLiteral("adjustment")).size(), 2);
            QVERIFY(
                dialog->findChild<QLabel *>(QStringLiteral("adjustment"))->text().contains(QStringLiteral("Phone")));
            dialog->findChildren<QAbstractButton *>(QStringLiteral("removeAdjustment")).last()->click();
            QTRY_COMPARE(open().adjustments.size(), std::size_t(1));
            dialog->accept();
        });
        button("adjustEntry")->click();
        const Adjustment &left = open().adjustments.front();
        QVERIFY(left == (Adjustment { open().entries[1].id, 0, Points::whole(-1), "Phone" }));
    }

    void theSettingsOfAnEventAreChanged()
    {
        SectionSettings unusual = swiss(5, 6);
        unusual.rules = "of-a-club";
        unusual.score = scoreSystem(4, 2, 1);
        open(4, unusual);
        pairAndPublish();
        button("stepEntries")->click();
        QTimer::singleShot(0, qApp, [] {
            auto *dialog = qobject_cast<NewEventDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            QVERIFY(!dialog->findChild<QComboBox *>(QStringLiteral("eventFormat"))->isEnabled());
            dialog->findChild<QSpinBox *>(QStringLiteral("eventRounds"))->setValue(7);
            dialog->accept();
        });
        const SectionSettings before = open().settings;
        button("eventSettings")->click();
        SectionSettings expected = before;
        expected.options.rounds = 7;
        // What is none of what is offered stays.
        QVERIFY(open().settings == expected);
    }

    void regulationsFillInTheRest()
    {
        NewEventDialog dialog({}, QStringLiteral("3 May"));
        SectionSettings group = swiss(8, 2);
        group.name = "Group A";
        SectionSettings other = group;
        other.name = "Group B";
        dialog.offer({ { QStringLiteral("Two groups"), QStringLiteral("Of two games each."), { group, other } } });
        auto *regulation = dialog.findChild<QComboBox *>(QStringLiteral("eventRegulation"));
        dialog.findChild<QLineEdit *>(QStringLiteral("eventName"))->setText(QStringLiteral("Spring"));
        dialog.show();
        regulation->setFocus();
        QTest::keyClick(regulation, Qt::Key_Down);
        QCOMPARE(dialog.findChild<QLabel *>(QStringLiteral("regulationAbout"))->text(),
            QStringLiteral("Of two games each."));
        QCOMPARE(dialog.findChild<QSpinBox *>(QStringLiteral("eventRounds"))->value(), 8);
        dialog.findChild<QSpinBox *>(QStringLiteral("eventLateness"))->setValue(7);
        const NewEventChoices chosen = dialog.choices();
        QCOMPARE(chosen.details.name, std::string("Spring"));
        QCOMPARE(chosen.more.front().options.latenessMinutes.value_or(0), 7); // one stage, one set of rules
        MemoryKeeper keeper;
        EventHost host(keeper);
        QVERIFY(!host.carryOut(actionsOf(chosen)));
        QCOMPARE(host.event().sections.size(), std::size_t(2));
        QCOMPARE(host.event().sections[0].settings.name, std::string("Group A"));
        QCOMPARE(host.event().sections[1].settings.name, std::string("Group B"));
        QVERIFY(host.event().sections[0].settings.seed != host.event().sections[1].settings.seed);
        QTest::keyClick(regulation, Qt::Key_Up);
        QVERIFY(dialog.choices().more.empty());
        QCOMPARE(dialog.choices().details.name, std::string("Spring"));
    }

    // Two groups, and then a final of the best of both.
    void aSectionIsAddedAndChosen()
    {
        open(4);
        button("stepRound")->click();
        button("roundMain")->click();
        play(*m_host);
        auto *chooser = m_page->findChild<QComboBox *>(QStringLiteral("sections"));
        QVERIFY(!chooser->isVisible());
        NewEventDialog dialog({}, QString());
        dialog.addTo(m_host->event().details);
        dialog.findChild<QSpinBox *>(QStringLiteral("eventBest"))->setValue(2);
        QVERIFY(!m_host->carryOut(
            tournament::addedStage(m_host->event(), dialog.choices().section, { 1 }, dialog.best(), true)));
        QCOMPARE(m_host->event().sections.size(), std::size_t(2));
        const Section &final = m_host->event().sections.back();
        QCOMPARE(final.settings.name, std::string("Section"));
        QCOMPARE(final.entries.size(), std::size_t(2));
        const auto standings = tournament::standingsOf(open());
        QCOMPARE(final.entries[0].details.name, findEntry(open(), standings[0].entry)->details.name);
        QVERIFY(chooser->isVisible());
        QSignalSpy wanted(m_page.get(), &TournamentPage::sectionWanted);
        chooser->setFocus();
        QTest::keyClick(chooser, Qt::Key_Down);
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted[0][0].toInt(), final.id);
        // Its page can still be drawn when its adding is undone by a button of that page.
        TournamentPage page(*m_host, final.id);
        page.show();
        page.findChild<QAbstractButton *>(QStringLiteral("undoStep"))->click();
        QCOMPARE(m_host->event().sections.size(), std::size_t(1));
        page.showStandings();
        page.showRound();
        QVERIFY(!chooser->isVisible());
    }

    void anEventIsOpenedAtItsLastRound()
    {
        open(4);
        pair(*m_host);
        play(*m_host);
        pair(*m_host); // a draft
        TournamentPage page(*m_host, 1);
        QCOMPARE(page.roundView().round(), 2);
        QVERIFY(!page.roundView().hasNext());
    }

    void aTableWithItsResultStartsNoGame()
    {
        open(4);
        pairAndPublish();
        QSignalSpy wanted(m_page.get(), &TournamentPage::playWanted);
        type("1"); // of the first of two tables
        key(Qt::Key_Up);
        key(Qt::Key_Return);
        QVERIFY(wanted.isEmpty());
        QVERIFY(text("told").contains(QStringLiteral("already has a result")));
    }

    void enterLeadsFromRoundToRound()
    {
        open(4);
        pairAndPublish();
        QSignalSpy wanted(m_page.get(), &TournamentPage::playWanted);
        type("10"); // both tables
        QVERIFY(tables().hasFocus());
        const auto enter = [this](const char *text) {
            QVERIFY(button("roundMain")->hasFocus());
            QCOMPARE(button("roundMain")->text(), QString::fromLatin1(text));
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        };
        key(Qt::Key_Return);
        enter("Close round");
        enter("Pair round 2");
        enter("Publish");
        QVERIFY(tables().hasFocus());
        QCOMPARE(m_page->roundView().round(), 2);
        QVERIFY(last().state == Round::State::Published);
        QVERIFY(wanted.isEmpty());
    }

    void whatIsChosenForAnEventIsMade()
    {
        NewEventDialog dialog({ { "renju", "Renju" } }, QStringLiteral("3 May"));
        dialog.findChild<QLineEdit *>(QStringLiteral("eventName"))->setText(QStringLiteral(" Spring "));
        dialog.findChild<QComboBox *>(QStringLiteral("eventFormat"))->setCurrentIndex(1);
        dialog.findChild<QComboBox *>(QStringLiteral("eventTerms"))->setCurrentIndex(1);
        dialog.findChild<QComboBox *>(QStringLiteral("eventGames"))->setCurrentIndex(1);
        dialog.findChild<QSpinBox *>(QStringLiteral("eventLateness"))->setValue(5);
        QVERIFY(!dialog.findChild<QSpinBox *>(QStringLiteral("eventRounds"))->isEnabled());
        const NewEventChoices made = dialog.choices();
        QCOMPARE(made.details.name, std::string("Spring"));
        QVERIFY(made.section.format == Format::RoundRobin);
        QCOMPARE(made.section.rules, std::string("renju"));
        QCOMPARE(made.section.options.rounds, 0);
        QCOMPARE(made.section.options.gamesPerMatch, 2);
        QCOMPARE(made.section.options.latenessMinutes.value_or(0), 5);
        NewEventDialog again({ { "renju", "Renju" } }, QStringLiteral("3 May"));
        again.fill(made);
        QVERIFY(again.choices() == made);
    }
};

} // namespace tst_tournamentpage

QTEST_MAIN(tst_tournamentpage::TestTournamentPage)
#include "tst_tournamentpage.moc"
