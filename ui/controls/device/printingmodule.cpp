// SPDX-License-Identifier: MIT
// Implements Printing with Qt PrintSupport.
#include "ui/controls/device/printing.h"

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
        static_cast<void>(QPrinterInfo::defaultPrinter()); // together with its capabilities
    }

    std::shared_ptr<QPagedPaintDevice> choose(QWidget &parent, const QString &title) override
    {
        auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
        printer->setDocName(title);
        QPrintDialog dialog(printer.get(), &parent);
        return dialog.exec() == QDialog::Accepted ? printer : nullptr;
    }
};

} // namespace

class PrintingModule : public QObject, public PrintingMaker
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "kagetsu/printing/3")
    Q_INTERFACES(kagetsu::ui::PrintingMaker)

public:
    std::unique_ptr<Printing> make() const override { return std::make_unique<SystemPrinting>(); }
};

} // namespace kagetsu::ui

#include "printingmodule.moc"
