// SPDX-License-Identifier: MIT
#pragma once

#include "ui/controls/tablebutton.h"

#include <QElapsedTimer>
#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

namespace kagetsu::ui {

// Holds one message or question on the page, with its possible answers. It is a value: pages build it anew after every
// event, and the bar shows what differs.
struct Notice
{
    enum class Tone : std::uint8_t { Info, Warning, Error };

    struct Answer
    {
        QString name; // object name of the button, for tests and scripts; also identifies the answer
        QString text;
        std::function<void()> act;
        TableButton::Weight weight = TableButton::Weight::Plain;
        bool decides = false; // cannot be undone: a second tap on the same place never triggers it
    };

    QString id; // identifies the question: a bar with the same id keeps its focus
    QString text;
    Tone tone = Tone::Info;
    std::vector<Answer> answers;
    std::function<void()> dismiss {}; // called on Escape; if empty, the notice must be answered
    // A remark asks nothing, so the game goes on beside it: it never takes the clock's room. Where room is short it is
    // written smaller, and a tap on it closes it.
    bool isRemark = false;
};

// Shows a notice beside the player it is for; never a box over the board. Can be turned to the far side of the table.
class NoticeBar : public QWidget
{
    Q_OBJECT

public:
    explicit NoticeBar(QWidget *parent = nullptr);

    // Shows the notice; nothing hides the bar.
    void setNotice(const std::optional<Notice> &notice);
    const std::optional<Notice> &notice() const { return m_notice; }
    void setTurned(bool turned);

    // Moves the focus to the expected answer. If there is none, or if it cannot be undone and nobody asked for it, the
    // focus stays where it is: an Enter that was meant for a stone must not decide anything.
    void focusAnswer();
    // Returns the button of the expected answer; null if nothing needs an answer.
    QWidget *likeliestAnswer() const;
    // True if one of the answers is the expected one.
    bool isQuestion() const;
    // Notes where somebody has just tapped, in screen coordinates. If a deciding answer appears there, it ignores taps
    // for a moment, so that two quick taps on one place never answer the question that the first one opened.
    void setTapped(const QRect &place);
    // Dismisses the notice, as Escape does. Returns false if there is nothing to dismiss.
    bool dismiss();

    // Limits the height in pixels. Answers that would make the bar taller shrink into one row if their words allow it;
    // a remark always fits.
    void setTallest(int height);
    // Returns the height of the notice with its words at full size; QWIDGETSIZE_MAX if there is no room for that.
    int usualHeight(int width) const;
    // Returns the height at which no words are missing, however small they are written; QWIDGETSIZE_MAX if there is no
    // room for that.
    int wholeHeight(int width) const;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

signals:
    // Emitted when the bar disappeared while it had the focus.
    void focusFreed();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Places
    {
        QRect text;
        std::vector<QRect> buttons;
        int height = 0;
        qreal scale = 1; // size of the words, relative to their usual size
    };
    Places places(int width) const;
    Places usualPlaces(int width, qreal scale = 1) const;
    static int leastWidth(const TableButton *button);
    // Returns places within the available height, with or without the button that only closes the notice; nothing if
    // they do not fit.
    std::optional<Places> rowPlaces(int width, qreal scale, bool closes) const;
    QFont wordsFont(qreal scale) const;
    void narrow(Places &at, int inner) const;
    void place();
    bool holdsFocus() const;
    bool isStray(const TableButton *button) const;

    std::optional<Notice> m_notice;
    int m_tallest = QWIDGETSIZE_MAX;
    std::vector<TableButton *> m_buttons;
    bool m_turned = false;
    QRect m_tapped;
    QElapsedTimer m_sinceTap;
};

} // namespace kagetsu::ui
