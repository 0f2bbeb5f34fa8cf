// SPDX-License-Identifier: MIT
#include "ui/shell/records/studyfiles.h"

#include "record/sgf/writer.h"
#include "ui/look/dialogs/askdialog.h"
#include "ui/shell/settings/settings.h"
#include "ui/study/edit/studykeysdialog.h"
#include "ui/study/page/recordpage.h"
#include "ui/study/panels/charsetdialog.h"
#include "wording/text/foreigntext.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QInputDialog>
#include <QPushButton>

#include <algorithm>

namespace kagetsu::ui {

StudyFiles::StudyFiles(Settings &settings, QString drafts, std::function<RecordPage &()> page, QWidget *window)
    : QObject(window)
    , m_desk(settings, std::move(page), window)
    , m_saver(m_desk)
    , m_merger(m_desk)
    , m_drafts(m_desk, std::move(drafts))
    , m_shelf(m_desk, m_saver, m_drafts)
    , m_reading(window)
    , m_looking(window)
{
    connect(&m_desk, &StudyContext::settingsChanged, this, &StudyFiles::settingsChanged);
    connect(&m_saver, &StudySaver::saved, &m_drafts, &StudyDrafts::drop);
    connect(&m_drafts, &StudyDrafts::notKept, this, [this] { m_desk.page().tellNotKept(); });
    connect(&m_drafts, &StudyDrafts::restored, this, [this](document::OpenedRecord record) {
        opened(std::move(record));
        m_desk.page().setUnsaved();
        m_desk.page().setMode(StudyMode::Edit);
    });
}

void StudyFiles::serve(RecordPage &page)
{
    page.setKeys(m_desk.settings().studyKeys);
    connect(&page, &RecordPage::charsetWanted, this, &StudyFiles::chooseCharset);
    connect(&page, &RecordPage::boardSizeWanted, this, &StudyFiles::chooseBoardSize);
    connect(&page, &RecordPage::edited, this, &StudyFiles::keepDraft);
    connect(&page, &RecordPage::refused, this, &StudyFiles::refused);
    connect(&page, &RecordPage::mergeWanted, &m_merger, &StudyMerger::mergeFiles);
    connect(&page, &RecordPage::mergeFolderWanted, &m_merger, &StudyMerger::mergeFolder);
    connect(&page, &Page::stateChanged, &m_shelf, &RecordShelf::changed);
    connect(&page, &RecordPage::closeWanted, this, &StudyFiles::closeRecord);
    connect(&page, &RecordPage::keysWanted, this, &StudyFiles::chooseKeys);
    connect(&page, &RecordPage::branchWanted, &m_saver, &StudySaver::saveBranch);
    connect(&page, &RecordPage::saveAsWanted, &m_saver, &StudySaver::saveAs);
    connect(&page, &RecordPage::statisticsWanted, this, &StudyFiles::showStatistics);
}

void StudyFiles::chooseKeys()
{
    Settings &settings = m_desk.settings();
    StudyKeysDialog dialog(settings.studyKeys, m_desk.page().actionsOfAllKeySets(), m_desk.window());
    if (dialog.exec() != QDialog::Accepted)
        return;
    settings.studyKeys = dialog.keys();
    m_desk.page().setKeys(dialog.keys());
    emit settingsChanged();
}

void StudyFiles::ask(const QString &folder, Folder next)
{
    const QString path =
        QFileDialog::getOpenFileName(m_desk.window(), tr("Open record"), folder, StudyContext::readableFiles());
    if (path.isEmpty())
        return;
    if (next == Folder::Remembered) {
        m_desk.settings().lastFolder = QFileInfo(path).absolutePath();
        emit settingsChanged();
    }
    open(path);
}

void StudyFiles::copy(CopyForm form)
{
    const Result<QString, QString> text = copied(m_desk.page(), form);
    if (text)
        QGuiApplication::clipboard()->setText(*text);
    else
        emit refused(text.fault());
}

void StudyFiles::copyPicture()
{
    QGuiApplication::clipboard()->setImage(imageOf(m_desk.page().picture(), m_desk.settings().colours()));
}

void StudyFiles::open(const QString &path)
{
    const QString file = QFileInfo(path).absoluteFilePath();
    // One with edits that are not in the file is gone to.
    for (const OpenRecord &each : m_shelf.records()) {
        if (each.isModified && each.path == file) {
            showRecord(each.id);
            return;
        }
    }
    if (!m_drafts.offerOf(file))
        read(file, m_desk.choicesFor(file));
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

void StudyFiles::copyRecord()
{
    const RecordPage &study = m_desk.page();
    m_looking.run(
        document::amountOf(study.document().tree().nodeCount()), tr("Copying the game…"),
        [content = study.record().content()](
            background::State &) { return QString::fromStdString(record::writeSgf(document::gameOf(content))); },
        [](const QString &text) { QGuiApplication::clipboard()->setText(text); });
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
            if (record) {
                if (!isTaken) {
                    opened(std::move(record).value());
                } else {
                    // What was edited while it was read was not asked for.
                    if (!isTaken(*record) || (m_wasEdited && !agreesToLose()))
                        return;
                    replaced(std::move(record).value());
                }
                m_desk.remember(path);
            } else if (record.fault().isNewerVersion) {
                document::OpenChoices any = choices;
                any.anyVersion = true;
                if (triesAnyway(record.fault().sentence))
                    read(path, any, isTaken);
            } else if (!record.fault().sentence.isEmpty()) {
                emit refused(record.fault().sentence);
            }
        });
}

bool StudyFiles::triesAnyway(const QString &sentence)
{
    AskDialog question(m_desk.window(), "newerVersion", sentence);
    const QPushButton *anyway = question.add(tr("Try to read it"), AskDialog::Role::Accept);
    question.addCancel();
    return question.ask() == anyway;
}

void StudyFiles::opened(document::OpenedRecord record)
{
    m_shelf.makeRoom();
    put(std::move(record));
}

void StudyFiles::replaced(document::OpenedRecord record)
{
    m_drafts.drop();
    put(std::move(record));
}

void StudyFiles::put(document::OpenedRecord record)
{
    RecordPage &study = m_desk.page();
    study.show(std::move(record));
    m_shelf.begin();
    emit shown();
    const QString name = wording::foreignText(study.record().fileName());
    if (study.record().file().damage == document::Damage::Incomplete)
        tellDamage(tr("%1 is damaged. All that could be read is shown; it will not be saved over the file.").arg(name));
    else if (study.record().isCutOff())
        tellDamage(
            tr("%1 ends early; it may have been cut off. All that is there is shown. If you save over it, a copy "
               "of it is kept beside it.")
                .arg(name));
}

void StudyFiles::tellDamage(const QString &sentence)
{
    RecordPage &study = m_desk.page();
    AskDialog box(m_desk.window(), "message", sentence);
    box.add(tr("OK"), AskDialog::Role::Accept);
    const QPushButton *list = box.add(tr("Show what was found"), AskDialog::Role::Other);
    if (box.ask() == list)
        study.showFindings();
}

bool StudyFiles::agreesToLose()
{
    m_saver.wait();
    m_desk.page().wait();
    const document::Record &record = m_desk.page().record();
    if (!record.isModified())
        return true;
    AskDialog question(m_desk.window(), "unsaved",
        tr("%1 has changes that are not saved.").arg(wording::foreignText(record.fileName())));
    QPushButton *keep = question.add(tr("Save"), AskDialog::Role::Accept);
    const QPushButton *lose = question.add(tr("Discard"), AskDialog::Role::Discard);
    question.addCancel();
    question.setDefault(keep);
    const QPushButton *answer = question.ask();
    if (answer == keep) {
        m_saver.save();
        m_saver.wait();
        return !record.isModified();
    }
    return answer == lose;
}

bool StudyFiles::agreesToLoseAll()
{
    // A text that stands open belongs to its record.
    for (const OpenRecord &each : m_shelf.records()) {
        if (each.isOnPage)
            m_desk.page().wait();
    }
    for (const OpenRecord &each : m_shelf.records()) {
        if (!each.isOnPage && each.isModified)
            showRecord(each.id); // what is asked about is seen
        if ((each.isOnPage || each.isModified) && !agreesToLose())
            return false;
    }
    return true;
}

bool StudyFiles::hasUnsaved() const
{
    const QList<OpenRecord> records = m_shelf.records();
    return std::any_of(records.begin(), records.end(), [](const OpenRecord &each) { return each.isModified; });
}

void StudyFiles::saveUnsaved()
{
    for (const OpenRecord &each : m_shelf.records()) {
        if (!each.isModified)
            continue;
        if (!each.isOnPage)
            showRecord(each.id);
        m_saver.save();
        return;
    }
}

void StudyFiles::showRecord(int id)
{
    m_shelf.show(id);
    emit shown();
}

void StudyFiles::closeRecord()
{
    if (!agreesToLose())
        return;
    m_shelf.forget();
    const QList<OpenRecord> left = m_shelf.records();
    if (left.isEmpty())
        emit closed();
    else
        showRecord(left.first().id);
}

void StudyFiles::newRecord()
{
    document::OpenedRecord record =
        document::openRecord("(;FF[4]GM[4]CA[UTF-8]SZ[15]RU[Renju])", QStringLiteral("new.sgf")).value();
    record.name = tr("New record");
    opened(std::move(record));
    m_desk.page().setMode(StudyMode::Edit);
}

void StudyFiles::review(std::string sgf, const QString &name)
{
    auto record = document::openRecord(std::move(sgf), name);
    if (!record)
        return;
    opened(std::move(record).value());
    m_desk.page().review();
}

void StudyFiles::keepDraft()
{
    m_wasEdited = true;
    m_drafts.keep();
}

void StudyFiles::showStatistics()
{
    const RecordPage &study = m_desk.page();
    m_looking.run(
        document::amountOfBranch(study.document().tree(), study.node()), tr("Counting…"),
        [game = study.document().shared(), node = study.node()](
            background::State &) { return record::countBranch(game->tree, node); },
        [this](const record::BranchCount &count) { tellStatistics(count); });
}

void StudyFiles::tellStatistics(const record::BranchCount &count)
{
    const QStringList lines { tr("Moves: %1").arg(count.moves), tr("Ends of lines: %1").arg(count.ends),
        tr("Longest line: %1").arg(count.longest), tr("Moves with comments: %1").arg(count.comments),
        tr("Bookmarks: %1").arg(count.bookmarks), tr("Texts on points without a move: %1").arg(count.labels) };
    AskDialog::tell(m_desk.window(), "statistics", tr("Below this position"), lines.join(QLatin1Char('\n')));
}

void StudyFiles::chooseCharset()
{
    RecordPage &study = m_desk.page();
    if (!study.hasDocument())
        return;
    const auto game = study.document().shared();
    const auto bytes = study.record().bytes();
    const auto amount = study.document().isLibrary() ? document::amountOf(game->tree.nodeCount())
                                                     : document::amountOfBytes(static_cast<qint64>(bytes->size()));
    m_looking.run(
        amount, tr("Looking for texts…"),
        [game, bytes, isLibrary = study.document().isLibrary()](
            background::State &) { return isLibrary ? samplesOf(game->tree) : samplesOf(*bytes); },
        [this, document = study.record().document()](std::vector<std::string> samples) {
            if (m_desk.page().record().document() == document)
                askCharset(std::move(samples));
        });
}

void StudyFiles::askCharset(std::vector<std::string> samples)
{
    RecordPage &study = m_desk.page();
    const QString path = study.record().path();
    const bool isLibrary = study.document().isLibrary();
    const auto current = record::charsetFromName(study.game().info.charset);
    CharsetDialog dialog(std::move(samples), current.value_or(record::Charset::Utf8), m_desk.window());
    if (dialog.exec() != QDialog::Accepted || dialog.charset() == current)
        return;
    const std::string name(record::nameOf(dialog.charset()));
    if (!path.isEmpty()) {
        m_desk.settings().charsets.insert(path, QString::fromStdString(name));
        emit settingsChanged();
    }
    if (isLibrary)
        study.document().setCharset(dialog.charset());
    else
        reread(name);
}

void StudyFiles::chooseBoardSize()
{
    const RecordPage &study = m_desk.page();
    const QString path = study.record().path();
    const int current = study.document().tree().columns();
    QInputDialog question(m_desk.window());
    question.setObjectName(QStringLiteral("boardSize"));
    question.setWindowTitle(tr("Board of the library"));
    question.setLabelText(tr("A library does not say how large its board is.\nLines of the board:"));
    question.setInputMode(QInputDialog::IntInput);
    question.setIntRange(rules::MinBoardSize, rules::DefaultBoardSize);
    question.setIntValue(current);
    if (question.exec() != QDialog::Accepted || question.intValue() == current || !agreesToLose())
        return;
    document::OpenChoices choices = m_desk.choicesFor(path);
    choices.boardSize = question.intValue();
    read(path, choices, [this, path, size = choices.boardSize](const document::OpenedRecord &record) {
        return takesBoardSize(path, size, record);
    });
}

// A size on which less of the library can be read is not its size.
bool StudyFiles::takesBoardSize(const QString &path, int size, const document::OpenedRecord &record)
{
    const auto *library = std::get_if<record::Library>(&record.content);
    if (library && library->isIncomplete && !m_desk.page().record().isIncomplete()) {
        m_desk.tell(tr("Moves of this library do not fit a board of %1 lines. It stays as it was.").arg(size));
        return false;
    }
    if (size == rules::DefaultBoardSize)
        m_desk.settings().boards.remove(path);
    else
        m_desk.settings().boards.insert(path, size);
    emit settingsChanged();
    return true;
}

void StudyFiles::reread(const std::string &charset)
{
    const document::Record &record = m_desk.page().record();
    const auto bytes = record.bytes();
    struct Answer
    {
        Result<document::OpenedRecord, document::OpenFault> read;
        std::optional<document::SecondReading> second;
    };
    m_reading.run(
        document::amountOfBytes(static_cast<qint64>(bytes->size())), tr("Reading the file…"),
        [bytes, charset, name = record.fileName(), first = record.firstReading()](background::State &) {
            Answer answer { document::openRecord(*bytes, name, { .charset = charset }), {} };
            if (answer.read)
                answer.second = document::reread(first, answer.read.value());
            return answer;
        },
        [this, bytes, charset, path = record.path()](Answer answer) {
            RecordPage &study = m_desk.page();
            if (!answer.read || study.record().bytes() != bytes) // another file was opened meanwhile
                return;
            if (answer.second) {
                if (!study.adopt(std::move(*answer.second)))
                    reread(charset);
                return;
            }
            if (!agreesToLose())
                return;
            answer.read.value().path = path;
            answer.read.value().file = m_desk.page().record().file();
            replaced(std::move(answer.read).value());
        });
}

} // namespace kagetsu::ui
