// SPDX-License-Identifier: MIT
#include "ui/learn/task/make/choicelist.h"

#include "text/rules/rules.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/checkbox.h"

#include <QGridLayout>
#include <QJsonArray>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace kagetsu::ui {

struct ChoiceList::Row
{
    std::optional<rules::Point> point;
    QWidget *widget;
    QLineEdit *text;
    QLineEdit *reply;
    CheckBox *isRight;
    BigButton *remove;
};

ChoiceList::ChoiceList(QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
    , m_elsewhere(new QLineEdit(this))
    , m_add(new BigButton("addChoice", this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(8);
    m_elsewhere->setObjectName(QStringLiteral("choiceElsewhere"));
    m_elsewhere->setMinimumHeight(44);
    m_column->addWidget(m_elsewhere);
    m_column->addWidget(m_add);
    connect(m_elsewhere, &QLineEdit::textChanged, this, &ChoiceList::changed);
    connect(m_add, &BigButton::clicked, this, [this] {
        add({});
        m_rows.back()->text->setFocus();
        emit changed();
    });
    onLanguage(*this, [this] { retranslate(); });
}

ChoiceList::~ChoiceList() = default;

void ChoiceList::add(const task::Choice &choice)
{
    auto row = std::make_unique<Row>();
    row->point = choice.point;
    row->widget = new QWidget(this);
    row->text = new QLineEdit(row->widget);
    row->reply = new QLineEdit(row->widget);
    row->isRight = new CheckBox(row->widget);
    row->remove = new BigButton("removeChoice", row->widget);
    row->text->setObjectName(QStringLiteral("choiceText"));
    row->reply->setObjectName(QStringLiteral("choiceReply"));
    row->isRight->setObjectName(QStringLiteral("choiceIsRight"));
    row->text->setText(choice.point ? text::pointText(*choice.point) : QString::fromStdString(choice.text));
    row->text->setReadOnly(choice.point.has_value());
    row->reply->setText(QString::fromStdString(choice.reply));
    row->isRight->setChecked(choice.isRight);
    for (QWidget *each : std::initializer_list<QWidget *> { row->text, row->reply, row->isRight })
        each->setMinimumHeight(44);
    auto *grid = new QGridLayout(row->widget);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(4);
    grid->addWidget(row->text, 0, 0, 1, 2);
    grid->addWidget(row->reply, 1, 0, 1, 2);
    grid->addWidget(row->isRight, 2, 0);
    grid->addWidget(row->remove, 2, 1);
    grid->setColumnStretch(0, 1);
    Row *const raw = row.get();
    connect(row->text, &QLineEdit::textChanged, this, &ChoiceList::changed);
    connect(row->reply, &QLineEdit::textChanged, this, &ChoiceList::changed);
    connect(row->isRight, &CheckBox::toggled, this, &ChoiceList::changed);
    connect(row->remove, &BigButton::clicked, this, [this, raw] { remove(raw); });
    m_column->insertWidget(static_cast<int>(m_rows.size()), row->widget);
    row->widget->show();
    m_rows.push_back(std::move(row));
    showElsewhere();
    retranslate();
}

void ChoiceList::remove(Row *row)
{
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(), [row](const auto &each) { return each.get() == row; });
    if (found == m_rows.end())
        return;
    row->widget->hide();
    row->widget->deleteLater(); // its button may be the one just pressed
    m_rows.erase(found);
    showElsewhere();
    retranslate();
    m_add->setFocus();
    emit changed();
}

void ChoiceList::toggle(rules::Point point)
{
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(), [point](const auto &each) { return each->point == point; });
    if (found != m_rows.end()) {
        remove(found->get());
        return;
    }
    add({ .point = point });
    emit changed();
}

void ChoiceList::setChoices(const std::vector<task::Choice> &choices, const std::string &elsewhere)
{
    m_elsewhere->setText(QString::fromStdString(elsewhere));
    for (const auto &row : m_rows) {
        row->widget->hide();
        row->widget->setParent(nullptr); // removes its fields from the children
        row->widget->deleteLater();
    }
    m_rows.clear();
    for (const task::Choice &choice : choices)
        add(choice);
    showElsewhere();
}

std::vector<task::Choice> ChoiceList::choices() const
{
    std::vector<task::Choice> choices;
    for (const auto &row : m_rows) {
        task::Choice choice { .point = row->point,
            .isRight = row->isRight->isChecked(),
            .reply = row->reply->text().trimmed().toStdString() };
        if (!choice.point)
            choice.text = row->text->text().trimmed().toStdString();
        if (choice.point || !choice.text.empty())
            choices.push_back(std::move(choice));
    }
    return choices;
}

QJsonArray ChoiceList::points() const
{
    QJsonArray points;
    for (const auto &row : m_rows)
        points.append(row->point ? QString::fromStdString(rules::toText(*row->point)) : QString());
    return points;
}

void ChoiceList::setPoints(const QJsonArray &points)
{
    std::vector<task::Choice> choices;
    for (const QJsonValue &each : points)
        choices.push_back({ .point = rules::pointFromText(each.toString().toStdString(), rules::MaxBoardSize) });
    setChoices(choices, {});
}

std::string ChoiceList::elsewhere() const
{
    return m_elsewhere->isHidden() ? std::string() : m_elsewhere->text().trimmed().toStdString();
}

// The board can be tapped only if an answer is a point.
void ChoiceList::showElsewhere()
{
    m_elsewhere->setVisible(std::ranges::any_of(m_rows, [](const auto &row) { return row->point.has_value(); }));
}

void ChoiceList::retranslate()
{
    m_elsewhere->setPlaceholderText(tr("Reply to any other point (optional)"));
    m_elsewhere->setAccessibleName(tr("Reply to any other point"));
    //: Button, for an author: one more answer among which pupils choose.
    m_add->setText(tr("Add an answer"));
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const Row &row = *m_rows[i];
        row.text->setPlaceholderText(tr("Answer"));
        row.text->setAccessibleName(tr("Answer %1").arg(i + 1));
        row.reply->setPlaceholderText(tr("Reply (optional)"));
        row.reply->setAccessibleName(tr("Reply to answer %1").arg(i + 1));
        //: Box: this answer is the right one, or one of them.
        row.isRight->setText(tr("Correct"));
        row.remove->setText(tr("Remove"));
        row.remove->setAccessibleName(tr("Remove answer %1").arg(i + 1));
    }
}

} // namespace kagetsu::ui
