// SPDX-License-Identifier: MIT
#pragma once

#include "ui/look/controls/tablebutton.h"

#include <QElapsedTimer>
#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

namespace kagetsu::ui {

// One thing said or asked on the page, with its possible answers. A value: pages make it anew whenever something
// happened, and the bar shows what differs.
struct Notice
{
    enum class Tone : std::uint8_t { Info, Warning, Error };

    struct Answer
    {
        QString name; // of the button, for tests and scripts; also tells answers apart
        QString text;
        std::function<void()> act;
        TableButton::Weight weight = TableButton::Weight::Plain;
        bool decides = false; // what cannot be undone: a second tap on one place never gives it
    };

    QString id; // what is asked: a bar with the same id keeps its focus
    QString text;
    Tone tone = Tone::Info;
    std::vector<Answer> answers;
    std::function<void()> dismiss {}; // by Escape; empty: it must be answered
    // Nothing is asked, so the game goes on beside it: it never takes the clock's room. Where room is short it is
    // written smaller and a tap on it closes it.
    bool isRemark = false;
};

// Shows a notice beside the player it is for: never a box over the board. Can be turned to the far side.
class NoticeBar : public QWidget
{
    Q_OBJECT

public:
    explicit NoticeBar(QWidget *parent = nullptr);

    // Nothing: the bar hides.
    void setNotice(const std::optional<Notice> &notice);
    const std::optional<Notice> &notice() const { return m_notice; }
    void setTurned(bool turned);

    // Puts the focus on the answer that is expected. Where none is, or it cannot be undone and nobody has asked for it,
    // the keys stay where they are: an Enter that was meant for a stone must not decide anything.
    void focusAnswer();
    // Nothing where nothing is to be answered.
    QWidget *likeliestAnswer() const;
    // One of the answers is that which is expected.
    bool isQuestion() const;
    // Here, in coordinates of the screen, somebody has just tapped: an answer that decides something and comes to lie
    // there does nothing for a moment, so that two quick taps on one place never answer what the first one asked.
    void setTapped(const QRect &place);
    // As Escape does; false when there is nothing to dismiss.
    bool dismiss();

    // Answers that would make the bar taller than this narrow down into one row where their words allow it; a remark
    // always fits.
    void setTallest(int height);
    // Of a notice whose words are as large as all others; no bar is so high where there is no room for that.
    int usualHeight(int width) const;
    // However small its words then are: no bar is so high where one of them would be missing.
    int wholeHeight(int width) const;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

signals:
    // The bar went away while it had the focus.
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
        qreal scale = 1; // of the words
    };
    Places places(int width) const;
    Places usualPlaces(int width, qreal scale = 1) const;
    static int leastWidth(const TableButton *button);
    // In no more than the height there is, with or without the button that only closes it.
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
