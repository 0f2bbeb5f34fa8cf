// SPDX-License-Identifier: MIT
// The part of the study page that is the games of a file: one more, their order, their names.
#include "document/newgame.h"
#include "record/sgf/writer.h"
#include "ui/look/background/taskwithbar.h"
#include "ui/look/dialogs/askdialog.h"
#include "ui/review/collectionreview.h"
#include "ui/study/page/studypage.h"
#include "ui/study/panels/emptygamedialog.h"
#include "ui/study/panels/gamelistmodel.h"
#include "ui/study/panels/gamenamesdialog.h"
#include "wording/text/foreigntext.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>
#include <QTableView>

#include <algorithm>
#include <functional>

namespace kagetsu::ui {

void StudyPage::addGame()
{
    const document::NewGame like { tree().columns() == tree().rows()
            ? std::clamp(tree().columns(), rules::MinBoardSize, rules::MaxBoardSize)
            : rules::DefaultBoardSize,
        document().rule().value_or(rules::Rule::Renju) };
    EmptyGameDialog dialog(tr("New game in this file"), like, window());
    if (isAgreed([&dialog] { return dialog.exec() == QDialog::Accepted; }))
        addGames(document::textOf(dialog.game()), 1);
}

void StudyPage::addGames(std::string sgf, int count)
{
    arrangeGames(document::withGamesAfter(gameCount(), m_record.index(), std::move(sgf), count), m_record.index() + 1);
}

// Written anew, so that whatever stands around them on the clipboard is left there.
void StudyPage::pasteGames()
{
    const auto copied =
        document::openRecord(QGuiApplication::clipboard()->text().toStdString(), QStringLiteral("paste"));
    const auto *games = copied ? std::get_if<record::Collection>(&copied->content) : nullptr;
    if (games == nullptr || games->size() == 0) {
        emit refused(tr("The clipboard holds no game. Nothing was added."));
        return;
    }
    std::string sgf;
    for (std::size_t i = 0; i < games->size(); ++i)
        sgf += record::writeSgf(games->readGame(i));
    addGames(std::move(sgf), static_cast<int>(games->size()));
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
            names += wording::foreignText(each);
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
    if (m_arranging->isRunning())
        return;
    settle();
    setMode(StudyMode::Edit);
    const auto games = m_record.sharedCollection();
    m_arranging->run(
        document::amountOfBytes(static_cast<qint64>(m_record.bytes()->size())), tr("Arranging the games…"),
        [games, order](background::State &) { return document::arranged(*games, order); },
        [this, games, order, shown, index = m_record.index()](document::ArrangedGames arranged) {
            const Redraw::Event event(m_redraw);
            const auto before = m_record.document();
            // Another game was chosen meanwhile: it stays the one shown.
            const auto place = std::find(order.places.begin(), order.places.end(), m_record.index());
            const bool goesOn = m_record.index() != index && place != order.places.end();
            const int next = goesOn ? static_cast<int>(place - order.places.begin()) : shown;
            if (!m_record.arrange(games, order, std::move(arranged), next)) {
                emit refused(tr("The games of this file could not be arranged. Nothing was changed."));
                return;
            }
            delete m_collectionReview; // it names games by their places before
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
    m_gameList->selectRow(m_record.index()); // that is shown already
}

} // namespace kagetsu::ui
