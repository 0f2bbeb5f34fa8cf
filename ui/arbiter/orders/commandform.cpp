// SPDX-License-Identifier: MIT
#include "ui/arbiter/orders/commandform.h"

#include "match/host/matchhost.h"
#include "text/match/refusal.h"
#include "text/match/setup.h"
#include "text/record/result.h"
#include "ui/arbiter/orders/entryform.h"
#include "ui/arbiter/orders/orderwords.h"
#include "ui/arbiter/sealed/openedmove.h"
#include "ui/arbiter/sealed/sealedmove.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/drafts/formstate.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/wrappedlabel.h"

#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int PreviewLines = 4;

// True for orders with the point or code of a sealed move, which nobody may read, so they are not stored.
bool isSecret(ArbiterOrder action)
{
    return action == ArbiterOrder::Adjourn || action == ArbiterOrder::OpenSealed;
}

} // namespace

CommandForm::CommandForm(host::MatchHost &host, const DeskPins &pins, QWidget *parent)
    : QWidget(parent)
    , m_host(host)
    , m_title(wrappedLabel("title", this))
    , m_about(wrappedLabel("about", this))
    , m_entry(new EntryForm(host, pins, this))
    , m_footer(new QWidget(this))
    , m_preview(wrappedLabel("preview", m_footer))
    , m_give(new BigButton("give", m_footer))
    , m_ask(new QWidget(m_footer))
    , m_consequence(wrappedLabel("consequence", m_ask))
    , m_askYes(new BigButton("endYes", m_ask))
    , m_askNo(new BigButton("endNo", m_ask))
{
    setObjectName(QStringLiteral("commandForm"));
    m_title->setProperty("head", true);
    m_about->setProperty("muted", true);
    connectParts();
}

void CommandForm::connectParts()
{
    connect(m_entry, &EntryForm::changed, this, &CommandForm::edit);
    connect(m_entry, &EntryForm::revealed, this, &CommandForm::refresh);
    connect(m_entry, &EntryForm::submitted, this, &CommandForm::give);
    connect(m_entry, &EntryForm::filled, m_give, qOverload<>(&QWidget::setFocus));
    connect(m_give, &QToolButton::clicked, this, &CommandForm::give);
    connect(m_askYes, &QToolButton::clicked, this, &CommandForm::carryOut);
    connect(m_askNo, &QToolButton::clicked, this, [this] {
        m_isAsking = false;
        refresh();
        m_give->setFocus(Qt::OtherFocusReason);
    });

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    for (QWidget *each : std::initializer_list<QWidget *> { m_title, m_about, m_entry })
        column->addWidget(each);
    auto *below = new QVBoxLayout(m_footer);
    below->setContentsMargins(0, 0, 0, 0);
    // The question appears above the button, whose place stays empty meanwhile. The preview scrolls within a fixed
    // height, whatever its number of lines: otherwise the button would move.
    auto *room = new QScrollArea(m_footer);
    room->setProperty("bare", true);
    room->setFrameShape(QFrame::NoFrame);
    room->setWidgetResizable(true);
    room->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    room->setFocusPolicy(Qt::NoFocus);
    m_preview->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    room->setWidget(m_preview);
    for (QWidget *each : std::initializer_list<QWidget *> { m_ask, room, m_give })
        below->addWidget(each);
    onFit(*this, [this, room](double) { room->setFixedHeight(PreviewLines * m_preview->fontMetrics().lineSpacing()); });
    QSizePolicy kept = m_give->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    m_give->setSizePolicy(kept);
    auto *answers = new QVBoxLayout(m_ask);
    answers->setContentsMargins(0, 0, 0, 0);
    m_consequence->setProperty("head", true);
    // Away from the button that gave the order.
    for (QWidget *each : std::initializer_list<QWidget *> { m_consequence, m_askNo, m_askYes })
        answers->addWidget(each);
    column->addStretch(1);
    onLanguage(*this, [this] {
        retranslate();
        refresh();
    });
}

void CommandForm::begin(ArbiterOrder action, std::optional<Seat> seat)
{
    OrderEntry empty;
    empty.seat = seat;
    if (action == ArbiterOrder::Retract)
        empty.number = std::max(0, static_cast<int>(m_host.match().moves().size()) - 1);
    else if (action == ArbiterOrder::CorrectMove)
        empty.number = static_cast<int>(m_host.match().moves().size());
    else
        empty.number = 1;
    begin(Compensation { action, empty });
}

void CommandForm::takeUpDraft()
{
    const QString id = QString::fromStdString(m_host.match().setup().id);
    if (m_draft && m_matchId == id)
        return;
    m_draft.reset(); // it belonged to another match
    m_matchId = id;
    const text::Names names = text::namesOf(m_host.match().setup());
    m_draft = std::make_unique<DraftKeeper>(*this,
        DraftKeeper::Subject { QStringLiteral("order"), id, QStringLiteral("%1 – %2").arg(names.a, names.b) },
        DraftKeeper::State { [this] { return draftState(); }, [this](const QJsonObject &state) { restore(state); } });
    m_draft->takeUp();
}

// Returns an empty object while nothing was filled in, whichever order is chosen.
QJsonObject CommandForm::draftState() const
{
    if (isSecret(m_action))
        return {};
    const OrderEntry entry = m_entry->entry();
    const QJsonObject fields = formState(*m_entry);
    const bool isTyped =
        std::any_of(fields.begin(), fields.end(), [](const QJsonValue &value) { return !value.toString().isEmpty(); });
    if (!isTyped && !entry.reason && !entry.outcome)
        return {};
    QJsonObject state { { QStringLiteral("order"), static_cast<int>(m_action) }, { QStringLiteral("fields"), fields } };
    if (m_entry->isSeatFixed() && entry.seat)
        state.insert(QStringLiteral("seat"), static_cast<int>(*entry.seat));
    if (entry.reason)
        state.insert(QStringLiteral("reason"), static_cast<int>(*entry.reason));
    return state;
}

void CommandForm::restore(const QJsonObject &state)
{
    const int order = state.value(QStringLiteral("order")).toInt(-1);
    if (order < 0 || order > static_cast<int>(ArbiterOrder::Remark)) {
        begin(m_action);
        return;
    }
    Compensation begun { static_cast<ArbiterOrder>(order), {} };
    if (state.contains(QStringLiteral("seat")))
        begun.entry.seat = state.value(QStringLiteral("seat")).toInt() == 0 ? Seat::A : Seat::B;
    const int reason = state.value(QStringLiteral("reason")).toInt(-1);
    if (reason >= 0 && reason <= static_cast<int>(match::LastGround))
        begun.entry.reason = static_cast<match::Ground>(reason);
    begin(begun);
    setFormState(*m_entry, state.value(QStringLiteral("fields")).toObject());
    refresh();
}

void CommandForm::begin(const Compensation &compensation)
{
    m_action = compensation.action;
    m_isGiven = false;
    m_isAsking = false;
    m_entry->begin(compensation);
    retranslate();
    refresh();
}

void CommandForm::focusFirst()
{
    if (!m_entry->focusFirst())
        m_give->setFocus();
}

void CommandForm::takePoint(rules::Point point)
{
    m_entry->takePoint(point);
}

void CommandForm::edit()
{
    m_isGiven = false;
    m_isAsking = false;
    refresh();
    if (m_draft)
        m_draft->touch();
}

void CommandForm::refresh()
{
    m_together = std::min(m_together, m_host.match().undoableOrders());
    m_ask->setVisible(m_isAsking);
    m_give->setVisible(!m_isAsking);
    m_give->setText(orderText());
    const auto [text, canBeGiven] = preview();
    m_preview->setText(text);
    // Disabling a button passes the focus on to whatever comes next in the window.
    if (!canBeGiven && m_give->hasFocus())
        m_entry->focusFirst();
    m_give->setEnabled(canBeGiven);
}

std::pair<QString, bool> CommandForm::preview() const
{
    if (m_isGiven)
        return {};
    if (const QString fault = m_entry->fault(); !fault.isEmpty())
        return { fault, false };
    if (m_entry->isSealing())
        return { tr("The move is sealed, and both clocks are stopped."), true };
    const std::vector<match::Command> orders = commands();
    if (orders.empty() && m_action == ArbiterOrder::OpenSealed && isWholeCode(m_entry->entry().code))
        return { tr("This code does not open the sealed move."), false };
    if (orders.empty())
        return { tr("Fill in the required fields."), false };
    // Read the time once: a clock that the order starts must show no time used yet.
    const clock::Moment now = m_host.now();
    const auto next = after(orders, m_host.match(), now);
    if (!next)
        return { text::refusalText(next.fault()), false };
    QStringList changes = changeTexts(m_host.match(), *next, now);
    if (const QString reading = m_entry->reading(); !reading.isEmpty())
        changes.prepend(reading);
    return { changes.join(QLatin1Char('\n')), true };
}

// Returns the commands to give; commands that were given as one order are undone as one.
std::vector<match::Command> CommandForm::commands() const
{
    std::vector<match::Command> orders = commandsOf(m_action, m_entry->entry(), m_host.match());
    if (m_action == ArbiterOrder::UndoOrder && !orders.empty())
        orders.resize(std::max<std::size_t>(m_together, 1), orders.front());
    return orders;
}

// Asks once before an order that incidentally ends the game, stating the consequence; the question appears away from
// the button.
void CommandForm::give()
{
    const std::vector<match::Command> orders = commands();
    if (orders.empty() || !m_give->isEnabled() || m_give->isHidden())
        return;
    // Nothing is revealed about a sealed move before it is opened.
    const bool isAsked = !isMeantToEnd(m_action) && m_action != ArbiterOrder::OpenSealed;
    const QString end = isAsked ? endText(orders) : QString();
    if (end.isEmpty()) {
        carryOut();
        return;
    }
    m_consequence->setText(tr("This ends the game: %1").arg(end));
    m_isAsking = true;
    refresh();
    m_askNo->setFocus(Qt::OtherFocusReason);
}

// Returns the result that the order would lead to; empty while the game goes on.
QString CommandForm::endText(const std::vector<match::Command> &commands) const
{
    const auto ended = after(commands, m_host.match(), m_host.now());
    if (m_host.match().isOver() || !ended || !ended->isOver())
        return {};
    const text::Names names = text::namesOf(ended->setup());
    return text::resultText(
        ended->result(), names[ended->ownerOf(rules::Side::Black)], names[ended->ownerOf(rules::Side::White)]);
}

// Empties the form, so that a second press of the button gives no second order.
void CommandForm::carryOut()
{
    const std::vector<match::Command> orders = commands();
    if (orders.empty())
        return;
    const auto next = after(orders, m_host.match(), m_host.now());
    if (next && next->clock().isRunning() && !m_host.match().clock().isRunning()) {
        begin(m_action);
        emit clockStarts(orders.front());
        return;
    }
    const QString openedMove = openedMoveText(m_host.match(), orders.front(), m_host.now());
    std::size_t done = 0;
    while (done < orders.size() && m_host.execute(orders[done]))
        ++done;
    if (done == 0)
        return;
    m_together = m_action == ArbiterOrder::UndoOrder ? 0 : done;
    QString told = tr("Done: %1.").arg(actionName(m_action));
    if (!openedMove.isEmpty()) // a move that cannot be played
        told += QLatin1Char('\n') + openedMove;
    const QString code = m_entry->isSealing() ? m_entry->entry().code : QString();
    begin(m_action);
    if (m_draft)
        m_draft->drop();
    m_isGiven = true;
    refresh();
    emit given(told, code);
}

QString CommandForm::orderText() const
{
    if (isMeantToEnd(m_action)) {
        const std::vector<match::Command> orders = commands();
        if (!orders.empty() && !endText(orders).isEmpty()) // the question above already states the result
            return tr("End the game");
    }
    //: Button: carries the arbiter's order out.
    return tr("Apply");
}

void CommandForm::retranslate()
{
    const text::Names names = text::namesOf(m_host.match().setup());
    //: An order and the player it is about.
    m_title->setText(m_entry->isSeatFixed() && orderRow(m_action).fields.seat
            ? tr("%1: %2").arg(actionName(m_action), names[m_entry->seat().value_or(Seat::A)])
            : actionName(m_action));
    m_about->setText(actionAbout(m_action));
    m_askYes->setText(tr("End the game"));
    m_askNo->setText(tr("Cancel"));
    m_give->setText(orderText());
}

} // namespace kagetsu::ui
