// SPDX-License-Identifier: MIT
// An empty window of Qt Widgets that ends once it is painted: what bench_start compares with.
#include "ui/app/afterfirstpaint.h"

#include <QApplication>
#include <QWidget>

#include <unistd.h>

int main(int argc, char *argv[])
{
    QApplication app(argc, argv);
    QWidget window;
    window.resize(1280, 800);
    new kagetsu::ui::AfterFirstPaint(window, [] { ::_exit(0); });
    window.show();
    return QApplication::exec();
}
