// SPDX-License-Identifier: MIT
#include "ui/controls/boxheader.h"

#include "ui/controls/combobox.h"
#include "ui/controls/dialogs/formparts.h"
#include "ui/controls/layout/fit.h"

namespace kagetsu::ui {

BoxHeader::BoxHeader(const char *name, QWidget *parent)
    : QHeaderView(Qt::Horizontal, parent)
    , m_name(QLatin1String(name))
{
    setSectionsClickable(false);
    setDefaultAlignment(Qt::AlignVCenter | Qt::AlignLeft);
    connect(this, &QHeaderView::sectionResized, this, &BoxHeader::place);
    connect(this, &QHeaderView::geometriesChanged, this, &BoxHeader::place);
}

void BoxHeader::setWords(const QStringList &choices, const QString &box)
{
    m_choices = choices;
    m_box = box;
    speak();
}

ComboBox *BoxHeader::newBox(int column)
{
    auto *box = new ComboBox(viewport());
    box->setObjectName(m_name + QString::number(column + 1));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(box, &QComboBox::activated, this, [this, column](int choice) { emit chosen(column, choice); });
    return box;
}

void BoxHeader::setChosen(const std::vector<int> &chosen)
{
    while (m_boxes.size() < chosen.size())
        m_boxes.push_back(newBox(int(m_boxes.size())));
    m_shown = chosen.size();
    speak();
    for (std::size_t column = 0; column < m_boxes.size(); ++column) {
        m_boxes[column]->setVisible(column < m_shown);
        if (column < m_shown)
            m_boxes[column]->setCurrentIndex(chosen[column]);
    }
    place();
}

void BoxHeader::speak()
{
    for (std::size_t column = 0; column < m_boxes.size(); ++column) {
        ComboBox &box = *m_boxes[column];
        sayChoices(box, m_choices);
        box.setAccessibleName(m_box.arg(column + 1));
    }
}

QSize BoxHeader::sizeHint() const
{
    return { QHeaderView::sizeHint().width(), qRound(TouchSize * fitOf(*this)) };
}

void BoxHeader::updateGeometries()
{
    QHeaderView::updateGeometries();
    place();
}

void BoxHeader::place()
{
    for (std::size_t column = 0; column < m_shown; ++column) {
        const int section = int(column) + 1;
        if (section < count())
            m_boxes[column]->setGeometry(sectionViewportPosition(section), 0, sectionSize(section), height());
    }
}

} // namespace kagetsu::ui
