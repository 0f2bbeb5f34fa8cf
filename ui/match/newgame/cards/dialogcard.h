// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

#include <functional>

class QGridLayout;
class QLabel;

namespace kagetsu::ui {

// A framed part of a dialog: a heading with two columns of equal width below it.
class DialogCard : public QFrame
{
    Q_OBJECT

public:
    explicit DialogCard(QWidget *parent = nullptr);

signals:
    // Emitted when something in the card was chosen or typed.
    void changed();

protected:
    // Like onLanguage(), and also emits changed() when the language changes.
    void says(std::function<void()> words);

    QLabel *head() const { return m_head; }
    QGridLayout *grid() const { return m_grid; }

private:
    QLabel *m_head;
    QGridLayout *m_grid;
};

} // namespace kagetsu::ui
