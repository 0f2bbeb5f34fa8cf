// SPDX-License-Identifier: MIT
#include "ui/app/records/studyfiles.h"

#include "match/journal/journal.h"
#include "text/common/foreigntext.h"
#include "ui/app/settings/settings.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/record/page/studypage.h"
#include "ui/record/panels/emptygamedialog.h"
#include "ui/tournament/desk/eventfiles.h"
#include "ui/tournament/desk/eventsdialog.h"

#include <QFileInfo>
#include <QInputDialog>
#include <QPushButton>

#include <algorithm>

namespace kagetsu::ui {

namespace {

// True if nothing is lost when `read` replaces the open record.
bool isFileOf(const OpenRecord &open, const document::OpenedRecord &read)
{
    return !open.isModified && !read.path.isEmpty() && open.path == read.path;
}

} // namespace

StudyFiles::StudyFiles(Settings &settings, QString drafts, std::function<StudyPage &()> page, QWidget *window)
    : QObject(window)
    , m_context(settings, std::move(page), window)
    , m_drafts(m_context, std::move(drafts))
    , m_records(m_context, m_drafts)
    , m_reading(window)
{
    connect(&m_context, &StudyContext::settingsChanged, this, &StudyFiles::settingsChanged);
    connect(&m_drafts, &StudyDrafts::notKept, this, [this] { m_context.page().tellNotKept(); });
    connect(&m_drafts, &StudyDrafts::restored, this, [this](document::OpenedRecord record) {
        putBeside(std::move(record));
        m_context.page().setUnsaved();
        m_context.page().setMode(StudyMode::Edit);
    });
}

void StudyFiles::serve(StudyPage &page)
{
    page.setKeys(m_context.settings().studyKeys);
    page.setTellsWins(m_context.settings().tellsWins);
    connect(&page, &StudyPage::savedTo, this, [this](const QString &path) {
        m_context.settings().lastFolder = QFileInfo(path).absolutePath();
        m_context.remember(path);
    });
    connect(&page, &StudyPage::allSaved, &m_drafts, &StudyDrafts::drop);
    connect(&page, &StudyPage::charsetChosen, this, &StudyFiles::takeCharset);
    connect(&page, &StudyPage::charsetSaved, this, &StudyFiles::rememberCharset);
    connect(&page, &StudyPage::boardSizeWanted, this, &StudyFiles::chooseBoardSize);
    connect(&page, &StudyPage::edited, this, &StudyFiles::keepDraft);
    connect(&page, &StudyPage::refused, this, &StudyFiles::refused);
    connect(&page, &StudyPage::mergeWanted, &m_context, &StudyContext::mergeFiles);
    connect(&page, &StudyPage::mergeFolderWanted, &m_context, &StudyContext::mergeFolder);
    connect(&page, &Page::stateChanged, &m_records, &OpenRecords::changed);
    connect(&page, &StudyPage::closeWanted, &m_records, qOverload<>(&OpenRecords::close));
    connect(&page, &StudyPage::otherWanted, &m_records, &OpenRecords::showNext);
    connect(
        &m_records, &OpenRecords::changed, &page, [this, &page] { page.setHasOthers(m_records.records().size() > 1); });
    connect(&page, &StudyPage::keysChosen, this, [this](KeySet keys) {
        m_context.settings().studyKeys = keys;
        emit settingsChanged();
    });
    connect(&page, &StudyPage::branchWanted, &m_context, &StudyContext::saveBranch);
    connect(&page, &StudyPage::saveAsWanted, &m_context, &StudyContext::saveAs);
}

void StudyFiles::ask(const QString &folder, Folder next)
{
    const QString path = m_context.askFile(folder);
    if (path.isEmpty())
        return;
    if (next == Folder::Remembered) {
        m_context.settings().lastFolder = QFileInfo(path).absolutePath();
        emit settingsChanged();
    }
    open(path);
}

void StudyFiles::open(const QString &path, As as)
{
    const QString file = QFileInfo(path).absoluteFilePath();
    if (file.endsWith(QLatin1String(EventsDialog::Suffix), Qt::CaseInsensitive) || isReportFile(file)) {
        emit eventGiven(file);
        return;
    }
    if (file.endsWith(QLatin1String(journal::JournalSuffix), Qt::CaseInsensitive)) {
        emit journalGiven(file);
        return;
    }
    // If the file is open with unsaved edits, show those instead.
    for (const OpenRecord &each : m_records.records()) {
        if (each.isModified && each.path == file) {
            m_records.show(each.id);
            return;
        }
    }
    if (m_drafts.offerOf(file))
        return;
    if (as == As::Record)
        read(file, m_context.choicesFor(file));
    else
        readAny(file, m_context.choicesFor(file));
}

// Reads a file; whether it is a lesson is found out in the reading thread, because it may be large.
void StudyFiles::readAny(const QString &path, const document::OpenChoices &choices)
{
    struct Answer
    {
        Result<document::OpenedRecord, document::OpenFault> record;
        std::optional<task::Lesson> lesson {};
    };
    m_wasEdited = false;
    m_reading.run(
        document::amountOfBytes(QFileInfo(path).size()), tr("Reading the file…"),
        [path, choices](background::State &state) {
            document::OpenChoices asked = choices;
            asked.mayContinue = [&state](double part) { return state.advance(part); };
            Answer answer { document::openFile(path, asked) };
            const auto *games = answer.record ? std::get_if<record::Collection>(&answer.record->content) : nullptr;
            if (games && task::isLesson(*games))
                answer.lesson = task::readLesson(*games, answer.record->bytes ? *answer.record->bytes : std::string());
            return answer;
        },
        [this, path, choices](Answer answer) {
            const bool hasPages = answer.lesson
                && std::any_of(answer.lesson->pages.begin(), answer.lesson->pages.end(),
                    [](const task::Page &page) { return page.task.has_value(); });
            if (hasPages) {
                m_context.remember(path);
                emit lessonRead(*answer.lesson, path);
            } else {
                took(path, choices, {}, std::move(answer.record));
            }
        });
}

void StudyFiles::openText(const QString &text)
{
    const QString name = tr("Pasted text");
    m_reading.run(
        document::amountOfBytes(text.size()), tr("Reading the text…"),
        [text, name](background::State &state) {
            document::OpenChoices choices;
            choices.mayContinue = [&state](double part) { return state.advance(part); };
            return document::openRecord(text.toStdString(), name, choices);
        },
        [this, name](Result<document::OpenedRecord, document::OpenFault> record) {
            if (!record)
                emit refused(record.fault().sentence);
            else
                opened(std::move(record).value());
        });
}

void StudyFiles::read(const QString &path, const document::OpenChoices &choices,
    const std::function<bool(const document::OpenedRecord &)> &isTaken)
{
    m_wasEdited = false;
    m_reading.run(
        document::amountOfBytes(QFileInfo(path).size()), tr("Reading the file…"),
        [path, choices](background::State &state) {
            document::OpenChoices asked = choices;
            asked.mayContinue = [&state](double part) { return state.advance(part); };
            return document::openFile(path, asked);
        },
        [this, path, choices, isTaken](Result<document::OpenedRecord, document::OpenFault> record) {
            took(path, choices, isTaken, std::move(record));
        });
}

void StudyFiles::took(const QString &path, const document::OpenChoices &choices,
    const std::function<bool(const document::OpenedRecord &)> &isTaken,
    Result<document::OpenedRecord, document::OpenFault> record)
{
    if (record) {
        if (!isTaken) {
            opened(std::move(record).value());
        } else {
            // Edits made during reading were not asked about.
            if (!isTaken(*record) || (m_wasEdited && !m_records.agreesToLose()))
                return;
            replaced(std::move(record).value());
        }
        m_context.remember(path);
    } else if (record.fault().isNewerVersion) {
        document::OpenChoices any = choices;
        any.anyVersion = true;
        if (triesAnyway(record.fault().sentence))
            read(path, any, isTaken);
    } else if (!record.fault().sentence.isEmpty()) {
        emit refused(record.fault().sentence);
    }
}

bool StudyFiles::triesAnyway(const QString &sentence)
{
    AskDialog question(m_context.window(), "newerVersion", sentence);
    const QPushButton *anyway = question.add(tr("Try to read anyway"), AskDialog::Role::Accept);
    question.addCancel();
    return question.ask() == anyway;
}

// If the file is already open, shows it as it was left, unless its bytes have changed since.
void StudyFiles::opened(document::OpenedRecord record)
{
    for (const OpenRecord &each : m_records.records()) {
        if (!isFileOf(each, record))
            continue;
        const std::optional<document::FileStamp> stamp = m_records.looked(each.id).record.file().stamp;
        if (stamp && stamp == record.file.stamp) {
            m_records.show(each.id);
            return;
        }
    }
    putBeside(std::move(record));
}

void StudyFiles::putBeside(document::OpenedRecord record)
{
    for (const OpenRecord &each : m_records.records()) {
        if (!isFileOf(each, record))
            continue;
        if (each.isOnPage)
            return replaced(std::move(record));
        m_records.forget(each.id);
    }
    m_records.makeRoom();
    put(std::move(record));
}

void StudyFiles::replaced(document::OpenedRecord record)
{
    m_drafts.drop();
    put(std::move(record));
}

void StudyFiles::put(document::OpenedRecord record)
{
    StudyPage &study = m_context.page();
    study.show(std::move(record));
    m_records.begin();
    const QString name = text::foreignText(study.record().fileName());
    if (study.record().file().damage == document::Damage::Incomplete)
        tellDamage(
            tr("%1 is damaged. Everything that could be read is shown; the damaged file will not be overwritten.")
                .arg(name));
    else if (study.record().isCutOff())
        tellDamage(tr("%1 ends early; it may have been cut off. Everything in it is shown. If you save over it, a copy "
                      "of the current file is kept beside it.")
                .arg(name));
}

void StudyFiles::tellDamage(const QString &sentence)
{
    StudyPage &study = m_context.page();
    AskDialog box(m_context.window(), "message", sentence);
    box.add(tr("OK"), AskDialog::Role::Accept);
    const QPushButton *list = box.add(tr("Show details"), AskDialog::Role::Other);
    if (box.ask() == list)
        study.showFindings();
}

void StudyFiles::newRecord()
{
    EmptyGameDialog dialog(tr("New record"), m_newGame, m_context.window());
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_newGame = dialog.game();
    opened(document::recordOf(m_newGame, tr("New record")));
    m_context.page().setMode(StudyMode::Edit);
}

void StudyFiles::review(std::string sgf, const QString &name, Reviews reviews)
{
    auto record = document::openRecord(std::move(sgf), name);
    if (!record)
        return;
    // A series of games leaves one record open, not one for each.
    for (const OpenRecord &each : m_records.records()) {
        if (!each.isModified && each.path.isEmpty() && each.name == name)
            m_records.forget(each.id);
    }
    opened(std::move(record).value());
    m_context.page().review();
    if (reviews == Reviews::AtOnce)
        m_context.page().reviewGame();
}

void StudyFiles::showFile(const QString &path, const GoTo &goTo)
{
    if (!goTo) {
        open(path);
        return;
    }
    // It may be read in the background.
    auto *waiting = new QObject(this);
    connect(&m_records, &OpenRecords::shown, waiting, [this, waiting, path, goTo] {
        waiting->deleteLater();
        if (m_context.page().record().path() == path)
            goTo(m_context.page());
    });
    open(path, As::Record);
}

void StudyFiles::showGame(std::string sgf, const QString &name, const GoTo &goTo)
{
    const auto open = [&](const OpenRecord &each) {
        const auto bytes = each.path.isEmpty() && !each.isModified && each.name == name
            ? m_records.looked(each.id).record.bytes()
            : nullptr;
        return bytes && *bytes == sgf;
    };
    const QList<OpenRecord> records = m_records.records();
    const auto known = std::find_if(records.begin(), records.end(), open);
    if (known != records.end()) {
        m_records.show(known->id);
    } else {
        auto record = document::openRecord(std::move(sgf), name);
        if (!record)
            return;
        opened(std::move(record).value());
    }
    if (goTo)
        goTo(m_context.page());
}

void StudyFiles::keepDraft()
{
    m_wasEdited = true;
    m_drafts.keep();
}

void StudyFiles::chooseBoardSize()
{
    const StudyPage &study = m_context.page();
    const QString path = study.record().path();
    const int current = study.document().tree().columns();
    QInputDialog question(m_context.window());
    question.setObjectName(QStringLiteral("boardSize"));
    question.setWindowTitle(tr("Board size of the library"));
    question.setLabelText(tr("A library does not store its board size.\nLines of the board:"));
    question.setInputMode(QInputDialog::IntInput);
    question.setIntRange(rules::MinBoardSize, rules::DefaultBoardSize);
    question.setIntValue(current);
    if (question.exec() != QDialog::Accepted || question.intValue() == current || !m_records.agreesToLose())
        return;
    document::OpenChoices choices = m_context.choicesFor(path);
    choices.boardSize = question.intValue();
    read(path, choices, [this, path, size = choices.boardSize](const document::OpenedRecord &record) {
        return takesBoardSize(path, size, record);
    });
}

// Rejects a size with which less of the library can be read.
bool StudyFiles::takesBoardSize(const QString &path, int size, const document::OpenedRecord &record)
{
    const auto *library = std::get_if<record::Library>(&record.content);
    if (library && library->isIncomplete && !m_context.page().record().isIncomplete()) {
        m_context.tell(
            tr("Some moves of this library do not fit on a board of %1 lines. The board was not changed.").arg(size));
        return false;
    }
    if (size == rules::DefaultBoardSize)
        m_context.settings().boards.remove(path);
    else
        m_context.settings().boards.insert(path, size);
    emit settingsChanged();
    return true;
}

void StudyFiles::takeCharset(record::Charset charset)
{
    const document::Record &record = m_context.page().record();
    const std::string name(record::nameOf(charset));
    if (!record.path().isEmpty()) {
        m_context.settings().charsets.insert(record.path(), QString::fromStdString(name));
        emit settingsChanged();
    }
    if (!record.document()->isLibrary())
        reread(name);
}

// An encoding remembered for another file at this path would damage the texts of this one.
void StudyFiles::rememberCharset(const QString &path, const document::SavedCharset &charset)
{
    QHash<QString, QString> &charsets = m_context.settings().charsets;
    const auto name = QString::fromStdString(charset.name);
    if (charsets.value(path) == name)
        return;
    if (charset.isUntold)
        charsets.insert(path, name);
    else if (charsets.remove(path) == 0)
        return;
    emit settingsChanged();
}

void StudyFiles::reread(const std::string &charset)
{
    const document::Record &record = m_context.page().record();
    const auto bytes = record.bytes();
    struct Answer
    {
        Result<document::OpenedRecord, document::OpenFault> read;
        std::optional<document::SecondReading> second;
    };
    m_reading.run(
        document::amountOfBytes(static_cast<qint64>(bytes->size())), tr("Reading the file…"),
        [bytes, charset, name = record.fileName(), first = record.content()](background::State &) {
            Answer answer { document::openRecord(*bytes, name, { .charset = charset }), {} };
            if (answer.read)
                answer.second = document::reread(first, answer.read.value());
            return answer;
        },
        [this, bytes, charset, path = record.path()](Answer answer) {
            StudyPage &study = m_context.page();
            if (!answer.read || study.record().bytes() != bytes) // another file was opened meanwhile
                return;
            if (answer.second) {
                if (!study.adopt(std::move(*answer.second)))
                    reread(charset);
                return;
            }
            if (!m_records.agreesToLose())
                return;
            answer.read.value().path = path;
            answer.read.value().file = m_context.page().record().file();
            replaced(std::move(answer.read).value());
        });
}

} // namespace kagetsu::ui
