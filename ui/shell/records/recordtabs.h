// SPDX-License-Identifier: MIT
#pragma once

#include "ui/shell/records/openrecord.h"

#include <QFrame>
#include <QList>

class QTabBar;

namespace kagetsu::ui {

// A row above the study page with a tab for each record that is open, where there are several. A star marks what is not
// saved; the keys of the page go from one to the other, too.
class RecordTabs : public QFrame
{
    Q_OBJECT

public:
    explicit RecordTabs(QWidget *parent = nullptr);

    // In this order; the one on the page is chosen.
    void setRecords(const QList<OpenRecord> &records);
    bool hasSeveral() const { return m_records.size() > 1; }

signals:
    void chosen(int id);
    void closeWanted(int id);

protected:
    // The middle button closes a tab, as everywhere.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill();

    QTabBar *m_bar;
    QList<OpenRecord> m_records;
};

} // namespace kagetsu::ui
