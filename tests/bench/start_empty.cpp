// SPDX-License-Identifier: MIT
// An empty window of Qt Widgets that ends once it is painted: what bench_start compares with.
#include "firstpaint.h"

#include <QApplication>
#include <QWidget>

int main(int argc, char *argv[])
{
    QApplication app(argc, argv);
    QWidget window;
    window.resize(1280, 800);
    FirstPaint end(window);
    window.show();
    return QApplication::exec();
}
