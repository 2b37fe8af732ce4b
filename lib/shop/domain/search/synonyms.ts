/** Words of any shop that mean the same, for each language. A site adds those of its trade (option `SearchSynonyms`). */
const COMMON: Readonly<Record<string, readonly (readonly string[])[]>> = {
  en: [
    ["kid", "kids", "child", "children", "junior", "youth"],
    ["women", "womens", "woman", "ladies", "female"],
    ["men", "mens", "man", "gentlemen", "male"],
    ["trainers", "sneakers", "shoes"],
    ["voucher", "gift voucher", "gift card", "gift certificate"],
    ["bike", "bicycle", "cycle"],
    ["ebike", "e-bike", "electric bike", "electric bicycle"],
    ["fee", "price", "cost", "rates"],
    ["delivery", "shipping", "postage"],
    ["return", "returns", "refund", "exchange"],
    ["service", "repair", "maintenance", "servicing"],
    ["tee", "t-shirt", "tshirt"],
    ["sweater", "jumper", "pullover", "hoodie", "sweatshirt"],
    ["bag", "backpack", "rucksack"],
    ["hours", "opening hours", "opening times"],
    ["sale", "discount", "offers", "reduced"],
    ["beginner", "beginners", "starter"],
    ["toddler", "small child", "children"],
    ["hat", "cap", "beanie"],
    ["keychain", "keyring", "key ring"],
    ["sweatband", "wristband"],
    ["foldable", "folding", "collapsible"],
    ["pedelec", "ebike", "e-bike", "electric"],
    ["mobile", "mobile phone", "cell phone", "smartphone"],
    ["laptop", "notebook"],
    ["telly", "tv", "television"],
    ["earphones", "earbuds", "headphones"],
    ["usb stick", "memory stick", "flash drive", "thumb drive"],
    ["hard disk", "hard drive"],
    ["ram", "memory"],
    ["lead", "cable"],
    ["torch", "flashlight"],
    ["vacuum", "hoover"],
    ["frying pan", "skillet"],
    ["coffee maker", "coffee machine"],
    ["tap", "faucet"],
    ["duvet", "comforter", "quilt"],
    ["trousers", "pants"],
    ["wellies", "wellingtons", "rain boots"],
    ["nappies", "diapers"],
    ["pushchair", "pram", "stroller", "buggy"],
    ["courgette", "zucchini"],
    ["aubergine", "eggplant"],
    ["coriander", "cilantro"],
    ["prawns", "shrimp"],
    ["crisps", "chips"],
    ["sweets", "candy", "confectionery"],
    ["biscuits", "cookies"],
    ["wholemeal", "wholewheat", "whole grain"],
    ["fizzy", "sparkling"],
    ["crime novel", "thriller", "mystery", "whodunnit"],
    ["cookbook", "cookery book", "recipes"],
    ["sci-fi", "science fiction"],
  ],
  de: [
    ["kinder", "kind", "junior", "jugend"],
    ["damen", "frauen"],
    ["herren", "männer"],
    ["turnschuhe", "sportschuhe", "sneaker", "schuhe"],
    ["gutschein", "geschenkgutschein", "geschenkkarte"],
    ["fahrrad", "rad", "bike"],
    ["versand", "lieferung", "versandkosten"],
    ["rückgabe", "retoure", "umtausch"],
    ["reparatur", "service", "wartung"],
    ["stunde", "training", "kurs", "unterricht"],
    ["preis", "kosten", "gebühr", "beitrag"],
    ["angebot", "rabatt", "reduziert"],
    ["anfänger", "einsteiger"],
    ["mütze", "kappe", "cap"],
    ["hose", "hosen", "shorts"],
    ["flasche", "trinkflasche"],
  ],
  hr: [
    ["dječji", "djeca", "djecu", "junior", "juniorski", "klinci"],
    ["ženski", "žene", "dame"],
    ["muški", "muškarci"],
    ["patike", "tenisice", "cipele", "obuća"],
    ["poklon bon", "poklon kartica", "darovna kartica", "darovni bon"],
    ["bicikl", "dvokotač"],
    ["dostava", "isporuka", "slanje"],
    ["povrat", "zamjena", "reklamacija"],
    ["servis", "popravak", "održavanje"],
    ["članarina", "članstvo", "iskaznica"],
    ["cijena", "cjenik", "trošak"],
    ["ruksak", "torba", "naprtnjača"],
    ["akcija", "popust", "sniženje"],
    ["početnik", "početnike", "početni"],
    ["hoodica", "hudica", "kapuljača", "kapuljačom"],
    ["šilterica", "kapa", "šilt"],
    ["sokne", "čarape"],
    ["flašica", "boca", "flaša"],
  ],
  ar: [
    ["دراجة", "بسكليت", "عجلة", "دراجات"],
    ["حقيبة", "شنطة"],
    ["أطفال", "طفل", "الصغار"],
    ["توصيل", "شحن"],
    ["إرجاع", "استبدال", "مرتجعات"],
    ["صيانة", "إصلاح", "تصليح"],
    ["قسيمة", "بطاقة هدية"],
    ["ضوء", "مصباح", "أضواء", "مصابيح"],
    ["خصم", "تخفيض", "عروض"],
    ["زجاجة", "قارورة", "قنينة"],
    ["مضخة", "منفاخ"],
  ],
};

/**
 * The synonyms for a language, the site's own first. `option` is `SearchSynonyms`: for each language lists of words;
 * anything else is ignored.
 */
export function synonymsFor(language: string, option: unknown): readonly (readonly string[])[] {
  return [...listsIn(option, language), ...(COMMON[language] ?? [])];
}

/** A page's part of `SearchSynonyms`: the lists of one language, at most `MOST` of at most `MOST_WORDS` words. */
export function listsIn(option: unknown, language: string): string[][] {
  const lists =
    typeof option === "object" && option !== null ? Reflect.get(option, language) : undefined;
  if (!Array.isArray(lists)) return [];
  return lists
    .filter((list) => Array.isArray(list))
    .slice(0, MOST)
    .map((list: readonly unknown[]) =>
      list.filter((word) => typeof word === "string" && word !== "").slice(0, MOST_WORDS),
    )
    .map((list) => list.map(String))
    .filter((list) => list.length > 1);
}

const MOST = 200;
const MOST_WORDS = 12;
