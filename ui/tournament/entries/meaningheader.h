// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/csv/entrycolumns.h"

#include <QHeaderView>

#include <vector>

namespace kagetsu::ui {

class ComboBox;

// The head of a table in which the meaning of each column is chosen; the first column has none. Every box is reached by
// the tab key, too.
class MeaningHeader : public QHeaderView
{
    Q_OBJECT

public:
    explicit MeaningHeader(QWidget *parent = nullptr);

    // From the second column on; boxes are made and hidden as they are needed.
    void setMeanings(const std::vector<tournament::EntryColumn> &meanings);
    void speak();
    ComboBox *box(std::size_t column) const { return m_boxes[column]; }

    QSize sizeHint() const override;

signals:
    void meaningChosen(int column, kagetsu::tournament::EntryColumn meaning);

protected:
    void updateGeometries() override;

private:
    ComboBox *newBox(int column);
    void place();

    std::vector<ComboBox *> m_boxes;
    std::size_t m_shown = 0;
};

} // namespace kagetsu::ui
