/** Characters: far more than any form has. Longer texts are left as they are. */
const MAX_LENGTH = 100_000;
/** A tag, or the start of one to the end of the text: searching on behind it would take the square of the length. */
const TAG = /<[a-z](?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^>"'])*(?:>|$)/gi;
const ATTRIBUTE = /[\s/]([^\s"'>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g;

/**
 * HTML without its event handlers, for a document that is only parsed. No handler would run there, but the page's
 * content security policy counts there too, and a browser reports each handler as a violation, such as the `onload` of
 * payment forms. Values of other attributes stay as they are. Not a sanitiser: the result is as untrusted as before.
 */
export const withoutHandlers = (html: string): string =>
  html.length > MAX_LENGTH
    ? html
    : html.replace(TAG, (tag) =>
        tag.replace(ATTRIBUTE, (attribute, name: string) => (/^on/i.test(name) ? " " : attribute)),
      );
