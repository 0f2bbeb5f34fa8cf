// SPDX-License-Identifier: MIT
#include "ui/shell/records/studycontext.h"

#include "ui/look/dialogs/askdialog.h"
#include "ui/shell/settings/settings.h"

#include <QFileInfo>

namespace kagetsu::ui {

namespace {

record::Charset plainCharsetFor(const QString &language)
{
    if (language.startsWith(QStringLiteral("ja")))
        return record::Charset::ShiftJis;
    if (language.startsWith(QStringLiteral("ru")))
        return record::Charset::Windows1251;
    return record::Charset::Gb18030;
}

} // namespace

StudyContext::StudyContext(Settings &settings, std::function<RecordPage &()> page, QWidget *window)
    : QObject(window)
    , m_settings(settings)
    , m_page(std::move(page))
    , m_window(window)
{
}

document::ChoicesFor StudyContext::choices() const
{
    return [charsets = m_settings.charsets, boards = m_settings.boards, plain = plainCharsetFor(m_settings.language)](
               const QString &path) {
        document::OpenChoices choices;
        choices.charset = charsets.value(path).toStdString();
        choices.plainCharset = plain;
        choices.boardSize = boards.value(path, choices.boardSize);
        return choices;
    };
}

QString StudyContext::readableFiles()
{
    return tr("Records (*.sgf *.SGF *.lib *.LIB *.rif *.psq *.pos *.txt);;All files (*)");
}

void StudyContext::remember(const QString &path)
{
    m_settings.rememberFile(QFileInfo(path).absoluteFilePath());
    emit settingsChanged();
}

void StudyContext::tell(const QString &text, const QStringList &more) const
{
    AskDialog::tell(m_window, "message", text, more.join(QLatin1Char('\n')));
}

} // namespace kagetsu::ui
