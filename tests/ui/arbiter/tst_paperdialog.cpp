// SPDX-License-Identifier: MIT
#include "game.h"
#include "translations/catalogues.h"
#include "ui/arbiter/protocol/papers.h"
#include "ui/arbiter/protocol/protocolfile.h"
#include "ui/controls/style/skin.h"
#include "ui/print/paper/paperdialog.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>

namespace tst_paperdialog {

using namespace kagetsu;
using namespace kagetsu::ui;

// The window with the protocol: what is seen is what is printed and saved.
class TestPaperDialog : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { dress(Theme::dark()); } // as the program is
    void init()
    {
        m_dialog = std::make_unique<PaperDialog>(
            protocolPaper(protocolOf(arbiterGame()), "/somewhere/arbiter.jsonl"), "en", nullptr);
    }
    void cleanup() { m_dialog.reset(); }

    void showsTheWholePaper()
    {
        auto *preview = m_dialog->findChild<QTextBrowser *>("preview");
        QVERIFY(preview->toPlainText().contains("Aoki wins: Bergman made a forbidden overline."));
        QVERIFY(preview->toPlainText().contains("arbiter.jsonl"));
        QVERIFY(!preview->toPlainText().contains("/somewhere"));
        QVERIFY(!preview->accessibleName().isEmpty());
        QCOMPARE(m_dialog->windowTitle(), m_dialog->document().title);
    }

    void paperIsWhiteInEveryTheme()
    {
        m_dialog->show();
        auto *preview = m_dialog->findChild<QTextBrowser *>("preview");
        const QImage image = preview->viewport()->grab().toImage();
        QCOMPARE(image.pixelColor(3, 3), QColor(Qt::white));
    }

    // With choices and buttons below one another it needs no more than that.
    void fitsOnANarrowScreen()
    {
        const QList<QScreen *> screens = QGuiApplication::screens();
        const int room = screens.front()->availableGeometry().width();
        m_dialog->show();
        QVERIFY(m_dialog->minimumSizeHint().width() <= room);
        auto *save = m_dialog->findChild<QPushButton *>("save");
        auto *language = m_dialog->findChild<QComboBox *>("paperLanguage");
        QVERIFY(save->geometry().left() > language->geometry().right() || save->y() > language->y());
        QVERIFY(save->geometry().right() < m_dialog->width());
    }

    void everyLanguageCanBeChosen()
    {
        auto *languages = m_dialog->findChild<QComboBox *>("paperLanguage");
        QCOMPARE(languages->count(), static_cast<int>(catalogueCodes().size()));
        QVERIFY(!languages->accessibleName().isEmpty());
        m_dialog->setLanguage("ja");
        QCOMPARE(m_dialog->language(), QString("ja"));
        QCOMPARE(m_dialog->document().language, QString("ja"));
        QVERIFY(m_dialog->findChild<QTextBrowser *>("preview")->toPlainText().contains("長連"));
    }

    void fileExtensionDecidesTheFormat_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("savedAs");
        QTest::addColumn<QByteArray>("begin");
        QTest::newRow("PDF") << "a.pdf"
                             << "a.pdf" << QByteArray("%PDF-");
        QTest::newRow("HTML") << "a.html"
                              << "a.html" << QByteArray("<!DOCTYPE html>");
        QTest::newRow("plain text") << "a.txt"
                                    << "a.txt" << QByteArray("Protocol of the game");
        QTest::newRow("no ending is PDF") << "round 1. game 2"
                                          << "round 1. game 2.pdf" << QByteArray("%PDF-");
    }
    void fileExtensionDecidesTheFormat()
    {
        QFETCH(QString, name);
        QFETCH(QString, savedAs);
        QFETCH(QByteArray, begin);
        const QTemporaryDir folder;
        QSignalSpy saved(m_dialog.get(), &PaperDialog::saved);
        m_dialog->saveTo(folder.filePath(name));
        QTRY_COMPARE(saved.size(), 1);
        QCOMPARE(saved.value(0).value(0).toString(), folder.filePath(savedAs));
        QFile file(folder.filePath(savedAs));
        QVERIFY(file.open(QFile::ReadOnly));
        QVERIFY(file.readAll().startsWith(begin));
    }

    void saysWhatItSaved()
    {
        const QTemporaryDir folder;
        m_dialog->show();
        const auto *told = m_dialog->findChild<QLabel *>("saved");
        QVERIFY(!told->isVisible());
        m_dialog->saveTo(folder.filePath("a.pdf"));
        QTRY_VERIFY(told->isVisible());
        QVERIFY2(told->text().contains("a.pdf was saved."), qPrintable(told->text()));
        m_dialog->saveTo("/nowhere/a.pdf");
        QTRY_VERIFY(!told->isVisible());
    }

    // The journal is called by a number that tells nobody anything.
    void isCalledByItsDayAndPlayers()
    {
        const QString name = protocolPaper(protocolOf(arbiterGame()), "/somewhere/arbiter.jsonl").name;
        QVERIFY2(name.startsWith("protocol 20") && name.contains("Aoki") && name.contains("Bergman"), qPrintable(name));
        QVERIFY(!name.contains(':') && !name.endsWith(".sgf"));
    }

    void saysWhyItCouldNotSave()
    {
        m_dialog->show();
        m_dialog->saveTo("/nowhere/a.pdf");
        const auto isTold = [&] {
            const auto labels = m_dialog->findChildren<QLabel *>();
            return std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
                return label->isVisible() && label->text().contains("/nowhere/a.pdf");
            });
        };
        QTRY_VERIFY(isTold());
    }

    void badJournalsAreTold_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("another kind of file") << QByteArray("(;GM[4])\n") << QString("This is not a Kagetsu game: %1");
        QTest::newRow("empty") << QByteArray() << QString("The end of %1 is incomplete.");
        QByteArray first = journalOf(arbiterGame());
        first.replace("Kagetsu Hall", "Another Hall");
        QTest::newRow("the first line was changed")
            << first << QString("Line 1 of %1 does not match what this program wrote.");
    }
    void badJournalsAreTold()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, sentence);
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.jsonl");
        QFile file(path);
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(bytes);
        file.close();
        const auto found = readProtocolFile(path);
        QVERIFY(!found);
        QCOMPARE(found.fault(), sentence.arg(path));
    }

    void missingJournalIsTold()
    {
        const auto found = readProtocolFile("/nowhere/a.jsonl");
        QVERIFY(!found);
        QVERIFY(found.fault().contains("/nowhere/a.jsonl"));
    }

private:
    std::unique_ptr<PaperDialog> m_dialog;
};

} // namespace tst_paperdialog

QTEST_MAIN(tst_paperdialog::TestPaperDialog)
#include "tst_paperdialog.moc"
