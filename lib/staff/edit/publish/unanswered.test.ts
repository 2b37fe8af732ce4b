import { afterEach, beforeAll, expect, it } from "vitest";
import { rawElementCalls } from "#lib/shop/api/calls/product-variants.ts";
import { insertSection } from "#lib/staff/edit/model/actions.ts";
import { forgetValues } from "#lib/web/cache/claims/kept-values.ts";
import { mountSandbox } from "#tests/backends/sandbox.ts";
import { enter, leave, open, port } from "#tests/overlaps/stage.ts";
import { createJournal } from "./journal.ts";
import type { PublishPort } from "./port.ts";
import { publish } from "./publish.ts";
import { createUnanswered } from "./unanswered.ts";

mountSandbox();
beforeAll(enter);
afterEach(async () => {
  forgetValues();
  await leave();
});

const LOST = { kind: "network", status: 0, message: "timeout" } as const;
let attempts = 0;

/** The backend as one attempt of a person sees it. @param loses whether the answer to a creation is lost, and when */
function attemptOf(person: string, loses: "never" | "before" | "after" = "never"): PublishPort {
  const own = port();
  attempts += 1;
  return {
    ...own,
    journal: createJournal(`attempt-${attempts}`, async () => true),
    unanswered: createUnanswered([person]),
    send: async (call, options) => {
      if (call.path !== rawElementCalls.create.path || loses === "never")
        return own.send(call, options);
      if (loses === "after") await own.send(call, options);
      return { ok: false, error: LOST };
    },
  };
}

/** A page and a publish of one new section on it; says how many sections the page has gained. */
async function pageWithNewSection() {
  const { section, scene } = await open();
  const target = { handler: scene.handler, ids: scene.ids, after: section.elementId };
  const insert = insertSection(target, "cards", -1).filter(({ kind }) => kind === "insert");
  const count = async () => {
    const found = await port().send(rawElementCalls.getByHandlers, {
      input: { handlers: [scene.handler] },
    });
    return found.ok ? found.data.length : expect.fail("The page cannot be read.");
  };
  const before = await count();
  return {
    save: (by: PublishPort) => publish(insert, by),
    gained: async () => (await count()) - before,
  };
}

it("does not create a section twice whose creation was carried out without an answer", async () => {
  const { save, gained } = await pageWithNewSection();
  expect((await save(attemptOf("ana", "after"))).results).toMatchObject([{ status: "failed" }]);
  const { results, created } = await save(attemptOf("ana"));
  expect(results).toMatchObject([{ status: "saved" }]);
  expect(created).toEqual({ "-1": expect.any(Number) });
  expect(await gained()).toBe(1);
});

it("creates one whose creation never arrived", async () => {
  const { save, gained } = await pageWithNewSection();
  await save(attemptOf("ana", "before"));
  expect((await save(attemptOf("ana"))).results).toMatchObject([{ status: "saved" }]);
  expect(await gained()).toBe(1);
});

it("creates another one of the same content afterwards", async () => {
  const { save, gained } = await pageWithNewSection();
  await save(attemptOf("ana", "after"));
  await save(attemptOf("ana"));
  await save(attemptOf("ana"));
  expect(await gained()).toBe(2);
});

it("gives nobody a section of somebody else", async () => {
  const { save, gained } = await pageWithNewSection();
  await save(attemptOf("ana", "after"));
  await save(attemptOf("ivo"));
  expect(await gained()).toBe(2);
});
