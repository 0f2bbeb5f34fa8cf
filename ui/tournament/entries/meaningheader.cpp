// SPDX-License-Identifier: MIT
#include "ui/tournament/entries/meaningheader.h"

#include "text/tournament/lists.h"
#include "ui/controls/combobox.h"
#include "ui/controls/layout/fit.h"

#include <algorithm>

namespace kagetsu::ui {

MeaningHeader::MeaningHeader(QWidget *parent)
    : QHeaderView(Qt::Horizontal, parent)
{
    setObjectName(QStringLiteral("columnMeanings"));
    setSectionsClickable(false);
    setDefaultAlignment(Qt::AlignVCenter | Qt::AlignLeft);
    connect(this, &QHeaderView::sectionResized, this, &MeaningHeader::place);
    connect(this, &QHeaderView::geometriesChanged, this, &MeaningHeader::place);
}

ComboBox *MeaningHeader::newBox(int column)
{
    auto *box = new ComboBox(viewport());
    box->setObjectName(QStringLiteral("meaning%1").arg(column + 1));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    for (std::size_t i = 0; i < tournament::entryColumns().size(); ++i)
        box->addItem(QString());
    connect(box, &QComboBox::activated, this,
        [this, column](int chosen) { emit meaningChosen(column, tournament::entryColumns()[std::size_t(chosen)]); });
    return box;
}

void MeaningHeader::setMeanings(const std::vector<tournament::EntryColumn> &meanings)
{
    while (m_boxes.size() < meanings.size())
        m_boxes.push_back(newBox(int(m_boxes.size())));
    m_shown = meanings.size();
    const auto all = tournament::entryColumns();
    for (std::size_t column = 0; column < m_boxes.size(); ++column) {
        m_boxes[column]->setVisible(column < m_shown);
        if (column < m_shown)
            m_boxes[column]->setCurrentIndex(int(std::ranges::find(all, meanings[column]) - all.begin()));
    }
    speak();
    place();
}

void MeaningHeader::speak()
{
    for (std::size_t column = 0; column < m_boxes.size(); ++column) {
        ComboBox &box = *m_boxes[column];
        for (int i = 0; i < box.count(); ++i)
            box.setItemText(i, text::entryColumnName(tournament::entryColumns()[std::size_t(i)]));
        //: For screen readers: the box in which is chosen what column %1 of a list means.
        box.setAccessibleName(tr("Column %1").arg(column + 1));
    }
}

QSize MeaningHeader::sizeHint() const
{
    return { QHeaderView::sizeHint().width(), qRound(TouchSize * fitOf(*this)) };
}

void MeaningHeader::updateGeometries()
{
    QHeaderView::updateGeometries();
    place();
}

void MeaningHeader::place()
{
    for (std::size_t column = 0; column < m_shown; ++column) {
        const int section = int(column) + 1;
        if (section < count())
            m_boxes[column]->setGeometry(sectionViewportPosition(section), 0, sectionSize(section), height());
    }
}

} // namespace kagetsu::ui
