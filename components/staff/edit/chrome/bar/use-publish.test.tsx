// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { insertSection } from "#lib/staff/edit/model/actions.ts";
import { addressOf, type SetOperation } from "#lib/staff/edit/model/edit-operation.ts";
import en from "#messages/en.json";
import { drawInEditor } from "#tests/factories/edit-page.tsx";
import { Problems } from "./problems.tsx";
import { usePublish } from "./use-publish.ts";

const words = en.edit;
const announce = vi.fn();

const set = (path: string, after: string): SetOperation => ({
  kind: "set",
  elementId: 30002,
  handler: "page-section:homepage",
  about: { component: "text", title: "" },
  seen: "",
  path,
  slot: "text",
  before: "Before",
  after,
});
const [TITLE, TEXT] = [set("meta.title", "My title"), set("meta.text", "My text")];
const saved = (operation: SetOperation) => ({
  address: addressOf(operation),
  status: "saved",
  stored: operation.after,
});
const answered = (results: readonly object[]) =>
  Response.json({ data: { results, created: {}, seen: {}, merged: false } });

interface Sent {
  readonly attempt: string;
  readonly operations: readonly SetOperation[];
}
let sent: Sent[];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  announce.mockReset();
  sent = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return answer();
  });
});

function Bar() {
  const { publish, resume, needsLogin } = usePublish(announce);
  const some = new Set([addressOf(TEXT)]);
  return (
    <>
      <button type="button" onClick={() => void publish()}>
        all
      </button>
      <button type="button" onClick={() => void publish(some)}>
        without the text
      </button>
      {needsLogin ? (
        <button type="button" onClick={resume}>
          logged in
        </button>
      ) : null}
      <Problems />
    </>
  );
}

async function draw() {
  const store = await drawInEditor(<Bar />, "text");
  await act(async () => store.getState().act([TITLE, TEXT]));
  const press = (name: string) =>
    act(async () => void fireEvent.click(screen.getByRole("button", { name })));
  return { store, press, unsaved: () => Object.values(store.getState().operations) };
}

describe.each<[string, () => Response | Promise<Response>, keyof typeof words.reason]>([
  ["401", () => Response.json({}, { status: 401 }), "session"],
  ["403", () => Response.json({}, { status: 403 }), "session"],
  ["no answer", () => Promise.reject(new TypeError("Failed to fetch")), "unreachable"],
  [
    "no answer in time",
    () => Promise.reject(new DOMException("late", "TimeoutError")),
    "unreachable",
  ],
  ["an answer cut off", () => new Response('{"data":{"resul'), "unreachable"],
  ["a backend that is down", () => Response.json({}, { status: 503 }), "down"],
  ["a proxy without patience", () => new Response("<html>", { status: 504 }), "down"],
  ["an error", () => new Response("", { status: 500 }), "backend"],
  ["a refusal", () => Response.json({}, { status: 400 }), "refused"],
  ["too many requests", () => Response.json({}, { status: 429 }), "busy"],
  ["an answer about nothing", () => answered([]), "unreachable"],
  ["an empty answer", () => Response.json({}), "unreachable"],
])("a publish that gets %s", (name, failing, reason) => {
  it("keeps every change, says why of each, and saves them once it works", async () => {
    answer = failing;
    const { store, press, unsaved } = await draw();
    await press("all");
    expect(unsaved(), name).toEqual([TITLE, TEXT]);
    expect(store.getState().saving).toBe(false);
    const rows = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row).toContain(words.reason[reason]);
    expect(announce).toHaveBeenLastCalledWith("2 changes are not published");
    expect(screen.queryByText("logged in") !== null).toBe(reason === "session");

    answer = () => answered([saved(TITLE), saved(TEXT)]);
    await press(reason === "session" ? "logged in" : "all");
    expect(sent.map(({ operations }) => operations)).toEqual([
      [TITLE, TEXT],
      [TITLE, TEXT],
    ]);
    expect(unsaved()).toEqual([]);
    expect(screen.queryByRole("listitem")).toBeNull();
    expect(announce).toHaveBeenLastCalledWith("2 changes published");
  });
});

it.each<[string, object, string, number]>([
  ["and its place as one change", { status: "saved" }, "1 change published", 0],
  [
    "without its place, which is a change then",
    { status: "failed", reason: "busy" },
    "1 change is not published",
    1,
  ],
])("counts a new section %s", async (_, order, said, left) => {
  answer = () => {
    const [insert, place] = sent[0]?.operations.map((one) => ({ address: addressOf(one) })) ?? [];
    const results = [
      { ...insert, status: "saved" },
      { ...place, ...order },
    ];
    return Response.json({ data: { results, created: { "-1": 9 }, seen: {}, merged: false } });
  };
  const { store, press, unsaved } = await draw();
  await act(async () => store.getState().discard());
  const page = { handler: TITLE.handler, ids: [30002], after: 30002 };
  await act(async () => store.getState().act(insertSection(page, "text", -1)));
  await press("all");
  expect(announce).toHaveBeenLastCalledWith(said);
  expect(unsaved()).toHaveLength(left);
});

it("is the same attempt as long as nobody answered and nothing was changed", async () => {
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  const { store, press } = await draw();
  await press("all");
  await press("all");
  await act(async () => store.getState().act([set("meta.title", "Other")]));
  await press("all");
  const [first, again, other] = sent.map(({ attempt }) => attempt);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

it("goes on after a login without what was left out", async () => {
  answer = () => Response.json({}, { status: 401 });
  const { press, unsaved } = await draw();
  await press("without the text");
  answer = () => answered([saved(TITLE)]);
  await press("logged in");
  expect(sent.map(({ operations }) => operations)).toEqual([[TITLE], [TITLE]]);
  expect(unsaved()).toEqual([TEXT]);
});

it("keeps what failed of several, and sends one publish at a time", async () => {
  let release: (response: Response) => void = () => {};
  answer = () => new Promise((resolve) => (release = resolve));
  const { press, unsaved } = await draw();
  await press("all");
  await press("all");
  expect(sent).toHaveLength(1);
  const failed = { address: addressOf(TEXT), status: "failed", reason: "session" };
  await act(async () => release(answered([saved(TITLE), failed])));
  expect(unsaved()).toEqual([TEXT]);
  expect(screen.getByRole("listitem").textContent).toContain(words.reason.session);
  expect(screen.getByText("logged in")).toBeTruthy();
});
