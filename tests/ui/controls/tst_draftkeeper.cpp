// SPDX-License-Identifier: MIT
#include "../draftfolder.h"
#include "base/draft/draftfile.h"
#include "ui/controls/checkbox.h"
#include "ui/controls/combobox.h"
#include "ui/controls/style/skin.h"
#include "ui/controls/textfield.h"

#include <QApplication>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QListWidget>
#include <QSpinBox>
#include <QVBoxLayout>

namespace tst_draftkeeper {

using namespace kagetsu;
using namespace kagetsu::ui;

// With one field of each kind.
class Form : public QDialog
{
public:
    explicit Form(const QString &key = QStringLiteral("one"))
        : line(new QLineEdit(QStringLiteral("before")))
        , secret(new QLineEdit)
        , text(new TextField)
        , plain(new ComboBox)
        , known(new ComboBox)
        , number(new QSpinBox)
        , fraction(new QDoubleSpinBox)
        , tick(new CheckBox)
        , ticks(new QListWidget)
        , draft(*this, { QStringLiteral("form"), key, QStringLiteral("花月") })
    {
        setWindowTitle(QStringLiteral("Form[*]"));
        auto *column = new QVBoxLayout(this);
        const auto add = [column](QWidget *field, const char *name) {
            field->setObjectName(QLatin1String(name));
            column->addWidget(field);
        };
        add(line, "line");
        add(secret, "secret");
        add(text, "text");
        add(plain, "plain");
        add(known, "known");
        add(number, "number");
        add(fraction, "fraction");
        add(tick, "tick");
        add(ticks, "ticks");
        secret->setEchoMode(QLineEdit::Password);
        plain->addItems({ QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c") });
        known->addItem(QStringLiteral("x"), QStringLiteral("idX"));
        known->addItem(QStringLiteral("y"), QStringLiteral("idY"));
        for (int i = 0; i < 3; ++i) {
            auto *item = new QListWidgetItem(QString::number(i), ticks);
            item->setCheckState(Qt::Unchecked);
        }
        show();
    }

    void type()
    {
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, QStringLiteral("  15m+ "));
        QTest::keyClicks(secret, QStringLiteral("1234"));
        text->setPlainText(QStringLiteral("花月\n\n \"x\"\t\u2028end\n"));
        plain->setCurrentIndex(2);
        known->setCurrentIndex(1);
        number->setValue(42);
        fraction->setValue(-0.5);
        fraction->setValue(2.5);
        tick->click();
        ticks->item(1)->setCheckState(Qt::Checked);
    }
    bool isAsTyped() const
    {
        return line->text() == QStringLiteral("  15m+ ") && secret->text().isEmpty()
            && text->toPlainText() == QStringLiteral("花月\n\n \"x\"\t\nend\n") && plain->currentIndex() == 2
            && known->currentIndex() == 1 && number->value() == 42 && fraction->value() == 2.5 && tick->isChecked()
            && ticks->item(1)->checkState() == Qt::Checked && ticks->item(0)->checkState() == Qt::Unchecked;
    }
    bool isAsAtFirst() const
    {
        return line->text() == QStringLiteral("before") && text->toPlainText().isEmpty() && plain->currentIndex() == 0
            && known->currentIndex() == 0 && number->value() == 0 && fraction->value() == 0 && !tick->isChecked()
            && ticks->item(1)->checkState() == Qt::Unchecked;
    }

    QLineEdit *line;
    QLineEdit *secret;
    TextField *text;
    QComboBox *plain;
    QComboBox *known;
    QSpinBox *number;
    QDoubleSpinBox *fraction;
    QCheckBox *tick;
    QListWidget *ticks;
    DraftKeeper draft;
};

// What is typed in a dialog outlives the program.
class TestDraftKeeper : public QObject
{
    Q_OBJECT

private:
    static void leave(const QString &key = QStringLiteral("one"))
    {
        Form dead(key);
        dead.type();
        QVERIFY(DraftFolder::isKept(dead));
    }

private slots:
    void whatWasTypedIsThereAgainExactly()
    {
        const DraftFolder folder;
        leave();
        QCOMPARE(folder.count(), 1);
        const QList<draft::Draft> left = draft::leftBehind(folder.path(), QStringLiteral("form"));
        QCOMPARE(left.value(0).head.name, QStringLiteral("Form: 花月"));
        QVERIFY(!left.value(0).bytes()->contains("1234")); // dots are written nowhere
        Form next;
        QVERIFY(next.isAsTyped());
        QVERIFY(DraftFolder::told(next).startsWith(QStringLiteral("Restored")));
        QVERIFY(draft::leftBehind(folder.path()).drafts.isEmpty()); // it is this dialog's now
    }

    // It comes into a dialog whose words have grown by then.
    void theLineGrowsWithTheWordsOfItsDialog()
    {
        dress(Theme::light()); // as the program is
        QWidget dialog;
        QFont large = dialog.font();
        large.setPointSizeF(2 * large.pointSizeF());
        dialog.ensurePolished();
        dialog.setFont(large);
        DraftBar bar(&dialog);
        const auto *text = bar.findChild<QLabel *>(QStringLiteral("draftText"));
        const auto *discard = bar.findChild<TableButton *>(QStringLiteral("discardDraft"));
        dialog.show();
        bar.tell({ QDateTime::currentDateTime(), {}, false });
        QCOMPARE(text->font().pointSizeF(), large.pointSizeF());
        QCOMPARE(discard->font().pointSizeF(), large.pointSizeF());
        large.setPointSizeF(1.5 * large.pointSizeF());
        dialog.setFont(large);
        QCOMPARE(text->font().pointSizeF(), large.pointSizeF());
        qApp->setStyleSheet({});
    }

    void killedOnceMoreItIsStillThere()
    {
        const DraftFolder folder;
        leave();
        {
            const Form second;
            QVERIFY(second.isAsTyped());
        }
        {
            Form third;
            third.line->setText(QStringLiteral("more"));
            QVERIFY(DraftFolder::isKept(third));
        }
        QCOMPARE(folder.count(), 1);
        QCOMPARE(Form().line->text(), QStringLiteral("more"));
    }

    void discardedTheFieldsAreAsAtFirst()
    {
        const DraftFolder folder;
        leave();
        Form next;
        DraftFolder::discard(next);
        QVERIFY(next.isAsAtFirst());
        QCOMPARE(DraftFolder::told(next), QString());
        QCOMPARE(folder.count(), 0);
        next.line->setText(QStringLiteral("anew"));
        QVERIFY(DraftFolder::isKept(next));
        QCOMPARE(folder.count(), 1);
    }

    void whoeverClosesTheDialogHasAnsweredForIt_data()
    {
        QTest::addColumn<int>("result");
        QTest::newRow("accepted") << int(QDialog::Accepted);
        QTest::newRow("rejected") << int(QDialog::Rejected);
    }
    void whoeverClosesTheDialogHasAnsweredForIt()
    {
        QFETCH(int, result);
        const DraftFolder folder;
        {
            Form dialog;
            dialog.type();
            QVERIFY(DraftFolder::isKept(dialog));
            dialog.done(result);
            QCOMPARE(folder.count(), 1); // until whoever asked has saved it
        }
        QCOMPARE(folder.count(), 0);
    }

    void whatCouldNotBeSavedStays()
    {
        const DraftFolder folder;
        {
            Form dialog;
            dialog.type();
            QVERIFY(DraftFolder::isKept(dialog));
            dialog.accept();
            dialog.draft.stay();
        }
        QVERIFY(Form().isAsTyped());
    }

    void whatIsAsAtFirstIsNoDraft()
    {
        const DraftFolder folder;
        Form dialog;
        dialog.line->setText(QStringLiteral("x"));
        QVERIFY(DraftFolder::isKept(dialog));
        dialog.line->setText(QStringLiteral("before"));
        dialog.draft.findChild<QTimer *>()->setInterval(0);
        QTRY_COMPARE(folder.count(), 0);
        QVERIFY(!dialog.draft.findChild<QTimer *>()->isActive());
    }

    void aDraftOfSomethingElseStaysWhereItIs()
    {
        const DraftFolder folder;
        leave(QStringLiteral("another"));
        {
            Form one;
            QVERIFY(one.isAsAtFirst());
            QCOMPARE(DraftFolder::told(one), QString());
            one.accept();
        }
        QVERIFY(Form(QStringLiteral("another")).isAsTyped());
    }

    void twoProgramsDoNotTouchEachOthersDrafts()
    {
        const DraftFolder folder;
        Form running;
        running.type();
        QVERIFY(DraftFolder::isKept(running));
        {
            Form other;
            QVERIFY(other.isAsAtFirst());
            other.line->setText(QStringLiteral("other"));
            QVERIFY(DraftFolder::isKept(other));
            QCOMPARE(folder.count(), 2);
            other.reject();
        }
        QCOMPARE(folder.count(), 1);
        QCOMPARE(running.line->text(), QStringLiteral("  15m+ "));
    }

    void ofTwoDraftsTheNewestIsRestoredAndTheOtherKept()
    {
        const DraftFolder folder;
        for (const char *line : { "old", "new" }) {
            draft::DraftFile dead(folder.path());
            const int day = qstrcmp(line, "old") == 0 ? 1 : 2;
            QVERIFY(dead.keep(dead.nextTurn(),
                { QStringLiteral("form"), QStringLiteral("one"), {}, QDateTime(QDate(2026, 11, day), QTime(12, 0)) },
                QByteArray("{\"line\":\"") + line + "\"}"));
        }
        {
            Form next;
            QCOMPARE(next.line->text(), QStringLiteral("new"));
            next.reject();
        }
        QCOMPARE(Form().line->text(), QStringLiteral("old"));
    }

    void aBrokenDraftIsLeftAndTold_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("cut off") << QByteArray("{\"line\":\"hal");
        QTest::newRow("an array") << QByteArray("[1]");
        QTest::newRow("rubbish") << QByteArray("\xff\xfe\0\x01", 4);
    }
    void aBrokenDraftIsLeftAndTold()
    {
        QFETCH(QByteArray, body);
        const DraftFolder folder;
        const QByteArray head = draft::lineOf(
            { QStringLiteral("form"), QStringLiteral("one"), {}, QDateTime(QDate(2026, 11, 1), QTime(12, 0)) });
        folder.write(QStringLiteral("broken.draft"), head + body);
        {
            Form next;
            QVERIFY(next.isAsAtFirst());
            QVERIFY(DraftFolder::told(next).contains(QStringLiteral("broken.draft")));
            next.reject();
        }
        QCOMPARE(folder.files(), QStringList(QStringLiteral("broken.draft")));
    }

    void whatDoesNotFitIsPassedOver_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("another kind of value") << QByteArray("{\"line\":7,\"text\":null,\"ticks\":3,\"tick\":\"x\"}");
        QTest::newRow("out of range") << QByteArray("{\"number\":1e300,\"fraction\":-1e300,\"plain\":99}");
        QTest::newRow("a choice that is gone") << QByteArray("{\"known\":\"idZ\"}");
        QTest::newRow("more rows than there are") << QByteArray("{\"ticks\":[false,false,false,true,true]}");
        QTest::newRow("fields that are gone") << QByteArray("{\"gone\":\"x\",\"line#7\":\"y\"}");
    }
    void whatDoesNotFitIsPassedOver()
    {
        QFETCH(QByteArray, body);
        const DraftFolder folder;
        folder.write(QStringLiteral("odd.draft"),
            draft::lineOf(
                { QStringLiteral("form"), QStringLiteral("one"), {}, QDateTime(QDate(2026, 11, 1), QTime(12, 0)) })
                + body);
        const Form next;
        QCOMPARE(next.plain->currentIndex(), 0);
        QCOMPARE(next.known->currentIndex(), 0);
        QVERIFY(!next.tick->isChecked());
        QCOMPARE(next.ticks->item(2)->checkState(), Qt::Unchecked);
    }

    void onAFullDiskTypingGoesOnAndItIsToldOnce()
    {
        const DraftFolder folder;
        QFile inTheWay(QDir(folder.path()).filePath(QStringLiteral("full")));
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        setDraftFolder(inTheWay.fileName());
        Form dialog;
        auto *timer = dialog.draft.findChild<QTimer *>();
        dialog.line->setText(QStringLiteral("x"));
        timer->setInterval(0);
        QTRY_VERIFY(DraftFolder::told(dialog).contains(QStringLiteral("cannot be backed up")));
        QVERIFY(timer->isActive()); // it is tried again
        dialog.line->setText(QStringLiteral("xy"));
        QVERIFY(inTheWay.remove());
        QVERIFY(DraftFolder::isKept(dialog));
        QCOMPARE(DraftFolder::told(dialog), QString());
    }

    void whatBecamePartOfSomethingElseGoesOnceThatIsKept()
    {
        const DraftFolder folder;
        Form whole(QStringLiteral("whole"));
        {
            Form part(QStringLiteral("part"));
            part.type();
            QVERIFY(DraftFolder::isKept(part));
            part.accept();
            whole.line->setText(QStringLiteral("with the part"));
            whole.draft.takeOver(part.draft);
        }
        QCOMPARE(folder.count(), 1); // that of the part, as long as nothing else has it
        QVERIFY(DraftFolder::isKept(whole));
        QCOMPARE(folder.count(), 1);
        QVERIFY(draft::leftBehind(folder.path()).drafts.isEmpty());
    }
};

} // namespace tst_draftkeeper

QTEST_MAIN(tst_draftkeeper::TestDraftKeeper)
#include "tst_draftkeeper.moc"
