import { copy } from "../copy.ts";
import { t } from "../text.ts";
import type { SeedPost, Text } from "../types.ts";
import { PRIVACY, TERMS } from "./legal.ts";

function page(id: number, picture: string, slug: Text, source: string): SeedPost {
  const { title, lead, body } = copy(source);
  return {
    id,
    kind: "page",
    title,
    slug,
    excerpt: lead,
    body,
    picture,
    terms: [],
    author: "Baseline",
    daysAgo: 200 - id,
  };
}

/** The content pages. Their sections stand in `pages-*.ts`; only the legal ones are written as one long text. */
export const pages: readonly SeedPost[] = [
  page(
    1,
    "scene-hero",
    t("homepage", "naslovnica", "startseite"),
    `
@en Tennis by the river
> Tennis club, school and shop by the river: eleven clay courts, coaching for every age and same-day stringing.
@hr Tenis uz rijeku
> Teniski klub, škola i trgovina uz rijeku: jedanaest zemljanih terena, treninzi za sve uzraste i pletenje isti dan.
@de Tennis am Fluss
> Tennisclub, Schule und Shop am Fluss: elf Sandplätze, Training für jedes Alter und Besaitung am selben Tag.`,
  ),
  page(
    2,
    "scene-clubhouse",
    t("about-the-club", "o-klubu", "ueber-den-club"),
    `
@en About the club
> Founded by nine rowers in 1931, today home to six hundred players between five and eighty-eight.
@hr O klubu
> Osnovalo ga je devet veslača 1931., a danas je dom za šesto igrača od pet do osamdeset osam godina.
@de Über den Club
> 1931 von neun Ruderern gegründet, heute Zuhause für sechshundert Spieler zwischen fünf und achtundachtzig.`,
  ),
  page(
    3,
    "scene-tournament",
    t("membership", "clanstvo", "mitgliedschaft"),
    `
@en Membership
> Courts all year round, member prices in the shop, a card that opens the gate.
@hr Članstvo
> Tereni cijele godine, članske cijene u trgovini i kartica koja otvara vrata.
@de Mitgliedschaft
> Plätze das ganze Jahr, Mitgliederpreise im Shop und eine Karte, die das Tor öffnet.`,
  ),
  page(
    4,
    "scene-lesson",
    t("coaching", "skola-tenisa", "tennisschule"),
    `
@en Coaching
> Six licensed coaches, groups of four at most, and a trial lesson for fifteen euros.
@hr Škola tenisa
> Šest licenciranih trenera, grupe od najviše četvero i probni trening za petnaest eura.
@de Tennisschule
> Sechs lizenzierte Trainer, Gruppen mit höchstens vier Personen und eine Probestunde für fünfzehn Euro.`,
  ),
  page(
    5,
    "scene-indoor",
    t("our-courts", "nasi-tereni", "unsere-plaetze"),
    `
@en Our courts
> Eleven clay courts, eight of them lit, and three indoor courts from October to April.
@hr Naši tereni
> Jedanaest zemljanih terena, od toga osam s rasvjetom, i tri dvoranska od listopada do travnja.
@de Unsere Plätze
> Elf Sandplätze, acht davon mit Flutlicht, und drei Hallenplätze von Oktober bis April.`,
  ),
  page(
    6,
    "scene-parcel",
    t("delivery-and-returns", "dostava-i-povrat", "lieferung-und-rueckgabe"),
    `
@en Delivery and returns
> What delivery costs, how long it takes and how to send something back.
@hr Dostava i povrat
> Koliko stoji dostava, koliko traje i kako nešto vratiti.
@de Lieferung und Rückgabe
> Was die Lieferung kostet, wie lange sie dauert und wie Sie etwas zurückschicken.`,
  ),
  page(7, "scene-net-detail", t("privacy-notice", "zastita-privatnosti", "datenschutz"), PRIVACY),
  page(8, "scene-parcel", t("terms-of-sale", "uvjeti-prodaje", "verkaufsbedingungen"), TERMS),
  page(
    9,
    "scene-clubhouse",
    t("contact-us", "kontakt-i-upute", "kontakt-und-anfahrt"),
    `
@en Contact us
> Telephone, e-mail, opening hours and the way to the gate.
@hr Kontakt i upute
> Telefon, e-pošta, radno vrijeme i put do ulaza.
@de Kontakt und Anfahrt
> Telefon, E-Mail, Öffnungszeiten und der Weg zum Tor.`,
  ),
  page(
    10,
    "scene-bench",
    t("questions-and-answers", "pitanja-i-odgovori", "fragen-und-antworten"),
    `
@en Questions and answers
> What new members and customers ask us most often.
@hr Pitanja i odgovori
> Što nas novi članovi i kupci najčešće pitaju.
@de Fragen und Antworten
> Was uns neue Mitglieder und Kunden am häufigsten fragen.`,
  ),
];
