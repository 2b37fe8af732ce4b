/** Characters: far more than any form has. Longer texts are left as they are. */
const MAX_LENGTH = 100_000;
/** A tag, or the start of one up to the end of the text: continuing the search after it would take quadratic time. */
const TAG = /<[a-z](?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^>"'])*(?:>|$)/gi;
const ATTRIBUTE = /[\s/]([^\s"'>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g;

const BASE = /^<base[\s/>]/i;

/**
 * HTML without its event handlers and base addresses, for a document that is only parsed. No handler would run there,
 * but the page's content security policy applies too, and a browser reports each of them as a violation, such as the
 * `onload` of payment forms. Values of other attributes are unchanged. Not a sanitiser: the result is as untrusted as
 * before.
 */
export const withoutHandlers = (html: string): string =>
  html.length > MAX_LENGTH
    ? html
    : html.replace(TAG, (tag) =>
        BASE.test(tag)
          ? ""
          : tag.replace(ATTRIBUTE, (attribute, name: string) =>
              /^on/i.test(name) ? " " : attribute,
            ),
      );
