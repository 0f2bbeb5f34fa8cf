// SPDX-License-Identifier: MIT
#include "../../draftfolder.h"
#include "ui/controls/style/skin.h"
#include "ui/print/paper/paperdialog.h"
#include "ui/print/room/diagramdialog.h"
#include "ui/print/room/diagrampreview.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

namespace tst_diagramdialog {

using namespace kagetsu;
using namespace kagetsu::ui;
using rules::Point;
using rules::Side;

namespace {

DiagramSubject game()
{
    DiagramSubject subject;
    const Point points[] { { 7, 7 }, { 8, 8 }, { 7, 9 }, { 6, 8 }, { 9, 6 } };
    for (int i = 0; i < 5; ++i) {
        subject.picture.place(points[i], i % 2 == 0 ? Side::Black : Side::White);
        subject.moves.push_back({ points[i], i + 1 });
    }
    subject.picture.lastMove = Point(9, 6);
    subject.picture.at({ 3, 3 }).signs.fouls.doubleThree = true;
    subject.picture.at({ 4, 4 }).signs.fouls.doubleFour = true;
    subject.picture.at({ 5, 5 }).mark.label = "A";
    subject.caption = "Ann – Bob";
    return subject;
}

} // namespace

// The window in which a diagram is made, as a person uses it.
class TestDiagramDialog : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { dress(Theme::light()); }
    void init() { open(game()); }
    void cleanup() { m_dialog.reset(); }

    void aDiagramInTheMakingOutlivesTheProgram()
    {
        const DraftFolder folder;
        open(game());
        m_dialog->show();
        find<QLineEdit>("caption")->setText(QStringLiteral("Move five"));
        box("signs")->setCurrentIndex(2);
        find<QLineEdit>("points")->setText(QStringLiteral("D4 x"));
        find<QLineEdit>("part")->setText(QStringLiteral("C3:L12"));
        find<QPushButton>("turn")->click();
        QVERIFY(DraftFolder::isKept(*m_dialog));
        open(game());
        m_dialog->show();
        QCOMPARE(find<QLineEdit>("caption")->text(), QStringLiteral("Move five"));
        QCOMPARE(find<QLineEdit>("points")->text(), QStringLiteral("D4 x"));
        QVERIFY(m_dialog->settings().choices.part == rules::partFromText("C3:L12", 15));
        QVERIFY(m_dialog->settings().choices.view == rules::Symmetry::Rotate270);
        QCOMPARE(m_dialog->settings().choices.chosen.size(), std::size_t(1));
        DraftFolder::discard(*m_dialog);
        QCOMPARE(find<QLineEdit>("caption")->text(), QStringLiteral("Ann – Bob"));
        QVERIFY(!m_dialog->settings().choices.part);
    }

    void showsWhatWasChosenLast()
    {
        DiagramSettings settings;
        settings.choices.numbers = diagram::Numbers::Last;
        settings.choices.count = 2;
        settings.choices.style = diagram::Style::Wood;
        settings.choices.part = rules::partFromText("D4:L12", 15); // of another position
        settings.png.dpi = 600;
        open(game(), settings);
        QCOMPARE(box("numbers")->currentIndex(), 2);
        QCOMPARE(find<QSpinBox>("count")->value(), 2);
        QCOMPARE(box("dpi")->currentText(), QString("600 dpi"));
        QCOMPARE(shown().style, diagram::Style::Wood);
        QCOMPARE(shown().picture.at({ 9, 6 }).number, 5);
        QCOMPARE(shown().picture.at({ 7, 7 }).number, 0);
        QVERIFY(!shown().part);
    }

    void numbersAreChosen()
    {
        QCOMPARE(shown().picture.at({ 7, 7 }).number, 1);
        QTest::keyClick(box("numbers"), Qt::Key_Home);
        QCOMPARE(shown().picture.at({ 7, 7 }).number, 0);
        QVERIFY(!find<QSpinBox>("count")->isEnabled());
        QTest::keyClick(box("numbers"), Qt::Key_Down);
        find<QSpinBox>("count")->setValue(4);
        QCOMPARE(shown().picture.at({ 7, 9 }).number, 0);
        QCOMPARE(shown().picture.at({ 6, 8 }).number, 4);
    }

    void partIsDraggedOverThePreview()
    {
        auto *preview = find<DiagramPreview>("preview");
        QTest::mousePress(preview, Qt::LeftButton, {}, preview->centreOf({ 4, 10 }).toPoint());
        QTest::mouseMove(preview, preview->centreOf({ 8, 7 }).toPoint());
        QTest::mouseMove(preview, preview->centreOf({ 10, 5 }).toPoint());
        QTest::mouseRelease(preview, Qt::LeftButton, {}, preview->centreOf({ 10, 5 }).toPoint());
        QVERIFY(shown().part == rules::partFromText("E6:K11", 15));
        QCOMPARE(find<QLineEdit>("part")->text(), QString("E6:K11"));
        click("whole");
        QVERIFY(!shown().part);
        QVERIFY(find<QLineEdit>("part")->text().isEmpty());
    }

    void partIsTyped()
    {
        auto *part = find<QLineEdit>("part");
        QTest::keyClicks(part, "l12:d4");
        QVERIFY(shown().part == rules::partFromText("D4:L12", 15));
        part->clear();
        QTest::keyClicks(part, "D4:T2");
        QVERIFY(!shown().part);
        QVERIFY(part->property("fault").toBool());
    }

    void signsAreChosenOneByOne()
    {
        QVERIFY(!shown().picture.at({ 3, 3 }).signs.fouls.any());
        QTest::keyClick(box("signs"), Qt::Key_End);
        auto *preview = find<DiagramPreview>("preview");
        QTest::mouseClick(preview, Qt::LeftButton, {}, preview->centreOf({ 3, 3 }).toPoint());
        QVERIFY(shown().picture.at({ 3, 3 }).signs.fouls.any());
        QVERIFY(!shown().picture.at({ 4, 4 }).signs.fouls.any());
        QCOMPARE(find<QLineEdit>("points")->text(), QString("D4"));
        // One that is not forbidden has no sign.
        QTest::mouseClick(preview, Qt::LeftButton, {}, preview->centreOf({ 0, 0 }).toPoint());
        QCOMPARE(find<QLineEdit>("points")->text(), QString("D4"));
        QTest::keyClicks(find<QLineEdit>("points"), " E5");
        QVERIFY(shown().picture.at({ 4, 4 }).signs.fouls.any());
    }

    void onlyWhatThereIsCanBeChosen()
    {
        DiagramSubject bare;
        bare.picture.place({ 7, 7 }, Side::Black);
        open(bare);
        for (const char *name :
            { "numbers", "count", "restarts", "signs", "points", "marks", "nextMoves", "lastMove", "winningRow" })
            QVERIFY2(find<QWidget>(name)->isHidden(), name);
        QVERIFY(!m_dialog->findChild<QPushButton *>("series"));
        open(game());
        for (const char *name : { "numbers", "signs", "marks", "lastMove" })
            QVERIFY2(find<QWidget>(name)->isVisibleTo(m_dialog.get()), name);
    }

    void captionIsWritten()
    {
        QCOMPARE(shown().caption, QString("Ann – Bob"));
        find<QLineEdit>("caption")->selectAll();
        QTest::keyClicks(find<QLineEdit>("caption"), "Black to play");
        QCOMPARE(shown().caption, QString("Black to play"));
    }

    void boardIsTurned()
    {
        click("turn");
        QCOMPARE(shown().picture.frame().view, rules::Symmetry::Rotate270);
        click("mirror");
        click("mirror");
        click("turn");
        QCOMPARE(shown().picture.frame().view, rules::Symmetry::Rotate180);
    }

    void endingDecidesTheFormat_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("begin");
        QTest::newRow("PNG") << "a.png" << QByteArray("\x89PNG");
        QTest::newRow("SVG") << "a.svg" << QByteArray("<?xml");
        QTest::newRow("PDF") << "a.pdf" << QByteArray("%PDF-");
        QTest::newRow("text") << "a.txt" << QByteArray("15 ");
        QTest::newRow("none is PNG") << "a" << QByteArray("\x89PNG");
    }
    void endingDecidesTheFormat()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, begin);
        const QTemporaryDir folder;
        QSignalSpy saved(m_dialog.get(), &DiagramDialog::saved);
        m_dialog->saveTo(folder.filePath(name));
        QTRY_COMPARE(saved.size(), 1);
        QFile file(saved.value(0).value(0).toString());
        QVERIFY(file.open(QFile::ReadOnly));
        QVERIFY(file.readAll().startsWith(begin));
    }

    void saysWhyItCouldNotSave()
    {
        m_dialog->saveTo("/nowhere/a.png");
        QTRY_VERIFY(find<QLabel>("told")->isVisibleTo(m_dialog.get()));
        QVERIFY(find<QLabel>("told")->text().contains("/nowhere/a.png"));
    }

    void copies()
    {
        click("copy");
        const QMimeData *mime = QGuiApplication::clipboard()->mimeData();
        QVERIFY(mime->hasImage() && mime->hasFormat("image/svg+xml"));
        click("copyText");
        QVERIFY(QGuiApplication::clipboard()->text().contains("X1"));
    }

    void choicesAreTold()
    {
        QSignalSpy changed(m_dialog.get(), &DiagramDialog::settingsChanged);
        QTest::keyClick(box("style"), Qt::Key_Home);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(m_dialog->settings().choices.style, diagram::Style::Wood);
        // What was chosen for this position is not for the next one.
        DiagramSettings settings = m_dialog->settings();
        settings.choices.part = rules::partFromText("D4:L12", 15);
        settings.choices.signs = diagram::Signs::Chosen;
        QVERIFY(!keptOf(settings.choices).part);
        QCOMPARE(keptOf(settings.choices).signs, diagram::Signs::None);
    }

    void seriesIsOffered()
    {
        DiagramSubject subject = game();
        subject.steps = [] { return std::vector<DiagramStep> { DiagramStep { game(), "A comment.", 5, true, {} } }; };
        open(subject);
        std::optional<Paper> paper;
        connect(m_dialog.get(), &DiagramDialog::seriesWanted, this, [&](const Paper &wanted) { paper = wanted; });
        click("series");
        QVERIFY(paper.has_value());
        PaperDialog dialog(*paper, "en", nullptr);
        QVERIFY(!dialog.document().blocks.empty());
        QSignalSpy changed(m_dialog.get(), &DiagramDialog::settingsChanged);
        dialog.findChild<QComboBox *>("columns")->setCurrentIndex(1);
        QCOMPARE(m_dialog->settings().series.columns, 2);
        QCOMPARE(changed.count(), 1);
        // It stays when the window it came from is closed.
        m_dialog.reset();
        dialog.findChild<QComboBox *>("columns")->setCurrentIndex(0);
        QVERIFY(!dialog.document().blocks.empty());
    }

    void everyFieldHasAName()
    {
        for (const QWidget *field : m_dialog->findChildren<QWidget *>()) {
            if (field->focusPolicy() == Qt::NoFocus || !field->isVisibleTo(m_dialog.get())
                || field->objectName().startsWith("qt_"))
                continue;
            const auto *button = qobject_cast<const QAbstractButton *>(field);
            QVERIFY2(!field->accessibleName().isEmpty() || (button && !button->text().isEmpty()),
                qPrintable(field->objectName()));
        }
    }

    void fitsANarrowWindow_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("a laptop") << QSize(1366, 768);
        QTest::newRow("narrow") << QSize(400, 700);
    }
    void fitsANarrowWindow()
    {
        QFETCH(QSize, size);
        m_dialog->resize(size);
        m_dialog->show();
        QCOMPARE(m_dialog->size(), size);
        for (const QPushButton *button : m_dialog->findChildren<QPushButton *>()) {
            if (!button->isVisible() || button->parentWidget()->objectName() != "buttons")
                continue;
            const QRect place(button->mapTo(m_dialog.get(), QPoint()), button->size());
            QVERIFY2(m_dialog->rect().contains(place), qPrintable(button->objectName()));
            QVERIFY2(button->height() >= 44, qPrintable(button->objectName()));
        }
        QVERIFY(find<DiagramPreview>("preview")->height() >= 200);
    }

private:
    void open(const DiagramSubject &subject, const DiagramSettings &settings = {})
    {
        m_dialog = std::make_unique<DiagramDialog>(subject, settings, nullptr);
    }
    const Diagram &shown() const { return m_dialog->diagram(); }
    template <class Widget>
    Widget *find(const char *name) const
    {
        return m_dialog->findChild<Widget *>(name);
    }
    QComboBox *box(const char *name) const { return find<QComboBox>(name); }
    void click(const char *name) { QTest::mouseClick(find<QPushButton>(name), Qt::LeftButton); }

    std::unique_ptr<DiagramDialog> m_dialog;
};

} // namespace tst_diagramdialog

QTEST_MAIN(tst_diagramdialog::TestDiagramDialog)
#include "tst_diagramdialog.moc"
