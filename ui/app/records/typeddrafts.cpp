// SPDX-License-Identifier: MIT
#include "ui/app/records/typeddrafts.h"

#include "base/draft/draft.h"
#include "text/common/foreigntext.h"
#include "text/common/moments.h"
#include "ui/app/records/lessonmaker.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/learn/worksheet/worksheetdialog.h"
#include "ui/tournament/host/eventdraft.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QJsonDocument>
#include <QPushButton>

#include <algorithm>
#include <optional>

namespace kagetsu::ui {

namespace {

constexpr int MostShown = 800; // letters; all of it can be copied

std::optional<TypedDrafts::Home> homeOf(const draft::Head &head)
{
    using Home = TypedDrafts::Home;
    if (head.kind == QLatin1String("newGame"))
        return head.key.isEmpty() ? Home::NewGame : Home::NewClock;
    if (head.kind == QLatin1String("presets") || head.kind == QLatin1String("procedure"))
        return Home::NewGame;
    if (head.kind == QLatin1String("computerGame"))
        return Home::ComputerGame;
    if (head.kind == QLatin1String("unplayed"))
        return Home::UnplayedGame;
    if (head.kind == QLatin1String("newEvent"))
        return Home::Tournaments;
    if (head.kind == QLatin1String("verdict") || head.kind == QLatin1String("positionText"))
        return Home::Verdict;
    return std::nullopt;
}

// Returns what was typed, without the rest of the form.
QString textOf(const QByteArray &bytes)
{
    const QJsonObject state = QJsonDocument::fromJson(bytes).object();
    const QJsonObject fields =
        state.contains(QStringLiteral("fields")) ? state.value(QStringLiteral("fields")).toObject() : state;
    QStringList texts;
    for (const QJsonValue &value : fields) {
        if (!value.toString().trimmed().isEmpty())
            texts += value.toString();
    }
    return texts.join(QLatin1Char('\n'));
}

} // namespace

TypedDrafts::TypedDrafts(QString folder, LessonMaker &lessonMaker, QWidget *window)
    : QObject(window)
    , m_folder(std::move(folder))
    , m_lessonMaker(lessonMaker)
    , m_window(window)
{
}

void TypedDrafts::open(const QString &file)
{
    const draft::LeftBehind left = draft::leftBehind(m_folder);
    const auto found = std::find_if(
        left.drafts.begin(), left.drafts.end(), [&file](const draft::Draft &each) { return each.file == file; });
    if (found != left.drafts.end()) {
        const bool isSheet = found->head.kind == WorksheetDialog::draftKind();
        if (const auto source = isSheet ? WorksheetDialog::sourceOf(*found) : std::nullopt)
            emit sheetWanted(*source, found->head.key);
        else if (m_lessonMaker.resume(*found))
            emit changed();
        else if (const auto home = homeOf(found->head))
            emit homeWanted(*home);
        else
            show(*found);
        return;
    }
    if (left.unreadable.contains(file))
        AskDialog::tell(
            m_window, "message", tr("This backup cannot be read. It was left where it is."), text::foreignPath(file));
    emit changed();
}

void TypedDrafts::show(const draft::Draft &draft)
{
    const QString text = textOf(draft.bytes().value_or(QByteArray()));
    AskDialog question(m_window, "typedDraft",
        //: %1 is what something was typed about, such as "Team members: Beavers"; %2 a date with the time of day.
        tr("%1 was not saved. It was last backed up on %2.")
            .arg(text::foreignText(draft.head.name), text::shortMoment(draft.head.written.toLocalTime())),
        QStringList { tr("Open the same dialog again to go on with it."), text.left(MostShown) }.join(
            QStringLiteral("\n\n")));
    const QString event = EventDraft::eventOf(draft.head);
    const QPushButton *open =
        QFile::exists(event) ? question.add(tr("Open the tournament"), AskDialog::Role::Accept) : nullptr;
    const QPushButton *copy = question.add(tr("Copy"), AskDialog::Role::Other);
    const QPushButton *discard = question.add(tr("Discard"), AskDialog::Role::Discard);
    question.addCancel();
    const QPushButton *answer = question.ask();
    if (!answer)
        return;
    if (answer == open) {
        emit eventWanted(event);
    } else if (answer == copy) {
        QGuiApplication::clipboard()->setText(text);
    } else if (answer == discard) {
        draft::remove(draft);
        emit changed();
    }
}

} // namespace kagetsu::ui
