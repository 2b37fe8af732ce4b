import "server-only";
import { getRenderers } from "./renderers.ts";

/** On a post or page of this date (`published_at`): nothing for shoppers, a note for staff while it is still to come. */
export const TimeNote = ({ publishedAt }: { publishedAt: string }) =>
  getRenderers().dated(publishedAt);
