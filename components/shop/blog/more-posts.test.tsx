// @vitest-environment jsdom
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { PageMessagesProvider } from "#components/kit/messages/page-messages.tsx";
import { PageLinks } from "#components/kit/providers/watch-links.ts";
import en from "#messages/en.json";
import { MorePosts } from "./more-posts.tsx";

const { push } = vi.hoisted(() => ({ push: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({ push, prefetch: vi.fn() }) }));

const list = (page: number, next: string, slugs: readonly string[]) =>
  `<div data-posts="${page}" data-next="${next}"><ul>${slugs
    .map((slug) => `<li><a data-route="" href="/${slug}">${slug}</a></li>`)
    .join("")}</ul></div>`;
const answer = (page: number, next: string, slugs: readonly string[]) =>
  `<!doctype html><body>${list(page, next, slugs)}<div data-pages><nav>numbers of ${page}</nav></div>`;

function draw() {
  return render(
    <PageMessagesProvider locale="en" messages={{ blog: en.blog }}>
      <PageLinks />
      <div>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server's part of the page */}
        <div dangerouslySetInnerHTML={{ __html: list(1, "/blog?page=2", ["a", "b"]) }} />
        <MorePosts page={1} next="/blog?page=2" labels={en.blog}>
          <nav>numbers of 1</nav>
        </MorePosts>
      </div>
    </PageMessagesProvider>,
  );
}

const button = () => screen.queryByRole("button", { name: en.blog.loadMore });
const names = () => screen.getAllByRole("link").map(({ textContent }) => textContent);
const answers = (...texts: (string | number)[]) => {
  const asked = vi.fn();
  for (const text of texts)
    asked.mockResolvedValueOnce(
      typeof text === "string" ? new Response(text) : new Response("", { status: text }),
    );
  vi.stubGlobal("fetch", asked);
  return asked;
};

beforeEach(() => {
  push.mockReset();
  history.replaceState(null, "", "/blog?editPage=true");
});

it("appends the next page, announces it, moves the focus, updates the address, and stops after the last page", async () => {
  const asked = answers(answer(2, "/blog?page=3", ["b", "c", "d"]), answer(3, "", ["e"]));
  const view = draw();
  await userEvent.click(button() as HTMLElement);
  await waitFor(() => expect(names()).toEqual(["a", "b", "c", "d"]));
  expect(asked.mock.calls[0]?.[0]).toBe("/blog?page=2");
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("2 more posts loaded"));
  expect(document.activeElement?.textContent).toBe("c");
  expect(location.search).toBe("?editPage=true&page=2");
  expect(screen.getByText("numbers of 2")).toBeTruthy();
  expect(screen.getByText("numbers of 1").closest("[hidden]")).not.toBeNull();

  await userEvent.click(screen.getByText("d"));
  expect(push).toHaveBeenCalledWith("/d", { scroll: true });

  // After going back from that post, all loaded posts are shown again.
  view.unmount();
  draw();
  expect(names()).toEqual(["a", "b", "c", "d"]);
  await userEvent.click(button() as HTMLElement);
  await waitFor(() => expect(names()).toHaveLength(5));
  expect(button()).toBeNull();
});

it("keeps the items and the address after a failed request, and can be tried again", async () => {
  answers(503, "<p>no list</p>", answer(2, "", ["c"]));
  draw();
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await userEvent.click(button() as HTMLElement);
    expect((await screen.findByRole("alert")).textContent).toBe(en.blog.failed);
    expect(names()).toEqual(["a", "b"]);
    expect(location.search).toBe("?editPage=true");
  }
  await userEvent.click(button() as HTMLElement);
  await waitFor(() => expect(names()).toEqual(["a", "b", "c"]));
  expect(screen.queryByRole("alert")).toBeNull();
});

it("stops when the list has become shorter, and shows no post twice", async () => {
  answers(answer(1, "", ["a"]));
  draw();
  await userEvent.click(button() as HTMLElement);
  await waitFor(() => expect(button()).toBeNull());
  expect(names()).toEqual(["a", "b"]);
});
