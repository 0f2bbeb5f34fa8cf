// SPDX-License-Identifier: MIT
#include "ui/controls/combobox.h"

#include <QEvent>
#include <QLabel>
#include <QStyledItemDelegate>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int MostRows = 14;

} // namespace

void ComboBox::showPopup()
{
    if (!m_isSpacious) {
        // The list is created late, and the box's own delegate ignores the row height of the style sheet.
        m_isSpacious = true;
        setMaxVisibleItems(MostRows);
        setItemDelegate(new QStyledItemDelegate(this));
    }
    QComboBox::showPopup();
}

bool ComboBox::event(QEvent *event)
{
    const bool done = QComboBox::event(event);
    // The texts are set by then (ui/board/inforce.h).
    if (event->type() == QEvent::Show || event->type() == QEvent::LanguageChange
        || event->type() == QEvent::ParentChange)
        labelItself();
    return done;
}

void ComboBox::labelItself()
{
    QWidget *parent = parentWidget();
    if (accessibleName().isEmpty() || !parent)
        return;
    const QList<QLabel *> labels = parent->findChildren<QLabel *>(QString(), Qt::FindDirectChildrenOnly);
    const bool isLabelled = std::any_of(labels.begin(), labels.end(),
        [this](const QLabel *label) { return label != m_label && label->buddy() == this; });
    if (isLabelled)
        return;
    if (!m_label)
        m_label = new QLabel(parent);
    m_label->setParent(parent); // screen readers look for it beside the box
    m_label->hide();
    m_label->setText(accessibleName());
    m_label->setBuddy(this);
}

} // namespace kagetsu::ui
