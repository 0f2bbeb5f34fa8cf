// SPDX-License-Identifier: MIT
#include "ui/controls/dialogs/choicedialog.h"

#include "ui/controls/layout/fit.h"
#include "ui/controls/tablebutton.h"

#include <QKeyEvent>
#include <QLabel>
#include <QScreen>
#include <QVBoxLayout>

namespace kagetsu::ui {

namespace {

constexpr int NarrowBelow = 640;
constexpr int ListParts = 2;

QVBoxLayout *columnOf(QWidget *holder, QWidget *main)
{
    auto *column = new QVBoxLayout(holder);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(main, 1);
    return column;
}

} // namespace

ChoiceDialog::ChoiceDialog(const QString &name, QWidget *list, QWidget *page, Shape shape, QWidget *parent)
    : QDialog(parent)
    , m_list(list)
    , m_left(new QWidget)
    , m_right(new QWidget)
    , m_leftColumn(columnOf(m_left, list))
    , m_rightColumn(columnOf(m_right, page))
    , m_faults(new QLabel)
    , m_back(new TableButton)
    , m_cancel(new TableButton)
    , m_use(new TableButton)
{
    m_faults->setObjectName(name + QStringLiteral("Faults"));
    m_faults->setProperty("fault", true);
    m_faults->setWordWrap(true);
    m_faults->setTextFormat(Qt::PlainText);
    m_back->setObjectName(name + QStringLiteral("Back"));
    m_cancel->setObjectName(name + QStringLiteral("Cancel"));
    m_use->setObjectName(name + QStringLiteral("Use"));
    m_use->setWeight(TableButton::Weight::Main);

    m_leftColumn->addWidget(m_faults);
    auto *both = new QHBoxLayout;
    both->setContentsMargins(14, 14, 14, 6);
    both->setSpacing(18);
    both->addWidget(m_left, ListParts);
    both->addWidget(m_right, shape.pageParts);
    auto *bottom = new QHBoxLayout;
    bottom->setContentsMargins(14, 4, 14, 12);
    bottom->setSpacing(8);
    bottom->addWidget(m_back);
    bottom->addStretch();
    bottom->addWidget(m_cancel);
    bottom->addWidget(m_use);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(both, 1);
    layout->addLayout(bottom);

    connect(m_back, &TableButton::clicked, this, [this] {
        m_pageOpened = false;
        arrange();
        m_list->setFocus();
    });
    connect(m_cancel, &TableButton::clicked, this, &QDialog::reject);
    connect(m_use, &TableButton::clicked, this, &QDialog::accept);

    setFaults({});
    setMinimumWidth(300);
    fitDialog(*this, shape.size);
    arrange();
    m_list->setFocus();
}

void ChoiceDialog::addBelowList(QWidget *widget)
{
    m_leftColumn->addWidget(widget);
}

void ChoiceDialog::addBelowPage(QWidget *widget)
{
    m_rightColumn->addWidget(widget);
}

void ChoiceDialog::openPage()
{
    m_pageOpened = true;
    arrange();
    if (!m_left->isVisible()) // Enter accepts only what is visible
        m_use->setFocus();
}

void ChoiceDialog::setFaults(const QStringList &lines)
{
    m_faults->setText(lines.join(QLatin1Char('\n')));
    m_faults->setVisible(!lines.isEmpty());
}

void ChoiceDialog::setUsable(bool usable)
{
    m_use->setEnabled(usable);
}

bool ChoiceDialog::isUsable() const
{
    return m_use->isEnabled();
}

void ChoiceDialog::setWords(const QString &back, const QString &use)
{
    write(m_back, back);
    write(m_cancel, tr("Cancel"));
    write(m_use, use);
}

void ChoiceDialog::write(TableButton *button, const QString &text)
{
    button->setText(text);
    button->setAccessibleName(text);
}

void ChoiceDialog::arrange()
{
    const bool narrow = width() < NarrowBelow;
    m_left->setVisible(!narrow || !m_pageOpened);
    m_right->setVisible(!narrow || m_pageOpened);
    m_back->setVisible(narrow && m_pageOpened);
}

void ChoiceDialog::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    arrange();
}

void ChoiceDialog::keyPressEvent(QKeyEvent *event)
{
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && !event->isAutoRepeat())
        accept();
    else if (event->key() == Qt::Key_Escape && m_back->isVisible())
        m_back->click();
    else
        QDialog::keyPressEvent(event);
}

} // namespace kagetsu::ui
