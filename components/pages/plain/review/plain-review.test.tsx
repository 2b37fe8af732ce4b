import { expect, it, vi } from "vitest";
import { keepForm } from "#lib/gateway/form/stored-form.ts";
import { openVisitor } from "#lib/gateway/form/visitor.ts";
import en from "#messages/en.json";
import { serverMarkup } from "#tests/factories/server-markup.tsx";
import { testContext } from "#tests/factories/visit.ts";
import { PlainReview } from "./plain-review.tsx";

vi.mock(
  "next-intl/server",
  async () => (await import("#tests/factories/server-markup.tsx")).serverMessages,
);
const given = vi.hoisted(() => ({ comments: null as object | null }));
vi.mock("#lib/web/data/content/read-comments.ts", () => ({
  getComments: async () => given.comments,
}));

const context = testContext();
const rules = {
  requireRating: true,
  requireComment: false,
  stars: 5,
  onBlog: true,
  publishing: false,
};

async function show(query: Record<string, string>, cookie = "", more: object = {}) {
  given.comments = { rules: { ...rules, ...more }, items: [], total: 0 };
  const visitor = openVisitor(new Headers({ host: "shop.test:3000", cookie }), "en");
  return serverMarkup(<PlainReview context={context} visitor={visitor} query={query} />);
}
const form = "review-product-31";

it("a review is a form for customers, and leads others to the login", async () => {
  const page = await show({ form }, "loggedIn=1");
  expect(page).toMatch(/<form(?=[^>]*method="post")[^>]*action="\/api\/form\/review"/);
  expect(page).toContain(`name="form" value="${form}"`);
  expect(page.match(/type="radio"/g)).toHaveLength(5);
  expect(page).toContain("<textarea");
  const nobody = await show({ form });
  expect(nobody).toContain(en.review.fault.loggedOnly);
  expect(nobody).not.toContain("<textarea");
});

it("a review shows again what was typed, with what is wrong", async () => {
  const kept = keepForm(
    {
      form,
      values: { body: ["<b>Fine"], rating: ["4"] },
      mistakes: { fault: "onePerUser", rating: "ratingRequired" },
      sent: null,
    },
    false,
  ).split(";")[0];
  const page = await show({ form, problem: "generic" }, `loggedIn=1; ${kept}`);
  expect(page).toContain("&lt;b&gt;Fine");
  expect(page).toMatch(/<input(?=[^>]*value="4")[^>]*checked=""/);
  expect(page).toContain(en.review.fault.onePerUser);
  expect(page).toContain(en.review.fault.ratingRequired);
});

it("a comment has no stars where none are asked for, and is not written where a site takes none", async () => {
  const about = { form: "review-post-4" };
  const free = await show(about, "loggedIn=1", { requireRating: false });
  expect(free).not.toContain('type="radio"');
  const closed = await show(about, "loggedIn=1", { onBlog: false });
  expect(closed).toContain(en.review.fault.commentingDisabled);
  expect(closed).not.toContain("<form");
});

it("a review that was sent says whether it waits", async () => {
  expect(await show({ form, sent: "true" }, "loggedIn=1")).toContain(en.review.sent);
  const waiting = await show({ form, sent: "waiting" }, "loggedIn=1");
  expect(waiting).toContain(en.review.waiting);
  expect(waiting).not.toContain("<textarea");
});
