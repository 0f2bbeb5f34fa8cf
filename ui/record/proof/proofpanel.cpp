// SPDX-License-Identifier: MIT
#include "ui/record/proof/proofpanel.h"

#include "text/proof/proof.h"
#include "ui/board/announce.h"
#include "ui/board/inforce.h"
#include "ui/controls/input/motion.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/record/proof/linequestions.h"
#include "ui/record/proof/proofbuttons.h"
#include "ui/record/proof/sentencetree.h"
#include "ui/record/proof/storyview.h"

#include <QAbstractButton>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

using rules::Direction;
using rules::Point;

namespace {

// Returns how long reading a step takes, in milliseconds.
int readingTime(const QString &text)
{
    constexpr int Look = 2500; // time to look at the board
    constexpr int Letter = 50;
    constexpr int Ideograph = 150;
    constexpr char16_t FirstIdeograph = 0x2E80; // also kana and hangul
    const auto ideographs =
        std::count_if(text.begin(), text.end(), [](QChar each) { return each.unicode() >= FirstIdeograph; });
    return Look + static_cast<int>(text.size() - ideographs) * Letter + static_cast<int>(ideographs) * Ideograph;
}

} // namespace

ProofPanel::ProofPanel(QWidget *parent)
    : QWidget(parent)
    , m_play(this)
    , m_rows(new QBoxLayout(QBoxLayout::TopToBottom, this))
    , m_idleArea(new QScrollArea(this))
    , m_idle(wrappedLabel("proofIdle", m_idleArea))
    , m_view(new StoryView(this))
    , m_tree(new SentenceTree(this))
    , m_lines(new LineQuestions(this))
    , m_buttons(new ProofButtons(this))
{
    setObjectName(QStringLiteral("proofPanel"));
    m_idle->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_idle->setMargin(6);
    m_idleArea->setProperty("bare", true);
    m_idleArea->setWidgetResizable(true);
    m_idleArea->setFrameShape(QFrame::NoFrame);
    m_idleArea->setFocusPolicy(Qt::NoFocus);
    m_idleArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_idleArea->setWidget(m_idle);
    m_tree->setObjectName(QStringLiteral("proofTree"));
    m_tree->setHeaded(false); // the headline is above it
    m_rows->setContentsMargins(0, PartGap, 0, 0);
    m_rows->setSpacing(PartGap);
    m_rows->addWidget(m_idleArea, 1);
    m_rows->addWidget(m_view, 1);
    m_rows->addWidget(m_tree, 1);
    m_rows->addWidget(m_lines);
    m_rows->addWidget(m_buttons);

    m_play.setSingleShot(true);
    m_play.setObjectName(QStringLiteral("proofPlayTimer"));
    connect(&m_play, &QTimer::timeout, this, &ProofPanel::playOn);
    connect(m_buttons, &ProofButtons::back, this, &ProofPanel::previousStep);
    connect(m_buttons, &ProofButtons::forward, this, &ProofPanel::nextStep);
    connect(m_buttons, &ProofButtons::play, this, &ProofPanel::togglePlaying);
    connect(m_buttons, &ProofButtons::wholeToggled, this, &ProofPanel::proveAgain);
    connect(m_lines, &LineQuestions::asked, this, &ProofPanel::askLine);
    connect(m_tree, &SentenceTree::lineChosen, this, [this](int line) {
        m_line = line;
        goToStep(m_stepOfLine[static_cast<std::size_t>(line)]);
    });
    m_view->installEventFilter(this);
    for (QAbstractButton *each : m_buttons->findChildren<QAbstractButton *>())
        each->installEventFilter(this);
    onChange(*this, QEvent::FontChange, [this] { arrange(); });
    // The setting for motion is changed in a dialog, after which the window becomes active again.
    onChange(*this, QEvent::WindowActivate, [this] { arrange(); });
    onLanguage(*this, [this] {
        m_tree->setAccessibleName(tr("Proof"));
        fill();
        showStep();
    });
    onTheme(*this, [this] {
        QPalette palette = theme().palette();
        palette.setColor(QPalette::Base, Qt::transparent);
        m_tree->setPalette(palette);
    });
}

ProofPanel::~ProofPanel() = default;

bool ProofPanel::isFree(Point point) const
{
    return m_scene && m_scene->position.isOn(point) && m_scene->position.isEmpty(point);
}

void ProofPanel::setScene(const std::optional<ProofScene> &scene)
{
    if (scene == m_scene)
        return;
    m_scene = scene;
    const std::optional<Point> kept = m_point && isFree(*m_point) ? m_point : std::nullopt;
    m_pinned = m_pinned && kept;
    m_point.reset();
    showPoint(kept);
}

void ProofPanel::setIdleText(const QString &text)
{
    m_idle->setText(text);
}

void ProofPanel::pointAt(std::optional<Point> point)
{
    if (!m_pinned && point && isFree(*point) && point != m_point)
        showPoint(point);
}

void ProofPanel::pin(Point point)
{
    const bool again = m_pinned && point == m_point;
    m_pinned = !again && isFree(point);
    if (m_pinned && point != m_point)
        showPoint(point);
}

void ProofPanel::askAbout(Point point)
{
    pin(point);
    if (m_pinned)
        tellStep();
}

void ProofPanel::unpin()
{
    m_pinned = false;
}

void ProofPanel::setSettled(bool settled)
{
    if (std::exchange(m_settled, settled) != settled)
        emit marksChanged();
}

void ProofPanel::showPoint(std::optional<Point> point)
{
    stopPlaying();
    m_point = point;
    m_story = {};
    m_aside.reset();
    m_step = 0;
    m_line = -1;
    m_told = 0;
    if (m_scene && m_point) {
        const rules::ProofDepth depth = isWhole() ? rules::ProofDepth::Full : rules::ProofDepth::Shortest;
        m_story = ProofStory(prove(m_scene->position, *m_point, m_scene->side, m_scene->rules, depth));
    }
    fill();
    showStep();
}

bool ProofPanel::isWhole() const
{
    return m_buttons->isWhole();
}

void ProofPanel::setWhole(bool whole)
{
    m_buttons->setWhole(whole);
}

void ProofPanel::proveAgain()
{
    const QString read = stepCount() > 0 ? sentence(m_step) : QString();
    showPoint(m_point);
    for (int step = 0; step < stepCount(); ++step) {
        if (sentence(step) == read) {
            goToStep(step);
            break;
        }
    }
}

void ProofPanel::fill()
{
    QList<SentenceTree::Line> lines;
    m_stepOfLine.clear();
    if (isWhole()) {
        for (const ProofStory::Line &line : m_story.lines()) {
            lines.append({ line.level, line.text });
            m_stepOfLine.push_back(line.step);
        }
    }
    m_tree->setLines(lines);
    m_buttons->setWholeEnabled(m_story.hasLines());
}

QString ProofPanel::spokenText() const
{
    if (m_story.count() == 0)
        return m_idle->text();
    if (m_aside)
        return text::joined(m_aside->lead, m_aside->sentence);
    const QString lead = m_story.lead(m_step);
    const QString rest = m_story.rest(m_step);
    return rest.isEmpty() ? lead : text::joined(lead, rest);
}

ProofMarks ProofPanel::marks() const
{
    if (m_story.count() == 0 || (!m_settled && !isVisible()))
        return {};
    return m_aside ? m_aside->marks : m_story.marks(m_step);
}

void ProofPanel::layMarks(BoardPicture &picture) const
{
    marks().layOn(picture);
}

// From the answer to a question, the next step leads back to the story.
void ProofPanel::nextStep()
{
    goToStep(m_aside ? std::min(m_step + 1, stepCount() - 1) : m_step + 1);
}

void ProofPanel::previousStep()
{
    goToStep(m_aside ? m_step : m_step - 1);
}

void ProofPanel::firstStep()
{
    goToStep(0);
}

void ProofPanel::lastStep()
{
    goToStep(stepCount() - 1);
}

void ProofPanel::goToStep(int step)
{
    stopPlaying();
    if (step < 0 || step >= stepCount() || (step == m_step && !m_aside))
        return;
    m_aside.reset();
    m_step = step;
    showStep();
    tellStep();
}

void ProofPanel::askLine(Direction direction)
{
    if (!proof())
        return;
    stopPlaying();
    m_aside.reset();
    if (const std::optional<int> step = m_story.stepOn(direction))
        m_step = *step;
    else
        m_aside = asideOf(*proof(), direction);
    showStep();
    tellStep();
}

void ProofPanel::togglePlaying()
{
    if (isPlaying()) {
        stopPlaying();
        arrange();
    } else if (isMotionAllowed() && stepCount() > 1) {
        // From the last step it starts again.
        if (m_step + 1 == stepCount() || m_aside)
            goToStep(0);
        m_play.start(readingTime(spokenText()));
        m_buttons->setPlaying(true);
        arrange();
    }
}

void ProofPanel::playOn()
{
    goToStep(m_step + 1);
    const bool goesOn = m_step + 1 < stepCount() && isMotionAllowed();
    if (goesOn)
        m_play.start(readingTime(spokenText()));
    m_buttons->setPlaying(goesOn);
    arrange();
}

void ProofPanel::stopPlaying()
{
    m_play.stop();
    m_buttons->setPlaying(false);
}

void ProofPanel::showStep()
{
    const bool isChosen = m_line >= 0 && m_stepOfLine[static_cast<std::size_t>(m_line)] == m_step;
    if (!isChosen) {
        const auto line = std::find(m_stepOfLine.begin(), m_stepOfLine.end(), m_step);
        m_line = line == m_stepOfLine.end() ? -1 : static_cast<int>(line - m_stepOfLine.begin());
    }
    m_tree->setCurrentLine(m_line);
    m_buttons->setStep(m_step, stepCount(), /*isAside=*/m_aside.has_value());
    arrange();
    m_view->setAccessibleName(spokenText());
    m_view->setAccessibleDescription(m_buttons->stepText());
    m_view->ensureVisible(0, 0);
    emit marksChanged();
}

// Announces a step that the user asked for or went to; a point that the cursor only passes is announced by the board.
void ProofPanel::tellStep() const
{
    if (m_story.count() > 0 && isVisible())
        announce(spokenText());
}

void ProofPanel::hideEvent(QHideEvent *event)
{
    stopPlaying();
    QWidget::hideEvent(event);
}

// The arrow keys move through the steps while the focus is on the text or its buttons.
bool ProofPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (key->modifiers() & ~Qt::KeypadModifier)
        return QWidget::eventFilter(watched, event);
    void (ProofPanel::*go)() = nullptr;
    switch (key->key()) {
    case Qt::Key_Left:
    case Qt::Key_Up: go = &ProofPanel::previousStep; break;
    case Qt::Key_Right:
    case Qt::Key_Down: go = &ProofPanel::nextStep; break;
    case Qt::Key_Home: go = &ProofPanel::firstStep; break;
    case Qt::Key_End: go = &ProofPanel::lastStep; break;
    default: return QWidget::eventFilter(watched, event);
    }
    event->accept();
    if (event->type() == QEvent::KeyPress)
        (this->*go)();
    return true;
}

} // namespace kagetsu::ui
