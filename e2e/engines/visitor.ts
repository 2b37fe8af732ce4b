import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect } from "@playwright/test";
import type { Session } from "./engine.ts";
import { aim, bySelector, directionTo, type Found, find, type Sought } from "./sought.ts";

const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve(
    "@testing-library/dom/dist/@testing-library/dom.umd.min.js",
  ),
  "utf8",
);

/** Keys without a character: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS = {
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Control: "\uE009",
  Escape: "\uE00C",
  End: "\uE010",
  Right: "\uE014",
  Down: "\uE015",
} as const;
export type Key = keyof typeof KEYS | (string & {});

/** More than the number of tab stops of any page. */
const LIMIT = 160;

/** Repeats until it does not throw: a page may be on its way, and a machine may do much else. */
export async function eventually<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const results: Result[] = [];
  await expect(async () => {
    results.push(await attempt());
  }).toPass({ timeout: 45_000, intervals: [50, 100, 200, 400] });
  return results[0] as Result;
}

/** A person in front of a browser. Elements are awaited, and clicked with real keys and pointer. */
export class Visitor {
  readonly session: Session;
  constructor(session: Session) {
    this.session = session;
  }

  open = (address: string) => this.session.open(address);
  address = () => this.session.run(() => location.href);

  async expectAddress(pattern: RegExp): Promise<void> {
    await eventually(async () => expect(await this.address()).toMatch(pattern));
  }

  /** The elements found right now. */
  async look(sought: Sought): Promise<Found> {
    const found = await this.session.run(find, sought);
    if (found) return found;
    await this.session.inject(LIBRARY);
    return (await this.session.run(find, sought)) as Found;
  }

  /** Waits until it is visible, and returns its description. */
  see = (sought: Sought): Promise<Found> => this.seeThat(sought, () => true);

  /** Waits until it can be seen and is as it should be. */
  seeThat(sought: Sought, isRight: (found: Found) => boolean): Promise<Found> {
    return eventually(async () => {
      const found = await this.look(sought);
      expect(found.count, `to be seen: ${JSON.stringify(sought)}`).toBeGreaterThan(0);
      expect(isRight(found), `as it should be: ${JSON.stringify({ sought, found })}`).toBe(true);
      return found;
    });
  }

  /** Waits until it cannot be seen. */
  async miss(sought: Sought): Promise<void> {
    await eventually(async () =>
      expect((await this.look(sought)).count, `gone: ${JSON.stringify(sought)}`).toBe(0),
    );
  }

  /** Clicks once it has stopped moving and nothing covers it. */
  async press(sought: Sought): Promise<void> {
    const { x, y } = await eventually(async () => {
      const { count } = await this.look(sought);
      expect(count, `to be pressed: ${JSON.stringify(sought)}`).toBeGreaterThan(0);
      const place = await this.session.run(aim, true);
      if (!place) throw new Error(`covered: ${JSON.stringify(sought)}`);
      expect(await this.session.run(aim, false)).toEqual(place);
      return place;
    });
    const actions = [
      { type: "pointerMove", x, y, duration: 0 },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    const parameters = { pointerType: "mouse" } as const;
    await this.session.act([{ type: "pointer", id: "mouse", parameters, actions }]);
  }

  /** Presses keys together, e.g. `keys("Control", "a")`. */
  async keys(...together: Key[]): Promise<void> {
    const values = together.map((key) => KEYS[key as keyof typeof KEYS] ?? key);
    await this.#keyboard([
      ...values.map((value) => ({ type: "keyDown", value })),
      ...values.toReversed().map((value) => ({ type: "keyUp", value })),
    ]);
  }

  /** Types where the focus is. */
  async type(text: string): Promise<void> {
    await this.#keyboard(
      [...text].flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]),
    );
  }

  #keyboard = (actions: { type: string; value: string }[]) =>
    this.session.act([{ type: "key", id: "keyboard", actions }]);

  /**
   * Presses Tab, or Shift and Tab, until it has the focus: if Tab leaves the document, a headless browser does not
   * return.
   */
  async tabTo(sought: Sought): Promise<void> {
    await this.see(sought);
    for (let step = 0; step < LIMIT; step += 1) {
      const direction = await this.session.run(directionTo);
      if (direction === "there") return;
      if (direction === "gone") await this.see(sought);
      else await this.keys(...(direction === "backward" ? (["Shift", "Tab"] as const) : ["Tab"]));
    }
    throw new Error(`the keyboard does not reach ${JSON.stringify(sought)}`);
  }

  /** Reaches a button or link and presses Enter. */
  async enter(sought: Sought): Promise<void> {
    await this.tabTo(sought);
    await this.keys("Enter");
  }

  /** Reaches an empty field and types. */
  async fill(sought: Sought, text: string): Promise<void> {
    await this.tabTo(sought);
    await this.type(text);
    await this.seeThat(sought, ({ value }) => value === text);
  }

  /** Reaches a list of options and types the beginning of one, as people do. */
  async pick(sought: Sought, option: string): Promise<void> {
    await this.tabTo(sought);
    await this.type(option);
    await this.seeThat(sought, ({ value }) => value.startsWith(option));
  }

  /** Reaches a group of radios and presses the arrow keys until the wanted one is chosen. */
  async choose(sought: Sought): Promise<void> {
    await this.see(sought);
    const [group, size] = await this.session.run(() => {
      const { sought } = globalThis as typeof globalThis & { sought?: HTMLInputElement };
      const all = `input[type=radio][name="${sought?.name}"]:not(:disabled)`;
      return [all, document.querySelectorAll(all).length] as const;
    });
    const chosen = bySelector(`${group}:checked`);
    const isOneChosen = (await this.look(chosen)).count > 0;
    await this.tabTo(isOneChosen ? chosen : bySelector(group));
    const place = () =>
      this.session.run(
        (all) =>
          [...document.querySelectorAll<HTMLInputElement>(all)].findIndex(({ checked }) => checked),
        group,
      );
    // Another key before the first has arrived would go past the wanted one.
    const press = async (key: string) => {
      const before = await place();
      await this.keys(key);
      await eventually(async () => expect(await place()).not.toBe(before));
    };
    if (!isOneChosen) await press(" ");
    for (let step = 0; step < size && !(await this.look(sought)).isChecked; step += 1)
      await press("Down");
    await this.seeThat(sought, ({ isChecked }) => isChecked);
  }

  /** Waits for the boxes that a form wants checked and checks them all; there is at least one. */
  async agree(): Promise<void> {
    const open = bySelector('input[type=checkbox][aria-required="true"]:not(:checked)');
    const { count } = await this.see(open);
    for (let left = count; left > 0; left -= 1) {
      await this.tabTo(open);
      await this.keys(" ");
      await eventually(async () => expect((await this.look(open)).count).toBe(left - 1));
    }
  }
}
