// SPDX-License-Identifier: MIT
#include "studyfixture.h"

#include "ui/board/boardwidget.h"
#include "ui/record/page/studypage.h"
#include "ui/record/panels/charsetdialog.h"

#include <QAction>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QTableView>
#include <QTest>

namespace tst_librarypage {

using namespace kagetsu;
using namespace kagetsu::ui;
using studyfixture::at;

namespace {

// An example of record-renlib.md#examples.
QByteArray exampleBytes()
{
    return QByteArray::fromHex("FF52656E4C6962FF0304FFFFFFFFFFFFFFFFFFFF 0008 53657400 7700 0080 8844 68C9 0001 "
                               "BADAB1D8CAA40000 4100 6943 0001 31300000");
}

} // namespace

// A library of RenLib on the study page.
class TestLibraryPage : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_page = std::make_unique<StudyPage>();
        m_page->resize(1280, 800);
        m_page->QWidget::show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
        QVERIFY(m_page->open(exampleBytes().toStdString(), QStringLiteral("example.lib")));
        m_page->setMode(StudyMode::Edit);
    }

    void opensAtItsStartMark()
    {
        QVERIFY(!m_page->record().collection().size());
        QCOMPARE(m_page->place(), 3);
        QVERIFY(board()->picture().lastMove == at("H7"));
        QCOMPARE(board()->picture().at(at("H7")).stone, rules::Stone::Black); // after a pass of White
    }

    void showsNextMovesAndTextsOnTheirPoints()
    {
        press(Qt::Key_Home);
        QCOMPARE(signOf("G8"), NextMove::Main);
        QCOMPARE(m_page->findChild<QLineEdit *>(QStringLiteral("headline"))->text(), QStringLiteral("Set"));
        press(Qt::Key_Right);
        QCOMPARE(signOf("H9"), NextMove::Variation); // the pass is the main move
        QCOMPARE(board()->picture().at(at("H9")).mark.label, QStringLiteral("A"));
        QCOMPARE(signOf("I9"), NextMove::None); // a text and no move
        QCOMPARE(board()->picture().at(at("I9")).mark.label, QStringLiteral("10"));
        m_page->setShown({ .nextMoves = false });
        QCOMPARE(signOf("H9"), NextMove::None);
        QCOMPARE(board()->picture().at(at("H9")).mark.label, QStringLiteral("A"));
    }

    // A text on a point is none, and neither is what was cut or whose paste was taken back.
    void itsPositionsAreCounted()
    {
        const auto told = [this] { return m_page->findChild<QLabel *>(QStringLiteral("facts"))->text(); };
        const auto trigger = [this](const char *name) { m_page->findChild<QAction *>(QLatin1String(name))->trigger(); };
        QCOMPARE(told(), QStringLiteral("Library with 4 position(s)"));
        trigger("cut");
        QCOMPARE(told(), QStringLiteral("Library with 3 position(s)"));
        trigger("paste");
        QCOMPARE(told(), QStringLiteral("Library with 4 position(s)"));
        trigger("undo");
        trigger("undo");
        QCOMPARE(told(), QStringLiteral("Library with 4 position(s)"));
        trigger("redo");
        QCOMPARE(told(), QStringLiteral("Library with 3 position(s)"));
    }

    void theChosenEncodingIsThatOfAllTexts()
    {
        m_page->goToNode(4);
        const auto *headline = m_page->findChild<QLineEdit *>(QStringLiteral("headline"));
        QCOMPARE(headline->text(), QString::fromUtf8("黑必胜"));
        m_page->document().setCharset(record::Charset::Iso8859_1);
        QCOMPARE(headline->text(), QString::fromUtf8("ºÚ±ØÊ¤"));
        QCOMPARE(m_page->document().isModified(), false);
    }

    void encodingsArePreviewed()
    {
        CharsetDialog dialog(samplesOf(m_page->document().tree()), record::Charset::Gb18030);
        auto *list = dialog.findChild<QListWidget *>(QStringLiteral("charsets"));
        auto *preview = dialog.findChild<QPlainTextEdit *>(QStringLiteral("preview"));
        QCOMPARE(preview->toPlainText(), QString::fromUtf8("黑必胜"));
        QTest::keyClick(list, Qt::Key_Down);
        QVERIFY(preview->toPlainText() != QString::fromUtf8("黑必胜"));
        QCOMPARE(dialog.charset(), record::Charset::Big5);
    }

    void anyEncodingIsFoundByItsNameOrLanguage_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("charset");
        QTest::newRow("a name") << "8859-2" << "ISO-8859-2";
        QTest::newRow("a language") << "Central" << "windows-1250";
        QTest::newRow("one that only ICU knows") << "KOI8-U" << "KOI8-U";
        QTest::newRow("one of an old system") << "IBM852" << "IBM852";
    }

    void anyEncodingIsFoundByItsNameOrLanguage()
    {
        QFETCH(QString, written);
        QFETCH(QString, charset);
        CharsetDialog dialog(samplesOf(m_page->document().tree()), record::Charset::Gb18030, nullptr,
            CharsetDialog::Choice::ExtendingAscii);
        auto *search = dialog.findChild<QLineEdit *>(QStringLiteral("charsetSearch"));
        QTest::keyClicks(search, "no such encoding");
        QCOMPARE(dialog.charset(), record::Charset::Gb18030);
        search->clear();
        QTest::keyClicks(search, written);
        QCOMPARE(QString::fromStdString(std::string(record::nameOf(dialog.charset()))), charset);
    }

    void untouchedItIsSavedByteForByte()
    {
        QCOMPARE(savedAs(m_page->record().content(), document::RecordFormat::Library)->bytes.toHex(' '),
            exampleBytes().toHex(' '));
        m_page->document().setCharset(record::Charset::ShiftJis);
        QCOMPARE(savedAs(m_page->record().content(), document::RecordFormat::Library)->bytes.toHex(' '),
            exampleBytes().toHex(' '));
    }

    void forbiddenPointsAreSignedAsInRenju()
    {
        // F8 G8 H9 H10 of Black, and H8 would be a double-three.
        const QByteArray fouls = QByteArray::fromHex(
            "FF52656E4C6962FF0304FFFFFFFFFFFFFFFFFFFF 0000 7600 0100 7700 0300 6800 0500 5800 0740");
        QVERIFY(m_page->open(fouls.toStdString(), QStringLiteral("fouls.lib")));
        m_page->last();
        QVERIFY(board()->picture().at(at("H8")).signs.fouls.doubleThree);
    }

private:
    BoardWidget *board() const { return m_page->findChild<BoardWidget *>(); }
    void press(Qt::Key key) { QTest::keyClick(board(), key); }
    NextMove signOf(const char *point) const { return board()->picture().at(at(point)).signs.next; }

    std::unique_ptr<StudyPage> m_page;
};

} // namespace tst_librarypage

QTEST_MAIN(tst_librarypage::TestLibraryPage)
#include "tst_librarypage.moc"
