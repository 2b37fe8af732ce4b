// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { EditStore } from "#components/staff/edit/store/edit-store.ts";
import { definitionNamed } from "#lib/shop/domain/sections/find-definition.ts";
import { placesOf } from "#lib/staff/edit/languages/translatable-texts.ts";
import { setValue } from "#lib/staff/edit/model/actions.ts";
import { type Section, toSection } from "#lib/staff/edit/model/section.ts";
import { drawInEditor } from "#tests/factories/edit-page.tsx";
import { anElement } from "#tests/factories/element.ts";
import { TranslateFields } from "./translate-fields.tsx";

afterEach(cleanup);

const found = definitionNamed("hero");
if (!found) throw new Error("there is no hero");
const definition = found;
const announce = vi.fn();
const onClose = vi.fn();
const sectionOf = (id: number, title: string) =>
  toSection(anElement({ id, meta: { title } }), "hero");

let show: (node: ReactNode) => void;
function Shown() {
  const [node, setNode] = useState<ReactNode>(null);
  show = setNode;
  return node;
}

/** An editor in which the translation form is opened several times. */
async function begin(isShown = false) {
  announce.mockReset();
  onClose.mockReset();
  const store = await drawInEditor(<Shown />, "hero");
  const close = () => act(async () => show(null));
  /** The field of the title, where the translation says this now. */
  const open = async (target: string | Section) => {
    await close();
    const section = typeof target === "string" ? sectionOf(17, target) : target;
    // A text that is empty in both is left out.
    const pair = { source: sectionOf(7, target === section ? "" : "About us"), target: section };
    await act(async () =>
      show(
        <TranslateFields
          {...{ pair, definition, announce, onClose, isShown, from: "en", language: "hr" }}
          onOtherList={onOtherList}
          places={placesOf(definition, pair.source, pair.target)}
          nameOf={(code) => code}
        />,
      ),
    );
    return screen.getByLabelText<HTMLTextAreaElement>(/^hr: /);
  };
  return { store, open, close };
}

const onOtherList = vi.fn();
const type = (field: HTMLTextAreaElement, value: string) =>
  fireEvent.change(field, { target: { value } });
const besideIn = (store: EditStore) => Object.values(store.getState().beside.hr ?? {});

/** The operations of every publish, which is answered by what the last one of these says. */
function publishing(...answers: object[]): unknown[] {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    const answer = answers[Math.min(sent.length, answers.length - 1)];
    sent.push(JSON.parse(body).operations);
    const results = [{ address: "17:meta.title", ...answer }];
    return Response.json({ data: { results, created: {}, seen: {}, merged: false } });
  });
  return sent;
}

it("has what was typed when it is opened again, and shows what somebody else has written there since", async () => {
  const sent = publishing({ status: "saved", stored: "Moje" });
  const { store, open } = await begin();
  type(await open("Staro"), "Moje");
  expect((await open("Staro")).value).toBe("Moje");
  expect(screen.queryByText(/somebody else/i)).toBeNull();

  expect((await open("Novo")).value).toBe("Moje");
  expect(screen.getAllByText(/“Novo”/)).not.toHaveLength(0);
  fireEvent.click(screen.getByRole("button"));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toMatchObject([[{ before: "Novo", after: "Moje" }]]);
  // Published: the next time it starts with the saved state.
  expect(besideIn(store)).toEqual([]);
  expect((await open("Novo")).value).toBe("Novo");
});

it("is unsaved while it differs from the saved text", async () => {
  const { store, open } = await begin();
  const field = await open("Staro");
  type(field, "M");
  type(field, "Moje");
  expect(besideIn(store)).toMatchObject([
    { elementId: 17, path: "meta.title", before: "Staro", after: "Moje" },
  ]);
  type(field, "Staro");
  expect(besideIn(store)).toEqual([]);
  // A text that somebody else has written becomes the base, once it is alone in the field.
  type(field, "Moje");
  type(await open("Novo"), "Novo");
  expect(besideIn(store)).toEqual([]);
});

it("keeps what is typed while the same place is being published", async () => {
  let answer = (_: Response) => {};
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (answer = resolve)));
  const { store, open } = await begin();
  const field = await open("Staro");
  type(field, "Moje");
  fireEvent.click(screen.getByRole("button"));
  type(field, "Moje i tvoje");
  const results = [{ address: "17:meta.title", status: "saved", stored: "Moje" }];
  await act(async () =>
    answer(Response.json({ data: { results, created: {}, seen: {}, merged: false } })),
  );
  expect(onClose).not.toHaveBeenCalled();
  expect(field.value).toBe("Moje i tvoje");
  expect(besideIn(store)).toMatchObject([{ before: "Moje", after: "Moje i tvoje" }]);
});

it("shows theirs in words where the place is a link", async () => {
  const link = (name: string) =>
    toSection(anElement({ id: 17, linkMeta: { cta: { href: "/a", name } } }), "hero");
  publishing({
    status: "conflict",
    theirs: { href: "/b", name: "Kupi" },
    address: "17:linkMeta.cta",
  });
  const { open } = await begin();
  type(await open(link("Staro")), "Moje");
  fireEvent.click(screen.getByRole("button"));
  expect(await screen.findAllByText(/“Kupi”/)).not.toHaveLength(0);
});

it("becomes an unsaved change of the page that shows the language, also when it is just closed", async () => {
  const { store, open, close } = await begin(true);
  type(await open("Staro"), "Moje");
  expect(store.getState().operations).toEqual({});
  await close();
  expect(Object.values(store.getState().operations)).toMatchObject([
    { path: "meta.title", before: "Staro", after: "Moje" },
  ]);
  expect(besideIn(store)).toEqual([]);
  expect(announce).toHaveBeenCalledWith("1 text added to the unsaved changes");

  // It continues with the unsaved change, and keeps that change's base.
  const field = await open("Staro");
  expect(field.value).toBe("Moje");
  type(field, "Moje i tvoje");
  expect(besideIn(store)).toMatchObject([{ before: "Staro", after: "Moje i tvoje" }]);
  await close();
  act(() => void store.getState().undo());
  expect(Object.values(store.getState().operations)).toMatchObject([
    { before: "Staro", after: "Moje" },
  ]);
});

it("keeps the address of a link that was changed on the page", async () => {
  const target = toSection(
    anElement({ id: 17, linkMeta: { cta: { href: "/a", name: "Staro" } } }),
    "hero",
  );
  const { store, open, close } = await begin(true);
  const moved = setValue({}, target, definition, "linkMeta.cta", { href: "/b", name: "Staro" });
  if (!moved) throw new Error("it is no link");
  act(() => store.getState().act([moved]));
  type(await open(target), "Moje");
  await close();
  expect(Object.values(store.getState().operations)).toMatchObject([
    { before: { href: "/a", name: "Staro" }, after: { href: "/b", name: "Moje" } },
  ]);
});

const CARDS = definitionNamed("cards") ?? expect.fail();
const cards = (id: number, ...titles: readonly string[]) =>
  toSection(
    anElement({
      id,
      ...{ options: { component: "cards" } },
      parts: titles.map((title) => anElement({ id: 0, meta: { title } })),
    }),
    "cards",
  );

it("asks beside the text where somebody else has changed the parts, and sends it for the place as it is then", async () => {
  const [seen, now] = [cards(17, "Jedan", "Dva"), cards(17, "Novo", "Jedan", "Dva")];
  await drawInEditor(<Shown />, "cards");
  const open = (target: Section) =>
    act(async () =>
      show(
        <TranslateFields
          key={target.partKeys.join()}
          pair={{ source: cards(7, "One", "Two"), target }}
          places={placesOf(CARDS, cards(7, "One", "Two"), target)}
          {...{ definition: CARDS, announce: vi.fn(), onClose: vi.fn(), onOtherList }}
          {...{ isShown: false, from: "en", language: "hr", nameOf: (code: string) => code }}
        />,
      ),
    );
  const sent = publishing({
    ...{ address: `17:parts.${seen.partKeys[1]}.meta.title`, status: "conflict", at: "" },
    ...{ theirs: "Jedan", parts: { list: listIn(now), meant: { number: 2, words: "Jedan" } } },
  });
  onOtherList.mockClear();
  await open(seen);
  type(screen.getAllByLabelText<HTMLTextAreaElement>(/^hr: /)[1] ?? expect.fail(), "Moje");
  await act(async () => fireEvent.submit(document.querySelector("form") ?? expect.fail()));
  expect(onOtherList).toHaveBeenCalledOnce();
  await open(now);
  const fields = screen.getAllByLabelText<HTMLTextAreaElement>(/^hr: /);
  expect(fields.map(({ value }) => value)).toContain("Moje");
  await act(async () => fireEvent.submit(document.querySelector("form") ?? expect.fail()));
  expect(sent.at(-1)).toMatchObject([
    { path: `parts.${now.partKeys[1]}.meta.title`, before: "Jedan", after: "Moje" },
  ]);
});

const listIn = ({ partKeys }: Section): string => partKeys[0]?.split("x")[1] ?? "";
