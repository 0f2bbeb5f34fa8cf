// SPDX-License-Identifier: MIT
#pragma once

#include "session/matchhost.h"
#include "ui/look/controls/tablebutton.h"
#include "ui/opening/guide/openingstrip.h"

#include <QWidget>

class QLabel;
class QLineEdit;

namespace kagetsu::ui {

// What the bar for notes says.
struct NoteScene
{
    std::optional<OpeningScene> opening; // that is noted
    bool canPass = false;
    bool canStrike = false;
    QString told; // what stands last in the record
};

// Where the moves of a board of wood are noted, by whoever has time for it: a field for the next point, and what an
// opening asks for. It never touches the clock.
class NoteBar : public QWidget
{
    Q_OBJECT

public:
    explicit NoteBar(session::MatchHost *host, QWidget *parent = nullptr);

    // Nothing: the bar hides.
    void show(const std::optional<NoteScene> &scene);
    using QWidget::show;
    // The keys belong to the field, Shift and Space too.
    bool isTyping() const;
    int heightForWidth(int width) const override;
    void takeKeys();

signals:
    void left();

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void note();
    void give(const match::Command &command);
    void place();

    session::MatchHost *m_host;
    OpeningStrip *m_strip;
    QLineEdit *m_field;
    QLabel *m_told; // what stands last in the record, or why something cannot
    TableButton *m_pass;
    TableButton *m_strike;
};

} // namespace kagetsu::ui
