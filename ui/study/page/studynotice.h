// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

#include <functional>

class QLabel;
class QToolButton;

namespace kagetsu::ui {

// A line on the study page that tells what happened, or did not, with one answer to it: "12 positions deleted. Undo".
// Nothing waits for the answer.
class StudyNotice : public QFrame
{
    Q_OBJECT

public:
    explicit StudyNotice(QWidget *parent = nullptr);

    enum class Lasts : std::uint8_t {
        UntilMoved, // to another position
        UntilEdited, // or taken back
    };
    void tell(const QString &text, const QString &answer, Lasts lasts, std::function<void()> act);
    // The position shown is another one.
    void moved();
    void close();
    QString text() const;

signals:
    // It had the keys and is gone.
    void left();
    // It came or went.
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
