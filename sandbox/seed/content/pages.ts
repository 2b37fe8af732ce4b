import { copy } from "../copy.ts";
import { t } from "../text.ts";
import type { SeedPost, Text } from "../types.ts";

function page(id: number, picture: string, slug: Text, source: string): SeedPost {
  const { title, lead, body } = copy(source);
  return { id, kind: "page", title, slug, excerpt: lead, body, picture, terms: [], author: "Baseline", daysAgo: 200 - id };
}

/** The content pages. Their sections stand in `pages-*.ts`; the body is the summary for lists and search. */
export const pages: readonly SeedPost[] = [
  page(1, "scene-hero", t("homepage", "naslovnica", "startseite"), `
@en Tennis by the river
> Tennis club, school and shop by the river: eleven clay courts, coaching for every age and same-day stringing.
Welcome to the club, its courts and its shop.
@hr Tenis uz rijeku
> Teniski klub, škola i trgovina uz rijeku: jedanaest zemljanih terena, treninzi za sve uzraste i pletenje isti dan.
Dobro došli u klub, na terene i u trgovinu.
@de Tennis am Fluss
> Tennisclub, Schule und Shop am Fluss: elf Sandplätze, Training für jedes Alter und Besaitung am selben Tag.
Willkommen im Club, auf den Plätzen und im Shop.`),
  page(2, "scene-clubhouse", t("about-the-club", "o-klubu", "ueber-den-club"), `
@en About the club
> Founded by nine rowers in 1931, today home to six hundred players between five and eighty-eight.
Who we are, where we come from and why the terrace faces west.
@hr O klubu
> Osnovalo ga je devet veslača 1931., a danas je dom za šesto igrača od pet do osamdeset osam godina.
Tko smo, odakle dolazimo i zašto terasa gleda na zapad.
@de Über den Club
> 1931 von neun Ruderern gegründet, heute Zuhause für sechshundert Spieler zwischen fünf und achtundachtzig.
Wer wir sind, woher wir kommen und warum die Terrasse nach Westen zeigt.`),
  page(3, "scene-tournament", t("membership", "clanstvo", "mitgliedschaft"), `
@en Membership
> Courts all year round, member prices in the shop, a card that opens the gate.
Three kinds of membership, one kind of welcome.
@hr Članstvo
> Tereni cijele godine, članske cijene u trgovini i kartica koja otvara vrata.
Tri vrste članstva, jedna vrsta dobrodošlice.
@de Mitgliedschaft
> Plätze das ganze Jahr, Mitgliederpreise im Shop und eine Karte, die das Tor öffnet.
Drei Arten der Mitgliedschaft, eine Art Willkommen.`),
  page(4, "scene-lesson", t("coaching", "skola-tenisa", "tennisschule"), `
@en Coaching
> Six licensed coaches, groups of four at most, and a trial lesson for fifteen euros.
How we teach, who teaches and how to begin.
@hr Škola tenisa
> Šest licenciranih trenera, grupe od najviše četvero i probni trening za petnaest eura.
Kako učimo, tko podučava i kako početi.
@de Tennisschule
> Sechs lizenzierte Trainer, Gruppen mit höchstens vier Personen und eine Probestunde für fünfzehn Euro.
Wie wir unterrichten, wer unterrichtet und wie man anfängt.`),
  page(5, "scene-indoor", t("our-courts", "nasi-tereni", "unsere-plaetze"), `
@en Our courts
> Eleven clay courts, eight of them lit, and three indoor courts from October to April.
What you play on, when it is open and how to book.
@hr Naši tereni
> Jedanaest zemljanih terena, od toga osam s rasvjetom, i tri dvoranska od listopada do travnja.
Na čemu igrate, kada je otvoreno i kako rezervirati.
@de Unsere Plätze
> Elf Sandplätze, acht davon mit Flutlicht, und drei Hallenplätze von Oktober bis April.
Worauf Sie spielen, wann geöffnet ist und wie Sie buchen.`),
  page(6, "scene-parcel", t("delivery-and-returns", "dostava-i-povrat", "lieferung-und-rueckgabe"), `
@en Delivery and returns
> What delivery costs, how long it takes and how to send something back.
Everything about parcels, in one page.
@hr Dostava i povrat
> Koliko stoji dostava, koliko traje i kako nešto vratiti.
Sve o paketima na jednoj stranici.
@de Lieferung und Rückgabe
> Was die Lieferung kostet, wie lange sie dauert und wie Sie etwas zurückschicken.
Alles über Pakete auf einer Seite.`),
  page(7, "scene-net-detail", t("privacy-notice", "zastita-privatnosti", "datenschutz"), `
@en Privacy notice
> What we know about you, why, and how you have it deleted.
We keep what an order and a membership need, and nothing else.
@hr Zaštita privatnosti
> Što znamo o vama, zašto i kako to možete izbrisati.
Čuvamo ono što je potrebno za narudžbu i članstvo, i ništa više.
@de Datenschutzhinweis
> Was wir über Sie wissen, warum, und wie Sie es löschen lassen.
Wir speichern, was Bestellung und Mitgliedschaft brauchen, und sonst nichts.`),
  page(8, "scene-parcel", t("terms-of-sale", "uvjeti-prodaje", "verkaufsbedingungen"), `
@en Terms of sale
> The rules of the shop, in plain words.
How an order becomes a contract, and what both sides can expect.
@hr Uvjeti prodaje
> Pravila trgovine, običnim riječima.
Kako narudžba postaje ugovor i što obje strane mogu očekivati.
@de Verkaufsbedingungen
> Die Regeln des Shops in klaren Worten.
Wie aus einer Bestellung ein Vertrag wird und was beide Seiten erwarten dürfen.`),
  page(9, "scene-clubhouse", t("contact-us", "kontakt-i-upute", "kontakt-und-anfahrt"), `
@en Contact us
> Telephone, e-mail, opening hours and the way to the gate.
The front desk answers every day from 8 am to 9 pm.
@hr Kontakt i upute
> Telefon, e-pošta, radno vrijeme i put do ulaza.
Recepcija se javlja svaki dan od 8 do 21 sat.
@de Kontakt und Anfahrt
> Telefon, E-Mail, Öffnungszeiten und der Weg zum Tor.
Die Rezeption ist täglich von 8 bis 21 Uhr da.`),
  page(10, "scene-bench", t("questions-and-answers", "pitanja-i-odgovori", "fragen-und-antworten"), `
@en Questions and answers
> What new members and customers ask us most often.
If yours is missing, call the front desk.
@hr Pitanja i odgovori
> Što nas novi članovi i kupci najčešće pitaju.
Ako vašeg pitanja nema, nazovite recepciju.
@de Fragen und Antworten
> Was uns neue Mitglieder und Kunden am häufigsten fragen.
Fehlt Ihre Frage? Rufen Sie die Rezeption an.`),
];
