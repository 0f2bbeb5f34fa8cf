// SPDX-License-Identifier: MIT
#include "ui/opening/procedurepicker.h"

#include "opening/shipped.h"
#include "ui/opening/words.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int IdRole = Qt::UserRole;
constexpr int SearchRole = Qt::UserRole + 1; // all it can be found by
constexpr int RowHeight = 36; // for a finger

enum class Group { Renju, Gomoku, Any, Own };
constexpr Group AllGroups[] { Group::Renju, Group::Gomoku, Group::Any, Group::Own };

Group groupOf(const opening::Procedure &procedure)
{
    if (!opening::procedureOf(opening::shippedProcedures(), procedure.id))
        return Group::Own;
    switch (procedure.family) {
    case opening::Family::Renju:
        return Group::Renju;
    case opening::Family::Gomoku:
        return Group::Gomoku;
    case opening::Family::Any:
        break;
    }
    return Group::Any;
}

QString groupText(Group group)
{
    switch (group) {
    case Group::Renju:
        //: Heading over the opening procedures that are made for renju.
        return ProcedurePicker::tr("For renju");
    case Group::Gomoku:
        return ProcedurePicker::tr("For gomoku");
    case Group::Any:
        return ProcedurePicker::tr("For any game");
    case Group::Own:
        //: Heading over the opening procedures that come from files of the organiser.
        return ProcedurePicker::tr("Your own");
    }
    return {};
}

QString foundBy(const opening::Procedure &procedure)
{
    QStringList names { QString::fromStdString(procedure.id) };
    for (const auto &[language, name] : procedure.names)
        names << QString::fromStdString(opening::titleOf(procedure, language));
    return names.join(QLatin1Char('\n'));
}

} // namespace

ProcedurePicker::ProcedurePicker(QWidget *parent)
    : QWidget(parent)
    , m_search(new QLineEdit(this))
    , m_list(new QListWidget(this))
    , m_nothing(new QLabel(this))
{
    m_search->setObjectName(QStringLiteral("procedureSearch"));
    m_search->setClearButtonEnabled(true);
    m_list->setObjectName(QStringLiteral("procedures"));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setTextElideMode(Qt::ElideRight);
    m_nothing->setObjectName(QStringLiteral("noProcedure"));
    m_nothing->setWordWrap(true);
    m_nothing->setProperty("muted", true);
    for (QWidget *part : std::initializer_list<QWidget *> { m_search, m_list })
        part->installEventFilter(this);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_search);
    layout->addWidget(m_nothing);
    layout->addWidget(m_list, 1);
    setFocusProxy(m_search);
    connect(m_search, &QLineEdit::textChanged, this, &ProcedurePicker::search);
    connect(m_list, &QListWidget::currentItemChanged, this, &ProcedurePicker::pickedChanged);
    connect(m_list, &QListWidget::itemClicked, this, [this](const QListWidgetItem *item) {
        if (item->flags() & Qt::ItemIsEnabled)
            emit opened();
    });
    connect(m_list, &QListWidget::itemDoubleClicked, this, [this](const QListWidgetItem *item) {
        if (item->flags() & Qt::ItemIsEnabled)
            emit taken();
    });
    retranslate();
}

void ProcedurePicker::setProcedures(const std::vector<opening::Procedure> &procedures, const GameKind &game)
{
    m_procedures = procedures;
    m_game = game;
    fill();
}

void ProcedurePicker::fill()
{
    const std::string kept = picked();
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (const Group group : AllGroups) {
        auto *head = new QListWidgetItem(groupText(group), m_list);
        head->setFlags(Qt::NoItemFlags);
        QFont font = m_list->font();
        font.setWeight(QFont::DemiBold);
        head->setFont(font);
        head->setSizeHint({ 0, RowHeight });
        for (const opening::Procedure &procedure : m_procedures) {
            if (groupOf(procedure) != group)
                continue;
            auto *item = new QListWidgetItem(procedureName(procedure), m_list);
            item->setData(IdRole, QString::fromStdString(procedure.id));
            item->setData(SearchRole, foundBy(procedure));
            item->setSizeHint({ 0, RowHeight });
            item->setToolTip(item->text());
            if (!isOffered(procedure, m_game.rule, m_game.boardSize))
                item->setForeground(palette().color(QPalette::PlaceholderText));
        }
    }
    search(m_search->text());
    pick(kept);
}

void ProcedurePicker::pick(const std::string &id)
{
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem *item = m_list->item(row);
        if (!id.empty() && item->data(IdRole).toString().toStdString() == id) {
            m_list->setCurrentItem(item);
            m_list->scrollToItem(item, QAbstractItemView::PositionAtCenter);
        }
    }
}

std::string ProcedurePicker::picked() const
{
    const QListWidgetItem *item = m_list->currentItem();
    return item && !item->isHidden() ? item->data(IdRole).toString().toStdString() : std::string();
}

void ProcedurePicker::search(const QString &text)
{
    const QString wanted = text.trimmed();
    QListWidgetItem *head = nullptr;
    QListWidgetItem *first = nullptr;
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem *item = m_list->item(row);
        if (item->data(IdRole).isNull()) {
            head = item;
            head->setHidden(true);
            continue;
        }
        item->setHidden(!item->data(SearchRole).toString().contains(wanted, Qt::CaseInsensitive));
        if (item->isHidden())
            continue;
        head->setHidden(false); // a heading stays while something is below it
        if (!first)
            first = item;
    }
    m_nothing->setVisible(!first);
    if (picked().empty())
        m_list->setCurrentItem(first);
}

void ProcedurePicker::step(int rows)
{
    for (int row = m_list->currentRow() + rows; row >= 0 && row < m_list->count(); row += rows) {
        QListWidgetItem *item = m_list->item(row);
        if (!item->isHidden() && !item->data(IdRole).isNull()) {
            m_list->setCurrentItem(item);
            return;
        }
    }
}

bool ProcedurePicker::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    switch (key->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
        step(key->key() == Qt::Key_Up ? -1 : 1);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!key->isAutoRepeat() && !picked().empty())
            emit taken();
        return true;
    default:
        return QWidget::eventFilter(watched, event);
    }
}

void ProcedurePicker::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        fill();
}

void ProcedurePicker::retranslate()
{
    m_search->setPlaceholderText(tr("Search by name"));
    m_search->setAccessibleName(tr("Search opening procedures"));
    m_list->setAccessibleName(tr("Opening procedures"));
    m_nothing->setText(tr("No opening procedure is called that."));
}

} // namespace kagetsu::ui
