// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

#include <functional>

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
    // What is said, in the language of now.
    struct Words
    {
        QString title;
        QString before; // who will see what
        QString now; // while it is on
        QString start;
        QString stop;
        QString phones; // how many there are
    };

    // Returns what is said where phones watch a game or a tournament; `told` are sentences about what will be seen.
    static Words watching(const PhoneServing &serving, const QString &told);

    // `start` is called with the address that was chosen, and begins to serve.
    PhonesDialog(PhoneServing &serving, std::function<Words()> words, std::function<void(const QString &)> start,
        QWidget *parent);

private:
    void layOut();
    void speak();
    void findAddresses();
    void follow();

    PhoneServing &m_serving;
    std::function<Words()> m_words;
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
