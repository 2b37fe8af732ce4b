// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Dialogs } from "#components/staff/edit/chrome/dialogs.tsx";
import { forgetLibraries } from "#components/staff/edit/media/library-store.ts";
import type { OpenDialog } from "#components/staff/edit/store/open-dialog.ts";
import en from "#messages/en.json";
import { allowDialogs, drawInEditor, valuesSet } from "#tests/factories/edit-page.tsx";
import type { anElement } from "#tests/factories/element.ts";
import { mediaEntry, mediaList } from "#tests/factories/media.ts";
import { forgetLinks } from "./send-links.ts";

const words = en.edit.links;
const RACKET = {
  type: "product",
  id: 7,
  slug: "racket",
  title: "Racket",
  address: "/product/racket",
};
const SHOE = { type: "product", id: 8, slug: "shoe", title: "Shoe", address: "/product/shoe" };
const HERE = 30002;

type Answers = Readonly<Record<string, (body: Record<string, unknown>) => object>>;
const asked: { route: string; body: Record<string, unknown> }[] = [];

/** The staff routes of links. */
function serve(answers: Answers = {}): void {
  vi.stubGlobal("fetch", async (url: string, { body }: { body: string }) => {
    const route = url.split("/").at(-1) ?? "";
    const sent = JSON.parse(body);
    asked.push({ route, body: sent });
    const usual: Answers = {
      search: () => ({ items: [RACKET, SHOE] }),
      check: () => ({ gone: [], home: [] }),
      resolve: () => ({ target: null }),
    };
    return Response.json({ data: (answers[route] ?? usual[route])?.(sent) ?? {} });
  });
}

async function open(
  dialog: OpenDialog,
  component: string,
  fields: Parameters<typeof anElement>[0],
) {
  const store = await drawInEditor(
    <Dialogs announce={() => {}} publish={() => {}} />,
    component,
    fields,
  );
  await act(async () => store.getState().open(dialog));
  await screen.findByRole("dialog");
  return store;
}
const cta = { name: "link", elementId: HERE, path: "linkMeta.cta" } as const;
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));

beforeAll(allowDialogs);
beforeEach(() => {
  asked.length = 0;
  forgetLinks();
  Element.prototype.scrollIntoView = () => {};
});

describe("a link", () => {
  it("is led to what is found by its title, by keys alone, in one step that keeps its name", async () => {
    serve();
    const link = { name: "Book", href: "/old", x: 1 };
    const store = await open(cta, "hero", { linkMeta: { cta: link } });
    await userEvent.click(screen.getByLabelText(words.site));
    await screen.findByRole("combobox", { name: words.search });
    await userEvent.keyboard("ra");
    // The list of the search without a word is there before.
    const searched = () => asked.filter(({ route }) => route === "search").at(-1)?.body;
    await waitFor(() => expect(searched()).toEqual({ search: "ra", type: "any" }));
    await screen.findByRole("option", { name: /Shoe/ });
    await userEvent.keyboard("{ArrowDown}{Enter}");
    // The focused control is removed: the choice is announced, and the focus stays next to it.
    expect(document.activeElement).toBe(screen.getByRole("button", { name: words.other }));
    expect(screen.getByRole("status").textContent).toContain("“Shoe”");
    await userEvent.click(screen.getByLabelText(words.newTab));
    expect(screen.getByText(words.rel).closest("details")?.open).toBe(false);
    await userEvent.click(screen.getByText(words.rel));
    await userEvent.click(screen.getByLabelText(words.rels.sponsored));
    await press(words.apply);
    expect(valuesSet(store)).toEqual({
      "linkMeta.cta": {
        name: "Book",
        x: 1,
        type: "product",
        product: { id: 8, slug: "shoe", title: "Shoe" },
        formattedPath: "/product/shoe",
        target: "_blank",
        hrefNewTab: true,
        rel: "sponsored",
      },
    });
    expect(store.getState().done).toHaveLength(1);
  });

  it("shows the address of its target as visitors have it", async () => {
    serve();
    const held = { id: 7, slug: "čisti-reket", title: "Racket" };
    await open(cta, "hero", { linkMeta: { cta: { type: "product", product: held } } });
    expect(screen.getByText("/product/čisti-reket", { selector: "bdi" })).toBeDefined();
  });

  it("shows the home page where visitors have it, whatever its slug is", async () => {
    serve({ check: () => ({ gone: [], home: [{ type: "page", slug: "start" }] }) });
    const held = { id: 1, slug: "start", title: "Welcome" };
    await open(cta, "hero", { linkMeta: { cta: { type: "page", page: held } } });
    expect(await screen.findByText("/", { selector: "bdi" })).toBeDefined();
  });

  it("is offered what an address of this site leads to", async () => {
    serve({ resolve: () => ({ target: RACKET }) });
    const store = await open(cta, "hero", { linkMeta: { cta: { href: "/a" } } });
    const field = screen.getByLabelText(words.addressField);
    await userEvent.clear(field);
    await userEvent.type(field, "/product/racket");
    await press(words.takeOffer);
    await press(words.apply);
    expect(valuesSet(store)["linkMeta.cta"]).toMatchObject({ type: "product", product: { id: 7 } });
  });

  it("says that visitors do not find its target, and can be removed", async () => {
    serve({ check: () => ({ gone: [{ type: "page", slug: "gone" }], home: [] }) });
    const link = { type: "page", page: { id: 1, slug: "gone", title: "Gone" } };
    const store = await open(cta, "hero", { linkMeta: { cta: link } });
    expect((await screen.findByRole("alert")).textContent).toBe(words.broken);
    await press(words.remove);
    expect(valuesSet(store)).toEqual({ "linkMeta.cta": undefined });
  });

  it("is not stored while what it shall lead to is not said", async () => {
    serve();
    const link = { type: "page", page: { id: 1, slug: "a", title: "A" } };
    const store = await open(cta, "hero", { linkMeta: { cta: link } });
    await userEvent.click(screen.getByLabelText(words.address));
    await press(words.apply);
    expect(store.getState().operations).toEqual({});
    await userEvent.type(screen.getByLabelText(words.addressField), "/b");
    await press(words.apply);
    expect(valuesSet(store)).toEqual({ "linkMeta.cta": { href: "/b" } });
  });

  it("that leads nowhere is not stored", async () => {
    serve();
    const store = await open(cta, "hero", {});
    await press(words.apply);
    expect(store.getState().operations).toEqual({});
  });
});

describe("a link to a file", () => {
  const list = () =>
    mediaList([
      mediaEntry(1, { ...file, mime: "application/pdf" }),
      mediaEntry(2, { title: "For staff", access: "private" }),
    ]);
  const choose = async (title: string) => {
    await userEvent.click(await screen.findByRole("option", { name: new RegExp(title) }));
    await press(en.edit.media.use);
  };
  /** Drawn to its end: its code is loaded on use. */
  const openLibrary = (name: string) =>
    act(async () => screen.getByRole("button", { name }).click());
  const file = { id: 1, path: "m/care ž.pdf", title: "Care instructions" };
  const careful = "https://media.test/files/m/care%20%C5%BE.pdf";

  beforeEach(() => {
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe() {}
        disconnect() {}
      },
    );
    forgetLibraries();
  });

  it("is made in the library, with the file itself, its address and its title", async () => {
    serve({ list });
    const store = await open(cta, "hero", { linkMeta: { cta: { x: 1 } } });
    await userEvent.click(screen.getByLabelText(words.file));
    await press(words.apply);
    expect(valuesSet(store)).toEqual({});
    await openLibrary(words.chooseFile);
    await choose("Care");
    expect(screen.queryByRole("dialog", { name: en.edit.media.choose })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: words.other }));
    await press(words.apply);
    const link = { x: 1, type: "media", media: file, formattedPath: careful, name: file.title };
    expect(valuesSet(store)).toEqual({ "linkMeta.cta": link });
  });

  it.each([
    ["its address", { href: careful }],
    ["the file", { type: "media", media: file }],
  ])("is known again by %s, and keeps its words when it gets another file", async (_, target) => {
    serve({ list });
    await open(cta, "hero", { linkMeta: { cta: { name: "Care", ...target } } });
    expect(screen.getByLabelText(words.file)).toHaveProperty("checked", true);
    expect(screen.getByText("care ž.pdf")).toBeDefined();
    await openLibrary(words.other);
    await choose("For staff");
    expect((await screen.findByRole("alert")).textContent).toBe(words.privateFile);
    expect(screen.getByRole("textbox", { name: words.name })).toHaveProperty("value", "Care");
  });
});

describe("named links", () => {
  const fields = {
    handler: "footer-section",
    linkMeta: { facebook: { href: "https://f.test" }, mail: { href: "mailto:a@b.test" } },
    parts: [
      {
        ...{ id: 4, title: "", meta: { title: "Shop" } },
        ...{ mobileMeta: {}, options: {}, mobileOptions: {} },
        linkMeta: { a: { name: "One", href: "/1" }, b: { name: "Two", href: "/2" } },
      },
    ],
  };

  it("of a menu change places with their neighbours in one step, and are removed and added", async () => {
    serve();
    const store = await open({ name: "links", elementId: HERE, part: "p4" }, "footer", fields);
    // A page has several menus.
    expect(screen.getByRole("dialog", { name: `Shop: ${words.all}` })).toBeDefined();
    await press(words.down.replace("{name}", "One"));
    expect(valuesSet(store)).toEqual({
      "parts.p4.linkMeta.a": { name: "Two", href: "/2" },
      "parts.p4.linkMeta.b": { name: "One", href: "/1" },
    });
    expect(store.getState().done).toHaveLength(1);
    await press(words.removeOne.replace("{name}", "Two"));
    expect(
      screen.getAllByRole("listitem").map((item) => item.querySelector("bdi")?.textContent),
    ).toEqual(["One"]);
    await press(words.add);
    expect(store.getState().dialog).toEqual({
      name: "link",
      elementId: HERE,
      path: "parts.p4.linkMeta.link2",
    });
  });

  it("of the footer are renamed by their icon, and none takes another's name", async () => {
    serve();
    const store = await open({ name: "links", elementId: HERE, part: null }, "footer", fields);
    const [first] = screen.getAllByLabelText<HTMLSelectElement>(/Icon: /);
    if (!first) expect.fail("no link");
    expect([...first.options].find(({ value }) => value === "mail")?.disabled).toBe(true);
    expect(screen.getByText(en.edit.icons.mail, { selector: "bdi" })).toBeDefined();
    const more = screen.getByLabelText<HTMLSelectElement>(en.edit.names.icon);
    expect([...more.options].map(({ text }) => text)).toContain(en.edit.icons.pin);
    await userEvent.selectOptions(first, "instagram");
    expect(valuesSet(store)).toEqual({
      "linkMeta.instagram": { href: "https://f.test" },
      "linkMeta.facebook": undefined,
    });
  });
});

describe("an address that is typed for a button", () => {
  const type = async (address: string, href = "/old") => {
    serve();
    const store = await open(cta, "hero", { linkMeta: { cta: { name: "Book", href } } });
    const field = screen.getByRole("textbox", { name: words.addressField });
    await userEvent.clear(field);
    await userEvent.type(field, address);
    await press(words.apply);
    return { store, field };
  };

  it("is completed as in a rich text", async () => {
    const { store } = await type("shop.partner.example:8443/x");
    expect(valuesSet(store)).toEqual({
      "linkMeta.cta": {
        name: "Book",
        type: "external",
        href: "https://shop.partner.example:8443/x",
      },
    });
  });

  it("is refused at its field, in words", async () => {
    const { store, field } = await type("vbscript:x");
    expect(screen.getByRole("alert").textContent).toBe(words.addressProblem);
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(valuesSet(store)).toEqual({});
  });
});
