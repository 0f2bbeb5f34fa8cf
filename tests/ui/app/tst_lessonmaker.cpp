// SPDX-License-Identifier: MIT
#include "record/document/disk/open.h"
#include "ui/app/records/lessonmaker.h"
#include "ui/app/settings/settings.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/learn/task/make/lessondialog.h"
#include "ui/learn/task/make/taskdialog.h"
#include "ui/record/page/studypage.h"

#include <QComboBox>
#include <QFile>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

namespace tst_lessonmaker {

using namespace kagetsu;
using namespace kagetsu::ui;

// Lessons between their dialog and the disk.
class TestLessonMaker : public QObject
{
    Q_OBJECT

private:
    static QByteArray read(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static void write(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    static QPushButton *button(const QWidget &dialog, const char *name)
    {
        return dialog.findChild<QPushButton *>(QLatin1String(name));
    }
    // While the dialog that opens next waits, once it is there.
    template <class Dialog>
    void once(const std::function<void(Dialog &)> &does)
    {
        auto *timer = new QTimer(this);
        connect(timer, &QTimer::timeout, this, [this, timer, does] {
            auto *dialog = m_window->findChild<Dialog *>();
            if (!dialog || !dialog->isVisible())
                return;
            timer->stop();
            timer->deleteLater();
            does(*dialog);
        });
        timer->start(5);
    }
    void answers(AskDialog::Role role)
    {
        once<AskDialog>([role](AskDialog &question) { question.button(role)->click(); });
    }
    // Gives up what is not saved.
    void closes(LessonDialog &dialog)
    {
        if (dialog.isModified())
            answers(AskDialog::Role::Discard);
        dialog.reject();
    }
    QString lesson(const QByteArray &bytes)
    {
        const QString path = m_folder->filePath(QStringLiteral("lesson.sgf"));
        write(path, bytes);
        return path;
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_charset.clear();
        m_window = std::make_unique<QWidget>();
        m_maker = new LessonMaker(
            m_settings, [this](const QString &) { return document::OpenChoices { .charset = m_charset }; },
            m_window.get());
    }

    void whatAnotherProgramWroteIsAskedAbout()
    {
        const QString path = lesson(TwoPages);
        const QByteArray theirs = QByteArray(TwoPages).replace("GN[A]", "GN[Theirs]");
        once<LessonDialog>([&](LessonDialog &dialog) {
            button(dialog, "pageDown")->click();
            write(path, theirs);
            answers(AskDialog::Role::Reject);
            button(dialog, "saveLesson")->click();
            QCOMPARE(read(path), theirs);
            answers(AskDialog::Role::Accept);
            button(dialog, "saveLesson")->click();
            QVERIFY(!dialog.isModified());
            // Its own writing is no other program's.
            button(dialog, "pageDown")->click();
            button(dialog, "saveLesson")->click();
            QVERIFY(!dialog.isModified());
            closes(dialog);
        });
        m_maker->edit(path);
        QVERIFY(read(path).contains("GN[A]"));
        QCOMPARE(read(path + QStringLiteral(".bak")), theirs);
    }

    void aFileThatWasRepairedStaysBesideTheNewOne()
    {
        const QByteArray damaged = QByteArray(TwoPages).replace("C[Two])", "C[Two]");
        const QString path = lesson(damaged);
        once<LessonDialog>([&](LessonDialog &dialog) {
            for (int time = 0; time < 2; ++time) {
                button(dialog, "pageDown")->click();
                button(dialog, "saveLesson")->click();
                dialog.choose(0);
            }
            closes(dialog);
        });
        m_maker->edit(path);
        QCOMPARE(read(path + QStringLiteral(".bak")), damaged);
        QVERIFY(!QFile::exists(path + QStringLiteral(".bak2")));
    }

    void aFileIsReadInTheEncodingChosenForIt()
    {
        const QString path = lesson("(;GM[4]SZ[15]XTK[show]C[\xe4\xe4])");
        m_charset = "windows-1251";
        once<LessonDialog>([&](LessonDialog &dialog) {
            QCOMPARE(dialog.lesson().pages.front().task->text, std::string("\u0434\u0434"));
            closes(dialog);
        });
        m_maker->edit(path);
    }

    void theRecordIsNotWantedOnceItWasThoughtBetterOf()
    {
        const QString path = lesson(TwoPages);
        QSignalSpy wanted(m_maker, &LessonMaker::recordWanted);
        once<LessonDialog>([&](LessonDialog &dialog) {
            button(dialog, "pageDown")->click();
            answers(AskDialog::Role::Reject);
            button(dialog, "openAsRecord")->click();
            QVERIFY(dialog.isVisible());
            closes(dialog);
        });
        m_maker->edit(path);
        QCOMPARE(wanted.count(), 0);
        once<LessonDialog>([&](LessonDialog &dialog) { button(dialog, "openAsRecord")->click(); });
        m_maker->edit(path);
        QCOMPARE(wanted.count(), 1);
    }

    void aLessonThatIsNoneAnyMoreIsGivenUp()
    {
        const QString path = lesson(TwoPages);
        once<LessonDialog>([&](LessonDialog &dialog) { closes(dialog); });
        m_maker->edit(path);
        write(path, "nothing");
        StudyPage page;
        page.show(document::openRecord("(;GM[4]SZ[15];B[hh])", QStringLiteral("x.sgf")).value());
        QSignalSpy refused(m_maker, &LessonMaker::refused);
        m_maker->make(page);
        QCOMPARE(refused.count(), 1);
        once<TaskDialog>([&](TaskDialog &dialog) { dialog.reject(); });
        m_maker->make(page);
        QCOMPARE(refused.count(), 1);
        QCOMPARE(read(path), QByteArray("nothing"));
    }

    void thePageIsAddedToTheLessonAsItIsInTheFile()
    {
        const QString path = lesson(TwoPages);
        once<LessonDialog>([&](LessonDialog &dialog) { closes(dialog); });
        m_maker->edit(path);
        write(path, QByteArray(TwoPages).replace("GN[A]", "GN[Theirs]"));
        StudyPage page;
        page.show(document::openRecord("(;GM[4]SZ[15];B[hh])", QStringLiteral("x.sgf")).value());
        once<TaskDialog>([&](TaskDialog &dialog) {
            dialog.findChild<QComboBox *>(QStringLiteral("kind"))->setCurrentIndex(static_cast<int>(task::Kind::Show));
            dialog.findChild<QPlainTextEdit *>(QStringLiteral("text"))->setPlainText(QStringLiteral("Look."));
            once<LessonDialog>([&](LessonDialog &pages) {
                QCOMPARE(pages.lesson().pages.size(), std::size_t(3));
                button(pages, "saveLesson")->click();
                closes(pages);
            });
            dialog.accept();
        });
        m_maker->make(page);
        QVERIFY(read(path).contains("GN[Theirs]") && read(path).contains("Look."));
    }

private:
    static constexpr const char *TwoPages = "(;GM[4]SZ[15]XTK[show]GN[A]C[One])(;GM[4]SZ[15]XTK[show]GN[B]C[Two])";

    Settings m_settings;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QWidget> m_window;
    LessonMaker *m_maker = nullptr;
    std::string m_charset;
};

} // namespace tst_lessonmaker

QTEST_MAIN(tst_lessonmaker::TestLessonMaker)
#include "tst_lessonmaker.moc"
