// SPDX-License-Identifier: MIT
#include "ui/learn/course/courseview.h"

#include "text/common/language.h"
#include "text/opening/opening.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/controls/layout/fit.h"
#include "ui/learn/course/guideview.h"
#include "ui/learn/pupils/pupilchooser.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QScroller>
#include <QTreeWidget>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int RowHeight = 44; // large enough for fingers
constexpr int MostWidth = 820; // of the list, at the usual text size

QString textOf(const json::Texts &texts)
{
    return QString::fromStdString(json::textIn(texts, text::languageTag()));
}

// Keyboard navigation skips the names of courses, because they have no action.
class StepTree : public QTreeWidget
{
public:
    using QTreeWidget::QTreeWidget;

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override
    {
        const QModelIndex next = QTreeWidget::moveCursor(action, modifiers);
        if (!next.isValid() || next.parent().isValid())
            return next;
        if (action == MoveLeft)
            return currentIndex();
        const bool isUpwards = action == MoveUp || action == MovePrevious || action == MovePageUp;
        const QModelIndex above = isUpwards ? indexAbove(next) : QModelIndex();
        return above.isValid() ? above : indexBelow(next);
    }
};

} // namespace

CourseView::CourseView(QWidget *parent)
    : QWidget(parent)
    , m_back(new BigButton("toGallery", this))
    , m_next(new BigButton("nextStep", this))
    , m_class(new BigButton("stepToClass", this))
    , m_booklet(new BigButton("courseBooklet", this))
    , m_startOver(new BigButton("startOver", this))
    , m_steps(new StepTree(this))
{
    setObjectName(QStringLiteral("courses"));
    m_steps->setObjectName(QStringLiteral("steps"));
    m_steps->setColumnCount(2);
    m_steps->setHeaderHidden(true);
    m_steps->setRootIsDecorated(false);
    m_steps->setItemsExpandable(false);
    m_steps->setIndentation(0);
    m_steps->setSelectionMode(QAbstractItemView::SingleSelection);
    m_steps->setAllColumnsShowFocus(true);
    m_steps->setTabKeyNavigation(false);
    m_steps->setFrameShape(QFrame::NoFrame);
    m_steps->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_steps->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_steps->header()->setStretchLastSection(false);
    m_steps->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_steps->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    QScroller::grabGesture(m_steps->viewport(), QScroller::TouchGesture);
    for (const course::Course &course : course::shippedCourses())
        addHead(course.steps.size());
    m_guides = addHead(GuideView::procedures().size());
    m_steps->expandAll();

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(8);
    auto *head = new QHBoxLayout;
    head->addWidget(m_back);
    head->addStretch();
    head->addWidget(m_startOver);
    layout->addLayout(head);
    layout->addWidget(m_steps, 1);
    auto *teachers = new QHBoxLayout; // what is for the teacher, side by side also on a narrow screen
    for (BigButton *button : { m_class, m_booklet }) {
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        teachers->addWidget(button);
    }
    layout->addLayout(teachers);
    layout->addWidget(m_next);
    m_next->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_next->setProperty("primary", true);
    setTabOrder(m_back, m_startOver);
    setTabOrder(m_startOver, m_steps);
    setTabOrder(m_steps, m_class);
    setTabOrder(m_class, m_booklet);
    setTabOrder(m_booklet, m_next);
    setFocusProxy(m_steps);
    connectParts();
}

void CourseView::connectParts()
{
    connect(m_back, &BigButton::clicked, this, &CourseView::backWanted);
    connect(m_class, &BigButton::clicked, this, [this] {
        if (const auto place = placeOf(m_steps->currentItem()))
            emit classWanted(*place);
    });
    connect(m_booklet, &BigButton::clicked, this, [this] { emit bookletWanted(chosen()); });
    connect(m_steps, &QTreeWidget::currentItemChanged, this, &CourseView::writeChosen);
    connect(m_startOver, &BigButton::clicked, this, &CourseView::askToStartOver);
    connect(m_next, &BigButton::clicked, this, [this] { open(m_steps->currentItem()); });
    // A click only selects: a teacher who shows a step to a class does not open it for a pupil.
    connect(m_steps, &QTreeWidget::itemActivated, this, &CourseView::open);
    onLanguage(*this, [this] { write(); });
    onChange(*this, QEvent::FontChange, [this] { write(); });
    goTo({});
}

QString CourseView::nameOf(course::Place place)
{
    //: A step of a course: its number and its name.
    return tr("%1. %2").arg(place.step + 1).arg(textOf(stepAt(place).name));
}

void CourseView::setProgress(const course::Progress &progress)
{
    m_progress = progress;
    write();
}

void CourseView::goTo(course::Place place)
{
    m_current = place;
    m_steps->setCurrentItem(rowOf(m_progress.isDone(place) ? next().value_or(place) : place));
    write();
}

QTreeWidgetItem *CourseView::rowOf(course::Place place) const
{
    return m_steps->topLevelItem(static_cast<int>(place.course))->child(static_cast<int>(place.step));
}

QTreeWidgetItem *CourseView::addHead(std::size_t rows)
{
    auto *head = new QTreeWidgetItem(m_steps);
    head->setFlags(Qt::ItemIsEnabled);
    for (std::size_t row = 0; row < rows; ++row)
        new QTreeWidgetItem(head);
    return head;
}

std::optional<course::Place> CourseView::placeOf(QTreeWidgetItem *row) const
{
    QTreeWidgetItem *head = row ? row->parent() : nullptr;
    if (!head || head == m_guides)
        return std::nullopt;
    return course::Place { static_cast<std::size_t>(m_steps->indexOfTopLevelItem(head)),
        static_cast<std::size_t>(head->indexOfChild(row)) };
}

void CourseView::open(QTreeWidgetItem *row)
{
    if (row && row->parent() == m_guides)
        emit guideChosen(m_guides->indexOfChild(row));
    else if (const auto place = placeOf(row))
        emit stepChosen(*place);
}

void CourseView::askToStartOver()
{
    AskDialog dialog(this, "startOver", tr("Start all courses over?"), tr("All pages will be marked as not done."));
    //: Button of a question.
    QPushButton *yes = dialog.add(tr("Start over"), AskDialog::Role::Discard);
    dialog.addCancel();
    if (dialog.ask() == yes)
        emit startOverWanted();
}

void CourseView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    // On a wide screen, the eye would lose the row between a step and how far it is.
    const int beside = std::max(12, (width() - qRound(MostWidth * fitOf(*this))) / 2);
    layout()->setContentsMargins(beside, 8, beside, 8);
    // One long word must not widen the window.
    m_next->setMaximumWidth(width() - 24);
}

void CourseView::writeRow(QTreeWidgetItem &row, const QString &name, const QString &far) const
{
    row.setText(0, name);
    row.setText(1, far);
    row.setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    row.setData(0, Qt::AccessibleTextRole, far.isEmpty() ? name : QString(name + QStringLiteral(" – ") + far));
}

void CourseView::write()
{
    //: In the list of courses: of a step, all of its pages are done.
    const QString done = tr("✓ Done");
    const auto writeHead = [this](QTreeWidgetItem &head, const QString &name) {
        head.setText(0, name);
        head.setFirstColumnSpanned(true);
        QFont bold = font();
        bold.setBold(true);
        head.setFont(0, bold);
    };
    for (std::size_t course = 0; course < course::shippedCourses().size(); ++course) {
        writeHead(*m_steps->topLevelItem(static_cast<int>(course)), textOf(course::shippedCourses()[course].name));
        for (std::size_t step = 0; step < course::shippedCourses()[course].steps.size(); ++step) {
            const course::Place place { course, step };
            //: How many pages of a step of a course are done; %1 of %2.
            const QString far = tr("%1 of %2 pages").arg(m_progress.count(place)).arg(stepAt(place).pages.size());
            writeRow(*rowOf(place), nameOf(place), m_progress.isDone(place) ? done : far);
        }
    }
    //: Heading in the list of courses, above the opening procedures.
    writeHead(*m_guides, tr("Openings played with the guide"));
    for (int i = 0; i < m_guides->childCount(); ++i) {
        const opening::Procedure &procedure = *GuideView::procedures()[static_cast<std::size_t>(i)];
        writeRow(*m_guides->child(i), text::procedureName(procedure),
            m_progress.has(GuideView::idOf(procedure)) ? done : QString());
    }
    const int height = std::max(RowHeight, fontMetrics().height() + 12);
    for (int i = 0; i < m_steps->topLevelItemCount(); ++i) {
        QTreeWidgetItem *head = m_steps->topLevelItem(i);
        head->setSizeHint(0, { 0, height });
        for (int k = 0; k < head->childCount(); ++k)
            head->child(k)->setSizeHint(0, { 0, height });
    }
    //: Button: to the page of lessons.
    m_back->setText(tr("&Lessons"));
    //: Button: forgets which pages of the courses are done.
    m_startOver->setText(tr("Start o&ver…"));
    //: Button, for the teacher: the chosen step of a course on a projector, without the answers.
    m_class->setText(tr("S&how to class"));
    //: Button: prints the chosen course as a booklet.
    m_booklet->setText(tr("Boo&klet…"));
    m_startOver->setEnabled(!m_progress.done().empty());
    m_steps->setAccessibleName(tr("Steps of the courses"));
    writeChosen();
}

void CourseView::writeChosen()
{
    QTreeWidgetItem *row = m_steps->currentItem();
    const auto place = placeOf(row);
    m_class->setEnabled(place.has_value());
    m_booklet->setEnabled(place.has_value());
    const bool isGuide = row && row->parent() == m_guides;
    m_next->setEnabled(place || isGuide);
    if (place && m_progress.isBegun(place->course))
        //: Button: opens the chosen step of a course; %1 is its number and name.
        m_next->setText(tr("&Continue: %1").arg(nameOf(*place)));
    else if (place || isGuide)
        //: Button: opens the first step of a course, or an opening procedure; %1 is its name.
        m_next->setText(tr("&Begin: %1").arg(row->text(0)));
}

void CourseView::setPractice(PracticeKeeper &keeper)
{
    constexpr int BelowTheHead = 1;
    static_cast<QBoxLayout *>(layout())->insertWidget(BelowTheHead, new PupilChooser(keeper, "whoAnswers", this));
}

} // namespace kagetsu::ui
