// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>
#include <QWidget>

class QLabel;

namespace kagetsu::ui {

class TableButton;

// The unobtrusive line above a form that says that its fields were restored, or cannot be backed up. Hidden while there
// is nothing to say.
class DraftBar : public QWidget
{
    Q_OBJECT

public:
    explicit DraftBar(QWidget *parent);

    struct Told
    {
        QDateTime restored; // when the restored text was written; invalid if nothing was restored
        QString unreadable; // path of a draft that was left untouched; may be empty
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
