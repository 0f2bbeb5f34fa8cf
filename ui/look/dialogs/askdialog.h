// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <QList>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace kagetsu::ui {

// A question, or something to be told, where work must stop: one sentence, what else is to know, and buttons that say
// what they do. Texts are plain, so names of files and players need no care.
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

    // The name is the object's, for tests and style.
    AskDialog(QWidget *parent, const char *name, const QString &sentence, const QString &more = {});

    // The first button that rejects is the default one, so that the Enter of a hasty hand does nothing; without one it
    // is the first of all.
    QPushButton *add(const QString &verb, Role role);
    QPushButton *addCancel();
    void setDefault(QPushButton *button);
    // Waits for the answer. Nothing when it was rejected by no button.
    QPushButton *ask();

    // Something to be told.
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
