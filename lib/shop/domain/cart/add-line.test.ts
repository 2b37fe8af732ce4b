import { expect, it } from "vitest";
import { fail, ok, toApiError } from "#lib/shop/api/errors.ts";
import { addLine } from "./add-line.ts";

const refused = (status: number, message = "") => fail(toApiError(status, message));

/** A cart whose steps are noted in `done`; `adds` and `read` are answered in turn, then everything succeeds. */
function aCart({
  state = "open" as "none" | "open" | "stale",
  adds = [] as readonly ReturnType<typeof refused>[],
  read = refused(400),
  replacesEnded = false,
} = {}) {
  const done: string[] = [];
  const answers = [...adds];
  const cart = {
    state: () => state,
    add: async (open?: string) => {
      done.push(open ? `add, ${open} cart opened` : "add");
      return answers.shift() ?? ok("added");
    },
    read: async () => {
      done.push("read");
      return read;
    },
    forget: () => void done.push("forget"),
    replacesEnded,
  };
  return { cart, done };
}

it.each([
  ["none", ["add, missing cart opened"]],
  ["open", ["add"]],
  ["stale", ["add, another cart opened"]],
] as const)("adds to a cart that is %s", async (state, steps) => {
  const { cart, done } = aCart({ state });
  expect(await addLine(cart)).toEqual(ok("added"));
  expect(done).toEqual(steps);
});

it("says why a line was not added, to a cart that was opened for it", async () => {
  const { cart, done } = aCart({ state: "none", adds: [refused(503)] });
  expect(await addLine(cart)).toMatchObject({ ok: false, error: { status: 503 } });
  expect(done).toEqual(["add, missing cart opened"]);
});

it("opens another cart, once, where the backend no longer has this one", async () => {
  const once = aCart({ adds: [refused(400)] });
  expect(await addLine(once.cart)).toEqual(ok("added"));
  expect(once.done).toEqual(["add", "read", "forget", "add, missing cart opened"]);
  const always = aCart({ adds: [refused(400), refused(409)] });
  expect(await addLine(always.cart)).toMatchObject({ error: { status: 409 } });
  expect(always.done).toEqual(["add", "read", "forget", "add, missing cart opened"]);
});

it("keeps the cart where only the product is refused, or nothing is known of it", async () => {
  const known = aCart({ adds: [refused(400, "Not sold here.")], read: fail(toApiError(500, "")) });
  expect(await addLine(known.cart)).toMatchObject({ error: { message: "Not sold here." } });
  expect(known.done).toEqual(["add", "read"]);
  const other = aCart({ adds: [refused(422)] });
  await addLine(other.cart);
  expect(other.done).toEqual(["add"]);
});

it.each([
  "Cart is archived.",
  "Session already used.",
])("on %s it replaces the cart only where nobody is told of its end", async (message) => {
  const told = aCart({ adds: [refused(409, message)] });
  expect(await addLine(told.cart)).toMatchObject({ error: { message } });
  expect(told.done).toEqual(["add"]);
  const untold = aCart({ adds: [refused(409, message)], replacesEnded: true });
  expect(await addLine(untold.cart)).toEqual(ok("added"));
  expect(untold.done).toEqual(["add", "forget", "add, missing cart opened"]);
});
