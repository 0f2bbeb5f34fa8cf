// SPDX-License-Identifier: MIT
#include "ui/controls/dialogs/formparts.h"

#include "ui/controls/bigbutton.h"
#include "ui/controls/combobox.h"
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

void addParts(QBoxLayout &column, FormParts parts)
{
    for (const FormPart &part : parts) {
        if (part.widget)
            column.addWidget(part.widget);
        else if (part.layout)
            column.addLayout(part.layout);
        else
            column.addStretch();
    }
}

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
    for (int i = 0; i < choices.size(); ++i)
        box.setItemText(i, choices[i]);
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
