import { beforeEach, expect, it, vi } from "vitest";
import { resetLimits } from "#lib/gateway/counters.ts";
import { handleMasters } from "#lib/staff/edit/handle-masters.ts";
import type { MasterChoice } from "#lib/staff/edit/master-choice.ts";
import { handleCreatePage } from "#lib/staff/edit/pages/handle-create-page.ts";
import { mountSandbox } from "#tests/backends/sandbox.ts";
import { askAsStaff as ask, sectionsIn } from "#tests/factories/staff-requests.ts";
import { handleDeleteMaster, handleRenameMaster } from "./handle-change-master.ts";
import { handleCreateMaster } from "./handle-create-master.ts";

const { expireTags } = vi.hoisted(() => ({ expireTags: vi.fn() }));
vi.mock("#lib/web/cache/expire.ts", () => ({ expireTags }));

mountSandbox();
beforeEach(resetLimits);

const masters = async (): Promise<readonly MasterChoice[]> =>
  (await ask(handleMasters, {})).body.data.masters;
const byId = async (id: number) => (await masters()).find((one) => one.id === id);
const free = async (page = "homepage") =>
  (await sectionsIn(page)).find(({ options }) => !(Number(options.masterId) > 0));

it("a section becomes a master and follows it, also when it is asked for twice", async () => {
  const section = await free();
  const body = { elementId: section?.id, handler: "page-section:homepage", name: "House banner" };
  const made = await ask(handleCreateMaster, body);
  expect([made.status, made.body.data.isFollowed]).toEqual([200, true]);
  const { id } = made.body.data;
  expect(await byId(id)).toMatchObject({
    name: "House banner",
    followers: [{ elementId: section?.id, isHome: true }],
  });
  expect((await ask(handleCreateMaster, body)).status).toBe(409);
  expect((await masters()).filter(({ name }) => name === "House banner")).toHaveLength(1);
});

it("a page that is copied follows the same masters", async () => {
  const page = { title: "Copied", slug: "copied-page", type: "page", status: "draft" };
  await ask(handleCreatePage, { ...page, template: "homepage" });
  const mastersIn = async (slug: string) =>
    (await sectionsIn(slug)).map(({ options }) => Number(options.masterId) || 0);
  const before = await mastersIn("homepage");
  expect(before.some((id) => id > 0)).toBe(true);
  expect(await mastersIn("copied-page")).toEqual(before);
});

it("a master is renamed, and deleted when its followers have its content as their own", async () => {
  const master = (await masters()).find(({ name }) => name === "House banner");
  const id = master?.id ?? 0;
  const shown = (await sectionsIn("homepage")).find(({ options }) => options.masterId === id);
  const named = await ask(handleRenameMaster, { id, name: "Summer banner" });
  expect(named.status).toBe(200);
  expect((await byId(id))?.name).toBe("Summer banner");
  const deleted = await ask(handleDeleteMaster, { id });
  expect([deleted.status, deleted.body.data]).toEqual([200, { freed: 2 }]);
  expect(await byId(id)).toBeUndefined();
  const kept = (await sectionsIn("homepage")).find((one) => one.id === shown?.id);
  expect(kept?.meta).toEqual(shown?.meta);
  expect(kept?.options.masterId).toBeUndefined();
});
