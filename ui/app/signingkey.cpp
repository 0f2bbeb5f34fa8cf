// SPDX-License-Identifier: MIT
#include "ui/app/signingkey.h"

#include "match/journal/chain/keyfile.h"
#include "text/common/foreigntext.h"
#include "text/journal/journalfaults.h"
#include "ui/controls/dialogs/askdialog.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QPushButton>

namespace kagetsu::ui {

namespace {

struct KeyWords
{
    Q_DECLARE_TR_FUNCTIONS(SigningKey)
};

QString idOf(const signing::KeyId &id)
{
    return QString::fromStdString(signing::hexOf(id));
}

std::optional<QString> make(const QString &folder, QWidget *parent)
{
    QString path = QFileDialog::getSaveFileName(parent, KeyWords::tr("Create a signing key"),
        QDir(folder).filePath(QStringLiteral("arbiter.key")), KeyWords::tr("Keys (*.key);;All files (*)"), nullptr,
        QFileDialog::DontConfirmOverwrite); // it replaces nothing
    if (path.isEmpty())
        return std::nullopt;
    const auto made = journal::makeKeyFiles(path);
    if (!made) {
        AskDialog::tell(parent, "signingKeyFault", text::keyFaultText(made.fault()));
        return std::nullopt;
    }
    AskDialog::tell(parent, "signingKeyMade", KeyWords::tr("The key %1 was created.").arg(idOf(made->key.id)),
        KeyWords::tr("Give %1 to anyone who wants to check journals. Anyone who can read %2 can sign in your name.")
            .arg(text::foreignPath(made->publicPath), text::foreignPath(path)));
    return path;
}

std::optional<QString> choose(const QString &folder, QWidget *parent)
{
    const QString path = QFileDialog::getOpenFileName(
        parent, KeyWords::tr("Choose a signing key"), folder, KeyWords::tr("Keys (*.key);;All files (*)"));
    if (path.isEmpty())
        return std::nullopt;
    const auto key = journal::readSecretKey(path);
    if (!key) {
        AskDialog::tell(parent, "signingKeyFault", text::keyFaultText(key.fault()));
        return std::nullopt;
    }
    return path;
}

} // namespace

QString signingKeyText(const QString &path)
{
    if (path.isEmpty())
        return KeyWords::tr("Not set: journals are not signed. With an arbiter's key, it can be shown later that a "
                            "journal was not changed.");
    const auto key = journal::readSecretKey(path);
    if (!key)
        return text::keyFaultText(key.fault());
    //: %1 is the number of a key, such as 5B3313C33200B433, %2 its file.
    return KeyWords::tr("Journals of finished games are signed with the key %1, stored in %2.")
        .arg(idOf(key->id), text::foreignPath(path));
}

std::optional<QString> askSigningKey(const QString &path, const QString &folder, QWidget *parent)
{
    AskDialog dialog(parent, "signingKeyDialog", KeyWords::tr("Sign the journals of finished games?"),
        KeyWords::tr("The signature is saved beside the journal, in the folder of finished games. To check it, use "
                     "kagetsu-cli or minisign with the public key."));
    const QPushButton *made = dialog.add(KeyWords::tr("Create a key…"), AskDialog::Role::Accept);
    const QPushButton *chosen = dialog.add(KeyWords::tr("Choose a key…"), AskDialog::Role::Other);
    const QPushButton *none =
        path.isEmpty() ? nullptr : dialog.add(KeyWords::tr("Stop signing"), AskDialog::Role::Discard);
    dialog.addCancel();
    const QPushButton *answer = dialog.ask();
    if (answer == made)
        return make(folder, parent);
    if (answer == chosen)
        return choose(folder, parent);
    return answer && answer == none ? std::optional(QString()) : std::nullopt;
}

} // namespace kagetsu::ui
