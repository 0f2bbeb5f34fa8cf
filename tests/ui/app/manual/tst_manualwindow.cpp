// SPDX-License-Identifier: MIT
#include "translations/catalogues.h"
#include "ui/app/manual/manualbrowser.h"
#include "ui/app/manual/manualwindow.h"
#include "ui/board/inforce.h"

#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QScreen>
#include <QScrollBar>
#include <QSet>
#include <QTest>
#include <QTextBlock>
#include <QTextTable>
#include <QToolButton>
#include <QTreeWidget>

namespace tst_manualwindow {

using namespace kagetsu;
using namespace kagetsu::ui;

class TestManualWindow : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_window = new ManualWindow(QStringLiteral("en"));
        m_window->resize(1000, 700);
        m_window->showPage(ManualPage::Players);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window));
    }

    void cleanup() { delete m_window; }

    void everyPageOfEveryLanguageHasAHeading()
    {
        for (const Language &language : shippedLanguages()) {
            m_window->setLanguage(language.code);
            QSet<QString> titles;
            for (const ManualPage page : AllManualPages) {
                m_window->showPage(page);
                QCOMPARE(text()->source(), manualUrl(page, manualLanguage(language.code)));
                QVERIFY(!text()->headings().isEmpty());
                QCOMPARE(text()->headings().first().level, 1);
                const QString title = manualTitle(page, manualLanguage(language.code));
                QCOMPARE(text()->headings().first().text, title);
                QVERIFY2(!titles.contains(title), qPrintable(title));
                titles.insert(title);
                // Nothing of how it is written is left to be read.
                QVERIFY2(!text()->toPlainText().contains(QLatin1String("**")), qPrintable(title));
                QVERIFY2(!text()->toPlainText().contains(QLatin1Char('`')), qPrintable(title));
            }
        }
    }

    void pagesOfAllLanguagesHaveTheSameHeadings()
    {
        for (const ManualPage page : AllManualPages) {
            QList<int> levels;
            for (const char *code : { "en", "zh_CN" }) {
                m_window->setLanguage(QLatin1String(code));
                m_window->showPage(page);
                QList<int> these;
                for (const ManualBrowser::Heading &heading : text()->headings())
                    these += heading.level;
                if (levels.isEmpty())
                    levels = these;
                QCOMPARE(these, levels);
            }
        }
    }

    void missingLanguageShowsEnglish_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << "en"
                                 << "en";
        QTest::newRow("Chinese") << "zh_CN"
                                 << "zh_CN";
        QTest::newRow("Japanese") << "ja"
                                  << "en";
        QTest::newRow("a language the program has not") << "xx"
                                                        << "en";
    }

    void missingLanguageShowsEnglish()
    {
        QFETCH(QString, code);
        QTEST(manualLanguage(code), "language");
    }

    // Of the manual, and of the reference pages that it leads to.
    void everyLinkLeadsToAPageAndAHeading()
    {
        QSet<QUrl> seen;
        for (const char *code : { "en", "zh_CN" }) {
            m_window->setLanguage(QLatin1String(code));
            for (const ManualPage page : AllManualPages) {
                m_window->showPage(page);
                const QUrl from = text()->source();
                for (const QString &link : links()) {
                    const QUrl url = from.resolved(QUrl(link));
                    if (seen.contains(url))
                        continue;
                    seen += url;
                    text()->setSource(url);
                    QCOMPARE(text()->source(), url);
                    if (!url.fragment().isEmpty())
                        QVERIFY2(anchors().contains(url.fragment(QUrl::FullyDecoded)), qPrintable(url.toString()));
                }
            }
        }
        QVERIFY2(seen.size() > 30, qPrintable(QString::number(seen.size())));
    }

    void aLinkToAHeadingShowsIt()
    {
        m_window->showPage(ManualPage::Arbiters);
        text()->setSource(text()->source().resolved(QUrl(QStringLiteral("#rule-on-a-claim"))));
        QCOMPARE(text()->headings()[text()->headingAtTop()].text, QStringLiteral("Rule on a claim"));
        m_window->setLanguage(QStringLiteral("zh_CN"));
        m_window->showPage(ManualPage::Arbiters);
        text()->setSource(text()->source().resolved(QUrl(QStringLiteral("#裁定禁手"))));
        QCOMPARE(text()->headings()[text()->headingAtTop()].text, QStringLiteral("裁定禁手"));
    }

    void aLinkThatLeadsOutOfTheManualLeavesThePage()
    {
        const QUrl before = text()->source();
        text()->setSource(before.resolved(QUrl(QStringLiteral("../../../CONTRIBUTING.md"))));
        QCOMPARE(text()->source(), before);
        QVERIFY(!text()->toPlainText().isEmpty());
    }

    void everyPictureIsThereAndNoWiderThanTheText()
    {
        int seen = 0;
        for (const int width : { 420, 1000, 1800 }) {
            m_window->resize(width, 700);
            QCoreApplication::processEvents(); // the text has the width that is left for it
            for (const ManualPage page : AllManualPages) {
                m_window->showPage(page);
                for (QTextBlock block = text()->document()->begin(); block.isValid(); block = block.next()) {
                    for (auto it = block.begin(); !it.atEnd(); ++it) {
                        const QTextImageFormat image = it.fragment().charFormat().toImageFormat();
                        if (!image.isValid())
                            continue;
                        const QUrl url = text()->source().resolved(QUrl(image.name()));
                        QVERIFY2(QFile::exists(QLatin1Char(':') + url.path()), qPrintable(url.toString()));
                        QVERIFY(image.width() > 200);
                        QVERIFY(image.width() < text()->viewport()->width());
                        ++seen;
                    }
                }
                QCOMPARE(text()->horizontalScrollBar()->maximum(), 0);
            }
        }
        QVERIFY2(seen > 20, qPrintable(QString::number(seen)));
    }

    void thePlaceStaysWhenTheLanguageChanges()
    {
        text()->scrollToHeading(6);
        const qsizetype at = text()->headingAtTop();
        QVERIFY(at > 3);
        m_window->setLanguage(QStringLiteral("zh_CN"));
        QCOMPARE(text()->source(), manualUrl(ManualPage::Players, QStringLiteral("zh_CN")));
        QCOMPARE(text()->headingAtTop(), at);
        QCOMPARE(contents()->topLevelItem(1)->text(0), QStringLiteral("棋手"));
        m_window->setLanguage(QStringLiteral("ja"));
        QCOMPARE(text()->headingAtTop(), at);
        QCOMPARE(contents()->topLevelItem(1)->text(0), QStringLiteral("Players"));
    }

    void contentsLeadToPagesAndHeadings()
    {
        QCOMPARE(contents()->topLevelItemCount(), static_cast<int>(AllManualPages.size()));
        QCOMPARE(contents()->currentItem(), contents()->topLevelItem(1));
        QTreeWidgetItem *arbiters = contents()->topLevelItem(3);
        QCOMPARE(arbiters->childCount(), 0);
        emit contents()->itemClicked(arbiters, 0);
        QCOMPARE(text()->source(), manualUrl(ManualPage::Arbiters, QStringLiteral("en")));
        QVERIFY(arbiters->childCount() > 5);
        emit contents()->itemClicked(arbiters->child(2), 0);
        QCOMPARE(text()->headings()[text()->headingAtTop()].text, arbiters->child(2)->text(0));
    }

    void aNarrowWindowHasTheTextAlone()
    {
        QVERIFY(contents()->isVisible());
        m_window->resize(400, 700);
        QVERIFY(!contents()->isVisible());
        QTRY_VERIFY(text()->width() >= 390);
        button("manualContents")->click();
        QCOMPARE(text()->source(), manualUrl(ManualPage::Index, QStringLiteral("en")));
    }

    void backLeadsToThePageBefore()
    {
        QVERIFY(!button("manualBack")->isEnabled());
        m_window->showPage(ManualPage::Clock);
        button("manualBack")->click();
        QCOMPARE(text()->source(), manualUrl(ManualPage::Players, QStringLiteral("en")));
        QVERIFY(!text()->headings().isEmpty());
    }

    void findGoesOnFromTheOtherEndAndSaysWhenThereIsNothing()
    {
        auto *search = m_window->findChild<QLineEdit *>(QStringLiteral("manualSearch"));
        const auto *nothing = m_window->findChild<QLabel *>(QStringLiteral("manualFound"));
        QTest::keyClick(m_window, Qt::Key_F, Qt::ControlModifier);
        QCOMPARE(m_window->focusWidget(), search);
        QTest::keyClicks(search, QStringLiteral("Hourglass"));
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(text()->textCursor().selectedText(), QStringLiteral("Hourglass"));
        const int place = text()->textCursor().position();
        QTest::keyClick(search, Qt::Key_F3);
        QCOMPARE(text()->textCursor().position(), place);
        QVERIFY(!nothing->isVisible());
        search->setText(QStringLiteral("no such words"));
        QTest::keyClick(search, Qt::Key_Return);
        QVERIFY(nothing->isVisible());
        search->setText(QStringLiteral("Hour"));
        QVERIFY(!nothing->isVisible());
    }

    void coloursAreThoseOfTheProgram()
    {
        for (const Theme &theme : { Theme::dark(), Theme::highContrast(), Theme::light() }) {
            setTheme(theme);
            QCOMPARE(text()->document()->begin().begin().fragment().charFormat().foreground().color(), theme.text);
        }
    }

    void itOpensBesideAWindowWhereThereIsRoom()
    {
        const QRect room = m_window->screen()->availableGeometry();
        QWidget other;
        const int half = room.width() / 2;
        other.setGeometry(room.x(), room.y(), half, room.height());
        m_window->putBeside(other);
        QVERIFY(!m_window->geometry().intersects(other.geometry()));
        QVERIFY(room.contains(m_window->geometry()));
        other.setGeometry(room.x() + half, room.y(), half, room.height());
        m_window->putBeside(other);
        QVERIFY(!m_window->geometry().intersects(other.geometry()));
        QVERIFY(room.contains(m_window->geometry()));
        other.setGeometry(room);
        m_window->putBeside(other);
        QCOMPARE(m_window->geometry().right(), room.right());
        QVERIFY(m_window->width() < room.width() * 3 / 4);
        QVERIFY(room.contains(m_window->geometry()));
    }

    void escapeClosesIt()
    {
        QVERIFY(!m_window->isModal());
        const QPointer<ManualWindow> window = m_window;
        QTest::keyClick(m_window, Qt::Key_Escape);
        QTRY_VERIFY(!window);
        m_window = nullptr;
    }

private:
    ManualBrowser *text() const { return m_window->findChild<ManualBrowser *>(); }
    QTreeWidget *contents() const { return m_window->findChild<QTreeWidget *>(); }
    QToolButton *button(const char *name) const { return m_window->findChild<QToolButton *>(QLatin1String(name)); }

    template <class Visit>
    void everyFragment(Visit visit) const
    {
        for (QTextBlock block = text()->document()->begin(); block.isValid(); block = block.next()) {
            for (auto it = block.begin(); !it.atEnd(); ++it)
                visit(it.fragment().charFormat());
        }
    }
    QStringList links() const
    {
        QStringList links;
        everyFragment([&links](const QTextCharFormat &format) {
            if (!format.anchorHref().isEmpty())
                links += format.anchorHref();
        });
        return links;
    }
    QSet<QString> anchors() const
    {
        QSet<QString> anchors;
        everyFragment([&anchors](const QTextCharFormat &format) {
            for (const QString &name : format.anchorNames())
                anchors.insert(name);
        });
        return anchors;
    }

    ManualWindow *m_window = nullptr;
};

} // namespace tst_manualwindow

QTEST_MAIN(tst_manualwindow::TestManualWindow)
#include "tst_manualwindow.moc"
