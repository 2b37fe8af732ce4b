import { describe, expect, it } from "vitest";
import { ALL, importsOf, isTest, SOURCES, TEST_FILES, within } from "./sources.ts";

const BACKEND_PATH =
  /["'`]\/?api\/v\d+\/|["'`](?:ecommerce|product|cms|gdpr|gaussbox|calendar)\/[a-z]+/;
/** An import of the table or of what declares it that is more than a type. */
const TABLE_IMPORT = /^import (?!type )[^"']*["']#lib\/shop\/api\/(?:calls\/|declare|call\.)/m;
const LIMIT = 300;
const MOST_FILES = 25;
/** The sandbox uses relative imports only, so that it can be extracted as a whole. */
const PRODUCT = ALL.filter(({ file }) => !within(file, ["sandbox"]));

/** `file:line` of every line that matches. */
const lines = (pattern: RegExp, rooms: typeof SOURCES) =>
  rooms.flatMap(({ file, text }) =>
    text.split("\n").flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
  );

describe("rooms", () => {
  it("only lib/shop/api and the sandbox know backend paths", () => {
    const strangers = SOURCES.filter(({ file }) => !within(file, ["lib/shop/api", "sandbox"]));
    expect(lines(BACKEND_PATH, strangers)).toEqual([]);
  });

  it("only lib/base/browser waits for an idle browser, but for the text of one inline script", () => {
    const strangers = SOURCES.filter(
      ({ file }) =>
        !["lib/base/browser/when-idle.ts", "lib/web/reports/loader-script.ts"].includes(file),
    );
    expect(lines(/requestIdleCallback|cancelIdleCallback/, strangers)).toEqual([]);
  });

  it("only lib/shop/api/calls declares calls, and every one has its place in the tree", () => {
    const declaring = SOURCES.filter((source) =>
      importsOf(source).some(({ to }) => to === "lib/shop/api/declare.ts"),
    ).map(({ file }) => file);
    // The gateway, the doctor and the tracing of the middleware list the declared calls; they declare none.
    const listing = [
      "lib/gateway/call-table.ts",
      "lib/run/doctor/examine.ts",
      "lib/run/server/tracing/trace-middleware.ts",
    ];
    expect(declaring.filter((file) => !within(file, ["lib/shop/api/calls", ...listing]))).toEqual(
      [],
    );
    const table = SOURCES.find(({ file }) => file === "lib/gateway/call-table.ts");
    expect(table?.text).toContain('import { listCalls } from "#lib/shop/api/declare.ts"');
  });

  it("browsers call the backend by `gateway` alone, and download no table of calls", () => {
    const transport = SOURCES.filter((source) =>
      importsOf(source).some(({ to }) => to === "lib/web/client/call-gateway.ts"),
    );
    expect(transport.map(({ file }) => file)).toEqual(["lib/web/client/gateway.ts"]);
    const downloaded = SOURCES.filter(
      ({ file, text }) =>
        within(file, ["lib/web/client", "stores"]) || /^["']use client["']/.test(text),
    );
    expect(
      downloaded.filter(({ text }) => TABLE_IMPORT.test(text)).map(({ file }) => file),
    ).toEqual([]);
  });

  it("no file is longer than 300 lines", () => {
    const long = ALL.map(({ file, text }) => ({ file, length: text.split("\n").length - 1 }));
    expect(long.filter(({ length }) => length > LIMIT)).toEqual([]);
  });

  it("lib and stores hold no markup", () => {
    expect(
      SOURCES.filter(({ file }) => within(file, ["lib", "stores"]) && file.endsWith(".tsx")).map(
        ({ file }) => file,
      ),
    ).toEqual([]);
  });

  it("no page is a client page", () => {
    const clients = SOURCES.filter(
      ({ file, text }) => within(file, ["app"]) && /^["']use client["']/m.test(text),
    );
    expect(
      clients.map(({ file }) => file).filter((file) => !/\/(global-)?error\.tsx$/.test(file)),
    ).toEqual([]);
  });

  it("no server actions", () => {
    expect(lines(/^\s*["']use server["']/, SOURCES)).toEqual([]);
  });

  it("server-only is imported on the first line", () => {
    const late = SOURCES.filter(
      ({ text }) =>
        /^import ["']server-only["']/m.test(text) && !/^import ["']server-only["']/.test(text),
    );
    expect(late.map(({ file }) => file)).toEqual([]);
  });

  it("client files import nothing server-only", () => {
    const serverOnly = new Set(
      SOURCES.filter(({ text }) => text.startsWith('import "server-only"')).map(({ file }) =>
        file.replace(/\.tsx?$/, ""),
      ),
    );
    const clients = SOURCES.filter(({ text }) => /^["']use client["']/.test(text));
    const breaches = clients.flatMap((source) =>
      importsOf(source)
        .filter(
          ({ to, line }) =>
            serverOnly.has(to) && !/import type/.test(source.text.split("\n")[line - 1] ?? ""),
        )
        .map(({ to, line }) => `${source.file}:${line} -> ${to}`),
    );
    expect(breaches).toEqual([]);
  });

  it("imports name the file they mean: `./` for the own folder, `#` for all else", () => {
    const specifier =
      /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+|\bvi\.\w+\(\s*)["'](\.\.\/[^"']*|@\/[^"']*|(?:\.\/|#)[^"']*(?<!\.(?:tsx?|mjs|js|json|css|svg|woff2)(?:\?\w+)?))["']/;
    expect(lines(specifier, PRODUCT)).toEqual([]);
  });

  it("no folder has more than 25 files of its own", () => {
    const files = [...PRODUCT.map(({ file }) => file), ...TEST_FILES];
    const folders = files
      .filter((file) => !isTest(file))
      .map((file) => file.slice(0, file.lastIndexOf("/")));
    const crowded = [...new Set(folders)].map((folder) => ({
      folder,
      files: folders.filter((other) => other === folder).length,
    }));
    expect(crowded.filter(({ files }) => files > MOST_FILES)).toEqual([]);
  });

  it("there are no barrels but lib/shop/api's", () => {
    const barrels = SOURCES.filter(
      ({ file, text }) => /\/index\.tsx?$/.test(file) && /export \* from/.test(text),
    );
    expect(
      barrels.map(({ file }) => file).filter((file) => !within(file, ["lib/shop/api"])),
    ).toEqual([]);
  });

  it("tests do not wait for fixed times", () => {
    const tests = ALL.filter(({ file }) => isTest(file));
    expect(lines(/waitForTimeout\(|\.(only|skip)\(/, tests)).toEqual([]);
  });
});
