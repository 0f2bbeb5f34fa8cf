// SPDX-License-Identifier: MIT
#include "ui/look/controls/combobox.h"

#include <QStyledItemDelegate>

namespace kagetsu::ui {

namespace {

constexpr int MostRows = 14;

} // namespace

void ComboBox::showPopup()
{
    if (!m_isSpacious) {
        // The list is made late, and the box's own delegate does not heed the height of a row in the sheet.
        m_isSpacious = true;
        setMaxVisibleItems(MostRows);
        setItemDelegate(new QStyledItemDelegate(this));
    }
    QComboBox::showPopup();
}

} // namespace kagetsu::ui
