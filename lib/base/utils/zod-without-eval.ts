import { config } from "zod";

// zod compiles functions from strings if it may, and tries it out: a browser reports that as a violation of the page's
// policy. Imported next to the building blocks of schemas, so that it runs before the first schema.
if (typeof window !== "undefined") config({ jitless: true });
