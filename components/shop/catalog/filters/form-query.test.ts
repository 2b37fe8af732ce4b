// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { queryOf, readNumbers } from "./form-query.ts";

const usual = { sort: "1" };
let form: HTMLFormElement;

beforeEach(() => {
  document.body.innerHTML = `
    <form id="list">
      <input type="checkbox" name="brand" value="102" checked>
      <input type="checkbox" name="brand" value="101" checked>
      <input type="checkbox" name="level" value="7">
      <input type="checkbox" name="strung" value="yes" checked>
      <div><input name="price:number" id="min" data-number="5" value="5" data-outermost="3"><input name="price:number" id="max" data-number="" value="" data-outermost="90"><p data-unread="Enter a number."></p></div>
      <input type="date" name="day" id="from" min="2026-05-01" value=""><input type="date" name="day" id="till" max="2026-05-31" value="">
    </form>
    <select form="list" name="sort"><option value="1">1</option><option value="3">3</option></select>
    <select form="list" name="limit"><option value="12">12</option><option value="24">24</option></select>`;
  form = document.querySelector("form") as HTMLFormElement;
});

const field = (id: string) => document.getElementById(id) as HTMLInputElement;
/** Types into a field of a Croatian page. True where every number can be read. */
function type(id: string, text: string, mark = true): boolean {
  field(id).value = text;
  return readNumbers(form, "hr", mark);
}

describe("queryOf", () => {
  it("writes the query of the contract, without defaults", () => {
    field("min").dataset.number = "";
    expect(queryOf(form, usual)).toBe("?brand=101,102&strung=yes");
  });

  it("fills in an end that is left empty by the outermost that its field allows", () => {
    expect(queryOf(form, usual)).toContain("price=5,90");
    type("min", "");
    expect(queryOf(form, usual)).not.toContain("price");
    type("max", "40");
    expect(queryOf(form, usual)).toContain("price=3,40");
    field("from").value = "2026-05-07";
    expect(queryOf(form, usual)).toContain("day=2026-05-07,2026-05-31");
  });

  it("contains both ends of a range, and fields outside the form", () => {
    type("max", "90");
    for (const [name, value] of [
      ["sort", "3"],
      ["limit", "24"],
    ])
      (document.querySelector(`select[name=${name}]`) as HTMLSelectElement).value = value as string;
    expect(queryOf(form, usual)).toBe("?limit=24&sort=3&brand=101,102&price=5,90&strung=yes");
  });

  it("is empty for the plain list", () => {
    for (const box of form.querySelectorAll("input")) box.checked = false;
    type("min", "");
    expect(queryOf(form, usual)).toBe("");
  });
});

describe("typed numbers", () => {
  it.each([
    ["12,50", "price=12.50,90"],
    ["٣٠", "price=30,90"],
    ["1.250,5", "price=90,1250.5"],
  ])("%j is %s in Croatian", (text, query) => {
    expect(type("min", text)).toBe(true);
    expect(queryOf(form, usual)).toContain(query);
  });

  it("that cannot be read are said at the field, after a pause in typing only", () => {
    const said = document.querySelector("[data-unread]");
    expect(type("min", "12,", false)).toBe(false);
    expect(said?.textContent).toBe("");
    expect(type("min", "12,", true)).toBe(false);
    expect(said?.textContent).toBe("Enter a number.");
    expect(field("min").getAttribute("aria-invalid")).toBe("true");
    expect(field("max").hasAttribute("aria-invalid")).toBe(false);
    expect(type("min", "12,5", false)).toBe(true);
    expect(said?.textContent).toBe("");
    expect(field("min").hasAttribute("aria-invalid")).toBe(false);
  });
});
