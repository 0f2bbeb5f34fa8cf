// SPDX-License-Identifier: MIT
#include "ui/paper/printing.h"

#include "ui/look/dialogs/askdialog.h"

#include <QCoreApplication>
#include <QDialog>

#include <optional>
#include <utility>

namespace kagetsu::ui {

namespace {

struct PrintingWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::Printing)
};

} // namespace

void printFrom(QDialog &dialog, const QString &title, std::function<void(QPagedPaintDevice &)> paint,
    const std::function<std::unique_ptr<Printing>()> &make, std::chrono::milliseconds patience)
{
    const QString name = QStringLiteral("printersAsked");
    if (dialog.findChild<DeviceThread *>(name, Qt::FindDirectChildrenOnly))
        return; // pressed twice
    auto *thread = new DeviceThread(patience, &dialog);
    thread->setObjectName(name);
    thread->ask(
        [make](const DeviceThread::Call &) {
            std::shared_ptr<Printing> printing = make();
            if (printing)
                printing->find();
            return printing;
        },
        [&dialog, thread, title, paint = std::move(paint)](const std::optional<std::shared_ptr<Printing>> &found) {
            thread->setObjectName({});
            thread->deleteLater();
            if (!found)
                AskDialog::tell(&dialog, "printersSilent",
                    PrintingWords::tr("The printers do not answer. Save the pages as a PDF, or try again later."));
            else if (*found)
                (*found)->print(dialog, title, paint);
        });
}

} // namespace kagetsu::ui
