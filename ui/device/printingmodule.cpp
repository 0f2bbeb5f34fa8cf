// SPDX-License-Identifier: MIT
// The printers that Qt PrintSupport finds.
#include "ui/device/printing.h"

#include <QPrintDialog>
#include <QPrinter>
#include <QPrinterInfo>

namespace kagetsu::ui {

namespace {

class SystemPrinting : public Printing
{
public:
    void find() override
    {
        static_cast<void>(QPrinterInfo::availablePrinterNames());
        static_cast<void>(QPrinterInfo::defaultPrinter()); // with what it can do
    }

    void print(QWidget &parent, const QString &title, const std::function<void(QPagedPaintDevice &)> &paint) override
    {
        QPrinter printer(QPrinter::HighResolution);
        printer.setDocName(title);
        QPrintDialog dialog(&printer, &parent);
        if (dialog.exec() == QDialog::Accepted)
            paint(printer);
    }
};

} // namespace

class PrintingModule : public QObject, public PrintingMaker
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "kagetsu/printing/2")
    Q_INTERFACES(kagetsu::ui::PrintingMaker)

public:
    std::unique_ptr<Printing> make() const override { return std::make_unique<SystemPrinting>(); }
};

} // namespace kagetsu::ui

#include "printingmodule.moc"
