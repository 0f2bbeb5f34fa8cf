// SPDX-License-Identifier: MIT
#include "ui/print/paper/printing.h"

#include "ui/controls/dialogs/askdialog.h"

#include <QCoreApplication>
#include <QDialog>
#include <QPagedPaintDevice>
#include <QPointer>

#include <optional>
#include <utility>

namespace kagetsu::ui {

namespace {

struct PrintingWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::Printing)
};

constexpr std::chrono::seconds SpoolPatience { 20 };

void tellSilence(QWidget *window)
{
    AskDialog::tell(window, "printersSilent",
        PrintingWords::tr("The printers do not answer. Save the pages as a PDF, or try again later."));
}

// Runs in a thread that outlives the dialog: what was sent to a printer is printed.
void spool(QDialog &dialog, const std::shared_ptr<QPagedPaintDevice> &printer,
    const std::function<void(QPagedPaintDevice &)> &paint)
{
    auto *thread = new DeviceThread(SpoolPatience, QCoreApplication::instance());
    thread->ask(
        [printer, paint](const DeviceThread::Call &) {
            paint(*printer);
            return true;
        },
        [thread, window = QPointer<QDialog>(&dialog)](const std::optional<bool> &done) {
            thread->deleteLater();
            if (!done && window)
                tellSilence(window);
        });
}

// Returns the title as a name for printing to a file; some file systems do not allow every character.
QString printName(QString title)
{
    for (QChar &c : title) {
        if (QStringLiteral("/\\:*?\"<>|").contains(c))
            c = QLatin1Char('-');
    }
    return title;
}

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
        [&dialog, thread, title = printName(title), paint = std::move(paint)](
            const std::optional<std::shared_ptr<Printing>> &found) {
            thread->setObjectName({});
            thread->deleteLater();
            if (!found) {
                tellSilence(&dialog);
            } else if (*found) {
                if (const auto printer = (*found)->choose(dialog, title))
                    spool(dialog, printer, paint);
            }
        });
}

} // namespace kagetsu::ui
