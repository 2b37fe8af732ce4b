// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { queryOf } from "./form-query.ts";

const usual = { sort: "1" };
let form: HTMLFormElement;

beforeEach(() => {
  document.body.innerHTML = `
    <form id="list">
      <input type="checkbox" name="brand" value="102" checked>
      <input type="checkbox" name="brand" value="101" checked>
      <input type="checkbox" name="level" value="7">
      <input type="checkbox" name="strung" value="yes" checked>
      <input type="number" name="price" id="min" value="5"><input type="number" name="price" id="max" value="">
    </form>
    <select form="list" name="sort"><option value="1">1</option><option value="3">3</option></select>
    <select form="list" name="limit"><option value="12">12</option><option value="24">24</option></select>`;
  form = document.querySelector("form") as HTMLFormElement;
});

describe("queryOf", () => {
  it("writes the query of the contract, without half ranges and defaults", () => {
    expect(queryOf(form, usual)).toBe("?brand=101,102&strung=yes");
  });

  it("fills in an end that is left empty by the outermost that its field allows", () => {
    const [min, max] = [form.querySelector("#min"), form.querySelector("#max")].map(
      (field) => field as HTMLInputElement,
    );
    for (const field of [min, max]) Object.assign(field ?? {}, { min: "3", max: "90" });
    expect(queryOf(form, usual)).toContain("price=5,90");
    Object.assign(min ?? {}, { value: "" });
    expect(queryOf(form, usual)).not.toContain("price");
    Object.assign(max ?? {}, { value: "40" });
    expect(queryOf(form, usual)).toContain("price=3,40");
  });

  it("contains both ends of a range, and fields outside the form", () => {
    (form.querySelector("#max") as HTMLInputElement).value = "90";
    for (const [name, value] of [
      ["sort", "3"],
      ["limit", "24"],
    ])
      (document.querySelector(`select[name=${name}]`) as HTMLSelectElement).value = value as string;
    expect(queryOf(form, usual)).toBe("?limit=24&sort=3&brand=101,102&price=5,90&strung=yes");
  });

  it("is empty for the plain list", () => {
    for (const box of form.querySelectorAll("input")) box.checked = false;
    expect(queryOf(form, usual)).toBe("");
  });
});
