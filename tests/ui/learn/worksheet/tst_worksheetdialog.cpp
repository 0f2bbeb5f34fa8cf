// SPDX-License-Identifier: MIT
#include "../../draftfolder.h"
#include "text/task/tasks.h"
#include "ui/controls/style/skin.h"
#include "ui/learn/worksheet/sheetpreview.h"
#include "ui/learn/worksheet/sheetwords.h"
#include "ui/learn/worksheet/worksheetdialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <algorithm>

namespace tst_worksheetdialog {

using namespace kagetsu;
using namespace kagetsu::ui;
using lesson::Level;
using task::Kind;

namespace {

const std::function<bool()> Never = [] { return false; };

SheetSource seeded(int count = 13)
{
    SheetSource source;
    source.seed = task::SeedOrder { Kind::IsForbidden, Level::Easy, 300, count };
    return source;
}

SheetSource places()
{
    SheetSource source;
    for (std::uint32_t seed = 1; seed <= 3; ++seed)
        source.places.push_back(
            { QStringLiteral("Move %1").arg(seed), *task::makeTask(Kind::ForbiddenPoints, Level::Easy, seed, Never),
                seed != 2, QStringLiteral("What move %1 did.").arg(seed), QStringLiteral("1. H8") });
    return source;
}

} // namespace

// The window in which a worksheet is made, as a person uses it.
class TestWorksheetDialog : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { dress(Theme::light()); }
    void cleanup() { m_dialog.reset(); }

    void tasksOfASeedAreMadeAgain()
    {
        open(seeded());
        QCOMPARE(m_dialog->sheet().tasks.size(), 13U);
        QVERIFY(m_dialog->sheet().seed == seeded().seed);
        const std::vector<SheetTask> before = m_dialog->sheet().tasks;
        find<QPushButton>("otherTasks")->click();
        await();
        QVERIFY(m_dialog->sheet().tasks != before);
        find<QSpinBox>("seed")->setValue(300);
        find<QSpinBox>("count")->setValue(5);
        await();
        QVERIFY(std::equal(m_dialog->sheet().tasks.begin(), m_dialog->sheet().tasks.end(), before.begin()));
        QCOMPARE(m_dialog->sheet().tasks.size(), 5U);
    }

    void aSheetHasSeveralKindsOfTasks()
    {
        open(seeded(6));
        auto *second = find<QComboBox>("secondKind");
        second->setCurrentIndex(second->findData(static_cast<int>(Kind::ForbiddenPoints)));
        auto *third = find<QComboBox>("thirdKind");
        third->setCurrentIndex(third->findData(static_cast<int>(Kind::NameShape)));
        await();
        QList<Kind> kinds;
        for (const SheetTask &each : m_dialog->sheet().tasks)
            kinds += each.task.kind;
        QCOMPARE(kinds,
            (QList<Kind> { Kind::IsForbidden, Kind::IsForbidden, Kind::ForbiddenPoints, Kind::ForbiddenPoints,
                Kind::NameShape, Kind::NameShape }));
        // What stands at the foot makes the same sheet again.
        const QString source = wordsOf(m_dialog->sheet()).source;
        for (const Kind kind : { Kind::IsForbidden, Kind::ForbiddenPoints, Kind::NameShape })
            QVERIFY2(source.contains(text::kindName(kind)), qPrintable(source));
        second->setCurrentIndex(0);
        third->setCurrentIndex(0);
        await();
        QVERIFY(m_dialog->sheet().seed == seeded(6).seed);
    }

    void aSheetInTheMakingOutlivesTheProgram()
    {
        const DraftFolder folder;
        open(places());
        m_dialog->show();
        find<QLineEdit>("title")->setText(QStringLiteral("Monday "));
        find<QLineEdit>("date")->setText(QStringLiteral("3 May"));
        find<QComboBox>("perPage")->setCurrentIndex(0);
        find<QComboBox>("secondLanguage")->setCurrentIndex(2);
        find<QCheckBox>("answers")->toggle();
        find<QListWidget>("places")->item(1)->setCheckState(Qt::Checked);
        find<QComboBox>("kind")->setCurrentIndex(1);
        await();
        Worksheet typed = m_dialog->sheet();
        typed.title = QStringLiteral("Monday"); // as it is printed, for none of it was typed by keys
        typed.date = QStringLiteral("3 May");
        QVERIFY(DraftFolder::isKept(*m_dialog));
        open(seeded()); // is no sheet of that record
        m_dialog->show();
        QCOMPARE(DraftFolder::told(*m_dialog), QString());
        open(places());
        m_dialog->show();
        await();
        QCOMPARE(find<QLineEdit>("title")->text(), QStringLiteral("Monday "));
        QVERIFY(m_dialog->sheet() == typed);
        m_dialog->close();
        m_dialog.reset();
        QCOMPARE(folder.count(), 0);
    }

    void aSheetIsGoneOnWithWithoutWhatItWasMadeOf_data()
    {
        QTest::addColumn<SheetSource>("source");
        QTest::newRow("a seed") << seeded(5);
        QTest::newRow("positions of a record") << places();
        SheetSource lesson;
        for (SheetSource::Place &place : places().places)
            lesson.lesson.push_back(std::move(place.task));
        QTest::newRow("pages of a lesson") << lesson;
    }
    void aSheetIsGoneOnWithWithoutWhatItWasMadeOf()
    {
        QFETCH(SheetSource, source);
        const DraftFolder folder;
        open(source);
        m_dialog->show();
        find<QLineEdit>("title")->setText(QStringLiteral("Club evening 3"));
        await();
        Worksheet typed = m_dialog->sheet();
        typed.title = QStringLiteral("Club evening 3"); // as it is printed, for it was not typed by keys
        QVERIFY(!typed.tasks.empty());
        QVERIFY(DraftFolder::isKept(*m_dialog));
        m_dialog.reset();
        const draft::Draft left = draft::leftBehind(folder.path(), WorksheetDialog::draftKind()).value(0);
        const std::optional<SheetSource> again = WorksheetDialog::sourceOf(left);
        QVERIFY(again);
        m_dialog = std::make_unique<WorksheetDialog>(*again, QStringLiteral("en"), nullptr, left.head.key);
        m_dialog->show();
        await();
        QVERIFY(m_dialog->sheet() == typed);
        DraftFolder::discard(*m_dialog);
        QCOMPARE(folder.count(), 0);
    }

    void nothingIsSavedWhileTasksAreMade()
    {
        m_dialog = std::make_unique<WorksheetDialog>(seeded(40), QStringLiteral("en"), nullptr);
        QVERIFY(m_dialog->isMaking());
        QVERIFY(!find<QPushButton>("save")->isEnabled());
        QVERIFY(!find<QLabel>("told")->text().isEmpty());
        await();
        QVERIFY(find<QPushButton>("save")->isEnabled());
        QVERIFY(find<QLabel>("told")->text().isEmpty());
    }

    void pagesAreSeenOneByOne()
    {
        open(seeded());
        auto *preview = find<SheetPreview>("preview");
        QCOMPARE(preview->pageCount(), 5); // 5, 4, 4 and the answers of 12 and 1
        QVERIFY(!find<QToolButton>("previousPage")->isEnabled());
        find<QToolButton>("nextPage")->click();
        QCOMPARE(preview->page(), 1);
        QCOMPARE(find<QLabel>("page")->text(), QStringLiteral("Page 2 of 5"));
        QTest::keyClick(preview, Qt::Key_End);
        QCOMPARE(preview->page(), 4);
        QVERIFY(!find<QToolButton>("nextPage")->isEnabled());
        find<QCheckBox>("answers")->setChecked(false);
        QCOMPARE(preview->pageCount(), 3);
        QCOMPARE(preview->page(), 2);
        auto *perPage = find<QComboBox>("perPage");
        perPage->setCurrentIndex(perPage->findData(12));
        QCOMPARE(preview->pageCount(), 2);
    }

    void choicesAreInTheSheet()
    {
        open(seeded(2));
        QTest::keyClicks(find<QLineEdit>("title"), "Club");
        QTest::keyClicks(find<QLineEdit>("date"), "1 May");
        find<QComboBox>("paperSize")->setCurrentIndex(1);
        auto *second = find<QComboBox>("secondLanguage");
        second->setCurrentIndex(second->findData(QStringLiteral("ja")));
        const Worksheet &sheet = m_dialog->sheet();
        QCOMPARE(sheet.title, QStringLiteral("Club"));
        QCOMPARE(sheet.date, QStringLiteral("1 May"));
        QVERIFY(sheet.isLetter);
        QCOMPARE(sheet.second, QStringLiteral("ja"));
    }

    void savedIsTheSameAsTheBytesOfTheSheet()
    {
        open(seeded(3));
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("sheet.pdf"));
        const QSignalSpy saved(m_dialog.get(), &WorksheetDialog::saved);
        m_dialog->saveTo(path);
        QTRY_COMPARE(saved.size(), 1);
        QFile file(path);
        QVERIFY(file.open(QFile::ReadOnly));
        QCOMPARE(file.readAll(), sheetPdf(m_dialog->sheet()));
        m_dialog->saveTo(folder.filePath(QStringLiteral("none/sheet.pdf")));
        QTRY_VERIFY(find<QLabel>("told")->text().contains(QStringLiteral("could not be saved")));
        QCOMPARE(saved.size(), 1);
    }

    void positionsOfARecordAreChosen()
    {
        open(places());
        QCOMPARE(m_dialog->sheet().tasks.size(), 2U);
        QVERIFY(!m_dialog->sheet().seed);
        auto *list = find<QListWidget>("places");
        list->item(1)->setCheckState(Qt::Checked);
        await();
        QCOMPARE(m_dialog->sheet().tasks.size(), 3U);
        for (int i = 0; i < 3; ++i)
            list->item(i)->setCheckState(Qt::Unchecked);
        await();
        QVERIFY(m_dialog->sheet().tasks.empty());
        QVERIFY(!find<QPushButton>("save")->isEnabled());
        QVERIFY(!find<QLabel>("told")->text().isEmpty());
    }

    void aPositionHasAQuestionOfItsOwn()
    {
        const DraftFolder folder;
        open(places());
        m_dialog->show();
        auto *list = find<QListWidget>("places");
        auto *own = find<QComboBox>("placeKind");
        list->setCurrentRow(1);
        const QString before = list->item(1)->text();
        own->setCurrentIndex(own->findData(static_cast<int>(Kind::Show)));
        emit own->activated(own->currentIndex());
        await();
        QCOMPARE(list->item(1)->checkState(), Qt::Checked); // whoever asks for it wants it
        QVERIFY(list->item(1)->text().startsWith(before) && list->item(1)->text() != before);
        QCOMPARE(m_dialog->sheet().tasks.size(), 3U);
        QVERIFY(m_dialog->sheet().tasks[0].task.kind == Kind::ForbiddenPoints);
        QVERIFY(m_dialog->sheet().tasks[1].task.kind == Kind::Show);
        QCOMPARE(m_dialog->sheet().tasks[1].task.text, std::string("What move 2 did."));
        list->setCurrentRow(0);
        QCOMPARE(own->currentData().toInt(), -1);
        list->setCurrentRow(1);
        QCOMPARE(own->currentData().toInt(), static_cast<int>(Kind::Show));
        QVERIFY(!m_dialog->sheet().hasMoves);
        find<QCheckBox>("moves")->setChecked(true);
        QVERIFY(m_dialog->sheet().hasMoves);
        QCOMPARE(m_dialog->sheet().tasks[1].moves, QStringLiteral("1. H8"));
        const Worksheet made = m_dialog->sheet();
        find<QLineEdit>("title")->setText(QStringLiteral("Own"));
        QVERIFY(DraftFolder::isKept(*m_dialog));
        open(places()); // goes on with the draft, and its questions
        m_dialog->show();
        await();
        QVERIFY(m_dialog->sheet().tasks == made.tasks);
        DraftFolder::discard(*m_dialog);
    }

    void aCourseIsOfferedAsABookletInEveryLanguage()
    {
        open(*courseSource(QStringLiteral("openings"), QStringLiteral("en")));
        const Worksheet english = m_dialog->sheet();
        QVERIFY(english.isBooklet);
        QVERIFY(english.chapters.size() > 3);
        QCOMPARE(english.title, find<QLineEdit>("title")->placeholderText());
        const auto shows = [](const Worksheet &sheet) {
            return std::ranges::count_if(
                sheet.tasks, [](const SheetTask &each) { return each.task.kind == Kind::Show; });
        };
        QVERIFY(shows(english) > 0);
        auto *language = find<QComboBox>("language");
        language->setCurrentIndex(language->findData(QStringLiteral("ja")));
        await();
        QVERIFY(m_dialog->sheet().title != english.title);
        QVERIFY(m_dialog->sheet().chapters.front().name != english.chapters.front().name);
        QCOMPARE(m_dialog->sheet().tasks.size(), english.tasks.size());
        auto *form = find<QComboBox>("form");
        form->setCurrentIndex(form->findData(false));
        await();
        QVERIFY(!m_dialog->sheet().isBooklet);
        QCOMPARE(shows(m_dialog->sheet()), 0);
    }

    void aPositionIsTickedAnywhereOnItsLine()
    {
        open(places());
        m_dialog->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
        auto *list = find<QListWidget>("places");
        const QRect line = list->visualItemRect(list->item(0));
        for (const int x : { 12, line.width() / 2 }) { // on the tick, on the words
            const Qt::CheckState before = list->item(0)->checkState();
            QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, { line.left() + x, line.center().y() });
            QVERIFY(list->item(0)->checkState() != before);
        }
        await();
        QCOMPARE(m_dialog->sheet().tasks.size(), 2U);
    }

    void noWordOfAButtonIsCutOff()
    {
        open(seeded(1));
        m_dialog->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
        find<QPushButton>("save")->setText(QStringLiteral("Сохранить как что-нибудь…"));
        m_dialog->resize(m_dialog->size() + QSize(10, 0));
        QTRY_VERIFY(find<QPushButton>("save")->width() >= find<QPushButton>("save")->sizeHint().width());
    }

    void whatDoesNotSuitAPositionIsLeftOutAndTold()
    {
        open(places());
        auto *kind = find<QComboBox>("kind");
        kind->setCurrentIndex(kind->findData(static_cast<int>(Kind::Defend)));
        await();
        QVERIFY(m_dialog->sheet().tasks.size() < 2);
        QVERIFY(find<QLabel>("told")->text().contains(QStringLiteral("left out")));
    }

    void everythingHasANameAndIsHitByAFinger()
    {
        for (const SheetSource &source : { seeded(1), places() }) {
            open(source);
            m_dialog->show();
            QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
            int seen = 0;
            for (const QWidget *field : m_dialog->findChildren<QWidget *>()) {
                if (!field->isVisible() || field->focusPolicy() == Qt::NoFocus || field->parent()->inherits("QSpinBox"))
                    continue;
                const auto *button = qobject_cast<const QAbstractButton *>(field);
                QVERIFY2(!field->accessibleName().isEmpty() || (button && !button->text().isEmpty()),
                    qPrintable(field->objectName()));
                QVERIFY2(field->height() >= 44, qPrintable(field->objectName()));
                ++seen;
            }
            QVERIFY(seen >= 12);
        }
    }

private:
    template <class W>
    W *find(const char *name) const
    {
        return m_dialog->findChild<W *>(QLatin1String(name));
    }

    void await() const { QTRY_VERIFY_WITH_TIMEOUT(!m_dialog->isMaking(), 60000); }

    void open(const SheetSource &source)
    {
        m_dialog = std::make_unique<WorksheetDialog>(source, QStringLiteral("en"), nullptr);
        await();
    }

    std::unique_ptr<WorksheetDialog> m_dialog;
};

} // namespace tst_worksheetdialog

QTEST_MAIN(tst_worksheetdialog::TestWorksheetDialog)
#include "tst_worksheetdialog.moc"
