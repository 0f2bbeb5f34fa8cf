// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

#include <QWidget>

class QLabel;
class QListWidget;

namespace kagetsu::ui {

class BigButton;
class TableButton;

// Draws the pairing numbers in public: one name after the other in large letters, with those already drawn below
// (tournament.md#drawing-lots). Nothing changes until the last one is drawn and the result is kept.
class LotView : public QWidget
{
    Q_OBJECT

public:
    explicit LotView(QWidget *parent = nullptr);

    // Starts with the first number. The seed determines the whole draw.
    void begin(const tournament::Section &section, std::uint64_t seed);
    int drawn() const { return m_drawn; }

signals:
    void kept(const std::vector<kagetsu::tournament::EntryId> &order);
    void left();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void layOut();
    void drawTo(int number);
    void showDrawn();
    void fitName();
    void speak();
    QString line(int number) const;

    std::vector<tournament::EntryId> m_order;
    QStringList m_names; // names in the same order
    int m_drawn = 0;
    QLabel *m_number;
    QLabel *m_name;
    QListWidget *m_list;
    BigButton *m_back;
    BigButton *m_all;
    TableButton *m_next;
};

} // namespace kagetsu::ui
