// SPDX-License-Identifier: MIT
#include "ui/learn/classroom/classpanel.h"

#include "text/rules/rules.h"
#include "ui/board/announce.h"
#include "ui/board/boardwidget.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/learn/classroom/answerpanel.h"
#include "ui/learn/classroom/boardpen.h"
#include "ui/learn/classroom/classview.h"
#include "ui/learn/classroom/classwindow.h"
#include "ui/learn/classroom/phonequestion.h"
#include "ui/learn/pupils/pupilrow.h"

#include <QBoxLayout>
#include <QCryptographicHash>
#include <QJsonArray>
#include <QKeyEvent>
#include <QLabel>
#include <QStackedWidget>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

namespace {

constexpr std::uint64_t MostNodes = 1000000; // limit for the search for an answer, as for a pupil

void addTo(QCryptographicHash &hash, const ClassPicture &picture)
{
    hash.addData((picture.question + QLatin1Char('\n') + picture.told + QLatin1Char('\n')).toUtf8());
    QByteArray stones;
    for (const rules::Point point : picture.board.points())
        stones += static_cast<char>('0' + static_cast<int>(picture.board.at(point).stone));
    hash.addData(stones);
}

} // namespace

ClassPanel::ClassPanel(PracticeKeeper &pupils, QWidget *parent)
    : ClassPanel(pupils, PhoneServing::network(), parent)
{
}

ClassPanel::ClassPanel(PracticeKeeper &pupils, PhoneServing::Network network, QWidget *parent)
    : QWidget(parent)
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_board(new BoardWidget(this))
    , m_sides(new QStackedWidget(this))
    , m_side(new QWidget(m_sides))
    , m_end(new BigButton("endClass", m_side))
    , m_where(new QLabel(m_side))
    , m_previous(new BigButton("previousPage", m_side))
    , m_next(new BigButton("nextPage", m_side))
    , m_question(wrappedLabel("question", m_side))
    , m_told(wrappedLabel("told", m_side))
    , m_reveal(new BigButton("reveal", m_side))
    , m_hideStep(new BigButton("hideStep", m_side))
    , m_freeze(new BigButton("freeze", m_side))
    , m_blank(new BigButton("blank", m_side))
    , m_point(new BigButton("pointer", m_side))
    , m_drawing(new BigButton("draw", m_side))
    , m_undo(new BigButton("undoDrawing", m_side))
    , m_toPosition(new BigButton("toPosition", m_side))
    , m_answering(new BigButton("classAnswers", m_side))
    , m_full(new BigButton("classFullScreen", m_side))
    , m_pupilRow(new PupilRow(pupils, m_side))
    , m_stateText(wrappedLabel("classState", m_side))
    , m_preview(new ClassView(m_side))
    , m_answers(new AnswerPanel(pupils, m_sides))
    , m_phones(new PhoneQuestion(std::move(network), this))
{
    setObjectName(QStringLiteral("classPanel"));
    setFocusPolicy(Qt::StrongFocus);
    m_board->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_board->installEventFilter(this);
    m_layout->setSizeConstraint(QLayout::SetNoConstraint);
    m_layout->setContentsMargins(12, 12, 12, 12);
    m_layout->setSpacing(12);
    m_layout->addWidget(m_board, 6);
    m_layout->addWidget(m_sides, 3);
    m_sides->addWidget(m_side);
    m_sides->addWidget(m_answers);
    makeBar();
    watch(*m_board);

    connectButtons();
    connectAnswers();
    connectPhones();
    makeLarger(*m_question, *this, 1.2);
    onLanguage(*this, [this] { retranslate(); });
}

ClassPanel::~ClassPanel() = default;

void ClassPanel::connectButtons()
{
    const auto on = [this](BigButton *button, ClassKey key) {
        connect(button, &BigButton::clicked, this, [this, key] { press(key); });
    };
    on(m_blank, ClassKey::Blank);
    on(m_freeze, ClassKey::Freeze);
    on(m_point, ClassKey::Point);
    on(m_drawing, ClassKey::Draw);
    on(m_undo, ClassKey::Undo);
    on(m_toPosition, ClassKey::ToPosition);
    on(m_answering, ClassKey::Answers);
    on(m_full, ClassKey::FullScreen);
    connect(m_pupilRow, &PupilRow::paperWanted, this, &ClassPanel::paperWanted);
    connect(m_end, &BigButton::clicked, this, &ClassPanel::endWanted);
    connect(m_previous, &BigButton::clicked, this, [this] { goTo(m_state.page() - 1); });
    connect(m_next, &BigButton::clicked, this, [this] { goTo(m_state.page() + 1); });
    connect(m_reveal, &BigButton::clicked, this, [this] { act([this] { m_state.reveal(1); }); });
    connect(m_hideStep, &BigButton::clicked, this, [this] { act([this] { m_state.reveal(-1); }); });
}

void ClassPanel::connectAnswers()
{
    const auto show = [this](bool isShown) {
        act([&] { m_state.setSpread(isShown ? std::optional(m_answers->answers().spread()) : std::nullopt); });
    };
    connect(m_answers, &AnswerPanel::spreadWanted, this, show);
    connect(m_answers, &AnswerPanel::changed, this, [this, show] {
        if (m_state.spread())
            show(true);
    });
    connect(m_answers, &AnswerPanel::closeWanted, this, [this] { press(ClassKey::Answers); });
}

void ClassPanel::connectPhones()
{
    connect(m_answers, &AnswerPanel::phonesWanted, this, [this] {
        m_phones->showDialog(this);
        setFocus();
    });
    connect(m_answers, &AnswerPanel::askWanted, this, &ClassPanel::askPhones);
    connect(m_answers, &AnswerPanel::spreadWanted, this, [this](bool shown) {
        if (shown)
            m_phones->close(); // nobody answers what he sees
    });
    connect(m_answers, &AnswerPanel::changed, this, &ClassPanel::tellPhones);
    connect(m_phones, &PhoneQuestion::answered, this,
        [this](const QString &pupil, rules::Point point) { m_answers->receive(pupil.toStdString(), point); });
    connect(m_phones, &PhoneQuestion::changed, this, &ClassPanel::tellPhones);
}

// The phones get the board as the class sees it.
void ClassPanel::askPhones(bool asks)
{
    if (asks) {
        // What they are asked is what the class sees, and the page whose answers are noted.
        act([this] {
            m_state.setSpread(std::nullopt);
            m_state.backToPosition();
            m_state.setFrozen(false);
            m_state.setBlank(false);
        });
        m_answers->askAgain();
        const ClassPicture picture = m_state.picture();
        m_phones->open({ picture.board, picture.question, m_answers->names(), m_answers->seconds() });
    } else {
        m_phones->close();
    }
    tellPhones();
    setFocus();
}

void ClassPanel::tellPhones()
{
    QString told;
    if (const auto left = m_phones->secondsLeft())
        //: Time left to answer, in seconds.
        told = tr("%n second(s) left", nullptr, *left);
    else if (m_phones->isOpen())
        told = tr("The phones may answer.");
    else if (m_phones->isOn())
        //: How many phones of pupils are on the page.
        told = tr("%n phone(s) are here.", nullptr, m_phones->phones());
    m_answers->setPhones(m_phones->isOn(), m_phones->isOpen(), told);
    draw();
}

// What the class sees, with the code for its phones while they may answer.
ClassPicture ClassPanel::seen() const
{
    ClassPicture picture = m_state.picture();
    if (!m_phones->isOpen() || picture.isBlank)
        return picture;
    picture.phoneAddress = m_phones->address();
    picture.phoneText = m_answers->countText();
    if (const auto left = m_phones->secondsLeft())
        picture.phoneText += QStringLiteral(" · ") + tr("%n second(s) left", nullptr, *left);
    return picture;
}

bool ClassPanel::isAnswering() const
{
    return m_sides->currentWidget() == m_answers;
}

void ClassPanel::makeBar()
{
    m_where->setObjectName(QStringLiteral("page"));
    m_where->setAlignment(Qt::AlignCenter);
    m_where->setProperty("muted", true);
    m_stateText->setProperty("muted", true);
    m_previous->setArrowType(Qt::LeftArrow);
    m_next->setArrowType(Qt::RightArrow);
    for (BigButton *arrow : { m_previous, m_next })
        arrow->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    for (BigButton *toggle : { m_freeze, m_blank, m_point, m_drawing })
        toggle->setCheckable(true);
    m_preview->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);

    const auto rowOf = [](std::initializer_list<QWidget *> widgets) {
        auto *row = new QHBoxLayout;
        row->setSpacing(4);
        for (QWidget *widget : widgets)
            row->addWidget(widget, widget->sizePolicy().horizontalPolicy() == QSizePolicy::Fixed ? 0 : 1);
        return row;
    };
    auto *side = new QVBoxLayout(m_side);
    side->setContentsMargins(0, 0, 0, 0);
    side->setSpacing(8);
    side->addLayout(rowOf({ m_end, m_where, m_previous, m_next }));
    side->addWidget(m_question);
    side->addWidget(m_told);
    side->addLayout(rowOf({ m_reveal, m_hideStep }));
    side->addLayout(rowOf({ m_freeze, m_blank }));
    side->addLayout(rowOf({ m_point, m_drawing, m_undo }));
    side->addLayout(rowOf({ m_toPosition, m_answering }));
    side->addWidget(m_pupilRow);
    side->addWidget(m_full);
    side->addWidget(m_stateText);
    side->addWidget(m_preview, 1);
    side->addStretch();
    QWidget *before = m_end;
    for (QWidget *next : std::initializer_list<QWidget *> { m_previous, m_next, m_reveal, m_hideStep, m_freeze, m_blank,
             m_point, m_drawing, m_undo, m_toPosition, m_answering, m_pupilRow, m_full }) {
        setTabOrder(before, next);
        before = next;
    }
}

void ClassPanel::watch(BoardWidget &board)
{
    auto *pen = new BoardPen(board);
    pen->setDrawing(m_isDrawing);
    connect(pen, &BoardPen::pointed, this, [this](std::optional<QPointF> place) {
        if (!m_isPointing)
            return;
        m_state.setPointer(place);
        draw();
    });
    connect(pen, &BoardPen::marked, this, [this](rules::Point point) { act([&] { m_state.mark(point); }); });
    connect(pen, &BoardPen::tapped, this, &ClassPanel::tap);
    connect(pen, &BoardPen::arrowDrawn, this,
        [this](rules::Point from, rules::Point to) { act([&] { m_state.arrow(from, to); }); });
    m_pens.push_back(pen);
}

void ClassPanel::begin(const std::vector<task::Task> &pages, int page)
{
    std::vector<ClassPage> shown;
    for (const task::Task &task : pages)
        shown.push_back({ .task = task });
    beginPages(std::move(shown), page);
}

void ClassPanel::beginPages(std::vector<ClassPage> pages, int page)
{
    m_seeking.cancel(); // its answer belongs to a page of the class before
    m_sought = -1;
    m_phones->close();
    m_state.begin(std::move(pages), page);
    m_answers->begin();
    m_sides->setCurrentWidget(m_side);
    keepShow();
    m_pens.resize(1); // keeps the pen of the board here; the other one belongs to its window
    setDrawing(false);
    m_window = std::make_unique<ClassWindow>(*this);
    watch(m_window->view().board());
    connect(m_window.get(), &ClassWindow::keyPressed, this, &ClassPanel::press);
    connect(m_window.get(), &ClassWindow::screenChanged, this, &ClassPanel::write);
    connect(m_window.get(), &ClassWindow::closed, this, &ClassPanel::endWanted, Qt::QueuedConnection);
    act([] {});
    if (isVisible())
        m_window->open();
    m_draft->takeUp();
}

// Saves where the class is and what it has been shown, so that the lesson can be resumed after a power failure.
void ClassPanel::keepShow()
{
    QCryptographicHash pages(QCryptographicHash::Sha256);
    for (const ClassPage &each : m_state.pages()) {
        pages.addData(QByteArray::fromStdString(rules::toText(each.task.position) + '\n' + each.task.text + '\n'));
        for (const ShownStep &step : each.steps)
            addTo(pages, step.picture);
    }
    const auto save = [this] {
        QJsonArray shown;
        for (const int step : m_state.shown())
            shown.append(step);
        return QJsonObject { { QStringLiteral("page"), m_state.page() }, { QStringLiteral("shown"), shown } };
    };
    const auto restore = [this](const QJsonObject &state) {
        std::vector<int> shown;
        for (const QJsonValue &step : state.value(QStringLiteral("shown")).toArray())
            shown.push_back(step.toInt());
        act([&] { m_state.resume(shown, state.value(QStringLiteral("page")).toInt()); });
    };
    m_draft.reset();
    m_draft = std::make_unique<DraftKeeper>(*this,
        DraftKeeper::Subject { QStringLiteral("classShow"), QString::fromLatin1(pages.result().toHex()), tr("Class") },
        DraftKeeper::State { save, restore });
}

void ClassPanel::end()
{
    m_phones->stop();
    if (m_draft)
        m_draft->drop();
    m_draft.reset();
}

void ClassPanel::goTo(int page)
{
    act([&] { m_state.goTo(page); });
}

void ClassPanel::setLesson(const QString &id, const QString &title)
{
    m_lesson = id;
    m_lessonTitle = title;
    write();
}

void ClassPanel::showWhereThereIsRoom()
{
    if (m_window && !m_window->hasScreen())
        m_window->setOver(true);
}

// Carries out any action, and then builds the picture of the class anew.
void ClassPanel::act(const std::function<void()> &does)
{
    const int page = m_state.page();
    const int step = m_state.step();
    const std::size_t tried = m_state.tried().size();
    const QString told = m_state.teachersPicture().told;
    const bool isAsked = m_phones->isOpen();
    does();
    // Answers belong to the page that was asked, as it was asked: nobody answers what is shown by now.
    if (isAsked && (page != m_state.page() || step != m_state.step() || tried != m_state.tried().size()))
        m_phones->close();
    if (m_draft)
        m_draft->touch();
    seek();
    draw();
    write();
    // Text that the class may not see yet is not spoken in front of it.
    const ClassPicture seen = m_state.picture();
    if (!seen.isBlank && !m_state.isFrozen() && !seen.told.isEmpty() && seen.told != told)
        announce(seen.told);
    if (page == m_state.page())
        return;
    if (!seen.isBlank && !m_state.isFrozen())
        announce(seen.question);
    emit changed();
}

void ClassPanel::seek()
{
    const int page = m_state.page();
    const ClassPage &shown = m_state.pages()[static_cast<std::size_t>(page)];
    if (shown.answer || !shown.steps.empty() || (m_sought == page && m_seeking.isRunning()))
        return;
    m_seeking.cancel();
    if (!task::asksSolver(shown.task.kind)) {
        m_state.setAnswer(page, task::modelAnswer(shown.task));
        return;
    }
    m_sought = page;
    m_seeking.start(
        [task = shown.task](background::State &state) {
            const auto goesOn = [&state](const solver::Progress &) { return !state.isCancelled(); };
            return task::modelAnswer(task, { .nodes = MostNodes, .stop = {}, .goesOn = goesOn });
        },
        [this, page](task::ModelAnswer answer) {
            m_state.setAnswer(page, std::move(answer));
            write();
        });
}

void ClassPanel::press(ClassKey key)
{
    switch (key) {
    case ClassKey::Forward: act([this] { m_state.forward(); }); break;
    case ClassKey::Back: act([this] { m_state.back(); }); break;
    case ClassKey::Blank: act([this] { m_state.setBlank(!m_state.isBlank()); }); break;
    case ClassKey::Freeze: act([this] { m_state.setFrozen(!m_state.isFrozen()); }); break;
    case ClassKey::Undo: act([this] { m_state.undo(); }); break;
    case ClassKey::ToPosition: act([this] { m_state.backToPosition(); }); break;
    case ClassKey::Answers:
        m_sides->setCurrentWidget(isAnswering() ? m_side : m_answers);
        setDrawing(false);
        write();
        setFocus();
        break;
    case ClassKey::Point:
        m_isPointing = !m_isPointing;
        act([this] { m_state.setPointer(std::nullopt); });
        break;
    case ClassKey::Draw:
        setDrawing(!m_isDrawing);
        write();
        break;
    case ClassKey::Right: mark(practice::Mark::Right); break;
    case ClassKey::Partly: mark(practice::Mark::Partly); break;
    case ClassKey::Wrong: mark(practice::Mark::Wrong); break;
    case ClassKey::NextPupil:
        if (!isAnswering())
            m_pupilRow->nextPupil();
        break;
    case ClassKey::FullScreen:
        if (m_window) {
            m_window->open();
            m_window->setOver(!m_window->isOver());
        }
        break;
    case ClassKey::Leave:
        if (m_window && m_window->isOver()) {
            m_window->setOver(false);
            activateWindow();
        } else {
            emit endWanted();
        }
        break;
    }
}

// While answers are noted, the pupil at the board is hidden and gets no mark.
void ClassPanel::mark(practice::Mark mark)
{
    if (isAnswering())
        m_answers->press(mark);
    else
        m_pupilRow->mark(mark);
}

void ClassPanel::tap(rules::Point point)
{
    if (isAnswering())
        m_answers->choose(point);
    else
        tryStone(point);
}

void ClassPanel::tryStone(rules::Point point)
{
    const std::size_t before = m_state.tried().size();
    act([&] { m_state.tryStone(point); });
    if (m_state.tried().size() > before && !m_state.isFrozen() && !m_state.isBlank())
        announce(text::pointText(point));
}

void ClassPanel::setDrawing(bool draws)
{
    m_isDrawing = draws;
    for (BoardPen *pen : m_pens)
        pen->setDrawing(draws);
}

void ClassPanel::draw()
{
    const ClassPicture picture = seen();
    m_board->setPicture(m_state.teachersPicture().board);
    m_preview->setPicture(picture);
    if (m_window)
        m_window->view().setPicture(picture);
}

QString ClassPanel::stateText() const
{
    if (m_window && !m_window->hasScreen() && !m_window->isOver() && isVisible())
        return tr("There is no second screen. Press F5 to show the class view on this one.");
    if (m_state.isBlank())
        return tr("The class sees a blank screen.");
    if (m_state.isFrozen()) {
        //: %1 is the number of a page of a lesson.
        return tr("The class still sees page %1.").arg(m_state.classPage() + 1);
    }
    return tr("The class sees this:");
}

QString ClassPanel::revealText() const
{
    if (!m_state.hasMore())
        return isSeeking() ? tr("Thinking…") : tr("Nothing more to reveal");
    const ClassPage &page = m_state.pages()[static_cast<std::size_t>(m_state.page())];
    switch (revealedBy(page, m_state.step() + 1)) {
    case Reveals::Hint: return tr("&Reveal the hint");
    case Reveals::Answer: return tr("&Reveal the answer");
    case Reveals::Stone: return tr("&Reveal the next stone");
    case Reveals::Step: return tr("&Reveal the next step");
    case Reveals::Explanation: return tr("&Reveal the explanation");
    case Reveals::Question:
    case Reveals::Text: break;
    }
    return tr("&Reveal more text");
}

void ClassPanel::write()
{
    const ClassPicture own = m_state.teachersPicture();
    m_question->setText(own.question);
    m_told->setText(own.told);
    m_told->setVisible(!own.told.isEmpty());
    //: Which page of a lesson is shown; %1 of %2.
    m_where->setText(tr("%1 of %2").arg(m_state.page() + 1).arg(m_state.pageCount()));
    m_previous->setEnabled(m_state.page() > 0);
    m_next->setEnabled(m_state.page() + 1 < m_state.pageCount());
    m_reveal->setText(revealText());
    m_reveal->setEnabled(m_state.hasMore());
    m_hideStep->setEnabled(m_state.step() > 0);
    m_freeze->setChecked(m_state.isFrozen());
    m_blank->setChecked(m_state.isBlank());
    m_point->setChecked(m_isPointing);
    m_drawing->setChecked(m_isDrawing);
    m_undo->setEnabled(m_state.canUndo());
    m_toPosition->setVisible(!m_state.tried().empty());
    m_pupilRow->setVisible(!m_lesson.isEmpty());
    m_pupilRow->setPage({ m_lesson.toStdString(), m_state.pageCount(), m_lessonTitle }, m_state.page() + 1);
    m_answers->setPage({ m_lesson.toStdString(), m_state.pageCount(), m_lessonTitle }, m_state.page() + 1,
        m_state.pages()[static_cast<std::size_t>(m_state.page())]);
    m_answers->setSpreadShown(m_state.spread().has_value());
    m_full->setVisible(m_window && !m_window->hasScreen());
    m_stateText->setText(stateText());
}

void ClassPanel::retranslate()
{
    //: Button: closes the window on the projector and ends the lesson in front of the class.
    m_end->setText(tr("&End class"));
    m_previous->setToolTip(tr("Previous page"));
    m_next->setToolTip(tr("Next page"));
    for (BigButton *arrow : { m_previous, m_next })
        arrow->setAccessibleName(arrow->toolTip());
    //: Button: takes back the step that was revealed last.
    m_hideStep->setText(tr("&Hide again"));
    //: Button: the class keeps its picture while the teacher looks ahead.
    m_freeze->setText(tr("&Freeze"));
    //: Button: makes the projector black.
    m_blank->setText(tr("&Blank"));
    //: Button: a ring on the projector where the teacher's mouse is.
    m_point->setText(tr("&Pointer"));
    //: Button: the mouse draws marks and arrows on the board.
    m_drawing->setText(tr("&Draw"));
    m_drawing->setToolTip(tr("Tap for a circle, again for a cross; drag for an arrow"));
    m_undo->setText(tr("&Undo"));
    //: Button: removes the stones that pupils have proposed.
    m_toPosition->setText(tr("Back &to the position"));
    //: Button: notes what each pupil of the class answers.
    m_answering->setText(tr("&Answers"));
    m_full->setText(tr("Full &screen"));
    m_preview->setAccessibleName(tr("What the class sees"));
    m_phones->retranslate();
    tellPhones();
    write();
}

QList<Page::KeyRow> ClassPanel::ownKeys()
{
    return {
        { { Qt::Key_PageDown }, tr("Reveal the next step, then the next page") },
        { { Qt::Key_PageUp }, tr("Hide the last step, then go back to the previous page") },
        { { Qt::Key_B }, tr("Make the class screen blank, or show it again") },
        { { Qt::Key_F }, tr("Freeze or unfreeze the class screen") },
        { { Qt::Key_P }, tr("Show or hide the pointer") },
        { { Qt::Key_D }, tr("Start or stop drawing with the mouse") },
        { { Qt::Key_Backspace }, tr("Remove the stones that were tried") },
        { { Qt::Key_A }, tr("Note what the class answers, or go back to the buttons") },
        { { Qt::Key_1 }, tr("Mark the pupil at the board: right") },
        { { Qt::Key_2 }, tr("Mark the pupil at the board: partly right") },
        { { Qt::Key_3 }, tr("Mark the pupil at the board: wrong") },
        { { Qt::Key_N }, tr("Next pupil") },
        { { Qt::Key_F5 }, tr("Show the class view on the whole screen") },
        { { Qt::Key_Escape }, tr("Leave the class view, then end the class") },
    };
}

bool ClassPanel::event(QEvent *event)
{
    // Keys that are shortcuts of the window, such as F5, control the presentation here.
    if (event->type() == QEvent::ShortcutOverride && classKey(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

// Handles the presenter's keys before the board, which would read letters as a coordinate.
bool ClassPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        auto *key = static_cast<QKeyEvent *>(event);
        if (classKey(*key) && !key->isAutoRepeat()) {
            keyPressEvent(key);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void ClassPanel::keyPressEvent(QKeyEvent *event)
{
    const std::optional<ClassKey> key = classKey(*event);
    if (!key) {
        QWidget::keyPressEvent(event);
        return;
    }
    event->accept();
    if (!event->isAutoRepeat())
        press(*key);
}

void ClassPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    place();
}

void ClassPanel::place()
{
    const BoardAndSide parts { m_layout, m_board, m_sides, /*onGrid=*/false };
    parts.arrange(*this, parts.neededRoom(*this));
    // The proportions of a projector.
    constexpr int Across = 16;
    constexpr int Down = 9;
    m_preview->setMaximumHeight(std::max(1, m_sides->width() * Down / Across));
}

void ClassPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (event->spontaneous() || !m_window)
        return;
    m_window->open();
    write();
}

void ClassPanel::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    if (event->spontaneous() || !m_window)
        return;
    m_phones->close();
    m_window->shut();
}

} // namespace kagetsu::ui
