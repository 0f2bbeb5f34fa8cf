// SPDX-License-Identifier: MIT
#include "ui/controls/background/filewriter.h"
#include "ui/print/share/sharedialog.h"

#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_sharedialog {

using namespace kagetsu;
using namespace kagetsu::ui;
using rules::Point;
using rules::Side;

namespace {

DiagramSubject game()
{
    DiagramSubject subject;
    for (int i = 0; i < 2; ++i) {
        subject.picture.place({ 7, 5 + i }, i % 2 == 0 ? Side::Black : Side::White);
        subject.moves.push_back({ Point(7, 5 + i), i + 1 });
    }
    return subject;
}

} // namespace

// Where a game is handed to others, as a person uses it.
class tst_sharedialog : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void eachTextIsCopiedAndSaidSo_data();
    void eachTextIsCopiedAndSaidSo();
    void enterCopiesWhatIsShownOrPressesTheButtonInFocus();
    void eachPictureIsCopied();
    void eachKindIsSaved();
    void anEmptyBoardIsAPictureOnly();
    void aFileThatCannotBeWrittenIsSaid();

private:
    QPushButton *button(const char *name) const { return m_dialog->findChild<QPushButton *>(QLatin1String(name)); }
    QString told() const { return m_dialog->findChild<QLabel *>("told")->text(); }
    void choose(ShareDialog::Kind kind)
    {
        auto *box = m_dialog->findChild<QComboBox *>("kind");
        box->setCurrentIndex(box->findData(int(kind)));
    }

    std::unique_ptr<ShareDialog> m_dialog;
};

void tst_sharedialog::init()
{
    m_dialog = std::make_unique<ShareDialog>(game(), QStringLiteral("game"), nullptr);
    m_dialog->show();
    QGuiApplication::clipboard()->clear();
}

void tst_sharedialog::cleanup()
{
    m_dialog.reset();
}

void tst_sharedialog::eachTextIsCopiedAndSaidSo_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QString>("begins");
    QTest::newRow("moves") << QByteArray("copyMoves") << "h6 h7";
    QTest::newRow("SGF") << QByteArray("copySgf") << "(;";
    QTest::newRow("link") << QByteArray("copyLink") << "https://gomocalc.com/#/h6h7";
}

void tst_sharedialog::eachTextIsCopiedAndSaidSo()
{
    QFETCH(QByteArray, name);
    QFETCH(QString, begins);
    QTest::mouseClick(button(name.constData()), Qt::LeftButton);
    QTRY_COMPARE(told(), QStringLiteral("Copied"));
    QVERIFY2(QGuiApplication::clipboard()->text().startsWith(begins), qPrintable(QGuiApplication::clipboard()->text()));
}

void tst_sharedialog::enterCopiesWhatIsShownOrPressesTheButtonInFocus()
{
    QTest::keyClick(m_dialog->findChild<QComboBox *>(QStringLiteral("kind")), Qt::Key_Return);
    QTRY_COMPARE(told(), QStringLiteral("Copied"));
    QVERIFY(QGuiApplication::clipboard()->mimeData()->hasImage());
    button("copyMoves")->setFocus();
    QTest::keyClick(button("copyMoves"), Qt::Key_Return);
    QTRY_VERIFY(QGuiApplication::clipboard()->text().startsWith(QLatin1String("h6 h7")));
}

void tst_sharedialog::eachPictureIsCopied()
{
    using enum ShareDialog::Kind;
    for (const ShareDialog::Kind kind : { Square, Code, Moving }) {
        choose(kind);
        QCOMPARE(told(), QString());
        QTest::mouseClick(button("copy"), Qt::LeftButton);
        QTRY_COMPARE(told(), QStringLiteral("Copied"));
        const QMimeData *mime = QGuiApplication::clipboard()->mimeData();
        QCOMPARE(mime->hasImage(), kind != Moving);
        QCOMPARE(mime->hasFormat("image/webp"), kind == Moving);
        QVERIFY(button("copy")->isEnabled());
    }
}

void tst_sharedialog::eachKindIsSaved()
{
    const QTemporaryDir folder;
    const QSignalSpy saved(m_dialog.get(), &ShareDialog::saved);
    choose(ShareDialog::Kind::Upright);
    m_dialog->saveTo(folder.filePath("a.png"));
    QTRY_COMPARE(saved.size(), 1);
    QCOMPARE(told(), QStringLiteral("Saved"));
    QCOMPARE(QImage(folder.filePath("a.png")).size(), shareSize(ShareShape::Upright));
    m_dialog->saveTo(folder.filePath("a.SGF"));
    QTRY_COMPARE(saved.size(), 2);
    const auto begins = [&](const char *name, const char *with) {
        QFile file(folder.filePath(QLatin1String(name)));
        return file.open(QIODevice::ReadOnly) && file.readAll().startsWith(with);
    };
    QVERIFY(begins("a.SGF", "(;"));
}

void tst_sharedialog::anEmptyBoardIsAPictureOnly()
{
    m_dialog = std::make_unique<ShareDialog>(DiagramSubject(), QStringLiteral("game"), nullptr);
    QCOMPARE(m_dialog->findChild<QComboBox *>("kind")->count(), 2);
    QVERIFY(!button("copyMoves"));
    QVERIFY(!button("copyLink"));
}

void tst_sharedialog::aFileThatCannotBeWrittenIsSaid()
{
    const QSignalSpy saved(m_dialog.get(), &ShareDialog::saved);
    m_dialog->saveTo(QStringLiteral("/nowhere/a.png"));
    QTRY_VERIFY(told().contains(QStringLiteral("could not be saved")));
    QCOMPARE(saved.size(), 0);
    FileWriter::finishAll();
}

} // namespace tst_sharedialog

QTEST_MAIN(tst_sharedialog::tst_sharedialog)
#include "tst_sharedialog.moc"
