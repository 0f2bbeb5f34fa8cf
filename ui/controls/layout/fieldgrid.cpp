// SPDX-License-Identifier: MIT
#include "ui/controls/layout/fieldgrid.h"

#include "ui/controls/layout/fit.h"

#include <QGridLayout>
#include <QLabel>

#include <algorithm>

namespace kagetsu::ui {

FieldGrid::FieldGrid(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(4);
}

void FieldGrid::add(QWidget *control, Width width, QLabel *note)
{
    auto *label = new QLabel(this);
    label->setBuddy(control);
    control->setParent(this);
    onFit(*control, [control](double factor) { control->setMinimumHeight(qRound(TouchSize * factor)); });
    if (note)
        note->setParent(this);
    m_fields += { label, control, note, width, true };
    lay(m_columns);
}

void FieldGrid::say(QWidget *control, const QString &label)
{
    fieldOf(control).label->setText(label);
    control->setAccessibleName(label);
}

void FieldGrid::show(QWidget *control, bool isShown)
{
    Field &field = fieldOf(control);
    field.isShown = isShown;
    control->setVisible(isShown);
    field.label->setVisible(isShown);
    if (field.note)
        field.note->setVisible(isShown && !field.note->text().isEmpty());
    lay(m_columns);
}

FieldGrid::Field &FieldGrid::fieldOf(const QWidget *control)
{
    return *std::ranges::find(m_fields, control, &Field::control);
}

void FieldGrid::resizeEvent(QResizeEvent *event)
{
    const int columns = width() < 450 * fitOf(*this) ? 1 : 2;
    if (columns != m_columns)
        lay(columns);
    QWidget::resizeEvent(event);
}

// Uses three rows of the grid for each row of fields: labels, controls, notes.
void FieldGrid::lay(int columns)
{
    m_columns = columns;
    while (QLayoutItem *item = m_grid->takeAt(0))
        delete item;
    int place = 0;
    for (const Field &field : m_fields) {
        if (!field.isShown)
            continue;
        const int span = field.width == Width::Full ? columns : 1;
        if (place % columns + span > columns)
            ++place;
        const int row = place / columns * 3;
        m_grid->addWidget(field.label, row, place % columns, 1, span);
        m_grid->addWidget(field.control, row + 1, place % columns, 1, span);
        if (field.note)
            m_grid->addWidget(field.note, row + 2, 0, 1, columns);
        place += span;
    }
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, columns > 1 ? 1 : 0);
}

} // namespace kagetsu::ui
