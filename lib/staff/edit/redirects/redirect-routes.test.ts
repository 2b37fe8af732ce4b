import { beforeEach, describe, expect, it, vi } from "vitest";
import { resetLimits } from "#lib/gateway/counters.ts";
import { handleCreatePage } from "#lib/staff/edit/pages/handle-create-page.ts";
import { handleUpdatePage } from "#lib/staff/edit/pages/handle-update-page.ts";
import { mountSandbox } from "#tests/backends/sandbox.ts";
import { askAsStaff as ask } from "#tests/factories/staff-requests.ts";
import { handleListRedirects } from "./handle-list-redirects.ts";
import { handleCreateRedirect, handleDeleteRedirect } from "./handle-redirects.ts";

const { expireTags } = vi.hoisted(() => ({ expireTags: vi.fn() }));
vi.mock("#lib/web/cache/expire.ts", () => ({ expireTags }));

mountSandbox();
beforeEach(() => {
  resetLimits();
  expireTags.mockClear();
});

interface Row {
  readonly id: number;
  readonly path: string;
  readonly target: string;
}
const rows = async (search: string): Promise<Row[]> =>
  (await ask(handleListRedirects, { search })).body.data.items;
const targets = async (search: string) =>
  Object.fromEntries((await rows(search)).map(({ path, target }) => [path, target]));
const make = async (path: string, target: string, isPermanent = true) => {
  const { status, body } = await ask(handleCreateRedirect, { path, target, isPermanent });
  return status === 200 ? body.data.path : body.error.payload.message;
};

describe("a redirect", () => {
  it("is made, found and deleted, and expires what was decided before", async () => {
    expect(await make("/Old-Price-List", "about-us", false)).toBe("Old-Price-List");
    expect(expireTags.mock.calls[0]?.[1]).toEqual(["paths", "path:Old-Price-List"]);
    const [row] = await rows("Old-Price");
    expect(row).toMatchObject({ target: "/about-us", isPermanent: false });
    const { id = 0 } = row ?? {};
    expect((await ask(handleDeleteRedirect, { id, path: "other" })).status).toBe(404);
    expect((await ask(handleDeleteRedirect, { id, path: "Old-Price-List" })).status).toBe(200);
    expect(await rows("Old-Price")).toEqual([]);
  });

  it.each([
    ["from an address of the shop", "/cart", "/about-us", "reserved"],
    ["from an address on another host", "https://evil.example/a", "/about-us", "path"],
    ["to another host", "/old-one", "https://evil.example/", "target"],
    ["to another host without a scheme", "/old-one", "//evil.example", "target"],
    ["to a script", "/old-one", "javascript:alert(1)", "target"],
    ["to itself", "/old-one", "/old-one?again=1", "loop"],
  ])("%s is refused", async (_, path, target, problem) => {
    expect(await make(path, target)).toBe(`redirect: ${problem}`);
  });

  it("is refused where it closes a circle, where one is there, and where a page is", async () => {
    expect(await make("circle-one", "/circle-two")).toBe("circle-one");
    expect(await make("circle-two", "/circle-one")).toBe("redirect: loop");
    expect(await make("circle-one", "/elsewhere")).toBe("redirect: exists");
    await aPage("circle-page");
    expect(await make("circle-page", "/elsewhere")).toBe("redirect: taken");
  });
});

const aPage = async (slug: string): Promise<void> => {
  const body = { title: slug, slug, type: "page", status: "published" };
  expect((await ask(handleCreatePage, body)).status).toBe(200);
};

describe("a page whose address changes", () => {
  const move = async (from: string, to: string, redirect = true) => {
    const { handleReadPage } = await import("#lib/staff/edit/pages/handle-read-page.ts");
    const { page } = (await ask(handleReadPage, { path: [from] })).body.data;
    const { id, seen } = page;
    return ask(handleUpdatePage, { id, slug: from, seen, changes: { slug: to }, redirect });
  };

  it("leaves redirects that lead straight to where it is now", async () => {
    await aPage("move-one");
    expect((await move("move-one", "move-two")).body.data).toEqual({
      slug: "move-two",
      isRedirected: true,
    });
    await move("move-two", "move-three");
    expect(await targets("move-")).toEqual({
      "move-one": "/move-three",
      "move-two": "/move-three",
    });
  });

  it("takes an address of its own back", async () => {
    await aPage("back-one");
    await move("back-one", "back-two");
    expect((await move("back-two", "back-one")).status).toBe(200);
    expect(await targets("back-")).toEqual({ "back-two": "/back-one" });
  });

  it("leaves none where that is not wanted, and a new page replaces the one at its address", async () => {
    await aPage("quiet-one");
    expect((await move("quiet-one", "quiet-two", false)).body.data.isRedirected).toBeNull();
    expect(await rows("quiet-")).toEqual([]);
    await make("quiet-old", "/quiet-two");
    await aPage("quiet-old");
    expect(await rows("quiet-")).toEqual([]);
  });
});
