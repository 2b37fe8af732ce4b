import { describe, expect, it } from "vitest";
import { form } from "#lib/shop/api/schemas/feedback.ts";
import { emailOf, type FieldView, fieldMistake, toFieldView, toFormData } from "./form-fields.ts";

const field = (own: Record<string, unknown>): FieldView => {
  const [read] = form.parse({ id: 1, fields: [{ name: "f", label: "F", ...own }] }).fields;
  if (!read) throw new Error("the field was not read");
  return toFieldView(read);
};

describe("toFieldView", () => {
  it("knows the types by the names that back offices use", () => {
    expect(field({ type: "Phone" }).kind).toBe("tel");
    expect(field({ type: "dropdown", options: ["a"] }).kind).toBe("select");
    expect(field({ type: "multi-select", options: ["a"] }).kind).toBe("checkboxes");
    expect(field({ type: "checkbox", options: ["a"] }).kind).toBe("checkboxes");
  });

  it("renders an unknown type, and a choice without options, as a text field", () => {
    for (const type of ["signature", "constructor", "__proto__", undefined, "select"])
      expect(field({ type }).kind, type).toBe("text");
  });

  it("reads options as texts, numbers or objects, and ignores an invalid length", () => {
    expect(field({ type: "radio", options: ["a", 2, { id: 3, label: "c" }] }).options).toEqual([
      { value: "a", label: "a" },
      { value: "2", label: "2" },
      { value: "3", label: "c" },
    ]);
    expect(field({ maxLength: "0" }).maxLength).toBeNull();
    expect(field({ label: "" }).label).toBe("f");
  });
});

describe("fieldMistake", () => {
  it.each([
    [{ required: true }, " ", "required"],
    [{ required: true, type: "checkbox" }, "", "tick"],
    [{ required: true, type: "checkboxes", options: ["a"] }, [], "required"],
    [{}, "", undefined],
    [{ maxLength: 3 }, "abcd", "max:3:4"],
    [{ maxLength: 3 }, "abc", undefined],
    [{ type: "email" }, "ana@club", "email"],
    [{ type: "email" }, "ana@club.example", undefined],
    [{ type: "tel" }, "call me", "tel"],
    [{ type: "tel" }, "+385 1 555-0131", undefined],
    [{ type: "number" }, "twelve", "number"],
    [{ type: "number" }, "1e3", "number"],
    [{ type: "number" }, "٤٢", undefined],
    [{ type: "integer" }, "-1,250.5", undefined],
    [{ type: "date" }, "2026-02-30", "date"],
    [{ type: "date" }, "2026-02-28", undefined],
    [{ type: "url" }, "javascript:alert(1)", "url"],
    [{ type: "select", options: ["a"] }, "b", "required"],
    [{ minLength: "3" }, "ab", "min:3"],
    [{ minLength: 3 }, "", undefined],
    [{ minLength: 3 }, "abc", undefined],
    [{ equals: "a: yes" }, "no", "equal:a: yes"],
    [{ equals: "a: yes" }, " a: yes ", undefined],
    [{ lettersOnly: "true" }, "R2-D2", "lettersOnly"],
    [{ lettersOnly: true }, "Ana-Marija O’Neill", undefined],
    [{ type: "slug" }, "abc", "slugMin:4"],
    [{ type: "slug" }, "two--hyphens", "slug"],
    [{ type: "slug" }, "Capital", "slug"],
    [{ type: "slug" }, "šesti-dan-2", undefined],
    [{ type: "file", required: true }, [], "file"],
    [{ type: "file" }, [], undefined],
    [{ type: "file", required: true }, [{ id: 1, name: "a.pdf" }], undefined],
    [{ type: "hidden", required: true }, "", undefined],
  ])("%j with %j: %s", (own, value, mistake) => {
    expect(fieldMistake(field(own), value as string, "en")).toBe(mistake);
  });
});

describe("toFormData", () => {
  it("sends the input under the fields' names, in their types", () => {
    const fields = [
      field({ name: "name" }),
      field({ name: "age", type: "number" }),
      field({ name: "news", type: "checkbox" }),
      field({ name: "days", type: "checkboxes", options: ["a", "b"] }),
      field({ name: "empty" }),
      field({ name: "product", type: "hidden", value: "12" }),
      field({ name: "cv", type: "file" }),
      field({ name: "photo", type: "image" }),
    ];
    const files = [{ id: 7, name: "a.pdf" }];
    expect(toFormData(fields, [" Ana ", "٧,5", "true", ["b"], " ", "x", files, []], "hr")).toEqual({
      name: "Ana",
      age: 7.5,
      news: true,
      days: ["b"],
      product: "12",
      cv: files,
    });
  });

  it("finds the e-mail to record consents with", () => {
    const fields = [field({}), field({ type: "email" })];
    expect(emailOf(fields, ["x", " a@b.hr "])).toBe("a@b.hr");
    expect(emailOf([field({})], ["x"])).toBe("");
  });
});
