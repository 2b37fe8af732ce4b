import { expect, it } from "vitest";
import { cookiesOf } from "#lib/gateway/auth/cookies.ts";
import { getSite } from "#lib/web/site/get-site.ts";
import {
  data,
  failure,
  type Stub,
  stubBackend,
  tokenFor,
  withSite,
} from "#tests/backends/stub-backend.ts";
import { readAdminLanguage } from "./language.ts";

const token = tokenFor("staff", 600);
const session = `accessToken=${token}`;

async function languageOf(stub: Stub, cookie = session) {
  const asked = stubBackend(withSite(stub));
  const site = (await getSite("shop.test")) ?? expect.fail("no site");
  const read = await readAdminLanguage(
    { site, locale: "hr", storeId: 71 },
    cookiesOf(new Headers({ cookie })),
  );
  return { ...read, settings: asked.filter(({ url }) => url.includes("general/user")) };
}

it("asks the backend for the admin language, with the token of the person", async () => {
  const { language, isUnset, settings } = await languageOf(() => data({ value: " DE " }));
  expect({ language, isUnset }).toEqual({ language: "de", isUnset: false });
  const [asked] = settings;
  expect(new URL(asked?.url ?? "").search).toBe("?group=admin&key=globalLanguage");
  expect(asked?.headers.get("accesstoken")).toBe(token);
});

it("takes the address's language where the setting is missing, and says so", async () => {
  const { language, isUnset } = await languageOf(() => failure(404, "not set"));
  expect({ language, isUnset }).toEqual({ language: "hr", isUnset: true });
});

it("takes the address's language where the interface is not written in the setting's", async () => {
  const { language, isUnset } = await languageOf(() => data({ value: "fr" }));
  expect({ language, isUnset }).toEqual({ language: "hr", isUnset: true });
});

it("survives a backend that fails, without calling the setting missing", async () => {
  const { language, isUnset } = await languageOf(() => failure(500, "down"));
  expect({ language, isUnset }).toEqual({ language: "hr", isUnset: false });
});

it("takes what this person has chosen, where the interface is written in it", async () => {
  const setting = () => data({ value: "de" });
  const chosen = await languageOf(setting, `${session}; adminLanguage=ar`);
  expect(chosen).toMatchObject({ language: "ar", isUnset: false, settings: [] });
  const invented = await languageOf(setting, `${session}; adminLanguage=%3Cscript%3E`);
  expect(invented.language).toBe("de");
});

it("asks nothing before a login", async () => {
  const before = await languageOf(() => data({ value: "de" }), "");
  expect(before).toMatchObject({ language: "hr", isUnset: false, settings: [] });
});
