// SPDX-License-Identifier: MIT
#include "ui/match/opening/choice/termseditor.h"

#include "opening/file/parameters.h"
#include "opening/play/opening.h"
#include "text/opening/openingterms.h"
#include "ui/board/inforce.h"
#include "ui/controls/checkbox.h"
#include "ui/controls/combobox.h"
#include "ui/controls/layout/evengrid.h"
#include "ui/controls/layout/outgoing.h"
#include "ui/controls/tablebutton.h"
#include "ui/match/opening/choice/patternchooser.h"
#include "ui/match/opening/choice/stonesfield.h"

#include <QCheckBox>
#include <QLabel>
#include <QRandomGenerator>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int LeastField = 260;

bool hasChoice(const opening::Procedure &procedure)
{
    return std::any_of(procedure.steps.begin(), procedure.steps.end(),
        [](const opening::Step &step) { return std::holds_alternative<opening::ChooseStep>(step.action); });
}

bool takes(const opening::Procedure &procedure, const opening::Modifiers &modifiers, int boardSize)
{
    auto changed = opening::withModifiers(procedure, modifiers);
    return changed && opening::Opening::start(std::move(changed).value(), boardSize);
}

} // namespace

TermsEditor::TermsEditor(QWidget *parent)
    : QWidget(parent)
    , m_grid(new EvenGrid(LeastField))
{
    m_grid->setSpacing(16);
    m_grid->setContentsMargins(0, 0, 0, 0);
    setLayout(m_grid);
    onChange(*this, QEvent::LanguageChange, [this] {
        if (m_boardSize > 0)
            build();
    });
}

void TermsEditor::setPlayers(const QString &left, const QString &right)
{
    m_left = left;
    m_right = right;
}

void TermsEditor::setTerms(
    const opening::Procedure &procedure, const opening::Terms &terms, SwapDenial denial, int boardSize)
{
    m_procedure = procedure;
    m_terms = terms;
    // Remembered from another version of this procedure, or written by hand: drop values that it does not have.
    std::erase_if(m_terms.values, [&](const auto &chosen) {
        const auto &params = procedure.params;
        return std::none_of(params.begin(), params.end(), [&](const opening::Parameter &parameter) {
            return parameter.name == chosen.first && parameter.value.index() == chosen.second.index();
        });
    });
    m_denial = denial;
    m_boardSize = boardSize;
    build();
}

opening::Procedure TermsEditor::valued() const
{
    auto set = opening::withValues(m_procedure, m_terms.values);
    return set ? std::move(set).value() : m_procedure;
}

opening::Value TermsEditor::valueOf(const opening::Parameter &parameter) const
{
    const auto chosen = m_terms.values.find(parameter.name);
    return chosen == m_terms.values.end() ? parameter.value : chosen->second;
}

void TermsEditor::setValue(const opening::Parameter &parameter, opening::Value value)
{
    if (value == parameter.value)
        m_terms.values.erase(parameter.name);
    else
        m_terms.values[parameter.name] = std::move(value);
    tell();
}

void TermsEditor::tell()
{
    for (const auto &follow : m_follow)
        follow();
    emit changed();
}

void TermsEditor::build()
{
    m_follow.clear();
    dismissAll(*m_grid);
    for (const opening::Parameter &parameter : m_procedure.params)
        addParameter(parameter);
    addModifiers();
    if (m_grid->count() == 0) {
        auto *nothing = new QLabel(tr("This procedure has nothing to set."), this);
        nothing->setWordWrap(true);
        m_grid->addWidget(nothing);
        nothing->show();
        return;
    }
    auto *usual = button("usualTerms", tr("Restore the defaults"));
    connect(usual, &TableButton::clicked, this, [this] {
        m_terms.values.clear();
        m_terms.modifiers = {};
        m_denial = {};
        build();
        emit changed();
    });
    const auto follow = [this, usual] {
        usual->setEnabled(
            !m_terms.values.empty() || m_terms.modifiers != opening::Modifiers {} || m_denial != SwapDenial {});
    };
    follow();
    m_follow.push_back(follow);
    addField({}, usual);
}

void TermsEditor::addField(const QString &name, QWidget *field)
{
    auto *card = new QWidget(this);
    auto *layout = new QVBoxLayout(card);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    auto *label = new QLabel(name, card);
    label->setWordWrap(true);
    label->setVisible(!name.isEmpty());
    label->setBuddy(field);
    field->setAccessibleName(name.isEmpty() ? field->accessibleName() : name);
    layout->addWidget(label);
    layout->addWidget(field);
    layout->addStretch();
    m_grid->addWidget(card);
    card->show();
}

TableButton *TermsEditor::button(const char *name, const QString &text)
{
    auto *made = new TableButton;
    made->setObjectName(QLatin1String(name));
    made->setText(text);
    made->setAccessibleName(text);
    return made;
}

QComboBox *TermsEditor::box(const char *name)
{
    auto *made = new ComboBox;
    made->setObjectName(QLatin1String(name));
    made->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    made->setMinimumContentsLength(8);
    return made;
}

void TermsEditor::addParameter(const opening::Parameter &parameter)
{
    const QString text = text::parameterText(m_procedure, parameter);
    const std::string &id = parameter.name;
    const QByteArray name = QByteArrayLiteral("parameter_") + QByteArray::fromStdString(id);
    const opening::ParameterUse use = opening::roleOf(m_procedure, id).use;
    if (use == opening::ParameterUse::Unused)
        return;
    if (use == opening::ParameterUse::Exclude) {
        addPatterns(
            name.constData(), text,
            [this, parameter] { return std::get<std::vector<std::string>>(valueOf(parameter)); },
            [this, parameter](std::vector<std::string> codes) { setValue(parameter, std::move(codes)); });
        return;
    }
    if (use == opening::ParameterUse::Stones) {
        auto *field = new StonesField;
        field->setStones(std::get<std::vector<std::string>>(valueOf(parameter)), m_boardSize);
        connect(field, &StonesField::changed, this, [this, parameter, field] { setValue(parameter, field->stones()); });
        addField(text, field);
        return;
    }
    const std::vector<opening::Value> values = opening::valuesOf(valued(), id, m_boardSize);
    if (values.size() < 2)
        return; // nothing to choose
    if (std::holds_alternative<bool>(parameter.value)) {
        auto *field = new CheckBox(text);
        field->setObjectName(QLatin1String(name));
        field->setAccessibleName(text);
        field->setChecked(std::get<bool>(valueOf(parameter)));
        connect(field, &QCheckBox::toggled, this, [this, parameter](bool on) { setValue(parameter, on); });
        addField({}, field);
        return;
    }
    const bool isCount = std::holds_alternative<int>(parameter.value)
        && std::get<int>(values.back()) - std::get<int>(values.front()) == static_cast<int>(values.size()) - 1;
    if (isCount) {
        auto *field = new QSpinBox;
        field->setObjectName(QLatin1String(name));
        const auto follow = [this, field, id] {
            // Fewest and most limit each other.
            const std::vector<opening::Value> now = opening::valuesOf(valued(), id, m_boardSize);
            if (!now.empty())
                field->setRange(std::get<int>(now.front()), std::get<int>(now.back()));
        };
        follow();
        field->setValue(std::get<int>(valueOf(parameter)));
        connect(field, &QSpinBox::valueChanged, this, [this, parameter](int number) { setValue(parameter, number); });
        m_follow.emplace_back(follow);
        addField(text, field);
        return;
    }
    QComboBox *field = box(name.constData());
    for (const opening::Value &value : values) {
        const auto *region = std::get_if<std::string>(&value);
        field->addItem(region ? text::regionText(*region) : QString::number(std::get<int>(value)));
    }
    const auto chosen = std::find(values.begin(), values.end(), valueOf(parameter));
    field->setCurrentIndex(static_cast<int>(chosen - values.begin()));
    connect(field, &QComboBox::currentIndexChanged, this,
        [this, parameter, values](int index) { setValue(parameter, values.at(static_cast<std::size_t>(index))); });
    addField(text, field);
}

void TermsEditor::addModifiers()
{
    const opening::Procedure procedure = valued();
    const auto &params = m_procedure.params;
    const bool hasExclude = std::any_of(params.begin(), params.end(), [this](const opening::Parameter &parameter) {
        return opening::roleOf(m_procedure, parameter.name).use == opening::ParameterUse::Exclude;
    });
    opening::Modifiers some;
    some.exclude = { "D13" };
    if (!hasExclude && takes(procedure, some, m_boardSize)) {
        addPatterns(
            "exclude", tr("Patterns that are not allowed"), [this] { return m_terms.modifiers.exclude; },
            [this](std::vector<std::string> codes) {
                m_terms.modifiers.exclude = std::move(codes);
                tell();
            });
    }
    some.exclude = {};
    some.fixedPattern = "D4";
    if (takes(procedure, some, m_boardSize))
        addFixedPattern();
    const std::vector<int> numbers = opening::fixableNumbers(procedure, m_boardSize);
    if (!numbers.empty())
        addFixedNumber(numbers);
    if (hasChoice(m_procedure))
        addDenial();
}

void TermsEditor::addPatterns(const char *name, const QString &text, std::function<std::vector<std::string>()> read,
    std::function<void(std::vector<std::string>)> write)
{
    TableButton *field = button(name, {});
    const auto follow = [field, read] {
        const QString list = text::patternList(read());
        field->setText(list.isEmpty() ? tr("All allowed") : list);
        field->setToolTip(list);
    };
    follow();
    connect(field, &TableButton::clicked, this, [this, read, write, follow] {
        PatternChooser chooser(PatternChooser::Mode::BanSeveral, this);
        chooser.setChecked(read());
        if (chooser.exec() != QDialog::Accepted)
            return;
        write(chooser.checked());
        follow();
    });
    addField(text, field);
}

void TermsEditor::addFixedPattern()
{
    auto *field = new QWidget;
    TableButton *choose = button("fixedPattern", {});
    TableButton *draw = button("drawPattern", tr("Draw lots"));
    TableButton *free = button("freePattern", tr("Clear"));
    auto *ways = new QHBoxLayout;
    ways->setSpacing(6);
    ways->addWidget(draw, 1);
    ways->addWidget(free, 1);
    auto *layout = new QVBoxLayout(field);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(choose);
    layout->addLayout(ways);
    const auto follow = [this, choose, free] {
        const std::string &code = m_terms.modifiers.fixedPattern;
        choose->setText(code.empty() ? tr("Placed by the players") : text::patternList({ code }));
        choose->setAccessibleName(choose->text());
        free->setEnabled(!code.empty());
    };
    follow();
    m_follow.emplace_back(follow);
    const auto set = [this](std::string code) {
        m_terms.modifiers.fixedPattern = std::move(code);
        tell();
    };
    connect(choose, &TableButton::clicked, this, [this, set] {
        PatternChooser chooser(PatternChooser::Mode::TakeOne, this);
        if (chooser.exec() == QDialog::Accepted)
            set(std::string(chooser.taken()->code));
    });
    connect(draw, &TableButton::clicked, this, [this, set] {
        // Draw one of the patterns that the players could have placed themselves.
        std::vector<std::string> codes;
        const auto open = opening::Opening::start(valued(), m_boardSize);
        const auto possible = open ? open->possiblePatterns() : std::vector<const opening::Pattern *>();
        for (const opening::Pattern &pattern : opening::patterns()) {
            if (possible.empty() || std::find(possible.begin(), possible.end(), &pattern) != possible.end())
                codes.emplace_back(pattern.code);
        }
        set(codes.at(QRandomGenerator::system()->bounded(static_cast<quint32>(codes.size()))));
    });
    connect(free, &TableButton::clicked, this, [set] { set({}); });
    addField(tr("The pattern of the first three stones"), field);
}

void TermsEditor::addFixedNumber(const std::vector<int> &numbers)
{
    QComboBox *field = box("fixedN");
    field->addItem(tr("A player declares the number"));
    for (const int number : numbers)
        field->addItem(QString::number(number));
    const auto chosen = std::find(numbers.begin(), numbers.end(), m_terms.modifiers.fixedN.value_or(0));
    field->setCurrentIndex(chosen == numbers.end() ? 0 : static_cast<int>(chosen - numbers.begin()) + 1);
    connect(field, &QComboBox::currentIndexChanged, this, [this, numbers](int index) {
        m_terms.modifiers.fixedN =
            index > 0 ? std::optional(numbers.at(static_cast<std::size_t>(index - 1))) : std::nullopt;
        tell();
    });
    addField(tr("Number of fifth moves offered"), field);
}

void TermsEditor::addDenial()
{
    auto *field = new QWidget;
    auto *layout = new QVBoxLayout(field);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    const auto add = [&](const char *name, const QString &player, bool SwapDenial::*member) {
        auto *check = new CheckBox(player, field);
        check->setObjectName(QLatin1String(name));
        check->setAccessibleName(tr("%1 may not swap colours").arg(player));
        check->setChecked(m_denial.*member);
        connect(check, &QCheckBox::toggled, this, [this, member](bool on) {
            m_denial.*member = on;
            tell();
        });
        layout->addWidget(check);
    };
    add("denyLeft", m_left, &SwapDenial::left);
    add("denyRight", m_right, &SwapDenial::right);
    //: A handicap: one of the two players, named below this, lacks the right to swap.
    addField(tr("Without the right to swap colours"), field);
}

} // namespace kagetsu::ui
