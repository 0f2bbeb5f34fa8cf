// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>
#include <QWidget>

class QLabel;

namespace kagetsu::ui {

class TableButton;

// The quiet line above a form whose fields were restored, or cannot be backed up. Hidden while it has nothing to tell.
class DraftBar : public QWidget
{
    Q_OBJECT

public:
    explicit DraftBar(QWidget *parent);

    struct Told
    {
        QDateTime restored; // when that was written which stands in the fields; not valid: nothing was restored
        QString unreadable; // path of a draft that was left alone; may be empty
        bool isFailing = false; // nothing can be written now
    };
    void tell(const Told &told);

signals:
    void discardWanted();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void takeFont();
    void speak();

    Told m_told;
    QLabel *m_text;
    TableButton *m_discard;
};

} // namespace kagetsu::ui
