// SPDX-License-Identifier: MIT
#pragma once

#include "result.h"

#include <QImage>
#include <QObject>
#include <QString>

class QMimeData;
class QWidget;

namespace kagetsu::ui {

class BoardPicture;
class RecordPage;
struct Theme;

// What of a record goes onto the clipboard as text.
enum class CopyForm : std::uint8_t {
    Moves, // up to the position shown; at the start of the game all of its main line
    Board, // the position shown, drawn with letters
};

// The fault is a sentence.
Result<QString, QString> copied(const RecordPage &page, CopyForm form);

// The board as on the screen, large enough for paper.
QImage imageOf(const BoardPicture &picture, const Theme &theme);

// Takes files and texts that are dropped on a window.
class RecordDrop : public QObject
{
    Q_OBJECT

public:
    explicit RecordDrop(QWidget *window);

signals:
    void fileDropped(const QString &path);
    void textDropped(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace kagetsu::ui
