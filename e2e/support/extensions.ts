import type { BrowserContext, Locator } from "@playwright/test";
import { EVENTS, type Moment } from "./translators.ts";

/**
 * A password manager: marks next to and around fields, with shadow trees and its own attributes, one host after the
 * body, and the same for fields that are added later.
 */
export const managePasswords = (context: BrowserContext, moment: Moment) =>
  context.addInitScript((event) => {
    const known = new WeakSet<Element>();
    const make = (name: string, kind: string): HTMLElement => {
      const element = document.createElement(name);
      element.dataset.intruder = kind;
      return element;
    };
    const host = (): HTMLElement => {
      const icon = make("manager-icon", "passwords");
      icon.style.position = "absolute";
      icon.attachShadow({ mode: "closed" }).append(document.createElement("button"));
      return icon;
    };
    const mark = (field: HTMLInputElement) => {
      if (known.has(field) || !/^(?:email|password|search|tel|text)$/.test(field.type)) return;
      known.add(field);
      field.setAttribute("data-manager-field", field.type);
      field.style.backgroundRepeat = "no-repeat";
      // Whoever types keeps the place of the cursor.
      if (document.activeElement !== field) {
        const box = make("span", "passwords");
        box.style.display = "contents";
        field.replaceWith(box);
        box.append(field);
      }
      field.before(make("span", "passwords"));
      field.after(host());
    };
    const markAll = () => document.querySelectorAll("input").forEach(mark);
    const begin = () => {
      document.documentElement.append(host());
      markAll();
      new MutationObserver(markAll).observe(document.body, { childList: true, subtree: true });
    };
    document.addEventListener(event, begin, { once: true });
  }, EVENTS[moment]);

/** Fills a field as a password manager does: with the native setter, and all events of a person. */
export const fillAsManager = (field: Locator, value: string): Promise<void> =>
  field.evaluate((input: HTMLInputElement, text) => {
    const events = (...names: string[]) => {
      for (const name of names) input.dispatchEvent(new Event(name, { bubbles: true }));
    };
    const press = (kind: string) =>
      input.dispatchEvent(new KeyboardEvent(kind, { key: "Unidentified", bubbles: true }));
    input.focus();
    press("keydown");
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
    press("keyup");
    events("input", "change");
    input.blur();
  }, value);

/**
 * A grammar extension: one element before everything, attributes on the body, and next to each edited text an editable
 * mirror that follows the typing.
 */
export const checkGrammar = (context: BrowserContext, moment: Moment) =>
  context.addInitScript((event) => {
    const known = new WeakSet<Element>();
    const mirror = (field: HTMLElement) => {
      if (known.has(field) || field.closest("[data-intruder]")) return;
      known.add(field);
      field.setAttribute("data-gramm", "false");
      field.setAttribute("data-lt-tmp-id", "lt-1");
      if (field instanceof HTMLTextAreaElement) field.spellcheck = false;
      const copy = document.createElement("div");
      copy.dataset.intruder = "mirror";
      copy.contentEditable = "true";
      copy.tabIndex = -1;
      copy.ariaHidden = "true";
      copy.style.cssText = "position:absolute;inline-size:0;block-size:0;overflow:hidden";
      const follow = () => {
        copy.textContent = field instanceof HTMLTextAreaElement ? field.value : field.textContent;
      };
      field.addEventListener("input", follow);
      if (field instanceof HTMLTextAreaElement) field.before(copy);
      const host = document.createElement("grammar-marks");
      host.dataset.intruder = "mirror";
      host.attachShadow({ mode: "open" }).append(document.createElement("div"));
      field.after(host);
    };
    const mirrorAll = () =>
      document.querySelectorAll<HTMLElement>("textarea, [contenteditable]").forEach(mirror);
    const begin = () => {
      document.body.setAttribute("data-gr-ext-installed", "");
      const first = document.createElement("grammar-root");
      first.dataset.intruder = "grammar";
      document.body.prepend(first);
      mirrorAll();
      new MutationObserver(mirrorAll).observe(document.body, {
        childList: true,
        subtree: true,
        attributeFilter: ["contenteditable"],
      });
    };
    document.addEventListener(event, begin, { once: true });
  }, EVENTS[moment]);

/** A reading toolbar: it moves the first children of the page into its own box, and marks controls. */
export const addToolbar = (context: BrowserContext, moment: Moment) =>
  context.addInitScript((event) => {
    const begin = () => {
      const [bar, box] = [document.createElement("div"), document.createElement("div")];
      bar.dataset.intruder = "toolbar";
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = "A+";
      bar.style.cssText = "position:fixed;inset-block-end:0;inset-inline-start:0;opacity:.1";
      bar.append(button);
      box.style.display = "contents";
      const first = document.body.firstElementChild;
      first?.replaceWith(box);
      if (first) box.append(first);
      document.body.prepend(bar);
      document.body.style.letterSpacing = "0.01em";
      document.documentElement.setAttribute("data-reader", "on");
      for (const one of document.querySelectorAll("a, button, img, h1, h2"))
        one.setAttribute("data-reader-focus", "");
    };
    document.addEventListener(event, begin, { once: true });
  }, EVENTS[moment]);
