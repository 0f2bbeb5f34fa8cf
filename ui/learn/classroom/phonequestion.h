// SPDX-License-Identifier: MIT
#pragma once

#include "rules/point.h"
#include "ui/board/boardpicture.h"
#include "ui/print/phones/phoneserving.h"
#include "venue/server/answerpage.h"

#include <QTimer>

namespace kagetsu::ui {

// Asks the phones of a class for a point of the board (venue.md#answers-by-phone). Nothing is served before the teacher
// has turned it on, and answers are taken only while a question is open.
class PhoneQuestion : public QObject
{
    Q_OBJECT

public:
    struct Asked
    {
        BoardPicture board;
        QString text;
        QStringList names {}; // of pupils; none if nobody is asked for a name
        int seconds = 0; // until it ends by itself; 0: it does not
    };

    explicit PhoneQuestion(PhoneServing::Network network, QObject *parent = nullptr);
    ~PhoneQuestion() override;

    // Shows how to turn it on or, while it is on, the code for the phones.
    void showDialog(QWidget *parent);
    // Serves at this address. Returns whether it is on.
    bool start(const QString &address);
    // Asks this; an earlier question is over.
    void open(const Asked &asked);
    void close();
    void stop();
    // Says what the phones show in the language of now.
    void retranslate();

    bool isOn() const { return m_serving.isOn(); }
    bool isOpen() const { return m_isOpen; }
    QString address() const { return m_serving.address(); }
    int phones() const { return m_serving.viewers(); }
    // Returns the seconds until the question ends by itself; nothing if it does not.
    std::optional<int> secondsLeft() const;
    PhoneServing &serving() { return m_serving; }

signals:
    // Emitted for each answer; without a name for a phone that gave none.
    void answered(const QString &pupil, kagetsu::rules::Point point);
    // Emitted when any of this has changed, and each second while time runs.
    void changed();

private:
    void publish();
    void takeAnswers();
    void look();

    std::function<std::int64_t()> m_now;
    std::shared_ptr<server::AnswerBox> m_box;
    PhoneServing m_serving;
    server::AnswerPage m_page; // of the last question
    int m_number = 0;
    bool m_isOpen = false;
    int m_told = -1; // the seconds that were told last
    QTimer m_look;
};

} // namespace kagetsu::ui
