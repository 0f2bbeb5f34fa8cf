// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

#include <functional>

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
    // As onLanguage(); another language is a change of the card, too.
    void says(std::function<void()> words);

    QLabel *head() const { return m_head; }
    QGridLayout *grid() const { return m_grid; }

private:
    QLabel *m_head;
    QGridLayout *m_grid;
};

} // namespace kagetsu::ui
