// SPDX-License-Identifier: MIT
// Kagetsu's window with settings and games in an empty folder (the only argument) that ends once it is painted.
#include "firstpaint.h"
#include "ui/shell/mainwindow.h"

#include <QApplication>

using namespace kagetsu::ui;

int main(int argc, char *argv[])
{
    QApplication app(argc, argv);
    QApplication::setStyle(QStringLiteral("Fusion"));
    const QString folder = QCoreApplication::arguments().value(1);
    const QString settings = folder + QStringLiteral("/kagetsu.ini");
    MainWindow window(Settings::load(settings), settings, Folders::in(folder));
    FirstPaint end(window);
    window.show();
    return QApplication::exec();
}
