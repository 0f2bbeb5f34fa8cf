// SPDX-License-Identifier: MIT
#include "venue/folder/markedpages.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

namespace kagetsu::venue {

namespace {

// See pages/pagenames.h.
bool isExactName(const QString &name)
{
    static const QRegularExpression form(
        QStringLiteral("^(?:index\\.html"
                       "|[a-z]{2}(?:-[A-Z]{2})?/(?:results\\.xml|(?:index|live)\\.html"
                       "|s\\d+-(?:standings|cross|players|games|p\\d+|r\\d+(?:-names|-t\\d+-g\\d+)?)\\.html)"
                       "|games/s\\d+-r\\d+(?:\\.sgf|\\.lib|-t\\d+-g\\d+\\.(?:sgf|svg)))$"));
    return form.match(name).hasMatch();
}

bool isMarked(const QString &path, const QByteArray &id, bool emptyCount)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    return file.size() == 0 ? emptyCount : file.readAll().contains(id);
}

} // namespace

QSet<QString> findMarkedPages(const QString &folder, const QString &event, bool emptyCount)
{
    const QByteArray id = event.toUtf8();
    QSet<QString> found;
    const auto look = [&](const QString &in) {
        const QStringList names = QDir(folder + QLatin1Char('/') + in).entryList(QDir::Files | QDir::NoSymLinks);
        for (const QString &each : names) {
            const QString name = in + each;
            if (isExactName(name) && isMarked(folder + QLatin1Char('/') + name, id, emptyCount))
                found.insert(name);
        }
    };
    look({});
    const QStringList folders = QDir(folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks);
    for (const QString &each : folders)
        look(each + QLatin1Char('/'));
    return found;
}

} // namespace kagetsu::venue
