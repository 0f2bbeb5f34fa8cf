// SPDX-License-Identifier: MIT
#include "ui/learn/daily/dailyview.h"

#include "text/common/sentences.h"
#include "ui/board/announce.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/learn/daily/dailysession.h"
#include "ui/learn/daily/dailywords.h"
#include "ui/learn/daily/progresschart.h"
#include "ui/learn/pupils/classdialog.h"
#include "ui/learn/pupils/practicekeeper.h"
#include "ui/learn/pupils/pupilchooser.h"
#include "ui/learn/task/taskview.h"

#include <QBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QStackedWidget>
#include <QStyle>

#include <utility>

namespace kagetsu::ui {

namespace {

constexpr int WidestOverview = 640;

// Shows a button as the one to press first.
void makeMain(QWidget &button, bool main)
{
    if (button.property("primary").toBool() == main)
        return;
    button.setProperty("primary", main);
    button.style()->unpolish(&button);
    button.style()->polish(&button);
}

} // namespace

DailyView::DailyView(PracticeKeeper &keeper, QWidget *parent)
    : QWidget(parent)
    , m_keeper(keeper)
    , m_views(new QStackedWidget(this))
    , m_overview(new QScrollArea(m_views))
    , m_session(new DailySession(keeper, m_views))
    , m_back(new BigButton("toGallery", this))
    , m_pupils(new PupilChooser(keeper, "dailyPupil", this))
    , m_manage(new BigButton("dailyPupils", this))
    , m_due(wrappedLabel("dailyDue", this))
    , m_more(wrappedLabel("dailyMore", this))
    , m_told(wrappedLabel("dailyTold", this))
    , m_anew(new BigButton("newDailyFile", this))
    , m_start(new BigButton("startDaily", this))
    , m_chartTitle(wrappedLabel("chartTitle", this))
    , m_chart(new ProgressChart(this))
{
    setObjectName(QStringLiteral("daily"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSizeConstraint(QLayout::SetNoConstraint);
    layout->addWidget(m_views);
    m_overview->setProperty("bare", true);
    m_overview->setFrameShape(QFrame::NoFrame);
    m_overview->setWidgetResizable(true);
    m_overview->setFocusPolicy(Qt::NoFocus);
    m_overview->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_overview->setWidget(buildOverview());
    m_views->addWidget(m_overview);
    m_views->addWidget(m_session);

    connect(m_back, &BigButton::clicked, this, &DailyView::backWanted);
    connect(m_manage, &BigButton::clicked, this, &DailyView::managePupils);
    connect(m_anew, &BigButton::clicked, this, [this] { m_keeper.beginAnew(); });
    connect(m_start, &BigButton::clicked, this, &DailyView::start);
    connect(m_session, &DailySession::endWanted, this, &DailyView::showOverview);
    connect(m_session, &DailySession::changed, this, &DailyView::changed);
    connect(&m_keeper, &PracticeKeeper::changed, this, &DailyView::write);
    setFocusProxy(m_start);
    onLanguage(*this, [this] {
        //: Button: to the page of lessons.
        m_back->setText(tr("&Lessons"));
        //: Button: new pupils, other names, delete.
        m_manage->setText(tr("&Pupils…"));
        m_anew->setText(tr("Begin a &new file"));
        //: Button: the tasks that are due, one after the other.
        m_start->setText(tr("S&tart"));
        m_chartTitle->setText(tr("Progress by kind of task"));
        write();
    });
}

QWidget *DailyView::buildOverview()
{
    auto *page = new QWidget;
    auto *middle = new QWidget(page);
    auto *row = new QHBoxLayout(page);
    row->setContentsMargins(12, 8, 12, 8);
    row->addStretch();
    row->addWidget(middle, 1000);
    row->addStretch();
    // On a wide screen, full-width text would be hard to read.
    onFit(*middle, [middle](double factor) { middle->setMaximumWidth(qRound(WidestOverview * factor)); });
    auto *column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    m_more->setProperty("muted", true);
    m_start->setProperty("primary", true);
    auto *head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_back, 1);
    head->addWidget(m_manage, 1);
    column->addLayout(head);
    for (QWidget *each :
        std::initializer_list<QWidget *> { m_pupils, m_told, m_anew, m_due, m_more, m_start, m_chartTitle, m_chart })
        column->addWidget(each);
    column->addStretch(1);
    makeLarger(*m_due, *this, 1.4);
    makeLarger(*m_chartTitle, *this, 1.1);
    return page;
}

bool DailyView::isPractising() const
{
    return m_views->currentWidget() == m_session;
}

TaskView &DailyView::task() const
{
    return m_session->task();
}

void DailyView::start()
{
    if (!m_session->begin()) {
        write();
        return;
    }
    m_views->setCurrentWidget(m_session);
    m_session->setFocus();
    emit changed();
}

void DailyView::next()
{
    if (isPractising())
        m_session->next();
}

void DailyView::showOverview()
{
    m_views->setCurrentWidget(m_overview);
    write();
    (m_start->isVisibleTo(this) ? m_start : m_manage)->setFocus();
    announce(m_due->text());
    emit changed();
}

void DailyView::managePupils()
{
    ClassDialog dialog(m_keeper, this);
    connect(&dialog, &ClassDialog::paperWanted, this, &DailyView::paperWanted);
    dialog.exec();
}

void DailyView::write()
{
    const practice::Pupil *pupil = m_keeper.book().chosen();
    if (std::exchange(m_pupil, pupil ? pupil->name : std::string()) != m_pupil) {
        m_session->forget();
        m_views->setCurrentWidget(m_overview);
    }
    writeDue();
    const QString fault = m_keeper.fault();
    m_told->setText(fault);
    m_told->setVisible(!fault.isEmpty());
    m_anew->setVisible(m_keeper.canBeginAnew());
    const auto progress = pupil ? practice::progressByKind(*pupil) : std::vector<practice::KindProgress>();
    m_chart->show(progress);
    m_chart->setVisible(!progress.empty());
    m_chartTitle->setVisible(!progress.empty());
}

void DailyView::writeDue()
{
    const practice::Pupil *pupil = m_keeper.book().chosen();
    const int due = m_keeper.dueCount();
    QString more;
    if (m_keeper.isReading()) {
        m_due->setText(tr("Loading…"));
    } else if (!pupil) {
        m_due->setText(m_keeper.book().pupils().empty() ? tr("No pupils yet") : tr("Choose a pupil"));
        more = tr("Tasks that a pupil answers in courses, lessons and exercises come back after 1, 3, 7, 21 and 60 "
                  "days, or the next day after a mistake. This is remembered on this computer only.");
    } else if (due > 0) {
        m_due->setText(tr("%n tasks are due", nullptr, due));
    } else {
        m_due->setText(tr("Nothing is due today"));
        if (const auto next = practice::nextDue(*pupil, m_keeper.today())) {
            //: %1 is a day.
            more =
                tr("The next %n tasks are due on %1.", nullptr, static_cast<int>(next->count)).arg(dayText(next->day));
        } else {
            more = tr("Answer tasks in courses, lessons or exercises; they come back here.");
        }
    }
    if (pupil && m_session->answered() > 0) {
        //: Of the tasks of today: %1 of %2 were answered without a mistake.
        const QString done = tr("Correct: %1 of %2.").arg(m_session->right()).arg(m_session->answered());
        more = more.isEmpty() ? done : text::joinSentences(done, more);
    }
    makeMain(*m_manage, !m_keeper.isReading() && m_keeper.book().pupils().empty());
    m_more->setText(more);
    m_more->setVisible(!more.isEmpty());
    m_start->setVisible(due > 0);
}

} // namespace kagetsu::ui
