// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QTimeEdit;

namespace kagetsu::ui {

class TableButton;

// Sets when a game is to begin, in steps of five minutes or typed; a typed time counts once it is complete. After the
// moment has passed only an order can move it, which is asked for elsewhere. All moments are milliseconds since the
// beginning of 1970, UTC.
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

// Returns the moment nearest to `near` at which clocks show this time of day; matters for times typed around midnight.
std::int64_t momentAt(QTime time, std::int64_t near);

} // namespace kagetsu::ui
