// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

#include <functional>
#include <optional>

class QLabel;
class QVBoxLayout;

namespace kagetsu::ui {

class CodeView;
class ComboBox;
class FieldGrid;
class PhoneServing;
class TableButton;

// Turns pages for phones on, after it has said in plain words who will see what, and shows their code and address
// large. While they are shown it can be closed and opened again.
class PhonesDialog : public QDialog
{
    Q_OBJECT

public:
    // What is said where phones do more than watch; in the language of the window when it was opened.
    struct Words
    {
        QString title;
        QString before; // who will see what
        QString now; // while it is on
        QString start;
        QString stop;
        std::function<QString(int phones)> phones;
    };

    // `told` returns sentences about what will be seen, in the current language. `start` is called with the address
    // that was chosen, and begins to serve.
    PhonesDialog(PhoneServing &serving, std::function<QString()> told, std::function<void(const QString &)> start,
        QWidget *parent);
    PhonesDialog(
        PhoneServing &serving, Words words, std::function<void(const QString &)> start, QWidget *parent);

private:
    PhonesDialog(PhoneServing &serving, std::function<QString()> told, std::optional<Words> words,
        std::function<void(const QString &)> start, QWidget *parent);
    void layOut();
    void speak();
    void findAddresses();
    void follow();

    PhoneServing &m_serving;
    std::function<QString()> m_told;
    std::optional<Words> m_words;
    std::function<void(const QString &)> m_start;
    QLabel *m_who;
    QLabel *m_fault;
    FieldGrid *m_form;
    ComboBox *m_addresses;
    CodeView *m_code;
    QLabel *m_address;
    QLabel *m_viewers;
    TableButton *m_again;
    TableButton *m_stop;
    TableButton *m_leave;
    TableButton *m_show;
};

} // namespace kagetsu::ui
