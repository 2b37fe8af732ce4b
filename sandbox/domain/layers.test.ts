import { expect, it } from "vitest";
import { seed } from "../seed/index.ts";
import { createClient } from "../testing/client.ts";

const [site = seed.sites[0]] = seed.sites;
const client = createClient({ seed });
const headers = { apiKey: site?.apiKey ?? "", site: "7", store: "71", language: "en" };
const unarchived = { key: "archived", value: false };

interface Layer {
  readonly attributeCode: string;
  readonly type: string;
  readonly values: readonly {
    readonly attributeID: number | string;
    readonly totalProducts: number;
    readonly color?: string;
    readonly media?: object;
    readonly minValue?: number | string;
    readonly maxValue?: number | string;
  }[];
}
interface Filter {
  readonly key: string;
  readonly value: unknown;
  readonly range?: boolean;
}

const layers = async (...filters: Filter[]): Promise<Layer[]> => {
  const body = { filters: [unarchived, ...filters] };
  return (await client.send("POST", "v1/product/layered/navigation", body, headers)).data;
};
const total = async (...filters: Filter[]): Promise<number> => {
  const body = { filters: [unarchived, ...filters], limit: 1, select: ["id"] };
  return (await client.send("POST", "v1/product/web/filter", body, headers)).data.totalRecords;
};

/** The values of a layer as the filters that a shopper would send. */
const choices = ({ attributeCode: key, type, values }: Layer): [Filter, number][] =>
  values.map(({ attributeID, totalProducts, minValue, maxValue }) => {
    if (minValue !== undefined)
      return [{ key, value: [minValue, maxValue], range: true }, totalProducts];
    return [{ key, value: type === "YesNo" ? attributeID : [attributeID] }, totalProducts];
  });

it("has every type of filter, and pictures beside colours", async () => {
  const all = await layers();
  expect([...new Set(all.map(({ type }) => type))].toSorted()).toEqual(
    "Date DateTime Number YesNo dropdown multipleSelect textSwatch visualSwatch".split(" "),
  );
  const swatches = all.filter(({ type }) => type === "visualSwatch").flatMap((one) => one.values);
  expect(swatches.some(({ media }) => media) && swatches.some(({ color }) => color)).toBe(true);
});

it.each([
  ["nothing", []],
  ["a colour", [{ key: "colour", value: [1_000_503] }]],
  ["a price", [{ key: "finalPrice", value: [20, 120], range: true }]],
  ["yes", [{ key: "washable", value: "yes" }]],
])("counts what each choice leaves after %s", async (_, chosen: Filter[]) => {
  const keys = new Set(chosen.map(({ key }) => key));
  for (const layer of await layers(...chosen)) {
    if (keys.has(layer.attributeCode)) continue;
    for (const [filter, count] of choices(layer))
      expect(await total(...chosen, filter), JSON.stringify(filter)).toBe(count);
  }
});

it("takes days and moments as ends, both included", async () => {
  const days = (...value: string[]) => total({ key: "firstLesson", value, range: true });
  expect(await days("2026-11-24", "2026-11-28")).toBe(2);
  expect(await days("2026-11-25", "2026-11-28")).toBe(1);
  expect(await days("2026-11-24T07:30:00Z", "2026-11-24T07:30:00.000Z")).toBe(1);
});
