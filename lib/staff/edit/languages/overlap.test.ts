import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { resetLimits } from "#lib/gateway/counters.ts";
import { handleCreatePage } from "#lib/staff/edit/pages/handle-create-page.ts";
import { publish } from "#lib/staff/edit/publish/publish.ts";
import { mountSandbox } from "#tests/backends/sandbox.ts";
import { askAsStaff, sectionsIn } from "#tests/factories/staff-requests.ts";
import { DEEDS, DEEDS_OF_HIDDEN, type Deed, wordsIn } from "#tests/overlaps/edit-actions.ts";
import {
  type Beginning,
  drop,
  enter,
  leave,
  listOf,
  made,
  open,
  port,
  SLUG,
  statusOf,
  stored,
} from "#tests/overlaps/stage.ts";
import { handleTranslate } from "./handle-translate.ts";

vi.mock("#lib/web/cache/expire.ts", () => ({ expireTags: vi.fn() }));
mountSandbox();

const site = { domain: "tenis.localhost", language: "hr" };
const translate = (job: object, to = "en") =>
  askAsStaff(
    handleTranslate,
    { from: "hr", to, slugMain: SLUG, handler: `page-section:${SLUG}`, ...job },
    site,
  );
const inEnglish = () => sectionsIn(SLUG, "en", site.domain);

beforeAll(async () => {
  await enter();
  const page = { title: "Preklapanje", slug: SLUG, type: "page", status: "published" };
  expect((await askAsStaff(handleCreatePage, page, site)).status).toBe(200);
  expect((await translate({ kind: "page" })).body.data).toEqual({ created: 1 });
});
beforeEach(() => resetLimits());

const JOBS = [
  ["the section", "section"],
  ["what the page lacks", "sections"],
] as const;
const LIST: readonly (readonly [string, Deed, Beginning])[] = [
  ...listOf(DEEDS).map(([, deed]) => [deed.name, deed, "shown"] as const),
  ...listOf(DEEDS_OF_HIDDEN)
    .slice(0, 1)
    .map(([, deed]) => [deed.name, deed, "hidden"] as const),
];

async function end(): Promise<void> {
  for (const { id } of await inEnglish()) await drop(Number(id));
  await leave();
}

describe.each(JOBS)("whoever translates %s", (_, kind) => {
  it.each(LIST)("after somebody %s takes their words along", async (__, deed, as) => {
    const { section, scene } = await open(as);
    const id = section.elementId;
    const { own: first } = await stored(id);
    await publish(made(deed, section, "theirs", scene), port());
    const published = await stored(id);
    const { status, body } = await translate({ kind, id });
    expect(await stored(id)).toEqual(published);
    const isGone = published.own === "null";
    expect(status).toBe(isGone && kind === "section" ? 404 : 200);
    if (kind === "section" && !isGone) expect(body.data).toEqual({ created: 1 });
    const copies = JSON.stringify(await inEnglish());
    const kept = wordsIn(first).filter((word) => !isGone && published.own.includes(word));
    // Additions next to the section belong to the page, not to the section.
    const isBeside = deed.brings && !published.own.includes(deed.brings("theirs"));
    const brought = deed.brings && !(isBeside && kind === "section") ? [deed.brings("theirs")] : [];
    expect([...kept, ...brought].filter((word) => !copies.includes(word))).toEqual([]);
    await end();
  });

  it.each(
    LIST.flatMap(([name, deed, as]) => [
      [name, "before", deed, as] as const,
      [name, "while", deed, as] as const,
    ]),
  )("%s: %s it is published, changes neither", async (__, when, deed, as) => {
    const { section, scene } = await open(as);
    const id = section.elementId;
    let copies = "";
    const run = async () => {
      expect((await translate({ kind, id })).status).toBe(200);
      copies = JSON.stringify(await inEnglish());
    };
    if (when === "before") await run();
    const { results } = await publish(
      made(deed, section, "mine", scene),
      port(when === "while" ? run : undefined),
    );
    expect(results.map(statusOf)).toEqual(results.map(() => "saved"));
    const { own, beside } = await stored(id);
    if (deed.brings) expect(own + beside).toContain(deed.brings("mine"));
    if (copies !== "") expect(JSON.stringify(await inEnglish())).toBe(copies);
    await end();
  });

  it("at the same time as somebody else makes one translation, and takes none of its words", async () => {
    const { section } = await open();
    const id = section.elementId;
    const both = await Promise.all([translate({ kind, id }), translate({ kind, id })]);
    const count = kind === "section" ? 1 : 3;
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]?.body.data.created + both[1]?.body.data.created).toBe(count);
    const [copy] = await inEnglish();
    const [title] = DEEDS.set;
    const theirs = title?.make({ ...section, elementId: Number(copy.id) }, "theirs", {
      ...{ handler: section.handler, ids: [], master: 0, otherMaster: 0 },
    });
    await publish(
      (theirs ?? []).flatMap((one) => one ?? []),
      port(undefined, "en"),
    );
    const written = JSON.stringify(await inEnglish());
    expect(written).toContain("theirs-word");
    expect((await translate({ kind, id })).body.data).toEqual({ created: 0 });
    expect(JSON.stringify(await inEnglish())).toBe(written);
    await end();
  });
});
