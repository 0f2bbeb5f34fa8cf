// SPDX-License-Identifier: MIT
#include "../draftfolder.h"
#include "match/model/match.h"
#include "match/preset/shipped.h"
#include "text/preset/presets.h"
#include "translations/catalogues.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/match/newgame/newgamedialog.h"
#include "ui/match/newgame/presetchoices.h"
#include "ui/match/newgame/timefield.h"
#include "ui/match/preset/presetdialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTranslator>

#include <csignal>
#include <sys/resource.h>

namespace tst_presets {

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

template <class T>
T *child(const QObject &owner, const char *name)
{
    T *found = owner.findChild<T *>(QLatin1String(name));
    if (!found)
        qFatal("no %s", name);
    return found;
}

void click(QWidget *widget)
{
    QTest::mouseClick(widget, Qt::LeftButton);
}

catalogue::PresetChoice shipped(const char *id, int form = 0)
{
    const preset::Preset *found = preset::presetOf(preset::shippedPresets(), id);
    if (!found)
        qFatal("no %s", id);
    return { *found, form };
}

bool write(const QString &path, const QByteArray &text)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
}

const QByteArray Own = R"({"evening": {"name": {"en": "Our evening"},
 "group": "house", "level": "club", "rules": "win5",
 "forms": [{"opening": "swap2", "time": "7m"}]}})";

} // namespace

class tst_presets : public QObject
{
    Q_OBJECT

private slots:
    void everyPresetFillsTheDialog();
    void presetIsFoundAndTakenByKeys();
    void presetIsTakenByMouse();
    void formIsChosenOnThePage();
    void hiddenTermsOfThePresetReachTheGame();
    void levelsLockTheFields();
    void changesAreSaid();
    void openTimeIsAskedFor();
    void gameWithoutAPresetAgain();
    void savedPresetIsThere();
    void ratedPresetSaysNothing();
    void sameNameIsRefused();
    void blockedFolderIsSaid();
    void fullDiskIsSaid();
    void brokenFilesAreSaidWithTheirPlace();
    void ownPresetIsRenamedAndDeleted();
    void aNameThatIsTypedOutlivesTheProgram();
    void pageSaysEverything_data();
    void pageSaysEverything();
    void pageFitsFourHundredPixels();
};

void tst_presets::aNameThatIsTypedOutlivesTheProgram()
{
    const DraftFolder drafts;
    QTemporaryDir folder;
    QVERIFY(write(folder.filePath(QStringLiteral("evening.json")), Own));
    {
        PresetDialog dialog({ catalogue::presetsIn(folder.path()).own.front().preset, 0 }, folder.path());
        const DraftKeeper draft(dialog, { QStringLiteral("presets") }, dialog.draftState());
        dialog.show();
        child<QLineEdit>(dialog, "presetName")->setText(QStringLiteral("Our Monday "));
        QVERIFY(DraftFolder::isKept(dialog));
    }
    PresetDialog again({}, folder.path());
    const DraftKeeper draft(again, { QStringLiteral("presets") }, again.draftState());
    again.show();
    QCOMPARE(child<QLineEdit>(again, "presetName")->text(), QStringLiteral("Our Monday "));
    QVERIFY(child<QWidget>(again, "renamePreset")->isEnabled());
    click(child<QWidget>(again, "renamePreset"));
    QCOMPARE(text::presetName(catalogue::presetsIn(folder.path()).own.front().preset), QStringLiteral("Our Monday"));
}

void tst_presets::everyPresetFillsTheDialog()
{
    for (const preset::Preset &preset : preset::shippedPresets()) {
        for (int form = 0; form < int(preset.forms.size()); ++form) {
            NewGameChoices choices;
            choices.left = QStringLiteral("Ann");
            choices = withPreset(choices, { preset, form });
            NewGameDialog dialog(choices, catalogue::proceduresWith({}));
            QVERIFY2(dialog.choices() == choices, preset.id.c_str());
            QVERIFY2(changesOf(dialog.choices()).isEmpty(), preset.id.c_str());
            dialog.accept();
            QCOMPARE(dialog.result(), int(QDialog::Accepted));
            match::MatchSetup expected = dialog.setup();
            preset::apply(preset, preset.forms[std::size_t(form)], expected);
            QVERIFY2(dialog.setup() == expected, preset.id.c_str());
            QVERIFY2(match::Match().decide(match::Start { dialog.setup() }, clock::Moment { 0 }).hasValue(),
                preset.id.c_str());
        }
    }
}

void tst_presets::presetIsFoundAndTakenByKeys()
{
    NewGameDialog dialog({}, catalogue::proceduresWith({}));
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QTimer::singleShot(0, this, [] {
        auto *page = qobject_cast<PresetDialog *>(QApplication::activeModalWidget());
        QVERIFY(page);
        auto *search = child<QLineEdit>(*page, "presetSearch");
        QTest::keyClicks(search, QStringLiteral("rif-wc-2005"));
        QTest::keyClick(search, Qt::Key_Down);
        QCOMPARE(
            child<QLabel>(*page, "presetTitle")->text(), QStringLiteral("Renju World Championship 2005, qualifier"));
        QTest::keyClick(search, Qt::Key_Return);
    });
    child<QAbstractButton>(dialog, "moreTerms")->click();
    auto *choose = child<QWidget>(dialog, "choosePreset");
    choose->setFocus();
    QTest::keyClick(choose, Qt::Key_Space);
    QCOMPARE(child<QLabel>(dialog, "preset")->text(), QStringLiteral("Renju World Championship 2005, qualifier"));
    QCOMPARE(dialog.choices().time, QStringLiteral("60m+30s"));
    QVERIFY(dialog.choices().opening.id == "rif-classic");
}

void tst_presets::presetIsTakenByMouse()
{
    NewGameDialog dialog({}, catalogue::proceduresWith({}));
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QTimer::singleShot(0, this, [] {
        auto *page = qobject_cast<PresetDialog *>(QApplication::activeModalWidget());
        QVERIFY(page);
        auto *list = child<QListWidget>(*page, "presets");
        const auto found = list->findItems(QStringLiteral("Club, blitz"), Qt::MatchExactly);
        QCOMPARE(found.size(), 1);
        list->scrollToItem(found.front());
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(found.front()).center());
        QVERIFY(
            child<QLabel>(*page, "presetMeaning")->text().contains(QStringLiteral("A forbidden move loses at once.")));
        click(child<QWidget>(*page, "presetUse"));
    });
    child<QAbstractButton>(dialog, "moreTerms")->click();
    click(child<QWidget>(dialog, "choosePreset"));
    const NewGameChoices chosen = dialog.choices();
    QVERIFY(chosen.preset == shipped("club-blitz"));
    QCOMPARE(chosen.foulPolicy, match::FoulPolicy::Auto);
    QCOMPARE(chosen.flagPolicy, match::FlagPolicy::AutoEnd);
    QCOMPARE(chosen.time, QStringLiteral("5m+3s"));
}

void tst_presets::formIsChosenOnThePage()
{
    PresetDialog dialog(shipped("school-15-30-45"), {});
    auto *form = child<QComboBox>(dialog, "presetForm");
    QCOMPARE(form->count(), 3);
    QCOMPARE(form->itemText(2), QStringLiteral("Final  ·  45m"));
    form->setCurrentIndex(2);
    QVERIFY(child<QLabel>(dialog, "presetMeaning")->text().contains(QStringLiteral("45m – 45 minutes")));
    dialog.accept();
    QVERIFY(dialog.choice() == shipped("school-15-30-45", 2));
    // The form is kept when the dialog is opened again.
    const PresetDialog again(dialog.choice(), {});
    QCOMPARE(child<QComboBox>(again, "presetForm")->currentIndex(), 2);
}

void tst_presets::hiddenTermsOfThePresetReachTheGame()
{
    NewGameDialog dialog(withPreset({}, shipped("cn-online-2025-open")), catalogue::proceduresWith({}));
    dialog.accept();
    QCOMPARE(dialog.setup().bothFlags, match::BothFlags::BothLose);
    QVERIFY(dialog.choices().preset == shipped("cn-online-2025-open"));
    QCOMPARE(dialog.setup().games, 2);
    QCOMPARE(dialog.setup().lateness.limit, clock::Duration(5 * clock::Minute));
    QCOMPARE(dialog.setup().lateness.scope, match::LateScope::Round);
    NewGameDialog entry(withPreset({}, shipped("cn-online-2025-entry")), catalogue::proceduresWith({}));
    entry.accept();
    QCOMPARE(entry.setup().scoring, match::Scoring::PlusTwoPlusOneMinusTwo);
    NewGameDialog mail(withPreset({}, shipped("mail-2007")), catalogue::proceduresWith({}));
    mail.accept();
    QCOMPARE(mail.setup().moveLimit, 150);
    NewGameDialog japanese(withPreset({}, shipped("jp-club")), catalogue::proceduresWith({}));
    japanese.accept();
    QCOMPARE(japanese.setup().announcements, std::string("jp-30"));
    QCOMPARE(japanese.setup().preset->id, std::string("jp-club"));
    QVERIFY(!japanese.setup().preset->changed);
    // Without a preset nothing of it stays that is not asked.
    const NewGameChoices without = withPreset(japanese.choices(), {});
    QVERIFY(without.announcements.empty());
    NewGameDialog plain(without, catalogue::proceduresWith({}));
    plain.accept();
    QVERIFY(!plain.setup().preset);
}

void tst_presets::levelsLockTheFields()
{
    const auto compare = [](const char *id, const QList<bool> &expected) {
        NewGameDialog dialog(withPreset({}, shipped(id)), catalogue::proceduresWith({}));
        const QList<bool> enabled { child<QWidget>(dialog, "hints")->isEnabled(),
            child<QWidget>(dialog, "takeBacks")->isEnabled(), child<QWidget>(dialog, "pauses")->isEnabled(),
            child<QWidget>(dialog, "warningsToLose")->isEnabled() };
        QCOMPARE(enabled, expected);
        QCOMPARE(child<QLabel>(dialog, "whyLocked")->isHidden(), !expected.contains(false));
    };
    compare("kids", { true, true, true, true });
    compare("club-rapid", { false, true, true, true });
    compare("world-open-juniors", { false, false, true, false });
    compare("rif-title-2024", { false, false, false, false });
    // A settings file that says something else does not open them.
    NewGameChoices forged = withPreset({}, shipped("rif-title-2024"));
    forged.hints = match::Hints::Always;
    forged.takeBacks = true;
    forged.pauses = true;
    const NewGameDialog dialog(forged, catalogue::proceduresWith({}));
    QVERIFY(dialog.choices() == withPreset({}, shipped("rif-title-2024")));
}

void tst_presets::changesAreSaid()
{
    NewGameDialog dialog(withPreset({}, shipped("club-rapid")), catalogue::proceduresWith({}));
    const auto *changes = child<QLabel>(dialog, "presetChanges");
    QVERIFY(changes->isHidden());
    child<TimeField>(dialog, "time")->setText(QStringLiteral("20m"));
    QCOMPARE(changes->text(), QStringLiteral("Time: changed from 15m+10s"));
    QVERIFY(!changes->isHidden());
    QVERIFY(dialog.setup().preset->changed);
    child<QCheckBox>(dialog, "takeBacks")->click();
    QCOMPARE(changes->text(), QStringLiteral("Time: changed from 15m+10s\nTake-backs: changed from When both agree."));
    child<QCheckBox>(dialog, "takeBacks")->click();
    child<TimeField>(dialog, "time")->setText(QStringLiteral("15m+10s"));
    QVERIFY(changes->isHidden());
    QVERIFY(!dialog.setup().preset->changed);
}

void tst_presets::openTimeIsAskedFor()
{
    NewGameDialog dialog({}, catalogue::proceduresWith({}));
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QTimer::singleShot(0, this, [] {
        auto *page = qobject_cast<PresetDialog *>(QApplication::activeModalWidget());
        QVERIFY(page);
        child<QLineEdit>(*page, "presetSearch")->setText(QStringLiteral("gomoku-team"));
        QVERIFY(child<QLabel>(*page, "presetMeaning")->text().contains(QStringLiteral("Set by the organiser.")));
        page->accept();
    });
    child<QAbstractButton>(dialog, "moreTerms")->click();
    click(child<QWidget>(dialog, "choosePreset"));
    QVERIFY(child<QLabel>(dialog, "presetNote")->text().contains(QStringLiteral("Left to the organiser: time.")));
    QVERIFY(child<TimeField>(dialog, "time")->isAncestorOf(dialog.focusWidget()));
    QTest::keyClicks(dialog.focusWidget(), QStringLiteral("25m"));
    QCOMPARE(dialog.choices().time, QStringLiteral("25m"));
    QVERIFY(child<QLabel>(dialog, "presetChanges")->isHidden());
}

void tst_presets::gameWithoutAPresetAgain()
{
    NewGameDialog dialog(withPreset({}, shipped("rif-title-2024")), catalogue::proceduresWith({}));
    dialog.show();
    QTimer::singleShot(0, this, [] {
        auto *page = qobject_cast<PresetDialog *>(QApplication::activeModalWidget());
        QVERIFY(page);
        click(child<QWidget>(*page, "withoutPreset"));
    });
    child<QAbstractButton>(dialog, "moreTerms")->click();
    click(child<QWidget>(dialog, "choosePreset"));
    QVERIFY(dialog.choices().preset == catalogue::PresetChoice {});
    QCOMPARE(child<QLabel>(dialog, "preset")->text(), QStringLiteral("None"));
    QVERIFY(child<QWidget>(dialog, "pauses")->isEnabled());
    QVERIFY(child<QLabel>(dialog, "whyLocked")->isHidden());
    QCOMPARE(dialog.choices().time, QStringLiteral("135m+30s")); // what was filled in stays
}

void tst_presets::savedPresetIsThere()
{
    const QTemporaryDir data;
    const QString folder = data.filePath(QStringLiteral("presets"));
    NewGameChoices choices;
    choices.time = QStringLiteral("7m");
    choices.foulPolicy = match::FoulPolicy::Auto;
    NewGameDialog dialog(choices, catalogue::proceduresWith({}), match::PlayedOn::Screen, folder);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    click(child<QWidget>(dialog, "saveAsPreset"));
    auto *name = child<QLineEdit>(dialog, "newPresetName");
    QVERIFY(name->hasFocus());
    QTest::keyClicks(name, QStringLiteral("Thursday / "));
    name->insert(QStringLiteral("例会"));
    QTest::keyClick(name, Qt::Key_Return); // saves and does not start
    QVERIFY(dialog.isVisible());
    QVERIFY(!name->isVisible());
    QCOMPARE(QDir(folder).entryList(QDir::Files), QStringList { QStringLiteral("thursday-例会.json") });
    QCOMPARE(child<QLabel>(dialog, "preset")->text(), QStringLiteral("Thursday / 例会"));
    const catalogue::PresetList list = catalogue::presetsIn(folder);
    QVERIFY(list.faults.empty());
    QCOMPARE(list.own.size(), std::size_t(1));
    const preset::Preset &saved = list.own.front().preset;
    QVERIFY((dialog.choices().preset == catalogue::PresetChoice { saved, 0 }));
    QVERIFY(saved.level == preset::Level::Club);
    QCOMPARE(QString::fromStdString(saved.forms.front().time), QStringLiteral("7m"));
    QCOMPARE(saved.foulPolicy, match::FoulPolicy::Auto);
    QVERIFY(child<QLabel>(dialog, "presetChanges")->isHidden());
    // It is the first of the list.
    const PresetDialog page({}, folder);
    QCOMPARE(child<QListWidget>(page, "presets")->item(1)->text(), QStringLiteral("Thursday / 例会"));
}

void tst_presets::ratedPresetSaysNothing()
{
    NewGameChoices choices;
    choices.hints = match::Hints::Always;
    for (const preset::Level level : { preset::Level::Rated, preset::Level::Title }) {
        preset::Preset made = presetFrom(choices, level, QStringLiteral("Cup"));
        made.id = "cup";
        QVERIFY(preset::readPresets(preset::toJson(made)).hasValue());
        QCOMPARE(made.hints, match::Hints::Off);
        QVERIFY(!made.takeBacks);
        QCOMPARE(preset::mayPause(made), level == preset::Level::Rated);
    }
}

void tst_presets::sameNameIsRefused()
{
    const QTemporaryDir data;
    QVERIFY(write(data.filePath(QStringLiteral("a.json")), Own));
    NewGameDialog dialog({}, catalogue::proceduresWith({}), match::PlayedOn::Screen, data.path());
    dialog.show();
    click(child<QWidget>(dialog, "saveAsPreset"));
    child<QLineEdit>(dialog, "newPresetName")->setText(QStringLiteral("Our evening"));
    click(child<QWidget>(dialog, "savePreset"));
    QCOMPARE(
        child<QLabel>(dialog, "presetFault")->text(), QStringLiteral("There is already a preset called Our evening."));
    QCOMPARE(QDir(data.path()).entryList(QDir::Files).size(), 1);
    // Another name that comes to the same file name gets its own.
    child<QLineEdit>(dialog, "newPresetName")->setText(QStringLiteral("EVENING!"));
    click(child<QWidget>(dialog, "savePreset"));
    QVERIFY(QFile::exists(data.filePath(QStringLiteral("evening-2.json"))));
    // Nor is a file replaced that somebody wrote by hand, whatever is wrong with it.
    const QString written = data.filePath(QStringLiteral("club.json"));
    QVERIFY(write(written, "{ \"club\": "));
    child<QLineEdit>(dialog, "newPresetName")->setText(QStringLiteral("Club"));
    click(child<QWidget>(dialog, "savePreset"));
    QVERIFY(QFile::exists(data.filePath(QStringLiteral("club-2.json"))));
    QFile byHand(written);
    QVERIFY(byHand.open(QIODevice::ReadOnly));
    QCOMPARE(byHand.readAll(), QByteArray("{ \"club\": "));
}

// A file stands where the folder should be: nothing is lost, and it is said.
void tst_presets::blockedFolderIsSaid()
{
    const QTemporaryDir data;
    const QString blocked = data.filePath(QStringLiteral("presets"));
    QVERIFY(write(blocked, "no folder"));
    NewGameDialog dialog({}, catalogue::proceduresWith({}), match::PlayedOn::Screen, blocked);
    child<QAbstractButton>(dialog, "moreTerms")->click();
    dialog.show();
    click(child<QWidget>(dialog, "saveAsPreset"));
    child<QLineEdit>(dialog, "newPresetName")->setText(QStringLiteral("Cup"));
    click(child<QWidget>(dialog, "savePreset"));
    const auto *fault = child<QLabel>(dialog, "presetFault");
    QVERIFY(fault->isVisible());
    QVERIFY2(fault->text().startsWith(QStringLiteral("The preset could not be saved: ")), qPrintable(fault->text()));
    QCOMPARE(child<QLineEdit>(dialog, "newPresetName")->text(), QStringLiteral("Cup")); // to try again
    QVERIFY(dialog.choices().preset == catalogue::PresetChoice {});
}

// The system lets no file grow, as on a full disk: the older preset stays as it was.
void tst_presets::fullDiskIsSaid()
{
    const QTemporaryDir data;
    const QString path = data.filePath(QStringLiteral("evening.json"));
    QVERIFY(write(path, Own));
    rlimit before {};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
    const rlimit none { 16, before.rlim_max };
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &none), 0);
    const auto full = catalogue::savePreset(path, *shipped("kids").preset);
    setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, handler);
    QVERIFY(!full);
    QVERIFY(!full.fault().isEmpty());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), Own);
    QCOMPARE(QDir(data.path()).entryList(QDir::Files), QStringList { QStringLiteral("evening.json") });
}

void tst_presets::brokenFilesAreSaidWithTheirPlace()
{
    const QTemporaryDir data;
    QVERIFY(write(data.filePath(QStringLiteral("a.json")), QByteArray(Own).replace("7m", "7 zebras")));
    QVERIFY(write(data.filePath(QStringLiteral("b.json")), Own));
    QVERIFY(write(data.filePath(QStringLiteral("c.json")), QByteArray(Own).replace("evening", "kids")));
    QVERIFY(write(data.filePath(QStringLiteral("d.json")), "{"));
    QVERIFY(write(data.filePath(QStringLiteral("readme.txt")), "nothing"));
    const catalogue::PresetList list = catalogue::presetsIn(data.path());
    QCOMPARE(list.own.size(), std::size_t(1));
    QCOMPARE(list.faults.size(), std::size_t(3));
    QCOMPARE(text::presetFaultText(list.faults[0]),
        QStringLiteral("a.json, line 3, column 33, /evening/forms/0/time: Write a time as 15m, 90s, 2h or 15:00."));
    QCOMPARE(text::presetFaultText(list.faults[1]), QStringLiteral("c.json: there is already a preset called kids."));
    QVERIFY2(text::presetFaultText(list.faults[2]).startsWith(QStringLiteral("d.json, line 1, column ")),
        qPrintable(text::presetFaultText(list.faults[2])));
    // The dialog says so and offers the others.
    PresetDialog dialog({}, data.path());
    dialog.show();
    const auto *said = child<QLabel>(dialog, "presetFaults");
    QVERIFY(said->isVisible());
    QVERIFY(said->text().contains(QStringLiteral("a.json, line 3, column 33")));
    child<QLineEdit>(dialog, "presetSearch")->setText(QStringLiteral("evening"));
    QCOMPARE(child<QLabel>(dialog, "presetTitle")->text(), QStringLiteral("Our evening"));
}

void tst_presets::ownPresetIsRenamedAndDeleted()
{
    const QTemporaryDir data;
    const QString path = data.filePath(QStringLiteral("a.json"));
    QVERIFY(write(path, Own));
    PresetDialog dialog({}, data.path());
    dialog.resize(900, 700);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    auto *search = child<QLineEdit>(dialog, "presetSearch");
    auto *name = child<QLineEdit>(dialog, "presetName");
    search->setText(QStringLiteral("kids"));
    QVERIFY(!name->isVisible()); // what is shipped stays
    search->setText(QStringLiteral("evening"));
    QVERIFY(name->isVisible());
    QVERIFY(!child<QWidget>(dialog, "renamePreset")->isEnabled());
    name->setText(QStringLiteral("Our night"));
    click(child<QWidget>(dialog, "renamePreset"));
    QCOMPARE(child<QLabel>(dialog, "presetTitle")->text(), QStringLiteral("Our night"));
    QCOMPARE(text::presetName(catalogue::presetsIn(data.path()).own.front().preset), QStringLiteral("Our night"));
    preset::Preset changed = catalogue::presetsIn(data.path()).own.front().preset;
    changed.names["ja"] = "夜の会";
    QVERIFY(catalogue::savePreset(path, changed)); // by hand, while the dialog is open
    name->setText(QStringLiteral("Late"));
    click(child<QWidget>(dialog, "renamePreset"));
    changed.names["en"] = "Late";
    QVERIFY(catalogue::presetsIn(data.path()).own.front().preset.names == changed.names);
    const auto answer = [this](AskDialog::Role role) {
        QTimer::singleShot(0, this, [role] {
            auto *box = qobject_cast<AskDialog *>(QApplication::activeModalWidget());
            QVERIFY(box);
            QVERIFY(box->button(role));
            box->button(role)->click();
        });
    };
    answer(AskDialog::Role::Reject);
    click(child<QWidget>(dialog, "deletePreset"));
    QVERIFY(QFile::exists(path));
    answer(AskDialog::Role::Discard);
    click(child<QWidget>(dialog, "deletePreset"));
    QVERIFY(!QFile::exists(path));
    search->clear();
    QVERIFY(child<QListWidget>(dialog, "presets")->findItems(QStringLiteral("Our night"), Qt::MatchExactly).isEmpty());
}

void tst_presets::pageSaysEverything_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &code : catalogueCodes())
        QTest::newRow(qPrintable(code)) << code;
}

// No field of any preset is without words.
void tst_presets::pageSaysEverything()
{
    QFETCH(QString, language);
    QTranslator translator;
    QVERIFY(translator.load(catalogueFile(language)));
    QCoreApplication::installTranslator(&translator);
    static const QRegularExpression blank(
        QStringLiteral("[\\x{3001}-\\x{30ff}\\x{3400}-\\x{9fff}\\x{ff01}-\\x{ff60}] +"
                       "[\\x{3001}-\\x{30ff}\\x{3400}-\\x{9fff}\\x{ff01}-\\x{ff60}]"));
    for (const preset::Preset &preset : preset::shippedPresets()) {
        for (const preset::Form &form : preset.forms) {
            const QList<text::PresetLine> lines = text::meaningOf(preset, form);
            QVERIFY2(lines.size() >= 19, preset.id.c_str());
            for (const text::PresetLine &line : lines) {
                QVERIFY2(!line.field.isEmpty() && !line.value.isEmpty(), preset.id.c_str());
                // Chinese and Japanese sentences have no blanks between them.
                QVERIFY2(!blank.match(line.value).hasMatch(), qPrintable(line.value));
            }
            QVERIFY2(preset.forms.size() == 1 || !text::formName(form).isEmpty(), preset.id.c_str());
        }
    }
}

void tst_presets::pageFitsFourHundredPixels()
{
    PresetDialog dialog({}, {});
    dialog.resize(400, 700);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QCOMPARE(dialog.width(), 400);
    auto *list = child<QListWidget>(dialog, "presets");
    auto *meaning = child<QLabel>(dialog, "presetMeaning");
    QVERIFY(list->isVisible() && !meaning->isVisible());
    QVERIFY(list->width() > 360);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->currentItem()).center());
    QVERIFY(!list->isVisible() && meaning->isVisible());
    QVERIFY(meaning->width() <= 400);
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QVERIFY(list->isVisible());
}

} // namespace tst_presets

QTEST_MAIN(tst_presets::tst_presets)
#include "tst_presets.moc"
