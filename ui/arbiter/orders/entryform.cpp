// SPDX-License-Identifier: MIT
#include "ui/arbiter/orders/entryform.h"

#include "base/signing/pin.h"
#include "clock/controltext.h"
#include "match/host/matchhost.h"
#include "text/common/sentences.h"
#include "text/common/typed.h"
#include "text/match/grounds.h"
#include "text/match/setup.h"
#include "text/match/writtentime.h"
#include "text/rules/rules.h"
#include "ui/arbiter/desk/deskpins.h"
#include "ui/arbiter/orders/amountfield.h"
#include "ui/arbiter/orders/orderwords.h"
#include "ui/arbiter/orders/reasonfield.h"
#include "ui/arbiter/sealed/sealedmove.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/checkbox.h"
#include "ui/controls/combobox.h"
#include "ui/controls/oneofmany.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int Unchanged = -1; // value of a count that is not set
constexpr int HighestLabel = 44; // beside a field of several rows

} // namespace

EntryForm::EntryForm(const host::MatchHost &host, const DeskPins &pins, QWidget *parent)
    : QWidget(parent)
    , m_host(host)
    , m_pins(pins)
    , m_form(new QFormLayout(this))
    , m_seats(new QWidget(this))
    , m_seat { new BigButton("seatA", m_seats), new BigButton("seatB", m_seats) } // first in the tab order
    , m_stage(new ComboBox(this))
    , m_amount(new AmountField(this))
    , m_time(m_amount->line())
    , m_otherTime(line("otherTime"))
    , m_periods(counter("periods"))
    , m_moves(counter("moves"))
    , m_number(new QSpinBox(this))
    , m_point(line("point"))
    , m_showPoint(new BigButton("showPoint", this))
    , m_clocks(new CheckBox(this))
    , m_outcome(new ComboBox(this))
    , m_code(line("code"))
    , m_reason(new ReasonField(this))
    , m_note(line("note"))
    , m_second(new ComboBox(this))
    , m_chiefPin(line("chiefPin"))
{
    arrangeParts();
}

void EntryForm::arrangeParts()
{
    m_seats->setObjectName(QStringLiteral("seats"));
    m_number->setObjectName(QStringLiteral("number"));
    m_clocks->setObjectName(QStringLiteral("clocks"));
    m_clocks->setChecked(true);
    m_showPoint->setCheckable(true);
    m_stage->setObjectName(QStringLiteral("stage"));
    m_outcome->setObjectName(QStringLiteral("outcome"));
    m_second->setObjectName(QStringLiteral("second"));
    m_chiefPin->setEchoMode(QLineEdit::Password);
    m_group = new QButtonGroup(this);
    auto *seats = new QHBoxLayout(m_seats);
    seats->setContentsMargins(0, 0, 0, 0);
    seats->setSpacing(4);
    for (Seat seat : BothSeats) {
        addOneOfMany(*m_group, *m_seat[seat]);
        seats->addWidget(m_seat[seat], 1);
    }
    for (const record::GameResult &result : declarableResults())
        m_outcome->addItem(QString(), QVariant::fromValue(static_cast<int>(&result - declarableResults().data())));
    for (int i = 0; i <= static_cast<int>(match::LastGround); ++i)
        m_second->addItem(QString(), i);
    for (QComboBox *box : { m_second, m_outcome, m_stage }) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(8);
    }
    for (QSpinBox *box : { m_periods, m_moves, m_number })
        box->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setSpacing(8);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    for (QWidget *field :
        std::initializer_list<QWidget *> { m_seats, m_stage, m_amount, m_otherTime, m_periods, m_moves, m_number,
            m_point, m_showPoint, m_clocks, m_outcome, m_code, m_reason, m_note, m_second, m_chiefPin }) {
        auto *label = new QLabel(this);
        // Centres the text beside the field.
        label->setMinimumHeight(std::min(field->sizeHint().height(), HighestLabel));
        m_fields.push_back({ label, field });
    }
    listen();
    onLanguage(*this, [this] { retranslate(); });
}

void EntryForm::listen()
{
    for (const Seat seat : BothSeats) {
        connect(m_seat[seat], &QToolButton::clicked, this, [this] {
            arrange(); // the clocks of the two may differ
            emit changed();
        });
    }
    for (QComboBox *box : { m_second, m_outcome, m_stage })
        connect(box, &QComboBox::currentIndexChanged, this, &EntryForm::changed);
    for (QSpinBox *box : { m_periods, m_moves, m_number })
        connect(box, &QSpinBox::valueChanged, this, &EntryForm::changed);
    connect(m_chiefPin, &QLineEdit::textChanged, this,
        [this](const QString &pin) { m_isChief = signing::isPin(pin.toStdString()) && m_pins.isChief(pin); });
    for (QLineEdit *field : { m_time, m_otherTime, m_point, m_code, m_note, m_chiefPin }) {
        connect(field, &QLineEdit::textChanged, this, &EntryForm::changed);
        connect(field, &QLineEdit::returnPressed, this, &EntryForm::submitted);
    }
    connect(m_reason, &ReasonField::changed, this, &EntryForm::changed);
    connect(m_reason, &ReasonField::chosenByKey, this, &EntryForm::filled);
    connect(m_clocks, &QCheckBox::toggled, this, &EntryForm::changed);
    connect(m_showPoint, &QToolButton::toggled, this, [this] {
        coverPoint();
        emit revealed();
    });
}

QLineEdit *EntryForm::line(const char *name)
{
    auto *field = new QLineEdit(this);
    field->setObjectName(QLatin1String(name));
    return field;
}

QSpinBox *EntryForm::counter(const char *name)
{
    auto *field = new QSpinBox(this);
    field->setObjectName(QLatin1String(name));
    field->setRange(Unchanged, 999);
    return field;
}

void EntryForm::begin(const Compensation &compensation)
{
    m_action = compensation.action;
    m_isFixed = compensation.entry.seat.has_value();
    const OrderEntry &entry = compensation.entry;
    m_sealCode = m_action == ArbiterOrder::Adjourn ? newSealCode() : QString();
    {
        const QSignalBlocker quiet(this);
        const int moves = static_cast<int>(m_host.match().moves().size());
        m_number->setRange(m_action == ArbiterOrder::Retract ? 0 : 1, countsPoints() ? 100 : std::max(1, moves));
        m_number->setValue(entry.number);
        m_group->setExclusive(false); // so that neither can be chosen
        for (const Seat each : BothSeats)
            m_seat[each]->setChecked(entry.seat == each);
        m_group->setExclusive(true);
        m_time->setText(entry.time ? text::shownTime(QString::fromStdString(clock::toText(*entry.time))) : QString());
        m_otherTime->clear();
        m_stage->clear(); // filled in again below
        m_periods->setValue(entry.periods.value_or(Unchanged));
        m_moves->setValue(entry.moves.value_or(Unchanged));
        m_point->setText(entry.point ? text::pointText(*entry.point) : QString());
        m_showPoint->setChecked(false);
        coverPoint();
        m_clocks->setChecked(entry.restoresClocks);
        m_code->clear();
        m_chiefPin->clear();
        m_note->clear();
        m_outcome->setCurrentIndex(-1);
        m_second->setCurrentIndex(-1);
        m_reason->setUsual(orderRow(m_action).usual);
        m_reason->setReason(entry.reason);
        m_amount->setChips(m_action == ArbiterOrder::GiveTime || m_action == ArbiterOrder::TakeTime
            || m_action == ArbiterOrder::TimeToOpponent || m_action == ArbiterOrder::TimeFromOffender);
    }
    arrange();
}

bool EntryForm::countsPoints() const
{
    return m_action == ArbiterOrder::TakePoints || m_action == ArbiterOrder::GivePointsBack;
}

bool EntryForm::needsChief() const
{
    const bool isOfResult = m_action == ArbiterOrder::Reopen || m_action == ArbiterOrder::CorrectResult;
    return isOfResult && m_host.match().isResultLocked();
}

// Hides a sealed move, which only its player may see, and may want to check while nobody else can.
void EntryForm::coverPoint()
{
    const bool isCovered = m_action == ArbiterOrder::Adjourn && !m_showPoint->isChecked();
    m_point->setEchoMode(isCovered ? QLineEdit::Password : QLineEdit::Normal);
}

std::optional<Seat> EntryForm::seat() const
{
    return m_seat.a->isChecked() ? std::optional(Seat::A)
        : m_seat.b->isChecked()  ? std::optional(Seat::B)
                                 : std::nullopt;
}

void EntryForm::nameStages()
{
    const clock::TimeControl &control = m_host.match().clock().control(seat().value_or(Seat::A));
    const QSignalBlocker quiet(m_stage);
    const int chosen = std::max(0, m_stage->currentIndex());
    m_stage->clear();
    m_stage->addItem(tr("unchanged"));
    for (const clock::Stage &stage : control.stages) {
        //: A part of a time control: %1 is its number, %2 what it is, such as "15 minutes".
        m_stage->addItem(tr("%1: %2").arg(m_stage->count()).arg(text::stageText(control, stage)));
    }
    m_stage->setCurrentIndex(chosen < m_stage->count() ? chosen : 0);
}

void EntryForm::arrange()
{
    const OrderFields &fields = orderRow(m_action).fields;
    const Seat whose = seat().value_or(Seat::A);
    const clock::Reading reading = m_host.match().clock().reading(whose, m_host.now());
    const bool isOpen = fields.counts && seat();
    std::vector<const QWidget *> shown;
    const auto show = [&shown](const QWidget *field, bool isShown) {
        if (isShown)
            shown.push_back(field);
    };
    show(m_seats, fields.seat && !m_isFixed);
    show(m_stage, isOpen && m_host.match().clock().control(whose).stages.size() > 1);
    show(m_amount, fields.time || fields.bothTimes);
    show(m_otherTime, fields.bothTimes);
    show(m_periods, isOpen && reading.periods > 0);
    show(m_moves, isOpen && reading.moves > 0);
    show(m_number, fields.number);
    for (QSpinBox *box : { m_periods, m_moves, m_number })
        box->setMinimumWidth(box->sizeHint().width()); // otherwise its row is not wrapped for large text
    show(m_point, fields.point || fields.optionalPoint);
    show(m_showPoint, m_action == ArbiterOrder::Adjourn);
    show(m_clocks, fields.clocks);
    show(m_outcome, fields.outcome);
    show(m_code, m_action == ArbiterOrder::OpenSealed);
    const OrderReason why = orderRow(m_action).reason;
    show(m_reason, why == OrderReason::Asked || why == OrderReason::CanWait);
    show(m_note, why == OrderReason::Asked || why == OrderReason::CommentOnly);
    show(m_second, needsChief());
    show(m_chiefPin, needsChief());
    layOut(shown);
    retranslate();
}

// Puts only the visible fields into the layout. QFormLayout::setRowVisible() would do, but in Qt 6.4 a row that
// reappears after the form was hidden gets no height of its own.
void EntryForm::layOut(const std::vector<const QWidget *> &shown)
{
    while (m_form->rowCount() > 0) {
        const QFormLayout::TakeRowResult row = m_form->takeRow(0);
        delete row.labelItem;
        delete row.fieldItem;
    }
    for (const auto &[label, field] : m_fields) {
        const bool isShown = std::find(shown.begin(), shown.end(), field) != shown.end();
        label->setVisible(isShown);
        field->setVisible(isShown);
        if (isShown)
            m_form->addRow(label, field);
    }
    setVisible(!shown.empty()); // so that it takes no room
    updateGeometry(); // a hidden layout does not report by itself that its rows have changed
}

bool EntryForm::focusFirst()
{
    const OrderFields &fields = orderRow(m_action).fields;
    // The amount of a tapped button is already there.
    const bool asksTime = (fields.time && !hasTime()) || fields.bothTimes;
    QWidget *first = asksTime                                            ? m_time
        : fields.number                                                  ? static_cast<QWidget *>(m_number)
        : fields.point || fields.optionalPoint                           ? m_point
        : m_action == ArbiterOrder::OpenSealed                           ? m_code
        : m_action == ArbiterOrder::Remark                               ? m_note
        : orderRow(m_action).reason == OrderReason::Asked || fields.time ? static_cast<QWidget *>(m_reason)
                                                                         : nullptr;
    if (first)
        first->setFocus();
    return first != nullptr;
}

void EntryForm::takePoint(rules::Point point)
{
    if (orderRow(m_action).fields.point)
        m_point->setText(text::pointText(point));
}

OrderEntry EntryForm::entry() const
{
    OrderEntry entry;
    const OrderFields &fields = orderRow(m_action).fields;
    entry.seat = seat();
    if (fields.counts && m_stage->currentIndex() > 0)
        entry.stage = m_stage->currentIndex() - 1;
    if (const auto written = text::timeFromText(m_time->text()))
        entry.time = written->time;
    if (const auto written = text::timeFromText(m_otherTime->text()))
        entry.otherTime = written->time;
    // The form has the left player first, an order has seat A first.
    if (fields.bothTimes && entry.time && entry.otherTime && m_host.match().left() == Seat::B)
        std::swap(entry.time, entry.otherTime);
    if (fields.counts && m_periods->value() != Unchanged)
        entry.periods = m_periods->value();
    if (fields.counts && m_moves->value() != Unchanged)
        entry.moves = m_moves->value();
    entry.number = m_number->value();
    entry.point =
        rules::pointFromText(text::typedPoint(m_point->text()).toStdString(), m_host.match().setup().boardSize);
    entry.restoresClocks = m_clocks->isChecked();
    if (m_outcome->currentIndex() >= 0)
        entry.outcome = declarableResults()[static_cast<std::size_t>(m_outcome->currentIndex())];
    entry.code = m_action == ArbiterOrder::Adjourn ? m_sealCode : m_code->text();
    if (orderRow(m_action).reason == OrderReason::Asked || orderRow(m_action).reason == OrderReason::CanWait)
        entry.reason = m_reason->reason();
    entry.note = m_note->text().trimmed().toStdString();
    if (needsChief() && m_second->currentIndex() >= 0 && m_isChief)
        entry.second = match::Grounds { static_cast<match::Ground>(m_second->currentData().toInt()), {} };
    return entry;
}

bool EntryForm::isSealing() const
{
    return m_action == ArbiterOrder::Adjourn && !m_point->text().isEmpty();
}

QString EntryForm::fault() const
{
    if (isSealing())
        return sealFault();
    for (const QString &time : typedTimes()) {
        if (!text::timeFromText(time))
            return tr("“%1” is not a valid time.").arg(time);
    }
    if (!m_chiefPin->text().isEmpty() && !m_isChief)
        return tr("This is not the chief arbiter's PIN.");
    return {};
}

// Returns a fault of the sealed move. It is not tested against the rules while it is typed: only what the board shows
// to everybody is used. A hidden move is not named: the H1 on the way to H12 would reveal half of it.
QString EntryForm::sealFault() const
{
    const auto point = entry().point;
    if (!point)
        return tr("This is not a valid point.");
    if (m_host.match().position().isEmpty(*point))
        return {};
    return m_showPoint->isChecked() ? tr("%1 is occupied.").arg(text::pointText(*point))
                                    : tr("This point is occupied.");
}

bool EntryForm::hasTime() const
{
    return text::timeFromText(m_time->text()).has_value();
}

QStringList EntryForm::typedTimes() const
{
    const OrderFields &fields = orderRow(m_action).fields;
    QStringList times;
    if (fields.time || fields.bothTimes)
        times += m_time->text().trimmed();
    if (fields.bothTimes)
        times += m_otherTime->text().trimmed();
    times.removeAll(QString());
    return times;
}

QString EntryForm::reading() const
{
    QStringList readings;
    for (const QString &time : typedTimes()) {
        const auto written = text::timeFromText(time);
        if (written && written->isBare) {
            //: How a time was read that was typed without a unit: %1 is "2", %2 is "2 minutes".
            readings += tr("“%1” is read as %2.").arg(time, text::durationText(written->time));
        }
    }
    readings.removeDuplicates();
    return text::joinSentences(readings);
}

void EntryForm::retranslate()
{
    const text::Names names = text::namesOf(m_host.match().setup());
    const Seat left = m_host.match().left();
    for (const Seat seat : { left, otherSeat(left) }) {
        m_seat[seat]->setText(names[seat]);
        m_seats->layout()->removeWidget(m_seat[seat]);
        static_cast<QHBoxLayout *>(m_seats->layout())->addWidget(m_seat[seat], 1);
    }
    const QSignalBlocker quietSecond(m_second);
    const QSignalBlocker quietOutcome(m_outcome);
    for (int i = 0; i <= static_cast<int>(match::LastGround); ++i)
        m_second->setItemText(i, text::groundText(static_cast<match::Ground>(i)));
    for (int i = 0; i < m_outcome->count(); ++i)
        m_outcome->setItemText(i, outcomeText(declarableResults()[static_cast<std::size_t>(i)]));
    nameStages();
    const bool isOfBoth = orderRow(m_action).fields.bothTimes;
    const std::pair<QWidget *, QString> labels[] {
        { m_seats, tr("Player") },
        //: Of a time control: main time, reading periods and so on.
        { m_stage, tr("Stage") },
        { m_amount, isOfBoth ? tr("Clock of %1").arg(names[left]) : tr("Time") },
        { m_otherTime, tr("Clock of %1").arg(names[otherSeat(left)]) },
        { m_periods, tr("Periods") },
        { m_moves, tr("Moves to make") },
        { m_number, countsPoints() ? tr("Half points") : tr("Move") },
        { m_point, m_action == ArbiterOrder::Adjourn ? tr("Sealed move") : tr("Point") },
        { m_showPoint, QString() },
        { m_clocks, QString() },
        { m_outcome, tr("Result") },
        { m_code, tr("Code") },
        { m_reason, tr("Reason") },
        { m_note, tr("Comment") },
        { m_second, tr("Chief arbiter's reason") },
        { m_chiefPin, tr("PIN of the chief arbiter") },
    };
    for (const auto &named : labels) {
        const auto row = std::find_if(m_fields.begin(), m_fields.end(),
            [&named](const LabelledField &each) { return each.field == named.first; });
        row->label->setText(named.second);
        named.first->setAccessibleName(named.second);
    }
    m_time->setAccessibleName(m_amount->accessibleName()); // it is the part that gets the focus
    //: Button that stays down: what is typed of a sealed move can be read as long as it is.
    m_showPoint->setText(tr("Show the typed move"));
    m_showPoint->setAccessibleName(m_showPoint->text());
    m_clocks->setText(tr("Restore the clocks to that moment"));
    m_clocks->setAccessibleName(m_clocks->text());
    m_time->setPlaceholderText(tr("2:30 (minutes and seconds), 10m or 45s"));
    m_time->setToolTip(m_time->placeholderText()); // a narrow form cuts the placeholder
    //: In the field for the time of the second clock, while nothing is written there.
    m_otherTime->setPlaceholderText(tr("the same"));
    m_point->setPlaceholderText(m_action == ArbiterOrder::Adjourn ? QString() : tr("H8, or tap the board"));
    m_note->setPlaceholderText(m_action == ArbiterOrder::Remark ? tr("required") : tr("optional"));
    for (QSpinBox *box : { m_periods, m_moves })
        box->setSpecialValueText(tr("unchanged"));
    m_reason->setPlaceholder(
        orderRow(m_action).reason == OrderReason::CanWait ? tr("can be stated later") : tr("choose one"));
    m_outcome->setPlaceholderText(tr("choose one"));
    m_second->setPlaceholderText(tr("choose one"));
}

} // namespace kagetsu::ui
