// SPDX-License-Identifier: MIT
#pragma once

#include "ui/record/review/collectionmodel.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QPushButton;
class QTableView;

namespace kagetsu::ui {

class ReviewStrip;

// Reviews all games of a file, in a dialog beside the window: games with findings appear while the review goes on in
// the background, each with its marks. Selecting a game or a mark leads there. Nothing is saved.
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
    // Emitted with a game, and the index of the move to show in it.
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
    GameSummary m_shown; // whose marks are in the strip
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
