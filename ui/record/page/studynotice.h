// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

#include <functional>

class QLabel;
class QToolButton;

namespace kagetsu::ui {

// A line on the study page that says what happened, or did not, with one possible answer: "12 positions deleted. Undo".
// Nothing waits for the answer.
class StudyNotice : public QFrame
{
    Q_OBJECT

public:
    explicit StudyNotice(QWidget *parent = nullptr);

    enum class Lasts : std::uint8_t {
        UntilMoved, // until another position is shown
        UntilEdited, // or undone
    };
    void tell(const QString &text, const QString &answer, Lasts lasts, std::function<void()> act);
    // Call it when another position is shown.
    void moved();
    void close();
    QString text() const;

signals:
    // Emitted when the notice had the focus and is gone.
    void left();
    // Emitted when the notice appeared or disappeared.
    void roomChanged();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    Lasts m_lasts = Lasts::UntilMoved;
    std::function<void()> m_act;
    QLabel *m_text;
    QToolButton *m_answer;
    QToolButton *m_close;
};

} // namespace kagetsu::ui
