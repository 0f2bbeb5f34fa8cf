// SPDX-License-Identifier: MIT
#include "ui/controls/dialogs/formparts.h"

#include "ui/controls/bigbutton.h"
#include "ui/controls/combobox.h"
#include "ui/controls/layout/evengrid.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/tablebutton.h"
#include "ui/controls/wrappedlabel.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScrollArea>
#include <QSpinBox>

namespace kagetsu::ui {

namespace {

struct FormWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::FormWords)
};

} // namespace

QLineEdit *newLine(const char *name, int mostLetters, QWidget *parent)
{
    auto *line = new QLineEdit(parent);
    line->setObjectName(QLatin1String(name));
    line->setMaxLength(mostLetters);
    return line;
}

QSpinBox *newNumber(const char *name, int least, int most, QWidget *parent)
{
    auto *number = new QSpinBox(parent);
    number->setObjectName(QLatin1String(name));
    number->setRange(least, most);
    return number;
}

ComboBox *newBox(const char *name, int choices, QWidget *parent)
{
    auto *box = new ComboBox(parent);
    box->setObjectName(QLatin1String(name));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    for (int i = 0; i < choices; ++i)
        box->addItem(QString());
    return box;
}

void sayChoices(QComboBox &box, const QStringList &choices)
{
    while (box.count() < choices.size())
        box.addItem(QString());
    for (int i = 0; i < choices.size(); ++i)
        box.setItemText(i, choices[i]);
}

TableButton *newButton(const char *name, QWidget *parent, bool isMain)
{
    auto *button = new TableButton(parent);
    button->setObjectName(QLatin1String(name));
    button->setWeight(isMain ? TableButton::Weight::Main : TableButton::Weight::Plain);
    return button;
}

void sayButton(TableButton &button, const QString &text)
{
    button.setText(text);
    button.setAccessibleName(text);
}

void sayButton(BigButton &button, const QString &text, const QString &about)
{
    button.setText(text);
    if (!about.isEmpty())
        button.setToolTip(about);
}

void makeFingerHigh(QWidget &field)
{
    onFit(field, [&field](double factor) { field.setMinimumHeight(qRound(TouchSize * factor)); });
}

EvenGrid *newRows(QWidget &around, int leastWidth, std::initializer_list<QWidget *> widgets)
{
    constexpr int Gap = 8;
    auto *rows = new EvenGrid(leastWidth);
    rows->setSpacing(Gap);
    onFit(around, [rows, leastWidth](double factor) { rows->setLeastWidth(qRound(leastWidth * factor)); });
    for (QWidget *widget : widgets)
        rows->addWidget(widget);
    return rows;
}

void addParts(QBoxLayout &box, FormParts parts)
{
    for (const FormPart &part : parts) {
        if (part.widget)
            box.addWidget(part.widget, part.stretch);
        else if (part.layout)
            box.addLayout(part.layout, part.stretch);
        else
            box.addStretch();
    }
}

QBoxLayout *layRow(FormParts parts, int gap)
{
    auto *row = new QHBoxLayout;
    row->setSpacing(gap);
    addParts(*row, parts);
    return row;
}

QBoxLayout *layColumn(QWidget &dialog, FormParts parts)
{
    auto *column = new QVBoxLayout(&dialog);
    column->setContentsMargins(14, 14, 14, 12);
    column->setSpacing(10);
    addParts(*column, parts);
    return column;
}

QScrollArea *newScroll(FormParts parts, QWidget *parent)
{
    auto *scroll = new QScrollArea(parent);
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    addParts(*column, parts);
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    return scroll;
}

BigButton *addRemovableRow(QBoxLayout &rows, const char *label, const QString &text, const char *button)
{
    auto *row = new QWidget(rows.parentWidget());
    QLabel *words = wrappedLabel(label, row);
    words->setText(text);
    auto *remove = new BigButton(button, row);
    remove->setText(FormWords::tr("Remove"));
    //: %1 is a line of a list.
    remove->setAccessibleName(FormWords::tr("Remove %1").arg(text));
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(words, 1);
    line->addWidget(remove);
    rows.addWidget(row);
    return remove;
}

bool isEnter(const QKeyEvent &event)
{
    return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

} // namespace kagetsu::ui
