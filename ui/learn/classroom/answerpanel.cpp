// SPDX-License-Identifier: MIT
#include "ui/learn/classroom/answerpanel.h"

#include "learn/task/judge.h"
#include "learn/task/pointanswer.h"
#include "text/rules/rules.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/combobox.h"
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
    , m_hint(wrappedLabel("answerHint", this))
    , m_group(new ComboBox(this))
    , m_point(new QLabel(this))
    , m_pupils(new QTableWidget(0, PupilsAcross, this))
    , m_count(new QLabel(this))
    , m_nameless(new BigButton("withoutNames", this))
    , m_undo(new BigButton("undoAnswer", this))
    , m_spread(new BigButton("showSpread", this))
    , m_close(new BigButton("closeAnswers", this))
{
    setObjectName(QStringLiteral("answerPanel"));
    build();
    connect(m_pupils, &QTableWidget::itemClicked, this, &AnswerPanel::note);
    connect(m_group, &QComboBox::currentIndexChanged, this, &AnswerPanel::write);
    connect(m_nameless, &BigButton::toggled, this, [this] {
        m_chosen = {};
        write();
    });
    connect(m_undo, &BigButton::clicked, this, &AnswerPanel::undo);
    connect(m_spread, &BigButton::clicked, this, [this](bool shown) { emit spreadWanted(shown); });
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
    for (BigButton *toggle : { m_nameless, m_spread })
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
    column->addLayout(rowOf({ m_nameless, m_undo }));
    column->addLayout(rowOf({ m_spread, m_close }));
}

void AnswerPanel::begin()
{
    m_answers.clear();
    m_lesson = {};
    m_page = 0;
}

void AnswerPanel::setPage(const MarkedLesson &lesson, int page, const ClassPage &shown)
{
    const bool isAnother = page != m_page || shown.task != m_task;
    m_lesson = lesson;
    m_page = page;
    if (isAnother) {
        m_judging.cancel();
        m_task = shown.task;
        m_isJudged = takesPoints(shown);
        m_chosen = {};
        m_unknown.clear();
    }
    if (isAnother && isVisible())
        writeGroups();
}

const ClassAnswers &AnswerPanel::answers() const
{
    static const ClassAnswers None;
    const auto found = m_answers.find(m_page);
    return found == m_answers.end() ? None : found->second;
}

bool AnswerPanel::isNameless() const
{
    return m_nameless->isChecked() || m_keeper.book().pupils().empty();
}

void AnswerPanel::choose(rules::Point point)
{
    const std::vector<ClassAnswers::Noted> &all = answers().all();
    const auto known = std::find_if(
        all.begin(), all.end(), [point](const ClassAnswers::Noted &each) { return each.answer.point == point; });
    const GivenAnswer answer { point, known == all.end() ? std::nullopt : known->answer.mark };
    if (isNameless())
        current().count(answer);
    else if (m_chosen.point == point)
        m_chosen = {};
    else
        m_chosen = answer;
    judgeNext();
    write();
    emit changed();
}

// With a point, says whether it is right, for everybody who gave it; otherwise it is the answer itself.
void AnswerPanel::press(practice::Mark mark)
{
    if (isNameless()) {
        current().count({ std::nullopt, mark });
    } else if (m_chosen.point) {
        take(*m_chosen.point, m_chosen.mark == mark ? std::nullopt : std::optional(mark));
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
    current().note(pupil, m_chosen);
    const GivenAnswer *noted = current().of(pupil);
    if (!noted || noted->mark)
        keep(pupil, noted ? noted->mark : std::nullopt);
    judgeNext();
    write();
    emit changed();
}

void AnswerPanel::undo()
{
    const std::optional<ClassAnswers::Noted> last = current().undo();
    if (last && !last->pupil.empty())
        keep(last->pupil, std::nullopt);
    write();
    emit changed();
}

void AnswerPanel::keep(const std::string &pupil, std::optional<practice::Mark> mark)
{
    if (!m_lesson.name.empty())
        m_keeper.change(practice::PageMarked { pupil, { m_lesson.name, m_page }, mark });
}

// Judges one point after the other; a search that began is finished.
void AnswerPanel::judgeNext()
{
    if (!m_isJudged || m_judging.isRunning())
        return;
    std::vector<GivenAnswer> given { m_chosen };
    for (const ClassAnswers::Noted &each : answers().all())
        given.push_back(each.answer);
    const auto next = std::find_if(given.begin(), given.end(),
        [this](const GivenAnswer &each) { return each.point && !each.mark && !m_unknown.contains(*each.point); });
    if (next == given.end())
        return;
    m_judging.start([task = m_task, point = *next->point](
                        const background::State &state) { return markOfPoint(task, point, state); },
        [this, point = *next->point](std::optional<practice::Mark> mark) {
            if (!mark)
                m_unknown.insert(point);
            else
                take(point, mark);
            judgeNext();
            write();
            emit changed();
        });
}

void AnswerPanel::take(rules::Point point, std::optional<practice::Mark> mark)
{
    if (m_chosen.point == point)
        m_chosen.mark = mark;
    if (!mark)
        m_unknown.insert(point); // the teacher takes a judgement back
    current().judge(point, mark);
    const std::vector<ClassAnswers::Noted> all = answers().all();
    for (const ClassAnswers::Noted &each : all) {
        if (each.answer.point == point && !each.pupil.empty())
            keep(each.pupil, mark);
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

// Returns the number of pupils shown.
int AnswerPanel::writePupils()
{
    const std::string group = m_group->currentData().toString().toStdString();
    QStringList names;
    for (const practice::Pupil &each : m_keeper.book().pupils()) {
        if (group.empty() || each.groups.contains(group))
            names += QString::fromStdString(each.name);
    }
    // Items are kept, so that the list does not scroll away under a finger.
    const auto count = static_cast<int>(names.size());
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
        item.setData(NameRole, names[i]);
        item.setText(answer ? names[i] + QStringLiteral("  ") + answerWords(*answer) : names[i]);
        QFont font = m_pupils->font();
        font.setBold(answer != nullptr);
        item.setFont(font);
    }
    return count;
}

void AnswerPanel::write()
{
    const int count = writePupils();
    m_point->setText(m_chosen.point ? text::pointText(*m_chosen.point) : QString());
    for (std::size_t i = 0; i < m_marks.size(); ++i)
        m_marks[i]->setChecked(!isNameless() && m_chosen.mark == practice::AllMarks[i]);
    m_group->setVisible(!isNameless() && m_group->count() > 1);
    m_pupils->setVisible(!isNameless() && count > 0);
    m_nameless->setVisible(!m_keeper.book().pupils().empty());
    m_undo->setEnabled(!answers().all().empty());
    const auto answered = static_cast<int>(answers().all().size());
    //: How many pupils of a class have answered: %1 of %2.
    m_count->setText(
        isNameless() ? tr("%n answers", nullptr, answered) : tr("%1 of %2 have answered").arg(answered).arg(count));
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
