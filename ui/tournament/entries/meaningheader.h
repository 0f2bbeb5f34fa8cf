// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/csv/entrycolumns.h"

#include <QHeaderView>

#include <vector>

namespace kagetsu::ui {

class ComboBox;

// A table header in which the user chooses the meaning of each column; the first column has none. Every box can be
// reached with the Tab key.
class MeaningHeader : public QHeaderView
{
    Q_OBJECT

public:
    explicit MeaningHeader(QWidget *parent = nullptr);

    // Sets the meanings from the second column on. Boxes are created and hidden as needed.
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
