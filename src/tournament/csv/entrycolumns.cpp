// SPDX-License-Identifier: MIT
#include "tournament/csv/entrycolumns.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <utility>

namespace kagetsu::tournament {

namespace {

using Column = EntryColumn;
using Columns = std::vector<Column>;

// Headings as lists have them: in the languages of the program and its neighbours, in spreadsheets, and in
// Swiss-Manager, Vega, OpenGotha and Sharly-Chess. Case, accents and dots are ignored.
struct Heads
{
    Column column;
    std::string_view words; // separated by vertical bars
};

constexpr Heads KnownHeads[] {
    { Column::Number,
        "number|no|nr|num|#|№|№ п/п|п/п|sno|snr|start no|startnr|start number|starting rank|pos|rk|rg|номер|"
        "编号|序号|編號|序號|番号|번호" },
    // Full names. Next to a family name they are given names, and next to a given name they are family names.
    { Column::Name,
        "name|full name|player|player name|participant|last name, first name|family name, given name|surname, name|"
        "name, vorname|nachname, vorname|spieler|teilnehmer|nom|nom, prénom|joueur|nombre|jugador|nome|giocatore|"
        "jméno|příjmení a jméno|jméno a příjmení|příjmení, jméno|hráč|imię|imię i nazwisko|nazwisko i imię|zawodnik|"
        "meno|név|nimi|vārds|vardas|namn|navn|имя|имя и фамилия|фамилия и имя|фамилия, имя|фио|ф.и.о.|игрок|участник|"
        "姓名|名字|选手|选手姓名|棋手|棋手姓名|選手|選手姓名|選手名|氏名|名前|お名前|参加者|이름|성명|선수|선수명" },
    { Column::FamilyName,
        "family name|family|last name|lastname|surname|nachname|familienname|nom de famille|apellido|apellidos|cognome|"
        "příjmení|nazwisko|priezvisko|vezetéknév|perenimi|perekonnanimi|sukunimi|uzvārds|pavardė|efternamn|etternavn|"
        "фамилия|姓|姓氏|苗字|성" },
    { Column::GivenName,
        "given name|given names|first name|firstname|forename|vorname|prénom|keresztnév|eesnimi|etunimi|förnamn|"
        "fornavn|名" },
    { Column::Patronymic, "отчество" },
    { Column::Rating,
        "rating|rat|rtg|rtgi|rtgn|rtg int|rtg nat|int rating|nat rating|rating int|rating nat|irtg|nrtg|elo|elo fide|"
        "fide elo|fide rating|elo nat|elo int|elo i|elo n|standard rating|rapid rating|blitz rating|standard|gor|"
        "egf rating|rif rating|wertung|wertungszahl|dwz|classement|ranking|hodnocení|reiting|рейтинг|рейт|эло|"
        "等级分|等級分|レーティング|レイティング|レート|레이팅|평점" },
    { Column::Rank, "rank|grade|dan|level|段位|段級位|棋力|等级|級位|단|단급|급수|기력|разряд" },
    { Column::Title, "title|tit|titel|titre|título|titolo|titul|tytuł|称号|稱號|칭호|звание|титул" },
    { Column::Sex,
        "sex|gender|m/f|f/m|geschlecht|sexe|sexo|sesso|pohlaví|płeć|nem|neme|sugu|sukupuoli|dzimums|lytis|kön|kjønn|"
        "пол|性别|性別|성별" },
    { Column::Birth,
        "birth|born|birthday|b-day|birth date|birthdate|date of birth|dob|year of birth|birth year|yob|byear|"
        "geburtstag|geburtsdatum|geburtsjahr|jahrgang|geb|geb. datum|naissance|né le|date de naissance|"
        "année de naissance|nacimiento|fecha de nacimiento|año de nacimiento|nascita|data di nascita|"
        "anno di nascita|narození|datum narození|rok narození|ročník|narozen|data urodzenia|rok urodzenia|rok ur.|"
        "születési idő|született|sünniaeg|sünniaasta|syntymäaika|syntymävuosi|dzimšanas gads|gimimo metai|född|født|"
        "рождение|дата рождения|год рождения|г. р.|д. р.|出生|出生年|出生年份|出生年月|出生年月日|出生日期|生日|生年|"
        "生年月日|誕生日|生まれ|생년|생년월일|출생|출생년도|출생연도|생일" },
    { Column::FederationId,
        "id|id no|id number|ident|ident number|identnr|pnr|player id|player number|fide id|fide no|fide number|"
        "id fide|code fide|rif id|rif no|fed id|federation id|federation no|federation number|id nat|nat id|national "
        "id|member id|"
        "member no|membership number|licence|license|licence no|license number|numéro de licence|licencia|"
        "lizenz|mitgliedsnummer|spielernummer|reg. číslo|registrační číslo|numer licencji|legitymacja|"
        "ид|фиде ид|ид фиде|№ "
        "билета|会员号|会员编号|注册号|选手号|棋手编号|會員編號|註冊號|会員番号|登録番号|連盟番号|회원번호|"
        "등록번호|협회 번호|№ в федерации" },
    { Column::RatedGames,
        "rated games|games rated|number of rated games|rated games played|no. of rated games|gewertete partien|"
        "anzahl gewerteter partien|parties classées|parties cotées|partidas valoradas|partite valide|započtené partie|"
        "partie rankingowe|arvestatud partiid|рейтинговые партии|рейтинговых партий|число рейтинговых партий|"
        "等级分对局数|定级局数|等級分對局數|レーティング対局数|レート対局数|레이팅 대국 수" },
    { Column::RatingFactor,
        "k|factor k|k factor|development coefficient|k faktor|faktor k|coefficient k|"
        "facteur k|coeficiente k|fattore k|koeficient k|współczynnik k|к|коэффициент к|коэффициент k|"
        "k值|k系数|系数k|系数 k|k係數|係數k|k係数|係数k|k계수|k 계수|계수 k" },
    { Column::Club,
        "club|club name|club/city|club/ort|city|town|school|verein|ort|klub|oddíl|klubi|klubs|seura|cercle|ville|"
        "circolo|società|miasto|ciudad|organization|俱乐部|单位|学校|城市|俱樂部|單位|學校|縣市|所属|所屬|クラブ|소속|"
        "클럽|학교|지역|клуб|город|"
        "школа|организация" },
    { Column::Country,
        "country|nation|nationality|federation|fed|nat|land|nationalität|fédération|pays|país|federación|federazione|"
        "země|federace|kraj|federacja|maa|riik|国家|国家/地区|國家|國家/地區|国|国籍|国名|국가|국적|страна|федерация" },
    { Column::Members, "members|队员|隊員|メンバー|팀원|состав" },
};

// In a list of players that also names teams, the team is used as the club.
constexpr std::string_view TeamHeads =
    "team|team name|mannschaft|équipe|equipo|squadra|drużyna|družstvo|队名|队伍|隊名|チーム|チーム名|팀|팀명|команда";

// Reduces spellings of a heading to a common form: small letters and digits, without accents.
std::string foldedHead(std::string_view head)
{
    UErrorCode error = U_ZERO_ERROR;
    const icu::Normalizer2 *small = icu::Normalizer2::getNFKCCasefoldInstance(error);
    const icu::Normalizer2 *apart = icu::Normalizer2::getNFDInstance(error);
    if (U_FAILURE(error))
        return std::string(head);
    const auto given = icu::UnicodeString::fromUTF8({ head.data(), static_cast<std::int32_t>(head.size()) });
    const icu::UnicodeString parts = apart->normalize(small->normalize(given, error), error);
    icu::UnicodeString kept;
    for (std::int32_t at = 0; at < parts.length(); at = parts.moveIndex32(at, 1)) {
        const UChar32 character = parts.char32At(at);
        if (u_isalnum(character) || character == U'#')
            kept.append(character);
    }
    std::string folded;
    return kept.toUTF8String(folded);
}

struct Meaning
{
    Column column;
    bool isTeam = false;
};

std::map<std::string, Meaning> meanings()
{
    std::map<std::string, Meaning> all;
    const auto add = [&all](std::string_view words, Meaning meaning) {
        for (std::size_t end = 0; !words.empty(); words.remove_prefix(std::min(end + 1, words.size()))) {
            end = std::min(words.find('|'), words.size());
            all.try_emplace(foldedHead(words.substr(0, end)), meaning);
        }
    };
    for (const Heads &heads : KnownHeads)
        add(heads.words, { heads.column });
    add(TeamHeads, { Column::Name, true });
    return all;
}

std::optional<Meaning> meaningOf(const std::string &head)
{
    static const std::map<std::string, Meaning> All = meanings();
    const auto found = All.find(foldedHead(head));
    return found == All.end() ? std::nullopt : std::optional(found->second);
}

bool isCountry(const std::string &cell)
{
    return cell.size() == 3
        && std::all_of(cell.begin(), cell.end(), [](char letter) { return letter >= 'A' && letter <= 'Z'; });
}

bool isFigure(const std::string &cell)
{
    return figureIn(cell).has_value();
}

// True if the test holds in this column for every row with a value there, and at least one row has a value.
template <class Test>
bool isEvery(const CsvTable &rows, std::size_t place, Test test)
{
    bool isAny = false;
    for (const CsvRow &row : rows) {
        if (place >= row.size() || isFiller(row[place]))
            continue;
        if (!test(row[place]))
            return false;
        isAny = true;
    }
    return isAny;
}

bool has(const Columns &columns, Column column)
{
    return std::find(columns.begin(), columns.end(), column) != columns.end();
}

bool hasName(const Columns &columns)
{
    return has(columns, Column::Name) || has(columns, Column::FamilyName) || has(columns, Column::GivenName);
}

bool isRating(const std::string &cell)
{
    constexpr int LeastRating = 100;
    return figureIn(cell).value_or(0) >= LeastRating;
}

// True if a cell was probably meant as a rating but is not one, such as "19x0": it is short, a single word, consists
// mostly of digits, and is not a date.
bool isNearlyRating(const std::string &cell)
{
    constexpr std::size_t Longest = 7;
    const auto isDigit = [](char sign) { return sign >= '0' && sign <= '9'; };
    const auto digits = static_cast<std::size_t>(std::count_if(cell.begin(), cell.end(), isDigit));
    if (digits == cell.size())
        return digits > 0;
    const bool isDate = isDigit(cell.front()) && birthDateFrom(cell);
    return cell.size() <= Longest && digits >= 2 && 2 * digits >= cell.size() && cell.find(' ') == std::string::npos
        && !isDate;
}

// True if a column has the ratings although some of them cannot be read. No other column may have any.
bool isOfFaultyRatings(const CsvTable &rows, std::size_t place)
{
    std::size_t width = 0;
    std::size_t filled = 0;
    std::size_t right = 0;
    for (const CsvRow &row : rows) {
        width = std::max(width, row.size());
        if (place >= row.size() || isFiller(row[place]))
            continue;
        ++filled;
        right += isRating(row[place]) ? 1 : 0;
    }
    for (std::size_t other = 0; other < width; ++other) {
        if (isEvery(rows, other, isRating))
            return false;
    }
    const auto isMeant = [](const std::string &cell) { return isRating(cell) || isNearlyRating(cell); };
    return filled > 0 && (2 * right > filled || isEvery(rows, place, isMeant));
}

Column guess(const CsvTable &rows, std::size_t place, const Columns &known)
{
    if (isEvery(rows, place, isFigure))
        return isEvery(rows, place, isRating) && !has(known, Column::Rating) ? Column::Rating : Column::Number;
    if (!hasName(known))
        return Column::Name;
    if (!has(known, Column::Rating) && isOfFaultyRatings(rows, place))
        return Column::Rating;
    if (isEvery(rows, place, isCountry) && !has(known, Column::Country))
        return Column::Country;
    return has(known, Column::Club) ? Column::Ignored : Column::Club;
}

Columns guessedColumns(const CsvTable &rows)
{
    std::size_t width = 0;
    for (const CsvRow &row : rows)
        width = std::max(width, row.size());
    Columns columns;
    for (std::size_t place = 0; place < width; ++place)
        columns.push_back(guess(rows, place, columns));
    return columns;
}

// True if several columns may have this meaning: the others are ignored or complete it.
bool mayRepeat(Column column)
{
    return column == Column::Ignored || column == Column::Number || column == Column::Rating
        || column == Column::GivenName || column == Column::FederationId;
}

// Keeps only the first column for each thing, except that a rating may be in any of several columns and a given name in
// several parts. What a team column means depends on the other columns.
Columns singled(const CsvRow &heads)
{
    std::vector<std::optional<Meaning>> all;
    for (const std::string &head : heads)
        all.push_back(meaningOf(head));
    const bool isOfPlayers = std::any_of(all.begin(), all.end(), [](const std::optional<Meaning> &each) {
        return each && !each->isTeam
            && (each->column == Column::Name || each->column == Column::FamilyName
                || each->column == Column::GivenName);
    });
    Columns columns;
    for (const std::optional<Meaning> &each : all) {
        Column column = each ? each->column : Column::Ignored;
        if (each && each->isTeam && isOfPlayers)
            column = Column::Club;
        columns.push_back(!mayRepeat(column) && has(columns, column) ? Column::Ignored : column);
    }
    return columns;
}

// A full name next to one part of a name is taken for the other part.
void partNames(Columns &columns)
{
    const auto name = std::find(columns.begin(), columns.end(), Column::Name);
    if (name == columns.end())
        return;
    const bool hasFamily = has(columns, Column::FamilyName);
    const bool hasGiven = has(columns, Column::GivenName);
    if (hasFamily != hasGiven)
        *name = hasFamily ? Column::GivenName : Column::FamilyName;
}

// A word above nothing but numbers is a heading, whatever its language.
bool isOverFigures(const CsvTable &table, const CsvTable &rows)
{
    const CsvRow &head = table.front();
    for (std::size_t place = 0; place < head.size(); ++place) {
        if (!isFiller(head[place]) && !isFigure(head[place])
            && head[place].find_first_of("0123456789") == std::string::npos && isEvery(rows, place, isFigure))
            return true;
    }
    return false;
}

} // namespace

std::optional<int> figureIn(const std::string &cell)
{
    int number = 0;
    const char *end = cell.data() + cell.size();
    const auto [stop, error] = std::from_chars(cell.data(), end, number);
    if (error != std::errc() || stop != end || number < 0)
        return std::nullopt;
    return number;
}

bool isFiller(const std::string &cell)
{
    constexpr std::size_t Longest = 3; // bytes; a typographic dash is that long
    return cell.size() <= Longest && foldedHead(cell).empty();
}

std::optional<Sex> sexIn(const std::string &cell)
{
    constexpr std::string_view Female =
        "f|w|female|woman|girl|lady|frau|weiblich|femme|fille|mujer|femenino|femmina|"
        "femminile|donna|k|ž|žena|kobieta|nő|naine|n|nainen|ж|жен|женский|женщина|女|女性|"
        "女子|여|여자|여성";
    constexpr std::string_view Male =
        "m|male|man|boy|mann|männlich|h|homme|garçon|hombre|masculino|maschio|maschile|uomo|"
        "muž|mężczyzna|férfi|mees|mies|м|муж|мужской|мужчина|男|男性|男子|남|남자|남성";
    const auto isAmong = [folded = foldedHead(cell)](std::string_view words) {
        for (std::size_t end = 0; !words.empty(); words.remove_prefix(std::min(end + 1, words.size()))) {
            end = std::min(words.find('|'), words.size());
            if (foldedHead(words.substr(0, end)) == folded)
                return true;
        }
        return false;
    };
    if (isAmong(Female))
        return Sex::Female;
    return isAmong(Male) ? std::optional(Sex::Male) : std::nullopt;
}

std::span<const EntryColumn> entryColumns()
{
    static constexpr Column All[] { Column::Name, Column::FamilyName, Column::GivenName, Column::Patronymic,
        Column::Rating, Column::Rank, Column::Title, Column::Club, Column::Country, Column::Birth, Column::Sex,
        Column::FederationId, Column::RatedGames, Column::RatingFactor, Column::Members, Column::Number,
        Column::Ignored };
    return All;
}

std::string_view codeOf(EntryColumn column)
{
    switch (column) {
    case Column::Ignored: return "-";
    case Column::Number: return "number";
    case Column::Name: return "name";
    case Column::FamilyName: return "family-name";
    case Column::GivenName: return "given-name";
    case Column::Patronymic: return "patronymic";
    case Column::Rating: return "rating";
    case Column::Rank: return "rank";
    case Column::Club: return "club";
    case Column::Country: return "country";
    case Column::Members: return "members";
    case Column::Title: return "title";
    case Column::Sex: return "sex";
    case Column::Birth: return "birth";
    case Column::FederationId: return "federation-id";
    case Column::RatedGames: return "rated-games";
    case Column::RatingFactor: return "factor-k";
    }
    return {};
}

std::optional<EntryColumn> entryColumnFrom(std::string_view code)
{
    for (const Column column : entryColumns()) {
        if (codeOf(column) == code)
            return column;
    }
    return std::nullopt;
}

namespace {

// Finds the headings of a list that has titles above them: the first row with two known headings, one of them for the
// name.
std::optional<EntryColumns> headsBelowTitles(const CsvTable &table)
{
    constexpr std::size_t MostTitles = 12;
    for (std::size_t row = 1; row < std::min(MostTitles, table.size()); ++row) {
        Columns columns = singled(table[row]);
        const auto known =
            std::count_if(columns.begin(), columns.end(), [](Column column) { return column != Column::Ignored; });
        if (known < 2 || !hasName(columns))
            continue;
        partNames(columns);
        return EntryColumns { std::move(columns), EntryColumns::Heads::Known, row + 1 };
    }
    return std::nullopt;
}

} // namespace

EntryColumns columnsOf(const CsvTable &table)
{
    if (table.empty())
        return {};
    const CsvTable rows(table.begin() + 1, table.end());
    Columns columns = singled(table.front());
    const auto known =
        std::count_if(columns.begin(), columns.end(), [](Column column) { return column != Column::Ignored; });
    if (hasName(columns)) {
        partNames(columns);
        return { std::move(columns), EntryColumns::Heads::Known, 1 };
    }
    if (std::optional<EntryColumns> found = headsBelowTitles(table))
        return *std::move(found);
    const bool isHead = isOverFigures(table, rows) && (known > 0 || rows.size() > 1);
    if (known < 2 && !isHead)
        return { guessedColumns(table), EntryColumns::Heads::None, 0 };
    // The names are in a column whose heading is unknown.
    for (std::size_t place = 0; place < columns.size(); ++place) {
        if (columns[place] == Column::Ignored)
            columns[place] = guess(rows, place, columns);
    }
    return { std::move(columns), EntryColumns::Heads::Guessed, 1 };
}

EntryColumns columnsToChoose(const CsvTable &table)
{
    constexpr std::size_t Most = 60;
    std::size_t width = 0;
    for (const CsvRow &row : table)
        width = std::max(width, row.size());
    EntryColumns columns = columnsOf(table);
    columns.columns.resize(std::min(width, Most), Column::Ignored);
    return columns;
}

void chooseMeaning(EntryColumns &columns, std::size_t column, EntryColumn meaning)
{
    if (!mayRepeat(meaning))
        std::ranges::replace(columns.columns, meaning, Column::Ignored);
    columns.columns[column] = meaning;
    columns.heads = EntryColumns::Heads::Known; // a person has looked at them
}

} // namespace kagetsu::tournament
