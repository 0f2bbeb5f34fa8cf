// SPDX-License-Identifier: MIT
#include "workbookfile.h"

#include <cstdlib>
#include <zip.h>

namespace workbookfile {

namespace {

constexpr const char *Head = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";
const std::string Main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const std::string Office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

std::string relation(const char *id, const char *kind, const char *target)
{
    return std::string("<Relationship Id=\"") + id + "\" Type=\"" + Office + "/" + kind + "\" Target=\"" + target
        + "\"/>";
}

std::string relations(const std::string &all)
{
    return Head + std::string("<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">")
        + all + "</Relationships>";
}

std::string part(const std::string &element, const std::string &content)
{
    return Head + ("<" + element) + " xmlns=\"" + Main + "\" xmlns:r=\"" + Office + "\">" + content + "</" + element
        + ">";
}

} // namespace

std::string zipped(const Parts &parts)
{
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t *target = zip_source_buffer_create(nullptr, 0, 0, &error);
    zip_source_keep(target);
    zip_t *archive = zip_open_from_source(target, ZIP_TRUNCATE, &error);
    if (!archive)
        std::abort();
    for (const auto &[name, content] : parts) {
        zip_source_t *source = zip_source_buffer(archive, content.data(), content.size(), 0);
        const zip_int64_t at = zip_file_add(archive, name.c_str(), source, ZIP_FL_ENC_UTF_8);
        if (at < 0 || (name == "mimetype" && zip_set_file_compression(archive, zip_uint64_t(at), ZIP_CM_STORE, 0) != 0))
            std::abort();
    }
    if (zip_close(archive) != 0 || zip_source_open(target) != 0)
        std::abort();
    zip_source_seek(target, 0, SEEK_END);
    std::string bytes(std::size_t(zip_source_tell(target)), '\0');
    zip_source_seek(target, 0, SEEK_SET);
    zip_source_read(target, bytes.data(), bytes.size());
    zip_source_close(target);
    zip_source_free(target);
    zip_error_fini(&error);
    return bytes;
}

Parts partsOf(const Xlsx &workbook)
{
    return { { "[Content_Types].xml", std::string(Head) + "<Types/>" },
        { "_rels/.rels", relations(relation("rId1", "officeDocument", "xl/workbook.xml")) },
        { "xl/workbook.xml",
            part("workbook", "<sheets><sheet name=\"Players\" sheetId=\"1\" r:id=\"rId1\"/></sheets>") },
        { "xl/_rels/workbook.xml.rels",
            relations(relation("rId1", "worksheet", "worksheets/sheet1.xml")
                + relation("rId2", "sharedStrings", "sharedStrings.xml") + relation("rId3", "styles", "styles.xml")) },
        { "xl/worksheets/sheet1.xml", part("worksheet", "<sheetData>" + workbook.rows + "</sheetData>") },
        { "xl/sharedStrings.xml", part("sst", workbook.texts) },
        { "xl/styles.xml", part("styleSheet", workbook.styles) } };
}

Parts odsOf(const std::string &tables)
{
    return { { "mimetype", "application/vnd.oasis.opendocument.spreadsheet" },
        { "content.xml",
            std::string(Head)
                + "<office:document-content xmlns:office=\"urn:oasis:names:tc:opendocument:xmlns:office:1.0\" "
                  "xmlns:table=\"urn:oasis:names:tc:opendocument:xmlns:table:1.0\" "
                  "xmlns:text=\"urn:oasis:names:tc:opendocument:xmlns:text:1.0\">"
                  "<office:automatic-styles/><office:body><office:spreadsheet>"
                + tables + "</office:spreadsheet></office:body></office:document-content>" },
        { "META-INF/manifest.xml", std::string(Head) + "<manifest/>" } };
}

} // namespace workbookfile
