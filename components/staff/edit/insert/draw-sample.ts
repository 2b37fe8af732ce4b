import type { Samples } from "./read-samples.ts";

/**
 * Draws a section into a shadow tree of an element, with the shoppers' styles and without the editor's. Pictures are
 * requested in the small size in which they are shown.
 */
export function drawSample(host: HTMLElement, { page, styles }: Samples, section: Element): void {
  const tree = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  tree.adoptedStyleSheets = [...styles, own()];
  const root = document.importNode(page, true);
  root.querySelector("body")?.append(document.importNode(section, true));
  tree.replaceChildren(root);
  for (const picture of root.querySelectorAll<HTMLImageElement>("img[srcset]")) {
    const width = Math.ceil(picture.getBoundingClientRect().width);
    if (width > 0) picture.sizes = `${width}px`;
  }
}

let sheet: CSSStyleSheet | undefined;

/** The page of a sample is as wide as the window, and scaled to the width of its host. */
function own(): CSSStyleSheet {
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    html {
      position: absolute;
      inset-block-start: 0;
      inset-inline-start: 0;
      inline-size: var(--look-width);
      scale: var(--look-scale);
      transform-origin: 0 0;
    }
    html:dir(rtl) {
      transform-origin: 100% 0;
    }
    body {
      min-block-size: 0;
      block-size: calc(var(--look-width) / var(--look-shape));
      overflow: clip;
    }
    [data-sample] {
      margin-block: auto;
    }
    *, ::before, ::after {
      animation: none !important;
      transition: none !important;
    }
  `);
  return sheet;
}
