// SPDX-License-Identifier: MIT
#include "ui/controls/dialogs/askdialog.h"
#include "ui/print/paper/printing.h"

#include <QApplication>
#include <QBuffer>
#include <QDialog>
#include <QPdfWriter>
#include <QSemaphore>
#include <QTest>
#include <QThread>
#include <QTimer>

#include <atomic>
#include <memory>

namespace tst_printing {

using namespace kagetsu::ui;
using namespace std::chrono_literals;

namespace {

// Printers that are found when they are told to.
class TestPrinting : public Printing
{
public:
    TestPrinting(std::shared_ptr<QSemaphore> answers, int *printed, QString *title)
        : m_answers(std::move(answers))
        , m_printed(printed)
        , m_title(title)
    {
    }
    void find() override { m_answers->acquire(); }
    std::shared_ptr<QPagedPaintDevice> choose(QWidget &, const QString &title) override
    {
        ++*m_printed;
        *m_title = title;
        const auto pages = std::make_shared<QBuffer>();
        return { new QPdfWriter(pages.get()), [pages](QPagedPaintDevice *printer) { delete printer; } };
    }

private:
    std::shared_ptr<QSemaphore> m_answers;
    int *m_printed;
    QString *m_title;
};

} // namespace

// Nobody waits for a queue that hangs.
class TestPrintFrom : public QObject
{
    Q_OBJECT

private slots:
    void printersAreAskedForOnce()
    {
        QDialog dialog;
        for (int press = 0; press < 3; ++press)
            print(dialog, 60s);
        QCOMPARE(m_printed, 0);
        m_answers->release(3);
        QTRY_COMPARE(m_printed, 1);
        print(dialog, 60s);
        QTRY_COMPARE(m_printed, 2);
    }

    void printersThatDoNotAnswerAreTold()
    {
        QDialog dialog;
        print(dialog, 20ms);
        QString told;
        QTimer look;
        connect(&look, &QTimer::timeout, this, [&] {
            if (auto *ask = qobject_cast<AskDialog *>(QApplication::activeModalWidget())) {
                told = ask->sentence();
                ask->accept();
            }
        });
        look.start(5);
        QTRY_COMPARE(told, QString("The printers do not answer. Save the pages as a PDF, or try again later."));
        QCOMPARE(m_printed, 0);
        m_answers->release();
    }

    // The window goes on while a queue takes the pages as slowly as it likes, and they are printed when it is closed.
    void pagesAreSentFromAnotherThread()
    {
        const auto taken = std::make_shared<QSemaphore>();
        const auto sent = std::make_shared<std::atomic<QThread *>>(nullptr);
        {
            QDialog dialog;
            m_answers->release();
            print(dialog, 60s, [taken, sent](QPagedPaintDevice &) {
                *sent = QThread::currentThread();
                taken->acquire();
                *sent = nullptr;
            });
            QTRY_VERIFY(sent->load());
            QVERIFY(sent->load() != QThread::currentThread());
        }
        taken->release();
        QTRY_VERIFY(!sent->load());
    }

    // A printer that writes files calls them so.
    void theTitleCanBeTheNameOfAFile()
    {
        QDialog dialog;
        m_answers->release();
        print(dialog, 60s);
        QTRY_COMPARE(m_title, QStringLiteral("Club Swiss- round 1-3"));
    }

    void aDialogThatIsClosedMeanwhilePrintsNothing()
    {
        {
            QDialog dialog;
            print(dialog, 60s);
        }
        m_answers->release();
        QCoreApplication::processEvents();
        QCOMPARE(m_printed, 0);
    }

    void init()
    {
        m_answers = std::make_shared<QSemaphore>();
        m_printed = 0;
    }

private:
    void print(
        QDialog &dialog, std::chrono::milliseconds patience,
        const std::function<void(QPagedPaintDevice &)> &paint = [](QPagedPaintDevice &) { })
    {
        printFrom(
            dialog, QStringLiteral("Club Swiss: round 1/3"), paint,
            [this] { return std::make_unique<TestPrinting>(m_answers, &m_printed, &m_title); }, patience);
    }

    std::shared_ptr<QSemaphore> m_answers;
    int m_printed = 0;
    QString m_title;
};

} // namespace tst_printing

QTEST_MAIN(tst_printing::TestPrintFrom)
#include "tst_printing.moc"
