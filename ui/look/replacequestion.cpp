// SPDX-License-Identifier: MIT
#include "ui/look/replacequestion.h"

#include "ui/look/askdialog.h"
#include "ui/look/foreigntext.h"

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
        ReplaceQuestion::tr("%1 already exists.").arg(foreignText(QFileInfo(path).fileName())));
    const QPushButton *replace = question.add(ReplaceQuestion::tr("Replace"), AskDialog::Role::Discard);
    question.addCancel();
    return question.ask() == replace;
}

} // namespace kagetsu::ui
