// SPDX-License-Identifier: MIT
#pragma once

#include <QImageIOPlugin>

namespace kagetsu::ui {

// Reads our signs for style sheets, as Qt SVG's plugin does where it is at hand; any other SVG is refused. Only
// compiled where it is not (see CMakeLists.txt), and imported by the program.
class SignPlugin : public QImageIOPlugin
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID QImageIOHandlerFactoryInterface_iid FILE "signplugin.json")

public:
    Capabilities capabilities(QIODevice *device, const QByteArray &format) const override;
    QImageIOHandler *create(QIODevice *device, const QByteArray &format) const override;
};

} // namespace kagetsu::ui
