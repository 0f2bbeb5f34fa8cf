// SPDX-License-Identifier: MIT
#include "ui/controls/style/signplugin.h"

#include "ui/controls/linedrawing.h"

#include <QImage>
#include <QImageIOHandler>
#include <QPainter>
#include <QVariant>

namespace kagetsu::ui {

namespace {

// A sign is drawn larger than it stands in the window, which then makes it smaller, so it is sharp on every screen.
constexpr int Scale = 8;

class SignHandler : public QImageIOHandler
{
public:
    bool canRead() const override { return device() && drawing().has_value(); }
    bool read(QImage *image) override
    {
        const std::optional<LineDrawing> sign = drawing();
        if (!sign)
            return false;
        const QSize size = m_scaled.isEmpty() ? sign->size().toSize() * Scale : m_scaled;
        *image = QImage(size, QImage::Format_ARGB32_Premultiplied);
        image->fill(Qt::transparent);
        QPainter painter(image);
        sign->paint(painter, QRectF(QPointF(), QSizeF(size)));
        device()->seek(device()->size());
        return true;
    }
    QVariant option(ImageOption option) const override
    {
        if (option == ScaledSize)
            return m_scaled;
        const std::optional<LineDrawing> sign = option == Size ? drawing() : std::nullopt;
        return sign ? QVariant(sign->size().toSize() * Scale) : QVariant();
    }
    void setOption(ImageOption option, const QVariant &value) override
    {
        if (option == ScaledSize)
            m_scaled = value.toSize();
    }
    bool supportsOption(ImageOption option) const override { return option == Size || option == ScaledSize; }

private:
    std::optional<LineDrawing> drawing() const { return LineDrawing::read(device()->peek(device()->bytesAvailable())); }

    QSize m_scaled;
};

} // namespace

QImageIOPlugin::Capabilities SignPlugin::capabilities(QIODevice *device, const QByteArray &format) const
{
    const bool isAsked = format == "svg" || (format.isEmpty() && device && device->peek(4) == "<svg");
    return isAsked ? Capabilities(CanRead) : Capabilities();
}

QImageIOHandler *SignPlugin::create(QIODevice *device, const QByteArray &format) const
{
    auto *handler = new SignHandler;
    handler->setDevice(device);
    handler->setFormat(format.isEmpty() ? QByteArray("svg") : format);
    return handler;
}

} // namespace kagetsu::ui
