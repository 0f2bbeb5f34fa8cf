// SPDX-License-Identifier: MIT
#include "ui/record/review/collectionreview.h"

#include "text/review/reviews.h"
#include "ui/board/announce.h"
#include "ui/board/inforce.h"
#include "ui/controls/checkbox.h"
#include "ui/controls/fingerrows.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/record/review/reviewstrip.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace kagetsu::ui {

namespace {

QString numberText(std::size_t number)
{
    return QLocale().toString(static_cast<qulonglong>(number));
}

} // namespace

CollectionReview::CollectionReview(
    const QString &file, const ReviewedGames &games, CollectionModel::EntryOf entry, QWidget *parent)
    : QDialog(parent)
    , m_file(file)
    , m_count(games.count)
    , m_reviewer(new CollectionReviewer(this))
    , m_model(new CollectionModel(std::move(entry), this))
    , m_text(wrappedLabel("collectionText", this))
    , m_games(new QTableView(this))
    , m_what(wrappedLabel("collectionMark", this))
    , m_strip(new ReviewStrip(this))
    , m_all(new CheckBox(this))
{
    setObjectName(QStringLiteral("collectionReview"));
    m_games->setObjectName(QStringLiteral("reviewedGames"));
    m_games->setModel(m_model);
    m_games->setShowGrid(false);
    m_games->verticalHeader()->hide();
    m_games->setSelectionMode(QAbstractItemView::SingleSelection);
    m_games->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_games->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_games->setTabKeyNavigation(false);
    m_games->setAlternatingRowColors(true);
    m_games->horizontalHeader()->setStretchLastSection(true);
    giveFingerRows(*m_games);
    m_all->setObjectName(QStringLiteral("allGames"));
    onFit(*m_all, [this](double factor) { m_all->setMinimumHeight(qRound(TouchSize * factor)); });
    auto *buttons = new QDialogButtonBox(this);
    m_go = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    m_go->setObjectName(QStringLiteral("goToGame"));
    m_stop = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    m_stop->setObjectName(QStringLiteral("stopReview"));
    m_close = buttons->addButton(QString(), QDialogButtonBox::RejectRole);
    for (QPushButton *each : { m_go, m_stop, m_close })
        each->setAutoDefault(false); // Enter belongs to the list
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_text);
    column->addWidget(m_games, 1);
    column->addWidget(m_strip);
    column->addWidget(m_what);
    column->addWidget(m_all);
    column->addWidget(buttons);

    connect(m_reviewer, &CollectionReviewer::found, this, [this](const std::vector<GameSummary> &next) {
        const bool isFirst = m_model->rowCount() == 0;
        m_model->add(next);
        if (isFirst && m_model->rowCount() > 0) {
            m_games->selectRow(0);
            fitColumns();
        }
        fill();
    });
    connect(m_reviewer, &CollectionReviewer::ended, this, [this] {
        fitColumns();
        fill();
        announce(text());
    });
    connect(m_games->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &CollectionReview::showMarks);
    connect(m_model, &QAbstractItemModel::modelReset, this, &CollectionReview::showMarks);
    connect(m_games, &QTableView::activated, this, [this] { go(std::nullopt); });
    connect(m_strip, &ReviewStrip::picked, this, [this](std::size_t mark) { go(mark); });
    connect(m_all, &QCheckBox::toggled, m_model, &CollectionModel::showAll);
    connect(m_go, &QPushButton::clicked, this, [this] { go(m_strip->current()); });
    connect(m_stop, &QPushButton::clicked, this, &CollectionReview::stop);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    onLanguage(*this, [this] {
        setWindowTitle(tr("Review of %1").arg(m_file));
        m_games->setAccessibleName(tr("Reviewed games"));
        m_all->setText(tr("Include games without findings"));
        m_go->setText(tr("Go to game"));
        m_stop->setText(tr("Stop"));
        m_close->setText(tr("Close"));
        m_model->retranslate();
        fitColumns();
        fill();
    });
    showMarks();
    fitDialog(*this, { 760, 560 });
    m_reviewer->start(games);
    fill();
}

QString CollectionReview::text() const
{
    const QString found = tr("Games with findings: %1.").arg(numberText(m_model->withFindings()));
    const QString done = isRunning()
        ? tr("Reviewing… Game %1 of %2.").arg(numberText(m_model->size()), numberText(m_count))
        : m_model->size() < m_count
        ? tr("Stopped after game %1 of %2.").arg(numberText(m_model->size()), numberText(m_count))
        : tr("Games reviewed: %1.").arg(numberText(m_count));
    //: Two sentences that follow each other.
    return tr("%1 %2").arg(done, found);
}

void CollectionReview::go(std::optional<std::size_t> mark)
{
    const int row = m_games->currentIndex().row();
    if (row < 0)
        return;
    const GameSummary &game = m_model->summaryAt(row);
    if (mark)
        showMarks();
    emit picked(m_model->gameAt(row), mark ? std::optional(game.marks[*mark].move) : std::nullopt);
}

// Shows the marks of the selected game, and describes the selected mark.
void CollectionReview::showMarks()
{
    const int row = m_games->currentIndex().row();
    const bool hasGame = row >= 0 && row < m_model->rowCount();
    const GameSummary game = hasGame ? m_model->summaryAt(row) : GameSummary();
    const std::optional<std::size_t> kept = m_strip->current();
    if (game != m_shown) {
        m_shown = game;
        m_strip->setMarks(game.marks, game.moves);
    } else if (kept) {
        m_strip->setCurrent(kept);
    }
    const auto at = m_strip->current();
    m_what->setText(at ? m_strip->textOf(*at) : QString());
    m_go->setEnabled(hasGame);
}

// Fits the columns; the first games represent all.
void CollectionReview::fitColumns()
{
    for (int i = 0; i < CollectionModel::Moves; ++i)
        m_games->resizeColumnToContents(i);
}

void CollectionReview::fill()
{
    m_text->setText(text());
    m_stop->setEnabled(isRunning());
    m_go->setEnabled(m_games->currentIndex().isValid());
}

} // namespace kagetsu::ui
