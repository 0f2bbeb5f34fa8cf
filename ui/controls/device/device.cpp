// SPDX-License-Identifier: MIT
#include "ui/controls/device/device.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPluginLoader>

namespace kagetsu::ui {

namespace {

// The relative path is the same in the build tree and in the installed program.
QString pathOf(const char *module)
{
    return QStringLiteral("%1/" KAGETSU_MODULES "/%2" KAGETSU_MODULE_SUFFIX)
        .arg(QCoreApplication::applicationDirPath(), QLatin1String(module));
}

} // namespace

bool hasModule(const char *name)
{
    return QFileInfo(pathOf(name)).isFile();
}

QObject *readModule(const char *name)
{
    return QPluginLoader(pathOf(name)).instance();
}

} // namespace kagetsu::ui
