/** Characters: far more than any form has. A text made to be slow is not worth a quiet console. */
const LONGEST = 100_000;
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^>"'])*>/gi;
const ATTRIBUTE = /[\s/]+([^\s"'>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g;

/**
 * HTML without its event handlers, for a document that is only read. None would run there; but the reader's policy
 * holds in it too, and a browser reports each handler as a violation, among them the `onload` that payment forms
 * bear. Values of other attributes stay as they are. Not a sanitiser: the result is as untrusted as before.
 */
export const withoutHandlers = (html: string): string =>
  html.length > LONGEST
    ? html
    : html.replace(TAG, (tag) =>
        tag.replace(ATTRIBUTE, (attribute, name: string) => (/^on/i.test(name) ? " " : attribute)),
      );
