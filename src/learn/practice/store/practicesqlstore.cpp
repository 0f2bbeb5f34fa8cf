// SPDX-License-Identifier: MIT
#include "learn/practice/store/practicesqlstore.h"

#include "learn/practice/store/practiceschema.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

#include <map>
#include <utility>

namespace kagetsu::practice {

namespace {

using Code = StoreFault::Code;
using MaybeFault = std::optional<StoreFault>;

constexpr QLatin1String Driver("QSQLITE");

QString text(const std::string &utf8)
{
    return QString::fromStdString(utf8);
}

constexpr std::pair<Mark, const char *> MarkWords[] { { Mark::Right, "right" }, { Mark::Partly, "partly" },
    { Mark::Wrong, "wrong" } };

QString wordOf(Mark mark)
{
    for (const auto &[each, word] : MarkWords) {
        if (each == mark)
            return QLatin1String(word);
    }
    return {};
}

// A word that is not one of ours cannot be in a table that checks it.
Mark markOfWord(const QString &text)
{
    for (const auto &[each, word] : MarkWords) {
        if (text == QLatin1String(word))
            return each;
    }
    return Mark::Wrong;
}

// Runs a statement with values.
MaybeFault run(const QSqlDatabase &database, const char *statement, const QVariantList &values)
{
    QSqlQuery query(database);
    if (!query.prepare(QLatin1String(statement)))
        return faultOf(query.lastError());
    for (const QVariant &value : values)
        query.addBindValue(value);
    return query.exec() ? std::nullopt : MaybeFault(faultOf(query.lastError()));
}

// Names of children are private, so the file is unreadable for other users from the moment it is created.
MaybeFault makeFile(const QString &path)
{
    if (QFile::exists(path))
        return std::nullopt;
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (file.open(QIODevice::ReadWrite, QFile::ReadOwner | QFile::WriteOwner))
        return std::nullopt;
    return StoreFault { Code::Unwritable, file.errorString().toStdString() };
}

// After a crash, a statement has either happened or not: the journal is removed from disk before the program continues,
// and no deleted text stays in a free page.
constexpr const char *Pragmas[] { "PRAGMA foreign_keys = ON", "PRAGMA secure_delete = ON",
    "PRAGMA journal_mode = DELETE", "PRAGMA synchronous = EXTRA", "PRAGMA temp_store = MEMORY",
    "PRAGMA trusted_schema = OFF" };

// Reads a rating from three columns.
Rating ratingAt(const QSqlQuery &row, int column)
{
    return { row.value(column).toDouble(), row.value(column + 1).toDouble(), row.value(column + 2).toDouble() };
}

class BookReader
{
public:
    explicit BookReader(const QSqlDatabase &database)
        : m_database(database)
    {
    }

    Result<Book, StoreFault> read()
    {
        const bool isRead = readPupils() && readGroups() && readDone() && readMarks() && readTasks() && readCards()
            && readPuzzles() && readQuarries() && readStrengths() && readAttempts();
        if (!isRead)
            return Fault { *m_fault };
        return Book::of(std::move(m_pupils), std::move(m_chosen), std::move(m_questions), std::move(m_shelf));
    }

private:
    template <class TakeRow>
    bool each(const char *statement, TakeRow takeRow)
    {
        QSqlQuery query(m_database);
        query.setForwardOnly(true);
        if (!query.exec(QLatin1String(statement))) {
            m_fault = faultOf(query.lastError());
            return false;
        }
        while (query.next())
            takeRow(query);
        if (query.lastError().isValid())
            m_fault = faultOf(query.lastError());
        return !m_fault;
    }

    bool readPupils()
    {
        return each("SELECT id, name, chosen FROM pupil ORDER BY id", [this](const QSqlQuery &row) {
            m_places[row.value(0).toLongLong()] = m_pupils.size();
            m_pupils.push_back({ .name = row.value(1).toString().toStdString() });
            if (row.value(2).toInt() != 0)
                m_chosen = m_pupils.back().name;
        });
    }

    Pupil *pupilOf(const QSqlQuery &row)
    {
        const auto place = m_places.find(row.value(0).toLongLong());
        return place == m_places.end() ? nullptr : &m_pupils[place->second];
    }

    bool readGroups()
    {
        return each("SELECT pupil, \"group\" FROM member", [this](const QSqlQuery &row) {
            if (Pupil *pupil = pupilOf(row))
                pupil->groups.insert(row.value(1).toString().toStdString());
        });
    }

    bool readDone()
    {
        return each("SELECT pupil, page FROM done", [this](const QSqlQuery &row) {
            if (Pupil *pupil = pupilOf(row))
                pupil->done.insert(row.value(1).toString().toStdString());
        });
    }

    bool readMarks()
    {
        return each("SELECT pupil, lesson, page, mark FROM mark", [this](const QSqlQuery &row) {
            if (Pupil *pupil = pupilOf(row))
                pupil->marks[{ row.value(1).toString().toStdString(), row.value(2).toInt() }] =
                    markOfWord(row.value(3).toString());
        });
    }

    bool readTasks()
    {
        return each("SELECT id, kind, sgf FROM task", [this](const QSqlQuery &row) {
            m_questions.push_back({ row.value(0).toString().toStdString(), row.value(1).toString().toStdString(),
                row.value(2).toString().toStdString() });
            m_kinds[m_questions.back().id] = m_questions.back().kind;
        });
    }

    bool readCards()
    {
        return each("SELECT pupil, task, box, due, \"right\", wrong FROM card", [this](const QSqlQuery &row) {
            const auto place = m_places.find(row.value(0).toLongLong());
            std::string task = row.value(1).toString().toStdString();
            const auto kind = m_kinds.find(task);
            const int box = row.value(2).toInt();
            if (place == m_places.end() || kind == m_kinds.end() || box < 1 || box > Boxes) {
                m_fault = StoreFault { Code::Damaged, {} };
                return;
            }
            const Card card { task, kind->second, box, row.value(3).toInt(), row.value(4).toInt(),
                row.value(5).toInt() };
            m_pupils[place->second].cards.emplace(std::move(task), card);
        });
    }

    bool readPuzzles()
    {
        return each("SELECT id, theme, kind, sgf, answers, proof, length, black, white, date, event, move, rating, "
                    "deviation, volatility, answered FROM puzzle",
            [this](const QSqlQuery &row) {
                const auto at = [&row](int column) { return row.value(column).toString().toStdString(); };
                m_shelf.add({ at(0), at(1), at(2), at(3), at(4), at(5), row.value(6).toInt(), at(7), at(8), at(9), at(10),
                    row.value(11).toInt(), ratingAt(row, 12), row.value(15).toInt() });
            });
    }

    bool readQuarries()
    {
        return each("SELECT place, at, games, puzzles, done FROM quarry", [this](const QSqlQuery &row) {
            m_shelf.setQuarry({ row.value(0).toString().toStdString(), row.value(1).toString().toStdString(),
                row.value(2).toInt(), row.value(3).toInt(), row.value(4).toInt() != 0 });
        });
    }

    bool readStrengths()
    {
        return each("SELECT pupil, rating, deviation, volatility FROM strength", [this](const QSqlQuery &row) {
            if (Pupil *pupil = pupilOf(row))
                pupil->strength = ratingAt(row, 1);
        });
    }

    bool readAttempts()
    {
        return each("SELECT pupil, puzzle, number, \"right\", day FROM attempt", [this](const QSqlQuery &row) {
            if (Pupil *pupil = pupilOf(row))
                pupil->attempts[row.value(1).toString().toStdString()] = { row.value(2).toInt(),
                    row.value(3).toInt() != 0, row.value(4).toInt() };
        });
    }

    const QSqlDatabase &m_database;
    PuzzleBook m_shelf;
    MaybeFault m_fault;
    std::vector<Pupil> m_pupils;
    std::string m_chosen;
    std::vector<Question> m_questions;
    std::map<qlonglong, std::size_t> m_places;
    std::map<std::string, std::string> m_kinds;
};

constexpr const char *DropUnused = "DELETE FROM task WHERE id NOT IN (SELECT task FROM card)";

// A name that another window has used meanwhile stays with its pupil.
MaybeFault write(const QSqlDatabase &database, const PupilAdded &change)
{
    if (auto fault = run(database, "INSERT OR IGNORE INTO pupil (name) VALUES (?)", { text(change.name) }))
        return fault;
    return run(database, "UPDATE pupil SET chosen = (name = ?)", { text(change.name) });
}

MaybeFault write(const QSqlDatabase &database, const PupilRenamed &change)
{
    return run(database, "UPDATE OR IGNORE pupil SET name = ? WHERE name = ?", { text(change.to), text(change.from) });
}

MaybeFault write(const QSqlDatabase &database, const PupilDeleted &change)
{
    if (auto fault = run(database, "DELETE FROM pupil WHERE name = ?", { text(change.name) }))
        return fault;
    return run(database, DropUnused, {});
}

MaybeFault write(const QSqlDatabase &database, const PupilChosen &change)
{
    return run(database, "UPDATE pupil SET chosen = (name = ?)", { text(change.name.value_or(std::string())) });
}

// Starts from the card as it is in the file, because another window may have answered meanwhile.
MaybeFault write(const QSqlDatabase &database, const TaskAnswered &change)
{
    const Question &question = change.question;
    Card card = newCard(question.id, question.kind, change.today);
    QSqlQuery query(database);
    query.prepare(QStringLiteral("SELECT box, due, \"right\", wrong FROM card JOIN pupil ON pupil.id = card.pupil "
                                 "WHERE name = ? AND task = ?"));
    query.addBindValue(text(change.pupil));
    query.addBindValue(text(question.id));
    if (!query.exec())
        return faultOf(query.lastError());
    if (query.next()) {
        card.box = query.value(0).toInt();
        card.due = query.value(1).toInt();
        card.right = query.value(2).toInt();
        card.wrong = query.value(3).toInt();
    }
    query.finish();
    card = answered(card, change.isRight, change.today);
    if (auto fault = run(database,
            "INSERT INTO task (id, kind, sgf) VALUES (?, ?, ?) "
            "ON CONFLICT (id) DO UPDATE SET kind = excluded.kind, sgf = excluded.sgf",
            { text(question.id), text(question.kind), text(question.sgf) }))
        return fault;
    if (auto fault = run(database,
            "INSERT INTO card (pupil, task, box, due, \"right\", wrong) "
            "SELECT id, ?, ?, ?, ?, ? FROM pupil WHERE name = ? "
            "ON CONFLICT (pupil, task) DO UPDATE SET box = excluded.box, due = excluded.due, "
            "\"right\" = excluded.\"right\", wrong = excluded.wrong",
            { text(question.id), card.box, card.due, card.right, card.wrong, text(change.pupil) }))
        return fault;
    // A pupil whom another window has deleted meanwhile is not restored.
    return run(database, "DELETE FROM task WHERE id = ? AND id NOT IN (SELECT task FROM card)", { text(question.id) });
}

MaybeFault write(const QSqlDatabase &database, const TaskDropped &change)
{
    if (auto fault = run(database, "DELETE FROM card WHERE task = ? AND pupil IN (SELECT id FROM pupil WHERE name = ?)",
            { text(change.task), text(change.pupil) }))
        return fault;
    return run(database, DropUnused, {});
}

MaybeFault write(const QSqlDatabase &database, const PupilGrouped &change)
{
    MaybeFault fault =
        run(database, "DELETE FROM member WHERE pupil IN (SELECT id FROM pupil WHERE name = ?)", { text(change.name) });
    for (const std::string &group : change.groups) {
        if (!fault)
            fault = run(database, "INSERT INTO member (pupil, \"group\") SELECT id, ? FROM pupil WHERE name = ?",
                { text(group), text(change.name) });
    }
    return fault;
}

MaybeFault write(const QSqlDatabase &database, const PageDone &change)
{
    return run(database, "INSERT OR IGNORE INTO done (pupil, page) SELECT id, ? FROM pupil WHERE name = ?",
        { text(change.page), text(change.pupil) });
}

MaybeFault write(const QSqlDatabase &database, const CoursesRestarted &change)
{
    return run(
        database, "DELETE FROM done WHERE pupil IN (SELECT id FROM pupil WHERE name = ?)", { text(change.pupil) });
}

MaybeFault write(const QSqlDatabase &database, const PageMarked &change)
{
    if (!change.mark)
        return run(database,
            "DELETE FROM mark WHERE lesson = ? AND page = ? AND pupil IN (SELECT id FROM pupil WHERE name = ?)",
            { text(change.page.lesson), change.page.page, text(change.pupil) });
    return run(database,
        "INSERT OR REPLACE INTO mark (pupil, lesson, page, mark) SELECT id, ?, ?, ? FROM pupil WHERE name = ?",
        { text(change.page.lesson), change.page.page, wordOf(*change.mark), text(change.pupil) });
}

MaybeFault writeBox(const QSqlDatabase &database, const Pupil &pupil)
{
    MaybeFault fault;
    for (const auto &[task, card] : pupil.cards) {
        if (!fault)
            fault = run(database,
                "INSERT OR REPLACE INTO card (pupil, task, box, due, \"right\", wrong) "
                "SELECT id, ?, ?, ?, ?, ? FROM pupil WHERE name = ?",
                { text(task), card.box, card.due, card.right, card.wrong, text(pupil.name) });
    }
    return fault;
}

MaybeFault writeAttempt(
    const QSqlDatabase &database, const std::string &pupil, const std::string &puzzle, const Attempt &attempt)
{
    return run(database,
        "INSERT OR REPLACE INTO attempt (pupil, puzzle, number, \"right\", day) "
        "SELECT id, ?, ?, ?, ? FROM pupil WHERE name = ?",
        { text(puzzle), attempt.number, attempt.isRight ? 1 : 0, attempt.day, text(pupil) });
}

MaybeFault writeStrength(const QSqlDatabase &database, const std::string &pupil, const Rating &strength)
{
    return run(database,
        "INSERT OR REPLACE INTO strength (pupil, rating, deviation, volatility) "
        "SELECT id, ?, ?, ? FROM pupil WHERE name = ?",
        { strength.rating, strength.deviation, strength.volatility, text(pupil) });
}

// Writes everything of a pupil that is in the book, beside what is in the file.
MaybeFault writePupil(const QSqlDatabase &database, const Pupil &pupil)
{
    MaybeFault fault = run(database, "INSERT OR IGNORE INTO pupil (name) VALUES (?)", { text(pupil.name) });
    if (!fault)
        fault = write(database, PupilGrouped { pupil.name, pupil.groups });
    for (const std::string &page : pupil.done) {
        if (!fault)
            fault = write(database, PageDone { pupil.name, page });
    }
    for (const auto &[page, mark] : pupil.marks) {
        if (!fault)
            fault = write(database, PageMarked { pupil.name, page, mark });
    }
    for (const auto &[puzzle, attempt] : pupil.attempts) {
        if (!fault)
            fault = writeAttempt(database, pupil.name, puzzle, attempt);
    }
    if (!fault && pupil.strength != Rating())
        fault = writeStrength(database, pupil.name, pupil.strength);
    return fault ? fault : writeBox(database, pupil);
}

// Writes a puzzle, in the place of the one with its id.
MaybeFault writePuzzle(const QSqlDatabase &database, const KeptPuzzle &each)
{
    const Rating &difficulty = each.difficulty;
    return run(database,
        "INSERT INTO puzzle VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET "
        "theme = excluded.theme, kind = excluded.kind, sgf = excluded.sgf, answers = excluded.answers, "
        "proof = excluded.proof, length = excluded.length, black = excluded.black, white = excluded.white, "
        "date = excluded.date, event = excluded.event, move = excluded.move, rating = excluded.rating, "
        "deviation = excluded.deviation, volatility = excluded.volatility, answered = excluded.answered",
        { text(each.id), text(each.theme), text(each.kind), text(each.sgf), text(each.answers), text(each.proof),
            each.length, text(each.black), text(each.white), text(each.date), text(each.event), each.move,
            difficulty.rating, difficulty.deviation, difficulty.volatility, each.answered });
}

MaybeFault write(const QSqlDatabase &database, const PuzzlesMade &change)
{
    const Quarry &quarry = change.quarry;
    MaybeFault fault;
    if (!quarry.place.empty())
        fault = run(database, "INSERT OR REPLACE INTO quarry (place, at, games, puzzles, done) VALUES (?, ?, ?, ?, ?)",
            { text(quarry.place), text(quarry.at), quarry.games, quarry.puzzles, quarry.isDone ? 1 : 0 });
    for (const KeptPuzzle &each : change.puzzles) {
        const Rating &difficulty = each.difficulty;
        if (!fault && !each.id.empty())
            fault = run(database,
                "INSERT OR IGNORE INTO puzzle SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? "
                "WHERE (SELECT count(*) FROM puzzle) < ?",
                { text(each.id), text(each.theme), text(each.kind), text(each.sgf), text(each.answers),
                    text(each.proof), each.length, text(each.black), text(each.white), text(each.date),
                    text(each.event), each.move, difficulty.rating, difficulty.deviation, difficulty.volatility,
                    each.answered, static_cast<int>(PuzzleBook::MostPuzzles) });
    }
    return fault;
}

MaybeFault write(const QSqlDatabase &database, const QuarryLeft &change)
{
    return run(database, "DELETE FROM quarry WHERE place = ?", { text(change.place) });
}

// Returns the first rating that a statement with one value finds.
Result<std::optional<Rating>, StoreFault> ratingIn(
    const QSqlDatabase &database, const char *statement, const std::string &value)
{
    QSqlQuery query(database);
    query.prepare(QLatin1String(statement));
    query.addBindValue(text(value));
    if (!query.exec())
        return Fault { faultOf(query.lastError()) };
    return query.next() ? std::optional(ratingAt(query, 0)) : std::nullopt;
}

// Starts from what is in the file, because another window may have answered meanwhile.
MaybeFault write(const QSqlDatabase &database, const PuzzleAnswered &change)
{
    const auto strength = ratingIn(database,
        "SELECT rating, deviation, volatility FROM strength JOIN pupil ON pupil.id = strength.pupil WHERE name = ?",
        change.pupil);
    const auto difficulty =
        ratingIn(database, "SELECT rating, deviation, volatility FROM puzzle WHERE id = ?", change.puzzle);
    if (!strength || !difficulty)
        return strength ? difficulty.fault() : strength.fault();
    QSqlQuery query(database);
    query.prepare(QStringLiteral("SELECT (SELECT count(*) FROM attempt WHERE attempt.pupil = pupil.id), "
                                 "(SELECT count(*) FROM attempt WHERE attempt.pupil = pupil.id AND puzzle = ?) "
                                 "FROM pupil WHERE name = ?"));
    query.addBindValue(text(change.puzzle));
    query.addBindValue(text(change.pupil));
    if (!query.exec())
        return faultOf(query.lastError());
    if (!*difficulty || !query.next() || query.value(1).toInt() > 0)
        return std::nullopt; // deleted, or answered in another window
    const int number = query.value(0).toInt() + 1;
    query.finish();
    const Met now = met(strength->value_or(Rating()), **difficulty, change.isRight);
    MaybeFault fault =
        writeAttempt(database, change.pupil, change.puzzle, { number, change.isRight, change.today });
    if (!fault)
        fault = writeStrength(database, change.pupil, now.pupil);
    return fault ? fault
                 : run(database,
                     "UPDATE puzzle SET rating = ?, deviation = ?, volatility = ?, answered = answered + 1 "
                     "WHERE id = ?",
                     { now.puzzle.rating, now.puzzle.deviation, now.puzzle.volatility, text(change.puzzle) });
}

// Joins with what is in the file, because another window may have changed it meanwhile.
MaybeFault write(const QSqlDatabase &database, const ClassJoined &change)
{
    Result<Book, StoreFault> book = BookReader(database).read();
    if (!book)
        return book.fault();
    Book joinedBook = *book;
    if (!joinedBook.apply(change))
        return std::nullopt;
    MaybeFault fault;
    for (const auto &[id, incoming] : change.data.questions) {
        const Question *question = joinedBook.question(id);
        if (question && !fault)
            fault = run(database,
                "INSERT INTO task (id, kind, sgf) VALUES (?, ?, ?) "
                "ON CONFLICT (id) DO UPDATE SET kind = excluded.kind, sgf = excluded.sgf",
                { text(id), text(question->kind), text(question->sgf) });
    }
    // Before the pupils, as their answers name them.
    for (const auto &[id, incoming] : change.data.puzzles) {
        const KeptPuzzle *puzzle = joinedBook.puzzleBook().puzzle(id);
        if (puzzle && !fault)
            fault = writePuzzle(database, *puzzle);
    }
    for (const Pupil &incoming : change.data.pupils) {
        const Pupil *pupil = joinedBook.pupil(incoming.name);
        if (pupil && !fault)
            fault = writePupil(database, *pupil);
    }
    return fault;
}

} // namespace

SqlStore::SqlStore()
    : m_connection(QStringLiteral("practice-%1").arg(reinterpret_cast<quintptr>(this)))
{
}

SqlStore::~SqlStore()
{
    close();
}

QSqlDatabase SqlStore::database() const
{
    return QSqlDatabase::database(m_connection, /*open=*/false);
}

void SqlStore::close()
{
    if (!QSqlDatabase::contains(m_connection))
        return;
    database().close();
    QSqlDatabase::removeDatabase(m_connection);
}

Result<Book, StoreFault> SqlStore::open(const std::string &path)
{
    close();
    m_path = text(path);
    if (!QSqlDatabase::isDriverAvailable(Driver))
        return Fault { StoreFault { Code::NoDriver, {} } };
    if (const MaybeFault fault = makeFile(m_path))
        return Fault { *fault };
    QSqlDatabase opened = QSqlDatabase::addDatabase(Driver, m_connection);
    opened.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=3000"));
    opened.setDatabaseName(m_path);
    MaybeFault fault = opened.open() ? std::nullopt : MaybeFault(faultOf(opened.lastError()));
    for (const char *each : Pragmas) {
        if (!fault)
            fault = practice::run(opened, each);
    }
    if (!fault)
        fault = prepare(opened);
    if (fault) {
        opened = {};
        close();
        return Fault { *fault };
    }
    return BookReader(opened).read();
}

// If the folder cannot be written, neither can the journal next to the file.
MaybeFault SqlStore::checkWritable()
{
    const QFileInfo folder(QFileInfo(m_path).path());
    if (!folder.isWritable())
        return StoreFault { Code::Unwritable, {} };
    if (MaybeFault fault = practice::run(database(), "BEGIN IMMEDIATE"))
        return fault;
    return practice::run(database(), "ROLLBACK");
}

MaybeFault SqlStore::keep(const Change &change)
{
    const QSqlDatabase opened = database();
    if (MaybeFault fault = practice::run(opened, "BEGIN IMMEDIATE"))
        return fault;
    MaybeFault fault = std::visit([&](const auto &each) { return write(opened, each); }, change);
    if (!fault)
        fault = practice::run(opened, "COMMIT");
    if (fault) {
        (void)practice::run(opened, "ROLLBACK");
        return fault;
    }
    // The pupil is deleted already; this also frees the space.
    if (std::holds_alternative<PupilDeleted>(change))
        (void)practice::run(opened, "VACUUM");
    return std::nullopt;
}

} // namespace kagetsu::practice
