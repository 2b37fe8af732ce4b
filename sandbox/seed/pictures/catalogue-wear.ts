import { cap, dress, shorts, skirt, socks, type TopLook, top } from "./clothing.ts";
import { type PictureEntry, productEntry, type Words } from "./entry.ts";
import { type ShoeLook, shoePair, shoeSide } from "./shoe.ts";
import { INK, place } from "./svg.ts";

type Draw = () => string;
const centre = (body: string, scale = 1.2, y = 600, turn = 0) =>
  place(body, { x: 600, y, scale, turn });

const SHOES: Readonly<Record<string, readonly [ShoeLook, Words]>> = {
  "clay-runner-men": [
    { upper: INK.white, panel: INK.green, accent: INK.clay, outsole: INK.clay },
    [
      "White tennis shoe with green panels and a clay-red sole",
      "Bijela tenisica sa zelenim dijelovima i potplatom boje zemlje",
      "Weißer Tennisschuh mit grünen Flächen und ziegelroter Sohle",
    ],
  ],
  "clay-runner-men-navy": [
    { upper: INK.navy, panel: "#16233d", accent: INK.yellow, outsole: INK.clay },
    [
      "Navy tennis shoe with yellow stripes",
      "Tamnoplava tenisica sa žutim prugama",
      "Marineblauer Tennisschuh mit gelben Streifen",
    ],
  ],
  "clay-runner-women": [
    { upper: INK.white, panel: INK.rose, accent: INK.navy, outsole: INK.clay },
    [
      "White tennis shoe with rose panels",
      "Bijela tenisica s roza dijelovima",
      "Weißer Tennisschuh mit rosa Flächen",
    ],
  ],
  "clay-runner-women-sky": [
    { upper: INK.sky, panel: INK.white, accent: INK.navy, outsole: INK.clay },
    ["Light blue tennis shoe", "Svijetloplava tenisica", "Hellblauer Tennisschuh"],
  ],
  "all-court-pro": [
    { upper: INK.black, panel: "#3a4144", accent: INK.yellow, outsole: INK.yellowDeep, mid: true },
    [
      "Black tennis shoe with yellow stripes",
      "Crna tenisica sa žutim prugama",
      "Schwarzer Tennisschuh mit gelben Streifen",
    ],
  ],
  "all-court-pro-clay": [
    { upper: INK.clay, panel: INK.clayDeep, accent: INK.white, outsole: INK.black, mid: true },
    [
      "Clay-red tennis shoe with white stripes",
      "Tenisica boje zemlje s bijelim prugama",
      "Ziegelroter Tennisschuh mit weißen Streifen",
    ],
  ],
  "indoor-glide": [
    { upper: "#dfe5e2", panel: INK.steel, accent: INK.green, outsole: INK.greenSoft },
    [
      "Grey indoor shoe with green stripes",
      "Siva dvoranska tenisica sa zelenim prugama",
      "Grauer Hallenschuh mit grünen Streifen",
    ],
  ],
  "junior-court": [
    { upper: INK.yellow, panel: INK.green, accent: INK.navy, outsole: INK.navy },
    [
      "Yellow and green children's tennis shoe",
      "Žuto-zelena dječja tenisica",
      "Gelb-grüner Kindertennisschuh",
    ],
  ],
  "grass-classic": [
    { upper: INK.white, panel: "#efe9da", accent: INK.greenSoft, outsole: "#d8c79c" },
    ["All-white grass court shoe", "Potpuno bijela tenisica za travu", "Ganz weißer Rasenschuh"],
  ],
};

const TOPS: Readonly<Record<string, readonly [TopLook, Words]>> = {
  "polo-men-navy": [
    { body: INK.navy, trim: INK.white, sleeves: "short", collar: "polo" },
    ["Navy polo shirt", "Tamnoplava polo majica", "Marineblaues Poloshirt"],
  ],
  "polo-men-white": [
    { body: INK.white, trim: INK.green, sleeves: "short", collar: "polo" },
    [
      "White polo shirt with a green collar",
      "Bijela polo majica sa zelenim ovratnikom",
      "Weißes Poloshirt mit grünem Kragen",
    ],
  ],
  "polo-women-rose": [
    { body: INK.rose, trim: INK.white, sleeves: "short", collar: "polo" },
    ["Rose polo shirt", "Roza polo majica", "Rosafarbenes Poloshirt"],
  ],
  "polo-women-green": [
    { body: INK.green, trim: INK.yellow, sleeves: "short", collar: "polo" },
    [
      "Green polo shirt with a yellow collar",
      "Zelena polo majica sa žutim ovratnikom",
      "Grünes Poloshirt mit gelbem Kragen",
    ],
  ],
  "tank-clay": [
    { body: INK.clay, trim: INK.white, sleeves: "none", collar: "crew" },
    ["Clay-red tank top", "Majica bez rukava boje zemlje", "Ziegelrotes Tanktop"],
  ],
  "tank-white": [
    { body: INK.white, trim: INK.navy, sleeves: "none", collar: "crew" },
    ["White tank top", "Bijela majica bez rukava", "Weißes Tanktop"],
  ],
  "tee-club": [
    { body: INK.green, trim: INK.yellow, sleeves: "short", collar: "crew", print: "BASELINE" },
    [
      "Green T-shirt with the club's name",
      "Zelena majica s imenom kluba",
      "Grünes T-Shirt mit Clubnamen",
    ],
  ],
  "tee-club-clay": [
    { body: INK.clay, trim: INK.white, sleeves: "short", collar: "crew", print: "BASELINE" },
    [
      "Clay-red T-shirt with the club's name",
      "Majica boje zemlje s imenom kluba",
      "Ziegelrotes T-Shirt mit Clubnamen",
    ],
  ],
  "half-zip": [
    { body: INK.greenSoft, trim: INK.greenDeep, sleeves: "long", collar: "zip" },
    [
      "Soft green half-zip top",
      "Svijetlozelena majica s patentom",
      "Hellgrünes Oberteil mit Reißverschluss",
    ],
  ],
  "half-zip-navy": [
    { body: INK.navy, trim: INK.sky, sleeves: "long", collar: "zip" },
    [
      "Navy half-zip top",
      "Tamnoplava majica s patentom",
      "Marineblaues Oberteil mit Reißverschluss",
    ],
  ],
  "tee-kids-yellow": [
    { body: INK.yellow, trim: INK.green, sleeves: "short", collar: "crew", print: "ACE" },
    [
      "Yellow children's T-shirt saying ACE",
      "Žuta dječja majica s natpisom ACE",
      "Gelbes Kinder-T-Shirt mit ACE",
    ],
  ],
  "tee-kids-sky": [
    { body: INK.sky, trim: INK.navy, sleeves: "short", collar: "crew", print: "ACE" },
    [
      "Light blue children's T-shirt saying ACE",
      "Svijetloplava dječja majica s natpisom ACE",
      "Hellblaues Kinder-T-Shirt mit ACE",
    ],
  ],
  "hoodie-kids": [
    { body: INK.clay, trim: INK.white, sleeves: "long", collar: "hood" },
    [
      "Clay-red children's hoodie",
      "Dječja majica s kapuljačom boje zemlje",
      "Ziegelroter Kinder-Hoodie",
    ],
  ],
};

const OTHERS: Readonly<Record<string, readonly [Draw, Words]>> = {
  "skirt-green": [
    () => centre(skirt(INK.green, INK.white)),
    [
      "Green pleated tennis skirt",
      "Zelena plisirana teniska suknja",
      "Grüner plissierter Tennisrock",
    ],
  ],
  "skirt-white": [
    () => centre(skirt(INK.white, INK.navy)),
    [
      "White pleated tennis skirt",
      "Bijela plisirana teniska suknja",
      "Weißer plissierter Tennisrock",
    ],
  ],
  "skirt-navy": [
    () => centre(skirt(INK.navy, INK.yellow)),
    [
      "Navy pleated tennis skirt",
      "Tamnoplava plisirana teniska suknja",
      "Marineblauer plissierter Tennisrock",
    ],
  ],
  "dress-white": [
    () => centre(dress(INK.white, INK.green), 1.15),
    [
      "White tennis dress with green trim",
      "Bijela teniska haljina sa zelenim rubom",
      "Weißes Tenniskleid mit grünem Saum",
    ],
  ],
  "dress-clay": [
    () => centre(dress(INK.clay, INK.white), 1.15),
    ["Clay-red tennis dress", "Teniska haljina boje zemlje", "Ziegelrotes Tenniskleid"],
  ],
  "shorts-green": [
    () => centre(shorts(INK.green, INK.greenDeep)),
    ["Green tennis shorts", "Zelene kratke hlače", "Grüne Tennisshorts"],
  ],
  "shorts-white": [
    () => centre(shorts(INK.white, INK.groundDeep)),
    ["White tennis shorts", "Bijele kratke hlače", "Weiße Tennisshorts"],
  ],
  "shorts-kids": [
    () => centre(shorts(INK.navy, INK.yellow), 1.05),
    [
      "Navy children's shorts with yellow sides",
      "Plave dječje hlače sa žutim prugama",
      "Blaue Kindershorts mit gelben Seiten",
    ],
  ],
  "cap-green": [
    () => centre(cap(INK.green, INK.yellow), 1.12, 640),
    [
      "Green cap with a yellow peak",
      "Zelena kapa sa žutim šiltom",
      "Grüne Kappe mit gelbem Schirm",
    ],
  ],
  "cap-white": [
    () => centre(cap(INK.white, INK.green), 1.12, 640),
    [
      "White cap with a green peak",
      "Bijela kapa sa zelenim šiltom",
      "Weiße Kappe mit grünem Schirm",
    ],
  ],
  "cap-clay": [
    () => centre(cap(INK.clay, INK.white), 1.12, 640),
    ["Clay-red cap", "Kapa boje zemlje", "Ziegelrote Kappe"],
  ],
  visor: [
    () => centre(cap(INK.white, INK.navy, true), 1.12, 590),
    [
      "White visor with a navy peak",
      "Bijeli šilt s plavim rubom",
      "Weißes Visor mit blauem Schirm",
    ],
  ],
  socks: [
    () => centre(socks(INK.white, INK.green), 1.25, 590),
    [
      "White socks with green rings",
      "Bijele čarape sa zelenim prugama",
      "Weiße Socken mit grünen Ringen",
    ],
  ],
};

export const wearPictures: readonly PictureEntry[] = [
  ...Object.entries(SHOES).flatMap(([name, [look, words]]) => [
    productEntry(`shoe-${name}`, words, () => shoeSide(look)),
    productEntry(
      `shoe-${name}-pair`,
      [`${words[0]}, with its sole`, `${words[1]}, s potplatom`, `${words[2]}, mit Sohle`],
      () => shoePair(look),
    ),
  ]),
  ...Object.entries(TOPS).map(([name, [look, words]]) =>
    productEntry(name, words, () =>
      centre(top(look), look.collar === "hood" ? 1.1 : 1.22, look.collar === "hood" ? 660 : 620),
    ),
  ),
  ...Object.entries(OTHERS).map(([name, [draw, words]]) => productEntry(name, words, draw)),
];
