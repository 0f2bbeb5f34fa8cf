// SPDX-License-Identifier: MIT
#include "ui/learn/classroom/answerpanel.h"

#include "learn/task/judge.h"
#include "learn/task/pointanswer.h"
#include "text/rules/rules.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/combobox.h"
#include "ui/controls/device/pageserving.h"
#include "ui/controls/fingerrows.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/learn/pupils/practicekeeper.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QSignalBlocker>
#include <QTableWidget>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr std::uint64_t MostNodesOfAnAnswer = 1000000; // limit for judging a point, as for a pupil
constexpr int NameRole = Qt::UserRole;
constexpr int PupilsAcross = 2; // pupils beside each other

std::optional<practice::Mark> markOfPoint(const task::Task &task, rules::Point point, const background::State &state)
{
    const auto goesOn = [&state](const solver::Progress &) { return !state.isCancelled(); };
    const std::optional<task::Answer> answer = task::answerAt(task, point);
    if (!answer)
        return practice::Mark::Wrong;
    switch (task::judge(task, *answer, { .nodes = MostNodesOfAnAnswer, .stop = {}, .goesOn = goesOn }).correctness) {
    case task::Correctness::Right:
    case task::Correctness::GoesOn: return practice::Mark::Right;
    case task::Correctness::Wrong: return practice::Mark::Wrong;
    case task::Correctness::Unknown: break;
    }
    return std::nullopt;
}

// True if points of the board are answers that can be judged.
bool takesPoints(const ClassPage &page)
{
    if (!page.steps.empty())
        return false;
    const std::vector<task::Choice> &choices = page.task.choices;
    return page.task.kind == task::Kind::Choose
        ? std::any_of(choices.begin(), choices.end(), [](const task::Choice &each) { return each.point.has_value(); })
        : task::answerAt(page.task, {}).has_value();
}

QString answerWords(const GivenAnswer &answer)
{
    const QString sign = signOf(answer.mark);
    if (!answer.point)
        return sign;
    const QString point = text::pointText(*answer.point);
    return sign.isEmpty() ? point : point + QLatin1Char(' ') + sign;
}

} // namespace

AnswerPanel::AnswerPanel(PracticeKeeper &keeper, QWidget *parent)
    : QWidget(parent)
    , m_keeper(keeper)
    , m_sheet(std::make_shared<Sheet>())
    , m_hint(wrappedLabel("answerHint", this))
    , m_group(new ComboBox(this))
    , m_point(new QLabel(this))
    , m_pupils(new QTableWidget(0, PupilsAcross, this))
    , m_count(new QLabel(this))
    , m_phones(new BigButton("answerPhones", this))
    , m_ask(new BigButton("askPhones", this))
    , m_time(new ComboBox(this))
    , m_phonesTold(wrappedLabel("phonesTold", this))
    , m_nameless(new BigButton("withoutNames", this))
    , m_undo(new BigButton("undoAnswer", this))
    , m_spread(new BigButton("showSpread", this))
    , m_close(new BigButton("closeAnswers", this))
{
    setObjectName(QStringLiteral("answerPanel"));
    build();
    connect(m_pupils, &QTableWidget::itemClicked, this, &AnswerPanel::note);
    // The phones were asked for the names that were shown until now.
    connect(m_group, &QComboBox::currentIndexChanged, this, [this] {
        if (m_ask->isChecked())
            emit askWanted(false);
        write();
    });
    connect(m_nameless, &BigButton::toggled, this, [this] {
        if (m_ask->isChecked())
            emit askWanted(false);
        m_chosen = {};
        write();
    });
    connect(m_undo, &BigButton::clicked, this, &AnswerPanel::undo);
    connect(m_spread, &BigButton::clicked, this, [this](bool shown) {
        if (shown)
            m_sheet->hidden.clear();
        emit spreadWanted(shown);
        write();
    });
    connect(m_phones, &BigButton::clicked, this, &AnswerPanel::phonesWanted);
    connect(m_ask, &BigButton::clicked, this, &AnswerPanel::askWanted);
    connect(m_close, &BigButton::clicked, this, &AnswerPanel::closeWanted);
    connect(&m_keeper, &PracticeKeeper::changed, this, [this] {
        if (isVisible())
            writeGroups();
    });
    onLanguage(*this, [this] { retranslate(); });
}

AnswerPanel::~AnswerPanel() = default;

void AnswerPanel::build()
{
    m_group->setObjectName(QStringLiteral("answerGroup"));
    m_point->setObjectName(QStringLiteral("answerPoint"));
    m_count->setObjectName(QStringLiteral("answerCount"));
    m_count->setProperty("muted", true);
    m_pupils->setObjectName(QStringLiteral("answerPupils"));
    giveFingerRows(*m_pupils);
    m_pupils->horizontalHeader()->hide();
    m_pupils->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_pupils->verticalHeader()->hide();
    m_pupils->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_pupils->setTabKeyNavigation(false);
    m_pupils->setSelectionMode(QAbstractItemView::NoSelection);
    m_pupils->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_pupils->setFocusPolicy(Qt::TabFocus); // a tap leaves the presenter's keys where they are
    m_pupils->installEventFilter(this);
    m_time->setObjectName(QStringLiteral("phonesTime"));
    m_phonesTold->setProperty("muted", true);
    m_phones->setVisible(hasDevice<PageServing>());
    for (BigButton *toggle : { m_nameless, m_spread, m_ask })
        toggle->setCheckable(true);
    constexpr const char *Names[] { "answerRight", "answerPartly", "answerWrong" };
    const auto rowOf = [](std::initializer_list<QWidget *> widgets) {
        auto *row = new QHBoxLayout;
        row->setSpacing(4);
        for (QWidget *widget : widgets)
            row->addWidget(widget, widget->sizePolicy().horizontalPolicy() == QSizePolicy::Fixed ? 0 : 1);
        return row;
    };
    for (std::size_t i = 0; i < m_marks.size(); ++i) {
        const practice::Mark each = practice::AllMarks[i];
        m_marks[i] = new BigButton(Names[i], this);
        m_marks[i]->setCheckable(true);
        m_marks[i]->setText(signOf(each));
        m_marks[i]->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        connect(m_marks[i], &BigButton::clicked, this, [this, each] { press(each); });
    }
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_hint);
    column->addLayout(rowOf({ m_point, m_marks[0], m_marks[1], m_marks[2] }));
    column->addWidget(m_group);
    column->addWidget(m_pupils, 1);
    column->addWidget(m_count);
    column->addWidget(m_phonesTold);
    column->addLayout(rowOf({ m_phones, m_time }));
    column->addWidget(m_ask);
    column->addLayout(rowOf({ m_nameless, m_undo }));
    column->addLayout(rowOf({ m_spread, m_close }));
}

void AnswerPanel::begin()
{
    m_chosen = {};
    for (const auto &[page, sheet] : m_sheets) {
        if (!unjudged(*sheet).empty())
            m_earlier.push_back(sheet);
    }
    m_sheets.clear();
    m_sheet = std::make_shared<Sheet>();
}

void AnswerPanel::setPage(const MarkedLesson &lesson, int page, const ClassPage &shown)
{
    const bool isAnother = page != m_sheet->page || shown.task != m_sheet->task;
    if (isAnother) {
        SheetPointer &sheet = m_sheets[page];
        if (!sheet)
            sheet = std::make_shared<Sheet>();
        sheet->page = page;
        sheet->task = shown.task;
        sheet->isJudged = takesPoints(shown);
        m_sheet = sheet;
        m_chosen = {};
    }
    m_sheet->lesson = lesson.name;
    if (isAnother && isVisible())
        writeGroups();
}

bool AnswerPanel::isNameless() const
{
    return m_nameless->isChecked() || m_keeper.book().pupils().empty();
}

// Returns this point as an answer, with its mark if it has been judged.
GivenAnswer AnswerPanel::answerAt(rules::Point point) const
{
    const std::vector<ClassAnswers::Noted> &all = answers().all();
    const auto known = std::find_if(
        all.begin(), all.end(), [point](const ClassAnswers::Noted &each) { return each.answer.point == point; });
    return { point, known == all.end() ? std::nullopt : known->answer.mark };
}

void AnswerPanel::choose(rules::Point point)
{
    const GivenAnswer answer = answerAt(point);
    if (isNameless())
        m_sheet->answers.count(answer);
    else if (m_chosen.point == point)
        m_chosen = {};
    else
        m_chosen = answer;
    judgeNext();
    write();
    emit changed();
}

void AnswerPanel::press(practice::Mark mark)
{
    if (isNameless()) {
        m_sheet->answers.count({ std::nullopt, mark });
    } else if (m_chosen.point) {
        take(*m_sheet, *m_chosen.point, m_chosen.mark == mark ? std::nullopt : std::optional(mark));
    } else {
        m_chosen.mark = m_chosen.mark == mark ? std::nullopt : std::optional(mark);
    }
    write();
    emit changed();
}

void AnswerPanel::note(const QTableWidgetItem *item)
{
    if (!item || (!m_chosen.point && !m_chosen.mark))
        return;
    const std::string pupil = item->data(NameRole).toString().toStdString();
    const practice::Pupil *known = m_keeper.book().pupil(pupil);
    const bool hadAnswer = answers().of(pupil) != nullptr;
    m_sheet->byPhone.erase(pupil);
    m_sheet->hidden.erase(pupil);
    m_sheet->answers.note(
        pupil, m_chosen, known ? practice::markOf(*known, m_sheet->lesson, m_sheet->page) : std::nullopt);
    // The mark of an answer that is changed goes with it, also while the new one is being judged.
    const GivenAnswer *noted = answers().of(pupil);
    if (!noted || noted->mark || hadAnswer)
        keep(*m_sheet, pupil, noted ? noted->mark : std::nullopt);
    judgeNext();
    write();
    emit changed();
}

void AnswerPanel::receive(const std::string &pupil, rules::Point point)
{
    const GivenAnswer answer = answerAt(point);
    const practice::Pupil *its = m_keeper.book().pupil(pupil);
    const GivenAnswer *before = answers().of(pupil);
    if (!its || isNameless()) {
        m_sheet->answers.count(answer, /*isByPhone=*/true);
    } else if (!before || (before->point != point && m_sheet->byPhone.contains(pupil))) {
        const bool hadAnswer = before != nullptr;
        m_sheet->answers.note(pupil, answer, practice::markOf(*its, m_sheet->lesson, m_sheet->page));
        m_sheet->byPhone.insert(pupil);
        if (!m_spread->isChecked())
            m_sheet->hidden.insert(pupil);
        if (answer.mark || hadAnswer)
            keep(*m_sheet, pupil, answer.mark);
    }
    judgeNext();
    write();
    emit changed();
}

void AnswerPanel::askAgain()
{
    m_sheet->answers.forgetPhones();
    write();
    emit changed();
}

void AnswerPanel::setPhones(bool isOn, bool isOpen, const QString &told)
{
    m_ask->setVisible(isOn);
    m_time->setVisible(isOn);
    m_time->setEnabled(!isOpen);
    m_ask->setChecked(isOpen);
    m_ask->setEnabled(isOpen || m_sheet->isJudged);
    //: Buttons: phones may answer now, or no more.
    m_ask->setText(isOpen ? tr("&End the question") : tr("As&k the phones"));
    m_phonesTold->setText(told);
    m_phonesTold->setVisible(isOn);
}

QStringList AnswerPanel::names() const
{
    return isNameless() ? QStringList() : namesShown();
}

int AnswerPanel::seconds() const
{
    return m_time->currentData().toInt();
}

QString AnswerPanel::countText() const
{
    return m_count->text();
}

void AnswerPanel::undo()
{
    const std::optional<ClassAnswers::Restored> restored = m_sheet->answers.undo();
    if (restored && !restored->pupil.empty()) {
        m_sheet->byPhone.erase(restored->pupil);
        m_sheet->hidden.erase(restored->pupil);
        keep(*m_sheet, restored->pupil, restored->mark);
    }
    judgeNext();
    write();
    emit changed();
}

void AnswerPanel::keep(const Sheet &sheet, const std::string &pupil, std::optional<practice::Mark> mark)
{
    if (!sheet.lesson.empty())
        m_keeper.change(practice::PageMarked { pupil, { sheet.lesson, sheet.page }, mark });
}

// Returns the points of this sheet that are still to be judged, the chosen one first.
std::vector<rules::Point> AnswerPanel::unjudged(const Sheet &sheet) const
{
    std::vector<rules::Point> points;
    const auto add = [&](const GivenAnswer &answer) {
        if (answer.point && !answer.mark && !sheet.unknown.contains(*answer.point))
            points.push_back(*answer.point);
    };
    if (!sheet.isJudged)
        return points;
    if (&sheet == m_sheet.get())
        add(m_chosen);
    for (const ClassAnswers::Noted &each : sheet.answers.all())
        add(each.answer);
    return points;
}

// Judges one point after the other, those of the page that is shown first; a search that began is finished.
void AnswerPanel::judgeNext()
{
    if (m_judging.isRunning())
        return;
    std::erase_if(m_earlier, [this](const SheetPointer &each) { return unjudged(*each).empty(); });
    std::vector<SheetPointer> sheets { m_sheet };
    for (const auto &[page, sheet] : m_sheets)
        sheets.push_back(sheet);
    sheets.insert(sheets.end(), m_earlier.begin(), m_earlier.end());
    for (const SheetPointer &sheet : sheets) {
        if (const std::vector<rules::Point> points = unjudged(*sheet); !points.empty()) {
            judge(sheet, points.front());
            return;
        }
    }
}

void AnswerPanel::judge(const SheetPointer &sheet, rules::Point point)
{
    m_judging.start(
        [task = sheet->task, point](const background::State &state) { return markOfPoint(task, point, state); },
        [this, sheet, point](std::optional<practice::Mark> mark) {
            const std::vector<rules::Point> open = unjudged(*sheet);
            // The teacher may have judged the point meanwhile.
            if (!mark)
                sheet->unknown.insert(point);
            else if (std::find(open.begin(), open.end(), point) != open.end())
                take(*sheet, point, mark);
            judgeNext();
            write();
            emit changed();
        });
}

void AnswerPanel::take(Sheet &sheet, rules::Point point, std::optional<practice::Mark> mark)
{
    if (&sheet == m_sheet.get() && m_chosen.point == point)
        m_chosen.mark = mark;
    if (!mark)
        sheet.unknown.insert(point); // the teacher takes a judgement back
    sheet.answers.judge(point, mark);
    const std::vector<ClassAnswers::Noted> all = sheet.answers.all();
    for (const ClassAnswers::Noted &each : all) {
        if (each.answer.point == point && !each.pupil.empty())
            keep(sheet, each.pupil, mark);
    }
}

void AnswerPanel::setSpreadShown(bool shown)
{
    m_spread->setChecked(shown);
}

void AnswerPanel::writeGroups()
{
    const QSignalBlocker quiet(m_group);
    const QVariant before = m_group->currentData();
    m_group->clear();
    m_group->addItem(tr("All groups"), QString());
    for (const std::string &each : m_keeper.book().groups())
        m_group->addItem(QString::fromStdString(each), QString::fromStdString(each));
    m_group->setCurrentIndex(std::max(0, m_group->findData(before)));
    write();
}

QStringList AnswerPanel::namesShown() const
{
    const std::string group = m_group->currentData().toString().toStdString();
    QStringList names;
    for (const practice::Pupil &each : m_keeper.book().pupils()) {
        if (group.empty() || each.groups.contains(group))
            names += QString::fromStdString(each.name);
    }
    return names;
}

// Returns how many pupils are shown, and how many of these have answered.
AnswerPanel::PupilCount AnswerPanel::writePupils()
{
    const QStringList names = namesShown();
    // Items are kept, so that the list does not scroll away under a finger.
    const auto count = static_cast<int>(names.size());
    int answered = 0;
    m_pupils->setRowCount((count + PupilsAcross - 1) / PupilsAcross);
    for (int i = 0; i < m_pupils->rowCount() * PupilsAcross; ++i) {
        const int row = i / PupilsAcross;
        const int column = i % PupilsAcross;
        if (i >= count) {
            delete m_pupils->takeItem(row, column);
            continue;
        }
        if (!m_pupils->item(row, column))
            m_pupils->setItem(row, column, new QTableWidgetItem);
        QTableWidgetItem &item = *m_pupils->item(row, column);
        const GivenAnswer *answer = answers().of(names[i].toStdString());
        answered += answer ? 1 : 0;
        item.setData(NameRole, names[i]);
        const bool isHidden = answer && m_sheet->hidden.contains(names[i].toStdString());
        //: In a list of pupils: %1 has answered by phone; what is not shown yet.
        item.setText(isHidden ? tr("%1 – answered").arg(names[i])
                : answer      ? names[i] + QStringLiteral("  ") + answerWords(*answer)
                              : names[i]);
        QFont font = m_pupils->font();
        font.setBold(answer != nullptr);
        item.setFont(font);
    }
    return { count, answered };
}

void AnswerPanel::write()
{
    const auto [count, answered] = writePupils();
    m_point->setText(m_chosen.point ? text::pointText(*m_chosen.point) : QString());
    for (std::size_t i = 0; i < m_marks.size(); ++i)
        m_marks[i]->setChecked(!isNameless() && m_chosen.mark == practice::AllMarks[i]);
    m_group->setVisible(!isNameless() && m_group->count() > 1);
    m_pupils->setVisible(!isNameless() && count > 0);
    m_nameless->setVisible(!m_keeper.book().pupils().empty());
    m_undo->setEnabled(answers().canUndo());
    m_ask->setEnabled(m_ask->isChecked() || m_sheet->isJudged);
    //: How many pupils of a class have answered: %1 of %2.
    QString told = isNameless() ? tr("%n answers", nullptr, static_cast<int>(answers().all().size()))
                                : tr("%1 of %2 have answered").arg(answered).arg(count);
    const auto nameless =
        std::ranges::count_if(answers().all(), [](const ClassAnswers::Noted &each) { return each.pupil.empty(); });
    if (!isNameless() && nameless > 0)
        //: %1 is "7 of 12 have answered".
        told = tr("%1, and %n without a name", nullptr, static_cast<int>(nameless)).arg(told);
    m_count->setText(told);
    m_hint->setText(isNameless()
            ? tr("For each answer, tap its point on the board, or its mark. Nothing is kept with a pupil.")
            : tr("Tap the point of an answer on the board, or a mark; then everybody who gave it."));
}

void AnswerPanel::retranslate()
{
    m_group->setAccessibleName(tr("Group"));
    m_pupils->setAccessibleName(tr("Pupils"));
    m_point->setAccessibleName(tr("Answer"));
    const QString words[] { tr("Right"), tr("Partly right"), tr("Wrong") };
    for (std::size_t i = 0; i < m_marks.size(); ++i) {
        m_marks[i]->setToolTip(words[i]);
        m_marks[i]->setAccessibleName(words[i]);
    }
    //: Button: answers of a class are only counted.
    m_nameless->setText(tr("Without &names"));
    m_undo->setText(tr("&Undo"));
    //: Button: the board before the class shows how many pupils answered each point.
    m_spread->setText(tr("&Show to the class"));
    m_close->setText(tr("&Close"));
    //: Button: pupils answer with their phones.
    m_phones->setText(tr("By &phone…"));
    const QVariant time = m_time->currentData();
    m_time->clear();
    //: How long phones may answer.
    m_time->addItem(tr("No time limit"), 0);
    for (const int each : { 15, 30, 60, 120, 300 })
        //: How long phones may answer.
        m_time->addItem(tr("%n second(s)", nullptr, each), each);
    m_time->setCurrentIndex(std::max(0, m_time->findData(time)));
    m_time->setAccessibleName(tr("Time to answer"));
    writeGroups();
}

// Enter and Space note the answer of the pupil at the cursor.
bool AnswerPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && watched == m_pupils) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) {
            note(m_pupils->currentItem());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void AnswerPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    writeGroups();
}

} // namespace kagetsu::ui
