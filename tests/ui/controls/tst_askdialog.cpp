// SPDX-License-Identifier: MIT
#include "ui/controls/dialogs/askdialog.h"
#include "ui/controls/style/skin.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QTimer>

namespace tst_askdialog {

using namespace kagetsu::ui;

// Driven as a person would: while it waits for its answer.
class TestAskDialog : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_window = std::make_unique<QWidget>();
        m_window->resize(800, 600);
        m_window->show();
        m_dialog = std::make_unique<AskDialog>(
            m_window.get(), "leave", QStringLiteral("A game is being played."), QStringLiteral("It is kept."));
        m_go = m_dialog->add(QStringLiteral("Leave game"), AskDialog::Role::Accept);
        m_lose = m_dialog->add(QStringLiteral("Discard"), AskDialog::Role::Discard);
        m_cancel = m_dialog->addCancel();
    }

    void cleanup()
    {
        m_dialog.reset();
        m_window.reset();
    }

    void itGrowsWithTheWindow()
    {
        const int usual = m_go->fontMetrics().height();
        const int sentence = m_dialog->findChild<QLabel *>("sentence")->fontMetrics().height();
        m_window->resize(3840, 2160);
        dress(Theme::light()); // as the program is; a style sheet keeps a font to itself where it can
        AskDialog large(m_window.get(), "leave", QStringLiteral("A game is being played."), QString());
        const QPushButton *cancel = large.addCancel();
        int button = 0;
        int words = 0;
        QTimer::singleShot(0, &large, [&] {
            button = cancel->fontMetrics().height();
            words = large.findChild<QLabel *>("sentence")->fontMetrics().height();
            large.reject();
        });
        large.ask();
        qApp->setStyleSheet({});
        QVERIFY(button >= 2 * usual);
        QVERIFY(words >= 2 * sentence);
    }

    void theClickedButtonIsTheAnswer()
    {
        for (QPushButton *button : { m_go, m_lose, m_cancel }) {
            meanwhile([button] { QTest::mouseClick(button, Qt::LeftButton); });
            QCOMPARE(m_dialog->ask(), button);
        }
    }

    void aHastyEnterRejects()
    {
        meanwhile([this] { QTest::keyClick(m_dialog.get(), Qt::Key_Return); });
        QCOMPARE(m_dialog->ask(), m_cancel);
        QCOMPARE(m_dialog->result(), int(QDialog::Rejected));
    }

    void escAnswersNothing()
    {
        meanwhile([this] { QTest::keyClick(m_dialog.get(), Qt::Key_Escape); });
        QCOMPARE(m_dialog->ask(), nullptr);
    }

    void tabReachesEveryButton()
    {
        QList<QWidget *> reached;
        meanwhile([this, &reached] {
            for (int i = 0; i < 3; ++i) {
                reached += m_dialog->focusWidget();
                QTest::keyClick(m_dialog->focusWidget(), Qt::Key_Tab);
            }
            m_dialog->reject();
        });
        m_dialog->ask();
        for (QWidget *button : { m_go, m_lose, m_cancel })
            QVERIFY(reached.contains(button));
    }

    void namesOfFilesAreNoMarkup()
    {
        AskDialog told(m_window.get(), "message", QStringLiteral("<b>game</b>.sgf"));
        QCOMPARE(told.findChild<QLabel *>(QStringLiteral("sentence"))->textFormat(), Qt::PlainText);
        QCOMPARE(told.sentence(), QStringLiteral("<b>game</b>.sgf"));
    }

    void everythingFitsAFingerAndTheWindow_data()
    {
        QTest::addColumn<int>("width");
        QTest::newRow("large window") << 1280;
        QTest::newRow("telephone") << 360;
    }

    void everythingFitsAFingerAndTheWindow()
    {
        QFETCH(int, width);
        qApp->setStyleSheet(styleSheetOf(Theme::light()));
        m_window->resize(width, 700);
        m_lose->setText(QStringLiteral("Сохранить без того, чего нет в этой кодировке"));
        m_dialog->findChild<QLabel *>(QStringLiteral("more"))->setText(QStringLiteral("word ").repeated(60));
        meanwhile([this, width] {
            QVERIFY(m_dialog->width() <= width);
            for (QPushButton *button : { m_go, m_lose, m_cancel }) {
                QVERIFY(button->height() >= 44);
                QVERIFY(m_dialog->rect().contains(button->geometry()));
            }
            QVERIFY(!m_go->geometry().intersects(m_cancel->geometry()));
            const auto *more = m_dialog->findChild<QLabel *>(QStringLiteral("more"));
            QVERIFY(more->height() >= more->heightForWidth(more->width()));
            m_dialog->reject();
        });
        m_dialog->ask();
        qApp->setStyleSheet({});
    }

private:
    // A test that failed within it must not wait for somebody's answer.
    void meanwhile(const std::function<void()> &act)
    {
        QTimer::singleShot(0, this, act);
        QTimer::singleShot(0, this, [this] { m_dialog->reject(); });
    }

    std::unique_ptr<QWidget> m_window;
    std::unique_ptr<AskDialog> m_dialog;
    QPushButton *m_go = nullptr;
    QPushButton *m_lose = nullptr;
    QPushButton *m_cancel = nullptr;
};

} // namespace tst_askdialog

QTEST_MAIN(tst_askdialog::TestAskDialog)
#include "tst_askdialog.moc"
