import { describe, expect, it } from "vitest";
import { fc } from "#tests/property.ts";
import { extensionOf, formatOf, UPLOAD_ACCEPT } from "./upload-formats.ts";
import { safeFileName } from "./upload-name.ts";

const anyName = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc
    .tuple(fc.string({ unit: "grapheme" }), fc.constantFrom("pdf", "PNG", "docx", "svg", "x.php"))
    .map(([stem, extension]) => `${stem}.${extension}`),
  fc.stringMatching(/^[.\\/ \u202e%a-z]{0,40}$/),
);

describe("safeFileName", () => {
  it.each([
    ["holiday photo.JPG", "holiday-photo.jpg"],
    ["../../etc/passwd", "passwd"],
    ["C:\\Users\\ana\\Račun 2026.pdf", "Račun-2026.pdf"],
    ["invoice.php.pdf", "invoice-php.pdf"],
    ["gpj.\u202eexe.pdf", "gpj-exe.pdf"],
    ["..", "file"],
    [".htaccess", "file.htaccess"],
    ["con.txt", "file-con.txt"],
    ["تقرير.pdf", "تقرير.pdf"],
    ['a"; filename="b.pdf', "a-filename=-b.pdf"],
  ])("%j becomes %j", (name, expected) => expect(safeFileName(name)).toBe(expected));

  it("is safe whatever comes in", () =>
    fc.assert(
      fc.property(anyName, (name) => {
        const safe = safeFileName(name);
        expect(safe).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}"/\\:<>|?*;\s]/u);
        expect(safe).not.toMatch(/^[.-]/);
        expect(safe.split(".").length).toBeLessThan(3);
        expect([...safe].length).toBeGreaterThan(0);
        expect([...safe].length).toBeLessThan(100);
        expect(() => encodeURIComponent(safe)).not.toThrow();
      }),
    ));

  it("changes nothing the second time, and never the extension", () =>
    fc.assert(
      fc.property(anyName, (name) => {
        const safe = safeFileName(name);
        expect(safeFileName(safe)).toBe(safe);
        const format = formatOf(name, "");
        if (format) expect(extensionOf(safe)).toBe(format.extension);
      }),
    ));
});

describe("formatOf", () => {
  const extensions = UPLOAD_ACCEPT.split(",").map((one) => one.slice(1));

  it("has the formats of docs/screens.md §4.14 and no other", () =>
    expect(extensions.sort()).toEqual(
      "avif csv doc docx jpeg jpg odp ods odt pdf png ppt pptx rtf txt webp xls xlsx zip".split(
        " ",
      ),
    ));

  it.each([
    ["a.pdf", "application/pdf", true],
    ["a.PDF", "", true],
    ["a.csv", "application/vnd.ms-excel", true],
    ["a.txt", "text/plain; charset=utf-8", true],
    ["a.pdf", "text/html", false],
    ["a.png", "image/svg+xml", false],
    ["a.jpg", "image/png", false],
    ["a.svg", "image/svg+xml", false],
    ["a.html", "text/html", false],
    ["a.xml", "application/xml", false],
    ["a.js", "text/javascript", false],
    ["a.exe", "", false],
    ["pdf", "application/pdf", false],
    ["__proto__", "", false],
    ["a.constructor", "", false],
  ])("%s declared as %j is taken: %s", (name, declared, taken) =>
    expect(formatOf(name, declared) !== null).toBe(taken));

  it("takes no other extension, whatever is declared", () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{1,8}$/), fc.string(), (extension, declared) => {
        fc.pre(!extensions.includes(extension));
        expect(formatOf(`file.${extension}`, declared)).toBeNull();
      }),
    ));

  it("takes no declared type that is another format's", () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...extensions),
        fc.constantFrom("text/html", "image/svg+xml", "application/xml", "text/javascript"),
        (extension, declared) => {
          expect(formatOf(`a.${extension}`, declared)).toBeNull();
        },
      ),
    ));
});
