import { beforeEach, expect, it, vi } from "vitest";
import { signLoginStamp } from "#lib/gateway/auth/login-stamp.ts";
import { resetLimits } from "#lib/gateway/counters.ts";
import { STAFF, staffCookie, staffRequest } from "#tests/backends/staff.ts";
import { data, stubBackend, tokenFor, withSite } from "#tests/backends/stub-backend.ts";
import { handleConsentPreview } from "./consents/handle-preview.ts";
import { handleConsentSave } from "./consents/handle-save-consent.ts";
import { handleTemplateSave } from "./templates/handle-save-template.ts";

vi.mock("#lib/web/cache/expire.ts", () => ({ expireTags: vi.fn() }));

const consent = {
  uniqueNumber: null,
  formType: "newsletter",
  required: false,
  order: [],
  texts: { hr: { html: "a", before: "" } },
};
const template = { key: "RegistrationTemplate", language: "", html: "b", before: "a" };

/** Every route with a body that it takes, and the scope that it asks for; null where any staff may. */
const ROUTES = [
  ["consent/save", handleConsentSave, consent, "cms.consent"],
  ["consent/preview", handleConsentPreview, { html: "a" }, null],
  ["template/save", handleTemplateSave, template, "cms.option"],
] as const;

const customer = `accessToken=${tokenFor("c", 600)}; loggedIn=1`;
let writes: string[] = [];

/** A backend whose profile is this person's, that takes every write. */
const backend = (profile: object) =>
  stubBackend(
    withSite(
      (request) => {
        const { pathname } = new URL(request.url);
        if (pathname.endsWith("/user/profile")) return data({ ...STAFF, ...profile });
        if (pathname.endsWith("/consent/filter")) return data([]);
        writes.push(pathname);
        return data({ uniqueNumber: "n", id: 1, key: "RegistrationTemplate" });
      },
      { options: { Capabilities: "optionUpdate", RegistrationTemplate: "a" } },
    ),
  );

beforeEach(() => {
  resetLimits();
  writes = [];
  backend({});
});

it.each(ROUTES)("%s is for staff with its scope alone", async (path, handle, body, scope) => {
  const stamp = await signLoginStamp({ siteId: 7, userId: STAFF.id });
  const fresh = `${await staffCookie()}; staffLogin=${stamp}`;
  const ask = async (cookie: string, profile: object = {}) => {
    backend(profile);
    return (await handle(await staffRequest(`admin/${path}`, body, { cookie }))).status;
  };
  expect(await ask("")).toBe(401);
  expect(await ask(customer)).toBe(403);
  expect(await ask(fresh, { isBackofficeUser: false })).toBe(403);
  expect(await ask(await staffCookie(8))).toBe(403);
  expect(await ask(fresh, { scopes: ["cms.element"] })).toBe(scope === null ? 200 : 403);
  if (scope !== null) expect(await ask(await staffCookie(), { scopes: [scope] })).toBe(428);
  expect(writes).toEqual([]);
});

it("a consent is written with the scope of consents", async () => {
  const stamp = await signLoginStamp({ siteId: 7, userId: STAFF.id });
  backend({ scopes: ["cms.consent"] });
  const cookie = `${await staffCookie()}; staffLogin=${stamp}`;
  const answer = await handleConsentSave(
    await staffRequest("admin/consent/save", consent, { cookie }),
  );
  expect([answer.status, writes]).toEqual([200, ["/api/v1/cms/consent/create"]]);
});
