// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QPaintDevice>
#include <QSizeF>

#include <memory>

namespace kagetsu::ui {

class SvgEngine;

// A paint device that produces SVG: small and tidy, with words as text in a common font and each stone as one element.
// The same pictures give the same bytes. It supports what boards are painted with, but neither images nor clipping.
class SvgPaper : public QPaintDevice
{
public:
    // `size` is in units of the painter; when printed, one unit is `millimetres` long.
    explicit SvgPaper(QSizeF size, double millimetres = 25.4 / 96);
    ~SvgPaper() override;

    // Returns one <svg> element that can stand alone or in a page; call it once painting has ended. Ids in it begin
    // with `prefix`, which within a page must differ from picture to picture.
    QByteArray svg(const QString &prefix = {}) const;

    QPaintEngine *paintEngine() const override;

protected:
    int metric(PaintDeviceMetric metric) const override;

private:
    QSizeF m_size;
    double m_millimetres;
    std::unique_ptr<SvgEngine> m_engine;
};

} // namespace kagetsu::ui
