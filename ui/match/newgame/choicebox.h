// SPDX-License-Identifier: MIT
#pragma once

#include <QComboBox>
#include <QSignalBlocker>

#include <algorithm>

namespace kagetsu::ui {

// Helpers for combo boxes whose items are enum values, stored as numbers in the item data.

// Keeps long item texts from widening the dialog.
inline void tame(QComboBox *box)
{
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(8);
}

template <class E, std::size_t N, class Name>
void nameItems(QComboBox *box, const E (&values)[N], Name name)
{
    const int kept = std::max(0, box->currentIndex());
    const QSignalBlocker quiet(box);
    box->clear();
    for (const E value : values)
        box->addItem(name(value), static_cast<int>(value));
    box->setCurrentIndex(kept);
}

template <class E>
void select(QComboBox *box, E value)
{
    box->setCurrentIndex(box->findData(static_cast<int>(value)));
}

template <class E>
E selected(const QComboBox *box)
{
    return static_cast<E>(box->currentData().toInt());
}

} // namespace kagetsu::ui
