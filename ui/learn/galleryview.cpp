// SPDX-License-Identifier: MIT
#include "ui/learn/galleryview.h"

#include "text/lesson/lessons.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/combobox.h"
#include "ui/controls/layout/evengrid.h"
#include "ui/controls/layout/fit.h"
#include "ui/learn/cardpainter.h"
#include "ui/learn/casemodel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QScrollBar>
#include <QScroller>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>

namespace kagetsu::ui {

GalleryView::GalleryView(CaseModel *model, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_chapters(new QTabBar(this))
    , m_chapterList(new ComboBox(this))
    , m_search(new QLineEdit(this))
    , m_solved(new QLabel(this))
    , m_exercise(new BigButton("exercise", this))
    , m_courses(new BigButton("openCourses", this))
    , m_file(new BigButton("lessonFile", this))
    , m_tasks(new BigButton("endlessTasks", this))
    , m_sheet(new BigButton("orderWorksheet", this))
    , m_daily(new BigButton("dailyPractice", this))
    , m_below(new EvenGrid(1))
    , m_cards(new QListView(this))
    , m_nothing(new QLabel(m_cards))
    , m_painter(new CardPainter(m_cards))
{
    setObjectName(QStringLiteral("gallery"));
    m_chapters->setObjectName(QStringLiteral("chapters"));
    m_chapters->setDrawBase(false);
    m_chapters->setExpanding(false);
    m_chapters->setElideMode(Qt::ElideNone);
    m_chapterList->setObjectName(QStringLiteral("chapterList"));
    m_chapterList->setMinimumHeight(44);
    for (std::size_t i = 0; i <= std::size(lesson::AllChapters); ++i) {
        m_chapters->addTab(QString());
        m_chapterList->addItem(QString());
    }
    m_search->setObjectName(QStringLiteral("search"));
    m_search->setClearButtonEnabled(true);
    m_search->setMinimumHeight(44);
    m_search->setMaximumWidth(420);
    m_solved->setObjectName(QStringLiteral("solved"));
    m_solved->setProperty("muted", true);
    m_exercise->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);

    m_cards->setObjectName(QStringLiteral("cards"));
    m_cards->setModel(m_model);
    m_cards->setItemDelegate(m_painter);
    m_cards->setViewMode(QListView::IconMode);
    m_cards->setResizeMode(QListView::Adjust);
    m_cards->setMovement(QListView::Static);
    m_cards->setUniformItemSizes(true);
    m_cards->setSelectionMode(QAbstractItemView::SingleSelection);
    m_cards->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_cards->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_cards->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Always visible, so that the size of the cards does not depend on their number.
    m_cards->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    m_cards->setMouseTracking(true);
    m_cards->setFrameShape(QFrame::NoFrame);
    m_cards->setTabKeyNavigation(false);
    m_cards->viewport()->installEventFilter(this);
    QScroller::grabGesture(m_cards->viewport(), QScroller::TouchGesture);
    build();
}

void GalleryView::build()
{
    m_nothing->setObjectName(QStringLiteral("nothing"));
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setProperty("muted", true);
    m_nothing->setAttribute(Qt::WA_TransparentForMouseEvents);

    auto *row = new QHBoxLayout;
    row->setSpacing(12);
    row->addWidget(m_search, 2);
    row->addWidget(m_solved, 1);
    row->addWidget(m_exercise);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(8);
    layout->addWidget(m_chapters);
    layout->addWidget(m_chapterList);
    layout->addLayout(row);
    layout->addWidget(m_cards, 1);
    m_below->setContentsMargins(0, 0, 0, 0);
    m_below->setSpacing(12);
    m_below->setBalanced(true);
    for (BigButton *button : { m_daily, m_courses, m_file, m_tasks, m_sheet })
        m_below->addWidget(button);
    m_daily->hide();
    auto *buttons = new QWidget(this);
    buttons->setLayout(m_below);
    layout->addWidget(buttons);

    connect(m_chapters, &QTabBar::currentChanged, this, &GalleryView::choose);
    connect(m_chapterList, &QComboBox::currentIndexChanged, this, &GalleryView::choose);
    connect(m_search, &QLineEdit::textChanged, m_model, &CaseModel::setSought);
    // Moves from the search field to its results.
    connect(m_search, &QLineEdit::returnPressed, this, [this] { goTo(0); });
    connect(m_cards, &QListView::clicked, this, [this](const QModelIndex &card) { emit caseChosen(card.row()); });
    connect(m_cards, &QListView::activated, this, [this](const QModelIndex &card) { emit caseChosen(card.row()); });
    connect(m_exercise, &BigButton::clicked, this, &GalleryView::exerciseWanted);
    connect(m_courses, &BigButton::clicked, this, &GalleryView::coursesWanted);
    connect(m_file, &BigButton::clicked, this, &GalleryView::fileWanted);
    connect(m_tasks, &BigButton::clicked, this, &GalleryView::tasksWanted);
    connect(m_sheet, &BigButton::clicked, this, &GalleryView::sheetWanted);
    connect(m_daily, &BigButton::clicked, this, &GalleryView::dailyWanted);
    setTabOrder(m_cards, m_daily);
    setTabOrder(m_daily, m_courses);
    setTabOrder(m_courses, m_file);
    setTabOrder(m_file, m_tasks);
    setTabOrder(m_tasks, m_sheet);
    connect(m_model, &QAbstractItemModel::modelReset, this, &GalleryView::tell);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &GalleryView::tell);
    setFocusProxy(m_cards);
    onLanguage(*this, [this] { retranslate(); });
    m_cards->setCurrentIndex(m_model->index(0));
    for (BigButton *button : { m_daily, m_courses, m_file, m_tasks, m_sheet })
        onChange(*button, QEvent::FontChange, [this] { fitButtons(); });
    onChange(*this, QEvent::FontChange, [this] {
        fitChapters();
        fitCards();
    });
}

void GalleryView::goTo(int row)
{
    if (m_model->rowCount() == 0)
        return;
    const QModelIndex card = m_model->index(std::clamp(row, 0, m_model->rowCount() - 1));
    m_cards->setCurrentIndex(card);
    m_cards->scrollTo(card);
    m_cards->setFocus();
}

void GalleryView::syncChapter()
{
    const auto chapter = m_model->chapter();
    const int place = chapter ? static_cast<int>(*chapter) + 1 : 0;
    const QSignalBlocker noTab(m_chapters);
    const QSignalBlocker noEntry(m_chapterList);
    m_chapters->setCurrentIndex(place);
    m_chapterList->setCurrentIndex(place);
}

void GalleryView::choose(int chapter)
{
    m_model->setChapter(
        chapter > 0 ? std::optional(lesson::AllChapters[static_cast<std::size_t>(chapter - 1)]) : std::nullopt);
    syncChapter();
    m_cards->scrollToTop();
    emit chapterChosen();
}

void GalleryView::fitChapters()
{
    const bool fit = m_chapters->sizeHint().width() <= width() - 24;
    m_chapters->setVisible(fit);
    m_chapterList->setVisible(!fit);
}

// Places as many buttons side by side as fit completely.
void GalleryView::fitButtons()
{
    int widest = 0;
    for (const BigButton *button : { m_daily, m_courses, m_file, m_tasks, m_sheet })
        widest = std::max(widest, button->sizeHint().width());
    m_below->setLeastWidth(widest);
}

// Places as many cards in a row as stay readable, beside a scroll bar whether there is one or not: their width would
// otherwise change for ever where larger cards need it and smaller ones do not.
void GalleryView::fitCards()
{
    const int room = m_cards->width() - m_cards->verticalScrollBar()->sizeHint().width();
    const int narrowest = letterWidth(QFontMetrics(font())) * 28;
    const int columns = std::max(2, room / std::max(1, narrowest));
    m_painter->setCardWidth(std::max(80, (room - 1) / columns));
    m_cards->setGridSize(m_painter->cardSize(m_cards->fontMetrics()));
    m_nothing->setGeometry(m_cards->viewport()->rect());
}

void GalleryView::tell()
{
    m_nothing->setVisible(m_model->rowCount() == 0);
    if (!m_cards->currentIndex().isValid())
        m_cards->setCurrentIndex(m_model->index(0));
    //: How many shapes of the lesson were answered rightly; %1 of %2.
    m_solved->setText(tr("Solved: %1 of %2").arg(m_model->solvedCount()).arg(lesson::shippedCases().size()));
}

void GalleryView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitChapters();
    // In a narrow window the count is hidden.
    m_solved->setVisible(width() >= 560);
}

bool GalleryView::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        fitCards();
    return QWidget::eventFilter(watched, event);
}

void GalleryView::setDue(int count)
{
    m_due = count;
    m_daily->show();
    writeDue();
}

void GalleryView::writeDue()
{
    //: Button: to tasks that come again after days.
    m_daily->setText(m_due == 0 ? tr("&Daily practice") : tr("&Daily practice: %n due", nullptr, m_due));
    fitButtons();
}

void GalleryView::retranslate()
{
    //: Chapter of the lesson: every shape.
    QStringList chapters { tr("All") };
    for (lesson::Chapter chapter : lesson::AllChapters)
        chapters += text::chapterName(chapter);
    for (int i = 0; i < chapters.size(); ++i) {
        m_chapters->setTabText(i, chapters[i]);
        m_chapterList->setItemText(i, chapters[i]);
    }
    m_chapters->setAccessibleName(tr("Chapters"));
    m_chapterList->setAccessibleName(m_chapters->accessibleName());
    fitChapters();
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search titles and answers"));
    //: Button: to the exercises, in which one taps every forbidden point.
    m_exercise->setText(tr("&Practice"));
    m_exercise->setToolTip(tr("Find all forbidden points in positions that are new every time"));
    //: Button: to the courses of the program, step by step.
    m_courses->setText(tr("&Courses"));
    //: Button: a file with a lesson of a teacher.
    m_file->setText(tr("&Open a lesson file…"));
    //: Button: to tasks of all kinds, which are new every time.
    m_tasks->setText(tr("Endless &tasks"));
    //: Button: tasks on paper.
    m_sheet->setText(tr("&Worksheet…"));
    writeDue();
    m_cards->setAccessibleName(tr("Shapes"));
    m_nothing->setText(tr("No matching shapes."));
    m_model->retranslate();
    tell();
}

} // namespace kagetsu::ui
