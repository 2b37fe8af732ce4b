// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Translations } from "#components/kit/messages/translations.tsx";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { PasswordDialog } from "#components/staff/admin/frame/password-dialog.tsx";
import { EditContextProvider } from "#components/staff/edit/page/edit-context.tsx";
import en from "#messages/en.json";
import { allowDialogs, EDITED_SITE } from "#tests/factories/edit-page.tsx";
import { EMAIL, FORM_KINDS, type FormKind, TYPED } from "#tests/factories/form-kinds.tsx";

const { admin, login } = en;

/** The unsent input that the device keeps, for a tab that is killed (components/staff/unsent/use-unsent.test.tsx). */
const device = vi.hoisted(() => ({
  forms: new Map<string, string>(),
  draft: "",
  get kept() {
    return [...this.forms.values(), this.draft].join();
  },
}));
vi.mock("#components/staff/unsent/form-shelf.ts", () => ({
  readForm: async () => new Map(),
  keepForm: async (place: unknown, visits: ReadonlyMap<string, unknown>) => {
    device.forms.set(JSON.stringify(place), JSON.stringify([...visits.values()]));
  },
}));
/** Where the changes of a page are kept, among them what is typed beside a source. */
vi.mock("#components/staff/edit/store/draft-shelf.ts", () => ({
  createDraftShelf: () => ({
    list: async () => [],
    keep: async (_: unknown, draft: unknown) => {
      device.draft = JSON.stringify(draft);
    },
    remove: async () => {
      device.draft = "";
    },
  }),
}));
vi.mock("next/navigation", () => ({
  useRouter: () => ({ push() {}, replace() {}, refresh() {} }),
  usePathname: () => "/",
}));

const MORE = "Typed words and more";
/** Another one for each test, who has typed nothing yet. */
let owner = { domain: "shop.test", locale: "en", person: "" };

/** The answers to the write of a form, one after another; the last one again and again. */
let answers: (() => Promise<Response> | Response)[];
let bodies: string[];

beforeAll(allowDialogs);
beforeEach(() => {
  device.forms.clear();
  device.draft = "";
  bodies = [];
  owner = { ...owner, person: crypto.randomUUID() };
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(cleanup);

const refuse = (status: number) => () =>
  Response.json({ error: { statusCode: status, payload: { message: "no" } } }, { status });

/** The answer to everything that forms read: nothing there yet. */
const READ = { problem: null, items: [], named: [], total: 0, hasMore: false };

/** A publish that is carried out elsewhere is asked for again after a second. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

/** Opens a form and types into it. */
async function fillIn(kind: FormKind): Promise<() => string> {
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    if (address.endsWith("session/login")) return Response.json({ data: {} });
    if (!address.endsWith(kind.route)) return Response.json({ data: READ });
    bodies.push(String(init.body));
    const next = answers.length > 1 ? answers.shift() : answers[0];
    return next ? next() : Response.error();
  });
  render(
    <SiteProvider site={EDITED_SITE}>
      <Translations locale="en" timeZone="UTC" messages={en}>
        <EditContextProvider owner={owner}>
          {kind.draw(owner)}
          {kind.isAdmin ? null : <PasswordDialog email={EMAIL} />}
        </EditContextProvider>
      </Translations>
    </SiteProvider>,
  );
  await act(async () => {});
  for (const [label, value] of Object.entries({ ...kind.besides, [kind.field]: TYPED }))
    write(label, value);
  await until(() => expect(device.kept).toContain(TYPED));
  return () => fieldOf(kind.field).value;
}
const fieldOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: string, value: string) =>
  fireEvent.change(fieldOf(label), { target: { value } });
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole("button", { name }));
  });

const BAD_ANSWERS: readonly (readonly [string, (typeof answers)[number]])[] = [
  ["nothing at all", () => Promise.reject(new TypeError("no network"))],
  ...[403, 409, 412, 500].map((status) => [String(status), refuse(status)] as const),
];

describe.each(Object.entries(FORM_KINDS))("%s", (_, kind) => {
  const done = () => Response.json({ data: kind.answer });

  it.each(
    BAD_ANSWERS,
  )("loses nothing by the answer %s, and sends it all with the next press", async (_, answer) => {
    answers = [answer, done];
    const value = await fillIn(kind);
    await press(kind.button);
    await until(() => expect(bodies).toHaveLength(1));
    expect(value()).toBe(TYPED);
    expect(device.kept).toContain(TYPED);
    await press(kind.button);
    await until(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]).toContain(TYPED);
    // Only what is saved is forgotten.
    await until(() => expect(device.kept).not.toContain(TYPED));
  });

  it("is saved by itself after a login, where the session had ended", async () => {
    answers = [refuse(401), done];
    const value = await fillIn(kind);
    await press(kind.button);
    const password = await screen.findByLabelText(login.password);
    expect([value(), device.kept]).toEqual([TYPED, expect.stringContaining(TYPED)]);
    fireEvent.change(password, { target: { value: "secret" } });
    await press(admin.frame.confirm.submit);
    await until(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]).toBe(bodies[0]);
    await until(() => expect(device.kept).not.toContain(TYPED));
  });

  it("is sent once by two presses, and keeps what is typed until a late answer comes", async () => {
    const late = Promise.withResolvers<Response>();
    answers = [() => late.promise];
    const value = await fillIn(kind);
    const button = screen.getByRole("button", { name: kind.button });
    await press(kind.button);
    // It may have another name while it is sent.
    await act(async () => {
      fireEvent.click(button);
    });
    write(kind.field, MORE);
    // A tab that is killed now has everything.
    expect(device.kept).toContain(MORE);
    await act(async () => late.resolve(done()));
    expect(bodies).toHaveLength(1);
    if (!kind.isFollowed) expect(value()).toBe(MORE);
    expect(device.kept).toContain(MORE);
  });
});
