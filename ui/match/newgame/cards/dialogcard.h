// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

class QGridLayout;
class QLabel;

namespace kagetsu::ui {

// A framed part of a dialog with its heading; two columns of the same width below it.
class DialogCard : public QFrame
{
    Q_OBJECT

public:
    explicit DialogCard(QWidget *parent = nullptr);

signals:
    // Something in it was chosen or written.
    void changed();

protected:
    void changeEvent(QEvent *event) override;
    // Writes everything in the language of the moment; also called once by the maker.
    virtual void retranslate() = 0;

    QLabel *head() const { return m_head; }
    QGridLayout *grid() const { return m_grid; }

private:
    QLabel *m_head;
    QGridLayout *m_grid;
};

} // namespace kagetsu::ui
