import { BRAND, COLOUR, KIDS } from "../shop/attributes.ts";
import type { SeedProduct } from "../types.ts";
import { product, variants } from "./build.ts";
import { review } from "./reviews.ts";

const SIZES = [KIDS.k116, KIDS.k128, KIDS.k140, KIDS.k152, KIDS.k164];
const own = { brand: [BRAND.baseline] };

export const kidsClothing: readonly SeedProduct[] = [
  product({
    id: 1032,
    sku: "CL-KTEE",
    price: 19,
    categories: [10, 7],
    attributes: own,
    pictures: ["tee-kids-yellow", "tee-kids-sky", "scene-kids-camp"],
    variantAttributes: [{ code: "colour", defaultValue: COLOUR.yellow }, { code: "size" }],
    variants: variants(1032, "CL-KTEE", {
      axes: { colour: [COLOUR.yellow, COLOUR.sky], size: SIZES },
      soldOut: [`${COLOUR.yellow} ${KIDS.k140}`],
      pictures: { [COLOUR.yellow]: ["tee-kids-yellow"], [COLOUR.sky]: ["tee-kids-sky"] },
    }),
    crossSell: [1033, 1023],
    reviews: review.junior,
    copy: `
@en Ace T-shirt for kids
The shirt of every summer camp. Bright enough to be found on court 8, tough enough for the slide at the river.
@hr Ace majica za djecu
Majica svakog ljetnog kampa. Dovoljno vedra da je se vidi na terenu 8, dovoljno čvrsta za tobogan na rijeci.
@de Ace T-Shirt für Kinder
Das Shirt jedes Sommercamps. Hell genug, um auf Platz 8 gefunden zu werden, fest genug für die Rutsche am Fluss.`,
  }),
  product({
    id: 1033,
    sku: "CL-KSHORT",
    price: 24,
    discount: 10,
    categories: [10, 7],
    attributes: own,
    pictures: ["shorts-kids"],
    variantAttributes: [{ code: "size" }],
    variants: variants(1033, "CL-KSHORT", { axes: { size: SIZES }, missing: [`${KIDS.k164}`] }),
    crossSell: [1032],
    copy: `
@en Ace shorts for kids
Elastic waist, yellow sides and two pockets for treasures, one of which may be a ball.
@hr Ace hlače za djecu
Elastični pojas, žute strane i dva džepa za blago, od kojih jedno smije biti loptica.
@de Ace Shorts für Kinder
Gummibund, gelbe Seiten und zwei Taschen für Schätze, einer davon darf ein Ball sein.`,
  }),
  product({
    id: 1034,
    sku: "CL-KHOOD",
    price: 39,
    categories: [10, 7],
    attributes: own,
    pictures: ["hoodie-kids"],
    variantAttributes: [{ code: "size" }],
    variants: variants(1034, "CL-KHOOD", { axes: { size: SIZES }, soldOut: [`${KIDS.k116}`] }),
    crossSell: [1032, 1044],
    copy: `
@en Court hoodie for kids
Warm, washable and always the last thing in the lost-property box. Please write a name inside.
@hr Majica s kapuljačom za djecu
Topla, periva i uvijek posljednja u kutiji izgubljenih stvari. Molimo, upišite ime unutra.
@de Kapuzenpulli für Kinder
Warm, waschbar und immer das Letzte in der Fundkiste. Bitte Namen hineinschreiben.`,
  }),
];
