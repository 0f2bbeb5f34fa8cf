// SPDX-License-Identifier: MIT
#pragma once

#include "match/host/matchhost.h"
#include "ui/controls/tablebutton.h"
#include "ui/match/opening/guide/openingstrip.h"

#include <QWidget>

class QLabel;
class QLineEdit;

namespace kagetsu::ui {

// Holds what the bar for notes shows.
struct NoteScene
{
    std::optional<OpeningScene> opening; // the opening being noted
    bool canPass = false;
    bool canStrike = false;
    QString told; // the last entry of the record
};

// Notes the moves made on a real board, for anybody who has time: a field for the next point, and what an opening asks
// for. It never affects the clock.
class NoteBar : public QWidget
{
    Q_OBJECT

public:
    explicit NoteBar(host::MatchHost *host, QWidget *parent = nullptr);

    // Shows the scene; nothing hides the bar.
    void show(const std::optional<NoteScene> &scene);
    using QWidget::show;
    // True if keys belong to the field, including Shift and Space.
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

    host::MatchHost *m_host;
    OpeningStrip *m_strip;
    QLineEdit *m_field;
    QLabel *m_told; // the last entry of the record, or why something is impossible
    TableButton *m_pass;
    TableButton *m_strike;
};

} // namespace kagetsu::ui
