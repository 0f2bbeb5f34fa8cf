// SPDX-License-Identifier: MIT
#include "match/model/pauses.h"
#include "ui/app/language.h"
#include "ui/app/settings/keysdialog.h"
#include "ui/app/window/actions.h"
#include "ui/app/window/plaintext.h"

#include <QLabel>
#include <QSet>
#include <QTest>

namespace tst_actions {

using namespace kagetsu;
using namespace kagetsu::ui;

class TestActions : public QObject
{
    Q_OBJECT

private slots:
    void menuLettersAreNotRead_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("read");
        QTest::newRow("a letter of the word") << "&New game…"
                                              << "New game";
        QTest::newRow("a letter in the middle") << "F&ull screen"
                                                << "Full screen";
        QTest::newRow("a letter after a text without letters") << QString("新对局(&N)…") << QString("新对局");
        QTest::newRow("nothing to take away") << "Numbers (moves)"
                                              << "Numbers (moves)";
    }

    void menuLettersAreNotRead()
    {
        QFETCH(QString, text);
        QTEST(plainText(text), "read");
    }

    void noTwoActionsShareAKey()
    {
        const Actions actions;
        QSet<QString> seen;
        for (const QAction *action : actions.findChildren<QAction *>()) {
            for (const QKeySequence &key : action->shortcuts()) {
                QVERIFY2(!seen.contains(key.toString()), qPrintable(key.toString()));
                seen.insert(key.toString());
            }
        }
        QVERIFY(seen.size() > 15);
    }

    void theKeyThatStopsSaysWhatItDoes()
    {
        Actions actions;
        const auto text = [&actions](match::PauseKey key) {
            actions.setPauseKey(key);
            return actions[Command::Pause]->text().remove(QLatin1Char('&'));
        };
        QCOMPARE(text(match::PauseKey::Stop), QStringLiteral("Stop both clocks"));
        QCOMPARE(text(match::PauseKey::Resume), QStringLiteral("Resume the clocks"));
        QCOMPARE(text(match::PauseKey::Arbiter), QStringLiteral("Resume the clocks…"));
        QCOMPARE(text(match::PauseKey::Pause), QStringLiteral("Pause"));
    }

    // Plain letters and digits are typed as coordinates on the board.
    void everyKeyHasAModifierOrIsAFunctionKey()
    {
        const Actions actions;
        for (const QAction *action : actions.findChildren<QAction *>()) {
            for (const QKeySequence &key : action->shortcuts()) {
                const QString text = key.toString(QKeySequence::PortableText);
                const bool isApart = text == QLatin1String("Pause") || text.startsWith(QLatin1Char('F'));
                QVERIFY2(text.contains(QLatin1Char('+')) || isApart, qPrintable(text));
            }
        }
    }

    void everyActionHasTextAndTipInEveryLanguage()
    {
        LanguageSwitch language;
        Actions actions;
        QHash<QString, QString> english;
        for (const Language &shipped : shippedLanguages()) {
            language.use(shipped.code);
            actions.retranslate();
            for (const QAction *action : actions.findChildren<QAction *>()) {
                QVERIFY(!action->text().isEmpty());
                QVERIFY(!action->toolTip().isEmpty());
                if (shipped.code == QLatin1String("en"))
                    english.insert(action->objectName(), action->text());
                else
                    QVERIFY2(action->text() != english.value(action->objectName()), qPrintable(action->objectName()));
            }
        }
        language.use(QStringLiteral("en"));
    }

    void whatIsSwitchedShowsItsTickInMenus()
    {
        Actions actions;
        actions.setIconColours(Qt::black, Qt::gray);
        for (const QAction *action : actions.findChildren<QAction *>())
            QVERIFY2(!action->isCheckable() || !action->isIconVisibleInMenu(), qPrintable(action->objectName()));
        QVERIFY(!actions[Command::Signs]->icon().isNull()); // for the tool bar
        QVERIFY(actions[Command::Open]->isIconVisibleInMenu());
    }

    void theSheetOfKeysNamesThemAll()
    {
        const Actions actions;
        const KeysDialog dialog(actions);
        QSet<QString> texts;
        for (const QLabel *label : dialog.findChildren<QLabel *>())
            texts.insert(label->text());
        for (const QAction *action : actions.findChildren<QAction *>()) {
            if (!action->shortcut().isEmpty() && action->objectName() != QLatin1String("keys"))
                QVERIFY2(texts.contains(action->shortcut().toString(QKeySequence::NativeText)),
                    qPrintable(action->objectName()));
        }
    }
};

} // namespace tst_actions

QTEST_MAIN(tst_actions::TestActions)
#include "tst_actions.moc"
