// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { browserQueryClient } from "#lib/web/client/query-client.ts";
import en from "#messages/en.json";
import { drawInEditor } from "#tests/factories/edit-page.tsx";
import { PostsList } from "./posts-list.tsx";

const { push } = vi.hoisted(() => ({ push: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

const words = en.edit.pages;
const TYPES = [
  { id: 1, slug: "page", title: "" },
  { id: 3, slug: "recipe", title: "Recipes" },
];
const entry = (id: number, title: string, more: object = {}) => ({
  id,
  type: "page",
  title,
  slug: title.toLowerCase(),
  isHome: false,
  isDraft: false,
  upcoming: "",
  ...more,
});
/** The last request. */
let asked: Record<string, unknown>[];
let isDown: boolean;
const onDone = vi.fn();

beforeEach(() => {
  asked = [];
  isDown = false;
  push.mockReset();
  onDone.mockReset();
  browserQueryClient().clear();
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    const sent = JSON.parse(body);
    asked.push(sent);
    if (isDown) return Response.json({}, { status: 503 });
    const items =
      sent.page === 2
        ? [entry(3, "Third")]
        : [
            entry(1, "Start", { isHome: true }),
            entry(2, "Plan", { isDraft: true, type: "recipe" }),
          ];
    return Response.json({ data: { items, total: 3, hasMore: sent.page === 1 } });
  });
});
const show = () => drawInEditor(<PostsList types={TYPES} onDone={onDone} />, "text");
const link = (name: RegExp) => screen.findByRole("link", { name });

it("leads to pages, posts and drafts in edit mode", async () => {
  await show();
  expect((await link(/Start/)).getAttribute("href")).toBe("/?editPage=true");
  const draft = await link(/Plan/);
  expect(draft.textContent).toContain(words.draft);
  expect(draft.textContent).toContain("Recipes");
  // Into another tab: the browser's own way.
  fireEvent.click(draft, { ctrlKey: true });
  expect(push).not.toHaveBeenCalled();
  fireEvent.click(draft);
  expect(push).toHaveBeenCalledWith("/plan?editPage=true");
  expect(onDone).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole("button", { name: words.listMore }));
  await link(/Third/);
  expect(screen.getAllByRole("link")).toHaveLength(3);
  expect(screen.queryByRole("button", { name: words.listMore })).toBeNull();
});

it("is searched by title and type", async () => {
  await show();
  await link(/Start/);
  fireEvent.change(screen.getByLabelText(words.listSearch), { target: { value: " pla " } });
  fireEvent.change(screen.getByLabelText(words.type), { target: { value: "recipe" } });
  await waitFor(() => expect(asked.at(-1)).toEqual({ search: "pla", type: "recipe", page: 1 }));
});

it("says that it could not be read, and reads it again", async () => {
  isDown = true;
  await show();
  const again = await screen.findByRole("button", { name: words.again });
  isDown = false;
  fireEvent.click(again);
  await link(/Start/);
});
