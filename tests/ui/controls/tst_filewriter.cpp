// SPDX-License-Identifier: MIT
#include "ui/controls/background/filewriter.h"

#include <QApplication>
#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QSemaphore>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QTimer>
#include <QWidget>

#include <memory>

namespace tst_filewriter {

using kagetsu::ui::FileWriter;

// A document whose pages take as long as the test wants.
class SlowPages
{
public:
    FileWriter::Make make()
    {
        return [state = m_state] {
            state->thread = QThread::currentThread();
            state->begun.release();
            state->may.acquire();
            return QByteArray("pages");
        };
    }
    bool isBegun() const { return m_state->begun.tryAcquire(1, 5000); }
    bool isInThisThread() const { return m_state->thread == QThread::currentThread(); }
    void goOn() { m_state->may.release(); }

private:
    struct State
    {
        QSemaphore begun;
        QSemaphore may;
        QThread *thread = nullptr;
    };
    std::shared_ptr<State> m_state = std::make_shared<State>();
};

class TestFileWriter : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_window = std::make_unique<QWidget>();
        m_answers.clear();
    }

    void theWindowLivesOnMeanwhile()
    {
        auto *dialog = new QDialog(m_window.get());
        FileWriter writer(dialog);
        SlowPages pages;
        write(writer, "a.pdf", pages.make());
        QVERIFY(pages.isBegun());
        QVERIFY(!pages.isInThisThread());
        QVERIFY(writer.isWriting());
        QCoreApplication::processEvents();
        QVERIFY(m_answers.isEmpty());
        write(writer, "a.pdf", [] { return QByteArray("newer pages"); }); // after the first one, whatever that takes
        QVERIFY(!QFile::exists(path("a.pdf")));
        pages.goOn();
        QTRY_COMPARE(m_answers, (QStringList { QString(), QString() }));
        QVERIFY(!writer.isWriting());
        QCOMPARE(contents("a.pdf"), QByteArray("newer pages"));
    }

    void whatFailsIsSaidInTheSystemsWords()
    {
        FileWriter writer(m_window.get());
        write(writer, "none/a.pdf", [] { return QByteArray("pages"); });
        QTRY_COMPARE(m_answers.size(), 1);
        QVERIFY2(m_answers.front().startsWith(QStringLiteral("Not saved: ")), qPrintable(m_answers.front()));
        QVERIFY(m_answers.front().size() > 12);
    }

    void aClosedDialogLosesNoFile()
    {
        SlowPages pages;
        {
            QDialog dialog(m_window.get());
            auto *writer = new FileWriter(&dialog);
            write(*writer, "a.pdf", pages.make());
            write(*writer, "b.pdf", [] { return QByteArray("waiting"); });
            QVERIFY(pages.isBegun());
        }
        pages.goOn();
        FileWriter::finishAll();
        QCOMPARE(contents("a.pdf"), QByteArray("pages"));
        QCOMPARE(contents("b.pdf"), QByteArray("waiting"));
        QCoreApplication::processEvents();
        QVERIFY(m_answers.isEmpty());
    }

    void aClosedDialogHidesNoFailure()
    {
        m_window->show();
        SlowPages pages;
        {
            QDialog dialog(m_window.get());
            write(*new FileWriter(&dialog), "none/a.pdf", pages.make());
            QVERIFY(pages.isBegun());
        }
        QString told;
        QTimer look;
        connect(&look, &QTimer::timeout, this, [&told] {
            auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
            if (!dialog)
                return;
            for (const QLabel *label : dialog->findChildren<QLabel *>())
                told += label->text();
            dialog->reject();
        });
        look.start(10);
        pages.goOn();
        QTRY_VERIFY(told.contains(QStringLiteral("Not saved: ")));
        QVERIFY(m_answers.isEmpty());
    }

private:
    QString path(const char *name) const { return m_folder->filePath(QLatin1String(name)); }
    QByteArray contents(const char *name) const
    {
        QFile file(path(name));
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    }
    void write(FileWriter &writer, const char *name, FileWriter::Make make)
    {
        writer.write(
            path(name), std::move(make), [](const QString &fault) { return QStringLiteral("Not saved: ") + fault; },
            [this](const QString &failure) { m_answers += failure; });
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QWidget> m_window;
    QStringList m_answers;
};

} // namespace tst_filewriter

QTEST_MAIN(tst_filewriter::TestFileWriter)
#include "tst_filewriter.moc"
