// SPDX-License-Identifier: MIT
#include "ui/shell/studyfiles.h"

#include "record/branch.h"
#include "record/renlibconvert.h"
#include "ui/shell/recordfiles.h"
#include "ui/shell/settings.h"
#include "ui/study/charsetdialog.h"
#include "ui/study/conflictdialog.h"
#include "ui/study/recordpage.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>

namespace kagetsu::ui {

namespace {

// A file of this size is read faster than the eye sees; larger ones are read beside the window.
constexpr qint64 ReadAtOnce = 256 * 1024;

// No more than this is lost when the program is killed.
constexpr std::chrono::milliseconds DraftRest { 2000 };

record::Charset plainCharsetFor(const QString &language)
{
    if (language.startsWith(QStringLiteral("ja")))
        return record::Charset::ShiftJis;
    if (language.startsWith(QStringLiteral("ru")))
        return record::Charset::Windows1251;
    return record::Charset::Gb18030;
}

// What was read of a file, or the sentence why it could not be.
struct ReadFile
{
    QString sentence;
    Result<OpenedRecord, OpenFault> record;
};

ReadFile readFile(const QString &path, const OpenChoices &choices)
{
    const Result<QByteArray, QString> bytes = readRecordFile(path);
    if (!bytes)
        return { bytes.fault(), Fault { OpenFault {} } };
    auto record = openRecord(bytes->toStdString(), QFileInfo(path).fileName(), choices);
    if (!record)
        return { wordsOf(record.fault(), QFileInfo(path).fileName()), Fault { record.fault() } };
    if (record->isSavedOver())
        record.value().path = path;
    return { {}, std::move(record) };
}

// Of a board.
struct Size
{
    int columns;
    int rows;
};

// What can be merged, and sentences on what cannot.
struct MergedFiles
{
    std::vector<record::GameTree> trees;
    QStringList left;
};

record::GameTree treeFor(const record::Game &game, bool isLibrary, bool intoLibrary)
{
    if (isLibrary == intoLibrary)
        return game.tree;
    if (isLibrary) {
        record::Losses losses;
        return record::gameFromLibrary(game.tree, losses).tree;
    }
    record::LibraryBuilder builder;
    builder.add(game);
    return builder.tree();
}

MergedFiles treesOf(
    const std::vector<std::pair<QString, OpenChoices>> &files, bool intoLibrary, Size size, JobState &state)
{
    MergedFiles merged;
    const auto add = [&](const QString &name, const record::Game &game, bool isLibrary) {
        if (game.tree.columns() == size.columns && game.tree.rows() == size.rows)
            merged.trees.push_back(treeFor(game, isLibrary, intoLibrary));
        else
            merged.left += StudyFiles::tr("%1: the board has another size.").arg(name);
    };
    double done = 0;
    for (const auto &[path, choices] : files) {
        if (!state.goesOn(done++ / static_cast<double>(files.size())))
            break;
        const QString name = QFileInfo(path).fileName();
        ReadFile file = readFile(path, choices);
        if (!file.record) {
            merged.left += file.sentence;
        } else if (const auto *library = std::get_if<record::Library>(&file.record->content)) {
            add(name, library->game, /*isLibrary=*/true);
        } else {
            const auto &games = std::get<record::Collection>(file.record->content);
            for (std::size_t i = 0; i < games.size(); ++i)
                add(name, games.readGame(i), /*isLibrary=*/false);
        }
    }
    return merged;
}

bool hasRepairs(const RecordPage &page)
{
    return page.isIncomplete() || record::worst(page.messages()) != record::Severity::Info;
}

} // namespace

StudyFiles::StudyFiles(Settings &settings, QString drafts, std::function<RecordPage &()> page, QWidget *window)
    : QObject(window)
    , m_settings(settings)
    , m_page(std::move(page))
    , m_window(window)
    , m_drafts(std::move(drafts))
    , m_busy(new BusyBar(m_reading, window))
{
    m_draftTimer.setSingleShot(true);
    m_draftTimer.setInterval(DraftRest);
    connect(&m_draftTimer, &QTimer::timeout, this, &StudyFiles::writeDraft);
    retranslate();
}

// Who closes the program has answered for what is unsaved.
StudyFiles::~StudyFiles()
{
    m_drafts.drop();
}

void StudyFiles::retranslate()
{
    m_busy->setText(tr("Reading the file…"));
}

OpenChoices StudyFiles::choicesFor(const QString &path) const
{
    OpenChoices choices;
    choices.charset = m_settings.charsets.value(path).toStdString();
    choices.plainCharset = plainCharsetFor(m_settings.language);
    return choices;
}

void StudyFiles::open(const QString &path)
{
    const QString file = QFileInfo(path).absoluteFilePath();
    read(file, choicesFor(file));
}

void StudyFiles::openText(const QString &text)
{
    const QString name = tr("Pasted text");
    auto record = openRecord(text.toStdString(), name, {});
    if (record)
        opened({}, std::move(record));
    else
        emit refused(wordsOf(record.fault(), name));
}

void StudyFiles::read(const QString &path, const OpenChoices &choices)
{
    const auto done = [this, path, choices](ReadFile file) {
        if (file.record) {
            opened(path, std::move(file.record));
        } else if (file.record.fault().kind == OpenFault::Kind::NewerVersion) {
            OpenChoices any = choices;
            any.anyVersion = true;
            if (triesAnyway(file.sentence))
                read(path, any);
        } else if (!file.sentence.isEmpty()) {
            emit refused(file.sentence);
        }
    };
    if (QFileInfo(path).size() <= ReadAtOnce) {
        done(readFile(path, choices));
        return;
    }
    m_reading.start(
        [path, choices](JobState &state) {
            OpenChoices asked = choices;
            asked.goesOn = [&state](double part) { return state.goesOn(part); };
            return readFile(path, asked);
        },
        done);
}

bool StudyFiles::triesAnyway(const QString &sentence)
{
    QMessageBox question(QMessageBox::Question, QStringLiteral("Kagetsu"), sentence, QMessageBox::Cancel, m_window);
    question.setObjectName(QStringLiteral("newerVersion"));
    const QPushButton *anyway = question.addButton(tr("Try to read it"), QMessageBox::AcceptRole);
    question.exec();
    return question.clickedButton() == anyway;
}

void StudyFiles::opened(const QString &path, Result<OpenedRecord, OpenFault> result)
{
    RecordPage &study = page();
    m_drafts.drop();
    study.show(std::move(result).value());
    m_keptOriginal = false;
    if (!path.isEmpty()) {
        m_settings.rememberFile(path);
        emit settingsChanged();
    }
    emit shown();
    if (study.isIncomplete())
        tell(tr("%1 is damaged. All that could be read is shown; it will not be saved over the file.")
                 .arg(QFileInfo(path).fileName()));
}

bool StudyFiles::save()
{
    const QString path = page().path();
    // Saving over such a file would lose what could not be read of it.
    if (path.isEmpty() || page().isIncomplete())
        return saveAs();
    return saveTo(path);
}

bool StudyFiles::saveAs()
{
    const QString sgf = tr("Game records (*.sgf)");
    const QString library = tr("Libraries of RenLib (*.lib)");
    const bool isLibrary = page().format() == RecordFormat::Library;
    QStringList filters = isLibrary ? QStringList { library, sgf } : QStringList { sgf, library };
    filters << tr("Games of Piskvork (*.psq)") << tr("Stones as bytes (*.pos)");
    // A record that came in another format is offered in its own.
    const QString ending = isLibrary ? QStringLiteral(".lib") : QStringLiteral(".sgf");
    const QString start = page().path().isEmpty()
        ? QDir(m_settings.lastFolder).filePath(QFileInfo(page().fileName()).completeBaseName() + ending)
        : page().path();
    QString chosen = filters.first();
    QString path =
        QFileDialog::getSaveFileName(m_window, tr("Save as"), start, filters.join(QStringLiteral(";;")), &chosen);
    if (path.isEmpty())
        return false;
    if (QFileInfo(path).suffix().isEmpty())
        path += chosen.mid(chosen.lastIndexOf(QLatin1Char('.'))).chopped(1);
    if (page().isIncomplete() && QFileInfo(path) == QFileInfo(page().path())) {
        tell(tr("This file is damaged; saving over it would lose what could not be read. Choose another name."));
        return false;
    }
    return saveTo(path);
}

bool StudyFiles::saveTo(const QString &path)
{
    RecordPage &study = page();
    const RecordFormat format = formatOf(path).value_or(study.format());
    const Result<SavedRecord, QString> bytes = savedAs(study.content(), format);
    if (!bytes) {
        tell(tr("This record cannot be saved in this format."), { bytes.fault() });
        return false;
    }
    if (!keepOriginal(path))
        return false;
    const Result<Done, QString> saved = saveRecordFile(path, bytes->bytes);
    if (!saved) {
        tell(saved.fault());
        return false;
    }
    m_settings.lastFolder = QFileInfo(path).absolutePath();
    m_settings.rememberFile(QFileInfo(path).absoluteFilePath());
    emit settingsChanged();
    // In another format it is a copy: the record goes on as what it was.
    if (format == study.format())
        study.setSaved(path);
    if (!study.isModified())
        m_drafts.drop();
    if (!bytes->losses.isEmpty())
        tell(tr("%1 was saved. This format cannot hold everything.").arg(QFileInfo(path).fileName()), bytes->losses);
    return true;
}

// A file that had to be repaired when it was read stays beside the first one that is saved over it.
bool StudyFiles::keepOriginal(const QString &path)
{
    const bool isOver = QFileInfo(path) == QFileInfo(page().path()) && QFile::exists(path);
    if (!isOver || m_keptOriginal || !hasRepairs(page()))
        return true;
    QString beside = path + QStringLiteral(".bak");
    for (int number = 2; QFile::exists(beside); ++number)
        beside = QStringLiteral("%1.bak%2").arg(path).arg(number);
    m_keptOriginal = QFile::copy(path, beside);
    if (!m_keptOriginal)
        tell(tr("The file had faults that were repaired, and no copy of it could be kept as %1. Nothing was saved.")
                 .arg(QDir::toNativeSeparators(beside)));
    return m_keptOriginal;
}

bool StudyFiles::agreesToLose()
{
    if (!page().isModified())
        return true;
    QMessageBox question(m_window);
    question.setObjectName(QStringLiteral("unsaved"));
    question.setIcon(QMessageBox::Question);
    question.setText(tr("%1 has changes that are not saved.").arg(page().fileName()));
    QPushButton *keep = question.addButton(tr("Save"), QMessageBox::AcceptRole);
    QPushButton *lose = question.addButton(tr("Discard"), QMessageBox::DestructiveRole);
    question.addButton(QMessageBox::Cancel);
    question.setDefaultButton(keep);
    question.exec();
    if (question.clickedButton() == keep)
        return save();
    if (question.clickedButton() != lose)
        return false;
    m_draftTimer.stop();
    m_draftJob.giveUp();
    m_drafts.drop();
    return true;
}

void StudyFiles::saveBranch()
{
    const bool isLibrary = page().document().isLibrary();
    const QString ending = isLibrary ? QStringLiteral(".lib") : QStringLiteral(".sgf");
    const QString filter = isLibrary ? tr("Libraries of RenLib (*.lib)") : tr("Game records (*.sgf)");
    QString path =
        QFileDialog::getSaveFileName(m_window, tr("Save branch as a new file"), m_settings.lastFolder, filter);
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().isEmpty())
        path += ending;
    if (QFileInfo(path) == QFileInfo(page().path())) {
        tell(tr("This is the file of the whole record. Choose another name."));
        return;
    }
    const auto bytes = savedAs(page().branchContent(), page().format());
    if (!bytes) {
        tell(tr("This record cannot be saved in this format."), { bytes.fault() });
        return;
    }
    const Result<Done, QString> saved = saveRecordFile(path, bytes->bytes);
    if (!saved)
        tell(saved.fault());
}

void StudyFiles::showStatistics()
{
    const record::BranchCount count = record::countBranch(page().document().tree(), page().node());
    const QStringList lines { tr("Moves: %1").arg(count.moves), tr("Ends of lines: %1").arg(count.ends),
        tr("Longest line: %1").arg(count.longest), tr("Moves with comments: %1").arg(count.comments),
        tr("Bookmarks: %1").arg(count.bookmarks), tr("Texts on points without a move: %1").arg(count.labels) };
    QMessageBox box(
        QMessageBox::NoIcon, QStringLiteral("Kagetsu"), tr("Below this position"), QMessageBox::Ok, m_window);
    box.setObjectName(QStringLiteral("statistics"));
    box.setInformativeText(lines.join(QLatin1Char('\n')));
    box.exec();
}

void StudyFiles::mergeFiles()
{
    const QStringList paths = QFileDialog::getOpenFileNames(m_window, tr("Merge files into this record"),
        m_settings.lastFolder, tr("Records (*.sgf *.SGF *.lib *.LIB);;All files (*)"));
    if (!paths.isEmpty())
        merge(paths);
}

void StudyFiles::merge(const QStringList &paths)
{
    std::vector<std::pair<QString, OpenChoices>> files;
    for (const QString &path : paths)
        files.emplace_back(path, choicesFor(path));
    const bool intoLibrary = page().document().isLibrary();
    const record::GameTree &tree = page().document().tree();
    const Size size { tree.columns(), tree.rows() };
    m_reading.start([files, intoLibrary, size](JobState &state) { return treesOf(files, intoLibrary, size, state); },
        [this](MergedFiles merged) {
            const record::MergeConflicts conflicts = page().merge(merged.trees);
            if (!merged.left.isEmpty())
                tell(tr("Some files were not merged."), merged.left);
            if (conflicts.empty())
                return;
            ConflictDialog dialog(page().document().tree(), conflicts, m_window);
            if (dialog.exec() == QDialog::Accepted)
                page().resolve(conflicts, dialog.choices());
        });
}

void StudyFiles::keepDraft()
{
    // While one edits on and on, it is still written now and then.
    if (!m_draftTimer.isActive())
        m_draftTimer.start();
}

void StudyFiles::writeDraft()
{
    RecordPage &study = page();
    if (!study.isModified()) {
        m_drafts.drop();
        return;
    }
    DraftInfo info { study.path(), study.fileName(), study.document().isLibrary(),
        QString::fromStdString(study.game().info.charset), QDateTime::currentDateTimeUtc() };
    m_draftJob.start(
        [content = study.content(), isLibrary = info.isLibrary](JobState &) {
            // A library that cannot be one any more is kept as SGF.
            auto saved = savedAs(content, isLibrary ? RecordFormat::Library : RecordFormat::Sgf);
            const bool isWhole = saved.hasValue();
            return std::pair(isWhole, isWhole ? saved->bytes : savedAs(content, RecordFormat::Sgf)->bytes);
        },
        [this, info](std::pair<bool, QByteArray> saved) mutable {
            info.isLibrary = info.isLibrary && saved.first;
            if (!m_drafts.keep(info, saved.second))
                qWarning("the unsaved edits could not be kept on disk");
        });
}

void StudyFiles::offerDrafts()
{
    for (const Draft &draft : m_drafts.leftBehind()) {
        QMessageBox question(m_window);
        question.setObjectName(QStringLiteral("draft"));
        question.setIcon(QMessageBox::Question);
        question.setText(tr("When the program stopped, %1 had changes that were not saved.").arg(draft.info.name));
        question.setInformativeText(
            tr("They are those of %1.")
                .arg(QLocale().toString(draft.info.written.toLocalTime(), QLocale::ShortFormat)));
        QPushButton *restore = question.addButton(tr("Restore"), QMessageBox::AcceptRole);
        const QPushButton *lose = question.addButton(tr("Discard"), QMessageBox::DestructiveRole);
        question.addButton(tr("Later"), QMessageBox::RejectRole);
        question.setDefaultButton(restore);
        question.exec();
        if (question.clickedButton() == lose) {
            Drafts::remove(draft);
        } else if (question.clickedButton() == restore) {
            this->restore(draft);
            return;
        }
    }
}

void StudyFiles::restore(const Draft &draft)
{
    OpenChoices choices;
    choices.charset = draft.info.isLibrary ? draft.info.charset.toStdString() : std::string("UTF-8");
    auto record = openRecord(draft.bytes.toStdString(), draft.info.name, choices);
    // The bytes tell what they are, whatever the name ends in.
    if (!record)
        record = openRecord(draft.bytes.toStdString(), QStringLiteral("draft.sgf"), choices);
    if (!record) {
        tell(wordsOf(record.fault(), draft.info.name));
        return;
    }
    record.value().path = draft.info.path;
    record.value().name = draft.info.name;
    opened(draft.info.path, std::move(record));
    page().setUnsaved();
    Drafts::remove(draft);
    writeDraft();
}

void StudyFiles::chooseCharset()
{
    RecordPage &study = page();
    if (!study.hasDocument())
        return;
    const bool isLibrary = study.document().isLibrary();
    if (!isLibrary && (study.path().isEmpty() || !agreesToLose()))
        return; // what was pasted has no bytes to read again
    std::vector<std::string> samples;
    if (isLibrary) {
        samples = samplesOf(study.document().tree());
    } else if (const auto bytes = readRecordFile(study.path())) {
        samples = samplesOf(std::string_view(bytes->constData(), static_cast<std::size_t>(bytes->size())));
    }
    const auto current = record::charsetFromName(study.game().info.charset);
    CharsetDialog dialog(std::move(samples), current.value_or(record::Charset::Utf8), m_window);
    if (dialog.exec() != QDialog::Accepted || dialog.charset() == current)
        return;
    const QString name = QString::fromStdString(std::string(record::nameOf(dialog.charset())));
    if (!study.path().isEmpty()) {
        m_settings.charsets.insert(study.path(), name);
        emit settingsChanged();
    }
    if (isLibrary)
        study.document().setCharset(dialog.charset());
    else
        open(study.path());
}

void StudyFiles::tell(const QString &text, const QStringList &more)
{
    QMessageBox box(QMessageBox::Warning, QStringLiteral("Kagetsu"), text, QMessageBox::Ok, m_window);
    box.setObjectName(QStringLiteral("message"));
    box.setInformativeText(more.join(QLatin1Char('\n')));
    box.exec();
}

} // namespace kagetsu::ui
