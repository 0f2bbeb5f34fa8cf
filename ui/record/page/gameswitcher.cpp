// SPDX-License-Identifier: MIT
#include "ui/record/page/gameswitcher.h"

#include "record/document/newgame.h"
#include "record/sgf/sgfwriter.h"
#include "text/common/foreigntext.h"
#include "ui/controls/background/taskwithbar.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/record/edit/studyactions.h"
#include "ui/record/page/studypage.h"
#include "ui/record/panels/emptygamedialog.h"
#include "ui/record/panels/gamelistmodel.h"
#include "ui/record/panels/gamenamesdialog.h"
#include "ui/record/panels/sheetlook.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPushButton>
#include <QTableView>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

GameSwitcher::GameSwitcher(const StudyParts &parts)
    : m_parts(parts)
    , m_view(new QTableView(&parts.page))
    , m_model(new GameListModel(m_view))
    , m_arranging(new TaskWithBar(&parts.page))
{
    m_view->setObjectName(QStringLiteral("games"));
    m_view->setModel(m_model);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setAlternatingRowColors(true);
    giveSheetLook(*m_view);
    m_view->horizontalHeader()->setStretchLastSection(true);
    m_view->installEventFilter(this);
    connect(
        m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex &current) {
            if (current.isValid())
                emit gameWanted(current.row());
        });
    connect(m_arranging, &TaskWithBar::changed, this, &GameSwitcher::changed);
    const auto on = [this](StudyCommand command, auto handler) {
        connect(m_parts.actions[command], &QAction::triggered, this, handler);
    };
    on(StudyCommand::AddGame, [this] { add(); });
    on(StudyCommand::PasteGame, [this] { paste(); });
    on(StudyCommand::RenameGame, [this] { rename(); });
    on(StudyCommand::GameUp, [this] { move(-1); });
    on(StudyCommand::GameDown, [this] { move(1); });
    on(StudyCommand::RemoveGame, [this] { remove(); });
}

GameSwitcher::~GameSwitcher()
{
    // They emit signals while being destroyed.
    m_view->selectionModel()->disconnect(this);
    m_arranging->disconnect(this);
}

// With Alt the arrows go from mark to mark; if a game has none, the list must not use them to show another game.
bool GameSwitcher::eventFilter(QObject *watched, QEvent *event)
{
    return (event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->modifiers().testFlag(Qt::AltModifier))
        || QObject::eventFilter(watched, event);
}

bool GameSwitcher::isArranging() const
{
    return m_arranging->isRunning();
}

void GameSwitcher::wait()
{
    m_arranging->wait();
}

void GameSwitcher::cancel()
{
    m_arranging->cancel();
}

void GameSwitcher::setInfo(const record::GameInfo &info)
{
    m_model->setInfo(m_parts.record.index(), info);
    m_view->setColumnHidden(GameListModel::Name, !m_model->hasNames());
}

void GameSwitcher::select(int index)
{
    m_view->selectRow(index);
}

void GameSwitcher::retranslate()
{
    m_view->setAccessibleName(StudyPage::tr("Games in this file"));
    m_model->retranslate();
}

void GameSwitcher::add()
{
    const document::NewGame like { m_parts.page.document().tree().columns() == m_parts.page.document().tree().rows()
            ? std::clamp(m_parts.page.document().tree().columns(), rules::MinBoardSize, rules::MaxBoardSize)
            : rules::DefaultBoardSize,
        m_parts.page.document().rule().value_or(rules::Rule::Renju) };
    EmptyGameDialog dialog(StudyPage::tr("New game in this file"), like, m_parts.page.window());
    if (isAgreed([&dialog] { return dialog.exec() == QDialog::Accepted; }))
        arrange(document::withGamesAfter(count(), m_parts.record.index(), document::textOf(dialog.game())),
            m_parts.record.index() + 1);
}

// The games are written anew, so that anything else on the clipboard is left out.
void GameSwitcher::paste()
{
    const std::string copied = QGuiApplication::clipboard()->text().toStdString();
    const qint64 bytes = static_cast<qint64>(copied.size());
    arrange(
        [copied, count = this->count(), index = m_parts.record.index()]() -> std::optional<document::GameOrder> {
            const auto read = document::openRecord(copied, QStringLiteral("paste"));
            const auto *games = read ? std::get_if<record::Collection>(&read->content) : nullptr;
            if (games == nullptr || games->size() == 0)
                return std::nullopt;
            std::string sgf;
            for (std::size_t i = 0; i < games->size(); ++i)
                sgf += record::writeSgf(games->readGame(i));
            return document::withGamesAfter(count, index, std::move(sgf), static_cast<int>(games->size()));
        },
        m_parts.record.index() + 1, bytes);
}

void GameSwitcher::move(int by)
{
    const int to = m_parts.record.index() + by;
    if (to >= 0 && to < count())
        arrange(document::withGameMoved(count(), m_parts.record.index(), by), to);
}

void GameSwitcher::remove()
{
    if (count() < 2)
        return;
    const int index = m_parts.record.index();
    const record::GameInfo &info = m_parts.page.game().info;
    QStringList names;
    for (const std::string &each : { info.gameName, info.black.name, info.white.name }) {
        if (!each.empty())
            names += text::foreignText(each);
    }
    AskDialog question(m_parts.page.window(), "removeGame",
        StudyPage::tr("Remove game %1 from this file?").arg(index + 1), names.join(QStringLiteral(" – ")));
    const QPushButton *remove = question.add(StudyPage::tr("Remove"), AskDialog::Role::Discard);
    question.addCancel();
    if (isAgreed([&] { return question.ask() == remove; }))
        arrange(document::withoutGame(count(), index), std::min(index, count() - 2));
}

void GameSwitcher::rename()
{
    GameNamesDialog dialog(m_parts.page.game().info, m_parts.page.window());
    if (isAgreed([&dialog] { return dialog.exec() == QDialog::Accepted; }))
        m_parts.page.document().editInfo(StudyPage::tr("Rename this game"), m_parts.page.node(), dialog.info());
}

bool GameSwitcher::isAgreed(const std::function<bool()> &ask) const
{
    const auto shown = m_parts.record.document();
    const auto games = m_parts.record.sharedCollection();
    return ask() && m_parts.record.document() == shown && m_parts.record.sharedCollection() == games;
}

int GameSwitcher::count() const
{
    return static_cast<int>(m_parts.record.collection().size());
}

void GameSwitcher::arrange(document::GameOrder order, int shown)
{
    arrange([order = std::move(order)] { return std::optional(order); }, shown, 0);
}

void GameSwitcher::arrange(
    const std::function<std::optional<document::GameOrder>()> &orderOf, int shown, qint64 bytesRead)
{
    if (m_arranging->isRunning())
        return;
    m_parts.page.settle();
    struct Arranged
    {
        std::optional<document::GameOrder> order;
        document::ArrangedGames games;
    };
    const auto games = m_parts.record.sharedCollection();
    m_arranging->run(
        document::amountOfBytes(static_cast<qint64>(m_parts.record.bytes()->size()) + bytesRead),
        StudyPage::tr("Arranging the games…"),
        [games, orderOf](background::State &) {
            Arranged made { orderOf(), {} };
            if (made.order)
                made.games = document::arranged(*games, *made.order);
            return made;
        },
        [this, games, shown, index = m_parts.record.index()](Arranged made) {
            if (!made.order) {
                emit m_parts.page.refused(StudyPage::tr("The clipboard holds no game. Nothing was added."));
                return;
            }
            const document::GameOrder &order = *made.order;
            const Redraw::Event event(m_parts.redraw);
            m_parts.page.setMode(StudyMode::Edit);
            const auto before = m_parts.record.document();
            // Another game was chosen meanwhile: keep showing that one.
            const auto place = std::find(order.places.begin(), order.places.end(), m_parts.record.index());
            const bool goesOn = m_parts.record.index() != index && place != order.places.end();
            const int next = goesOn ? static_cast<int>(place - order.places.begin()) : shown;
            if (!m_parts.record.arrange(games, order, std::move(made.games), next)) {
                emit m_parts.page.refused(
                    StudyPage::tr("The games of this file could not be arranged. Nothing was changed."));
                return;
            }
            emit arranged(m_parts.record.document() != before);
        });
}

void GameSwitcher::list()
{
    m_model->setGames(m_parts.record.sharedCollection(), m_parts.record.infos());
    m_view->setColumnHidden(GameListModel::Name, !m_model->hasNames());
    m_view->resizeColumnsToContents();
    m_view->selectRow(m_parts.record.index()); // it is already shown
}

void GameSwitcher::step(int games)
{
    const int row = m_parts.record.index() + games;
    if (row >= 0 && row < static_cast<int>(m_parts.record.collection().size()))
        m_view->selectRow(row);
}

} // namespace kagetsu::ui
