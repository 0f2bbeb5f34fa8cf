// SPDX-License-Identifier: MIT
#include "ui/print/share/sharemovie.h"

#include <webp/encode.h>
#include <webp/mux.h>

#include <algorithm>
#include <memory>

namespace kagetsu::ui {

using namespace std::chrono_literals;

namespace {

constexpr int MovieWidth = 640;
constexpr float MovieQuality = 82;
constexpr int MovieEffort = 2; // of 6: more takes longer for files hardly smaller

struct EncoderEnd
{
    void operator()(WebPAnimEncoder *encoder) const { WebPAnimEncoderDelete(encoder); }
};

// Adds an image that is shown from this moment on. Returns false without memory.
bool addFrame(WebPAnimEncoder &encoder, const QImage &image, std::chrono::milliseconds from, const WebPConfig &config)
{
    WebPPicture picture;
    if (!WebPPictureInit(&picture))
        return false;
    const QImage bytes = image.convertToFormat(QImage::Format_RGB888);
    picture.use_argb = 1;
    picture.width = bytes.width();
    picture.height = bytes.height();
    const bool isAdded = WebPPictureImportRGB(&picture, bytes.constBits(), static_cast<int>(bytes.bytesPerLine()))
        && WebPAnimEncoderAdd(&encoder, &picture, static_cast<int>(from.count()), &config);
    WebPPictureFree(&picture);
    return isAdded;
}

} // namespace

ShareTimes shareTimes(int moves)
{
    return { std::clamp(60000ms / std::max(1, moves), 250ms, 800ms), 3000ms };
}

QByteArray movingPicture(const DiagramSubject &subject, ShareShape shape)
{
    const qreal scale = qreal(MovieWidth) / shareSize(shape).width();
    const QSize size = (QSizeF(shareSize(shape)) * scale).toSize();
    WebPAnimEncoderOptions options;
    WebPConfig config;
    if (!WebPAnimEncoderOptionsInit(&options) || !WebPConfigInit(&config))
        return {};
    options.anim_params.loop_count = 0; // without end
    config.quality = MovieQuality;
    config.method = MovieEffort;
    const std::unique_ptr<WebPAnimEncoder, EncoderEnd> encoder(
        WebPAnimEncoderNew(size.width(), size.height(), &options));
    if (!encoder)
        return {};
    const int moves = static_cast<int>(subject.moves.size());
    const ShareTimes times = shareTimes(moves);
    for (int shown = 0; shown <= moves; ++shown) {
        if (!addFrame(*encoder, paintShared(subjectAfter(subject, shown), shape, scale), times.move * shown, config))
            return {};
    }
    WebPData data;
    WebPDataInit(&data);
    QByteArray bytes;
    if (WebPAnimEncoderAdd(encoder.get(), nullptr, static_cast<int>((times.move * moves + times.last).count()), nullptr)
        && WebPAnimEncoderAssemble(encoder.get(), &data))
        bytes = QByteArray(reinterpret_cast<const char *>(data.bytes), static_cast<qsizetype>(data.size));
    WebPDataClear(&data);
    return bytes;
}

} // namespace kagetsu::ui
