// SPDX-License-Identifier: MIT
#include "ui/record/analysis/analysispanel.h"

#include "engine/share.h"
#include "text/common/foreigntext.h"
#include "text/rules/rules.h"
#include "text/solver/wins.h"
#include "ui/board/announce.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/combobox.h"
#include "ui/controls/input/stepkeys.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/record/proof/sentencetree.h"

#include <QHBoxLayout>
#include <QHideEvent>
#include <QLabel>
#include <QShowEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

namespace {

constexpr std::chrono::milliseconds Tick { 1000 };
constexpr int FingerHeight = 44;

// So many positions take about a second.
constexpr std::uint64_t ProofNodes = 1'000'000;

bool announcesWin(const AnalysedLine &line)
{
    return line.worth && line.worth->plies && line.worth->value > 0;
}

// A line with a smaller number is shown before others: wins by their length, and losses by theirs, the longest first.
int orderOf(const AnalysedLine &line)
{
    if (!line.worth || !line.worth->plies)
        return 0;
    constexpr int Most = 10'000;
    return line.worth->value > 0 ? *line.worth->plies - Most : Most - *line.worth->plies;
}

const AnalysedLine *bestOf(const std::vector<AnalysedLine> &lines)
{
    const auto best = std::min_element(lines.begin(), lines.end(),
        [](const AnalysedLine &one, const AnalysedLine &other) { return orderOf(one) < orderOf(other); });
    return best == lines.end() ? nullptr : &*best;
}

ComboBox *box(const char *name, QWidget *parent)
{
    auto *made = new ComboBox(parent);
    made->setObjectName(QLatin1String(name));
    onFit(*made, [made](double factor) { made->setMinimumHeight(qRound(FingerHeight * factor)); });
    return made;
}

} // namespace

AnalysisPanel::AnalysisPanel(QWidget *board, QWidget *parent)
    : QWidget(parent)
    , m_toggle(new BigButton("analysisToggle", this))
    , m_count(box("analysisCount", this))
    , m_engines(box("analysisEngine", this))
    , m_text(wrappedLabel("analysisText", this))
    , m_tree(new SentenceTree(this))
    , m_pace(wrappedLabel("analysisPace", this))
    , m_insert(new BigButton("analysisInsert", this))
{
    setObjectName(QStringLiteral("analysisPanel"));
    m_tree->setObjectName(QStringLiteral("analysisLines"));
    m_toggle->setCheckable(true);
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    for (int count = 1; count <= AnalysisChoices::MostLines; ++count)
        m_count->addItem(QString());
    m_count->setCurrentIndex(AnalysisChoices().lines - 1);
    layOut();

    m_ticks.setInterval(Tick);
    connect(&m_ticks, &QTimer::timeout, this, &AnalysisPanel::fill);
    connect(m_toggle, &QToolButton::clicked, this, &AnalysisPanel::setOn);
    connect(m_insert, &QToolButton::clicked, this, &AnalysisPanel::insert);
    connect(m_count, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (m_analysis)
            m_analysis->setLines(index + 1);
    });
    connect(m_count, &QComboBox::activated, this, &AnalysisPanel::remember);
    connect(m_engines, &QComboBox::activated, this, &AnalysisPanel::chooseEngine);
    connect(m_tree, &SentenceTree::lineChosen, this, &AnalysisPanel::goToRow);
    m_tree->setMouseTracking(true);
    onFit(*m_tree, [this](double factor) { m_tree->setMinimumHeight(qRound(FingerHeight * factor)); });
    connect(m_tree, &QTreeView::entered, this,
        [this](const QModelIndex &index) { hover(index.data(Qt::UserRole).toInt()); });
    connect(m_tree, &QTreeView::viewportEntered, this, [this] { hover(-1); });
    m_tree->viewport()->installEventFilter(this);
    new StepKeys(
        *board, *m_tree, [this] { return !m_rows.isEmpty() && isVisible(); },
        [this](int lines) { goToRow(m_row + lines); });
    onLanguage(*this, [this] {
        //: Button that stays pressed: an engine analyses the position.
        m_toggle->setText(tr("Analyse"));
        for (int i = 0; i < m_count->count(); ++i)
            //: How many lines of moves an engine shows.
            m_count->setItemText(i, tr("%n line(s)", nullptr, i + 1));
        m_count->setAccessibleName(tr("Number of lines"));
        m_engines->setAccessibleName(tr("Engine"));
        m_tree->setAccessibleName(tr("Engine lines"));
        m_insert->setText(tr("Insert as variation"));
        follow();
    });
}

AnalysisPanel::~AnalysisPanel()
{
    if (m_analysis)
        m_analysis->disconnect(this); // it emits signals while being destroyed
}

void AnalysisPanel::layOut()
{
    m_engines->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_engines->setMinimumContentsLength(6);
    for (QToolButton *each : { m_toggle, m_insert })
        each->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    auto *asked = new QHBoxLayout;
    asked->setSpacing(6);
    asked->addWidget(m_toggle);
    asked->addWidget(m_engines, 1);
    asked->addWidget(m_count);
    auto *told = new QHBoxLayout;
    told->setSpacing(6);
    told->addWidget(m_pace, 1);
    told->addWidget(m_insert);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 4, 0, 0);
    rows->setSpacing(4);
    rows->addLayout(asked);
    rows->addWidget(m_text, 1);
    rows->addWidget(m_tree, 1);
    rows->addLayout(told);
}

QSize AnalysisPanel::minimumSizeHint() const
{
    // Reserve room for a line and the text below it even while they are missing, so that nothing jumps.
    const int spacing = layout()->spacing();
    const int told = std::max(m_insert->sizeHint().height(), 2 * m_pace->fontMetrics().lineSpacing() + spacing);
    const int asked = std::max(m_engines->sizeHint().height(), m_toggle->sizeHint().height());
    const int all = 2 * spacing + asked + m_tree->minimumHeight() + spacing + told;
    return { 180, std::max(all, layout()->minimumSize().height()) };
}

void AnalysisPanel::setAnalyst(const Analyst &analyst)
{
    m_analyst = analyst;
    m_count->setCurrentIndex(analyst.chosen.lines - 1);
    delete m_analysis;
    m_analysis = new Analysis(analyst.now, this);
    m_analysis->setLines(m_count->currentIndex() + 1);
    m_analysis->setPosition(m_position);
    connect(m_analysis, &Analysis::changed, this, &AnalysisPanel::follow);
}

void AnalysisPanel::setPosition(const std::optional<engine::Position> &position)
{
    if (position == m_position)
        return;
    m_position = position;
    m_proving.cancel();
    m_proved.reset();
    m_proof.reset();
    m_row = 0;
    m_hovered = -1;
    if (m_analysis)
        m_analysis->setPosition(position);
    follow();
}

void AnalysisPanel::setIdleText(const QString &text)
{
    m_idle = text;
    fill();
}

void AnalysisPanel::toggle()
{
    const bool wasSeen = isVisible();
    emit asked();
    setOn(!(wasSeen && m_isOn));
}

void AnalysisPanel::giveUp()
{
    setOn(false);
}

void AnalysisPanel::setOn(bool on)
{
    m_isOn = on && m_analysis && isAllowed();
    if (m_isOn && isVisible())
        begin();
    else if (m_analysis)
        m_analysis->stop();
    follow();
}

void AnalysisPanel::begin()
{
    if (m_profiles.empty())
        listEngines();
    if (m_profiles.empty())
        return;
    m_analysis->setProfile(m_profiles[static_cast<std::size_t>(std::max(0, m_engines->currentIndex()))]);
    m_analysis->start();
}

// Lists the engines; the selected one stays selected while it exists.
void AnalysisPanel::listEngines()
{
    m_profiles = m_analyst.engines();
    m_engines->clear();
    for (const engine::Profile &profile : m_profiles)
        m_engines->addItem(text::foreignText(profile.name));
    const auto found = std::ranges::find(m_profiles, m_analyst.chosen.engine, &engine::Profile::id);
    m_engines->setCurrentIndex(found == m_profiles.end() ? 0 : static_cast<int>(found - m_profiles.begin()));
}

void AnalysisPanel::chooseEngine(int)
{
    m_row = 0;
    remember();
    if (m_isOn)
        begin();
}

void AnalysisPanel::remember()
{
    const auto engine = static_cast<std::size_t>(std::max(0, m_engines->currentIndex()));
    if (engine < m_profiles.size())
        m_analyst.chosen.engine = m_profiles[engine].id;
    m_analyst.chosen.lines = m_count->currentIndex() + 1;
    if (m_analyst.remember)
        m_analyst.remember(m_analyst.chosen);
}

void AnalysisPanel::goToRow(int row)
{
    if (m_rows.isEmpty())
        return;
    m_row = std::clamp(row, 0, static_cast<int>(m_rows.size()) - 1);
    m_hovered = -1;
    m_tree->setCurrentLine(m_row);
    emit marksChanged();
}

void AnalysisPanel::hover(int row)
{
    const int hovered = row > 0 && row < m_rows.size() ? row : -1;
    if (hovered == m_hovered)
        return;
    m_hovered = hovered;
    emit marksChanged();
}

void AnalysisPanel::insert()
{
    const std::vector<ShownLine> lines = shownLines();
    const auto chosen = static_cast<std::size_t>(std::max(0, chosenLine()));
    if (chosen >= lines.size())
        return;
    record::Variation moves;
    for (const rules::Point point : lines[chosen].moves)
        moves.push_back({ point, moves.empty() ? record::VariationMove::None : moves.size() - 1, {} });
    // The evaluation belongs to the end of the line.
    moves.back().comment = lines[chosen].comment.toStdString();
    emit insertWanted(moves);
}

// Looks for a proof of a win that the engine announces for the side to move. The other side's can only be proven once
// it is to move.
void AnalysisPanel::prove()
{
    if (!m_analysis || !m_position || m_proved == m_position)
        return;
    const std::vector<AnalysedLine> &lines = m_analysis->lines();
    if (std::none_of(lines.begin(), lines.end(), announcesWin))
        return;
    m_proved = m_position;
    rules::Position position(m_position->size);
    for (const engine::PlacedStone &stone : m_position->stones)
        position.place(stone.point, stone.side);
    const solver::Question question { position, m_position->toMove, m_position->rules };
    m_proving.start(
        [question](background::State &state) {
            solver::ThreeSolver solver;
            const solver::Limits limits { .nodes = ProofNodes, .stop = {}, .goesOn = [&](const solver::Progress &) {
                                             return !state.isCancelled();
                                         } };
            return solver.findAny(question, limits);
        },
        [this](const solver::Finding &finding) {
            if (finding.answer != solver::Answer::Win)
                return;
            m_proof = finding.proof;
            follow();
            announce(text());
        });
}

// Returns the lines to show, a proven one first, then wins by their length, those lost soonest last.
std::vector<AnalysisPanel::ShownLine> AnalysisPanel::shownLines() const
{
    std::vector<ShownLine> shown;
    if (!m_analysis || !m_position)
        return shown;
    if (m_proof) {
        const QString name = text::winName(*m_proof);
        const std::vector<rules::Point> line = mainLine(*m_proof);
        //: A line that is proven to win: %1 is such as "Black wins in 3 fours", %2 its moves.
        shown.push_back({ line, QStringLiteral("#%1").arg(lengthOf(*m_proof) + 1),
            tr("Proven: %1: %2").arg(name, text::pointsText(line)), tr("Proven: %1.").arg(name) });
    }
    std::vector<AnalysedLine> lines = m_analysis->lines();
    std::stable_sort(lines.begin(), lines.end(),
        [](const AnalysedLine &one, const AnalysedLine &other) { return orderOf(one) < orderOf(other); });
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const AnalysedLine &line = lines[i];
        if (m_proof && line.moves.front() == m_proof->steps.front().move)
            continue;
        const QString worth = line.worth ? text::worthText(*line.worth, line.winRate, m_position->toMove) : QString();
        shown.push_back({ line.moves, line.worth ? text::worthName(*line.worth) : QString::number(i + 1),
            text::analysedLineText(line.worth, line.moves),
            text::lineComment(m_analysis->engineName(), line.depth, worth) });
    }
    return shown;
}

QString AnalysisPanel::text() const
{
    if (!m_analysis || !isAllowed())
        return tr("Engine analysis is not available while a game is being played.");
    if (!m_position)
        return m_idle;
    if (m_analysis->state() == Analysis::State::Failed)
        return m_analysis->failure();
    const std::vector<AnalysedLine> &lines = m_analysis->lines();
    if (m_proof)
        //: %1 is such as "Black wins in 3 fours", and there is a proof of it.
        return tr("Proven: %1.").arg(text::winName(*m_proof));
    if (const AnalysedLine *best = bestOf(lines); best && best->worth)
        return text::worthText(*best->worth, best->winRate, m_position->toMove);
    if (!lines.empty())
        return text::wouldPlayText(lines.front().moves.front());
    switch (m_analysis->state()) {
    case Analysis::State::Starting: return tr("The engine is starting…");
    case Analysis::State::Searching: return tr("Analysing…");
    case Analysis::State::Finished: return tr("The engine found no move.");
    default: return tr("Find the best moves in this position with an engine.");
    }
}

QStringList AnalysisPanel::rows() const
{
    QStringList rows;
    if (!m_analysis || m_analysis->lines().empty() || !m_position || m_analysis->state() == Analysis::State::Failed)
        return rows;
    rows += text();
    for (const ShownLine &line : shownLines())
        rows += line.row;
    return rows;
}

std::optional<double> AnalysisPanel::worth() const
{
    if (m_analysis == nullptr || !m_position || m_analysis->position() != m_position || m_analysis->isDue()
        || m_analysis->lines().empty())
        return std::nullopt;
    const AnalysedLine &best = *bestOf(m_analysis->lines());
    const std::optional<double> share = m_proof ? 1 : engine::shareOf(best.worth, best.winRate);
    if (!share)
        return std::nullopt;
    const double worth = 2 * *share - 1;
    return m_position->toMove == rules::Side::Black ? worth : -worth;
}

AnalysisMarks AnalysisPanel::marks() const
{
    AnalysisMarks marks;
    if (!isVisible() || m_rows.isEmpty())
        return marks;
    const std::vector<ShownLine> lines = shownLines();
    const auto shown = static_cast<std::size_t>(shownRow());
    if (shown > 0 && shown <= lines.size()) {
        rules::Side side = m_position->toMove;
        for (const rules::Point point : lines[shown - 1].moves) {
            marks.line.push_back({ point, side });
            side = rules::other(side);
        }
        return marks;
    }
    for (std::size_t i = 0; i < lines.size(); ++i) {
        marks.firstMoves.push_back({ lines[i].moves.front(), lines[i].worth, i == 0 });
    }
    return marks;
}

void AnalysisPanel::layMarks(BoardPicture &picture) const
{
    marks().layOn(picture);
}

void AnalysisPanel::follow()
{
    // An engine that died must be restarted by hand.
    if (m_analysis && m_analysis->state() == Analysis::State::Failed && !m_analysis->isWanted())
        m_isOn = false;
    prove();
    fill();
    announceEnd();
    emit marksChanged();
}

// Announces the final result, not every intermediate one.
void AnalysisPanel::announceEnd()
{
    using State = Analysis::State;
    const State before = std::exchange(m_before, m_analysis ? m_analysis->state() : State::Off);
    if (m_before != before && (m_before == State::Finished || m_before == State::Failed))
        announce(text());
}

void AnalysisPanel::fill()
{
    fillRows();
    const bool isSearching = m_analysis && m_analysis->state() == Analysis::State::Searching;
    if (isSearching && isVisible() && !m_ticks.isActive())
        m_ticks.start();
    else if (!isSearching || !isVisible())
        m_ticks.stop();
    m_toggle->setChecked(m_isOn);
    m_toggle->setEnabled(m_analysis && isAllowed());
    m_text->setText(text());
    m_text->setVisible(m_rows.isEmpty());
    m_tree->setVisible(!m_rows.isEmpty());
    m_insert->setVisible(!m_rows.isEmpty());
    const bool isPaced = isSearching || !m_rows.isEmpty();
    QString pace = isPaced ? text::paceText(m_analysis->pace()) : QString();
    if (isPaced && !m_analysis->lines().empty() && !m_analysis->lines().front().worth && !m_analysis->said().isEmpty())
        pace = m_analysis->said();
    m_pace->setText(pace);
    m_pace->setVisible(isPaced);
}

void AnalysisPanel::fillRows()
{
    const QStringList wanted = rows();
    if (wanted == m_rows)
        return;
    m_rows = wanted;
    m_row = std::clamp(m_row, 0, std::max(0, static_cast<int>(m_rows.size()) - 1));
    if (m_hovered >= m_rows.size())
        m_hovered = -1;
    QList<SentenceTree::Line> lines;
    for (const QString &row : m_rows)
        lines.append({ lines.isEmpty() ? 0 : 1, row });
    m_tree->setLines(lines);
    m_tree->setCurrentLine(m_rows.isEmpty() ? -1 : 0); // expands the headline
    m_tree->setCurrentLine(m_rows.isEmpty() ? -1 : m_row);
}

bool AnalysisPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Leave)
        hover(-1);
    return QWidget::eventFilter(watched, event);
}

void AnalysisPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (event->spontaneous())
        return;
    if (m_analysis)
        listEngines();
    setOn(m_isOn);
}

// Another tab or page is shown; a hidden window comes back.
void AnalysisPanel::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    if (!event->spontaneous() && m_analysis)
        m_analysis->stop();
    follow();
}

} // namespace kagetsu::ui
