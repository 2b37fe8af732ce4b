// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";
import { Dialogs } from "#components/staff/edit/chrome/dialogs.tsx";
import en from "#messages/en.json";
import { allowDialogs, drawInEditor } from "#tests/factories/edit-page.tsx";

const CTA = { name: "link", elementId: 30002, path: "linkMeta.cta" } as const;

beforeAll(allowDialogs);

it.each([
  ["says that visitors do not find the target", "of a link that was sought for that", true],
  ["says nothing", "of another one", false],
])("%s %s", async (_, __, isSought) => {
  const store = await drawInEditor(
    <>
      <a
        href="/old"
        data-edit={`${CTA.elementId}:${CTA.path}`}
        data-edit-sought={isSought ? "" : undefined}
      >
        Book
      </a>
      <Dialogs announce={() => {}} publish={() => {}} />
    </>,
    "hero",
    { linkMeta: { cta: { name: "Book", href: "/old" } } },
  );
  await act(async () => store.getState().open(CTA));
  await screen.findByRole("dialog");
  expect(screen.queryByText(en.edit.links.broken) !== null).toBe(isSought);
});
