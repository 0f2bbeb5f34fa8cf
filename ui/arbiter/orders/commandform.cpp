// SPDX-License-Identifier: MIT
#include "ui/arbiter/orders/commandform.h"

#include "session/matchhost.h"
#include "ui/arbiter/orders/entryform.h"
#include "ui/arbiter/orders/orderwords.h"
#include "ui/arbiter/sealed/openedmove.h"
#include "ui/board/inforce.h"
#include "ui/look/controls/bigbutton.h"
#include "ui/look/controls/wrappedlabel.h"
#include "wording/match/refusal.h"
#include "wording/match/setup.h"
#include "wording/record/result.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace kagetsu::ui {

CommandForm::CommandForm(session::MatchHost &host, const DeskPins &pins, QWidget *parent)
    : QWidget(parent)
    , m_host(host)
    , m_title(wrappedLabel("title", this))
    , m_about(wrappedLabel("about", this))
    , m_entry(new EntryForm(host, pins, this))
    , m_preview(wrappedLabel("preview", this))
    , m_give(new BigButton("give", this))
    , m_ask(new QWidget(this))
    , m_consequence(wrappedLabel("consequence", this))
    , m_askYes(new BigButton("endYes", this))
    , m_askNo(new BigButton("endNo", this))
{
    setObjectName(QStringLiteral("commandForm"));
    m_title->setProperty("head", true);
    m_about->setProperty("muted", true);
    connect(m_entry, &EntryForm::changed, this, &CommandForm::edit);
    connect(m_entry, &EntryForm::revealed, this, &CommandForm::refresh);
    connect(m_entry, &EntryForm::submitted, this, &CommandForm::give);
    connect(m_entry, &EntryForm::filled, m_give, qOverload<>(&QWidget::setFocus));
    connect(m_give, &QToolButton::clicked, this, &CommandForm::give);
    connect(m_askYes, &QToolButton::clicked, this, &CommandForm::carryOut);
    connect(m_askNo, &QToolButton::clicked, this, &CommandForm::refresh);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    for (QWidget *each : std::initializer_list<QWidget *> { m_title, m_about, m_entry, m_preview, m_give, m_ask })
        column->addWidget(each);
    auto *answers = new QVBoxLayout(m_ask);
    answers->setContentsMargins(0, 0, 0, 0);
    m_consequence->setProperty("head", true);
    // Not where the order was given.
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

void CommandForm::begin(const Compensation &compensation)
{
    m_action = compensation.action;
    m_isGiven = false;
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
    refresh();
}

void CommandForm::refresh()
{
    m_ask->hide();
    m_give->show();
    m_give->setText(orderText());
    const auto [text, canBeGiven] = preview();
    m_preview->setText(text);
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
    const auto order = command();
    if (!order && m_action == ArbiterOrder::OpenSealed && !m_entry->entry().code.isEmpty())
        return { tr("This code does not open the sealed move."), false };
    if (!order)
        return { tr("Fill in the required fields."), false };
    const auto next = after(*order);
    if (!next)
        return { wording::refusalText(next.fault()), false };
    QStringList changes = changeTexts(m_host.match(), *next, m_host.now());
    if (const QString reading = m_entry->reading(); !reading.isEmpty())
        changes.prepend(reading);
    return { changes.join(QLatin1Char('\n')), true };
}

std::optional<match::Command> CommandForm::command() const
{
    return commandOf(m_action, m_entry->entry(), m_host.match());
}

Result<match::Match, match::Refusal> CommandForm::after(const match::Command &command) const
{
    match::Match match = m_host.match();
    const auto events = match.apply(command, m_host.now());
    if (!events)
        return Fault { events.fault() };
    for (const match::Event &event : *events)
        match.fold(event);
    return match;
}

// What ends the game by the way is asked once, with its consequence; the question stands at another place.
void CommandForm::give()
{
    const auto order = command();
    if (!order || !m_give->isEnabled() || m_give->isHidden())
        return;
    // Of a sealed move nothing is told before it is opened.
    const bool isAsked = !isMeantToEnd(m_action) && m_action != ArbiterOrder::OpenSealed;
    const QString end = isAsked ? endText(*order) : QString();
    if (end.isEmpty()) {
        carryOut();
        return;
    }
    m_consequence->setText(tr("This ends the game: %1").arg(end));
    m_give->hide();
    m_ask->show();
    m_askNo->setFocus(Qt::OtherFocusReason);
}

// The result that the order would lead to; empty while the game goes on.
QString CommandForm::endText(const match::Command &command) const
{
    const auto ended = after(command);
    if (m_host.match().isOver() || !ended || !ended->isOver())
        return {};
    const wording::Names names = wording::namesOf(ended->setup());
    return wording::resultText(
        ended->result(), names[ended->ownerOf(rules::Side::Black)], names[ended->ownerOf(rules::Side::White)]);
}

// Nothing is left filled in: a second press of the button gives no second order.
void CommandForm::carryOut()
{
    const auto order = command();
    if (!order)
        return;
    const auto next = after(*order);
    if (next && next->clock().isRunning() && !m_host.match().clock().isRunning()) {
        begin(m_action);
        emit clockStarts(*order);
        return;
    }
    const QString openedMove = openedMoveText(m_host.match(), *order, m_host.now());
    if (!m_host.execute(*order))
        return;
    QString told = tr("Done: %1.").arg(actionName(m_action));
    if (!openedMove.isEmpty()) // one that cannot be played
        told += QLatin1Char('\n') + openedMove;
    const QString code = m_entry->isSealing() ? m_entry->entry().code : QString();
    begin(m_action);
    m_isGiven = true;
    refresh();
    emit given(told, code);
}

QString CommandForm::orderText() const
{
    if (isMeantToEnd(m_action)) {
        const auto order = command();
        if (order && !endText(*order).isEmpty()) // what it ends with stands above
            return tr("End the game");
    }
    //: Button: carries the arbiter's order out.
    return tr("Apply");
}

void CommandForm::retranslate()
{
    const wording::Names names = wording::namesOf(m_host.match().setup());
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
