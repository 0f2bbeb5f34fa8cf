// SPDX-License-Identifier: MIT
#include "ui/app/settings/keysdialog.h"

#include "ui/app/window/actions.h"
#include "ui/app/window/plaintext.h"
#include "ui/controls/layout/fit.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QScreen>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace kagetsu::ui {

namespace {

class Sheet
{
public:
    explicit Sheet(QGridLayout *grid)
        : m_grid(grid)
    {
    }

    void title(const QString &text)
    {
        auto *label = new QLabel(text);
        QFont font = label->font();
        font.setBold(true);
        label->setFont(font);
        label->setContentsMargins(0, m_row == 0 ? 0 : 12, 0, 2);
        m_grid->addWidget(label, m_row++, 0, 1, 2);
    }
    void row(const QString &keys, const QString &text)
    {
        auto *key = new QLabel(keys);
        key->setWordWrap(true);
        m_grid->addWidget(key, m_row, 0);
        auto *what = new QLabel(text);
        what->setWordWrap(true);
        m_grid->addWidget(what, m_row++, 1);
    }

private:
    QGridLayout *m_grid;
    int m_row = 0;
};

bool isTaken(Qt::Key key, const QList<Page::KeyRow> &rows)
{
    return std::any_of(
        rows.begin(), rows.end(), [key](const Page::KeyRow &row) { return row.keys.contains(QKeySequence(key)); });
}

// Returns which of the arrow keys a page leaves to the cursor.
QString arrowsLeft(const QList<Page::KeyRow> &ofPage)
{
    QStringList left;
    for (const Qt::Key key : { Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down }) {
        if (!isTaken(key, ofPage))
            left += QKeySequence(key).toString(QKeySequence::NativeText);
    }
    return left.size() == 4 ? KeysDialog::tr("Arrow keys") : left.join(QStringLiteral(", "));
}

} // namespace

KeysDialog::KeysDialog(const Actions &actions, const QList<Page::KeyRow> &ofPage, QWidget *parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("keysDialog"));
    setWindowTitle(tr("Keyboard shortcuts"));

    auto *content = new QWidget;
    auto *grid = new QGridLayout(content);
    grid->setColumnStretch(0, 2);
    grid->setColumnStretch(1, 3);
    grid->setHorizontalSpacing(24);
    Sheet sheet(grid);
    sheet.title(tr("Board"));
    const QString arrows = arrowsLeft(ofPage);
    if (!arrows.isEmpty())
        sheet.row(arrows, tr("Move the cursor over the board"));
    sheet.row(tr("Enter"), tr("Place the stone, or choose the point"));
    sheet.row(tr("H 8"), tr("Go to the point H8: type its letter and number"));
    if (!isTaken(Qt::Key_Space, ofPage))
        sheet.row(tr("Space"), tr("Press the clock"));
    sheet.row(tr("Esc"), tr("Remove the unconfirmed stone, or close a question"));
    sheet.row(tr("Tab"), tr("Go to the next button"));
    sheet.row(QKeySequence(Qt::Key_F10).toString(QKeySequence::NativeText), tr("Open the menu"));
    if (ofPage.isEmpty())
        sheet.row(tr("Left, Right, Home, End, wheel"),
            tr("In a record: go back or forward one move, or to the start or end"));
    else
        sheet.row(tr("Wheel"), tr("In a record: go back or forward one move"));
    for (ActionGroup group :
        { ActionGroup::Places, ActionGroup::File, ActionGroup::Copy, ActionGroup::Game, ActionGroup::Arbiter,
            ActionGroup::Replay, ActionGroup::Proof, ActionGroup::View, ActionGroup::Hearing, ActionGroup::Help }) {
        sheet.title(Actions::groupTitle(group));
        for (const QAction *action : actions.group(group)) {
            if (action->shortcut().isEmpty())
                continue;
            sheet.row(action->shortcut().toString(QKeySequence::NativeText), plainText(action->text()));
        }
    }

    if (!ofPage.isEmpty())
        sheet.title(tr("Record"));
    for (const Page::KeyRow &row : ofPage)
        sheet.row(QKeySequence::listToString(row.keys, QKeySequence::NativeText), plainText(row.text));

    auto *scroll = new QScrollArea;
    scroll->setWidget(content);
    scroll->setAccessibleName(windowTitle());
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(scroll);
    layout->addWidget(buttons);
    setMinimumWidth(300);
    const QSize room = screen() ? screen()->availableSize() - QSize(0, 60) : QSize(520, 640);
    resize((QSize(520, 640) * fitDialog(*this)).boundedTo(room));
}

} // namespace kagetsu::ui
