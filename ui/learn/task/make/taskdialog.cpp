// SPDX-License-Identifier: MIT
#include "ui/learn/task/make/taskdialog.h"

#include "text/rules/rules.h"
#include "text/task/taskfaults.h"
#include "text/task/tasks.h"
#include "ui/board/announce.h"
#include "ui/board/boardwidget.h"
#include "ui/controls/checkbox.h"
#include "ui/controls/combobox.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/controls/drafts/formstate.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/textfield.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/learn/task/make/choicelist.h"
#include "ui/learn/task/make/taskstate.h"
#include "ui/learn/task/taskpicture.h"

#include <QBoxLayout>
#include <QDialogButtonBox>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>

#include <algorithm>

namespace kagetsu::ui {

using task::Kind;

namespace {

constexpr std::uint64_t NodesOfCheck = 1'000'000; // limit for one search, as when a pupil is judged
constexpr QSize UsualSize(1080, 680);
constexpr int LeastSide = 320;

// Adds the point, or removes it.
void toggle(std::vector<rules::Point> &points, rules::Point point)
{
    const auto found = std::find(points.begin(), points.end(), point);
    if (found == points.end())
        points.push_back(point);
    else
        points.erase(found);
}

} // namespace

TaskDialog::TaskDialog(task::Task start, QWidget *parent, const QString &draftKey, const QJsonObject &first)
    : QDialog(parent)
    , m_task(std::move(start))
    , m_start(m_task)
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_board(new BoardWidget(this))
    , m_kind(new ComboBox(this))
    , m_side(new ComboBox(this))
    , m_title(new QLineEdit(this))
    , m_text(new TextField(this))
    , m_tap(wrappedLabel("tap", this))
    , m_all(new CheckBox(this))
    , m_threes(new CheckBox(this))
    , m_choices(new ChoiceList(this))
    , m_hint(new QLineEdit(this))
    , m_explanation(new TextField(this))
    , m_fault(wrappedLabel("fault", this))
    , m_draft(*this, { draftKind(), draftKey.isEmpty() ? taskKey(m_start) : draftKey, {} },
          { [this] { return state(); }, [this](const QJsonObject &state) { restore(state); } })
{
    setObjectName(QStringLiteral("taskDialog"));
    setWindowTitle(tr("Task"));
    m_board->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_board->setAccessibleName(tr("Board"));
    const auto name = [](QWidget *widget, const char *id, const QString &called) {
        widget->setObjectName(QLatin1String(id));
        widget->setAccessibleName(called);
        widget->setMinimumHeight(44);
    };
    name(m_kind, "kind", tr("What the pupil does"));
    name(m_side, "side", tr("Side in question"));
    name(m_title, "pageName", tr("Name of the page"));
    name(m_text, "text", tr("Question"));
    name(m_all, "all", {});
    name(m_threes, "threes", {});
    name(m_hint, "hint", tr("Hint"));
    name(m_explanation, "explanation", tr("Explanation"));
    m_text->setPlaceholderText(tr("One short question. Any further lines can be read on request."));
    m_title->setPlaceholderText(tr("Only you see it (optional)"));
    m_hint->setPlaceholderText(tr("Given on request (optional)"));
    m_explanation->setPlaceholderText(tr("Given after the answer (optional)"));
    for (TextField *edit : { m_text, m_explanation }) {
        edit->setTabChangesFocus(true);
        edit->setFixedHeight(76);
    }
    for (const Kind each : task::AllKinds)
        m_kind->addItem(text::kindName(each), static_cast<int>(each));
    for (const rules::Side each : { rules::Side::Black, rules::Side::White })
        m_side->addItem(text::sideName(each));
    m_all->setText(tr("All such points must be found"));
    m_threes->setText(tr("Threes also count"));

    auto *form = new QWidget;
    auto *column = new QVBoxLayout(form);
    column->setContentsMargins(0, 0, 4, 0);
    column->setSpacing(6);
    const auto addRow = [&](const QString &text, QWidget *field) {
        auto *label = new QLabel(text, form);
        label->setBuddy(field);
        column->addWidget(label);
        column->addWidget(field);
    };
    addRow(tr("What the pupil does"), m_kind);
    column->addWidget(m_side);
    addRow(tr("Question"), m_text);
    for (QWidget *each : std::initializer_list<QWidget *> { m_tap, m_all, m_threes, m_choices })
        column->addWidget(each);
    addRow(tr("Hint"), m_hint);
    addRow(tr("Explanation"), m_explanation);
    addRow(tr("Name of the page"), m_title);
    column->addStretch();
    auto *scroll = new QScrollArea(this);
    scroll->setWidget(form);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setMinimumWidth(LeastSide);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    auto *side = new QVBoxLayout;
    side->addWidget(scroll, 1);
    side->addWidget(m_fault);
    side->addWidget(buttons);
    m_layout->addWidget(m_board, 1);
    m_layout->addLayout(side, 1);

    m_kind->setCurrentIndex(static_cast<int>(m_task.kind));
    m_side->setCurrentIndex(static_cast<int>(m_task.side));
    m_title->setText(QString::fromStdString(m_task.title));
    m_text->setPlainText(QString::fromStdString(m_task.text));
    m_hint->setText(QString::fromStdString(m_task.hint));
    m_explanation->setPlainText(QString::fromStdString(m_task.explanation));
    m_all->setChecked(m_task.wantsAll);
    m_threes->setChecked(m_task.threatFours > 0);
    m_choices->setChoices(m_task.choices, m_task.elsewhere);
    if (m_task.solution)
        m_solution = m_task.solution->points;

    connect(m_kind, &QComboBox::currentIndexChanged, this, &TaskDialog::kindChanged);
    connect(m_side, &QComboBox::currentIndexChanged, this, &TaskDialog::edited);
    connect(m_text, &TextField::textChanged, this, &TaskDialog::edited);
    connect(m_all, &CheckBox::toggled, this, &TaskDialog::edited);
    connect(m_threes, &CheckBox::toggled, this, &TaskDialog::edited);
    connect(m_choices, &ChoiceList::changed, this, &TaskDialog::edited);
    connect(m_board, &BoardWidget::pointActivated, this, &TaskDialog::tap);
    connect(buttons, &QDialogButtonBox::accepted, this, &TaskDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &TaskDialog::reject);
    fitDialog(*this, UsualSize);
    kindChanged();
    if (!first.isEmpty()) {
        restore(first);
        m_start = task();
    }
    m_written = task();
    m_first = fields();
    m_text->setFocus();
}

Kind TaskDialog::kind() const
{
    return static_cast<Kind>(m_kind->currentData().toInt());
}

rules::Side TaskDialog::side() const
{
    return static_cast<rules::Side>(m_side->currentIndex());
}

void TaskDialog::kindChanged()
{
    const Kind now = kind();
    m_all->setVisible(now == Kind::FirstMove || now == Kind::Defend);
    m_threes->setVisible(now == Kind::Win || now == Kind::FirstMove);
    m_choices->setVisible(now == Kind::Choose);
    m_tap->setText(tapText());
    edited();
}

QString TaskDialog::tapText() const
{
    switch (kind()) {
    case Kind::ForbiddenPoints:
    case Kind::FirstMove:
    case Kind::Defend:
        return tr("The program finds the answer. You can tap your own solution on the board to have it checked.");
    case Kind::IsForbidden: return tr("Tap the point that the question is about.");
    case Kind::NameShape: return tr("Tap the stones that the question is about.");
    case Kind::WhyNot: return tr("Tap the empty point that the question is about and, if you like, the stones.");
    case Kind::Win: return tr("The program judges every move and answers it.");
    case Kind::Choose: return tr("Write answers, or tap points on the board to make them answers.");
    case Kind::Order: return tr("Tap the board to place the stones in order. A tap on the last one takes it back.");
    case Kind::Show: return tr("You can tap moves on the board; the pupil can ask to see them.");
    }
    return {};
}

void TaskDialog::tap(rules::Point point)
{
    const bool isEmpty = m_task.position.isEmpty(point);
    switch (kind()) {
    case Kind::ForbiddenPoints:
    case Kind::FirstMove:
    case Kind::Defend:
        if (isEmpty)
            toggle(m_solution, point);
        break;
    case Kind::IsForbidden:
        if (isEmpty)
            m_task.point = point;
        break;
    case Kind::WhyNot:
        if (isEmpty)
            m_task.point = point;
        else
            toggle(m_task.stones, point);
        break;
    case Kind::NameShape:
        if (!isEmpty)
            toggle(m_task.stones, point);
        break;
    case Kind::Choose:
        if (isEmpty)
            m_choices->toggle(point);
        break;
    case Kind::Order:
    case Kind::Show: {
        auto &line = m_task.line;
        const bool isLaid =
            std::any_of(line.begin(), line.end(), [point](const auto &stone) { return stone.point == point; });
        if (!line.empty() && line.back().point == point)
            line.pop_back();
        else if (isEmpty && !isLaid)
            line.push_back({ point, line.empty() ? side() : other(line.back().side) });
        break;
    }
    case Kind::Win: break;
    }
    edited();
}

task::Task TaskDialog::task() const
{
    task::Task made = m_task;
    made.kind = kind();
    made.side = side();
    made.title = m_title->text().trimmed().toStdString();
    made.text = m_text->toPlainText().trimmed().toStdString();
    made.hint = m_hint->text().trimmed().toStdString();
    made.explanation = m_explanation->toPlainText().trimmed().toStdString();
    made.wantsAll = m_all->isChecked() && (made.kind == Kind::FirstMove || made.kind == Kind::Defend);
    made.threatFours = m_threes->isChecked() && (made.kind == Kind::Win || made.kind == Kind::FirstMove)
            && !(made.kind == Kind::FirstMove && made.wantsAll)
        ? std::max(1, m_task.threatFours)
        : 0;
    made.choices = made.kind == Kind::Choose ? m_choices->choices() : std::vector<task::Choice>();
    made.elsewhere = made.kind == Kind::Choose ? m_choices->elsewhere() : std::string();
    if (made.kind != Kind::IsForbidden && made.kind != Kind::WhyNot)
        made.point.reset();
    if (made.kind != Kind::NameShape && made.kind != Kind::WhyNot)
        made.stones.clear();
    const bool hasSolution =
        made.kind == Kind::ForbiddenPoints || made.kind == Kind::FirstMove || made.kind == Kind::Defend;
    if (hasSolution && !m_solution.empty())
        made.solution = task::Answer { .points = m_solution };
    else if (hasSolution || made.kind >= Kind::Choose || !asksAsAtFirst(made))
        made.solution.reset();
    return made;
}

// True if the solution that came with the task still answers it.
bool TaskDialog::asksAsAtFirst(const task::Task &made) const
{
    return made.kind == m_start.kind && made.side == m_start.side && made.point == m_start.point
        && made.stones == m_start.stones;
}

void TaskDialog::edited()
{
    m_checking.cancel();
    m_fault->hide();
    allowBoxes();
    draw();
    m_draft.touch();
}

QString TaskDialog::draftKind()
{
    return QStringLiteral("task");
}

std::optional<task::Task> TaskDialog::startOf(const draft::Draft &draft)
{
    return positionFrom(QJsonDocument::fromJson(draft.bytes().value_or(QByteArray())).object());
}

QJsonObject TaskDialog::firstOf(const draft::Draft &draft)
{
    return QJsonDocument::fromJson(draft.bytes().value_or(QByteArray()))
        .object()
        .value(QStringLiteral("first"))
        .toObject();
}

QJsonObject TaskDialog::fields() const
{
    QJsonObject state = tappedState(m_task, m_solution);
    state.insert(QStringLiteral("answers"), m_choices->points());
    state.insert(QStringLiteral("fields"), formState(*this));
    return state;
}

// Includes what is needed to continue without the original record, and to discard what was typed.
QJsonObject TaskDialog::state() const
{
    QJsonObject state = fields();
    state.insert(QStringLiteral("position"), positionState(m_start));
    state.insert(QStringLiteral("first"), m_first);
    return state;
}

void TaskDialog::restore(const QJsonObject &state)
{
    const QJsonObject fields = state.value(QStringLiteral("fields")).toObject();
    m_choices->setPoints(state.value(QStringLiteral("answers")).toArray());
    setFormState(*this, fields);
    takeTapped(state, m_task, m_solution);
    kindChanged();
}

// The solver does not find every first move of a win by threes, so the two boxes exclude each other.
void TaskDialog::allowBoxes()
{
    const bool isOne = kind() == Kind::FirstMove;
    m_threes->setEnabled(!isOne || !m_all->isChecked());
    m_all->setEnabled(!isOne || !m_threes->isChecked() || m_all->isChecked());
}

void TaskDialog::draw()
{
    const task::Task made = task();
    BoardPicture picture = pictureOf({ .task = made });
    if (made.kind == Kind::Order || made.kind == Kind::Show) {
        int number = 0;
        for (const task::LaidStone &stone : made.line)
            picture.place(stone.point, stone.side, ++number);
    }
    if (made.solution) {
        for (const rules::Point point : made.solution->points)
            picture.at(point).mark.shape = MarkShape::Circle;
    }
    for (const task::Choice &choice : made.choices) {
        if (choice.point)
            picture.at(*choice.point).mark.shape = choice.isRight ? MarkShape::Circle : MarkShape::Cross;
    }
    m_board->setPicture(picture);
}

// OK stays enabled meanwhile: disabling the button would move the focus to Cancel.
void TaskDialog::accept()
{
    if (isChecking())
        return;
    m_fault->setText(tr("Checking…"));
    m_fault->show();
    m_checking.start(
        [made = task()](background::State &state) {
            const auto goesOn = [&state](const solver::Progress &) { return !state.isCancelled(); };
            return task::faultOf(made, { .nodes = NodesOfCheck, .stop = {}, .goesOn = goesOn });
        },
        [this](const std::optional<task::TaskFault> &fault) {
            if (!fault) {
                QDialog::accept();
                return;
            }
            m_fault->setText(text::faultText(*fault, task()));
            announce(m_fault->text());
        });
}

void TaskDialog::reject()
{
    if (task() != m_written) {
        m_checking.cancel();
        m_fault->hide();
        AskDialog question(this, "dropTask", tr("Close this task without keeping the changes?"));
        const QPushButton *drop = question.add(tr("Discard"), AskDialog::Role::Discard);
        question.addCancel();
        if (question.ask() != drop)
            return;
    }
    QDialog::reject();
}

void TaskDialog::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    m_layout->setDirection(width() > height() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

} // namespace kagetsu::ui
