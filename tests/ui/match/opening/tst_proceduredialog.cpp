// SPDX-License-Identifier: MIT
#include "../../draftfolder.h"
#include "opening/file/shipped.h"
#include "opening/play/opening.h"
#include "text/opening/opening.h"
#include "text/opening/openingterms.h"
#include "ui/board/boardwidget.h"
#include "ui/match/opening/choice/patternbutton.h"
#include "ui/match/opening/choice/patternchooser.h"
#include "ui/match/opening/choice/proceduredialog.h"
#include "ui/match/opening/choice/procedurepage.h"
#include "ui/match/opening/choice/smallboard.h"
#include "ui/match/opening/guide/stepline.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSpinBox>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

namespace tst_proceduredialog {

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

constexpr char Own[] = R"({
 "club": {
  "name": {"en": "Club rule"},
  "family": "any",
  "board": {"min": 5, "parity": "any"},
  "params": {"wide": {"default": 5}},
  "steps": [
   {"id": "m1", "do": "place", "by": "opener", "move": 1, "region": "sq:$wide"},
   {"id": "c1", "do": "choose", "by": "other", "options": "keep-swap"},
   {"id": "end", "do": "end"}
  ]
 }
}
)";

ProcedureQuestion question(const char *id = "rif-classic")
{
    ProcedureQuestion asked;
    asked.list = catalogue::proceduresWith({});
    asked.terms.id = id;
    asked.left = "Ann";
    asked.right = "Bob";
    return asked;
}

class Dialog : public ProcedureDialog
{
public:
    explicit Dialog(ProcedureQuestion asked = question(), QSize size = { 1100, 740 })
        : ProcedureDialog(std::move(asked))
    {
        resize(size);
        show();
        if (!QTest::qWaitForWindowActive(this))
            qFatal("the window is not active");
    }

    template <class T>
    T *part(const char *name) const
    {
        for (T *found : findChildren<T *>(QLatin1String(name))) {
            // A field that was replaced lives until the event loop runs.
            if (!found->isHidden() && found->parentWidget() && !found->parentWidget()->isHidden())
                return found;
        }
        return nullptr;
    }
    QString text(const char *label) const
    {
        const auto *found = findChild<QLabel *>(QLatin1String(label));
        return found && found->isVisible() ? found->text() : QString();
    }
    void type(const QString &text)
    {
        for (const QChar letter : text)
            QTest::keyClicks(QApplication::focusWidget(), letter);
    }
    void key(Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); }
    void press(const char *name) { QTest::mouseClick(part<QAbstractButton>(name), Qt::LeftButton); }
    void showConditions() { findChild<QTabWidget *>()->setCurrentIndex(1); }
    QStringList listed() const
    {
        QStringList names;
        const auto *list = findChild<QListWidget *>();
        for (int row = 0; row < list->count(); ++row) {
            if (!list->item(row)->isHidden())
                names << list->item(row)->text();
        }
        return names;
    }
    int boards() const { return int(findChildren<SmallBoard *>().size()); }
};

// What the person does with the chooser of patterns that comes up next.
void withChooser(const std::function<void(PatternChooser &)> &act)
{
    QTimer::singleShot(0, qApp, [act] {
        auto *chooser = qobject_cast<PatternChooser *>(QApplication::activeModalWidget());
        QVERIFY(chooser);
        act(*chooser);
    });
}

void click(const PatternChooser &chooser, const char *name)
{
    QTest::mouseClick(chooser.findChild<QAbstractButton *>(QLatin1String(name)), Qt::LeftButton);
}

} // namespace

class tst_proceduredialog : public QObject
{
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale(QLocale::English)); }

    // Also of a procedure of one's own, whose file may be gone by then.
    void conditionsOutliveTheProgram()
    {
        const DraftFolder folder;
        QTemporaryDir files;
        const QString path = files.filePath(QStringLiteral("own.json"));
        QFile own(path);
        QVERIFY(own.open(QIODevice::WriteOnly));
        own.write(Own);
        own.close();
        const auto keep = [](Dialog &dialog) {
            auto *draft = new DraftKeeper(dialog, { QStringLiteral("procedure") }, dialog.draftState());
            connect(&dialog, &ProcedureDialog::edited, draft, &DraftKeeper::touch);
            dialog.hide();
            dialog.show();
        };
        ProcedureQuestion typed;
        {
            Dialog dialog;
            keep(dialog);
            dialog.openFile(path);
            dialog.showConditions();
            auto *wide = dialog.part<QComboBox>("parameter_wide");
            wide->setCurrentIndex(wide->currentIndex() + 1);
            dialog.part<QCheckBox>("denyRight")->setChecked(true);
            typed = dialog.answer();
            QVERIFY(typed.denial.right && !typed.terms.values.empty());
            QVERIFY(DraftFolder::isKept(dialog));
        }
        QVERIFY(QFile::remove(path));
        Dialog again;
        keep(again);
        QVERIFY(again.answer().terms == typed.terms);
        QVERIFY(again.answer().denial == typed.denial);
        QCOMPARE(again.text("procedureTitle"), QStringLiteral("Club rule"));
        DraftFolder::discard(again);
        QCOMPARE(again.answer().terms.id, std::string("rif-classic"));
        QVERIFY(again.answer().denial == SwapDenial {});
        QCOMPARE(folder.count(), 0);
    }

    void all19AreListedInGroups()
    {
        const Dialog dialog;
        const QStringList names = dialog.listed();
        QCOMPARE(names.size(), 19 + 3); // and three headings; nobody has a procedure of their own
        QCOMPARE(names.first(), QString("For renju"));
        QVERIFY(names.indexOf("Taraguchi-10") < names.indexOf("For gomoku"));
        QVERIFY(names.indexOf("Swap2") > names.indexOf("For gomoku"));
        QCOMPARE(dialog.text("procedureTitle"), QString("RIF (classic)"));
    }

    void everyProcedureIsExplained()
    {
        Dialog dialog(question("free"));
        for (const opening::Procedure &procedure : opening::shippedProcedures()) {
            dialog.findChild<QLineEdit *>("procedureSearch")->setText(QString::fromStdString(procedure.id));
            auto *list = dialog.findChild<QListWidget *>();
            for (int row = 0; row < list->count(); ++row) {
                if (list->item(row)->data(Qt::UserRole).toString().toStdString() == procedure.id)
                    list->setCurrentRow(row);
            }
            QCOMPARE(dialog.answer().terms.id, procedure.id);
            QVERIFY(!dialog.text("procedureAbout").isEmpty());
            QVERIFY2(dialog.boards() > 0, procedure.id.c_str());
            // The steps of the example at a glance, where it has any.
            QCOMPARE(!dialog.findChild<StepLine *>()->isHidden(), !procedure.example.empty());
            QVERIFY(dialog.part<QAbstractButton>("procedureUse")->isEnabled());
            const catalogue::GameKind game = dialog.answer().game;
            QVERIFY(isOffered(procedure, game.rule, game.boardSize));
        }
    }

    void itOpensWithThePageOfWhatIsChosen()
    {
        for (const opening::Procedure &procedure : opening::shippedProcedures()) {
            const Dialog dialog(question(procedure.id.c_str()));
            QCOMPARE(dialog.text("procedureTitle"), text::procedureName(procedure));
            QVERIFY2(dialog.boards() > 0, procedure.id.c_str());
        }
    }

    // Settings edited by hand, or kept from another version of an organiser's file.
    void valuesThatTheProcedureCannotTakeAreForgotten()
    {
        ProcedureQuestion asked = question("yamaguchi");
        asked.terms.values = { { "Nmin", std::string("x") }, { "nothing", 3 } };
        Dialog dialog(asked);
        dialog.showConditions();
        QVERIFY(dialog.answer().terms.values.empty());
        QVERIFY(dialog.part<QAbstractButton>("procedureUse")->isEnabled());
    }

    void foundAndTakenByKeysAlone()
    {
        Dialog dialog;
        dialog.type("tara");
        QCOMPARE(dialog.listed(), (QStringList { "For renju", "Tarannikov", "Taraguchi-10" }));
        dialog.key(Qt::Key_Down);
        QCOMPARE(dialog.text("procedureTitle"), QString("Taraguchi-10"));
        dialog.key(Qt::Key_Return);
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
        QVERIFY(dialog.answer().terms
            == catalogue::termsFor(*opening::procedureOf(opening::shippedProcedures(), "taraguchi-n")));
    }

    void namesOfAllLanguagesAreSearched()
    {
        Dialog dialog;
        for (const char *text : { "五珠交替", "塔拉山口", "тарагути", "TARAGUCHI", "taraguchi-n" }) {
            dialog.findChild<QLineEdit *>("procedureSearch")->setText(QString::fromUtf8(text));
            QCOMPARE(dialog.listed(), (QStringList { "For renju", "Taraguchi-10" }));
        }
    }

    void nothingFoundTakesNothing()
    {
        Dialog dialog;
        QVERIFY(dialog.text("noProcedure").isEmpty());
        dialog.type("zzz");
        QVERIFY(!dialog.text("noProcedure").isEmpty());
        dialog.key(Qt::Key_Return);
        QVERIFY(dialog.isVisible());
        QVERIFY(!dialog.part<QAbstractButton>("procedureUse")->isEnabled());
        dialog.findChild<QLineEdit *>("procedureSearch")->clear();
        QVERIFY(dialog.part<QAbstractButton>("procedureUse")->isEnabled());
    }

    void theGameFollowsTheProcedure()
    {
        ProcedureQuestion asked = question("swap2");
        asked.game = { rules::Rule::FreeStyle, 20 };
        Dialog dialog(asked);
        QVERIFY(dialog.answer().game == asked.game);
        QVERIFY(dialog.text("procedureNote").isEmpty());
        dialog.type("yama");
        QVERIFY(dialog.answer().game == catalogue::GameKind {});
        QVERIFY2(dialog.text("procedureNote").contains("Renju"), qPrintable(dialog.text("procedureNote")));
    }

    void numbersCanBeChanged()
    {
        Dialog dialog(question("taraguchi-n"));
        dialog.showConditions();
        auto *number = dialog.part<QSpinBox>("parameter_N");
        QCOMPARE(number->value(), 10);
        QCOMPARE(number->minimum(), 1);
        number->setFocus();
        number->selectAll();
        dialog.type("5");
        QCOMPARE(dialog.text("procedureTitle"), QString("Taraguchi-5"));
        QCOMPARE(dialog.text("procedureNote"), QString("Number of fifth moves offered: 5"));
        QCOMPARE(dialog.answer().terms.values, (std::map<std::string, opening::Value> { { "N", 5 } }));
        dialog.press("usualTerms");
        QVERIFY(dialog.answer().terms.values.empty());
        QCOMPARE(dialog.text("procedureTitle"), QString("Taraguchi-10"));
    }

    void fewestAndMostBindEachOther()
    {
        Dialog dialog(question("yamaguchi"));
        dialog.showConditions();
        dialog.part<QSpinBox>("parameter_Nmax")->setValue(4);
        QCOMPARE(dialog.part<QSpinBox>("parameter_Nmin")->maximum(), 4);
        dialog.part<QSpinBox>("parameter_Nmin")->setValue(3);
        QCOMPARE(dialog.part<QSpinBox>("parameter_Nmax")->minimum(), 3);
    }

    void regionsAreNamed()
    {
        Dialog dialog(question("taraguchi-n"));
        dialog.showConditions();
        auto *region = dialog.part<QComboBox>("parameter_r2");
        QCOMPARE(region->currentText(), QString("within the central 3 × 3 square"));
        region->setCurrentIndex(region->findText("within the central 5 × 5 square"));
        QCOMPARE(dialog.answer().terms.values.at("r2"), opening::Value(std::string("sq:5")));
        dialog.part<QCheckBox>("parameter_offer_after_swap")->click();
        QCOMPARE(dialog.answer().terms.values.at("offer_after_swap"), opening::Value(true));
    }

    void patternsAreBanned()
    {
        Dialog dialog(question("swap-1989"));
        dialog.showConditions();
        QCOMPARE(dialog.part<QAbstractButton>("parameter_exclude")->text(), QString("D13 Yūsei, I13 Suisei"));
        withChooser([](PatternChooser &chooser) {
            click(chooser, "patternD4");
            click(chooser, "bansDone");
        });
        dialog.press("parameter_exclude");
        QCOMPARE(dialog.answer().terms.values.at("exclude"),
            opening::Value(std::vector<std::string> { "D4", "D13", "I13" }));
        // Where the procedure has no such parameter an organiser can still do it.
        dialog.findChild<QLineEdit *>("procedureSearch")->setText("tarannikov");
        withChooser([](PatternChooser &chooser) {
            click(chooser, "patternI1");
            click(chooser, "bansDone");
        });
        dialog.press("exclude");
        QCOMPARE(dialog.answer().terms.modifiers.exclude, std::vector<std::string> { "I1" });
        QCOMPARE(dialog.text("procedureNote"), QString("Not allowed: I1 Chōsei"));
    }

    void allPatternsBannedIsAFault()
    {
        Dialog dialog;
        dialog.showConditions();
        withChooser([](PatternChooser &chooser) {
            for (PatternButton *button : chooser.findChildren<PatternButton *>())
                button->click();
            click(chooser, "bansDone");
        });
        dialog.press("parameter_exclude");
        QCOMPARE(dialog.text("procedureFault"), QString("No pattern is left that can be placed."));
        QVERIFY(!dialog.part<QAbstractButton>("procedureUse")->isEnabled());
        dialog.accept();
        QVERIFY(dialog.isVisible());
        dialog.press("usualTerms");
        QVERIFY(dialog.text("procedureFault").isEmpty());
        QVERIFY(dialog.part<QAbstractButton>("procedureUse")->isEnabled());
    }

    void aPatternIsChosenOrDrawn()
    {
        Dialog dialog(question("taraguchi-n"));
        dialog.showConditions();
        withChooser([](PatternChooser &chooser) { click(chooser, "patternD4"); });
        dialog.press("fixedPattern");
        QCOMPARE(dialog.answer().terms.modifiers.fixedPattern, std::string("D4"));
        QCOMPARE(dialog.part<QAbstractButton>("fixedPattern")->text(), QString("D4 Kagetsu"));
        dialog.press("drawPattern");
        QVERIFY(opening::patternFromCode(dialog.answer().terms.modifiers.fixedPattern));
        dialog.press("freePattern");
        QVERIFY(dialog.answer().terms.modifiers.fixedPattern.empty());
    }

    void theNumberOfFifthMovesIsFixed()
    {
        Dialog dialog(question("yamaguchi"));
        dialog.showConditions();
        dialog.part<QComboBox>("fixedN")->setCurrentIndex(2);
        QCOMPARE(dialog.answer().terms.modifiers.fixedN, std::optional(2));
        QVERIFY(!Dialog(question("rif-classic")).part<QComboBox>("fixedN"));
    }

    void swapDenialStaysWithThePerson()
    {
        Dialog dialog;
        dialog.showConditions();
        QCOMPARE(dialog.part<QCheckBox>("denyRight")->text(), QString("Bob"));
        dialog.part<QCheckBox>("denyRight")->click();
        QVERIFY((dialog.answer().denial == SwapDenial { false, true }));
        // It stays with the person when another procedure is looked at.
        dialog.findChild<QLineEdit *>("procedureSearch")->setText("swap2");
        QVERIFY((dialog.answer().denial == SwapDenial { false, true }));
        QVERIFY(dialog.part<QCheckBox>("denyRight")->isChecked());
    }

    void stonesAreTappedIn()
    {
        Dialog dialog(question("drawn-position"));
        dialog.showConditions();
        auto *board = dialog.findChild<BoardWidget *>("setStones");
        const auto tap = [board](const char *point) { board->activate(rules::pointFromText(point, 15).value()); };
        tap("I9"); // lies there, and goes
        tap("K10");
        QCOMPARE(
            dialog.answer().terms.values.at("stones"), opening::Value(std::vector<std::string> { "h8", "h9", "k10" }));
        withChooser([](PatternChooser &chooser) { click(chooser, "patternI5"); });
        dialog.press("stonesOfPattern");
        QCOMPARE(
            dialog.answer().terms.values.at("stones"), opening::Value(std::vector<std::string> { "h8", "i9", "j6" }));
        dialog.press("clearStones");
        for (const char *point : { "A1", "A15", "B1", "B15", "C1", "C15", "D1", "D15", "E1" })
            tap(point);
        QVERIFY(!dialog.part<QAbstractButton>("procedureUse")->isEnabled());
        QVERIFY(!dialog.text("procedureFault").isEmpty());
    }

    void conditionsAreKeptWhileOthersAreLookedAt()
    {
        Dialog dialog(question("taraguchi-n"));
        dialog.showConditions();
        dialog.part<QSpinBox>("parameter_N")->setValue(7);
        auto *search = dialog.findChild<QLineEdit *>("procedureSearch");
        search->setText("swap2");
        QVERIFY(dialog.answer().terms.values.empty());
        search->setText("taraguchi");
        QCOMPARE(dialog.text("procedureTitle"), QString("Taraguchi-7"));
    }

    void aFileOfOnesOwnIsOpened()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("club.json");
        const auto write = [&path](const QByteArray &text) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        };
        write(Own);
        Dialog dialog;
        dialog.openFile(path);
        QCOMPARE(dialog.text("procedureTitle"), QString("Club rule"));
        QCOMPARE(dialog.listed().mid(dialog.listed().indexOf("Your own")), (QStringList { "Your own", "Club rule" }));
        QVERIFY(dialog.boards() > 0); // it has no example of its own, so one is made up
        QVERIFY(!dialog.answer().terms.document.empty());
        dialog.showConditions();
        QCOMPARE(dialog.part<QComboBox>("parameter_wide")->currentText(), QString("5"));
        // A newer text takes the place of the old one.
        write(QByteArray(Own).replace("Club rule", "Club rule 2"));
        dialog.openFile(path);
        QCOMPARE(dialog.text("procedureTitle"), QString("Club rule 2"));
        QCOMPARE(dialog.listed().count("Your own"), 1);
        QVERIFY(!dialog.listed().contains("Club rule"));
        QVERIFY(dialog.answer().terms.document.find("Club rule 2") != std::string::npos);
    }

    void badFilesAreSaidAndChangeNothing_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("sentence");
        const QByteArray own(Own);
        QTest::newRow("no JSON at all") << QByteArray("hello")
                                        << "own.json, line 1, column 1: The text is not valid JSON from here on.";
        QTest::newRow("an empty file") << QByteArray()
                                       << "own.json, line 1, column 1: The text is not valid JSON from here on.";
        QTest::newRow("cut off") << own.left(60)
                                 << "own.json, line 4, column 17: The text is not valid JSON from here on.";
        QTest::newRow("a wrong word") << QByteArray(own).replace("\"any\",\n  \"board\"", "\"chess\",\n  \"board\"")
                                      << "own.json, line 4, column 3, /club/family: This word is not valid here.";
        QTest::newRow("an unknown field") << QByteArray(own).replace("\"family\"", "\"rank\": 1, \"family\"")
                                          << "own.json, line 4, column 3, /club/rank: There is no such field here.";
        QTest::newRow("a step that is nowhere")
            << QByteArray(own).replace("\"sq:$wide\"}", "\"sq:$wide\", \"goto\": \"m9\"}")
            << "own.json, line 8, column 81, /club/steps/0/goto: There is no step with this name.";
        QTest::newRow("the name of a shipped one") << QByteArray(own).replace("\"club\"", "\"swap2\"")
                                                   << "own.json: there is already a procedure called swap2.";
        QTest::newRow("larger than any procedure")
            << own + QByteArray(1'000'001, ' ') << "own.json is larger than 1 MB. It is not an opening procedure.";
    }

    void badFilesAreSaidAndChangeNothing()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, sentence);
        const QTemporaryDir folder;
        QFile file(folder.filePath("own.json"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        file.close();
        Dialog dialog;
        const QStringList before = dialog.listed();
        dialog.openFile(file.fileName());
        QCOMPARE(dialog.text("procedureFaults"), sentence);
        QCOMPARE(dialog.listed(), before);
        QCOMPARE(dialog.answer().terms.id, std::string("rif-classic"));
        dialog.key(Qt::Key_Return);
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
    }

    void unreadableFilesAreReported()
    {
        const QTemporaryDir folder;
        Dialog dialog;
        dialog.openFile(folder.path());
        QCOMPARE(dialog.text("procedureFaults"), QFileInfo(folder.path()).fileName() + " is not a file.");
        dialog.openFile(folder.filePath("none.json"));
        QVERIFY(dialog.text("procedureFaults").startsWith("none.json cannot be read: "));
        QCOMPARE(dialog.listed().size(), 19 + 3);
        // A gigabyte of nothing is not read to find that out.
        QFile large(folder.filePath("large.json"));
        QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(1'073'741'824));
        dialog.openFile(large.fileName());
        QCOMPARE(
            dialog.text("procedureFaults"), QString("large.json is larger than 1 MB. It is not an opening procedure."));
    }

    void theFolderIsReadWithItsFaults()
    {
        const QTemporaryDir folder;
        const auto write = [&folder](const char *name, const QByteArray &text) {
            QFile file(folder.filePath(QLatin1String(name)));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        };
        write("good.json", Own);
        write("bad.json", "{");
        ProcedureQuestion asked = question("club");
        asked.list = catalogue::proceduresWith(folder.path());
        const Dialog dialog(asked);
        QCOMPARE(dialog.text("procedureTitle"), QString("Club rule"));
        QVERIFY(dialog.text("procedureFaults").startsWith("bad.json, line 1, column "));
    }

    void aProcedureThatTheChoicesCarryIsThere()
    {
        ProcedureQuestion asked = question("club");
        asked.terms.document = Own;
        const Dialog dialog(asked);
        QCOMPARE(dialog.text("procedureTitle"), QString("Club rule"));
    }

    void narrowWindowsShowOneAtATime()
    {
        Dialog dialog(question(), { 380, 640 });
        QVERIFY(dialog.findChild<QListWidget *>()->isVisible());
        QVERIFY(!dialog.findChild<ProcedurePage *>()->isVisible());
        auto *list = dialog.findChild<QListWidget *>();
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(3)).center());
        QVERIFY(!list->isVisible());
        QVERIFY(dialog.findChild<ProcedurePage *>()->isVisible());
        QVERIFY(dialog.boards() > 0);
        QCOMPARE(dialog.width(), 380);
        QCOMPARE(dialog.focusWidget()->objectName(), QString("procedureUse"));
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QVERIFY(dialog.isVisible());
        QVERIFY(list->isVisible());
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QVERIFY(!dialog.isVisible());
    }
};

} // namespace tst_proceduredialog

QTEST_MAIN(tst_proceduredialog::tst_proceduredialog)
#include "tst_proceduredialog.moc"
