// SPDX-License-Identifier: MIT
#include "base/signing/pin.h"
#include "ui/app/settings/settingsdialog.h"
#include "ui/controls/style/skin.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>
#include <QTimer>

#include <functional>

namespace tst_settingsdialog {

using namespace kagetsu::ui;

class TestSettingsDialog : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_window = std::make_unique<QWidget>();
        m_window->resize(1280, 800);
        qApp->setStyleSheet(styleSheetOf(Theme::light()));
        open();
    }

    void cleanup()
    {
        m_dialog.reset();
        m_window.reset();
    }

    void aVoiceThatCannotBeHeardIsTold()
    {
        const auto told = [this] {
            QStringList texts;
            for (const QLabel *label : row("announceVoice")->findChildren<QLabel *>())
                if (label->isVisible())
                    texts += label->text();
            return texts.join(u'|');
        };
        child<QWidget>("announceVoice")->setFocus();
        QCOMPARE(told(), QString());
        m_dialog->setVoiceState(VoiceState::Silent);
        QCOMPARE(told(), QString("The voice does not answer."));
        m_dialog->setVoiceState(VoiceState::NoneForLanguage);
        QCOMPARE(told(), QString("No voice for this language is installed on the computer."));
        QCOMPARE(child<QWidget>("announceVoice")->accessibleDescription(), told());
        m_dialog->setVoiceState(VoiceState::Speaks);
        QCOMPARE(told(), QString());
    }

    void theSearchFindsWords_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QStringList>("rows");
        QTest::newRow("a title") << "motion" << QStringList { "motion" };
        QTest::newRow("any case, any order") << "EDGE letters" << QStringList { "coordinates" };
        QTest::newRow("a choice in it") << "walnut" << QStringList { "wood" };
        QTest::newRow("a choice of a list") << "time control" << QStringList { "announcements" };
        QTest::newRow("what is told of it") << "edge board" << QStringList { "coordinates" };
        QTest::newRow("a whole section") << "records" << QStringList { "recordKeys" };
        QTest::newRow("nothing") << "queen" << QStringList {};
    }

    void theSearchFindsWords()
    {
        QFETCH(QString, words);
        QFETCH(QStringList, rows);
        QTest::keyClicks(search(), words);
        QStringList shown;
        for (const char *name : { "theme", "language", "motion", "wood", "stones", "coordinates", "showNumbers",
                 "showSigns", "volume", "announcements", "announceVoice", "announceFlash", "guard", "recordKeys" }) {
            if (row(name)->isVisible())
                shown += QLatin1String(name);
        }
        QCOMPARE(shown, rows);
        QCOMPARE(child<QWidget>("settingsNothing")->isVisible(), rows.isEmpty());
        // Esc takes the words away before it closes the page.
        QTest::keyClick(search(), Qt::Key_Escape);
        QVERIFY(m_dialog->isVisible() && row("theme")->isVisible() && row("volume")->isVisible());
        QTest::keyClick(search(), Qt::Key_Escape);
        QVERIFY(!m_dialog->isVisible());
    }

    void keysGoFromTheSearchToWhatWasFound()
    {
        QTest::keyClicks(search(), QStringLiteral("motion"));
        QTest::keyClick(search(), Qt::Key_Return);
        QVERIFY(m_dialog->isVisible());
        QSignalSpy changed(m_dialog.get(), &SettingsDialog::changed);
        QTest::keyClick(m_dialog->focusWidget(), Qt::Key_Space);
        QCOMPARE(changed.size(), 1);
        QVERIFY(!changed.first().first().value<Settings>().motion);
    }

    void oneSettingAtATimeIsTold()
    {
        QSignalSpy changed(m_dialog.get(), &SettingsDialog::changed);
        click("stones_1");
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.last().first().value<Settings>().board.stones, StoneKind::Print);
        click("theme_1");
        QCOMPARE(changed.last().first().value<Settings>().theme, Theme::Kind::Dark);
        QCOMPARE(changed.last().first().value<Settings>().board.stones, StoneKind::Print);
        QCoreApplication::processEvents(); // painted anew
        QCOMPARE(changed.size(), 2);
        QVERIFY(child<QAbstractButton>("stones_1")->isChecked());
        // A toggle is pressed anywhere on its line.
        auto *signs = child<QCheckBox>("showSigns");
        QTest::mouseClick(signs, Qt::LeftButton, {}, QPoint(signs->width() - 4, signs->height() / 2));
        QVERIFY(!changed.last().first().value<Settings>().shown.signs);
        QCOMPARE(changed.size(), 3);
        auto *wins = child<QCheckBox>("tellsWins");
        QVERIFY(wins->isChecked());
        QTest::mouseClick(wins, Qt::LeftButton, {}, QPoint(wins->width() - 4, wins->height() / 2));
        QVERIFY(!changed.last().first().value<Settings>().tellsWins);
    }

    void everythingFitsAFingerAndTheWindow_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("laptop") << QSize(1366, 768);
        QTest::newRow("telephone") << QSize(360, 640);
    }

    void everythingFitsAFingerAndTheWindow()
    {
        QFETCH(QSize, size);
        m_window->resize(size);
        open();
        QVERIFY(m_dialog->width() <= size.width() && m_dialog->height() <= size.height());
        const auto *area = m_dialog->findChild<QScrollArea *>();
        QVERIFY2(
            area->widget()->width() <= area->viewport()->width(), qPrintable(QString::number(area->widget()->width())));
        for (const QWidget *each : m_dialog->findChildren<QWidget *>()) {
            const bool isControl = qobject_cast<const QAbstractButton *>(each) || qobject_cast<const QComboBox *>(each)
                || qobject_cast<const QSlider *>(each);
            if (!isControl || !each->isVisible() || !area->widget()->isAncestorOf(each))
                continue;
            QVERIFY2(each->height() >= 44, qPrintable(each->objectName()));
            QVERIFY(!each->accessibleName().isEmpty() || !qobject_cast<const QAbstractButton *>(each)
                || !qobject_cast<const QAbstractButton *>(each)->text().isEmpty());
            QVERIFY2(each->width() >= each->minimumSizeHint().width(), qPrintable(each->objectName()));
        }
    }

    // Set, refused, changed and taken away again.
    void pinIsSetChangedAndTakenAway()
    {
        QString kept;
        connect(m_dialog.get(), &SettingsDialog::changed, this, [&](const Settings &next) { kept = next.deskPin; });
        const auto ask = [this](const std::function<void(QDialog &)> &fill) {
            QTimer::singleShot(0, this, [fill] {
                auto *question = qobject_cast<QDialog *>(QApplication::activeModalWidget());
                QVERIFY(question && question->objectName() == QLatin1String("pinQuestion"));
                fill(*question);
                if (question->isVisible()) {
                    QVERIFY(!question->findChild<QLabel *>("pinQuestionFault")->text().isEmpty());
                    question->reject();
                }
            });
            QTest::mouseClick(child<QAbstractButton>("deskPin"), Qt::LeftButton);
            QCoreApplication::processEvents(); // the page is built anew
        };
        const auto type = [](QDialog &question, const char *before, const char *pin, const char *again) {
            QTest::keyClicks(question.findChild<QLineEdit *>("pinBefore"), before);
            QTest::keyClicks(question.findChild<QLineEdit *>("pinNew"), pin);
            QTest::keyClicks(question.findChild<QLineEdit *>("pinAgain"), again);
            QTest::mouseClick(question.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
        };
        ask([&](QDialog &question) { type(question, "", "123", "123"); });
        ask([&](QDialog &question) { type(question, "", "1407", "1408"); });
        QVERIFY(kept.isEmpty());
        ask([&](QDialog &question) { type(question, "", "1407", "1407"); });
        QVERIFY(kagetsu::signing::matches("1407", kept.toStdString()));
        ask([&](QDialog &question) { type(question, "1111", "2222", "2222"); });
        QVERIFY(kagetsu::signing::matches("1407", kept.toStdString()));
        ask([&](QDialog &question) { type(question, "1407", "2222", "2222"); });
        QVERIFY(kagetsu::signing::matches("2222", kept.toStdString()));
        ask([&](QDialog &question) {
            QTest::keyClicks(question.findChild<QLineEdit *>("pinBefore"), "2222");
            QTest::mouseClick(question.findChild<QPushButton *>("pinNone"), Qt::LeftButton);
        });
        QVERIFY(kept.isEmpty());
    }

private:
    void open()
    {
        m_dialog = std::make_unique<SettingsDialog>(Settings(), /*canSpeak=*/true, m_window.get());
        m_dialog->show();
    }
    template <class Widget>
    Widget *child(const char *name) const
    {
        return m_dialog->findChild<Widget *>(QLatin1String(name));
    }
    QWidget *row(const char *name) const
    {
        return m_dialog->findChild<QWidget *>(QLatin1String(name) + QStringLiteral("Row"));
    }
    QLineEdit *search() const { return child<QLineEdit>("settingsSearch"); }
    void click(const char *name) { QTest::mouseClick(child<QWidget>(name), Qt::LeftButton); }

    std::unique_ptr<QWidget> m_window;
    std::unique_ptr<SettingsDialog> m_dialog;
};

} // namespace tst_settingsdialog

QTEST_MAIN(tst_settingsdialog::TestSettingsDialog)
#include "tst_settingsdialog.moc"
