// SPDX-License-Identifier: MIT
#include "ui/shell/keysdialog.h"

#include "ui/shell/actions.h"
#include "ui/shell/plaintext.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QScreen>
#include <QScrollArea>
#include <QVBoxLayout>

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

} // namespace

KeysDialog::KeysDialog(const Actions &actions, const QList<Page::Section> &ofPage, QWidget *parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("keysDialog"));
    setWindowTitle(tr("Keys"));

    auto *content = new QWidget;
    auto *grid = new QGridLayout(content);
    grid->setColumnStretch(0, 2);
    grid->setColumnStretch(1, 3);
    grid->setHorizontalSpacing(24);
    Sheet sheet(grid);
    sheet.title(tr("Board"));
    sheet.row(tr("Arrow keys"), tr("Move the cursor over the board"));
    sheet.row(tr("Enter"), tr("Put the stone, or choose the point"));
    sheet.row(tr("H 8"), tr("Go to the point H8: type its letter and number"));
    sheet.row(tr("Space"), tr("Press the clock"));
    sheet.row(tr("Esc"), tr("Take the unconfirmed stone away, close a question"));
    sheet.row(tr("Tab"), tr("To the next button"));
    sheet.row(QKeySequence(Qt::Key_F10).toString(QKeySequence::NativeText), tr("Open the menu"));
    sheet.row(tr("Left, Right, Home, End, wheel"), tr("In a record: move by move, to the start, to the end"));
    for (ActionGroup group : { ActionGroup::File, ActionGroup::Copy, ActionGroup::Game, ActionGroup::Arbiter,
             ActionGroup::Replay, ActionGroup::Proof, ActionGroup::View, ActionGroup::Help }) {
        sheet.title(Actions::groupTitle(group));
        for (const QAction *action : actions.group(group)) {
            if (action->shortcut().isEmpty())
                continue;
            sheet.row(action->shortcut().toString(QKeySequence::NativeText), plainText(action->text()));
        }
    }

    if (!ofPage.isEmpty())
        sheet.title(tr("Record"));
    for (const Page::Section &section : ofPage) {
        for (const QAction *action : section.actions) {
            if (action->shortcut().isEmpty())
                continue;
            sheet.row(
                QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText), plainText(action->text()));
        }
    }

    auto *scroll = new QScrollArea;
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(scroll);
    layout->addWidget(buttons);
    setMinimumWidth(300);
    const QSize room = screen() ? screen()->availableSize() - QSize(0, 60) : QSize(520, 640);
    resize(QSize(520, 640).boundedTo(room));
}

} // namespace kagetsu::ui
