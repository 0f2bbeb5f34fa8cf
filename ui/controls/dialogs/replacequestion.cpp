// SPDX-License-Identifier: MIT
#include "ui/controls/dialogs/replacequestion.h"

#include "text/common/foreigntext.h"
#include "ui/controls/dialogs/askdialog.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPushButton>

namespace kagetsu::ui {

namespace {

struct ReplaceQuestion
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::ReplaceQuestion)
};

} // namespace

bool agreesToReplace(QWidget *parent, const QString &path)
{
    if (!QFileInfo::exists(path))
        return true;
    AskDialog question(parent, "replaceQuestion",
        ReplaceQuestion::tr("%1 already exists.").arg(text::foreignText(QFileInfo(path).fileName())));
    const QPushButton *replace = question.add(ReplaceQuestion::tr("Replace"), AskDialog::Role::Discard);
    question.addCancel();
    return question.ask() == replace;
}

} // namespace kagetsu::ui
