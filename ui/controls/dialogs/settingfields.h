// SPDX-License-Identifier: MIT
#pragma once

#include "ui/controls/combobox.h"
#include "ui/controls/dialogs/formparts.h"
#include "ui/controls/layout/fieldgrid.h"

#include <QSpinBox>

#include <vector>

namespace kagetsu::ui {

// The fields for settings that are described by data, as text::Setting does: a spin box for each number, a combo box
// for each choice.
template <class Setting>
class SettingFields
{
public:
    // Makes the fields, without their words. `settings` gives the settings in the current language, always the same.
    explicit SettingFields(std::vector<Setting> (*settings)())
        : m_settings(settings)
    {
        for (const Setting &each : settings()) {
            if (each.most > 0)
                m_fields.push_back(newNumber(each.name, each.least, each.most));
            else
                m_fields.push_back(newBox(each.name, int(each.words.size()) - 1));
        }
    }

    // Adds all fields to a form, which owns them from then on.
    void addTo(FieldGrid &form)
    {
        m_form = &form;
        for (QWidget *field : m_fields)
            form.add(field);
    }
    // Calls `then` whenever the user or fill() has changed a field.
    template <class Then>
    void onChange(QObject &context, Then then) const
    {
        for (QWidget *field : m_fields) {
            if (auto *number = qobject_cast<QSpinBox *>(field))
                QObject::connect(number, &QSpinBox::valueChanged, &context, then);
            else
                QObject::connect(&boxOf(*field), &QComboBox::currentIndexChanged, &context, then);
        }
    }

    template <class Values>
    void fill(const Values &values)
    {
        forEach([&values](const Setting &setting, QWidget &field) {
            if (auto *number = qobject_cast<QSpinBox *>(&field))
                number->setValue(setting.value(values));
            else
                boxOf(field).setCurrentIndex(setting.value(values));
        });
    }
    // Writes the fields into the values; everything else in them is unchanged.
    template <class Values>
    void readInto(Values &values) const
    {
        forEach([&values](const Setting &setting, QWidget &field) {
            const auto *number = qobject_cast<const QSpinBox *>(&field);
            setting.set(values, number ? number->value() : boxOf(field).currentIndex());
        });
    }

    // Sets the words, in the current language.
    void speak() const
    {
        forEach([this](const Setting &setting, QWidget &field) {
            m_form->say(&field, setting.words.front());
            if (auto *number = qobject_cast<QSpinBox *>(&field))
                number->setSpecialValueText(setting.words.value(1));
            else
                sayChoices(boxOf(field), setting.words.mid(1));
        });
    }
    // Shows the fields whose setting fulfils a condition.
    template <class Condition>
    void showIf(Condition isShown) const
    {
        forEach([&](const Setting &setting, QWidget &field) { m_form->show(&field, isShown(setting)); });
    }

private:
    static ComboBox &boxOf(QWidget &field) { return static_cast<ComboBox &>(field); }
    template <class Visit>
    void forEach(Visit visit) const
    {
        for (auto field = m_fields.begin(); const Setting &setting : m_settings())
            visit(setting, **field++);
    }

    std::vector<Setting> (*m_settings)();
    std::vector<QWidget *> m_fields;
    FieldGrid *m_form = nullptr;
};

} // namespace kagetsu::ui
