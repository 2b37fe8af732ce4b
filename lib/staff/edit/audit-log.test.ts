import { beforeEach, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { forgetLines } from "#lib/web/cache/bounded-lists.ts";
import { STAFF } from "#tests/backends/staff.ts";
import { keepAudit, readAudit } from "./audit-log.ts";

const who = {
  ...STAFF,
  username: "",
  memberCardBarcode: "",
  addresses: [],
  company: null,
  scopes: null,
  details: { firstName: "Vera", lastName: "Vrh" },
};
const entry = { action: "consent.save", who, locale: "hr", requestId: "r1" };

beforeEach(() => {
  forgetLines();
  vi.stubEnv("REDIS_URL", "");
  resetSettings();
});

it("keeps who did what, the newest first, each site its own", async () => {
  await keepAudit(7, { ...entry, details: { consent: "terms" } });
  await keepAudit(7, { ...entry, status: 403 });
  await keepAudit(8, { ...entry, action: "media.delete" });
  const [refused, saved] = await readAudit(7);
  expect(refused).toMatchObject({ status: 403 });
  expect(saved).toMatchObject({
    action: "consent.save",
    who: { id: 3, name: "Vera Vrh" },
    details: { consent: "terms" },
  });
  expect(JSON.stringify(saved)).not.toContain(STAFF.email);
  expect(await readAudit(8)).toHaveLength(1);
});

it("keeps a line without its details where they are long", async () => {
  await keepAudit(7, {
    ...entry,
    details: { paths: Array.from({ length: 900 }, () => "meta.title") },
  });
  expect((await readAudit(7))[0]).toMatchObject({ action: "consent.save", details: {} });
});
