// SPDX-License-Identifier: MIT
#pragma once

#include "ui/app/records/openrecord.h"

#include <QFrame>
#include <QList>

class QTabBar;

namespace kagetsu::ui {

// A row above the study page with a tab for each open record, if there are several. A star marks unsaved changes; keys
// of the page also switch between them.
class RecordTabs : public QFrame
{
    Q_OBJECT

public:
    explicit RecordTabs(QWidget *parent = nullptr);

    // Shows the records in this order; the one on the page is selected.
    void setRecords(const QList<OpenRecord> &records);
    bool hasSeveral() const { return m_records.size() > 1; }

signals:
    void chosen(int id);
    void closeWanted(int id);

protected:
    // A click with the middle button closes a tab, as is usual.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill();

    QTabBar *m_bar;
    QList<OpenRecord> m_records;
};

} // namespace kagetsu::ui
