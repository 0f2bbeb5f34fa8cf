// SPDX-License-Identifier: MIT
#include "ui/print/share/sharedialog.h"

#include "ui/controls/background/filewriter.h"
#include "ui/controls/dialogs/replacequestion.h"
#include "ui/controls/input/motion.h"
#include "ui/print/share/sharemovie.h"
#include "ui/print/share/sharepreview.h"
#include "ui/print/share/sharetexts.h"

#include <QBuffer>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMimeData>
#include <QPushButton>

#include <utility>

namespace kagetsu::ui {

namespace {

using Kind = ShareDialog::Kind;

constexpr qreal MovingScale = 0.6; // of the preview, whose pictures are painted while they are watched

QByteArray pngOf(const QImage &image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

// A subject for another thread: it must not hold what belongs to a page.
DiagramSubject ownCopy(DiagramSubject subject)
{
    subject.steps = {};
    return subject;
}

QString endingOf(Kind kind)
{
    return kind == Kind::Moving ? QStringLiteral(".webp") : QStringLiteral(".png");
}

QImage imageOf(const DiagramSubject &subject, Kind kind)
{
    if (kind == Kind::Code)
        return sharedCode(subject).value_or(QImage());
    return paintShared(subject, kind == Kind::Upright ? ShareShape::Upright : ShareShape::Square);
}

QByteArray bytesOf(const DiagramSubject &subject, Kind kind)
{
    return kind == Kind::Moving ? movingPicture(subject, ShareShape::Square) : pngOf(imageOf(subject, kind));
}

// What is made in another thread and then put on the clipboard.
struct Clip
{
    QImage image;
    QByteArray bytes;
    QString type;
};

void toClipboard(const Clip &clip)
{
    auto *mime = new QMimeData;
    if (!clip.image.isNull())
        mime->setImageData(clip.image);
    mime->setData(clip.type, clip.bytes);
    QGuiApplication::clipboard()->setMimeData(mime);
}

} // namespace

void copySharedPicture(background::Task &task, DiagramSubject subject, std::function<void()> done)
{
    task.start(
        [subject = ownCopy(std::move(subject))](background::State &) {
            const QImage image = paintShared(subject, ShareShape::Square);
            return Clip { image, pngOf(image), QStringLiteral("image/png") };
        },
        [done = std::move(done)](const Clip &clip) {
            toClipboard(clip);
            done();
        });
}

ShareDialog::ShareDialog(DiagramSubject subject, QString name, QWidget *parent)
    : MakerDialog("shareDialog", parent)
    , m_subject(ownCopy(std::move(subject)))
    , m_name(std::move(name))
    , m_preview(new SharePreview)
    , m_writer(new FileWriter(this))
{
    setWindowTitle(tr("Share"));
    //: Of a picture that is to be shown to others: as it will be.
    m_preview->setAccessibleName(tr("Preview"));
    m_kind = addBox("kind", tr("Show as"));
    //: Kinds of pictures to show a game to others.
    m_kind->addItem(tr("Picture, square"), int(Kind::Square));
    m_kind->addItem(tr("Picture, upright"), int(Kind::Upright));
    if (!m_subject.moves.empty()) {
        m_kind->addItem(tr("Moving picture"), int(Kind::Moving));
        //: A code that a phone's camera reads as the moves.
        if (sharedCode(m_subject))
            m_kind->addItem(tr("QR code of the moves"), int(Kind::Code));
    }
    connect(m_kind, &QComboBox::currentIndexChanged, this, &ShareDialog::look);
    const auto row = [this](const char *object, const QString &text, const QString &toolTip, auto slot) {
        QPushButton *made = tallButton(object, text);
        made->setToolTip(toolTip);
        made->setAutoDefault(true);
        connect(made, &QPushButton::clicked, this, slot);
        addRow(made);
        return made;
    };
    if (!m_subject.moves.empty())
        row("copyMoves", tr("Copy &moves"), sharedMoves(m_subject), &ShareDialog::copyMoves);
    row("copySgf", tr("Copy game as SG&F"), {}, &ShareDialog::copySgf);
    if (const QString link = sharedLink(m_subject); !link.isEmpty())
        row("copyLink", tr("Copy &link"), link, &ShareDialog::copyLink);
    const auto add = [this](const char *object, const QString &text, auto slot) {
        QPushButton *made = addButton(object, text);
        made->setAutoDefault(true);
        connect(made, &QPushButton::clicked, this, slot);
        return made;
    };
    // Nothing is typed here, so Enter copies what is shown, or presses the button that has the focus.
    add("copy", tr("&Copy"), &ShareDialog::copy)->setDefault(true);
    add("save", tr("&Save as…"), &ShareDialog::save);
    add("close", tr("Cl&ose"), &ShareDialog::close);
    connect(&m_task, &background::Task::changed, this, &ShareDialog::say);
    showMaker(m_preview, { 700, 460 });
    look();
}

ShareDialog::Kind ShareDialog::kind() const
{
    return static_cast<Kind>(m_kind->currentData().toInt());
}

bool ShareDialog::isBusy() const
{
    return m_task.isRunning() || m_writer->isWriting();
}

void ShareDialog::look()
{
    tell({}, false);
    const int moves = static_cast<int>(m_subject.moves.size());
    if (kind() != Kind::Moving || !isMotionAllowed()) {
        m_preview->setPicture(imageOf(m_subject, kind()));
        return;
    }
    m_preview->setMoving(
        [this](int shown) { return paintShared(subjectAfter(m_subject, shown), ShareShape::Square, MovingScale); },
        moves, static_cast<int>(shareTimes(moves).move.count()));
}

// Nothing else can be asked for while something is made.
void ShareDialog::say()
{
    for (const char *name : { "copy", "save" })
        findChild<QPushButton *>(QLatin1String(name))->setEnabled(!m_task.isRunning());
}

void ShareDialog::copy()
{
    tell({}, false);
    const Kind kind = this->kind();
    m_task.start(
        [subject = m_subject, kind](background::State &) {
            if (kind == Kind::Moving)
                return Clip { {}, bytesOf(subject, kind), QStringLiteral("image/webp") };
            const QImage image = imageOf(subject, kind);
            return Clip { image, pngOf(image), QStringLiteral("image/png") };
        },
        [this](const Clip &clip) {
            toClipboard(clip);
            tell(tr("Copied"), false);
        });
}

void ShareDialog::copyMoves()
{
    QGuiApplication::clipboard()->setText(sharedMoves(m_subject));
    tell(tr("Copied"), false);
}

void ShareDialog::copySgf()
{
    tell({}, false);
    m_task.start([subject = m_subject](background::State &) { return QString::fromUtf8(sharedSgf(subject)); },
        [this](const QString &sgf) {
            QGuiApplication::clipboard()->setText(sgf);
            tell(tr("Copied"), false);
        });
}

void ShareDialog::copyLink()
{
    QGuiApplication::clipboard()->setText(sharedLink(m_subject));
    tell(tr("Copied"), false);
}

void ShareDialog::save()
{
    const QString ending = endingOf(kind());
    const QString type = kind() == Kind::Moving ? tr("Moving picture (*.webp)") : tr("Picture (*.png)");
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Share"), QDir(m_folder).filePath(m_name + ending), type + QStringLiteral(";;") + tr("Game (*.sgf)"));
    if (path.isEmpty())
        return;
    const bool isComplete =
        path.endsWith(ending, Qt::CaseInsensitive) || path.endsWith(QLatin1String(".sgf"), Qt::CaseInsensitive);
    const QString whole = isComplete ? path : path + ending;
    if (isComplete || agreesToReplace(this, whole))
        saveTo(whole);
}

void ShareDialog::saveTo(const QString &path)
{
    const bool isGame = path.endsWith(QLatin1String(".sgf"), Qt::CaseInsensitive);
    m_writer->write(
        path,
        [subject = m_subject, kind = kind(), isGame] { return isGame ? sharedSgf(subject) : bytesOf(subject, kind); },
        [path](const QString &fault) {
            return tr("%1 could not be saved: %2").arg(QDir::toNativeSeparators(path), fault);
        },
        [this, path](const QString &failure) {
            tell(failure.isEmpty() ? tr("Saved") : failure, !failure.isEmpty());
            if (failure.isEmpty())
                emit saved(path);
        });
}

} // namespace kagetsu::ui
