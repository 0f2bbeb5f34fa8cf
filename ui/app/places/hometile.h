// SPDX-License-Identifier: MIT
#pragma once

#include "ui/controls/lineicon.h"
#include "ui/controls/tablebutton.h"

namespace kagetsu::ui {

// A way onwards on a home page: an icon, a title, and a line that says what is there. A course also shows how many of
// its steps are done.
class HomeTile : public TableButton
{
    Q_OBJECT

public:
    explicit HomeTile(const QString &name, QWidget *parent = nullptr);

    // `icon` is the name of an icon in resources/icons; empty for none.
    void setWords(const QString &title, const QString &line, const QString &icon = {});
    // Shows a row of steps with ticks at those that are done; `next` is the first that is not.
    void setSteps(const std::vector<bool> &done);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int padding() const;
    QFont titleFont() const;
    int iconSide() const;
    int dotSide() const;
    int wordsLeft() const;
    // Returns the height of the line, broken into at most three rows.
    int lineHeight(int width) const;
    int rowsOfDots(int width) const;

    QString m_line;
    QString m_icon;
    PaintedIcon m_paintedIcon;
    std::vector<bool> m_done;
};

} // namespace kagetsu::ui
