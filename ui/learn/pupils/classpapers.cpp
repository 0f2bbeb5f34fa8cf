// SPDX-License-Identifier: MIT
#include "ui/learn/pupils/classpapers.h"

#include "learn/course/progress.h"
#include "text/common/language.h"
#include "text/task/tasks.h"
#include "ui/controls/combobox.h"
#include "ui/learn/pupils/classmodel.h"
#include "ui/learn/pupils/marksmodel.h"
#include "ui/print/paper/languagescope.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>

#include <algorithm>
#include <map>
#include <memory>

namespace kagetsu::ui {

namespace {

struct ClassWords
{
    Q_DECLARE_TR_FUNCTIONS(ClassPapers)
};

QString courseText(const json::Texts &texts)
{
    return QString::fromStdString(json::textIn(texts, text::languageTag()));
}

QString stepName(course::Place place)
{
    //: A step of a course: the name of the course, and the number and name of the step.
    return ClassWords::tr("%1: %2. %3")
        .arg(courseText(courseAt(place).name))
        .arg(place.step + 1)
        .arg(courseText(stepAt(place).name));
}

template <class Take>
void eachStep(Take take)
{
    for (std::size_t number = 0; number < course::shippedCourses().size(); ++number) {
        for (std::size_t step = 0; step < course::shippedCourses()[number].steps.size(); ++step)
            take(course::Place { number, step });
    }
}

// Marks of a step are kept under its id, those of a file under its name.
QString lessonTitle(const std::string &lesson)
{
    QString title = QString::fromStdString(lesson);
    eachStep([&](course::Place place) {
        if (courseAt(place).id + '/' + stepAt(place).id == lesson)
            title = stepName(place);
    });
    return title;
}

Document newDocument(const QString &language, const QString &title)
{
    Document document;
    document.title = title;
    document.language = QString(language).replace(QLatin1Char('_'), QLatin1Char('-'));
    document.pageWords = pageWords();
    return document;
}

void add(Document &document, const QString &heading, Table table)
{
    if (table.rows.empty())
        return;
    document.blocks.push_back(Heading { heading });
    document.blocks.push_back(std::move(table));
}

Table coursesOf(const practice::Pupil &pupil)
{
    const course::Progress progress(pupil.done);
    //: Column: a step of a course.
    Table table { .columns = { { ClassWords::tr("Step") }, { ClassWords::tr("Pages"), true } }, .rows = {} };
    eachStep([&](course::Place place) {
        if (progress.count(place) > 0)
            table.rows.push_back({ stepName(place),
                QStringLiteral("%1/%2").arg(progress.count(place)).arg(stepAt(place).pages.size()) });
    });
    return table;
}

Table practiceOf(const practice::Pupil &pupil)
{
    Table table { .columns = { { ClassWords::tr("Kind of task") }, { ClassModel::headOf(ClassModel::Tasks), true },
                      { ClassModel::headOf(ClassModel::Right), true },
                      { ClassModel::headOf(ClassModel::Wrong), true } },
        .rows = {} };
    for (const practice::KindProgress &each : practice::progressByKind(pupil)) {
        const auto kind = task::kindFromId(each.kind);
        int tasks = 0;
        for (const int count : each.inBox)
            tasks += count;
        table.rows.push_back({ kind ? text::kindName(*kind) : QString::fromStdString(each.kind), QString::number(tasks),
            QString::number(each.right), QString::number(each.wrong) });
    }
    return table;
}

Table marksOf(const practice::Pupil &pupil)
{
    std::map<std::string, practice::MarkCounts> lessons;
    for (const auto &[page, mark] : pupil.marks)
        lessons[page.lesson].add(mark);
    Table table { .columns = { { ClassWords::tr("Lesson") }, { signOf(practice::Mark::Right), true },
                      { signOf(practice::Mark::Partly), true }, { signOf(practice::Mark::Wrong), true } },
        .rows = {} };
    for (const auto &[lesson, counts] : lessons)
        table.rows.push_back({ lessonTitle(lesson), QString::number(counts.right), QString::number(counts.partly),
            QString::number(counts.wrong) });
    return table;
}

Document pupilDocument(const practice::Pupil &pupil, practice::Day today, const QString &language)
{
    const LanguageScope scope(language);
    Document document = newDocument(language, QString::fromStdString(pupil.name));
    Facts facts;
    for (const int column : { ClassModel::Groups, ClassModel::Due }) {
        if (const QString text = ClassModel::textOf(pupil, column, today); !text.isEmpty())
            facts.facts.push_back({ ClassModel::headOf(column), text });
    }
    document.blocks.push_back(std::move(facts));
    add(document, ClassWords::tr("Courses"), coursesOf(pupil));
    add(document, ClassWords::tr("Practice"), practiceOf(pupil));
    add(document, ClassWords::tr("Marks in front of the class"), marksOf(pupil));
    return document;
}

// What a certificate is about: a course that is done, or a lesson with marks in front of the class.
struct Achievement
{
    std::optional<std::size_t> course {}; // index
    std::string lesson {};
    practice::MarkCounts marks {};
};

std::vector<Achievement> achievementsOf(const practice::Pupil &pupil)
{
    std::vector<Achievement> all;
    const course::Progress progress(pupil.done);
    for (std::size_t i = 0; i < course::shippedCourses().size(); ++i) {
        if (!progress.next(i))
            all.push_back({ i });
    }
    std::map<std::string, practice::MarkCounts> lessons;
    for (const auto &[page, mark] : pupil.marks)
        lessons[page.lesson].add(mark);
    for (const auto &[lesson, marks] : lessons)
        all.push_back({ std::nullopt, lesson, marks });
    return all;
}

QString nameOf(const Achievement &each)
{
    return each.course ? courseText(course::shippedCourses()[*each.course].name) : lessonTitle(each.lesson);
}

Document certificate(
    const practice::Pupil &pupil, const Achievement &about, practice::Day today, const QString &language)
{
    constexpr int Title = 44;
    constexpr int Name = 36;
    constexpr int Large = 24;
    constexpr int Small = 16;
    const LanguageScope scope(language);
    //: Title of a paper that a pupil gets at the end of a course.
    Document document = newDocument(language, {});
    document.pageWords.clear();
    document.title = ClassWords::tr("Certificate");
    const int all = about.marks.right + about.marks.partly + about.marks.wrong;
    const QDate day = QDate(1970, 1, 1).addDays(today);
    document.blocks = { LargeText { document.title, Title }, LargeText { QString::fromStdString(pupil.name), Name },
        //: On a certificate, between the name of a pupil and that of a course or a lesson.
        LargeText {
            about.course ? ClassWords::tr("has completed the course") : ClassWords::tr("has taken part in the lesson"),
            Small },
        LargeText { nameOf(about), Large } };
    if (!about.course)
        //: On a certificate: %1 of %2 answers of a pupil were right.
        document.blocks.push_back(
            LargeText { ClassWords::tr("Right answers: %1 of %2").arg(about.marks.right).arg(all), Small });
    document.blocks.push_back(LargeText { QLocale().toString(day, QLocale::LongFormat), Small });
    //: Whoever signs a certificate.
    document.blocks.push_back(Signatures { { ClassWords::tr("Teacher") } });
    return document;
}

} // namespace

bool canHaveCertificate(const practice::Pupil &pupil)
{
    return !achievementsOf(pupil).empty();
}

Paper certificatePaper(const practice::Pupil &pupil, practice::Day today)
{
    const auto all = std::make_shared<const std::vector<Achievement>>(achievementsOf(pupil));
    const auto chosen = std::make_shared<std::size_t>(0);
    Paper paper;
    paper.write = [pupil, today, all, chosen](
                      const QString &language) { return certificate(pupil, all->at(*chosen), today, language); };
    paper.name = QString::fromStdString(pupil.name);
    paper.canHaveTwoLanguages = false;
    paper.choices = [all, chosen](const std::function<void()> &changed) -> QWidget * {
        auto *box = new ComboBox;
        box->setObjectName(QStringLiteral("certificateAbout"));
        //: A course or a lesson.
        box->setAccessibleName(ClassWords::tr("What the certificate is about"));
        for (const Achievement &each : *all)
            box->addItem(nameOf(each));
        QObject::connect(box, &QComboBox::currentIndexChanged, box, [chosen, changed](int index) {
            *chosen = static_cast<std::size_t>(std::max(0, index));
            changed();
        });
        return box;
    };
    return paper;
}

QByteArray classAsCsv(const practice::Book &book, const std::string &group, practice::Day today)
{
    QString text = QChar(QChar::ByteOrderMark);
    const auto addRow = [&](const auto &textAt) {
        QStringList cells;
        for (int column = 0; column < ClassModel::Columns; ++column)
            cells += csvCell(textAt(column));
        text += cells.join(QLatin1Char(',')) + QStringLiteral("\r\n");
    };
    addRow([](int column) { return ClassModel::headOf(column); });
    for (const practice::Pupil &pupil : book.pupils()) {
        if (ClassModel::isIn(pupil, group))
            addRow([&](int column) { return ClassModel::textOf(pupil, column, today); });
    }
    return text.toUtf8();
}

Paper classPaper(const practice::Book &book, const std::string &group, practice::Day today)
{
    const auto write = [book, group, today](const QString &language) {
        const LanguageScope scope(language);
        //: Title of a paper: the progress of a class.
        Document document =
            newDocument(language, group.empty() ? ClassWords::tr("Class") : QString::fromStdString(group));
        Table table;
        for (int column = 0; column < ClassModel::Columns; ++column)
            table.columns.push_back({ ClassModel::headOf(column), column > ClassModel::Groups });
        for (const practice::Pupil &pupil : book.pupils()) {
            if (!ClassModel::isIn(pupil, group))
                continue;
            QStringList row;
            for (int column = 0; column < ClassModel::Columns; ++column)
                row += ClassModel::textOf(pupil, column, today);
            table.rows.push_back(row);
        }
        document.blocks.push_back(std::move(table));
        return document;
    };
    //: The beginning of a file's name.
    return { write, ClassWords::tr("class"), true };
}

Paper pupilPaper(const practice::Pupil &pupil, practice::Day today)
{
    const auto write = [pupil, today](const QString &language) { return pupilDocument(pupil, today, language); };
    return { write, QString::fromStdString(pupil.name), true };
}

} // namespace kagetsu::ui
