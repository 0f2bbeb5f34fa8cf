// SPDX-License-Identifier: MIT
#include "ui/board/inforce.h"

#include <QApplication>
#include <QWidget>

#include <deque>
#include <utility>

namespace kagetsu::ui {

namespace {

class ThemeInForce : public QObject
{
    Q_OBJECT

public:
    Theme theme = Theme::light();

signals:
    void changed();
};

ThemeInForce &inForce()
{
    static ThemeInForce only;
    return only;
}

// Listens for the change events of a widget.
class Ear : public QObject
{
    Q_OBJECT

public:
    explicit Ear(QWidget *who)
        : QObject(who)
    {
        who->installEventFilter(this);
    }

    void add(QEvent::Type change, std::function<void()> does) { m_handlers.emplace_back(change, std::move(does)); }

    bool eventFilter(QObject *, QEvent *event) override
    {
        for (std::size_t i = 0; i < m_handlers.size(); ++i) {
            if (m_handlers[i].first == event->type())
                m_handlers[i].second();
        }
        return false;
    }

private:
    // A deque, because functions stay in place when one of them registers another.
    std::deque<std::pair<QEvent::Type, std::function<void()>>> m_handlers;
};

} // namespace

const Theme &theme()
{
    return inForce().theme;
}

void setTheme(const Theme &theme)
{
    if (theme == inForce().theme)
        return;
    inForce().theme = theme;
    emit inForce().changed();
    for (QWidget *widget : QApplication::allWidgets())
        widget->update();
}

void onTheme(QObject &who, std::function<void()> does)
{
    does();
    QObject::connect(&inForce(), &ThemeInForce::changed, &who, std::move(does));
}

void onLanguage(QWidget &who, std::function<void()> says)
{
    says();
    onChange(who, QEvent::LanguageChange, std::move(says));
}

void onChange(QWidget &who, QEvent::Type change, std::function<void()> does)
{
    auto *ear = who.findChild<Ear *>(QString(), Qt::FindDirectChildrenOnly);
    if (!ear)
        ear = new Ear(&who);
    ear->add(change, std::move(does));
}

} // namespace kagetsu::ui

#include "inforce.moc"
