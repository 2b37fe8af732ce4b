// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { definitionNamed } from "#lib/domain/sections/find-definition.ts";
import { placesOf } from "#lib/edit/languages/places.ts";
import { toSection } from "#lib/edit/model/section.ts";
import { drawInEditor } from "#tests/factories/edit-page.tsx";
import { anElement } from "#tests/factories/element.ts";
import { TranslateFields } from "./translate-fields.tsx";

afterEach(cleanup);

const sectionOf = (id: number, title: string) =>
  toSection(anElement({ id, meta: { title } }), "hero");

/** Opens the form beside a source, where the translation says this now. */
async function open(target: string, announce = vi.fn(), onClose = vi.fn()) {
  cleanup();
  const definition = definitionNamed("hero");
  if (!definition) throw new Error("there is no hero");
  const pair = { source: sectionOf(7, "About us"), target: sectionOf(17, target) };
  await drawInEditor(
    <TranslateFields
      {...{ pair, definition, announce, onClose, from: "en", language: "hr" }}
      places={placesOf(definition, pair.source, pair.target)}
      isShown={false}
      nameOf={(code) => code}
    />,
    "hero",
  );
  return screen.getByLabelText<HTMLTextAreaElement>(/^hr: /);
}

it("has what was typed when it is opened again, and shows what somebody else has written there since", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body).operations);
    const results = [{ address: "17:meta.title", status: "saved", stored: "Moje" }];
    return Response.json({ data: { results, created: {}, seen: {}, merged: false } });
  });
  fireEvent.change(await open("Staro"), { target: { value: "Moje" } });
  expect((await open("Staro")).value).toBe("Moje");
  expect(screen.queryByText(/somebody else/i)).toBeNull();

  const onClose = vi.fn();
  expect((await open("Novo", vi.fn(), onClose)).value).toBe("Moje");
  expect(screen.getAllByText(/“Novo”/)).not.toHaveLength(0);
  fireEvent.click(screen.getByRole("button"));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toMatchObject([[{ before: "Novo", after: "Moje" }]]);
  // Published: the next time it begins with what is there.
  expect((await open("Novo")).value).toBe("Novo");
});
