import { BALL, COLOUR } from "../shop/attributes.ts";
import type { SeedProduct } from "../types.ts";

type Facts = NonNullable<SeedProduct["attributes"]>;

const each = (ids: readonly number[], facts: Facts) => ids.map((id) => [id, facts] as const);

/** What filters ask for, beside the attributes in the product files: by product id. */
const FACTS: readonly (readonly [number, Facts])[] = [
  ...each([1035, 1036, 1039], { ballKind: [BALL.pressurised] }),
  ...each([1057], { ballKind: [BALL.pressureless] }),
  ...each([1037], { ballKind: [BALL.red] }),
  ...each([1038], { ballKind: [BALL.green] }),
  ...each([1053], { ballKind: [BALL.giant] }),
  // Cloth: what may go into the machine.
  ...each([1024, 1025, 1026, 1027, 1028, 1029, 1030, 1032, 1033, 1034], { washable: true }),
  ...each([1048, 1049, 1050, 1051, 1055, 1043], { washable: true }),
  ...each([1031, 1040, 1041, 1042, 1044], { washable: false }),
  ...each([1047, 1054], { colour: [COLOUR.mixed] }),
  // New arrivals, and what is announced.
  ...each([1001, 1002], { availableFrom: "2026-09-01" }),
  ...each([1003], { availableFrom: "2026-10-15" }),
  ...each([1005, 1008], { availableFrom: "2026-11-05" }),
  ...each([1007], { availableFrom: "2027-01-20" }),
  ...each([1012], { availableFrom: "2027-03-01" }),
  ...each([1013, 1016], { availableFrom: "2026-08-10" }),
  ...each([1020], { availableFrom: "2026-10-01" }),
  ...each([1022], { availableFrom: "2026-11-15" }),
  ...each([1056], { availableFrom: "2027-05-10" }),
  ...each([1059], { availableFrom: "2026-11-01", firstLesson: "2026-11-24T07:30:00Z" }),
  ...each([1060], { availableFrom: "2027-01-07", firstLesson: "2027-01-11T16:00:00Z" }),
  ...each([1061], { availableFrom: "2026-11-01", firstLesson: "2026-11-28T09:15:00Z" }),
  ...each([1062], { availableFrom: "2026-12-01", firstLesson: "2026-12-03T18:00:00Z" }),
  ...each([1058], { firstLesson: "2027-06-22T08:00:00Z" }),
];

/** Videos and documents, after the pictures. */
const MEDIA: Readonly<Record<number, readonly string[]>> = {
  1035: ["ball-bounce"],
  1064: ["ball-bounce"],
  1019: ["size-chart", "care-guide"],
  1020: ["size-chart", "care-guide"],
  1024: ["size-chart", "care-guide"],
  1028: ["size-chart", "care-guide"],
  1032: ["size-chart"],
};

/** The product with what this table knows of it. */
export function withFacts(product: SeedProduct): SeedProduct {
  const facts = FACTS.filter(([id]) => id === product.id).map(([, known]) => known);
  const media = MEDIA[product.id] ?? [];
  return {
    ...product,
    pictures: [...product.pictures, ...media],
    ...(facts.length > 0 ? { attributes: Object.assign({}, ...facts, product.attributes) } : {}),
  };
}
