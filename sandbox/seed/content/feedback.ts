import type { SeedForm } from "../form-types.ts";
import { t } from "../text.ts";
import type { Seed, SeedElement } from "../types.ts";
import { section } from "./build.ts";

const EMAIL = t("E-mail", "E-mail", "E-Mail");

/** The club's forms. */
export const forms: readonly SeedForm[] = [
  {
    id: 1,
    type: "contactForm",
    captcha: true,
    title: t("Write to the club", "Pišite klubu", "Schreiben Sie dem Club"),
    fields: [
      {
        name: "name",
        type: "text",
        required: true,
        maxLength: 80,
        label: t("Your name", "Vaše ime", "Ihr Name"),
      },
      { name: "email", type: "email", required: true, maxLength: 120, label: EMAIL },
      { name: "phone", type: "tel", required: false, label: t("Telephone", "Telefon", "Telefon") },
      {
        name: "topic",
        type: "select",
        required: true,
        label: t("What is it about?", "O čemu se radi?", "Worum geht es?"),
        options: [
          t("Courts and membership", "Tereni i članstvo", "Plätze und Mitgliedschaft"),
          t("Coaching", "Škola tenisa", "Training"),
          t("The shop", "Trgovina", "Der Shop"),
        ],
      },
      {
        name: "message",
        type: "textarea",
        required: true,
        maxLength: 1000,
        label: t("Your message", "Vaša poruka", "Ihre Nachricht"),
      },
      {
        name: "answer",
        type: "radio",
        required: false,
        label: t("Answer me by", "Odgovorite mi", "Antwort bitte per"),
        options: [t("E-mail", "E-mailom", "E-Mail"), t("Telephone", "Telefonom", "Telefon")],
      },
    ],
    goalType: "message",
    goal: t(
      "Thank you. The front desk answers within a day.",
      "Hvala. Recepcija odgovara unutar jednog dana.",
      "Danke. Die Rezeption antwortet innerhalb eines Tages.",
    ),
  },
  {
    id: 2,
    type: "productAvailabilityForm",
    captcha: false,
    title: t(
      "Tell me when it is back",
      "Javite mi kad opet bude dostupno",
      "Sagen Sie mir, wenn es wieder da ist",
    ),
    fields: [
      { name: "email", type: "email", required: true, maxLength: 120, label: EMAIL },
      {
        name: "product",
        type: "hidden",
        required: false,
        label: t("Product", "Proizvod", "Produkt"),
      },
    ],
    goalType: "message",
    goal: t(
      "We will write as soon as it is back.",
      "Javit ćemo se čim opet stigne.",
      "Wir schreiben, sobald es wieder da ist.",
    ),
  },
];

const newsletter = (id: number): SeedElement =>
  section(id, "homepage", 20, "newsletter", {
    meta: {
      title: t("News from the courts", "Novosti s terena", "Neues vom Platz"),
      text: t(
        "Tournaments, camps and the best offers of the shop. Once a month, no more.",
        "Turniri, kampovi i najbolje ponude trgovine. Jednom mjesečno, ne češće.",
        "Turniere, Camps und die besten Angebote. Einmal im Monat, nicht öfter.",
      ),
    },
  });

const contact = (id: number): SeedElement =>
  section(id, "contact-us", 3, "form", {
    meta: {
      title: t("Write to us", "Pišite nam", "Schreiben Sie uns"),
      text: t(
        "A question about courts, coaching or an order? Somebody at the front desk reads everything.",
        "Pitanje o terenima, školi ili narudžbi? Na recepciji pročitamo sve.",
        "Eine Frage zu Plätzen, Training oder Bestellung? An der Rezeption wird alles gelesen.",
      ),
    },
    options: { formId: 1 },
  });

const instagram = (id: number): SeedElement =>
  section(id, "about-the-club", 20, "instagram", {
    meta: { title: t("Seen on our courts", "Viđeno na terenima", "Gesehen auf unseren Plätzen") },
    options: { hashtags: ["baselinetennis", "clay"], limit: 6 },
  });

/** The sections where visitors answer. */
export const feedback: Seed["elements"] = {
  "*": [contact(39001), instagram(39002)],
  localhost: [newsletter(39003)],
  "tenis.localhost": [newsletter(39004)],
};
