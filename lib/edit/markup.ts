const TAG = /<\/?([a-z][a-z0-9-]*)\b([^>]*)>/gi;

/** Tags and the number of their attributes, in order: entities, quotes and `<br />` are written in many ways. */
const skeleton = (html: string): string =>
  [...html.matchAll(TAG)]
    .map(
      ([, tag = "", rest = ""]) => `${tag.toLowerCase()}${rest.match(/[\w-]+\s*=/g)?.length ?? 0}`,
    )
    .join(" ");

/** Whether cleaning left the markup whole. Text is never cleaned away, so only tags and attributes are compared. */
export const keepsMarkup = (typed: string, cleaned: string): boolean =>
  skeleton(typed) === skeleton(cleaned);
