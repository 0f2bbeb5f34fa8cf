// SPDX-License-Identifier: MIT
#include "ui/match/opening/guide/openingstrip.h"

#include "ui/board/inforce.h"
#include "ui/controls/style/faces.h"
#include "ui/controls/tablebutton.h"
#include "ui/match/opening/guide/turnedlabel.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

namespace {

constexpr int StripEdge = 12;
constexpr int StripGap = 7;
constexpr int WideBand = 500; // has room for three choices side by side

QFont taskFont(const QFont &font)
{
    QFont result = font;
    result.setWeight(QFont::DemiBold);
    return result;
}

int textHeight(const QLabel *label, int width)
{
    if (label->text().isEmpty())
        return 0;
    return QFontMetrics(label->font())
        .boundingRect(QRect(0, 0, std::max(40, width), 10000), Qt::TextWordWrap, label->text())
        .height();
}

} // namespace

OpeningStrip::OpeningStrip(QWidget *parent)
    : QWidget(parent)
    , m_task(new TurnedLabel(this))
    , m_note(new TurnedLabel(this))
    , m_choices(new ChoiceRow(this))
    , m_pattern(new TableButton(this))
    , m_confirm(new TableButton(this))
    , m_line(new StepLine(this))
{
    m_line->setForm(StepLine::Form::Chain);
    m_line->hide();
    m_task->setObjectName(QStringLiteral("task"));
    m_note->setObjectName(QStringLiteral("note"));
    m_pattern->setObjectName(QStringLiteral("choosePattern"));
    m_confirm->setObjectName(QStringLiteral("confirmOffer"));
    m_confirm->setWeight(TableButton::Weight::Main);
    for (TableButton *button : { m_pattern, m_confirm })
        button->hide();
    connect(m_pattern, &TableButton::clicked, this, &OpeningStrip::patternsWanted);
    connect(m_confirm, &TableButton::clicked, this, &OpeningStrip::offerConfirmed);
    connect(m_choices, &ChoiceRow::acted, this, [this](const opening::Act &act) {
        if (m_scene)
            emit acted(m_scene->opening.need().seat, act);
    });
    connect(m_choices, &ChoiceRow::focusFreed, this, &OpeningStrip::focusFreed);
    connect(m_choices, &ChoiceRow::typedChanged, this, [this](const QString &typed) {
        m_typed = typed;
        retell();
    });
    connect(m_choices, &ChoiceRow::selectedChanged, this, [this](const QString &name) {
        if (std::exchange(m_selected, name) != name)
            retell();
    });
    m_task->setFont(taskFont(font()));
    onChange(*this, QEvent::FontChange, [this] {
        m_task->setFont(taskFont(font()));
        m_pattern->setFont(font());
        m_confirm->setFont(font());
        place();
    });
    onTheme(*this, [this] {
        m_task->setInk(theme().text);
        m_note->setInk(theme().mutedText);
    });
}

// A choice with the focus loses it when the strip is destroyed, when nobody is left to be notified.
OpeningStrip::~OpeningStrip()
{
    m_choices->disconnect(this);
}

void OpeningStrip::show(const OpeningScene &scene)
{
    m_scene = scene;
    setPatternsOffered(!patternWays().empty());
    setConfirmable(scene.answerable && scene.lastOffer.has_value());
    m_choices->setChoices(scene.answerable ? &m_scene->opening : nullptr, scene.names);
    const std::vector<opening::LineStep> line = scene.opening.line();
    m_line->setSteps(line, text::lineWords(scene.opening, line, scene.names, scene.lastOffer.has_value()));
    retell();
}

void OpeningStrip::clear()
{
    // Before the strip is hidden: otherwise Qt passes the focus of a choice on to whatever comes next.
    m_choices->setChoices(nullptr, {});
    setPatternsOffered(false);
    setConfirmable(false);
    m_scene.reset();
}

void OpeningStrip::offer(TableButton *button, bool offered)
{
    button->setAccessibleName(button->text());
    const bool hadFocus = button->hasFocus();
    button->setVisible(offered);
    if (hadFocus && !offered)
        emit focusFreed();
}

void OpeningStrip::setPatternsOffered(bool offered)
{
    //: Button at the table: the opener takes one of the 26 patterns instead of laying it stone by stone.
    m_pattern->setText(tr("Choose the pattern…"));
    offer(m_pattern, offered);
}

void OpeningStrip::setConfirmable(bool confirmable)
{
    if (confirmable)
        //: Button: all fifth moves are laid, and the opponent is to pick one.
        m_confirm->setText(tr("Offer these %n", nullptr, m_scene->opening.need().count));
    offer(m_confirm, confirmable);
}

std::vector<opening::PatternWay> OpeningStrip::patternWays() const
{
    if (!m_scene || !m_scene->answerable || !m_scene->takesPatterns)
        return {};
    return opening::patternWays(m_scene->opening);
}

void OpeningStrip::layPattern(const opening::Pattern &pattern)
{
    for (const opening::PatternWay &way : patternWays()) {
        if (way.pattern != &pattern)
            continue;
        const Seat seat = m_scene->opening.need().seat;
        for (const rules::Point point : way.missing)
            emit acted(seat, opening::Place { point });
        return;
    }
}

void OpeningStrip::pointAt(std::optional<rules::Point> point)
{
    if (m_point == point)
        return;
    m_point = point;
    retell();
}

QString OpeningStrip::task() const
{
    return m_task->text();
}

QString OpeningStrip::note() const
{
    return m_note->text();
}

void OpeningStrip::retell()
{
    if (!m_scene)
        return;
    const opening::Opening &opening = m_scene->opening;
    QString note = text::startText(opening, m_scene->renju, m_point);
    if (m_point && opening.need().kind == opening::NeedKind::Offer) {
        const std::optional<opening::Refusal> refusal =
            opening.refusal(opening.need().seat, opening::Offer { *m_point });
        if (refusal && refusal->equivalence)
            note = text::equalText(opening, *m_point, *refusal->equivalence);
    }
    if (!m_typed.isEmpty()) {
        //: %1 are the digits typed so far for the number of fifth moves.
        note = tr("%1 – Enter declares this number.").arg(m_typed);
    }
    if (!m_selected.isEmpty() && !m_choices->isEmpty()) {
        //: %1 is a choice of the opening that a digit key has gone to: "Take Black".
        note = tr("%1 – Enter confirms.").arg(m_selected);
    }
    const QString task =
        m_scene->lastOffer ? text::wholeOfferText(opening, m_scene->names) : text::taskText(opening, m_scene->names);
    m_task->setText(task);
    m_task->setAccessibleName(task);
    m_note->setText(note);
    m_note->setAccessibleName(note);
    place();
    update();
    if (m_form == Form::Card && isVisible() && neededHeight(width()) != height())
        emit heightChanged();
}

void OpeningStrip::setForm(Form form, bool turned)
{
    m_form = form;
    m_turned = turned;
    m_task->setTurned(turned);
    m_note->setTurned(turned);
    m_choices->setTurned(turned);
    m_pattern->setTurned(turned);
    m_confirm->setTurned(turned);
    m_line->setTurned(turned);
    m_line->setVisible(form == Form::Band);
    place();
    update();
}

void OpeningStrip::setBrief(bool brief)
{
    m_choices->setBrief(brief);
    place();
}

int OpeningStrip::neededHeight(int width) const
{
    if (m_form == Form::Card)
        return layCard(width, /*put=*/false);
    const int choices = m_choices->isEmpty() ? 0 : m_choices->heightForWidth(width - 2 * StripEdge);
    return 2 * StripEdge + 2 * lineHeight(m_task->font()) + (choices > 0 ? StripGap + choices : 0);
}

// Returns the height for the step of this procedure that needs most. Choices that do not fit side by side in a band do
// not count: they may cover the board, where nothing can be placed then.
int OpeningStrip::choicesHeight(int width, const opening::Procedure &procedure) const
{
    int most = 0;
    const int atMost = width < WideBand ? 2 : 3;
    for (const opening::Step &step : procedure.steps) {
        if (const auto *choose = std::get_if<opening::ChooseStep>(&step.action))
            most = std::max(
                most, m_choices->heightFor(width, std::min(static_cast<int>(choose->options.size()), atMost), 0));
        else if (std::holds_alternative<opening::DeclareStep>(step.action))
            most = std::max(most, m_choices->heightFor(width, 0, ChoiceRow::MostNumbers));
        else if (std::holds_alternative<opening::OfferStep>(step.action))
            most = std::max(most, TouchSize); // to confirm it
    }
    return most;
}

int OpeningStrip::usualHeight(int width, const opening::Procedure &procedure) const
{
    return leastHeight(width, procedure) + StripGap + m_line->chainHeight();
}

int OpeningStrip::leastHeight(int width, const opening::Procedure &procedure) const
{
    const int inner = width - 2 * StripEdge;
    const int line = lineHeight(m_task->font());
    const int choices = choicesHeight(inner, procedure);
    return StripEdge + 2 * line + (choices > 0 ? StripGap + choices : 0) + StripEdge;
}

QRect OpeningStrip::turned(QRect rect) const
{
    if (m_turned)
        rect.moveTopLeft({ width() - rect.right() - 1, height() - rect.bottom() - 1 });
    return rect;
}

void OpeningStrip::lay(QWidget *widget, QRect rect) const
{
    widget->setGeometry(turned(rect));
}

void OpeningStrip::place()
{
    if (m_form == Form::Card)
        layCard(width(), /*put=*/true);
    else
        placeBand();
}

// Stacks the parts; returns the height needed for all of them. The card itself shows whose it is.
int OpeningStrip::layCard(int width, bool put) const
{
    const int inner = width - 2 * StripEdge;
    int y = StripEdge - 2;
    const auto next = [&](QWidget *widget, int height, int gap) {
        if (put)
            lay(widget, QRect(StripEdge, y, inner, height));
        y += height + gap;
    };
    next(m_task, textHeight(m_task, inner), 3);
    const bool hasNote = !m_note->text().isEmpty();
    if (put)
        m_note->setVisible(hasNote);
    if (hasNote)
        next(m_note, textHeight(m_note, inner), 3);
    y += StripGap - 3;
    const int choices = m_choices->isEmpty() ? 0 : m_choices->heightForWidth(inner);
    if (put)
        m_choices->setVisible(choices > 0);
    if (choices > 0)
        next(m_choices, choices, StripGap);
    for (TableButton *button : { m_pattern, m_confirm }) {
        if (!button->isHidden())
            next(button, TouchSize, StripGap);
    }
    return y + StripEdge - StripGap;
}

void OpeningStrip::placeBand()
{
    const int inner = width() - 2 * StripEdge;
    const int sign = lineHeight(m_task->font()) + 4;
    const int textLeft = StripEdge + sign + StripGap;
    const int textRoom = width() - textLeft - StripEdge;
    int y = StripEdge;
    const int line = lineHeight(m_task->font());
    m_stone = turned(QRect(StripEdge, y - 2, sign, sign));
    const int taskHeight = std::max(line, textHeight(m_task, textRoom));
    // The note follows the sentence if there is room, otherwise it is below.
    const int taskWidth = QFontMetrics(m_task->font()).horizontalAdvance(m_task->text());
    const int noteWidth = QFontMetrics(m_note->font()).horizontalAdvance(m_note->text());
    m_note->setVisible(!m_note->text().isEmpty());
    if (taskWidth + 3 * StripGap + noteWidth < textRoom) {
        lay(m_task, QRect(textLeft, y, taskWidth + 4, line));
        lay(m_note, QRect(textLeft + taskWidth + 3 * StripGap, y, noteWidth + 4, line));
        y += line;
    } else {
        // A band keeps its two lines, so a long sentence leaves no room for a note, and a short one only for its first
        // line.
        const bool hasRoom = taskHeight + line <= 2 * line + 4;
        lay(m_task, QRect(textLeft, y, textRoom, taskHeight));
        y += taskHeight;
        if (hasRoom) {
            lay(m_note, QRect(textLeft, y, textRoom, line));
            y += line;
        } else {
            m_note->hide();
        }
    }
    y = std::max(y, StripEdge + 2 * line) + StripGap;
    const int bottom = height() - StripGap;
    const int choices = m_choices->isEmpty() ? 0 : m_choices->heightForWidth(inner);
    m_choices->setVisible(choices > 0);
    if (choices > 0) {
        lay(m_choices, QRect(StripEdge, y, inner, choices));
        y += choices + StripGap;
    }
    for (TableButton *button : { m_pattern, m_confirm }) {
        if (button->isHidden())
            continue;
        const QSize size = button->sizeHint().boundedTo({ inner, TouchSize });
        lay(button, QRect(QPoint(StripEdge, y), size));
        y += size.height() + StripGap;
    }
    const int chain = m_line->chainHeight();
    m_line->setVisible(bottom - chain >= y - StripGap);
    lay(m_line, QRect(StripEdge, bottom - chain, inner, chain));
}

void OpeningStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme().border);
    painter.setBrush(theme().panelActive);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), 12, 12);
    if (!m_scene || m_form == Form::Card)
        return;
    // Shows whose turn it is by the player's current colour.
    const opening::Opening &opening = m_scene->opening;
    paintStone(painter, m_stone, opening.need().seat == opening.ownerOf(rules::Side::Black), theme());
}

void OpeningStrip::resizeEvent(QResizeEvent *)
{
    place();
}

} // namespace kagetsu::ui
