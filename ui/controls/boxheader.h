// SPDX-License-Identifier: MIT
#pragma once

#include <QHeaderView>
#include <QStringList>

#include <vector>

namespace kagetsu::ui {

class ComboBox;

// A table header with a box above each column but the first, in which the user chooses what the column is. Every box
// can be reached with the Tab key.
class BoxHeader : public QHeaderView
{
    Q_OBJECT

public:
    // The boxes are named `name` with a number, from 1: "meaning" gives meaning1, meaning2, …
    explicit BoxHeader(const char *name, QWidget *parent = nullptr);

    // Sets the words to choose from, and what a screen reader calls a box; %1 stands for its number.
    void setWords(const QStringList &choices, const QString &box);
    // Sets what is chosen above each column, from the second one on. Boxes are created and hidden as needed.
    void setChosen(const std::vector<int> &chosen);

    QSize sizeHint() const override;

signals:
    // The user has chosen this word above a column. The second column counts as 0.
    void chosen(int column, int choice);

protected:
    void updateGeometries() override;

private:
    ComboBox *newBox(int column);
    void speak();
    void place();

    QString m_name;
    QStringList m_choices;
    QString m_box;
    std::vector<ComboBox *> m_boxes;
    std::size_t m_shown = 0;
};

} // namespace kagetsu::ui
