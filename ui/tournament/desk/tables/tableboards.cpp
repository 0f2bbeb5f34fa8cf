// SPDX-License-Identifier: MIT
#include "ui/tournament/desk/tables/tableboards.h"

#include "ui/board/inforce.h"
#include "ui/tournament/desk/tables/boardsdialog.h"
#include "ui/tournament/desk/tables/tablereporting.h"

#include <QAction>

#include <utility>

namespace kagetsu::ui {

TableBoards::TableBoards(TableReporting &tables, std::function<const tournament::Event *()> event,
    std::function<tournament::Milliseconds()> now, QWidget *window)
    : QObject(window)
    , m_tables(tables)
    , m_event(std::move(event))
    , m_now(std::move(now))
    , m_window(window)
    , m_action(new QAction(this))
    , m_boards(m_now)
{
    m_action->setObjectName(QStringLiteral("hallBoardsAction"));
    m_action->setVisible(false);
    connect(m_action, &QAction::triggered, this, &TableBoards::show);
    connect(&m_tables, &TableReporting::heardChanged, this, [this] {
        m_action->setVisible(m_tables.isHearing());
        follow();
        tell();
    });
    onLanguage(*window, [this] {
        //: Menu entry: the boards of a tournament that are played at other computers, as they stand now.
        m_action->setText(tr("Boards of the hall…"));
        tell();
    });
}

void TableBoards::follow()
{
    const tournament::Event *event = m_event();
    if (event && m_tables.isHearing())
        m_boards.follow(*event, m_tables.heard());
}

void TableBoards::end()
{
    m_action->setVisible(false);
    delete m_shown;
}

void TableBoards::show()
{
    if (!m_shown) {
        m_shown = new BoardsDialog(m_boards, m_now, m_window);
        m_shown->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_shown, &BoardsDialog::journalWanted, this, &TableBoards::journalWanted);
        tell();
    }
    m_shown->show();
    m_shown->raise();
    m_shown->activateWindow();
}

BoardsDialog *TableBoards::shown() const
{
    return m_shown;
}

void TableBoards::tell()
{
    if (!m_shown)
        return;
    const auto &fault = m_tables.heard().fault;
    if (fault)
        m_shown->tell(tr("The server does not answer. The boards are shown as they were heard of last."));
    else if (m_boards.boards().empty())
        m_shown->tell(tr("No table has reported a game of this round yet."));
    else
        m_shown->tell({});
}

} // namespace kagetsu::ui
