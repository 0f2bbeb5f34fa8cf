// SPDX-License-Identifier: MIT
#pragma once

#include "ui/controls/tablebutton.h"

namespace kagetsu::ui {

// A wide button with a second line that says what it stands for: the terms of a game, or what is folded below it.
class TermsButton : public TableButton
{
    Q_OBJECT

public:
    enum class Fold : std::uint8_t { None, Closed, Open };

    explicit TermsButton(QWidget *parent = nullptr);

    void setWords(const QString &title, const QString &line);
    void setFold(Fold fold);
    QString line() const { return m_line; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QFont titleFont() const;
    int height(const QFont &title) const;

    QString m_line;
    Fold m_fold = Fold::None;
};

} // namespace kagetsu::ui
