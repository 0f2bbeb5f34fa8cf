// SPDX-License-Identifier: MIT
#include "ui/match/table/tablepage.h"

#include "text/match/doublegame.h"
#include "text/match/setup.h"
#include "ui/board/boardwidget.h"
#include "ui/board/inforce.h"
#include "ui/controls/input/boardzoom.h"
#include "ui/controls/input/longpress.h"
#include "ui/controls/stonelanding.h"
#include "ui/match/clock/clockwords.h"
#include "ui/match/opening/choice/patternview.h"
#include "ui/match/opening/guide/stepline.h"
#include "ui/match/table/evaluationbar.h"
#include "ui/match/table/sidepanel.h"
#include "ui/match/table/swapbadge.h"
#include "ui/match/table/swapmotion.h"
#include "ui/match/table/tablehelp.h"
#include "ui/record/proof/proofpanel.h"

#include <QApplication>
#include <QLabel>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

using match::Phase;

namespace {

// Creates the widgets of a table, the lower ones first.
TableWidgets newTableWidgets(host::MatchHost *host, QWidget *page)
{
    TableWidgets made {};
    made.badge = new SwapBadge(page);
    made.board = new BoardWidget(page);
    made.cover = new PauseCover(page);
    made.strip = new OpeningStrip(page);
    made.steps = new StepLine(page);
    made.patterns = new PatternView(PatternView::Mode::TakeOne, page);
    made.end = new EndCard(page);
    made.evaluation = new EvaluationBar(host, page);
    made.endButton = new TableButton(page);
    made.side = new SidePanel(page);
    made.status = new QLabel(page);
    made.sideButton = new TableButton(page);
    for (const Seat seat : BothSeats)
        made.panels[seat] = new PlayerPanel(page);
    made.motion = new SwapMotion(made.panels, page);
    return made;
}

} // namespace

TablePage::TablePage(host::MatchHost *host, QWidget *parent)
    : Page(parent)
    , m_host(host)
    , m_redraw([this] { draw(); })
    , m_prompts(new PlayerPrompts(host, &m_redraw, this))
    , m_input(new MoveInput(host, m_prompts, &m_redraw, this))
    , m_parts(newTableWidgets(host, this))
    , m_landing(new StoneLanding(m_parts.board))
    , m_help(new TableHelp(host, this))
    , m_layout(*this, *host, m_scene, m_parts)
{
    nameParts();
    orderKeys();
    connectPanels();
    connectParts();
    retranslate();
    takeUpMatch();
    onChange(*this, QEvent::LanguageChange, [this] {
        retranslate();
        m_redraw.due();
        place();
    });
}

void TablePage::nameParts()
{
    m_parts.panels.a->setObjectName(QStringLiteral("panelA"));
    m_parts.panels.b->setObjectName(QStringLiteral("panelB"));
    shareFigures(m_parts.panels.a->face(), m_parts.panels.b->face());
    m_parts.board->setObjectName(QStringLiteral("board"));
    new LongPress(m_parts.board); // opens its menu
    new BoardZoom(m_parts.board);
    m_parts.strip->setObjectName(QStringLiteral("strip"));
    m_parts.steps->setObjectName(QStringLiteral("steps"));
    m_parts.steps->setForm(StepLine::Form::Slim);
    m_parts.steps->hide();
    m_parts.patterns->hide();
    m_parts.status->setObjectName(QStringLiteral("status"));
    m_parts.status->setWordWrap(true);
    m_parts.endButton->setObjectName(QStringLiteral("showEnd"));
    m_parts.endButton->setFocusPolicy(Qt::TabFocus);
    m_parts.endButton->hide();
    m_parts.side->hide(); // the signal that it opens must be sent the first time as well
    m_parts.sideButton->setObjectName(QStringLiteral("showSide"));
    m_parts.sideButton->setCheckable(true);
    m_parts.sideButton->setFocusPolicy(Qt::TabFocus);
}

// From the board to what is asked, then to the claims.
void TablePage::orderKeys()
{
    setFocusProxy(m_parts.board);
    setTabOrder(m_parts.board, m_parts.end);
    setTabOrder(m_parts.end, m_parts.strip);
    setTabOrder(m_parts.strip, m_parts.patterns);
    setTabOrder(m_parts.patterns, m_parts.panels.a);
    setTabOrder(m_parts.panels.a, m_parts.panels.b);
    setTabOrder(m_parts.panels.b, m_parts.side);
}

void TablePage::retranslate()
{
    //: Button after a game: shows again who won.
    m_parts.endButton->setText(tr("Result"));
    m_parts.endButton->setAccessibleName(tr("Show the result"));
    //: Shows or hides the list of moves in a small window.
    m_parts.sideButton->setText(tr("Moves"));
    m_parts.sideButton->setAccessibleName(tr("Show moves and opening"));
}

void TablePage::connectPanels()
{
    for (const Seat seat : BothSeats) {
        PlayerPanel *panel = m_parts.panels[seat];
        connect(panel, &PlayerPanel::claimed, this, [this, seat, panel](Claim claim) {
            const TableButton *button = panel->button(claim);
            panel->bar()->setTapped({ button->mapToGlobal(QPoint(0, 0)), button->size() });
            m_prompts->claim(seat, claim);
        });
        connect(panel->bar(), &NoticeBar::focusFreed, this, &TablePage::takeKeys);
        connect(panel->face(), &ClockFace::pressed, this, [this, seat] { m_input->pressClock(seat); });
    }
}

void TablePage::connectParts()
{
    const auto redraw = [this] { m_redraw.due(); };
    connect(m_parts.board, &BoardWidget::pointActivated, this, &TablePage::tap);
    connect(m_parts.board, &BoardWidget::pointHovered, m_parts.side, &SidePanel::pointAt);
    connect(m_parts.board, &BoardWidget::cursorMoved, m_parts.side, &SidePanel::pointAt);
    connect(m_parts.board, &BoardWidget::pointHovered, this, &TablePage::pointAt);
    connect(m_parts.board, &BoardWidget::cursorMoved, this, &TablePage::pointAt);
    connect(m_parts.side->proof(), &ProofPanel::marksChanged, this, &TablePage::layBoard);
    connect(m_parts.side, &SidePanel::askingChanged, this, [this] {
        const Redraw::Event event(m_redraw);
        m_redraw.due();
        m_input->release();
    });
    connect(m_parts.side, &SidePanel::tabChanged, this, &TablePage::place);
    connect(m_parts.cover, &PauseCover::goOnWanted, this, [this] { m_prompts->give(match::Resume {}); });
    connect(m_prompts, &PlayerPrompts::hintWanted, m_help, &TableHelp::ask);
    connect(m_help, &TableHelp::told, m_prompts, &PlayerPrompts::advise);
    connect(m_help, &TableHelp::forgotten, this, redraw);
    connect(m_parts.strip, &OpeningStrip::acted, this, [this](Seat seat, const opening::Act &act) {
        m_prompts->give(seat, match::Act { seat, act });
    });
    connect(m_parts.strip, &OpeningStrip::focusFreed, this, &TablePage::takeKeys);
    connect(m_parts.strip, &OpeningStrip::heightChanged, this, [this] { m_layout.placeStrip(); });
    connect(m_parts.strip, &OpeningStrip::offerConfirmed, m_input, &MoveInput::confirmOffer);
    connect(m_parts.strip, &OpeningStrip::patternsWanted, this, &TablePage::openPatterns);
    connect(m_parts.patterns, &PatternView::taken, this, [this](const opening::Pattern *pattern) {
        closePatterns();
        const Redraw::Event event(m_redraw);
        m_parts.strip->layPattern(*pattern);
    });
    connect(m_parts.patterns, &PatternView::cancelled, this, &TablePage::closePatterns);
    connect(m_parts.sideButton, &TableButton::clicked, this, &TablePage::setSideShown);
    connect(m_parts.end, &EndCard::rematchWanted, this, &TablePage::rematchWanted);
    connect(m_parts.end, &EndCard::secondGameWanted, this, &TablePage::secondGameWanted);
    connect(m_parts.end, &EndCard::newGameWanted, this, &TablePage::newGameWanted);
    connect(m_parts.end, &EndCard::recordWanted, this, &TablePage::recordWanted);
    connect(m_parts.end, &EndCard::pictureWanted, this, &TablePage::copyPicture);
    connect(m_parts.end, &EndCard::shareWanted, this, &TablePage::shareWanted);
    connect(m_parts.end, &EndCard::protocolWanted, this, &TablePage::protocolWanted);
    connect(m_parts.end, &EndCard::reviewWanted, this, [this] { emit reviewWanted(m_host->sgf()); });
    connect(m_parts.end, &EndCard::hidden, this, [this] { setEndShown(false); });
    connect(m_parts.endButton, &TableButton::clicked, this, [this] { setEndShown(true); });
    connect(m_host, &host::MatchHost::matchChanged, this, &TablePage::takeUpMatch);
    connect(m_host, &host::MatchHost::happened, this, [this](const match::Events &events) {
        if (events.size() != 1 || !match::isRoutine(events.front().what))
            m_redraw.due();
        const auto chooses = [](const match::Event &event) {
            const auto *acted = std::get_if<match::Acted>(&event.what);
            return acted && std::holds_alternative<opening::Choose>(acted->act);
        };
        if (std::any_of(events.begin(), events.end(), chooses))
            tellChoice();
    });
    connect(m_host, &host::MatchHost::journalFailed, this, redraw);
    connect(m_host, &host::MatchHost::journalRecovered, this, redraw);
    connect(m_host, &host::MatchHost::diskSlowChanged, this, redraw);
}

void TablePage::setComputers(engineseat::Computers *computers)
{
    m_computers = computers;
    m_prompts->setComputers(computers);
    connect(computers, &engineseat::Computers::changed, this, [this] { m_redraw.due(); });
    m_redraw.due();
}

void TablePage::takeUpMatch()
{
    m_parts.badge->hide();
    m_scene = {}; // so that nothing counts as news
    m_endHidden = false;
    const match::Match &match = m_host->match();
    for (const Seat seat : BothSeats)
        m_parts.panels[seat]->face()->setWidest({});
    for (const Seat seat : BothSeats) {
        m_parts.panels[seat]->face()->setSource(m_host->hasMatch()
                ? ClockFace::Source([host = m_host, seat] { return host->reading(seat); })
                : ClockFace::Source(),
            match.clock().control(seat));
    }
    m_parts.board->setCursorPoint(std::nullopt);
    m_layout.setSideShown(std::nullopt);
    m_redraw.due();
    place();
    m_parts.board->setFocus(Qt::OtherFocusReason);
}

void TablePage::tap(rules::Point point)
{
    if (m_prompts->pick(point))
        return;
    if (m_parts.side->isAsking())
        m_parts.side->proof()->askAbout(point);
    else
        m_input->tap(point);
}

// Moving the pointer over the board changes only two parts of the scene.
void TablePage::pointAt(std::optional<rules::Point> point)
{
    m_pointed = point;
    if (!m_scene.opening)
        return;
    m_parts.strip->pointAt(point);
    if (m_scene.opening->opening.need().kind == opening::NeedKind::Offer) {
        m_scene.board = tablePicture(state());
        layBoard();
    }
}

// Shows the patterns on the board while one is chosen; around them the game goes on with clocks, claims and questions.
void TablePage::openPatterns()
{
    m_ways = m_parts.strip->patternWays();
    m_parts.patterns->setWays(m_ways, m_host->match().setup().boardSize, m_view);
    place();
    m_parts.patterns->show();
    m_parts.patterns->raise();
    m_parts.patterns->begin();
}

void TablePage::closePatterns()
{
    m_ways.clear();
    if (m_parts.patterns->isHidden())
        return;
    const bool hadKeys = m_parts.patterns->isAncestorOf(QApplication::focusWidget());
    m_parts.patterns->hide();
    if (hadKeys)
        takeKeys();
}

void TablePage::takeKeys()
{
    QWidget *first = m_parts.patterns->isHidden() ? static_cast<QWidget *>(m_parts.board) : m_parts.patterns;
    first->setFocus(Qt::OtherFocusReason);
}

void TablePage::tellChoice()
{
    const match::Match &match = m_host->match();
    const text::Names names = text::namesOf(match.setup());
    const std::vector<opening::LineStep> steps = match.opening().line();
    const auto last = std::find_if(steps.rbegin(), steps.rend(), [](const opening::LineStep &step) {
        return step.kind == opening::NeedKind::Choose && step.state == opening::StepState::Done;
    });
    if (last == steps.rend())
        return;
    const auto index = static_cast<std::size_t>(steps.rend() - last) - 1;
    m_parts.badge->tell(text::lineWords(match.opening(), steps, names)[index].line,
        names[match.ownerOf(rules::Side::Black)], names[match.ownerOf(rules::Side::White)]);
}

void TablePage::setEndShown(bool shown)
{
    m_endHidden = !shown;
    m_redraw.due();
}

bool TablePage::mayClaim(Seat seat, Claim claim) const
{
    return m_prompts->mayClaim(seat, claim);
}

QString TablePage::statusText() const
{
    return m_parts.status->text();
}

void TablePage::turnBoard()
{
    m_view = rules::compose(m_view, rules::Symmetry::Rotate270);
    m_redraw.due();
}

void TablePage::mirrorBoard()
{
    m_view = rules::compose(m_view, rules::Symmetry::MirrorX);
    m_redraw.due();
}

void TablePage::setShown(const Shown &shown)
{
    m_numbers = shown.numbers;
    m_signs.foulsShown = shown.signs;
    m_signs.seemingShown = shown.seemingSigns;
    m_parts.evaluation->setWanted(shown.evaluation);
    for (const Seat seat : BothSeats)
        m_parts.panels[seat]->face()->setTenths(tenthsBelow(shown.tenths));
    m_redraw.due();
}

QString TablePage::caption() const
{
    const match::Match &match = m_host->match();
    // The one who sits left first, as on the table.
    QStringList parts { match.setup().games == 2 ? QString() : text::seriesText(match, nearSeat()),
        text::gameCaption(match), m_onPhones };
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

QString TablePage::title() const
{
    return m_host->hasMatch() ? text::gameTitle(m_host->match().setup(), nearSeat()) : QString();
}

Page::Abilities TablePage::abilities() const
{
    const bool seated = m_host->hasMatch();
    return { .turns = seated,
        .numbers = seated,
        .judges = seated && m_host->match().setup().hints != match::Hints::Off,
        .saves = seated,
        .plays = seated,
        .covers = seated && m_host->match().isPaused(),
        .seats = seated,
        .draws = seated && !coverOf(m_host->match()) };
}

std::optional<OfferedFile> TablePage::file() const
{
    if (!m_host->hasMatch())
        return std::nullopt;
    return OfferedFile { m_host->sgf(), m_host->fileName() };
}

std::optional<Page::JudgedPosition> TablePage::judgedPosition() const
{
    if (!m_host->hasMatch())
        return std::nullopt;
    const match::Match &match = m_host->match();
    if (!match.isOver() && (match.setup().hints != match::Hints::Always || match.isPaused()))
        return std::nullopt;
    const rules::RuleSet &rules = match.setup().rules;
    const rules::Side next = match.sideToMove();
    return JudgedPosition { match.position(), rules.rule, rules.judgedSide(next).value_or(next) };
}

ProofPanel *TablePage::proof() const
{
    return m_parts.side->proof();
}

void TablePage::setSideShown(bool shown)
{
    m_layout.setSideShown(shown);
    place();
}

void TablePage::setFaceToFace(bool faces)
{
    m_layout.setFaceToFace(faces);
    place();
}

void TablePage::setGuard(Guard guard)
{
    m_input->setGuard(guard);
}

void TablePage::setMotion(bool moves)
{
    m_motionWanted = moves;
    m_parts.motion->setEnabled(moves);
}

void TablePage::resizeEvent(QResizeEvent *)
{
    place();
}

void TablePage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    place();
}

void TablePage::place()
{
    const bool isSideNew = m_layout.place();
    if (isSideNew)
        emit sideShownChanged(m_layout.places().side.isValid());
    layBoard();
    showStatus(); // it says what the strip has no room for
}

void TablePage::setStanding(const QString &standing)
{
    if (std::exchange(m_standing, standing) != standing)
        m_redraw.due();
}

void TablePage::setOnPhones(const QString &sign)
{
    if (std::exchange(m_onPhones, sign) != sign)
        emit stateChanged();
}

void TablePage::setOfRecord(bool isOfRecord)
{
    if (std::exchange(m_isOfRecord, isOfRecord) != isOfRecord)
        m_redraw.due();
}

void TablePage::paintEvent(QPaintEvent *event)
{
    QPainter(this).fillRect(event->rect(), theme().window);
}

} // namespace kagetsu::ui
