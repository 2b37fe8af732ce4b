/** Searches, each with the filters that its words become: by the filters and the currency of each shop. */
export const WISHED_SEARCHES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  "localhost en": [
    ["white shoes size 42", "Colour: White; Shoe size: EU 42"],
    ["shoes 42", "Shoe size: EU 42"],
    ["rackets under 100", "Price: –100"],
    ["racquet under 100", "Price: –100"],
    ["shoes between 50 and 100", "Price: 50–100"],
    ["shoes from 50 euros", "Price: 50–"],
    ["t-shirt L", "Size: L"],
    ["blue cap", "Colour: Navy, Sky"],
    ["under 20", "Price: –20"],
    ["camp for children under 10 years", ""],
    ["clay court shoes", ""],
    ["court line 98", ""],
    ['"shoes 42"', ""],
  ],
  "tenis.localhost de": [
    ["Schuhe bis 100 Euro", "Preis: –100"],
    ["weiße Schuhe Gr. 42", "Farbe: Weiß; Schuhgröße: EU 42"],
    ["blaue Schuhe", "Farbe: Marineblau, Himmelblau"],
    ["20-50€", "Preis: 20–50"],
  ],
  "tenis.localhost hr": [
    ["tenisice do 100 eura", "Cijena: –100"],
    ["bijele tenisice 42", "Boja: Bijela; Broj cipela: EU 42"],
    ["reketi od 50 do 100 eura", "Cijena: 50–100"],
    ["majica s kapuljačom", ""],
  ],
  "velo.localhost en": [
    ["helmet below 300 dirhams", "Price: –300"],
    ["helmet below 300 euros", ""],
    ["carbon bike", "Frame material: Carbon"],
  ],
  "velo.localhost ar": [
    ["دراجة أقل من 5000", "السعر: –5000"],
    ["دراجة حتى ٥٠٠٠ درهم", "السعر: –5000"],
    ["دراجة بيضاء", "اللون: أبيض"],
    ["دراجة مقاس L", "مقاس الهيكل: L"],
  ],
};
