// SPDX-License-Identifier: MIT
#include "ui/match/clock/timefinder.h"

#include "clock/controltext.h"
#include "clock/knowncontrols.h"
#include "text/common/typed.h"
#include "text/match/setup.h"
#include "ui/board/inforce.h"
#include "ui/controls/dialogs/searchlist.h"
#include "ui/controls/style/stylemark.h"
#include "ui/match/newgame/timefield.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

namespace kagetsu::ui {

namespace {

constexpr int ListHeight = 260;

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

// Returns the control at the end of an id; the part before it only makes the id unique.
QString controlIn(const QString &id)
{
    return id.section(QLatin1Char('|'), 1);
}

SearchList::Entry entryOf(const QString &place, const QString &name, const QString &control)
{
    const QString meaning = text::controlText(clock::readControl(control.toStdString()).value());
    return { QStringLiteral("%1|%2").arg(place, control), name + QLatin1Char('\n') + meaning,
        QStringLiteral("%1 %2 %3 %4").arg(place, name, control, meaning) };
}

} // namespace

TimeFinder::TimeFinder(QWidget *parent)
    : QWidget(parent)
    , m_list(new SearchList(this))
    , m_reading(new QLabel(this))
{
    m_list->setByWords(true);
    m_list->search()->setObjectName(QStringLiteral("timeSearch"));
    m_list->list()->setObjectName(QStringLiteral("knownTimes"));
    m_list->list()->setMinimumHeight(ListHeight);
    m_reading->setObjectName(QStringLiteral("timeReading"));
    m_reading->setWordWrap(true);
    m_reading->setTextFormat(Qt::PlainText);
    m_reading->setProperty("head", true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_reading);
    layout->addWidget(m_list, 1);
    setFocusProxy(m_list);
    m_list->search()->installEventFilter(this); // ahead of the list's own filter
    onLanguage(*this, [this] { retranslate(); });
    connect(m_list, &SearchList::pickedChanged, this, [this] {
        m_isPicked = true;
        follow();
    });
    // The list has already searched by now.
    connect(m_list->search(), &QLineEdit::textChanged, this, [this] {
        m_isPicked = false;
        follow();
    });
    connect(m_list, &SearchList::opened, this, [this] {
        m_isPicked = true;
        follow();
        emit taken();
    });
}

void TimeFinder::setText(const QString &text)
{
    m_chosen = text;
    const QSignalBlocker quiet(m_list);
    m_list->search()->clear();
    m_list->list()->setCurrentItem(nullptr);
    m_isPicked = false;
    read(text);
}

// Typed text counts if it is a control; otherwise the row that it finds or that was selected counts.
void TimeFinder::follow()
{
    const QString written = text::typedTime(m_list->search()->text());
    const QString picked = controlIn(m_list->picked());
    if (m_isPicked && !picked.isEmpty())
        return read(picked);
    if (written.isEmpty())
        return read(m_chosen);
    const bool isControl = clock::readControl(written.toStdString()).hasValue();
    read(isControl || picked.isEmpty() ? written : picked);
}

void TimeFinder::read(const QString &text)
{
    m_text = text;
    const auto read = clock::readControl(text.toStdString());
    m_control = read ? std::optional(*read) : std::nullopt;
    const QString written = read ? text::shownTime(QString::fromStdString(clock::toText(*read))) : text;
    //: A time control as it is written, and what it means.
    m_reading->setText(
        read ? tr("%1  –  %2").arg(written, text::controlText(*read)) : text::controlFaultText(read.fault()));
    setStyleMark(*m_reading, "fault", !m_control);
    emit changed();
}

bool TimeFinder::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            if (m_control && !key->isAutoRepeat())
                emit taken();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void TimeFinder::retranslate()
{
    //: In the field where a time control is looked for. DGT is a make of clocks.
    m_list->setPrompt(tr("Name, number or time, such as DGT 11, Fischer or 7m+4s"));
    m_list->search()->setAccessibleName(tr("Find a time control"));
    m_list->list()->setAccessibleName(tr("Time controls"));
    m_list->nothing()->setText(tr("No matching time control."));
    QList<SearchList::Group> groups;
    for (const clock::KnownControl &known : clock::knownControls()) {
        const QString clock = textOf(known.clock);
        if (groups.isEmpty() || groups.back().title != clock)
            groups.append({ clock, {} });
        //: A method of a clock: the clock, its number there and its name there.
        const QString name = tr("%1 · %2 %3").arg(clock, QString::number(known.number), textOf(known.method));
        groups.back().entries.append(entryOf(QString::number(known.number) + clock, name, textOf(known.control)));
    }
    SearchList::Group usual { tr("Others"), {} };
    for (const QString &control : usualControls())
        usual.entries.append(entryOf(QString(), control, control));
    groups.append(usual);
    const QSignalBlocker quiet(m_list);
    m_list->setGroups(groups);
    if (!m_isPicked && m_list->search()->text().isEmpty())
        m_list->list()->setCurrentItem(nullptr); // nothing is selected before a search
    read(m_text.isEmpty() ? m_chosen : m_text);
}

} // namespace kagetsu::ui
