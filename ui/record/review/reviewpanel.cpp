// SPDX-License-Identifier: MIT
#include "ui/record/review/reviewpanel.h"

#include "text/engine/engines.h"
#include "text/review/reviews.h"
#include "ui/board/announce.h"
#include "ui/board/inforce.h"
#include "ui/controls/background/searchpace.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/record/review/momentcards.h"
#include "ui/record/review/reviewchoice.h"
#include "ui/record/review/reviewcurve.h"
#include "ui/record/review/reviewstrip.h"

#include <QAction>
#include <QFontMetrics>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

ReviewPanel::ReviewPanel(QWidget *parent)
    : QWidget(parent)
    , m_reviewer(new GameReviewer(this))
    , m_how(new ReviewChoice(this))
    , m_text(wrappedLabel("reviewText", this))
    , m_curve(new ReviewCurve(this))
    , m_strip(new ReviewStrip(this))
    , m_moments(new MomentCards)
    , m_pace(new SearchPace(QStringLiteral("review"), this))
    , m_buttons(new QWidget(this))
    , m_show(new BigButton("reviewShow", m_buttons))
    , m_more(new BigButton("reviewMore", m_buttons))
    , m_menu(new QMenu(m_more))
{
    setObjectName(QStringLiteral("reviewPanel"));
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_more->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setMenu(m_menu);
    for (const Entry entry : { Entry::Foul, Entry::Missed, Entry::Allowed, Entry::Task, Entry::Diagram, Entry::Sheet,
             Entry::Longer, Entry::Write, Entry::Print, Entry::Close }) {
        m_entries[entry] = m_menu->addAction(QString());
        connect(m_entries[entry], &QAction::triggered, this, [this, entry] { act(entry); });
    }

    auto *buttons = new QHBoxLayout(m_buttons);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->setSpacing(4);
    buttons->addWidget(m_show, 1);
    buttons->addWidget(m_more, 0, Qt::AlignRight);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 4, 0, 0);
    rows->setSpacing(4);
    m_found = new QVBoxLayout;
    m_found->setContentsMargins(0, 0, 0, 0);
    m_found->setSpacing(6);
    m_found->addWidget(m_how);
    m_found->addWidget(m_text);
    m_found->addWidget(m_curve);
    m_found->addWidget(m_moments);
    m_found->addStretch(1);
    auto *inner = new QWidget;
    inner->setLayout(m_found);
    auto *scrolled = new QScrollArea(this);
    scrolled->setFrameShape(QFrame::NoFrame);
    scrolled->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scrolled->setWidgetResizable(true);
    scrolled->setMinimumHeight(32);
    scrolled->setWidget(inner);
    scrolled->viewport()->setAutoFillBackground(false);
    inner->setAutoFillBackground(false);
    rows->addWidget(m_strip);
    rows->addWidget(scrolled, 1);
    rows->addWidget(m_pace);
    rows->addWidget(m_buttons);
    connectParts();
}

void ReviewPanel::connectParts()
{
    connect(m_pace, &SearchPace::stopped, this, &ReviewPanel::stop);
    connect(m_pace, &SearchPace::ticked, this, [this] {
        const review::Progress progress = m_reviewer->progress();
        switch (m_reviewer->stage()) {
        case ReviewStage::Fours: return m_pace->say(text::reviewProgressText(progress.done, progress.all));
        case ReviewStage::Threes: return m_pace->say(text::threesProgressText(progress.done, progress.all));
        case ReviewStage::Engine: return m_pace->say(text::engineProgressText(progress.done, progress.all));
        }
    });
    connect(m_how, &ReviewChoice::chosen, this, &ReviewPanel::chooseHow);
    connect(m_reviewer, &GameReviewer::found, this, &ReviewPanel::take);
    connect(m_reviewer, &GameReviewer::changed, this, [this] {
        m_pace->setRunning(isRunning());
        m_curve->setReviewing(isRunning());
        fill();
        emit changed();
    });
    connect(m_show, &QToolButton::clicked, this, [this] {
        if (const auto entry = mainEntry())
            act(*entry);
    });
    connect(m_strip, &ReviewStrip::picked, this, &ReviewPanel::goToMark);
    connect(m_moments, &MomentCards::picked, this, &ReviewPanel::goToMark);
    onLanguage(*this, [this] {
        //: Button: a menu with what else can be done with a review.
        m_more->setText(tr("More"));
        m_entries[Entry::Foul]->setText(tr("Show why the point is forbidden"));
        m_entries[Entry::Missed]->setText(tr("Show the missed win"));
        m_entries[Entry::Allowed]->setText(tr("Show the allowed win"));
        //: Menu of a finding: its position becomes a task of a lesson.
        m_entries[Entry::Task]->setText(tr("Make it a task…"));
        m_entries[Entry::Diagram]->setText(tr("Draw a diagram…"));
        //: Menu of a finding: its position gets a bookmark, and the worksheet of a record has all its bookmarks.
        m_entries[Entry::Sheet]->setText(tr("Put it on the worksheet"));
        //: Menu and button: the search goes on, ten times as long.
        m_entries[Entry::Longer]->setText(tr("Look longer"));
        m_entries[Entry::Write]->setText(tr("Write the findings as comments"));
        m_entries[Entry::Print]->setText(tr("Print the review…"));
        m_entries[Entry::Close]->setText(tr("Close the review"));
        showFound(); // the cards are written in another language
        fill();
    });
    onChange(*this, QEvent::FontChange, [this] { fitText(); });
    fill();
}

ReviewPanel::~ReviewPanel()
{
    m_reviewer->disconnect(this); // it emits signals while being destroyed
}

void ReviewPanel::setAnalyst(const Analyst &analyst)
{
    m_how->setAnalyst(analyst);
}

void ReviewPanel::chooseHow()
{
    if (!isOpen() || m_isChanged)
        return;
    const bool wasRunning = isRunning();
    m_reviewer->giveUp();
    if (wasRunning || !review()) {
        m_asked.engine = m_how->terms();
        m_reviewer->ask(m_asked);
        return;
    }
    GameReview known = *review();
    known.opinions.clear();
    known.isAsked = false;
    known.trouble.reset();
    known.marks = marksOf(known.game, known.review);
    take(known);
    m_asked.engine = m_how->terms();
    if (!m_asked.engine)
        return;
    ReviewQuestion further = m_asked;
    further.known = std::make_shared<const GameReview>(*review());
    further.looksForThrees = false;
    m_reviewer->ask(further);
}

void ReviewPanel::ask(const ReviewQuestion &question)
{
    m_asked = question;
    m_asked.engine = m_how->terms();
    m_announced.clear();
    m_answer.reset();
    showFound();
    m_shownAt.reset();
    m_isChanged = false;
    m_isOpen = true;
    m_reviewer->ask(m_asked);
}

void ReviewPanel::lookLonger()
{
    if (!can(Entry::Longer))
        return;
    constexpr std::uint64_t Longer = 10; // factor for each further search
    m_asked.threesNodes *= Longer;
    ReviewQuestion further = m_asked;
    further.known = std::make_shared<const GameReview>(*review());
    m_reviewer->ask(further);
}

void ReviewPanel::forget()
{
    if (!isOpen())
        return;
    m_isOpen = false;
    m_isChanged = false;
    m_answer.reset();
    showFound();
    m_shownAt.reset();
    if (isRunning())
        m_reviewer->giveUp(); // this emits a signal
    else
        emit changed();
}

void ReviewPanel::setChanged(bool isChanged)
{
    if (std::exchange(m_isChanged, isChanged) == isChanged)
        return;
    fitText();
    fill();
}

// Takes an answer, of which there are several while the review goes on: the mark that is read stays.
void ReviewPanel::take(const ReviewAnswer &answer)
{
    if (review() && answer && *review() == answer.value()) {
        fitText();
        return fill();
    }
    const auto kept = mark() ? review()->nodeOf(review()->marks[*mark()]) : m_node;
    m_answer = answer;
    if (review())
        m_strip->setMarks(review()->marks, review()->movesOfMarks());
    m_strip->setCurrent(review() ? review()->markAt(kept) : std::nullopt);
    showFound();
    fill();
    emit changed();
    const bool isBeingAsked =
        isRunning() && m_reviewer->stage() == ReviewStage::Engine; // then it says more at each move
    if (!isBeingAsked && text() != m_announced)
        announce(m_announced = text());
}

void ReviewPanel::showFound()
{
    m_curve->setReview(review());
    m_moments->setReview(review());
    fitText();
}

void ReviewPanel::takeCurve()
{
    m_found->insertWidget(2, m_curve);
    m_curve->show();
}

std::optional<std::size_t> ReviewPanel::mark() const
{
    return review() ? m_strip->current() : std::nullopt;
}

QString ReviewPanel::text() const
{
    return textOf(mark());
}

QString ReviewPanel::textOf(std::optional<std::size_t> mark) const
{
    const QString found = findingsOf(mark);
    //: %1 are sentences about the review of a game, or about one of its moves.
    return m_isChanged ? tr("The game was changed after this review. %1").arg(found) : found;
}

QString ReviewPanel::findingsOf(std::optional<std::size_t> mark) const
{
    if (!m_answer)
        return {};
    if (!*m_answer)
        return text::noReviewText(m_answer->fault());
    const GameReview &found = m_answer->value();
    if (mark) {
        const review::Mark &here = found.marks[*mark];
        const review::MoveReview &move = found.review.moves[here.move];
        //: %1 is a move, such as "23. Black: H8", %2 sentences about it.
        return tr("%1. %2").arg(text::reviewedMoveText(here.move, move.move), text::markText(here, move));
    }
    if (found.game.line.moves.empty())
        return text::noMovesText();
    const QString summary = text::summaryText(found.review, review::countsOf(found.marks),
        { found.game.line.moves.size(), found.game.line.rules.rule, found.isRuleNamed, !isSettled() });
    const QString engine = engineText();
    //: Sentences that follow each other: what was found, and how an engine was asked.
    return engine.isEmpty() ? summary : tr("%1 %2").arg(summary, engine);
}

// Returns how far an engine was asked, once it has ended.
QString ReviewPanel::engineText() const
{
    const GameReview &found = *review();
    if (found.trouble) {
        const QString why = found.trouble->died ? text::deathText(*found.trouble->died)
            : found.trouble->refused            ? text::failureText(*found.trouble->refused)
                                                : tr("It gives no evaluations.");
        //: %1 is the name of an engine, %2 a sentence that says why.
        return tr("%1 could not be asked about the whole game. %2").arg(m_how->engineName(), why);
    }
    if (!isSettled() || !m_how->isByEngine())
        return {};
    if (const QString why = m_how->whyNot(); !why.isEmpty())
        return why;
    return found.isAsked
        ? tr("Where nothing is proven, %1 was asked: that is its opinion, not a proof.").arg(m_how->engineName())
        : tr("%1 was not asked about the whole game.").arg(m_how->engineName());
}

void ReviewPanel::setNode(record::NodeId node)
{
    m_node = node;
    if (!review() || node == m_shownAt)
        return;
    m_shownAt.reset();
    m_strip->setCurrent(review()->markAt(node));
    fill();
}

void ReviewPanel::goToMark(std::size_t mark)
{
    if (!review() || mark >= review()->marks.size())
        return;
    m_shownAt.reset();
    m_strip->setCurrent(mark);
    fill();
    emit nodeWanted(review()->nodeOf(review()->marks[mark]));
    announce(text());
}

void ReviewPanel::step(bool forward)
{
    if (!review() || review()->marks.empty())
        return;
    const std::vector<review::Mark> &marks = review()->marks;
    const auto count = static_cast<std::ptrdiff_t>(marks.size());
    std::ptrdiff_t to = forward ? 0 : count - 1;
    if (const auto at = mark()) {
        to = static_cast<std::ptrdiff_t>(*at) + (forward ? 1 : -1);
    } else {
        // Start at the current move; from before the first one, at the beginning.
        const std::vector<record::NodeId> &nodes = review()->game.nodes;
        const auto here = std::find(nodes.begin(), nodes.end(), m_node);
        const std::ptrdiff_t move = here == nodes.end() ? -1 : here - nodes.begin();
        const auto next = std::find_if(marks.begin(), marks.end(),
            [move](const review::Mark &each) { return static_cast<std::ptrdiff_t>(each.move) > move; });
        to = next - marks.begin() - (forward ? 0 : 1);
    }
    goToMark(static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(to, 0, count - 1)));
}

// Returns what can be shown about the current mark, the most important first.
std::vector<ReviewPanel::Entry> ReviewPanel::shows() const
{
    std::vector<Entry> entries;
    const auto at = mark();
    if (!at || m_isChanged)
        return entries;
    const review::Mark &here = review()->marks[*at];
    if (here.isForbidden)
        entries.push_back(Entry::Foul);
    if (here.missed == review::Known::Yes || here.missedByThrees)
        entries.push_back(Entry::Missed);
    if (here.allowed == review::Known::Yes)
        entries.push_back(Entry::Allowed);
    return entries;
}

// Returns what the large button does.
std::optional<ReviewPanel::Entry> ReviewPanel::mainEntry() const
{
    if (const std::vector<Entry> shown = shows(); !shown.empty())
        return shown.front();
    return !mark() && can(Entry::Longer) ? std::optional(Entry::Longer) : std::nullopt;
}

bool ReviewPanel::can(Entry entry) const
{
    switch (entry) {
    case Entry::Longer:
        return review() && !m_isChanged && !isRunning() && review()->review.isComplete
            && review()->review.threes.undecided() > 0;
    case Entry::Write: return review() && !review()->marks.empty() && !m_isChanged;
    case Entry::Print: return review() && !review()->game.line.moves.empty();
    case Entry::Close: return true;
    case Entry::Diagram:
    case Entry::Sheet: return mark() && !m_isChanged;
    case Entry::Task: // its answer can be checked
        return mark() && !m_isChanged && (can(Entry::Missed) || can(Entry::Allowed));
    case Entry::Foul:
    case Entry::Missed:
    case Entry::Allowed: break;
    }
    const std::vector<Entry> shown = shows();
    return std::find(shown.begin(), shown.end(), entry) != shown.end();
}

void ReviewPanel::act(Entry entry)
{
    if (!can(entry))
        return;
    switch (entry) {
    case Entry::Longer: return lookLonger();
    case Entry::Write: emit commentsWanted(); return;
    case Entry::Print: emit paperWanted(); return;
    case Entry::Close: forget(); return;
    case Entry::Task: return usePosition(PositionUse::Task);
    case Entry::Diagram: return usePosition(PositionUse::Diagram);
    case Entry::Sheet: return usePosition(PositionUse::Sheet);
    case Entry::Foul:
    case Entry::Missed:
    case Entry::Allowed: break;
    }
    const GameReview &found = *review();
    const review::Mark &here = found.marks[*mark()];
    const review::MoveReview &said = found.review.moves[here.move];
    const review::PlayedMove &played = found.game.line.moves[here.move];
    const record::NodeId node = found.nodeOf(here);
    if (entry == Entry::Foul) {
        emit proofWanted(node, played.move.point);
    } else if (entry == Entry::Missed) {
        emit winWanted(node, true, { played.before, played.move.side, found.game.line.rules }, *said.missed.win);
    } else {
        rules::Position after = played.before;
        if (played.move.kind == record::Move::Kind::Stone)
            after.place(played.move.point, played.move.side);
        emit winWanted(
            node, false, { after, rules::other(played.move.side), found.game.line.rules }, *said.allowed.win);
    }
}

// A win that was allowed is to be found after the move; everything else should have been seen before it.
void ReviewPanel::usePosition(PositionUse use)
{
    const review::Mark &here = review()->marks[*mark()];
    const bool isAfter = can(Entry::Allowed) && !can(Entry::Missed);
    emit positionWanted(review()->nodeOf(here), !isAfter, use);
}

void ReviewPanel::holdAt(record::NodeId node)
{
    m_shownAt = node;
}

QSize ReviewPanel::minimumSizeHint() const
{
    return { 180, layout()->minimumSize().height() };
}

void ReviewPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitText();
}

void ReviewPanel::fitText()
{
    const QFontMetrics metrics(m_text->font());
    const int wide = contentsRect().width();
    const auto heightOf = [&](std::optional<std::size_t> mark) {
        return metrics.boundingRect(QRect(0, 0, wide, 10000), Qt::TextWordWrap, textOf(mark)).height();
    };
    int high = heightOf(std::nullopt);
    for (std::size_t i = 0; review() && i < review()->marks.size(); ++i)
        high = std::max(high, heightOf(i));
    m_text->setMinimumHeight(high + 2);
}

void ReviewPanel::fill()
{
    const bool hasMarks = review() && !review()->marks.empty();
    m_text->setText(text());
    m_text->setVisible(m_answer.has_value());
    m_strip->setVisible(hasMarks);
    m_buttons->setVisible(m_answer.has_value());
    const std::optional<Entry> main = mainEntry();
    m_show->setVisible(hasMarks || main);
    m_show->setEnabled(main.has_value());
    //: Button: the win that was missed is played on the board, or the proof is shown.
    const QString show = tr("Show");
    m_show->setText(main == Entry::Longer ? m_entries[Entry::Longer]->text() : show);
    for (const auto &[entry, action] : m_entries)
        action->setVisible(can(entry));
}

} // namespace kagetsu::ui
