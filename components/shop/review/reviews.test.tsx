import { beforeEach, expect, it, vi } from "vitest";
import { comment } from "#lib/shop/api/schemas/feedback.ts";
import { serverMarkup } from "#tests/factories/server-markup.tsx";
import { testContext } from "#tests/factories/visit.ts";
import { Reviews } from "./reviews.tsx";

const given = vi.hoisted(() => ({ props: {} as object }));
vi.mock(
  "next-intl/server",
  async () => (await import("#tests/factories/server-markup.tsx")).serverMessages,
);
vi.mock("#components/kit/messages/client-messages.tsx", () => ({
  ClientMessages: ({ children }: { children: unknown }) => children,
}));
vi.mock("./review-board-late.tsx", () => ({
  ReviewBoardLate: (props: object) => {
    given.props = props;
    return null;
  },
}));
vi.mock("#lib/web/data/read.ts", () => ({
  read: async (_: unknown, { path }: { path: string }) =>
    path.endsWith("getOptions")
      ? new Map()
      : {
          items: [comment.parse({ id: 3, rating: 4, author: "Ana", userId: 4711, isOwn: true })],
          page: 1,
          perPage: 10,
          totalPages: 1,
          total: 1,
        },
}));

const context = testContext();

beforeEach(() => {
  vi.stubEnv("BACKEND_URL", "http://localhost:4000");
});

it("a page that is kept for everybody has no user id of a review, and no review of one's own", async () => {
  const page = await serverMarkup(Reviews({ context, entity: "product", id: 9 }));
  expect(given.props).toMatchObject({ first: [{ id: 3, author: "Ana", isOwn: false }] });
  expect(page + JSON.stringify(given.props)).not.toContain("4711");
});

it("without scripts a link leads to the form that writes one", async () => {
  const page = await serverMarkup(Reviews({ context, entity: "product", id: 9 }));
  const without = /<noscript>(.*?)<\/noscript>/.exec(page)?.[1];
  expect(without).toContain('href="?plain=true&amp;form=review-product-9"');
});
