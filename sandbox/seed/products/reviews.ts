import { t } from "../text.ts";
import type { SeedProduct, Text } from "../types.ts";

type Review = NonNullable<SeedProduct["reviews"]>[number];

function by(author: string, rating: number, daysAgo: number, body: Text): Review {
  return { author, rating, daysAgo, body };
}

/** What customers wrote, by the kind of product it fits. */
export const review = {
  rackets: [
    by(
      "Ivana M.",
      5,
      12,
      t(
        "Borrowed the demo for a week and could not give it back. Backhands down the line finally land.",
        "Posudila sam testni na tjedan dana i nisam ga mogla vratiti. Bekhend niz liniju napokon ulazi.",
        "Eine Woche getestet und nicht mehr hergegeben. Die Rückhand longline landet endlich im Feld.",
      ),
    ),
    by(
      "Stefan K.",
      4,
      40,
      t(
        "Great feel, honest weight. Takes a few sessions if you come from a lighter frame.",
        "Odličan osjećaj, poštena težina. Treba nekoliko treninga ako dolazite s lakšeg okvira.",
        "Tolles Gefühl, ehrliches Gewicht. Wer von leichteren Rahmen kommt, braucht ein paar Einheiten.",
      ),
    ),
    by(
      "Luka P.",
      5,
      95,
      t(
        "Strung at 23 kg on clay. Exactly what the coach promised.",
        "Opleten na 23 kg, zemlja. Točno ono što je trener obećao.",
        "Mit 23 kg auf Sand. Genau das, was der Trainer versprochen hat.",
      ),
    ),
  ],
  power: [
    by(
      "Marta V.",
      5,
      8,
      t(
        "Depth without effort. I play two sets now and still feel my arm.",
        "Dubina bez napora. Sada odigram dva seta i još osjećam ruku.",
        "Länge ohne Anstrengung. Ich spiele jetzt zwei Sätze und spüre meinen Arm noch.",
      ),
    ),
    by(
      "Tom H.",
      4,
      61,
      t(
        "A lot of racket for the money. I added a dampener on day one.",
        "Puno reketa za taj novac. Prvi dan dodao sam antivibrator.",
        "Viel Schläger fürs Geld. Den Dämpfer habe ich am ersten Tag ergänzt.",
      ),
    ),
  ],
  junior: [
    by(
      "Petra S.",
      5,
      5,
      t(
        "My son sleeps next to it. Right size, right weight, great colour.",
        "Sin spava pored njega. Prava veličina, prava težina, odlična boja.",
        "Mein Sohn schläft daneben. Richtige Größe, richtiges Gewicht, tolle Farbe.",
      ),
    ),
    by(
      "Jonas W.",
      4,
      33,
      t(
        "Survived the first summer camp with two scratches.",
        "Preživio prvi ljetni kamp s dvije ogrebotine.",
        "Hat das erste Sommercamp mit zwei Kratzern überlebt.",
      ),
    ),
    by(
      "Ana B.",
      5,
      74,
      t(
        "The coach measured her and picked the length. It fits.",
        "Trener ju je izmjerio i odabrao duljinu. Pristaje.",
        "Der Trainer hat sie gemessen und die Länge gewählt. Passt.",
      ),
    ),
  ],
  strings: [
    by(
      "Karlo D.",
      5,
      18,
      t(
        "Bites into the ball and holds its tension for a good fifteen hours.",
        "Grize lopticu i drži napetost dobrih petnaest sati.",
        "Greift den Ball und hält die Spannung gut fünfzehn Stunden.",
      ),
    ),
    by(
      "Elise R.",
      3,
      52,
      t(
        "Plenty of spin but too stiff for my elbow. I went back to the multifilament.",
        "Puno rotacije, ali prekruto za moj lakat. Vratila sam se multifilamentu.",
        "Viel Spin, aber zu hart für meinen Ellbogen. Ich bin zurück beim Multifilament.",
      ),
    ),
  ],
  shoes: [
    by(
      "Nina J.",
      5,
      9,
      t(
        "First shoes that slide evenly on both feet. True to size.",
        "Prve tenisice koje jednako klize na obje noge. Broj odgovara.",
        "Die ersten Schuhe, die auf beiden Füßen gleich rutschen. Fallen normal aus.",
      ),
    ),
    by(
      "Robert L.",
      4,
      27,
      t(
        "Firm at first, perfect after a week. The toe cap really is tough.",
        "U početku tvrde, nakon tjedna savršene. Kapica je stvarno čvrsta.",
        "Anfangs fest, nach einer Woche perfekt. Die Zehenkappe hält wirklich.",
      ),
    ),
    by(
      "Dunja T.",
      5,
      88,
      t(
        "Clay stays out of the tread. My car is grateful.",
        "Zemlja se ne lijepi u potplat. Auto mi je zahvalan.",
        "Der Sand bleibt nicht im Profil. Mein Auto ist dankbar.",
      ),
    ),
  ],
  clothing: [
    by(
      "Sara G.",
      5,
      15,
      t(
        "Pocket for two balls that really holds two balls.",
        "Džep za dvije loptice u koji stvarno stanu dvije loptice.",
        "Eine Tasche für zwei Bälle, in die wirklich zwei Bälle passen.",
      ),
    ),
    by(
      "Mislav R.",
      4,
      49,
      t(
        "Dries on the way home. Runs slightly large.",
        "Osuši se putem kući. Malo je veći broj.",
        "Trocknet auf dem Heimweg. Fällt etwas größer aus.",
      ),
    ),
  ],
  balls: [
    by(
      "Goran Z.",
      5,
      3,
      t(
        "Same bounce in the third set as in the first.",
        "Isti odskok u trećem setu kao u prvom.",
        "Im dritten Satz derselbe Absprung wie im ersten.",
      ),
    ),
    by(
      "Heidi N.",
      5,
      31,
      t(
        "Our whole Tuesday group orders these now.",
        "Cijela naša grupa od utorka sada naručuje ove.",
        "Unsere ganze Dienstagsgruppe bestellt jetzt diese.",
      ),
    ),
  ],
  lessons: [
    by(
      "Filip A.",
      5,
      6,
      t(
        "One hour with Coach Maja and my serve has a plan.",
        "Jedan sat s trenericom Majom i moj servis ima plan.",
        "Eine Stunde mit Trainerin Maja, und mein Aufschlag hat einen Plan.",
      ),
    ),
    by(
      "Claire D.",
      5,
      44,
      t(
        "Patient, precise and good fun. Booked ten more.",
        "Strpljivo, precizno i zabavno. Rezervirala sam još deset.",
        "Geduldig, genau und unterhaltsam. Ich habe zehn weitere gebucht.",
      ),
    ),
  ],
  learning: [
    by(
      "Matej Š.",
      5,
      20,
      t(
        "Read it on two train rides, used it the same week.",
        "Pročitao u dvije vožnje vlakom, primijenio isti tjedan.",
        "Auf zwei Zugfahrten gelesen, in derselben Woche angewendet.",
      ),
    ),
    by(
      "Judith F.",
      4,
      67,
      t(
        "Clear pictures and short chapters. I would like a second volume.",
        "Jasne slike i kratka poglavlja. Voljela bih i drugi svezak.",
        "Klare Bilder, kurze Kapitel. Ich wünsche mir einen zweiten Band.",
      ),
    ),
  ],
} as const satisfies Record<string, readonly Review[]>;
