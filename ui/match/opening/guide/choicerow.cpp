// SPDX-License-Identifier: MIT
#include "ui/match/opening/guide/choicerow.h"

#include "text/common/sentences.h"
#include "ui/board/inforce.h"
#include "ui/match/opening/guide/choicebutton.h"

#include <QEvent>
#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

using opening::NeedKind;

namespace {

constexpr int ChoiceGap = 6;
constexpr int NarrowestOption = 160; // beside another one
constexpr int NarrowestBrief = 120; // without what follows from it
constexpr int ColoursFrom = 300; // beside others, a button of this width names both players' colours as well
constexpr int LongestTyped = 3;

int optionColumns(int width, int options, int narrowest = NarrowestOption)
{
    return options > 1 && width >= options * narrowest + (options - 1) * ChoiceGap ? options : 1;
}

// Returns a number of columns that gives rows of equal length, which look like one unit.
int numberColumns(int width, int numbers)
{
    const int most = std::max(1, (width + ChoiceGap) / (TouchSize + ChoiceGap));
    const int rows = (numbers + most - 1) / most;
    return std::max(1, (numbers + rows - 1) / std::max(1, rows));
}

} // namespace

ChoiceRow::ChoiceRow(QWidget *parent)
    : QWidget(parent)
{
    // Numbers without a button can be typed as well.
    setFocusPolicy(Qt::ClickFocus);
    onChange(*this, QEvent::FontChange, [this] {
        for (TableButton *button : buttons())
            button->setFont(font());
        place();
    });
}

std::vector<TableButton *> ChoiceRow::buttons() const
{
    std::vector<TableButton *> all = m_stepper;
    for (const Option &option : m_options)
        all.push_back(option.button);
    for (const Number &number : m_numbers)
        all.push_back(number.button);
    return all;
}

bool ChoiceRow::holdsFocus() const
{
    const std::vector<TableButton *> all = buttons();
    return hasFocus()
        || std::any_of(all.begin(), all.end(), [](const TableButton *button) { return button->hasFocus(); });
}

void ChoiceRow::clear()
{
    const bool hadFocus = holdsFocus();
    for (TableButton *button : buttons()) {
        button->hide();
        button->deleteLater(); // it may be the button being pressed
    }
    m_options.clear();
    m_numbers.clear();
    m_stepper.clear();
    m_need.reset();
    setTyped({});
    emit selectedChanged({}); // a pressed button is no longer checked
    if (hadFocus)
        emit focusFreed();
}

void ChoiceRow::setChoices(const opening::Opening *opening, const text::Names &names)
{
    const std::optional<opening::Need> need = opening ? std::optional(opening->need()) : std::nullopt;
    const bool asks = need && (need->kind == NeedKind::Choose || need->kind == NeedKind::Declare);
    if (!asks) {
        if (m_need)
            clear();
        return;
    }
    if (m_need != need) {
        clear();
        m_need = need;
        if (need->kind == NeedKind::Choose)
            addOptions(*opening, names);
        else
            addNumbers(*need);
    }
    for (std::size_t i = 0; i < m_options.size(); ++i)
        m_options[i].words = text::optionWords(*opening, need->options[i], names);
    for (const Number &number : m_numbers) {
        //: Spoken for a button with a number on it: how many fifth moves will be offered.
        number.button->setAccessibleName(tr("%n fifth moves", nullptr, number.number));
    }
    if (!m_stepper.empty()) {
        m_stepper.front()->setAccessibleName(tr("Fewer"));
        m_stepper.back()->setAccessibleName(tr("More"));
        setChosen(m_chosen);
    }
    place();
}

void ChoiceRow::dress(TableButton *button)
{
    button->setTurned(m_turned);
    button->setFont(font());
    button->show();
}

void ChoiceRow::addOptions(const opening::Opening &opening, const text::Names &names)
{
    for (const opening::OpenOption &option : m_need->options) {
        auto *button = new ChoiceButton(this);
        const opening::Choose act { option.id };
        button->setObjectName(QStringLiteral("choose-") + QString::fromStdString(option.id));
        button->setColour(option.blackAfter == m_need->seat);
        button->setKey(static_cast<int>(m_options.size()) + 1);
        dress(button);
        button->installEventFilter(this);
        connect(button, &TableButton::clicked, this, [this, act] { emit acted(act); });
        m_options.push_back({ button, act, text::optionWords(opening, option, names) });
    }
}

TableButton *ChoiceRow::addNumber(const QString &name, const QString &text)
{
    auto *button = new TableButton(this);
    button->setObjectName(name);
    button->setText(text);
    dress(button);
    return button;
}

void ChoiceRow::addNumbers(const opening::Need &need)
{
    m_min = need.min;
    m_max = need.max;
    if (m_max - m_min < MostNumbers) {
        for (int n = m_min; n <= m_max; ++n) {
            TableButton *button = addNumber(QStringLiteral("declare-%1").arg(n), QString::number(n));
            connect(button, &TableButton::clicked, this, [this, n] { emit acted(opening::Declare { n }); });
            m_numbers.push_back({ button, n });
        }
        return;
    }
    m_stepper = { addNumber(QStringLiteral("fewer"), QStringLiteral("−")), addNumber(QStringLiteral("declare"), {}),
        addNumber(QStringLiteral("more"), QStringLiteral("+")) };
    for (TableButton *button : { m_stepper.front(), m_stepper.back() })
        button->setAutoRepeat(true);
    connect(m_stepper[0], &TableButton::clicked, this, [this] { setChosen(m_chosen - 1); });
    connect(m_stepper[1], &TableButton::clicked, this, [this] { emit acted(opening::Declare { m_chosen }); });
    connect(m_stepper[2], &TableButton::clicked, this, [this] { setChosen(m_chosen + 1); });
    setChosen(m_min);
}

void ChoiceRow::setChosen(int number)
{
    m_chosen = std::clamp(number, m_min, m_max);
    //: Button: declares this many fifth moves.
    const QString text = tr("Declare %n", nullptr, m_chosen);
    m_stepper[1]->setText(text);
    m_stepper[1]->setAccessibleName(text);
}

void ChoiceRow::focusFirst()
{
    const std::vector<TableButton *> all = buttons();
    if (!all.empty())
        all[m_stepper.empty() ? 0 : 1]->setFocus(Qt::OtherFocusReason);
}

void ChoiceRow::setTyped(const QString &typed)
{
    if (m_typed == typed)
        return;
    m_typed = typed;
    emit typedChanged(typed);
}

// Shows the button as the one Enter takes, until it is taken or the focus goes elsewhere.
void ChoiceRow::select(ChoiceButton *button)
{
    if (button)
        button->setFocus(Qt::ShortcutFocusReason);
    for (const Option &option : m_options) {
        option.button->setCheckable(option.button == button);
        option.button->setChecked(option.button == button);
        option.button->update();
    }
    emit selectedChanged(button ? button->text() : QString());
}

bool ChoiceRow::eventFilter(QObject *watched, QEvent *event)
{
    auto *button = qobject_cast<ChoiceButton *>(watched);
    if (button && event->type() == QEvent::FocusOut && button->isChecked())
        select(nullptr);
    return QWidget::eventFilter(watched, event);
}

bool ChoiceRow::takeKey(QKeyEvent *event)
{
    const QString text = event->text();
    const bool isDigit = text.size() == 1 && text[0] >= QLatin1Char('0') && text[0] <= QLatin1Char('9');
    if (isEmpty())
        return false;
    if (event->key() == Qt::Key_Backspace || event->key() == Qt::Key_Escape) {
        if (m_typed.isEmpty())
            return false;
        setTyped(event->key() == Qt::Key_Escape ? QString() : m_typed.chopped(1));
        return true;
    }
    if (!isDigit || event->modifiers().testAnyFlags(Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    const int digit = text.toInt();
    if (!m_options.empty()) {
        const auto index = static_cast<std::size_t>(digit - 1);
        if (digit >= 1 && index < m_options.size())
            select(m_options[index].button);
        return true;
    }
    setTyped(QString(m_typed + text).right(LongestTyped));
    const int number = m_typed.toInt();
    const auto button =
        std::find_if(m_numbers.begin(), m_numbers.end(), [&](const Number &each) { return each.number == number; });
    if (button != m_numbers.end())
        button->button->setFocus(Qt::ShortcutFocusReason);
    else
        setFocus(Qt::ShortcutFocusReason);
    return true;
}

void ChoiceRow::keyPressEvent(QKeyEvent *event)
{
    // A number without a button is passed on like a button's: whether it is allowed is not decided here.
    const bool enters = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enters && !m_typed.isEmpty() && !event->isAutoRepeat()) {
        const int number = m_typed.toInt();
        setTyped({});
        emit acted(opening::Declare { number });
        return;
    }
    if (!takeKey(event))
        QWidget::keyPressEvent(event);
}

int ChoiceRow::heightFor(int width, int options, int numbers) const
{
    const int line = QFontMetrics(font()).height();
    if (numbers > 0) {
        const int columns = numberColumns(width, numbers);
        const int rows = numbers > MostNumbers ? 1 : (numbers + columns - 1) / columns;
        return rows * (TouchSize + ChoiceGap) - ChoiceGap;
    }
    if (options == 0)
        return 0;
    const int columns = optionColumns(width, options);
    // A name and its consequence, each of which may take two lines in a narrow button.
    const int one = line * (columns == 1 || columns > 2 ? 4 : 3) + 18;
    return (options / columns) * (one + ChoiceGap) - ChoiceGap;
}

int ChoiceRow::heightForWidth(int width) const
{
    if (!m_stepper.empty() || !m_numbers.empty())
        return heightFor(width, 0, m_stepper.empty() ? static_cast<int>(m_numbers.size()) : MostNumbers + 1);
    if (m_options.empty())
        return 0;
    const int columns = columnsIn(width);
    const int wide = (width - (columns - 1) * ChoiceGap) / columns;
    word(columns, wide);
    int tallest = 0;
    int sum = -ChoiceGap;
    for (const Option &option : m_options) {
        const int height = option.button->heightForWidth(wide);
        tallest = std::max(tallest, height);
        sum += height + ChoiceGap;
    }
    return columns > 1 ? tallest : sum;
}

int ChoiceRow::columnsIn(int width) const
{
    return optionColumns(width, static_cast<int>(m_options.size()), m_brief ? NarrowestBrief : NarrowestOption);
}

// Sets as much text as fits on buttons of this width in this many columns.
void ChoiceRow::word(int columns, int width) const
{
    const bool all = columns == 1 || width >= ColoursFrom;
    for (const Option &option : m_options) {
        const QString both = text::joinSentences(option.words.colours, option.words.next);
        option.button->setWords(option.words.name, m_brief ? QString() : all ? both : option.words.next);
        // Screen readers hear the colours of both players.
        option.button->setAccessibleDescription(both);
    }
}

void ChoiceRow::place()
{
    const auto put = [this](QWidget *widget, QRect rect) {
        if (m_turned)
            rect.moveTopLeft({ width() - rect.right() - 1, height() - rect.bottom() - 1 });
        widget->setGeometry(rect);
    };
    const int columns = columnsIn(width());
    const int wide = (width() - (columns - 1) * ChoiceGap) / columns;
    word(columns, wide);
    int x = 0;
    int y = 0;
    const int row = columns > 1 ? std::max(heightForWidth(width()), 0) : 0;
    for (const Option &option : m_options) {
        const int high = columns > 1 ? row : option.button->heightForWidth(wide);
        put(option.button, QRect(x, y, wide, high));
        if (columns > 1)
            x += wide + ChoiceGap;
        else
            y += high + ChoiceGap;
    }
    const int across = numberColumns(width(), static_cast<int>(m_numbers.size()));
    for (std::size_t i = 0; i < m_numbers.size(); ++i) {
        const int column = static_cast<int>(i) % across;
        const int line = static_cast<int>(i) / across;
        put(m_numbers[i].button,
            QRect(column * (TouchSize + ChoiceGap), line * (TouchSize + ChoiceGap), TouchSize, TouchSize));
    }
    if (!m_stepper.empty()) {
        put(m_stepper[0], QRect(0, 0, TouchSize, TouchSize));
        const int middle = std::min(width() - 2 * (TouchSize + ChoiceGap), 240);
        put(m_stepper[1], QRect(TouchSize + ChoiceGap, 0, middle, TouchSize));
        put(m_stepper[2], QRect(TouchSize + 2 * ChoiceGap + middle, 0, TouchSize, TouchSize));
    }
}

void ChoiceRow::setTurned(bool turned)
{
    m_turned = turned;
    for (TableButton *button : buttons())
        button->setTurned(turned);
    place();
}

void ChoiceRow::setBrief(bool brief)
{
    if (std::exchange(m_brief, brief) != brief)
        place();
}

void ChoiceRow::resizeEvent(QResizeEvent *)
{
    place();
}

} // namespace kagetsu::ui
