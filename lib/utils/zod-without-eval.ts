import { config } from "zod";

// zod makes functions of text where it may, and finds out by trying: a browser reports that as a violation of the
// page's policy. Imported where the building blocks of schemas are, so that it runs before the first schema.
if (typeof window !== "undefined") config({ jitless: true });
