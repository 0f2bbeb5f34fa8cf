// SPDX-License-Identifier: MIT
#include "ui/controls/drafts/formstate.h"

#include "ui/controls/textfield.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QJsonArray>
#include <QLineEdit>
#include <QListWidget>
#include <QSpinBox>

#include <map>
#include <utility>
#include <vector>

namespace kagetsu::ui {

namespace {

bool isCheckable(const QListWidgetItem &item)
{
    return item.data(Qt::CheckStateRole).isValid();
}

bool hasTicks(const QListWidget &list)
{
    return list.count() > 0 && isCheckable(*list.item(0));
}

// Returns what identifies a choice; its index if it has no data.
QJsonValue choiceOf(const QComboBox &box, int index)
{
    const QJsonValue data = QJsonValue::fromVariant(box.itemData(index));
    return data.isNull() ? QJsonValue(index) : data;
}

// Returns the data of the ticked items or, if they have none, whether each item is ticked.
QJsonArray ticksOf(const QListWidget &list)
{
    QJsonArray ticks;
    for (int row = 0; row < list.count(); ++row) {
        const bool isTicked = list.item(row)->checkState() == Qt::Checked;
        const QJsonValue data = QJsonValue::fromVariant(list.item(row)->data(Qt::UserRole));
        if (data.isNull() || isTicked)
            ticks.append(data.isNull() ? QJsonValue(isTicked) : data);
    }
    return ticks;
}

void setTicks(const QListWidget &list, const QJsonArray &ticks)
{
    for (int row = 0; row < list.count(); ++row) {
        QListWidgetItem &item = *list.item(row);
        const QJsonValue data = QJsonValue::fromVariant(item.data(Qt::UserRole));
        if (!isCheckable(item) || (data.isNull() && row >= ticks.size()))
            continue;
        const bool isTicked = data.isNull() ? ticks[row].toBool() : ticks.contains(data);
        item.setCheckState(isTicked ? Qt::Checked : Qt::Unchecked);
    }
}

// Returns the contents; null if the widget is not a field.
QJsonValue valueOf(const QWidget &field)
{
    if (const auto *line = qobject_cast<const QLineEdit *>(&field)) // hidden input is never written to disk
        return line->echoMode() == QLineEdit::Normal ? QJsonValue(line->text()) : QJsonValue();
    if (const auto *text = qobject_cast<const TextField *>(&field))
        return text->toPlainText();
    if (const auto *box = qobject_cast<const QComboBox *>(&field))
        return box->isEditable() ? QJsonValue(box->currentText()) : choiceOf(*box, box->currentIndex());
    if (const auto *number = qobject_cast<const QSpinBox *>(&field))
        return number->value();
    if (const auto *number = qobject_cast<const QDoubleSpinBox *>(&field))
        return number->value();
    if (const auto *button = qobject_cast<const QAbstractButton *>(&field))
        return button->isCheckable() ? QJsonValue(button->isChecked()) : QJsonValue();
    if (const auto *list = qobject_cast<const QListWidget *>(&field); list && hasTicks(*list)) {
        return ticksOf(*list);
    }
    return {};
}

void choose(QComboBox &box, const QJsonValue &choice)
{
    if (box.isEditable()) {
        box.setCurrentText(choice.toString());
        return;
    }
    for (int index = -1; index < box.count(); ++index) {
        if (choiceOf(box, index) == choice) {
            box.setCurrentIndex(index);
            return;
        }
    }
}

void setValue(QWidget &field, const QJsonValue &value)
{
    if (valueOf(field) == value)
        return;
    if (auto *line = qobject_cast<QLineEdit *>(&field)) {
        line->setText(value.toString());
    } else if (auto *text = qobject_cast<TextField *>(&field)) {
        text->setPlainText(value.toString());
    } else if (auto *box = qobject_cast<QComboBox *>(&field)) {
        choose(*box, value);
    } else if (auto *number = qobject_cast<QSpinBox *>(&field)) {
        number->setValue(value.toInt(number->value()));
    } else if (auto *fraction = qobject_cast<QDoubleSpinBox *>(&field)) {
        fraction->setValue(value.toDouble(fraction->value()));
    } else if (auto *button = qobject_cast<QAbstractButton *>(&field)) {
        button->setChecked(value.toBool(button->isChecked()));
    } else if (auto *list = qobject_cast<QListWidget *>(&field)) {
        setTicks(*list, value.toArray());
    }
}

// Returns the fields with their names.
std::vector<std::pair<QString, QWidget *>> fieldsOf(const QWidget &form)
{
    std::vector<std::pair<QString, QWidget *>> fields;
    std::map<QString, int> count;
    for (QWidget *each : form.findChildren<QWidget *>()) {
        const QString name = each->objectName();
        const bool isPart = qobject_cast<QComboBox *>(each->parentWidget()) // the line edit of a combo box or spin box
            || qobject_cast<QAbstractSpinBox *>(each->parentWidget());
        if (name.isEmpty() || name.startsWith(QLatin1String("qt_")) || isPart || each->window() != form.window()
            || valueOf(*each).isNull())
            continue;
        const int number = ++count[name];
        fields.emplace_back(number == 1 ? name : QStringLiteral("%1#%2").arg(name).arg(number), each);
    }
    return fields;
}

} // namespace

QJsonObject formState(const QWidget &form)
{
    QJsonObject state;
    for (const auto &[name, field] : fieldsOf(form))
        state.insert(name, valueOf(*field));
    return state;
}

void setFormState(QWidget &form, const QJsonObject &state)
{
    // The range or the existence of a field may depend on the value of another.
    std::size_t before = 0;
    for (int pass = 0; pass < 2 || fieldsOf(form).size() != before; ++pass) {
        const auto fields = fieldsOf(form);
        before = fields.size();
        for (const auto &[name, field] : fields) {
            if (const QJsonValue value = state.value(name); !value.isUndefined())
                setValue(*field, value);
        }
    }
}

void onFormChange(const QWidget &form, QObject &context, const std::function<void()> &then)
{
    for (const auto &[name, field] : fieldsOf(form)) {
        if (const auto *line = qobject_cast<QLineEdit *>(field))
            QObject::connect(line, &QLineEdit::textChanged, &context, then);
        else if (const auto *text = qobject_cast<TextField *>(field))
            QObject::connect(text, &TextField::textChanged, &context, then);
        else if (const auto *box = qobject_cast<QComboBox *>(field))
            QObject::connect(box, &QComboBox::currentTextChanged, &context, then);
        else if (const auto *number = qobject_cast<QSpinBox *>(field))
            QObject::connect(number, &QSpinBox::valueChanged, &context, then);
        else if (const auto *fraction = qobject_cast<QDoubleSpinBox *>(field))
            QObject::connect(fraction, &QDoubleSpinBox::valueChanged, &context, then);
        else if (const auto *button = qobject_cast<QAbstractButton *>(field))
            QObject::connect(button, &QAbstractButton::toggled, &context, then);
        else if (const auto *list = qobject_cast<QListWidget *>(field))
            QObject::connect(list, &QListWidget::itemChanged, &context, then);
    }
}

} // namespace kagetsu::ui
