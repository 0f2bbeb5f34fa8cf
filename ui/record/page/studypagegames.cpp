// SPDX-License-Identifier: MIT
// The part of StudyPage that handles the games of a file: adding, ordering, naming.
#include "record/document/newgame.h"
#include "record/sgf/sgfwriter.h"
#include "text/common/foreigntext.h"
#include "ui/controls/background/taskwithbar.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/record/page/studypage.h"
#include "ui/record/panels/emptygamedialog.h"
#include "ui/record/panels/gamelistmodel.h"
#include "ui/record/panels/gamenamesdialog.h"
#include "ui/record/review/collectionreview.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>
#include <QTableView>

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>

namespace kagetsu::ui {

void StudyPage::addGame()
{
    const document::NewGame like { tree().columns() == tree().rows()
            ? std::clamp(tree().columns(), rules::MinBoardSize, rules::MaxBoardSize)
            : rules::DefaultBoardSize,
        document().rule().value_or(rules::Rule::Renju) };
    EmptyGameDialog dialog(tr("New game in this file"), like, window());
    if (isAgreed([&dialog] { return dialog.exec() == QDialog::Accepted; }))
        arrangeGames(document::withGamesAfter(gameCount(), m_record.index(), document::textOf(dialog.game())),
            m_record.index() + 1);
}

// The games are written anew, so that anything else on the clipboard is left out.
void StudyPage::pasteGames()
{
    const std::string copied = QGuiApplication::clipboard()->text().toStdString();
    const qint64 bytes = static_cast<qint64>(copied.size());
    arrangeGames(
        [copied, count = gameCount(), index = m_record.index()]() -> std::optional<document::GameOrder> {
            const auto read = document::openRecord(copied, QStringLiteral("paste"));
            const auto *games = read ? std::get_if<record::Collection>(&read->content) : nullptr;
            if (games == nullptr || games->size() == 0)
                return std::nullopt;
            std::string sgf;
            for (std::size_t i = 0; i < games->size(); ++i)
                sgf += record::writeSgf(games->readGame(i));
            return document::withGamesAfter(count, index, std::move(sgf), static_cast<int>(games->size()));
        },
        m_record.index() + 1, bytes);
}

void StudyPage::moveGame(int by)
{
    const int to = m_record.index() + by;
    if (to >= 0 && to < gameCount())
        arrangeGames(document::withGameMoved(gameCount(), m_record.index(), by), to);
}

void StudyPage::removeGame()
{
    if (gameCount() < 2)
        return;
    const int index = m_record.index();
    const record::GameInfo &info = game().info;
    QStringList names;
    for (const std::string &each : { info.gameName, info.black.name, info.white.name }) {
        if (!each.empty())
            names += text::foreignText(each);
    }
    AskDialog question(
        window(), "removeGame", tr("Remove game %1 from this file?").arg(index + 1), names.join(QStringLiteral(" – ")));
    const QPushButton *remove = question.add(tr("Remove"), AskDialog::Role::Discard);
    question.addCancel();
    if (isAgreed([&] { return question.ask() == remove; }))
        arrangeGames(document::withoutGame(gameCount(), index), std::min(index, gameCount() - 2));
}

void StudyPage::renameGame()
{
    GameNamesDialog dialog(game().info, window());
    if (isAgreed([&dialog] { return dialog.exec() == QDialog::Accepted; }))
        document().editInfo(tr("Rename this game"), node(), dialog.info());
}

bool StudyPage::isAgreed(const std::function<bool()> &ask) const
{
    const auto shown = m_record.document();
    const auto games = m_record.sharedCollection();
    return ask() && m_record.document() == shown && m_record.sharedCollection() == games;
}

int StudyPage::gameCount() const
{
    return static_cast<int>(m_record.collection().size());
}

void StudyPage::arrangeGames(document::GameOrder order, int shown)
{
    arrangeGames([order = std::move(order)] { return std::optional(order); }, shown, 0);
}

void StudyPage::arrangeGames(
    const std::function<std::optional<document::GameOrder>()> &orderOf, int shown, qint64 bytesRead)
{
    if (m_arranging->isRunning())
        return;
    settle();
    struct Arranged
    {
        std::optional<document::GameOrder> order;
        document::ArrangedGames games;
    };
    const auto games = m_record.sharedCollection();
    m_arranging->run(
        document::amountOfBytes(static_cast<qint64>(m_record.bytes()->size()) + bytesRead), tr("Arranging the games…"),
        [games, orderOf](background::State &) {
            Arranged made { orderOf(), {} };
            if (made.order)
                made.games = document::arranged(*games, *made.order);
            return made;
        },
        [this, games, shown, index = m_record.index()](Arranged made) {
            if (!made.order) {
                emit refused(tr("The clipboard holds no game. Nothing was added."));
                return;
            }
            const document::GameOrder &order = *made.order;
            const Redraw::Event event(m_redraw);
            setMode(StudyMode::Edit);
            const auto before = m_record.document();
            // Another game was chosen meanwhile: keep showing that one.
            const auto place = std::find(order.places.begin(), order.places.end(), m_record.index());
            const bool goesOn = m_record.index() != index && place != order.places.end();
            const int next = goesOn ? static_cast<int>(place - order.places.begin()) : shown;
            if (!m_record.arrange(games, order, std::move(made.games), next)) {
                emit refused(tr("The games of this file could not be arranged. Nothing was changed."));
                return;
            }
            delete m_collectionReview; // it identifies games by their previous places
            m_waited.reset();
            listGames();
            if (m_record.document() != before)
                showDocument(record::GameTree::root());
            m_redraw.due();
            emit stateChanged();
            emit edited();
        });
}

void StudyPage::listGames()
{
    m_games->setGames(m_record.sharedCollection(), m_record.infos());
    m_gameList->setColumnHidden(GameListModel::Name, !m_games->hasNames());
    m_gameList->resizeColumnsToContents();
    m_gameList->selectRow(m_record.index()); // it is already shown
}

} // namespace kagetsu::ui
