// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QTimeEdit;

namespace kagetsu::ui {

class TableButton;

// When a game is to begin: steps of five minutes, or a time that is typed and holds once it is complete. When the
// moment has passed it can be moved by an order only, which is asked for elsewhere. All moments are milliseconds since
// the beginning of 1970, UTC.
class BeginningField : public QWidget
{
    Q_OBJECT

public:
    explicit BeginningField(QWidget *parent = nullptr);

    void setMoment(std::int64_t moment);
    void setPassed(bool passed);

signals:
    void chosen(std::int64_t moment);
    void orderWanted();

private:
    std::int64_t m_moment = 0;
    QLabel *m_label;
    TableButton *m_earlier;
    QTimeEdit *m_time;
    TableButton *m_later;
    QLabel *m_fixed;
    TableButton *m_order;
};

// The moment nearest to another one at which clocks show this time of day: what is typed around midnight.
std::int64_t momentAt(QTime time, std::int64_t near);

} // namespace kagetsu::ui
