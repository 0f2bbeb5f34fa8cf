// SPDX-License-Identifier: MIT
#include "ui/tournament/desk/tables/boardsdialog.h"

#include "text/common/sentences.h"
#include "ui/board/inforce.h"
#include "ui/controls/dialogs/formparts.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/tablebutton.h"

#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int Second = 1000; // milliseconds
constexpr int LinesOfBoard = 3; // in the list
constexpr int GapOfBoards = 8; // pixels
constexpr tournament::Milliseconds LongSilence(15'000);

} // namespace

// The board that is chosen in the list.
class BoardsDialog::Picture : public QWidget
{
public:
    explicit Picture(BoardsDialog &dialog)
        : QWidget(&dialog)
        , m_dialog(dialog)
    {
        setObjectName(QStringLiteral("hallBoard"));
        setMinimumSize(160, 160);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        if (const DeskBoard *board = m_dialog.current())
            m_painter.paint(painter, rect(), { board->board }, 0, 1, m_dialog.m_now().count());
    }

private:
    BoardsDialog &m_dialog;
    HallBoardPainter m_painter;
};

BoardsDialog::BoardsDialog(const DeskBoards &boards, std::function<tournament::Milliseconds()> now, QWidget *parent)
    : QDialog(parent)
    , m_boards(boards)
    , m_now(std::move(now))
    , m_told(new QLabel(this))
    , m_list(new QListWidget(this))
    , m_picture(new Picture(*this))
    , m_close(newButton("closeBoards", this))
    , m_journal(newButton("boardJournal", this, true))
{
    setObjectName(QStringLiteral("boardsDialog"));
    layOut();
    connect(&boards, &DeskBoards::changed, this, &BoardsDialog::refresh);
    connect(m_list, &QListWidget::currentRowChanged, this, [this] {
        m_picture->update();
        m_journal->setEnabled(current() != nullptr);
    });
    connect(m_list, &QListWidget::itemActivated, this, &BoardsDialog::openJournal);
    connect(m_journal, &TableButton::clicked, this, &BoardsDialog::openJournal);
    connect(m_close, &TableButton::clicked, this, &BoardsDialog::close);
    m_second.setInterval(Second);
    connect(&m_second, &QTimer::timeout, this, &BoardsDialog::countOn);
    m_second.start();
    onLanguage(*this, [this] { speak(); });
    fitDialog(*this, { 820, 560 });
    m_list->setFocus();
}

BoardsDialog::~BoardsDialog() = default;

void BoardsDialog::layOut()
{
    m_told->setObjectName(QStringLiteral("boardsTold"));
    m_told->setWordWrap(true);
    m_told->hide();
    m_list->setObjectName(QStringLiteral("hallBoards"));
    m_list->setWordWrap(true);
    m_list->setMinimumWidth(160);
    auto *middle = new QHBoxLayout;
    middle->addWidget(m_list, 3);
    middle->addWidget(m_picture, 2);
    auto *bottom = new QHBoxLayout;
    bottom->addWidget(m_close);
    bottom->addStretch();
    bottom->addWidget(m_journal);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 14, 14, 12);
    column->setSpacing(8);
    column->addWidget(m_told);
    column->addLayout(middle, 1);
    column->addLayout(bottom);
}

void BoardsDialog::speak()
{
    //: Title: the boards of a tournament that are played at other computers, as they stand now.
    setWindowTitle(tr("Boards of the hall"));
    m_list->setAccessibleName(tr("Boards of the hall"));
    sayButton(*m_close, tr("Close"));
    //: Button: shows the journal of a game line by line.
    sayButton(*m_journal, tr("Journal of this board"));
    refresh();
}

void BoardsDialog::tell(const QString &text)
{
    m_told->setText(text);
    m_told->setVisible(!text.isEmpty());
}

QString BoardsDialog::lineOf(const DeskBoard &board) const
{
    const qint64 now = m_now().count();
    //: A board in a list: "Table 3", the player with the black stones, the other one.
    const QString head = tr("%1: %2 – %3").arg(board.board.title, board.board.black, board.board.white);
    const QString black = hallClock(board.board, rules::Side::Black, now);
    const QString white = hallClock(board.board, rules::Side::White, now);
    //: What both clocks of a board show, Black's first.
    const QString clocks = black.isEmpty() && white.isEmpty() ? QString() : tr("%1 / %2").arg(black, white);
    QString heard;
    if (board.isDamaged)
        heard = tr("The rest of its journal cannot be read.");
    else if (!board.isHeard)
        //: %1 is the name of the computer at a table.
        heard = tr("%1 gives no sign of life.").arg(board.computer);
    else if (board.silent > LongSilence)
        heard = tr("%1 was last heard of %n s ago.", nullptr, int(board.silent.count() / Second)).arg(board.computer);
    QStringList parts { head };
    const QString state =
        text::joinParts({ tr("%n moves", nullptr, board.moves), board.isOver ? QString() : clocks, board.happened });
    parts.append(state);
    if (!heard.isEmpty() && !board.isOver)
        parts.append(heard);
    return parts.join(QLatin1Char('\n'));
}

const DeskBoard *BoardsDialog::current() const
{
    const int row = m_list->currentRow();
    return row >= 0 && row < int(m_boards.boards().size()) ? &m_boards.boards()[std::size_t(row)] : nullptr;
}

// The chosen board stays chosen, wherever it moves.
void BoardsDialog::refresh()
{
    const QString chosen = m_list->currentItem() ? m_list->currentItem()->data(Qt::UserRole).toString() : QString();
    const std::vector<DeskBoard> &boards = m_boards.boards();
    while (m_list->count() > int(boards.size()))
        delete m_list->takeItem(m_list->count() - 1);
    while (m_list->count() < int(boards.size()))
        m_list->addItem(new QListWidgetItem);
    int row = boards.empty() ? -1 : 0;
    for (int at = 0; at < int(boards.size()); ++at) {
        const DeskBoard &board = boards[std::size_t(at)];
        QListWidgetItem &item = *m_list->item(at);
        item.setData(Qt::UserRole, board.journal);
        item.setSizeHint({ 0, std::max(TouchSize, LinesOfBoard * m_list->fontMetrics().lineSpacing() + GapOfBoards) });
        QFont font = m_list->font();
        font.setBold(board.isUrgent);
        item.setFont(font);
        if (board.journal == chosen)
            row = at;
    }
    m_list->setCurrentRow(row);
    m_journal->setEnabled(row >= 0);
    countOn();
}

void BoardsDialog::countOn()
{
    const std::vector<DeskBoard> &boards = m_boards.boards();
    for (int at = 0; at < std::min(m_list->count(), int(boards.size())); ++at) {
        if (const QString line = lineOf(boards[std::size_t(at)]); m_list->item(at)->text() != line)
            m_list->item(at)->setText(line);
    }
    m_picture->update();
}

void BoardsDialog::openJournal()
{
    if (const DeskBoard *board = current())
        emit journalWanted(board->journal);
}

} // namespace kagetsu::ui
