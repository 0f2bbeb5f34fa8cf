// SPDX-License-Identifier: MIT
#include "ui/match/newgame/namefield.h"

#include "ui/controls/tablebutton.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QListWidget>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int MostOffered = 5;

} // namespace

NameField::NameField(QWidget *parent)
    : QLineEdit(parent)
{
    setMaxLength(60);
    connect(this, &QLineEdit::textEdited, this, &NameField::offer);
}

NameField::~NameField()
{
    delete m_list;
}

void NameField::setKnown(const QStringList &names)
{
    m_known = names;
    if (isOpen())
        offer();
}

void NameField::setTaken(const QString &name)
{
    m_taken = name;
}

bool NameField::isOpen() const
{
    return m_list && m_list->isVisible();
}

QStringList NameField::offered() const
{
    QStringList result;
    for (int row = 0; isOpen() && row < m_list->count(); ++row)
        result << m_list->item(row)->text();
    return result;
}

void NameField::offer()
{
    const QString written = text().simplified();
    QStringList starting;
    QStringList holding;
    for (const QString &name : m_known) {
        if (name == written || name == m_taken)
            continue;
        if (name.startsWith(written, Qt::CaseInsensitive))
            starting << name;
        else if (name.contains(QLatin1Char(' ') + written, Qt::CaseInsensitive))
            holding << name; // a later part of the name
    }
    const QStringList names = (starting + holding).mid(0, MostOffered);
    if (names.isEmpty()) {
        close();
        return;
    }
    if (!m_list) {
        m_list = new QListWidget(window());
        m_list->setObjectName(objectName() + QStringLiteral("Known"));
        m_list->setProperty("offered", true);
        m_list->setFocusPolicy(Qt::NoFocus); // typing goes on in the field
        m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        m_list->setCursor(Qt::PointingHandCursor);
        connect(m_list, &QListWidget::itemClicked, this, [this](const QListWidgetItem *item) { take(item->text()); });
    }
    m_list->setAccessibleName(accessibleName());
    m_list->clear();
    for (const QString &name : names) {
        auto *item = new QListWidgetItem(name, m_list);
        item->setSizeHint({ 0, std::max(TouchSize, fontMetrics().height() + 18) });
    }
    m_list->setCurrentRow(-1);
    place();
    if (!isOpen())
        QCoreApplication::instance()->installEventFilter(this);
    m_list->show();
    m_list->raise();
}

bool NameField::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::Wheel) {
        const auto *widget = qobject_cast<const QWidget *>(watched);
        if (widget && widget != this && widget != m_list && !m_list->isAncestorOf(widget))
            close();
    }
    return QLineEdit::eventFilter(watched, event);
}

void NameField::place()
{
    const int rows = m_list->count() * std::max(TouchSize, fontMetrics().height() + 18);
    const QPoint below = mapTo(window(), QPoint(0, height() + 2));
    const int height = std::min(rows + 10, window()->height() - below.y() - 4);
    m_list->setFont(font());
    m_list->setGeometry(below.x(), below.y(), width(), std::max(height, TouchSize));
}

void NameField::take(const QString &name)
{
    setText(name);
    close();
}

void NameField::close()
{
    QCoreApplication::instance()->removeEventFilter(this);
    if (m_list)
        m_list->hide();
}

void NameField::mouseReleaseEvent(QMouseEvent *event)
{
    QLineEdit::mouseReleaseEvent(event);
    if (text().trimmed().isEmpty())
        offer();
}

void NameField::keyPressEvent(QKeyEvent *event)
{
    if (isOpen()) {
        const int row = m_list->currentRow();
        switch (event->key()) {
        case Qt::Key_Down: m_list->setCurrentRow(std::min(row + 1, m_list->count() - 1)); return;
        case Qt::Key_Up: m_list->setCurrentRow(std::max(row - 1, -1)); return;
        case Qt::Key_Escape: close(); return;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (row >= 0) {
                take(m_list->item(row)->text());
                return;
            }
            break;
        default: break;
        }
    } else if (event->key() == Qt::Key_Down) {
        offer();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

void NameField::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    close();
}

void NameField::hideEvent(QHideEvent *event)
{
    QLineEdit::hideEvent(event);
    close();
}

} // namespace kagetsu::ui
