// SPDX-License-Identifier: MIT
#include "ui/controls/dialogs/makerdialog.h"

#include "ui/controls/checkbox.h"
#include "ui/controls/combobox.h"
#include "ui/controls/layout/evengrid.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/wrappedlabel.h"

#include <QEvent>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>

#include <algorithm>

namespace kagetsu::ui {

MakerDialog::MakerDialog(const char *name, QWidget *parent)
    : QDialog(parent)
    , m_parts(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_scroll(new QScrollArea(this))
    , m_form(new QFormLayout)
    , m_told(wrappedLabel("told", this))
    , m_bar(new QWidget(this))
    , m_buttons(new EvenGrid(100))
{
    setObjectName(QLatin1String(name));
    setProperty("touch", true);
    auto *fields = new QWidget;
    fields->setLayout(m_form);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->setContentsMargins(0, 0, 8, 0);
    m_scroll->setProperty("bare", true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(fields);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_bar->setObjectName(QStringLiteral("buttons"));
    m_buttons->setContentsMargins(0, 0, 0, 0);
    m_buttons->setBalanced(true);
    m_bar->setLayout(m_buttons);
    m_told->hide();
}

void MakerDialog::addRow(const QString &label, QWidget *field)
{
    auto *words = new QLabel(label);
    words->setBuddy(field);
    field->setAccessibleName(label);
    m_form->addRow(words, field);
}

void MakerDialog::addRow(QWidget *field)
{
    m_form->addRow(field);
}

QComboBox *MakerDialog::addBox(const char *name, const QString &label)
{
    auto *box = new ComboBox;
    box->setObjectName(QLatin1String(name));
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    addRow(label, box);
    return box;
}

QLineEdit *MakerDialog::addLine(const char *name, const QString &label)
{
    auto *line = new QLineEdit;
    line->setObjectName(QLatin1String(name));
    addRow(label, line);
    return line;
}

QSpinBox *MakerDialog::addNumber(const char *name, const QString &label, int most, int value)
{
    auto *box = new QSpinBox;
    box->setObjectName(QLatin1String(name));
    box->setRange(1, most);
    box->setValue(value);
    box->setMinimumWidth(box->sizeHint().width()); // its largest number is never cut
    addRow(label, box);
    return box;
}

QCheckBox *MakerDialog::addCheck(const char *name, const QString &text, bool isChecked)
{
    auto *box = new CheckBox(text);
    box->setObjectName(QLatin1String(name));
    box->setProperty("tall", true);
    box->setChecked(isChecked);
    addRow(box);
    return box;
}

void MakerDialog::showRow(QWidget *field, bool isShown)
{
    m_form->setRowVisible(field, isShown);
}

QPushButton *MakerDialog::tallButton(const char *name, const QString &text)
{
    auto *made = new QPushButton(text);
    made->setObjectName(QLatin1String(name));
    made->setAutoDefault(false);
    made->setProperty("tall", true);
    return made;
}

QPushButton *MakerDialog::addButton(const char *name, const QString &text)
{
    QPushButton *made = tallButton(name, text);
    m_buttons->addWidget(made);
    return made;
}

void MakerDialog::showMaker(QWidget *preview, const QSize &usual)
{
    m_parts->addWidget(preview, 3);
    m_parts->addWidget(m_scroll, 2);
    auto *column = new QVBoxLayout(this);
    column->addLayout(m_parts, 1);
    column->addWidget(m_told);
    column->addWidget(m_bar);
    // A narrower dialog switches to the upright layout, which needs less.
    column->setSizeConstraint(QLayout::SetNoConstraint);
    setMinimumSize(300, 420);
    fitDialog(*this, usual);
    arrange();
}

void MakerDialog::tell(const QString &text, bool isFault)
{
    m_told->setProperty("fault", isFault);
    m_told->setStyleSheet(m_told->styleSheet()); // makes Qt read the property again
    m_told->setText(text);
    m_told->setVisible(!text.isEmpty());
}

void MakerDialog::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    arrange();
}

void MakerDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

void MakerDialog::arrange()
{
    constexpr int Side = 280; // width of the fields
    constexpr int Narrow = 640;
    constexpr int Least = 120;
    const double factor = fitOf(*this);
    const bool isUpright = width() < Narrow * factor;
    m_parts->setDirection(isUpright ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_scroll->setMinimumWidth(isUpright ? 0 : qRound(Side * factor));
    m_scroll->setMinimumHeight(qRound(Least * factor));
    // A label is level with the middle of its field, or with the top of a list.
    for (int row = 0; row < m_form->rowCount(); ++row) {
        const QLayoutItem *word = m_form->itemAt(row, QFormLayout::LabelRole);
        const QLayoutItem *field = m_form->itemAt(row, QFormLayout::FieldRole);
        if (word && field && !field->expandingDirections().testFlag(Qt::Vertical))
            word->widget()->setMinimumHeight(field->sizeHint().height());
    }
    int widest = 0;
    for (int i = 0; i < m_buttons->count(); ++i)
        widest = std::max(widest, m_buttons->itemAt(i)->sizeHint().width());
    m_buttons->setLeastWidth(widest);
}

} // namespace kagetsu::ui
