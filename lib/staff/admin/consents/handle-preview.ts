import "server-only";
import { z } from "zod";
import { staffRoute } from "#lib/staff/edit/staff-route.ts";
import { sanitizePhrase } from "#lib/web/security/sanitize.ts";

/** POST /api/admin/consent/preview: a consent's text as shoppers will see it. Read-only. */
export const handleConsentPreview = staffRoute({
  action: "consent.preview",
  scope: null,
  outsideEdit: true,
  body: z.object({ html: z.string().max(20_000) }),
  run: async ({ input }) => ({ html: sanitizePhrase(input.html) }),
});
