import { samplesQuery } from "./samples-address.ts";

/** Sections as rendered by the server, and the styles of their page. */
export interface Samples {
  /** By component name; failed ones are missing. */
  readonly sections: ReadonlyMap<string, Element>;
  /** `<html>` and `<body>` of their page, without contents. */
  readonly page: HTMLElement;
  readonly styles: readonly CSSStyleSheet[];
}

interface Held {
  readonly address: string;
  readonly published: number;
  readonly samples: Promise<Samples | null>;
}

let held: Held | null = null;

/**
 * The samples of these sections, as one page of the edit tree that is read once for each language, and again after a
 * publish, which may have changed their content. Null if it cannot be read: the next call tries again.
 * @param home the address of the home page in the language of the page
 * @param published how often something was published from this tab
 */
export function readSamples(
  home: string,
  components: readonly string[],
  published: number,
): Promise<Samples | null> {
  if (held?.address === home && held.published === published) return held.samples;
  const samples = read(home, components).catch(() => null);
  const mine = { address: home, published, samples };
  held = mine;
  void samples.then((found) => {
    if (!found && held === mine) held = null;
  });
  return samples;
}

/** For tests. */
export const forgetSamples = (): void => {
  held = null;
};

async function read(home: string, components: readonly string[]): Promise<Samples | null> {
  const pages = await readPages(home, components);
  const [first] = pages;
  if (!first) return null;
  const sections = pages.flatMap((page) => sectionsOf(page));
  return {
    sections: new Map(sections),
    page: emptyPage(first),
    styles: await Promise.all(styleAddresses(first).map(readStyle)),
  };
}

/**
 * One page for all. A section that fails on the server takes its page with it, so the page is requested again in halves
 * until the failing section is alone.
 */
async function readPages(home: string, components: readonly string[]): Promise<Document[]> {
  const answer = await fetch(`${home}?${new URLSearchParams(samplesQuery(components))}`);
  if (answer.ok) return [new DOMParser().parseFromString(await answer.text(), "text/html")];
  if (answer.status !== 500 || components.length < 2) return [];
  const middle = Math.ceil(components.length / 2);
  const halves = [components.slice(0, middle), components.slice(middle)];
  return (await Promise.all(halves.map((half) => readPages(home, half)))).flat();
}

/** Removed from samples: nothing in a preview may move, play or run. */
const ACTIVE = "script, template, iframe, object, embed, link, meta, source[type^=video], audio";

const sectionsOf = (page: Document): [string, Element][] =>
  [...page.querySelectorAll<HTMLElement>("[data-sample]")].flatMap((sample) => {
    for (const node of sample.querySelectorAll(ACTIVE)) node.remove();
    for (const video of sample.querySelectorAll("video")) {
      video.removeAttribute("autoplay");
      video.preload = "none";
    }
    // Without content of the site, nothing is drawn.
    const isDrawn = sample.childElementCount > 0;
    return isDrawn ? [[sample.dataset.sample ?? "", sample]] : [];
  });

function emptyPage(page: Document): HTMLElement {
  const root = page.documentElement.cloneNode() as HTMLElement;
  root.append(page.body.cloneNode());
  return root;
}

const styleAddresses = (page: Document): string[] =>
  [...page.querySelectorAll("link[rel=stylesheet]")].flatMap((link) => {
    const address = link.getAttribute("href");
    return address ? [new URL(address, window.location.href).href] : [];
  });

/** The browser has cached the file: the page around the editor uses it, too. */
async function readStyle(address: string): Promise<CSSStyleSheet> {
  const text = await (await fetch(address)).text();
  const sheet = new CSSStyleSheet({ baseURL: address });
  // Values of the root come from the page, which has the site's own.
  sheet.replaceSync(text.replaceAll(":host", ":root"));
  return sheet;
}
