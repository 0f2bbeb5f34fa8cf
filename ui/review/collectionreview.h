// SPDX-License-Identifier: MIT
#pragma once

#include "ui/review/collectionmodel.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QPushButton;
class QTableView;

namespace kagetsu::ui {

class ReviewStrip;

// The review of all games of a file, beside the window: while it goes on in the background, the games with something to
// look at come in, each with its marks. A game or a mark leads there. Nothing of it is saved.
class CollectionReview : public QDialog
{
    Q_OBJECT

public:
    CollectionReview(
        const QString &file, const ReviewedGames &games, CollectionModel::EntryOf entry, QWidget *parent = nullptr);

    bool isRunning() const { return m_reviewer->isRunning(); }
    void stop() { m_reviewer->stop(); }
    const CollectionModel &model() const { return *m_model; }
    QString text() const;

signals:
    // A game, and the index of a move in it that is to be looked at.
    void picked(std::size_t game, std::optional<std::size_t> move);

private:
    void go(std::optional<std::size_t> mark);
    void showMarks();
    void fill();
    void fitColumns();

    QString m_file;
    std::size_t m_count;
    CollectionReviewer *m_reviewer;
    CollectionModel *m_model;
    GameSummary m_shown; // whose marks stand in the strip
    QLabel *m_text;
    QTableView *m_games;
    QLabel *m_what;
    ReviewStrip *m_strip;
    QCheckBox *m_all;
    QPushButton *m_go;
    QPushButton *m_stop;
    QPushButton *m_close;
};

} // namespace kagetsu::ui
