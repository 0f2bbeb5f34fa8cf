// SPDX-License-Identifier: MIT
#include "ui/match/table/tablepage.h"

#include "ui/board/boardwidget.h"
#include "ui/match/clock/clockwords.h"
#include "ui/match/newgame/words.h"
#include "ui/match/input/moveinput.h"
#include "ui/match/table/swapbadge.h"
#include "ui/match/table/swapmotion.h"
#include "ui/match/table/endcard.h"
#include "ui/match/table/sidepanel.h"
#include "ui/match/table/tablepicture.h"
#include "ui/match/table/tablestatus.h"
#include "ui/match/table/pausecover.h"
#include "ui/opening/choice/patternview.h"
#include "ui/opening/guide/openingstrip.h"
#include "ui/opening/guide/stepline.h"
#include "ui/proof/proofpanel.h"
#include "wording/match/doublegame.h"
#include "wording/match/sleep.h"
#include "wording/record/result.h"
#include "wording/rules/rules.h"
#include "wording/text/sentences.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

using match::Phase;

namespace {

bool hasWon(const match::Match &match, Seat seat)
{
    const record::Winner own = match.sideOf(seat) == rules::Side::Black ? record::Winner::Black : record::Winner::White;
    return match.result().winner == own;
}

Ending endingOf(const match::Match &match, Seat first, const QString &code)
{
    const wording::Names names = wording::namesOf(match.setup());
    const QString &black = names[match.ownerOf(rules::Side::Black)];
    const QString &white = names[match.ownerOf(rules::Side::White)];
    const record::GameResult &result = match.result();
    Ending ending;
    ending.head = wording::headText(result, black, white);
    ending.how = wording::howText(result, black, white);
    const std::optional<match::DoubleStanding> standing = match::standingOf(match);
    ending.score = standing ? wording::standingText(match) : wording::seriesText(match, first);
    ending.sentence = wording::joinSentences(wording::resultText(result, black, white), ending.score);
    if (result.winner == record::Winner::Black || result.winner == record::Winner::White)
        ending.blackWon = result.winner == record::Winner::Black;
    ending.secondGame = standing && !standing->isComplete;
    ending.code = code;
    return ending;
}

} // namespace

TablePage::TablePage(session::MatchHost *host, QWidget *parent)
    : Page(parent)
    , m_host(host)
    , m_prompts(new PlayerPrompts(host, this))
    , m_input(new MoveInput(host, m_prompts, this))
    , m_badge(new SwapBadge(this))
    , m_board(new BoardWidget(this))
    , m_cover(new PauseCover(this))
    , m_strip(new OpeningStrip(this))
    , m_steps(new StepLine(this))
    , m_patterns(new PatternView(PatternView::Mode::TakeOne, this))
    , m_end(new EndCard(this))
    , m_endButton(new TableButton(this))
    , m_side(new SidePanel(this))
    , m_status(new QLabel(this))
    , m_sideButton(new TableButton(this))
{
    for (const Seat seat : BothSeats) {
        auto *panel = new PlayerPanel(this);
        panel->setObjectName(seat == Seat::A ? QStringLiteral("panelA") : QStringLiteral("panelB"));
        m_panels[seat] = panel;
        connect(panel, &PlayerPanel::claimed, this, [this, seat, panel](Claim claim) {
            const TableButton *button = panel->button(claim);
            panel->bar()->setTapped({ button->mapToGlobal(QPoint(0, 0)), button->size() });
            m_prompts->claim(seat, claim);
        });
        connect(panel->bar(), &NoticeBar::focusFreed, this, &TablePage::takeKeys);
        connect(panel->face(), &ClockFace::pressed, this, [this, seat] { m_input->pressClock(seat); });
        connect(panel->face(), &ClockFace::lowTimeReached, this,
            [this, seat](clock::Duration mark) { emit lowTimeReached(seat, mark); });
    }
    shareFigures(m_panels.a->face(), m_panels.b->face());
    m_motion = new SwapMotion(m_panels, this);
    m_board->setObjectName(QStringLiteral("board"));
    m_strip->setObjectName(QStringLiteral("strip"));
    m_steps->setObjectName(QStringLiteral("steps"));
    m_steps->setForm(StepLine::Form::Slim);
    m_steps->hide();
    m_patterns->hide();
    m_status->setObjectName(QStringLiteral("status"));
    m_status->setWordWrap(true);
    m_endButton->setObjectName(QStringLiteral("showEnd"));
    m_endButton->setFocusPolicy(Qt::TabFocus);
    m_endButton->hide();
    m_side->hide(); // whoever waits for it hears when it opens, also the first time
    m_sideButton->setObjectName(QStringLiteral("showSide"));
    m_sideButton->setCheckable(true);
    m_sideButton->setFocusPolicy(Qt::TabFocus);
    setFocusProxy(m_board);
    // The keys go from the board to what is asked, then to the claims.
    setTabOrder(m_board, m_end);
    setTabOrder(m_end, m_strip);
    setTabOrder(m_strip, m_patterns);
    setTabOrder(m_patterns, m_panels.a);
    setTabOrder(m_panels.a, m_panels.b);
    setTabOrder(m_panels.b, m_side);

    connect(m_board, &BoardWidget::pointActivated, this, &TablePage::tap);
    connect(m_board, &BoardWidget::pointHovered, m_side, &SidePanel::pointAt);
    connect(m_board, &BoardWidget::cursorMoved, m_side, &SidePanel::pointAt);
    connect(m_board, &BoardWidget::pointHovered, this, &TablePage::pointAt);
    connect(m_board, &BoardWidget::cursorMoved, this, &TablePage::pointAt);
    connect(m_side->proof(), &ProofPanel::marksChanged, this, &TablePage::syncBoard);
    connect(m_side, &SidePanel::askingChanged, this, [this] {
        m_input->release();
        syncBoard();
        syncStatus();
    });
    connect(m_input, &MoveInput::changed, this, [this] {
        syncStrip();
        syncBoard();
        syncPress();
        syncStatus();
    });
    connect(m_cover, &PauseCover::goOnWanted, this, [this] { m_host->execute(match::Resume {}); });
    connect(m_strip, &OpeningStrip::acted, this, [this](Seat seat, const opening::Act &act) {
        m_prompts->speakFor(seat);
        m_host->execute(match::Act { seat, act });
    });
    connect(m_strip, &OpeningStrip::focusFreed, this, &TablePage::takeKeys);
    connect(m_strip, &OpeningStrip::heightChanged, this, &TablePage::placeStrip);
    connect(m_strip, &OpeningStrip::offerConfirmed, m_input, &MoveInput::confirmOffer);
    connect(m_strip, &OpeningStrip::patternsWanted, this, &TablePage::openPatterns);
    connect(m_patterns, &PatternView::taken, this, [this](const opening::Pattern *pattern) {
        closePatterns();
        m_strip->layPattern(*pattern);
    });
    connect(m_patterns, &PatternView::cancelled, this, &TablePage::closePatterns);
    connect(m_sideButton, &TableButton::clicked, this, &TablePage::setSideShown);

    connect(m_prompts, &PlayerPrompts::changed, this, [this] {
        syncBoard();
        syncPanels();
    });
    connect(m_end, &EndCard::rematchWanted, this, &TablePage::rematchWanted);
    connect(m_end, &EndCard::secondGameWanted, this, &TablePage::secondGameWanted);
    connect(m_end, &EndCard::newGameWanted, this, &TablePage::newGameWanted);
    connect(m_end, &EndCard::saveAsWanted, this, &TablePage::saveAsWanted);
    connect(m_end, &EndCard::protocolWanted, this, &TablePage::protocolWanted);
    connect(m_end, &EndCard::reviewWanted, this, [this] { emit reviewWanted(m_host->sgf()); });
    connect(m_end, &EndCard::hidden, this, [this] { setEndShown(false); });
    connect(m_endButton, &TableButton::clicked, this, [this] { setEndShown(true); });
    connect(m_host, &session::MatchHost::matchChanged, this, &TablePage::takeUpMatch);
    connect(m_host, &session::MatchHost::happened, this, [this](const match::Events &events) {
        if (events.size() != 1 || !match::isRoutine(events.front().what))
            sync();
        const auto chooses = [](const match::Event &event) {
            const auto *acted = std::get_if<match::Acted>(&event.what);
            return acted && std::holds_alternative<opening::Choose>(acted->act);
        };
        if (std::any_of(events.begin(), events.end(), chooses))
            tellChoice();
    });
    connect(m_host, &session::MatchHost::journalFailed, this, &TablePage::sync);
    connect(m_host, &session::MatchHost::journalRecovered, this, &TablePage::sync);

    setTheme(m_theme);
    takeUpMatch();
}

void TablePage::takeUpMatch()
{
    m_badge->hide();
    m_black.reset();
    m_wasOver = m_host->match().isOver(); // not news
    m_endHidden = false;
    const match::Match &match = m_host->match();
    for (const Seat seat : BothSeats)
        m_panels[seat]->face()->setWidest({});
    for (const Seat seat : BothSeats) {
        m_panels[seat]->face()->setSource(m_host->hasMatch()
                ? ClockFace::Source([host = m_host, seat] { return host->reading(seat); })
                : ClockFace::Source(),
            match.clock().control(seat));
    }
    m_board->setCursorPoint(std::nullopt);
    m_sideWish.reset();
    sync();
    place();
    m_board->setFocus(Qt::OtherFocusReason);
}

void TablePage::sync()
{
    syncStrip();
    syncBoard();
    syncPanels();
    syncPress();
    syncCover();
    if (m_host->hasMatch())
        m_side->show(m_host->match());
    focusChoice();
    syncEnd();
    syncStatus();
    emit stateChanged();
}

void TablePage::tap(rules::Point point)
{
    if (m_prompts->pick(point))
        return;
    if (m_side->isAsking())
        m_side->proof()->pin(point);
    else
        m_input->tap(point);
}

void TablePage::pointAt(std::optional<rules::Point> point)
{
    m_pointed = point;
    if (m_host->match().phase() != Phase::Opening)
        return;
    m_strip->pointAt(point);
    if (m_host->match().opening().need().kind == opening::NeedKind::Offer)
        syncBoard();
}

void TablePage::syncStrip()
{
    const match::Match &match = m_host->match();
    const bool opens = m_host->hasMatch() && match.phase() == Phase::Opening;
    if (opens) {
        const bool answerable = !match.isPaused() && !m_host->stalledBy();
        m_strip->show({ match.opening(), wording::namesOf(match.setup()),
            match.setup().rules.rule == rules::Rule::Renju, answerable, m_input->lastOffer() });
        m_strip->pointAt(m_pointed ? m_pointed : m_input->refused());
        const std::vector<opening::LineStep> steps = match.opening().line();
        m_steps->setSteps(steps, wording::lineWords(match.opening(), steps, wording::namesOf(match.setup())));
    } else {
        m_strip->clear();
    }
    if (m_strip->patternWays() != m_ways)
        closePatterns(); // what could be laid has changed meanwhile
    if (std::exchange(m_opens, opens) != opens)
        place();
    else
        placeStrip();
}

// The patterns lie on the board while one is chosen, and the game goes on around them: clocks, claims and questions.
void TablePage::openPatterns()
{
    m_ways = m_strip->patternWays();
    m_patterns->setWays(m_ways, m_host->match().setup().boardSize, m_view);
    place();
    m_patterns->show();
    m_patterns->raise();
    m_patterns->begin();
}

void TablePage::closePatterns()
{
    m_ways.clear();
    if (m_patterns->isHidden())
        return;
    const bool hadKeys = m_patterns->isAncestorOf(QApplication::focusWidget());
    m_patterns->hide();
    if (hadKeys)
        takeKeys();
}

void TablePage::takeKeys()
{
    QWidget *first = m_patterns->isHidden() ? static_cast<QWidget *>(m_board) : m_patterns;
    first->setFocus(Qt::OtherFocusReason);
}

// A choice that is due gets the keys once, as what is asked in a bar does.
void TablePage::focusChoice()
{
    const std::optional<opening::Need> choice =
        m_input->wantsChoice() ? std::optional(m_host->match().opening().need()) : std::nullopt;
    if (std::exchange(m_choice, choice) != choice && choice && !m_prompts->asked())
        m_strip->choices()->focusFirst();
}

void TablePage::tellChoice()
{
    const match::Match &match = m_host->match();
    const wording::Names names = wording::namesOf(match.setup());
    const std::vector<opening::LineStep> steps = match.opening().line();
    const auto last = std::find_if(steps.rbegin(), steps.rend(), [](const opening::LineStep &step) {
        return step.kind == opening::NeedKind::Choose && step.state == opening::StepState::Done;
    });
    if (last == steps.rend())
        return;
    const auto index = static_cast<std::size_t>(steps.rend() - last) - 1;
    m_badge->tell(wording::lineWords(match.opening(), steps, names)[index].line,
        names[match.ownerOf(rules::Side::Black)], names[match.ownerOf(rules::Side::White)]);
}

void TablePage::syncBoard()
{
    const std::optional<rules::Point> refused = m_prompts->isTelling() ? m_input->refused() : std::nullopt;
    const TableView view { m_view, isFacing() ? CoordinateSides::AllSides : CoordinateSides::LeftAndBottom, m_numbers,
        m_pointed, refused, m_prompts->disputed(), m_input->tentative(), m_input->lastOffer() };
    BoardPicture picture = tablePicture(m_host->match(), view, m_signs);
    if (m_host->hasMatch())
        m_side->proof()->layMarks(picture);
    m_board->setPicture(picture);
    const bool lays = m_input->wantsPoint() && !m_side->isAsking()
        && (m_host->match().phase() == Phase::Playing
            || m_host->match().opening().need().kind != opening::NeedKind::Select);
    m_board->setInteractive(lays ? std::optional(m_host->match().sideToMove()) : std::nullopt);
}

void TablePage::syncPanels()
{
    const match::Match &match = m_host->match();
    if (!m_host->hasMatch())
        return;
    const wording::Names names = wording::namesOf(match.setup());
    for (const Seat seat : BothSeats) {
        PlayerPanel *panel = m_panels[seat];
        panel->setPlayer(names[seat], match.sideOf(seat) == rules::Side::Black);
        panel->face()->setWarnings(match.warnings(seat));
        panel->face()->setWon(match.isOver() && hasWon(match, seat));
        panel->face()->refresh();
        for (const Claim claim : AllClaims) {
            const bool may = m_prompts->mayClaim(seat, claim);
            panel->setOffered(claim, m_prompts->isOffered(claim) && (may || !match.isOver()));
            panel->button(claim)->setEnabled(may);
        }
        panel->setNotice(m_prompts->notice(seat));
    }
    const Seat black = match.ownerOf(rules::Side::Black);
    const std::optional<Seat> before = std::exchange(m_black, black);
    if (before && before != black)
        m_motion->swap();
    // Who must answer before play goes on gets the keys. An offer of the opponent does not take them: nobody shall
    // agree to a draw with the Enter meant for a stone.
    const std::optional<PlayerPrompts::Asked> asked = m_prompts->asked();
    if (asked != m_asked) {
        m_asked = asked;
        if (asked)
            m_panels[asked->seat]->bar()->focusAnswer();
    }
}

void TablePage::syncPress()
{
    for (const Seat seat : BothSeats)
        m_panels[seat]->face()->setWaitsForPress(m_input->waitsForPress() && seat == m_input->mover());
}

void TablePage::syncCover()
{
    const match::Match &match = m_host->match();
    // While an arbiter is at the board it is looked at.
    const bool isArbitrated = match.isHeld() && !match.isAdjourned() && !match.isRecovered();
    const bool covered =
        m_host->hasMatch() && match.isPaused() && !match.isOver() && !isArbitrated && match.phase() != Phase::Flagged;
    if (covered && match.isRecovered())
        m_cover->setText(
            tr("Your game is back"), tr("Everything that was confirmed is kept. The clocks stand until you go on."));
    else if (covered && match.isAdjourned())
        m_cover->setText(tr("Adjourned"), tr("Both clocks stand until the arbiter lets the game go on."));
    else if (covered && match.sleep())
        m_cover->setText(tr("The machine slept"), wording::sleepText(match));
    else if (covered)
        m_cover->setText(tr("Paused"), tr("Both clocks stand, and the board is covered."));
    m_cover->goOn()->setEnabled(!match.isAdjourned() || match.isRecovered());
    if (covered == m_cover->isHidden()) {
        m_cover->setVisible(covered);
        m_board->setVisible(!covered);
        if (covered)
            m_cover->goOn()->setFocus(Qt::OtherFocusReason);
        else
            m_board->setFocus(Qt::OtherFocusReason);
    }
}

void TablePage::setNear(Seat seat)
{
    if (std::exchange(m_near, seat) == seat)
        return;
    place();
    syncEnd();
}

void TablePage::setEndShown(bool shown)
{
    m_endHidden = !shown;
    syncEnd();
}

void TablePage::syncEnd()
{
    const match::Match &match = m_host->match();
    const bool over = m_host->hasMatch() && match.isOver() && !match.isOnTheTable();
    const bool isNews = over && !std::exchange(m_wasOver, over);
    m_wasOver = over;
    if (isNews)
        m_endHidden = false;
    const bool hadKeys = m_end->isAncestorOf(QApplication::focusWidget()) || m_endButton->hasFocus();
    m_endButton->setVisible(over && m_endHidden);
    if (over && !m_endHidden)
        m_end->tell(endingOf(match, m_near, m_host->endCode()), m_motionWanted && isNews);
    else
        m_end->hide();
    if (hadKeys && !m_end->isAncestorOf(QApplication::focusWidget()))
        m_board->setFocus(Qt::OtherFocusReason);
    placeEnd();
    if (isNews)
        emit gameEnded(match.result());
}

Guard TablePage::guard() const
{
    return m_input->guard();
}

QString TablePage::statusText() const
{
    return m_status->text();
}

void TablePage::syncStatus()
{
    if (!m_host->hasMatch()) {
        m_status->clear();
        return;
    }
    const TableState state { m_host->stalledBy(), m_input->tentative(), m_input->guard(), m_side->isAsking(),
        m_input->lastOffer().has_value(), m_strip->isVisibleTo(this) };
    const QString text = tableStatusText(m_host->match(), state);
    m_status->setText(text);
    m_status->setAccessibleName(text);
    const QString due = handText(m_host->match(), state);
    for (const Seat seat : BothSeats)
        m_panels[seat]->setDue(seat == m_input->mover() ? due : QString());
}

void TablePage::turnBoard()
{
    m_view = rules::compose(m_view, rules::Symmetry::Rotate270);
    syncBoard();
    syncStrip();
}

void TablePage::mirrorBoard()
{
    m_view = rules::compose(m_view, rules::Symmetry::MirrorX);
    syncBoard();
    syncStrip();
}

void TablePage::setShown(const Shown &shown)
{
    m_numbers = shown.numbers;
    m_signs.foulsShown = shown.signs;
    m_signs.seemingShown = shown.seemingSigns;
    for (const Seat seat : BothSeats)
        m_panels[seat]->face()->setTenths(tenthsBelow(shown.tenths));
    syncBoard();
}

QString TablePage::caption() const
{
    const match::MatchSetup &setup = m_host->match().setup();
    // The one who sits left first, as on the table.
    QStringList parts { setup.games == 2 ? QString() : wording::seriesBeforeText(setup, m_near),
        wording::gameCaption(setup) };
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

QString TablePage::title() const
{
    return m_host->hasMatch() ? wording::gameTitle(m_host->match().setup()) : QString();
}

Page::Abilities TablePage::abilities() const
{
    const bool seated = m_host->hasMatch();
    return { .turns = seated,
        .numbers = seated,
        .judges = seated && m_host->match().setup().hints != match::Hints::Off,
        .saves = seated };
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
    return m_side->proof();
}

void TablePage::setSideShown(bool shown)
{
    m_sideWish = shown;
    place();
}

void TablePage::setFaceToFace(bool faces)
{
    m_faceToFace = faces;
    place();
}

void TablePage::setGuard(Guard guard)
{
    m_input->setGuard(guard);
}

void TablePage::setMotion(bool moves)
{
    m_motionWanted = moves;
    m_motion->setEnabled(moves);
}

void TablePage::paintEvent(QPaintEvent *event)
{
    QPainter(this).fillRect(event->rect(), m_theme.window);
}

void TablePage::setTheme(const Theme &theme)
{
    m_theme = theme;
    setPalette(theme.palette());
    for (const Seat seat : BothSeats)
        m_panels[seat]->setTheme(theme);
    m_board->setTheme(theme);
    m_cover->setTheme(theme);
    m_strip->setTheme(theme);
    m_steps->setTheme(theme);
    m_patterns->setTheme(theme);
    m_motion->setTheme(theme);
    m_badge->setTheme(theme);
    m_side->setTheme(theme);
    m_sideButton->setTheme(theme);
    m_end->setTheme(theme);
    m_endButton->setTheme(theme);
    update();
}

void TablePage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        sync();
        place();
    }
}

} // namespace kagetsu::ui
