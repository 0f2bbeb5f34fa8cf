// SPDX-License-Identifier: MIT
#include "studyfixture.h"

#include "record/collection.h"
#include "record/renlib/librarywriter.h"
#include "record/sgf/sgfwriter.h"
#include "text/rules/rules.h"
#include "ui/board/boardwidget.h"
#include "ui/record/edit/studyeditor.h"
#include "ui/record/page/studynotice.h"
#include "ui/record/page/studypage.h"

#include <QAbstractButton>
#include <QAction>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

namespace tst_largeedits {

using namespace kagetsu;
using namespace kagetsu::ui;
using studyfixture::shownPage;

namespace {

constexpr int Width = 48;
const rules::Point First { 14, 14 };
const rules::Point Free { 0, 14 };

rules::Point pointOf(int number)
{
    return { number % 15, number / 15 };
}

const rules::Point Deep = pointOf(3 * Width - 1); // of the last moves of all lines

// One first move, and below it so many nodes that not even their changes are kept one by one.
std::string largeLibrary()
{
    record::GameTree tree;
    const auto top = tree.append(record::GameTree::root(), rules::Side::Black, First);
    for (int i = 0; i < Width; ++i) {
        const auto two = tree.append(top, rules::Side::White, pointOf(i));
        for (int j = 0; j < Width; ++j) {
            const auto three = tree.append(two, rules::Side::Black, pointOf(Width + j));
            for (int k = 0; k < Width; ++k)
                tree.append(three, rules::Side::White, pointOf(2 * Width + k));
        }
    }
    return record::writeLibrary(tree)->bytes;
}

} // namespace

// Edits of very many nodes, which are made in a background thread and taken back at once.
class TestLargeEdits : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_bytes = largeLibrary(); }

    void init()
    {
        m_page = shownPage();
        QVERIFY(m_page && m_page->open(m_bytes, QStringLiteral("large.lib")));
        m_page->setMode(StudyMode::Edit);
        m_page->goTo(1);
    }

    void aWholeRecordIsTurnedBesideTheWindow()
    {
        trigger("turnRecord");
        QCOMPARE(first(), First); // not yet
        QVERIFY(!action("turnRecord")->isEnabled());
        QTRY_VERIFY(first() != First);
        QVERIFY(action("turnRecord")->isEnabled());
        const rules::Point turned = first();
        const std::string bytes = saved();
        trigger("undo");
        QCOMPARE(first(), First);
        QVERIFY(saved() == m_bytes);
        QVERIFY(!m_page->record().isModified());
        trigger("redo");
        QCOMPARE(first(), turned);
        QVERIFY(saved() == bytes);
    }

    void textsReplacedBesideTheWindowAreTold()
    {
        auto *editor = m_page->findChild<StudyEditor *>();
        editor->type(record::TextKind::Comment, QStringLiteral("old"));
        const QSignalSpy replaced(editor, &StudyEditor::replaced);
        editor->replace(StudyEditor::Where::Everywhere, QStringLiteral("old"), QStringLiteral("new"));
        QCOMPARE(replaced.count(), 0); // not yet
        QTRY_COMPARE(replaced.count(), 1);
        QCOMPARE(replaced.at(0).at(0).toInt(), 1);
        QCOMPARE(m_page->document().tree().comment(m_page->node()), std::string("new"));
    }

    void whatIsPlayedMeanwhileIsTurnedToo()
    {
        trigger("turnRecord");
        tap(Free);
        QCOMPARE(first(), First);
        QCOMPARE(m_page->place(), 2);
        QTRY_VERIFY(first() != First);
        QCOMPARE(m_page->place(), 2);
        QVERIFY(lastMove() != Free);
        trigger("undo");
        QCOMPARE(first(), First);
        QCOMPARE(lastMove(), Free);
        trigger("undo");
        QVERIFY(saved() == m_bytes);
        trigger("redo");
        trigger("redo");
        QVERIFY(first() != First);
        QVERIFY(lastMove() != Free);
    }

    void cancelGivesItUp()
    {
        trigger("mirrorRecord");
        for (auto *button : m_page->findChildren<QAbstractButton *>(QStringLiteral("giveUp")))
            button->click();
        QVERIFY(action("mirrorRecord")->isEnabled());
        m_page->wait();
        QTest::qWait(0);
        QCOMPARE(first(), First);
        QVERIFY(!m_page->record().isModified());
    }

    void aMoveAboveAllIsInsertedAndTakenBack()
    {
        m_page->goTo(0);
        trigger("insert");
        tap(Free);
        QCOMPARE(first(), First);
        QTRY_COMPARE(first(), Free);
        QCOMPARE(m_page->document().tree().action(2).side(), rules::Side::Black);
        QCOMPARE(m_page->place(), 1);
        trigger("undo");
        QVERIFY(saved() == m_bytes);
        tap(Free); // the number of the node that was inserted is taken
        QCOMPARE(lastMove(), Free);
        trigger("undo");
        QVERIFY(saved() == m_bytes);
    }

    // A moment after the edit.
    void onlyWhatHangsInTheLibraryIsCounted()
    {
        const auto *facts = m_page->findChild<QLabel *>(QStringLiteral("facts"));
        const QString all = facts->text();
        QCOMPARE(all, QStringLiteral("Library with %1 position(s)").arg(1 + Width + Width * Width * (1 + Width)));
        trigger("cut");
        auto *notice = m_page->findChild<StudyNotice *>();
        QCOMPARE(notice->text(), QStringLiteral("Branch cut.")); // they are many
        QTRY_COMPARE(
            notice->text(), QStringLiteral("%1 position(s) cut.").arg(1 + Width + Width * Width * (1 + Width)));
        m_page->goTo(0);
        tap(Free);
        QTRY_COMPARE(facts->text(), QStringLiteral("Library with 1 position(s)"));
        trigger("undo");
        trigger("undo");
        QTRY_COMPARE(facts->text(), all);
    }

    void aBranchOfAllIsCutAndPastedElsewhere()
    {
        trigger("cut");
        QCOMPARE(m_page->document().tree().children(0).size(), std::size_t(0));
        m_page->goTo(0);
        tap(Free);
        QCOMPARE(m_page->place(), 1);
        trigger("paste");
        QCOMPARE(m_page->place(), 1);
        QTRY_COMPARE(m_page->place(), 2);
        QCOMPARE(lastMove(), First);
        QCOMPARE(m_page->document().tree().action(m_page->node()).side(), rules::Side::White); // the turn there
        QVERIFY(saved().size() > m_bytes.size());
        for (int i = 0; i < 3; ++i)
            trigger("undo");
        QVERIFY(saved() == m_bytes);
    }

    void whatStandsInTheWayIsFoundBesideTheWindow_data()
    {
        QTest::addColumn<bool>("isLibrary");
        QTest::newRow("library") << true;
        QTest::newRow("game") << false;
    }
    void whatStandsInTheWayIsFoundBesideTheWindow()
    {
        QFETCH(bool, isLibrary);
        if (!isLibrary) {
            record::Game game;
            game.tree = m_page->document().tree();
            QVERIFY(m_page->open(record::writeSgf(game), QStringLiteral("large.sgf")));
            m_page->setMode(StudyMode::Edit);
            QVERIFY(!m_page->document().isLibrary());
        }
        const std::string before = saved();
        const QSignalSpy refused(m_page.get(), &StudyPage::refused);
        m_page->goTo(0);
        trigger("insert");
        tap(Deep);
        QCOMPARE(refused.count(), 0); // not yet
        QTRY_COMPARE(refused.count(), 1);
        QCOMPARE(refused.last().front().toString(),
            QStringLiteral("%1 is taken by a later move of this branch. Nothing was inserted.")
                .arg(text::pointText(Deep)));
        m_page->goTo(1);
        trigger("copy");
        m_page->goTo(3);
        trigger("paste");
        QTRY_COMPARE(refused.count(), 2);
        QCOMPARE(refused.last().front().toString(),
            QStringLiteral("The branch has a move on %1, which is taken here. Nothing was pasted.")
                .arg(text::pointText(First)));
        QCOMPARE(m_page->document().steps().count(), 0);
        QVERIFY(!m_page->record().isModified());
        m_page->goTo(0);
        tap(Deep);
        trigger("paste");
        tap(Free); // something else is edited meanwhile
        QTRY_COMPARE(refused.count(), 3);
        QCOMPARE(refused.last().front().toString(),
            QStringLiteral("The branch has a move on %1, which is taken here. Nothing was pasted.")
                .arg(text::pointText(Deep)));
        QCOMPARE(lastMove(), Free);
        QCOMPARE(m_page->document().steps().count(), 2);
        QVERIFY(action("paste")->isEnabled());
        trigger("undo");
        trigger("undo");
        QVERIFY(saved() == before);
    }

private:
    BoardWidget *board() const { return m_page->findChild<BoardWidget *>(); }
    void tap(rules::Point point)
    {
        QTest::mouseClick(board(), Qt::LeftButton, {}, board()->rectOf(point).center().toPoint());
    }
    QAction *action(const char *name) const { return m_page->findChild<QAction *>(QLatin1String(name)); }
    void trigger(const char *name) { action(name)->trigger(); }
    rules::Point first() const
    {
        const record::GameTree &tree = m_page->document().tree();
        return tree.action(tree.firstChild(record::GameTree::root())).point();
    }
    rules::Point lastMove() const { return m_page->document().tree().action(m_page->node()).point(); }
    std::string saved() const { return record::writeLibrary(m_page->document().tree())->bytes; }

    std::string m_bytes;
    std::unique_ptr<StudyPage> m_page;
};

} // namespace tst_largeedits

QTEST_MAIN(tst_largeedits::TestLargeEdits)
#include "tst_largeedits.moc"
