// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { fail, ok, type Result, toApiError } from "#lib/shop/api/errors.ts";
import { user as userSchema } from "#lib/shop/api/schemas/user-schema.ts";
import { toReviewRules } from "#lib/shop/domain/review/rules.ts";
import en from "#messages/en.json";
import { authStore, LOGGED_OUT } from "#stores/auth/auth-store.ts";
import { ReviewBoard } from "./review-board.tsx";

const calls = vi.hoisted(() => ({ send: vi.fn(), list: vi.fn() }));
const askToLogIn = vi.hoisted(() => vi.fn());
vi.mock("#lib/web/client/review-calls.ts", () => ({ reviewCalls: calls }));
vi.mock("#components/shop/auth/ask-to-log-in.ts", () => ({ askToLogIn }));
vi.mock("#components/kit/ui/toast.ts", () => ({ showToast: vi.fn() }));

const messages = en.review;
const ana = userSchema.parse({ id: 1, email: "ana@example.com" });
const own = { id: 3, rating: 4, body: "Good", author: "Ana", isOwn: false, date: "" };
/** The gateway's answer to the author of the review. */
const toItsAuthor = ok({ items: [{ ...own, isOwn: true, published: true, images: [] }], total: 1 });

/** The reviews, with the form opened unless a text was begun already. */
function open(options: Record<string, unknown> = {}, isOpen = true, review = own) {
  const page = render(
    <NextIntlClientProvider locale="en" messages={{ review: messages }} timeZone="UTC">
      <ReviewBoard
        captcha={null}
        entity="product"
        id={9}
        rules={toReviewRules(new Map(Object.entries(options)))}
        isOpen={isOpen}
        first={[review]}
        total={1}
        mediaUrl="http://media.test"
      />
    </NextIntlClientProvider>,
  );
  const button = screen.queryByRole("button", { name: messages.write.product });
  if (button) fireEvent.click(button);
  return page;
}
const text = () => screen.getByLabelText<HTMLTextAreaElement>(messages.body);
const star = (count: number) =>
  screen.getByRole("radio", { name: count === 1 ? "1 star" : `${count} stars` });
const write = (body: string) => fireEvent.change(text(), { target: { value: body } });
const send = () =>
  act(async () => fireEvent.click(screen.getByRole("button", { name: messages.send })));

beforeEach(() => {
  sessionStorage.clear();
  authStore.setState(LOGGED_OUT);
  for (const mock of [...Object.values(calls), askToLogIn]) mock.mockReset();
  askToLogIn.mockResolvedValue(true);
  calls.send.mockResolvedValue(ok({ published: true }));
  calls.list.mockResolvedValue(ok({ items: [], page: 1, perPage: 10, totalPages: 1, total: 0 }));
});

describe("an incomplete review", () => {
  it("shows an error beside the stars and focuses them when a comment needs a rating", async () => {
    open({ RequireRatingForComment: "true" });
    write("Good");
    await send();
    expect(screen.getByText(messages.fault.ratingRequired)).toBeTruthy();
    const group = screen.getByRole("radiogroup", { name: messages.rating });
    expect(document.getElementById(group.getAttribute("aria-describedby") ?? "")).toBeTruthy();
    expect(group.contains(document.activeElement)).toBe(true);
    expect(askToLogIn).not.toHaveBeenCalled();
  });

  it("shows an error beside the text when a rating needs a comment", async () => {
    open({ RequireCommentForRating: "true" });
    fireEvent.click(star(4));
    await send();
    expect(screen.getByText(messages.fault.commentRequired)).toBeTruthy();
    expect(document.activeElement).toBe(text());
    expect(calls.send).not.toHaveBeenCalled();
  });
});

describe("shows the reason of a refusal and keeps the text", () => {
  it.each([
    [403, "Only one review per user.", messages.fault.onePerUser],
    [403, "Commenting is disabled.", messages.fault.commentingDisabled],
    [403, "", messages.fault.commentingDisabled],
    [400, "Rating is required.", messages.fault.ratingRequired],
    [422, "Comment is required.", messages.fault.commentRequired],
    [401, "Only logged in users can comment.", messages.fault.loggedOnly],
    [422, "Mind your language.", "Mind your language."],
    [503, "<html>", en.errors.tryAgain],
    [429, "", en.errors.tooManyRequests],
  ])("%i %j", async (status, message, said) => {
    calls.send.mockResolvedValue(fail(toApiError(status, message)));
    open();
    fireEvent.click(star(2));
    write("Too soft");
    await send();
    expect((await screen.findByRole("alert")).textContent).toBe(said);
    expect(text().value).toBe("Too soft");
    expect(star(2)).toHaveProperty("checked", true);
    calls.send.mockResolvedValue(ok({ published: true }));
    await send();
    expect(await screen.findByText(messages.sent)).toBeTruthy();
  });

  it("shows the reason of a refused change", async () => {
    authStore.setState({ status: "in", user: ana, trouble: false });
    calls.list.mockResolvedValue(toItsAuthor);
    calls.send.mockResolvedValue(
      fail(toApiError(403, "You are not allowed to edit this comment.")),
    );
    open({ UserCanEditComment: "true" });
    fireEvent.click(await screen.findByRole("button", { name: messages.edit }));
    expect(text().value).toBe("Good");
    await waitFor(() => expect(document.activeElement).toBe(text()));
    await send();
    expect((await screen.findByRole("alert")).textContent).toBe(messages.fault.notAllowedToEdit);
    expect(calls.send).toHaveBeenCalledExactlyOnceWith(
      "product",
      9,
      { rating: 4, body: "Good" },
      3,
      {},
    );
  });
});

describe("changing one's own review", () => {
  const change = async () =>
    fireEvent.click(await screen.findByRole("button", { name: messages.edit }));
  beforeEach(() => {
    authStore.setState({ status: "in", user: ana, trouble: false });
    calls.list.mockResolvedValue(toItsAuthor);
  });

  it("is not offered when the site does not allow it, and nothing is read for it", async () => {
    await act(async () => open());
    expect(screen.queryByRole("button", { name: messages.edit })).toBeNull();
    expect(calls.list).not.toHaveBeenCalled();
  });

  it("keeps a new review that was started, and returns to it after sending", async () => {
    open({ UserCanEditComment: "true" }, true, { ...own, body: "" });
    write("Just begun");
    await change();
    expect(text().value).toBe("");
    write("Better");
    await send();
    await waitFor(() => expect(text().value).toBe("Just begun"));
    expect(calls.send).toHaveBeenCalledExactlyOnceWith(
      "product",
      9,
      { rating: 4, body: "Better" },
      3,
      {},
    );
    expect(screen.getByRole("heading", { name: messages.write.product })).toBeTruthy();
  });
});

it("asks visitors to log in, and keeps their text", async () => {
  askToLogIn.mockResolvedValue(false);
  const page = open();
  write("Good strings");
  await send();
  expect(await screen.findByText(messages.fault.loggedOnly)).toBeTruthy();
  expect(calls.send).not.toHaveBeenCalled();
  page.unmount();
  open();
  expect(text().value).toBe("Good strings");
});

it("is sent once, confirmed and cleared; the list is read again", async () => {
  let answer: (value: Result<unknown>) => void = () => {};
  calls.send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  open();
  fireEvent.click(star(5));
  write("Superb");
  await send();
  await send();
  await waitFor(() => expect(calls.send).toHaveBeenCalledOnce());
  await act(async () => answer(ok({ published: true })));
  const thanks = await screen.findByText(messages.sent);
  expect(document.activeElement?.textContent).toBe(thanks.textContent);
  expect(calls.send).toHaveBeenCalledExactlyOnceWith(
    "product",
    9,
    { rating: 5, body: "Superb" },
    null,
    {},
  );
  expect([text().value, sessionStorage.length]).toEqual(["", 0]);
  expect(calls.list).toHaveBeenCalledOnce();
});

it.each([
  ["the site's rule", { RequireAdminPublishing: "true" }, true],
  ["the answer", {}, false],
])("awaits approval by %s", async (_, options, published) => {
  calls.send.mockResolvedValue(ok({ published }));
  open(options);
  write("Good");
  await send();
  expect(await screen.findByText(messages.waiting)).toBeTruthy();
});

it("offers as many stars as the site has, and only the author can change a review", async () => {
  authStore.setState({ status: "in", user: { ...ana, id: 2 }, trouble: false });
  calls.list.mockResolvedValue(ok({ items: [{ ...own, published: true, images: [] }], total: 1 }));
  open({ NumberOfStars: "7", UserCanEditComment: "true" });
  await act(async () => {});
  expect(calls.list).toHaveBeenCalledOnce();
  expect(screen.getAllByRole("radio")).toHaveLength(7);
  expect(screen.queryByRole("button", { name: messages.edit })).toBeNull();
});

it("speaks of comments on a post, never of reviews", () => {
  const { container } = render(
    <NextIntlClientProvider locale="en" messages={{ review: messages }} timeZone="UTC">
      <ReviewBoard
        captcha={null}
        entity="post"
        id={9}
        rules={toReviewRules(new Map([["RequireAdminPublishing", "true"]]))}
        isOpen
        first={[]}
        total={0}
        mediaUrl="http://media.test"
      />
    </NextIntlClientProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: messages.write.post }));
  expect(screen.getByRole("textbox", { name: "Comment" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Send comment" })).toBeTruthy();
  expect(container.textContent).not.toMatch(/review/i);
});

it("says that commenting is disabled instead of a form", () => {
  open({}, false);
  expect(screen.getByText(messages.fault.commentingDisabled)).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
});
