// SPDX-License-Identifier: MIT
#include "ui/controls/drafts/draftkeeper.h"

#include "ui/controls/drafts/formstate.h"
#include "ui/controls/layout/fit.h"

#include <QDialog>
#include <QEvent>
#include <QJsonDocument>
#include <QLayout>

#include <utility>

namespace kagetsu::ui {

namespace {

QString &folderInForce()
{
    static QString folder;
    return folder;
}

} // namespace

void setDraftFolder(const QString &folder)
{
    folderInForce() = folder;
}

QString draftFolder()
{
    return folderInForce();
}

DraftKeeper::DraftKeeper(QWidget &owner, Subject subject, State state)
    : QObject(&owner)
    , m_owner(owner)
    , m_subject(std::move(subject))
    , m_state(std::move(state))
    , m_writer(draftFolder(), [this] { return take(); }, this)
{
    connect(&m_writer, &draft::DraftWriter::kept, this, [this] {
        forgetTakenOver();
        if (std::exchange(m_isFailing, false))
            tell();
        emit kept();
    });
    connect(&m_writer, &draft::DraftWriter::notKept, this, [this] {
        if (!std::exchange(m_isFailing, true))
            tell();
    });
    if (auto *dialog = qobject_cast<QDialog *>(&owner))
        connect(dialog, &QDialog::finished, this, [this] { m_isClosed = true; });
    owner.installEventFilter(this);
}

DraftKeeper::DraftKeeper(QWidget &owner, Subject subject)
    : DraftKeeper(owner, std::move(subject),
          { [&owner] { return formState(owner); }, [&owner](const QJsonObject &state) { setFormState(owner, state); } })
{
}

DraftKeeper::~DraftKeeper()
{
    delete m_bar; // the owner may go on to something else
    if (!m_isClosed)
        return;
    forgetTakenOver();
    m_writer.drop();
}

bool DraftKeeper::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_owner && event->type() == QEvent::Show && !event->spontaneous()) {
        m_isClosed = false;
        takeUp();
    }
    return QObject::eventFilter(watched, event);
}

void DraftKeeper::takeUp()
{
    if (draftFolder().isEmpty() || std::exchange(m_isTakenUp, true))
        return;
    m_initial = m_state.save();
    for (const draft::Draft &left : m_writer.leftBehind(m_subject.kind)) {
        if (left.head.key == m_subject.key && !m_restored.isValid())
            restore(left);
    }
    onFormChange(m_owner, *this, [this] { touch(); });
}

void DraftKeeper::startAnew()
{
    if (draftFolder().isEmpty())
        return;
    if (!std::exchange(m_isTakenUp, true))
        onFormChange(m_owner, *this, [this] { touch(); });
    drop();
}

void DraftKeeper::restore(const draft::Draft &left)
{
    const QJsonDocument state = QJsonDocument::fromJson(left.bytes().value_or(QByteArray()));
    if (!state.isObject()) {
        m_unreadable = left.file;
        tell();
        return;
    }
    std::shared_ptr<draft::DraftFile> taken = draft::DraftFile::takeUp(left);
    if (!taken)
        return; // another program took it first
    m_writer.turnTo(std::move(taken));
    m_restored = left.head.written;
    m_subject.more = left.head.more;
    m_isRestoring = true;
    m_state.restore(state.object());
    m_isRestoring = false;
    tell();
}

void DraftKeeper::touch()
{
    if (m_isTakenUp && !m_isRestoring)
        m_writer.touch();
}

void DraftKeeper::drop()
{
    if (!m_isTakenUp)
        return;
    forgetTakenOver();
    m_writer.drop();
    m_initial = m_state.save();
    m_restored = {};
    tell();
}

void DraftKeeper::discard()
{
    m_isRestoring = true;
    m_state.restore(m_initial);
    m_isRestoring = false;
    drop();
}

void DraftKeeper::takeOver(DraftKeeper &other)
{
    m_takenOver.push_back(other.m_writer.putAside());
    touch();
}

void DraftKeeper::forgetTakenOver()
{
    for (const draft::DraftWriter::Aside &each : m_takenOver)
        each.file->drop();
    m_takenOver.clear();
}

draft::DraftWriter::Write DraftKeeper::take()
{
    const QJsonObject state = m_state.save();
    if (state == m_initial)
        return {};
    QStringList names { m_owner.windowTitle().remove(QLatin1String("[*]")), m_subject.name };
    names.removeAll(QString());
    return [head = draft::Head { m_subject.kind, m_subject.key, names.join(QStringLiteral(": ")),
                QDateTime::currentDateTimeUtc(), m_subject.more },
               bytes = QJsonDocument(state).toJson(QJsonDocument::Compact)](draft::DraftFile &file, std::uint64_t turn,
               background::State &) { return file.keep(turn, head, bytes); };
}

void DraftKeeper::tell()
{
    const DraftBar::Told told { m_restored, m_unreadable, m_isFailing };
    if (!m_bar && !told.restored.isValid() && told.unreadable.isEmpty() && !told.isFailing)
        return;
    const bool wasShown = !bar().isHidden();
    bar().tell(told);
    // Everything below keeps its room: in a dialog that just fits its contents, nothing is pushed out of view.
    if (auto *dialog = qobject_cast<QDialog *>(&m_owner); dialog && !wasShown && !m_bar->isHidden())
        growDialog(*dialog, m_bar->layout()->heightForWidth(dialog->width()));
}

DraftBar &DraftKeeper::bar()
{
    if (!m_bar) {
        m_bar = new DraftBar(&m_owner);
        connect(m_bar, &DraftBar::discardWanted, this, &DraftKeeper::discard);
        // Above everything, in a layout of any kind.
        m_owner.layout()->setMenuBar(m_bar);
    }
    return *m_bar;
}

} // namespace kagetsu::ui
