import { t } from "../text.ts";
import type { Seed, SeedConsent, SeedDelivery, SeedPayment, SeedUser } from "../types.ts";

export const delivery: readonly SeedDelivery[] = [
  {
    id: 1,
    name: t("Home delivery", "Dostava na kućnu adresu", "Lieferung nach Hause"),
    description: t(
      "By courier in two to four working days. Free from 120 €.",
      "Kurirskom službom u dva do četiri radna dana. Besplatno od 120 €.",
      "Per Kurier in zwei bis vier Werktagen. Ab 120 € kostenlos.",
    ),
    price: 5.9,
    freeFrom: 120,
    countries: "ALL",
    branches: [],
  },
  {
    id: 2,
    name: t(
      "Parcel locker or pick-up point",
      "Paketomat ili mjesto preuzimanja",
      "Paketstation oder Abholstelle",
    ),
    description: t(
      "Choose the locker or counter nearest to you.",
      "Odaberite paketomat ili šalter koji vam je najbliži.",
      "Wählen Sie die Station oder den Schalter in Ihrer Nähe.",
    ),
    price: 3.5,
    freeFrom: 80,
    countries: ["HR", "SI", "AT", "DE"],
    branches: [
      { id: 21, name: "Zagreb, Glavni kolodvor", country: "HR" },
      { id: 22, name: "Zagreb, Avenue Mall", country: "HR" },
      { id: 23, name: "Split, Poljud", country: "HR" },
      { id: 201, name: "Zagreb, Maksimir", country: "HR" },
      { id: 202, name: "Zagreb, Jarun", country: "HR" },
      { id: 203, name: "Rijeka, Korzo", country: "HR" },
      { id: 204, name: "Osijek, Trg slobode", country: "HR" },
      { id: 205, name: "Zadar, Poluotok", country: "HR" },
      { id: 206, name: "Pula, Arena", country: "HR" },
      { id: 207, name: "Varaždin, Korzo", country: "HR" },
      { id: 208, name: "Čakovec, Trg Republike", country: "HR" },
      { id: 209, name: "Dubrovnik, Gruž", country: "HR" },
      { id: 210, name: "Šibenik, Poljana", country: "HR" },
      { id: 211, name: "Umag, ATP stadion", country: "HR" },
      { id: 24, name: "Ljubljana, BTC", country: "SI" },
      { id: 212, name: "Maribor, Europark", country: "SI" },
      { id: 25, name: "Graz, Hauptplatz", country: "AT" },
      { id: 213, name: "Wien, Hauptbahnhof", country: "AT" },
      { id: 26, name: "München, Ostbahnhof", country: "DE" },
      { id: 214, name: "Berlin, Alexanderplatz", country: "DE" },
    ],
  },
  {
    id: 3,
    name: t("Express courier", "Ekspresna dostava", "Expresskurier"),
    description: t(
      "Ordered before noon, with you the next working day.",
      "Naručeno do podne, kod vas sljedeći radni dan.",
      "Bis mittags bestellt, am nächsten Werktag bei Ihnen.",
    ),
    price: 12.9,
    countries: ["HR", "SI", "AT", "DE", "IT"],
    branches: [],
  },
  {
    id: 4,
    name: t("Pick up at the club", "Preuzimanje u klubu", "Abholung im Club"),
    description: t(
      "At the front desk, every day from 8 am to 9 pm. Free.",
      "Na recepciji, svaki dan od 8 do 21 sat. Besplatno.",
      "An der Rezeption, täglich von 8 bis 21 Uhr. Kostenlos.",
    ),
    price: 0,
    countries: "ALL",
    branches: [],
  },
];

export const payment: readonly SeedPayment[] = [
  {
    id: 1,
    name: t("Pay on delivery", "Plaćanje pouzećem", "Zahlung bei Lieferung"),
    description: t(
      "Cash or card, when the parcel is in your hands.",
      "Gotovinom ili karticom, kad paket bude u vašim rukama.",
      "Bar oder mit Karte, wenn das Paket da ist.",
    ),
    paymentType: null,
  },
  {
    id: 2,
    name: t("Credit or debit card", "Kreditna ili debitna kartica", "Kredit- oder Debitkarte"),
    description: t(
      "You are taken to the secure page of our bank.",
      "Preusmjerit ćemo vas na sigurnu stranicu naše banke.",
      "Sie werden zur sicheren Seite unserer Bank geleitet.",
    ),
    paymentType: "CARD",
  },
  {
    id: 3,
    name: t("PayPal", "PayPal", "PayPal"),
    description: t(
      "Confirm in PayPal's window, without leaving the shop.",
      "Potvrdite u PayPalovom prozoru, bez napuštanja trgovine.",
      "Im Fenster von PayPal bestätigen, ohne den Shop zu verlassen.",
    ),
    paymentType: "PAYPAL",
  },
  {
    id: 4,
    name: t("PayPal every month", "PayPal svaki mjesec", "PayPal jeden Monat"),
    description: t(
      "The same order again each month, until you end it.",
      "Ista narudžba svaki mjesec, dok je ne otkažete.",
      "Dieselbe Bestellung jeden Monat, bis Sie sie beenden.",
    ),
    paymentType: "PAYPAL",
    subscription: true,
  },
  {
    id: 5,
    name: t("Company account", "Račun tvrtke", "Firmenkonto"),
    description: t(
      "For companies: confirmed on the page of our bank, with an invoice for the books.",
      "Za tvrtke: potvrda na stranici naše banke, uz račun za knjigovodstvo.",
      "Für Firmen: Bestätigung auf der Seite unserer Bank, mit Rechnung für die Bücher.",
    ),
    paymentType: "HPF",
    companies: true,
    agreements: ["99900000003"],
  },
];

export const consents: readonly SeedConsent[] = [
  {
    id: 1,
    uniqueNumber: "terms-of-sale",
    formType: "checkoutForm",
    required: true,
    displayName: t(
      'I have read and accept the <a href="~/terms-of-sale">terms of sale</a>.',
      'Pročitao/la sam i prihvaćam <a href="~/uvjeti-prodaje">uvjete prodaje</a>.',
      'Ich habe die <a href="~/verkaufsbedingungen">Verkaufsbedingungen</a> gelesen und akzeptiere sie.',
    ),
  },
  {
    id: 2,
    uniqueNumber: "newsletter-checkout",
    formType: "checkoutForm",
    required: false,
    displayName: t(
      "Send me the club newsletter: once a month, no more.",
      "Šaljite mi klupske novosti: jednom mjesečno, ne češće.",
      "Schicken Sie mir den Club-Newsletter: einmal im Monat, nicht öfter.",
    ),
  },
  {
    id: 21,
    uniqueNumber: "courier-call",
    formType: "addressForm",
    required: false,
    displayName: t(
      "The courier may call me before the delivery.",
      "Dostavljač me smije nazvati prije dostave.",
      "Der Kurier darf mich vor der Lieferung anrufen.",
    ),
  },
  {
    id: 3,
    uniqueNumber: "privacy-register",
    formType: "registerForm",
    required: true,
    displayName: t(
      'I agree that the club keeps my data as described in the <a href="~/privacy-notice">privacy notice</a>.',
      'Suglasan/na sam da klub čuva moje podatke kako piše u <a href="~/zastita-privatnosti">zaštiti privatnosti</a>.',
      'Ich stimme zu, dass der Club meine Daten gemäß <a href="~/datenschutz">Datenschutzhinweis</a> speichert.',
    ),
  },
  {
    id: 4,
    uniqueNumber: "newsletter-subscribe",
    formType: "newsletter",
    required: true,
    displayName: t(
      "I would like to receive the club newsletter and can leave it at any time.",
      "Želim primati klupske novosti i mogu se odjaviti u svakom trenutku.",
      "Ich möchte den Newsletter erhalten und kann ihn jederzeit abbestellen.",
    ),
  },
  {
    id: 5,
    uniqueNumber: "contact-answer",
    formType: "contactForm",
    required: true,
    displayName: t(
      "The club may use my address to answer this message.",
      "Klub smije koristiti moju adresu kako bi odgovorio na ovu poruku.",
      "Der Club darf meine Adresse verwenden, um diese Nachricht zu beantworten.",
    ),
  },
  {
    id: 6,
    uniqueNumber: "availability-mail",
    formType: "productAvailabilityForm",
    required: true,
    displayName: t(
      "You may write to me once, when this product is back.",
      "Smijete mi pisati jednom, kad proizvod opet bude dostupan.",
      "Sie dürfen mir einmal schreiben, wenn das Produkt wieder da ist.",
    ),
  },
];

export const coupons: Seed["coupons"] = [
  { code: "ACE10", percent: 10, uses: null },
  { code: "LOVE15", percent: 15, uses: null },
  { code: "MATCHPOINT50", percent: 50, uses: 1 },
];

export const memberCards: Seed["memberCards"] = [
  { barcode: "2900000000017", percent: 10, valid: true },
  { barcode: "2900000000024", percent: 5, valid: true },
  { barcode: "2900000000093", percent: 10, valid: false },
];

export const users: readonly SeedUser[] = [
  {
    id: 1,
    email: "customer@baseline.example",
    password: "baseline-customer",
    firstName: "Ana",
    lastName: "Kovačić",
    isBackofficeUser: false,
    memberCardBarcode: "2900000000017",
  },
  {
    id: 2,
    email: "editor@baseline.example",
    password: "baseline-editor",
    firstName: "Marko",
    lastName: "Urednik",
    isBackofficeUser: true,
  },
  {
    id: 3,
    email: "admin@baseline.example",
    password: "baseline-admin",
    firstName: "Vera",
    lastName: "Steiner",
    isBackofficeUser: true,
  },
];
