import { html } from "../copy.ts";
import { mapText, t } from "../text.ts";
import type { SeedElement, Text } from "../types.ts";
import { page, parts, picture, section } from "./build.ts";

const rich = (en: string, hr: string, de: string): Text => mapText(t(en, hr, de), html);
const question = (title: Text, text: Text) => ({ meta: { title, text } });
const icon = (name: string, title: Text, text: Text) => ({
  meta: { icon: picture(name), title, text },
});

/** Sections of the pages that help. */
export const helpSections: readonly SeedElement[] = [
  section(30701, "delivery-and-returns", 1, "icons", {
    meta: { title: t("Delivery in short", "Dostava ukratko", "Lieferung in Kürze") },
    parts: parts(30701, [
      icon(
        "icon-delivery",
        t("To your door, 5.90 €", "Na vrata, 5,90 €", "Nach Hause, 5,90 €"),
        t(
          "Two to four working days, free from 120 €.",
          "Dva do četiri radna dana, besplatno od 120 €.",
          "Zwei bis vier Werktage, ab 120 € kostenlos.",
        ),
      ),
      icon(
        "icon-clock",
        t("Express, 12.90 €", "Ekspres, 12,90 €", "Express, 12,90 €"),
        t(
          "Ordered before noon, there the next day.",
          "Naručeno do podne, sutradan kod vas.",
          "Bis mittags bestellt, am nächsten Tag da.",
        ),
      ),
      icon(
        "icon-court",
        t("At the club, free", "U klubu, besplatno", "Im Club, kostenlos"),
        t(
          "At the front desk from 8 am to 9 pm.",
          "Na recepciji od 8 do 21 sat.",
          "An der Rezeption von 8 bis 21 Uhr.",
        ),
      ),
    ]),
  }),
  section(30702, "delivery-and-returns", 2, "faq", {
    meta: { title: t("Sending something back", "Povrat robe", "Etwas zurückschicken") },
    parts: parts(30702, [
      question(
        t("How long do I have?", "Koliko imam vremena?", "Wie lange habe ich Zeit?"),
        rich(
          "Thirty days from the day of delivery, unused and with its label. Strings that have been cut and engraved things stay with you.",
          "Trideset dana od dostave, nekorišteno i s etiketom. Prerezane žice i gravirani predmeti ostaju vama.",
          "Dreißig Tage ab Lieferung, unbenutzt und mit Etikett. Geschnittene Saiten und Graviertes bleiben bei Ihnen.",
        ),
      ),
      question(
        t("Who pays for it?", "Tko to plaća?", "Wer bezahlt das?"),
        rich(
          "We do, when you bring it to the front desk or to a parcel locker. Print the label from your order or ask us for one.",
          "Mi, ako predmet donesete na recepciju ili u paketomat. Naljepnicu ispišite iz narudžbe ili je zatražite od nas.",
          "Wir, wenn Sie es zur Rezeption oder zu einer Paketstation bringen. Das Etikett finden Sie bei der Bestellung oder bei uns.",
        ),
      ),
      question(
        t("What about demo rackets?", "Što je s testnim reketima?", "Und die Testschläger?"),
        rich(
          "A demo racket is yours for seven days. If you keep it, the fee of five euros comes off the price.",
          "Testni reket vaš je sedam dana. Ako ga zadržite, naknada od pet eura odbija se od cijene.",
          "Ein Testschläger gehört Ihnen sieben Tage. Behalten Sie ihn, wird die Gebühr von fünf Euro angerechnet.",
        ),
      ),
    ]),
  }),
  section(30801, "contact-us", 1, "text", {
    meta: {
      title: t("The front desk", "Recepcija", "Die Rezeption"),
      text: rich(
        "**Telephone:** +385 1 555 0131, every day from 8 am to 9 pm\n\n**E-mail:** [hello@baseline.example](mailto:hello@baseline.example)\n\n**Address:** Riverside Walk 4, 10000 Zagreb. Tram 17 to the bridge, then four minutes along the water. Bicycles may go through the gate, cars may not.",
        "**Telefon:** +385 1 555 0131, svaki dan od 8 do 21 sat\n\n**E-pošta:** [hello@baseline.example](mailto:hello@baseline.example)\n\n**Adresa:** Šetalište uz rijeku 4, 10000 Zagreb. Tramvaj 17 do mosta, zatim četiri minute uz vodu. Bicikli smiju kroz ulaz, automobili ne.",
        "**Telefon:** +385 1 555 0131, täglich von 8 bis 21 Uhr\n\n**E-Mail:** [hello@baseline.example](mailto:hello@baseline.example)\n\n**Adresse:** Uferpromenade 4, 10000 Zagreb. Straßenbahn 17 bis zur Brücke, dann vier Minuten am Wasser entlang. Fahrräder dürfen durchs Tor, Autos nicht.",
      ),
    },
  }),
  section(30802, "contact-us", 2, "media", {
    meta: {
      media: picture("scene-clubhouse"),
      caption: t("Follow the red roof", "Pratite crveni krov", "Dem roten Dach nach"),
    },
  }),
  section(30901, "questions-and-answers", 1, "faq", {
    meta: { title: t("The shop", "Trgovina", "Der Shop") },
    parts: parts(30901, [
      question(
        t(
          "Which racket is right for me?",
          "Koji je reket pravi za mene?",
          "Welcher Schläger passt zu mir?",
        ),
        rich(
          "Tell us how long you have played and what hurts, if anything does. Then borrow two of our suggestions for a week and keep the one you forget you are holding.",
          "Recite nam koliko dugo igrate i boli li vas što. Zatim posudite dva prijedloga na tjedan dana i zadržite onaj za koji zaboravite da ga držite.",
          "Sagen Sie uns, wie lange Sie spielen und ob etwas schmerzt. Leihen Sie dann zwei Vorschläge für eine Woche und behalten Sie den, den Sie in der Hand vergessen.",
        ),
      ),
      question(
        t(
          "Is my racket strung when it arrives?",
          "Stiže li reket opleten?",
          "Kommt mein Schläger besaitet an?",
        ),
        rich(
          "It says so on the product page. Unstrung frames can be ordered together with a set of string and the stringing service.",
          "Piše na stranici proizvoda. Neopletene okvire možete naručiti zajedno sa žicom i uslugom pletenja.",
          "Das steht auf der Produktseite. Unbesaitete Rahmen bestellen Sie mit Saite und Besaitungsservice zusammen.",
        ),
      ),
      question(
        t(
          "How do members get their price?",
          "Kako članovi dobivaju svoju cijenu?",
          "Wie bekommen Mitglieder ihren Preis?",
        ),
        rich(
          "Type the barcode of the card into the cart. The discount shows at once and is kept for the next order.",
          "Upišite barkod kartice u košaricu. Popust se odmah vidi i čuva se za sljedeću narudžbu.",
          "Geben Sie den Barcode der Karte im Warenkorb ein. Der Nachlass erscheint sofort und bleibt für die nächste Bestellung.",
        ),
      ),
      question(
        t("Where do I find my e-book?", "Gdje je moja e-knjiga?", "Wo finde ich mein E-Book?"),
        rich(
          "In the e-mail that confirms the order, as PDF and EPUB. The link works for a year.",
          "U e-poruci kojom potvrđujemo narudžbu, kao PDF i EPUB. Poveznica vrijedi godinu dana.",
          "In der Bestätigungs-E-Mail, als PDF und EPUB. Der Link gilt ein Jahr.",
        ),
      ),
    ]),
  }),
  section(30902, "questions-and-answers", 2, "faq", {
    meta: { title: t("The courts", "Tereni", "Die Plätze") },
    parts: parts(30902, [
      question(
        t("What if it rains?", "Što ako pada kiša?", "Und wenn es regnet?"),
        rich(
          "The desk calls you an hour before if the courts are closed. The hour stays yours.",
          "Ako su tereni zatvoreni, recepcija vas zove sat ranije. Termin ostaje vaš.",
          "Sind die Plätze gesperrt, ruft die Rezeption eine Stunde vorher an. Die Stunde bleibt Ihnen.",
        ),
      ),
      question(
        t("May I bring a dog?", "Smijem li povesti psa?", "Darf ich einen Hund mitbringen?"),
        rich(
          "To the terrace, gladly. On court they keep the balls.",
          "Na terasu rado. Na terenu zadržavaju loptice.",
          "Auf die Terrasse gern. Auf dem Platz behalten sie die Bälle.",
        ),
      ),
    ]),
  }),
  section(30903, "questions-and-answers", 3, "categories", {
    meta: { title: t("While you are here", "Kad ste već ovdje", "Wenn Sie schon hier sind") },
    options: { categoryIds: [1, 6, 14, 18], columns: 4 },
  }),
  section(30904, "questions-and-answers", 4, "banner", {
    meta: {
      text: t(
        "Your question is not here? We like answering.",
        "Vašeg pitanja nema? Rado odgovaramo.",
        "Ihre Frage fehlt? Wir antworten gern.",
      ),
    },
    linkMeta: { cta: page(9, t("Contact us", "Javite nam se", "Kontakt aufnehmen")) },
    options: { background: "#a8431f", color: "#ffffff" },
  }),
];
