// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <QList>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace kagetsu::ui {

// A question or message that interrupts work: one sentence, further details, and buttons that say what they do. Texts
// are plain, so names of files and players need no escaping.
class AskDialog : public QDialog
{
    Q_OBJECT

public:
    enum class Role : std::uint8_t {
        Accept,
        Discard, // something is lost by it
        Other,
        Reject, // also Esc, and closing the window
    };

    // `name` is the object name, for tests and style.
    AskDialog(QWidget *parent, const char *name, const QString &sentence, const QString &more = {});

    // Adds a button. The first button that rejects is the default, so that an Enter pressed in haste does nothing;
    // without one, the first of all buttons is.
    QPushButton *add(const QString &verb, Role role);
    QPushButton *addCancel();
    void setDefault(QPushButton *button);
    // Waits for the answer. Returns null if the dialog was rejected without a button.
    QPushButton *ask();

    // Asks a question that is answered with this verb or with Cancel. Returns true for the verb.
    static bool agrees(QWidget *parent, const char *name, const QString &sentence, const QString &more,
        const QString &verb, Role role);
    // Shows a message.
    static void tell(QWidget *parent, const char *name, const QString &sentence, const QString &more = {});

    QString sentence() const;
    QString more() const;
    QPushButton *button(Role role) const;

protected:
    void showEvent(QShowEvent *event) override;

private:
    struct Choice
    {
        QPushButton *button;
        Role role;
    };

    void placeButtons();

    double m_fit = 1; // how much larger than usual, on a large screen
    QLabel *m_sentence;
    QLabel *m_more;
    QBoxLayout *m_row;
    QList<Choice> m_choices;
    QPushButton *m_default = nullptr;
    QPushButton *m_clicked = nullptr;
};

} // namespace kagetsu::ui
