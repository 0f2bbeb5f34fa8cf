// SPDX-License-Identifier: MIT
#include "ui/proof/proofpanel.h"

#include "ui/board/announce.h"
#include "ui/board/inforce.h"
#include "ui/look/controls/wrappedlabel.h"
#include "ui/look/layout/fit.h"
#include "ui/proof/proofhelp.h"
#include "ui/proof/prooflegend.h"
#include "ui/proof/sentencetree.h"
#include "wording/proof/proof.h"
#include "wording/rules/rules.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

using rules::Direction;
using rules::Point;
using wording::Sentence;
using wording::Topic;

namespace {

constexpr int FingerSide = 44;
constexpr int RoomForTree = 330; // lower panels show one sentence at a time
constexpr int RoomForQuestion = 430;
constexpr int LeastTree = 170; // what a long explanation leaves to the sentences
constexpr int RoomForButtonsBelow = 110; // in lower ones they stand beside the sentence

// The line as it lies on the board, for the buttons that ask about it.
QIcon lineIconOf(Direction direction, const QColor &colour)
{
    constexpr int Side = 44; // drawn twice as large as shown
    QPixmap pixmap(Side, Side);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(Side / 2.0, Side / 2.0);
    const Point step = stepOf(direction);
    const QPointF along(step.x * 14.0, -step.y * 14.0);
    painter.setPen(QPen(colour, 3));
    painter.drawLine(-along * 1.3, along * 1.3);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    for (const QPointF &centre : { -along, QPointF(), along })
        painter.drawEllipse(centre, 5.5, 5.5);
    return QIcon(pixmap);
}

// The directions of the shapes a sentence is about.
std::vector<Direction> directionsOf(const rules::Proof &proof, const wording::Subject &subject)
{
    const rules::ProofNode &node = proof.nodes[subject.node];
    switch (subject.topic) {
    case Topic::Row: return { node.rows[subject.index].row.direction };
    case Topic::Four: return { node.fours[subject.index].direction };
    case Topic::Three: return { node.threes[subject.index].direction };
    case Topic::FalseFour: return { node.falseFours[subject.index].direction };
    case Topic::FalseThree: return { node.falseThrees[subject.index].direction };
    case Topic::Nothing: return { static_cast<Direction>(subject.index) };
    case Topic::Verdict: break;
    }
    return {};
}

} // namespace

ProofPanel::ProofPanel(QWidget *parent)
    : QWidget(parent)
    , m_idle(new QLabel(this))
    , m_tree(new SentenceTree(this))
    , m_now(wrappedLabel("proofNow"))
    , m_help(wrappedLabel("proofHelp"))
    , m_legend(new ProofLegend)
    , m_info(new QScrollArea(this))
    , m_asking(new QWidget(this))
    , m_question(new QLabel(m_asking))
    , m_whole(bigButton("proofWhole"))
    , m_back(bigButton("proofBack"))
    , m_forward(bigButton("proofForward"))
    , m_count(new QLabel(this))
    , m_askingRows(nullptr)
    , m_lineRow(nullptr)
    , m_reading(new QGridLayout)
{
    setObjectName(QStringLiteral("proofPanel"));
    m_idle->setObjectName(QStringLiteral("proofIdle"));
    m_idle->setWordWrap(true);
    m_idle->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_idle->setMargin(6);
    m_tree->setObjectName(QStringLiteral("proofTree"));
    for (QLabel *label : { m_now, m_help })
        label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_now->setProperty("head", true);

    auto *info = new QWidget;
    auto *told = new QVBoxLayout(info);
    told->setContentsMargins(6, 6, 6, 6);
    told->setSpacing(8);
    told->addWidget(m_now);
    told->addWidget(m_help);
    told->addWidget(m_legend);
    told->addStretch();
    m_info->setWidget(info);
    m_info->setWidgetResizable(true);
    m_info->setFrameShape(QFrame::NoFrame);
    m_info->setProperty("bare", true);
    m_info->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_info->setFocusPolicy(Qt::NoFocus);

    auto *asking = new QVBoxLayout(m_asking);
    asking->setContentsMargins(6, 0, 6, 0);
    asking->setSpacing(2);
    m_question->setProperty("muted", true);
    m_question->setWordWrap(true);
    m_whole->setCheckable(true);
    m_whole->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    connect(m_whole, &QToolButton::toggled, this, &ProofPanel::proveAgain);
    asking->addWidget(m_question);
    auto *lines = new QHBoxLayout;
    lines->setSpacing(4);
    constexpr const char *LineNames[] { "askRow", "askColumn", "askRising", "askFalling" };
    for (Direction direction : rules::AllDirections) {
        const auto i = static_cast<std::size_t>(direction);
        m_lines[i] = bigButton(LineNames[i]);
        onFit(*m_lines[i], [button = m_lines[i]](double factor) { button->setIconSize(QSize(22, 22) * factor); });
        connect(m_lines[i], &QToolButton::clicked, this, [this, direction] { askLine(direction); });
        lines->addWidget(m_lines[i], 1);
    }
    lines->addWidget(m_whole);
    asking->addLayout(lines);
    m_askingRows = asking;
    m_lineRow = lines;

    m_count->setAlignment(Qt::AlignCenter);
    m_back->setArrowType(Qt::UpArrow);
    m_forward->setArrowType(Qt::DownArrow);
    connect(m_back, &QToolButton::clicked, this, &ProofPanel::previousStep);
    connect(m_forward, &QToolButton::clicked, this, &ProofPanel::nextStep);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_idle, 1);
    layout->addWidget(m_tree, 1);
    layout->addLayout(m_reading);
    m_reading->setSpacing(4);

    connect(m_tree, &SentenceTree::lineChosen, this, &ProofPanel::goToStep);
    onChange(*this, QEvent::FontChange, [this] { arrange(); });
    onLanguage(*this, [this] { retranslate(); });
    onTheme(*this, [this] {
        QPalette palette = theme().palette();
        palette.setColor(QPalette::Base, Qt::transparent);
        m_tree->setPalette(palette);
        for (Direction direction : rules::AllDirections)
            m_lines[static_cast<std::size_t>(direction)]->setIcon(lineIconOf(direction, theme().text));
    });
}

ProofPanel::~ProofPanel() = default;

QToolButton *ProofPanel::bigButton(const char *name)
{
    auto *button = new QToolButton(this);
    button->setObjectName(QLatin1String(name));
    onFit(*button, [button](double factor) { button->setMinimumSize(QSize(FingerSide, FingerSide) * factor); });
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    button->setFocusPolicy(Qt::TabFocus);
    button->setProperty("big", true);
    return button;
}

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
    m_point = point;
    m_proof.reset();
    m_sentences.clear();
    m_step = 0;
    m_told = 0;
    if (m_scene && m_point) {
        const rules::ProofDepth depth = isWhole() ? rules::ProofDepth::Full : rules::ProofDepth::Shortest;
        m_proof = prove(m_scene->position, *m_point, m_scene->side, m_scene->rules, depth);
        m_sentences = outline(*m_proof, wording::Grain::Shape);
    }
    fill();
    showStep();
}

bool ProofPanel::isWhole() const
{
    return m_whole->isChecked();
}

void ProofPanel::setWhole(bool whole)
{
    m_whole->setChecked(whole);
}

void ProofPanel::proveAgain()
{
    const QString read = m_sentences.empty() ? QString() : sentence(m_step);
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
    for (const Sentence &sentence : m_sentences)
        lines.append({ sentence.level, textOf(sentence) });
    m_tree->setLines(lines);
    arrange();
}

QString ProofPanel::sentence(int step) const
{
    return textOf(m_sentences[static_cast<std::size_t>(step)]);
}

QString ProofPanel::spokenText() const
{
    if (m_sentences.empty())
        return m_idle->text();
    const QString help = m_help->text();
    return help.isEmpty() ? m_now->text() : wording::joined(m_now->text(), help);
}

ProofMarks ProofPanel::marks() const
{
    if (m_sentences.empty() || (!m_settled && !isVisible()))
        return {};
    return marksOf(*m_proof, m_sentences[static_cast<std::size_t>(m_step)].subject);
}

void ProofPanel::layMarks(BoardPicture &picture) const
{
    marks().layOn(picture);
}

void ProofPanel::nextStep()
{
    goToStep(m_step + 1);
}

void ProofPanel::previousStep()
{
    goToStep(m_step - 1);
}

void ProofPanel::goToStep(int step)
{
    if (step < 0 || step >= stepCount() || step == m_step)
        return;
    m_step = step;
    showStep();
    tellStep();
}

void ProofPanel::askLine(Direction direction)
{
    if (!m_proof)
        return;
    const auto isAbout = [&](const Sentence &sentence) {
        const std::vector<Direction> directions = directionsOf(*m_proof, sentence.subject);
        return sentence.subject.node == 0
            && std::find(directions.begin(), directions.end(), direction) != directions.end();
    };
    auto found = std::find_if(m_sentences.begin(), m_sentences.end(), isAbout);
    if (found == m_sentences.end()) {
        found = m_sentences.insert(found, wording::nothingOn(*m_proof, direction));
        fill();
    }
    m_step = static_cast<int>(found - m_sentences.begin());
    showStep();
    tellStep();
}

void ProofPanel::showStep()
{
    const bool any = !m_sentences.empty();
    m_tree->setCurrentLine(m_step);
    m_now->setText(any ? sentence(m_step) : QString());
    m_help->setText(any ? helpOf(*m_proof, m_sentences, static_cast<std::size_t>(m_step)) : QString());
    m_help->setVisible(!m_help->text().isEmpty());
    m_legend->show(marks());
    m_back->setEnabled(m_step > 0);
    m_forward->setEnabled(m_step + 1 < stepCount());
    //: Which step of the proof is shown, of how many.
    m_count->setText(any ? tr("%1 of %2").arg(m_step + 1).arg(stepCount()) : QString());
    fitInfo();
    m_info->setAccessibleName(spokenText());
    emit marksChanged();
}

// What was asked about, or gone to; a point that the cursor only passes says itself what is on it.
void ProofPanel::tellStep() const
{
    if (!m_sentences.empty() && isVisible())
        announce(spokenText());
}

// Low: one sentence with its buttons. Higher: the tree, and below it what the sentence means.
void ProofPanel::arrange()
{
    const bool lowest = height() < RoomForButtonsBelow * fitOf(*this);
    for (QWidget *part : { static_cast<QWidget *>(m_info), m_asking, static_cast<QWidget *>(m_back),
             static_cast<QWidget *>(m_count), static_cast<QWidget *>(m_forward) })
        m_reading->removeWidget(part);
    const int below = lowest ? 0 : 2;
    m_reading->addWidget(m_info, 0, lowest ? 1 : 0, 1, lowest ? 1 : 3);
    m_reading->addWidget(m_asking, 1, 0, 1, 3);
    m_reading->addWidget(m_back, below, 0);
    m_reading->addWidget(m_forward, below, 2);
    if (!lowest)
        m_reading->addWidget(m_count, below, 1);
    m_reading->setColumnStretch(0, lowest ? 0 : 1);
    m_reading->setColumnStretch(1, lowest ? 1 : 0);
    m_reading->setColumnStretch(2, lowest ? 0 : 1);
    for (QToolButton *button : { m_back, m_forward })
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    const int words = std::max(m_back->sizeHint().width(), m_forward->sizeHint().width());
    const bool isTight = 2 * words + m_count->sizeHint().width() + 2 * m_reading->spacing() > width();
    for (QToolButton *button : { m_back, m_forward }) {
        button->setToolButtonStyle(lowest || isTight ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
        button->setSizePolicy(lowest ? QSizePolicy::Fixed : QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    // Its words are never cut: in a narrow panel it has a row of its own.
    const int beside = 4 * (qRound(FingerSide * fitOf(*this)) + 4) + m_whole->sizeHint().width() + 2 * 6;
    QBoxLayout *const row = beside <= width() ? m_lineRow : m_askingRows;
    if (row->indexOf(m_whole) < 0) {
        (row == m_lineRow ? m_askingRows : m_lineRow)->removeWidget(m_whole);
        row->addWidget(m_whole);
    }
    const bool any = !m_sentences.empty();
    const bool roomy = height() >= RoomForTree * fitOf(*this);
    m_idle->setVisible(!any);
    m_tree->setVisible(any && roomy);
    m_info->setVisible(any);
    m_now->setVisible(!roomy);
    m_asking->setVisible(any && height() >= RoomForQuestion * fitOf(*this));
    fitInfo();
    m_back->setVisible(any);
    m_forward->setVisible(any);
    m_count->setVisible(any && !lowest);
}

// As high as what was told of this point so far needed, so that the sentences above move little from step to step.
void ProofPanel::fitInfo()
{
    const bool roomy = height() >= RoomForTree * fitOf(*this);
    m_info->setSizePolicy(QSizePolicy::Expanding, roomy ? QSizePolicy::Fixed : QSizePolicy::Expanding);
    if (!roomy) {
        m_info->setMinimumHeight(0);
        m_info->setMaximumHeight(QWIDGETSIZE_MAX);
        return;
    }
    QLayout *told = m_info->widget()->layout();
    told->invalidate();
    m_legend->layout()->invalidate();
    constexpr int ScrollBar = 10;
    m_told = std::max(m_told, told->heightForWidth(width() - ScrollBar));
    const int others = m_back->sizeHint().height() + (m_asking->isVisibleTo(this) ? m_asking->sizeHint().height() : 0);
    m_info->setFixedHeight(
        std::min(m_told, std::max(height() / 4, height() - others - qRound(LeastTree * fitOf(*this)))));
}

void ProofPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void ProofPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_legend->show(marks());
    emit marksChanged();
}

void ProofPanel::retranslate()
{
    //: Button: to the sentence before this one.
    m_back->setText(tr("Back"));
    //: Button: to the sentence after this one.
    m_forward->setText(tr("Next"));
    m_back->setToolTip(tr("Previous step of the proof"));
    m_forward->setToolTip(tr("Next step of the proof"));
    for (QToolButton *button : { m_back, m_forward })
        button->setAccessibleName(button->toolTip());
    //: Above four buttons, one for each line through the point.
    m_question->setText(tr("Why no three on this line?"));
    //: Button: every reason, not only those that decide; as short as the language allows.
    m_whole->setText(tr("All reasons"));
    m_whole->setToolTip(tr("The whole proof with every reason, or only the shortest one"));
    m_whole->setAccessibleName(m_whole->toolTip());
    const std::array<QString, 4> lines { tr("Why is there no three in this row?"),
        tr("Why is there no three in this column?"), tr("Why is there no three on the rising diagonal?"),
        tr("Why is there no three on the falling diagonal?") };
    for (std::size_t i = 0; i < lines.size(); ++i) {
        m_lines[i]->setToolTip(lines[i]);
        m_lines[i]->setAccessibleName(lines[i]);
    }
    m_tree->setAccessibleName(tr("Proof"));
    const int step = m_step;
    fill();
    m_step = step;
    showStep();
}

} // namespace kagetsu::ui
